// Where only what passes made is printed, nothing says what the first was given: nor, whether it changed it.
// RUN: %bufscope-opt --dump=%s --explain | FileCheck %s --implicit-check-not=canonicalize
// RUN: %bufscope-opt --dump=%s --sentences=german --explain | FileCheck %s --check-prefix=GERMAN || true

