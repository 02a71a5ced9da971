// A transposition of what was transposed, repeated along dimensions or filled before.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize --upstream=22 | FileCheck %s

// CHECK-LABEL: func.func @cancel(%arg0: tensor<5x4x3xf32>, %arg1: tensor<4x3x5xf32>, %arg2: tensor<5x4x3xf32>) -> tensor<5x4x3xf32> {
// CHECK-NEXT: return %arg0 : tensor<5x4x3xf32>
// CHECK-NEXT: }
func.func @cancel(%a: tensor<5x4x3xf32>, %b: tensor<4x3x5xf32>, %c: tensor<5x4x3xf32>) -> tensor<5x4x3xf32> {
  %0 = linalg.transpose ins(%a : tensor<5x4x3xf32>) outs(%b : tensor<4x3x5xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<4x3x5xf32>) outs(%c : tensor<5x4x3xf32>) permutation = [2, 0, 1]
  return %1 : tensor<5x4x3xf32>
}

// CHECK-LABEL: func.func @join(%arg0: tensor<5x?x3xf32>, %arg1: tensor<?x3x5xf32>, %arg2: tensor<3x?x5xf32>) -> (tensor<3x?x5xf32>, tensor<?x3x5xf32>) {
// CHECK-NEXT: %transposed = linalg.transpose ins(%arg0 : tensor<5x?x3xf32>) outs(%arg1 : tensor<?x3x5xf32>) permutation = [1, 2, 0]
// CHECK-NEXT: %transposed_0 = linalg.transpose ins(%arg0 : tensor<5x?x3xf32>) outs(%arg2 : tensor<3x?x5xf32>) permutation = [2, 1, 0]
// CHECK-NEXT: return %transposed_0, %transposed : tensor<3x?x5xf32>, tensor<?x3x5xf32>
// CHECK-NEXT: }
func.func @join(%a: tensor<5x?x3xf32>, %b: tensor<?x3x5xf32>, %c: tensor<3x?x5xf32>) -> (tensor<3x?x5xf32>, tensor<?x3x5xf32>) {
  %0 = linalg.transpose ins(%a : tensor<5x?x3xf32>) outs(%b : tensor<?x3x5xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose {tag} ins(%0 : tensor<?x3x5xf32>) outs(%c : tensor<3x?x5xf32>) permutation = [1, 0, 2]
  return %1, %0 : tensor<3x?x5xf32>, tensor<?x3x5xf32>
}

// CHECK-LABEL: func.func @fill(%arg0: f32, %arg1: tensor<?x4xf32>, %arg2: tensor<4x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT: %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT: return %0 : tensor<4x?xf32>
// CHECK-NEXT: }
func.func @fill(%x: f32, %a: tensor<?x4xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = linalg.transpose ins(%0 : tensor<?x4xf32>) outs(%b : tensor<4x?xf32>) permutation = [1, 0]
  return %1 : tensor<4x?xf32>
}

// CHECK-LABEL: func.func @swap(%arg0: tensor<?x4x?xf32>, %arg1: tensor<7x?x4x6x?xf32>, %arg2: tensor<?x6x4x7x?xf32>) -> tensor<?x6x4x7x?xf32> {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x4x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c2 : tensor<?x4x?xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim_0, %dim) : tensor<?x4x?xf32>
// CHECK-NEXT: %transposed = linalg.transpose ins(%arg0 : tensor<?x4x?xf32>) outs(%0 : tensor<?x4x?xf32>) permutation = [2, 1, 0]
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%transposed : tensor<?x4x?xf32>) outs(%arg2 : tensor<?x6x4x7x?xf32>) dimensions = [1, 3]
// CHECK-NEXT: return %broadcasted : tensor<?x6x4x7x?xf32>
// CHECK-NEXT: }
func.func @swap(%a: tensor<?x4x?xf32>, %b: tensor<7x?x4x6x?xf32>, %c: tensor<?x6x4x7x?xf32>) -> tensor<?x6x4x7x?xf32> {
  %0 = linalg.broadcast ins(%a : tensor<?x4x?xf32>) outs(%b : tensor<7x?x4x6x?xf32>) dimensions = [3, 0]
  %1 = linalg.transpose ins(%0 : tensor<7x?x4x6x?xf32>) outs(%c : tensor<?x6x4x7x?xf32>) permutation = [4, 3, 2, 0, 1]
  return %1 : tensor<?x6x4x7x?xf32>
}

// CHECK-LABEL: func.func @used(%arg0: tensor<4xf32>, %arg1: tensor<7x4xf32>, %arg2: tensor<4x7xf32>) -> (tensor<4x7xf32>, tensor<7x4xf32>) {
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<7x4xf32>) dimensions = [0]
// CHECK-NEXT: %transposed = linalg.transpose ins(%broadcasted : tensor<7x4xf32>) outs(%arg2 : tensor<4x7xf32>) permutation = [1, 0]
// CHECK-NEXT: return %transposed, %broadcasted : tensor<4x7xf32>, tensor<7x4xf32>
// CHECK-NEXT: }
func.func @used(%a: tensor<4xf32>, %b: tensor<7x4xf32>, %c: tensor<4x7xf32>) -> (tensor<4x7xf32>, tensor<7x4xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<7x4xf32>) dimensions = [0]
  %1 = linalg.transpose ins(%0 : tensor<7x4xf32>) outs(%c : tensor<4x7xf32>) permutation = [1, 0]
  return %1, %0 : tensor<4x7xf32>, tensor<7x4xf32>
}

// CHECK-LABEL: func.func @scalar(%arg0: tensor<f32>, %arg1: tensor<7x4xf32>, %arg2: tensor<4x7xf32>) -> tensor<4x7xf32> {
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%arg0 : tensor<f32>) outs(%arg2 : tensor<4x7xf32>) dimensions = [1, 0]
// CHECK-NEXT: return %broadcasted : tensor<4x7xf32>
// CHECK-NEXT: }
func.func @scalar(%a: tensor<f32>, %b: tensor<7x4xf32>, %c: tensor<4x7xf32>) -> (tensor<4x7xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<f32>) outs(%b : tensor<7x4xf32>) dimensions = [0, 1]
  %1 = linalg.transpose ins(%0 : tensor<7x4xf32>) outs(%c : tensor<4x7xf32>) permutation = [1, 0]
  return %1 : tensor<4x7xf32>
}

// CHECK-LABEL: func.func @buffers(%arg0: memref<4x5xf32>, %arg1: memref<5x4xf32>, %arg2: memref<4x5xf32>) {
// CHECK-NEXT: linalg.transpose ins(%arg0 : memref<4x5xf32>) outs(%arg1 : memref<5x4xf32>) permutation = [1, 0]
// CHECK-NEXT: linalg.transpose ins(%arg1 : memref<5x4xf32>) outs(%arg2 : memref<4x5xf32>) permutation = [1, 0]
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @buffers(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %c: memref<4x5xf32>) {
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%b : memref<5x4xf32>) permutation = [1, 0]
  linalg.transpose ins(%b : memref<5x4xf32>) outs(%c : memref<4x5xf32>) permutation = [1, 0]
  return
}
