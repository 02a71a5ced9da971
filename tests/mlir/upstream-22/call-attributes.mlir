// RUN: %bufscope-opt %s --upstream=22 | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// func.call has attributes for its arguments and results, and may ask not to be inlined.

func.func private @callee(i32) -> i32
func.func @caller(%x: i32) {
  // CHECK:         %0 = call @callee(%arg0) {arg_attrs = [{foo.a}], res_attrs = [{foo.b}]} : (i32) -> i32
  // GENERIC:         %0 = "func.call"(%arg0) <{arg_attrs = [{foo.a}], callee = @callee, res_attrs = [{foo.b}]}> : (i32) -> i32
  %0 = "func.call"(%x) <{callee = @callee, arg_attrs = [{foo.a}], res_attrs = [{foo.b}]}> : (i32) -> i32
  // CHECK-NEXT:    %1 = call @callee(%arg0) {no_inline, other = 3 : i64} : (i32) -> i32
  // GENERIC-NEXT:    %1 = "func.call"(%arg0) <{callee = @callee, no_inline}> {other = 3 : i64} : (i32) -> i32
  %1 = call @callee(%x) {no_inline, other = 3} : (i32) -> i32
  return
}
