// A size of a cast tensor folds in passing when the cast only forgets it.
// RUN: %bufscope-opt %s --bufferization-lower-deallocations | FileCheck %s

// CHECK-LABEL: func.func @size(%arg0: tensor<4x?xf32>) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: return %c4 : index
// CHECK-NEXT: }
func.func @size(%a: tensor<4x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  return %1 : index
}

// CHECK-LABEL: func.func @learned(%arg0: tensor<?x?xf32>) -> index {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: %dim = tensor.dim %cast, %c1 : tensor<4x?xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
func.func @learned(%a: tensor<?x?xf32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %a : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<4x?xf32>
  return %1 : index
}
