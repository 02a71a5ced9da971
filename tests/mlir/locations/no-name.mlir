// A file without a name is what standard input is called.
// RUN: %bufscope-opt %s --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// CHECK: func.func private @f(i32) loc("-":1:2)
func.func private @f(i32) loc("":1:2)
