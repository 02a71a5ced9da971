// trunci has overflow flags.
// RUN: %bufscope-opt %s --upstream=22 --mlir-print-op-generic | FileCheck %s

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (i32) -> (i16, i16), sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: %0 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i16
// CHECK-NEXT: %1 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i16
// CHECK-NEXT: "func.return"(%0, %1) : (i16, i16) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @f(%a: i32) -> (i16, i16) {
  %0 = arith.trunci %a : i32 to i16
  %1 = arith.trunci %a overflow<nsw> : i32 to i16
  return %0, %1 : i16, i16
}
