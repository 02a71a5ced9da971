// Ops of the test dialect: their effects, names of results and inherent attributes.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --cse | FileCheck %s --check-prefix=CSE

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, index) -> index, sym_name = "names"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: index):
// GENERIC-NEXT: %5:2 = "test.op_norm_ret"(%arg0) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
// GENERIC-NEXT: "test.op_norm"(%5#1, %5#0) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: %6 = "test.reify_bound"(%arg1) <{type = "UB"}> : (index) -> index
// GENERIC-NEXT: "test.compare"(%arg1, %6) <{cmp = "LT"}> : (index, index) -> ()
// GENERIC-NEXT: %7 = "test.with_bounds"() <{smax = 7 : i8, smin = 0 : i8, umax = 7 : i8, umin = 0 : i8}> : () -> i8
// GENERIC-NEXT: %8 = "test.increment"(%7) : (i8) -> i8
// GENERIC-NEXT: %9 = "test.reflect_bounds"(%8) <{umin = 1 : i8}> : (i8) -> i8
// GENERIC-NEXT: "func.return"(%6) : (index) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> i1, sym_name = "effects"}> ({
// GENERIC-NEXT: %0 = "test.side_effect_op"() {effects = [{effect = "read"}]} : () -> i1
// GENERIC-NEXT: %1 = "test.side_effect_op"() {effects = [{effect = "write"}]} : () -> i1
// GENERIC-NEXT: %2 = "test.side_effect_op"() {effects = [{effect = "allocate", on_result}]} : () -> i1
// GENERIC-NEXT: %3 = "test.side_effect_op"() {effects = [{effect = "free", test_resource}]} : () -> i1
// GENERIC-NEXT: %4 = "test.constant"() <{value = 2147483647 : i64}> : () -> i32
// GENERIC-NEXT: "func.return"(%1) : (i1) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @names(%arg0: memref<4xf32>, %arg1: index) -> index {
// CHECK-NEXT: %Y, %Z = "test.op_norm_ret"(%arg0) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: "test.op_norm"(%Z, %Y) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: %0 = "test.reify_bound"(%arg1) <{type = "UB"}> : (index) -> index
// CHECK-NEXT: "test.compare"(%arg1, %0) <{cmp = "LT"}> : (index, index) -> ()
// CHECK-NEXT: %1 = test.with_bounds {smax = 7 : i8, smin = 0 : i8, umax = 7 : i8, umin = 0 : i8} : i8
// CHECK-NEXT: %2 = test.increment %1 : i8
// CHECK-NEXT: %3 = test.reflect_bounds {umin = 1 : i8} %2 : i8
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
// CSE-LABEL: func.func @names(%arg0: memref<4xf32>, %arg1: index) -> index {
// CSE-NEXT: %Y, %Z = "test.op_norm_ret"(%arg0) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
// CSE-NEXT: "test.op_norm"(%Z, %Y) : (memref<4xf32>, memref<4xf32>) -> ()
// CSE-NEXT: %0 = "test.reify_bound"(%arg1) <{type = "UB"}> : (index) -> index
// CSE-NEXT: "test.compare"(%arg1, %0) <{cmp = "LT"}> : (index, index) -> ()
// CSE-NEXT: %1 = test.with_bounds {smax = 7 : i8, smin = 0 : i8, umax = 7 : i8, umin = 0 : i8} : i8
// CSE-NEXT: %2 = test.increment %1 : i8
// CSE-NEXT: %3 = test.reflect_bounds {umin = 1 : i8} %2 : i8
// CSE-NEXT: return %0 : index
// CSE-NEXT: }
func.func @names(%m: memref<4xf32>, %i: index) -> index {
  %0:2 = "test.op_norm_ret"(%m) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  "test.op_norm"(%0#1, %0#0) : (memref<4xf32>, memref<4xf32>) -> ()
  %1 = "test.reify_bound"(%i) {type = "UB"} : (index) -> index
  "test.compare"(%i, %1) {cmp = "LT"} : (index, index) -> ()
  %2 = test.with_bounds {smax = 7 : i8, smin = 0 : i8, umax = 7 : i8, umin = 0 : i8} : i8
  %3 = test.increment %2 : i8
  %4 = test.reflect_bounds {umin = 1 : i8} %3 : i8
  return %1 : index
}

// What only reads goes when nobody uses it.
// CHECK-LABEL: func.func @effects() -> i1 {
// CHECK-NEXT: %0 = "test.side_effect_op"() {effects = [{effect = "read"}]} : () -> i1
// CHECK-NEXT: %1 = "test.side_effect_op"() {effects = [{effect = "write"}]} : () -> i1
// CHECK-NEXT: %2 = "test.side_effect_op"() {effects = [{effect = "allocate", on_result}]} : () -> i1
// CHECK-NEXT: %3 = "test.side_effect_op"() {effects = [{effect = "free", test_resource}]} : () -> i1
// CHECK-NEXT: %4 = "test.constant"() <{value = 2147483647 : i64}> : () -> i32
// CHECK-NEXT: return %1 : i1
// CHECK-NEXT: }
// CSE-LABEL: func.func @effects() -> i1 {
// CSE-NEXT: %0 = "test.side_effect_op"() {effects = [{effect = "write"}]} : () -> i1
// CSE-NEXT: %1 = "test.side_effect_op"() {effects = [{effect = "free", test_resource}]} : () -> i1
// CSE-NEXT: return %0 : i1
// CSE-NEXT: }
func.func @effects() -> i1 {
  %0 = "test.side_effect_op"() {effects = [{effect = "read"}]} : () -> i1
  %1 = "test.side_effect_op"() {effects = [{effect = "write"}]} : () -> i1
  %2 = "test.side_effect_op"() {effects = [{effect = "allocate", on_result}]} : () -> i1
  %3 = "test.side_effect_op"() {effects = [{effect = "free", test_resource}]} : () -> i1
  %4 = "test.constant"() {value = 0x7fffffff} : () -> i32
  return %1 : i1
}
