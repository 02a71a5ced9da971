// Which arguments of a function of XLA share their buffer with none: those of results whose buffer is
// no input's.
// REFERENCE: none
// RUN: %bufscope-opt %s --hlo-xla-buffer-arg-rewrite | FileCheck %s

// CHECK-LABEL: func.func @inner(%arg0: memref<2xf32> {xla_framework.input_mapping = 0 : i32}, %arg1: memref<2xf32> {xla_framework.input_mapping = 1 : i32}, %arg2: memref<2xf32>, %arg3: memref<2xf32> {deallocation.restrict = true, x.y}) attributes {xla_framework.result_inner_mapping = [1 : i32, 2 : i32], xla_framework.result_mapping = 3 : i32} {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @inner(%a: memref<2xf32> {xla_framework.input_mapping = 0 : i32}, %b: memref<2xf32> {xla_framework.input_mapping = 1 : i32}, %c: memref<2xf32>, %d: memref<2xf32> {x.y}) attributes {xla_framework.result_inner_mapping = [1 : i32, 2 : i32], xla_framework.result_mapping = 3 : i32} {
  return
}
// CHECK-LABEL: func.func @single(%arg0: memref<2xf32> {xla_framework.input_mapping = 0 : i32}, %arg1: memref<2xf32> {deallocation.restrict = true}) attributes {xla_framework.result_mapping = 3 : i32} {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @single(%a: memref<2xf32> {xla_framework.input_mapping = 0 : i32}, %b: memref<2xf32>) attributes {xla_framework.result_mapping = 3 : i32} {
  return
}
// CHECK-LABEL: func.func @none(%arg0: memref<2xf32> {xla_framework.input_mapping = 0 : i32}, %arg1: memref<2xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @none(%a: memref<2xf32> {xla_framework.input_mapping = 0 : i32}, %b: memref<2xf32>) {
  return
}
