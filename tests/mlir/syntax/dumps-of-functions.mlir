// What a pass on functions leaves is printed function by function, each numbered for itself, in both
// forms.
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(func.func(cse))' --mlir-print-ir-after-all --mlir-print-op-generic 2>&1 | FileCheck %s

// CHECK: // -----// IR Dump After CSE (cse) //----- //
// CHECK-NEXT: "func.func"() <{function_type = (i32) -> i32, sym_name = "first"}> ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK: // -----// IR Dump After CSE (cse) //----- //
// CHECK-NEXT: "func.func"() <{function_type = (i32) -> i32, sym_name = "second"}> ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK: ^bb0(%arg1: i32):
// CHECK: ^bb0(%arg0: i32):
func.func @first(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @second(%a: i32) -> i32 {
  return %a : i32
}
