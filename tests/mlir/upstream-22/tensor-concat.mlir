// Tensors behind one another: what is known of one input or of all holds for the others and the result.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @one(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @one(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.concat dim(0) %t : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK-LABEL: func.func @two(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
// CHECK-NEXT: %cast = tensor.cast %concat : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
func.func @two(%t: tensor<4xf32>, %u: tensor<2xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %t, %u : (tensor<4xf32>, tensor<2xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// CHECK-LABEL: func.func @three(%arg0: tensor<?x4xf32>, %arg1: tensor<2x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<2x?xf32> to tensor<2x4xf32>
// CHECK-NEXT: %concat = tensor.concat dim(0) %arg0, %cast : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %concat : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast_0 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @three(%t: tensor<?x4xf32>, %u: tensor<2x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %t, %u : (tensor<?x4xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @concat(%arg0: tensor<?x3xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>) {
// CHECK-NEXT: %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: %concat = tensor.concat dim(1) %arg1, %cast : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %concat : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %arg2 : tensor<?x?xf32> to tensor<?x3xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %arg1 : tensor<4x?xf32> to tensor<4x3xf32>
// CHECK-NEXT: %concat_3 = tensor.concat dim(0) %cast_1, %arg0, %cast_2 : (tensor<?x3xf32>, tensor<?x3xf32>, tensor<4x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %cast_4 = tensor.cast %concat_3 : tensor<?x3xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast_0, %cast_4, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>
// CHECK-NEXT: }
func.func @concat(%a: tensor<?x3xf32>, %b: tensor<4x?xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>) {
  %0 = tensor.concat dim(1) %b, %c : (tensor<4x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(0) %c, %a, %b {x} : (tensor<?x?xf32>, tensor<?x3xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.concat dim(1) %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>
}
