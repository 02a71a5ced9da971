// A file without any op: an empty module.
// RUN: %bufscope-opt %s > %t
// RUN: FileCheck %s --input-file=%t
// CHECK: module {
// CHECK-NEXT: }
// CHECK-EMPTY:
