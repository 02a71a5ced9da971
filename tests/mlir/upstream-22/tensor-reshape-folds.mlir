// A reshape to what has no dimensions changes nothing.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @none(%arg0: tensor<f32>, %arg1: tensor<0xindex>) -> tensor<f32> {
// CHECK-NEXT: return %arg0 : tensor<f32>
// CHECK-NEXT: }
func.func @none(%x : tensor<f32>, %s: tensor<0xindex>) -> tensor<f32> {
  %0 = tensor.reshape %x(%s) : (tensor<f32>, tensor<0xindex>) -> tensor<f32>
  return %0 : tensor<f32>
}
// CHECK-LABEL: func.func @list(%arg0: tensor<?xf32>, %arg1: tensor<1xindex>) -> tensor<?xf32> {
// CHECK-NEXT: return %arg0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @list(%x : tensor<?xf32>, %s: tensor<1xindex>) -> tensor<?xf32> {
  %0 = tensor.reshape %x(%s) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
