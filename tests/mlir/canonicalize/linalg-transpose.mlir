// A transposition that leaves every dimension in its place is its input. Until 19 the op goes, with
// the copy that it makes, where the output is a memref.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s --check-prefix=SINCE

// CHECK-LABEL:  func.func @identity(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xf32>) -> tensor<8x4xf32> {
// CHECK-NEXT:    return %arg0 : tensor<8x4xf32>
func.func @identity(%in: tensor<8x4xf32>, %out: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = linalg.transpose ins(%in : tensor<8x4xf32>) outs(%out : tensor<8x4xf32>) permutation = [0, 1]
  return %0 : tensor<8x4xf32>
}

// CHECK-LABEL:  func.func @other(%arg0: tensor<8x4xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:    %transposed = linalg.transpose {{.*}} permutation = [1, 0]{{ *}}
func.func @other(%in: tensor<8x4xf32>, %out: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.transpose ins(%in : tensor<8x4xf32>) outs(%out : tensor<4x8xf32>) permutation = [1, 0]
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL:  func.func @memrefs(%arg0: memref<4x4xf32>, %arg1: memref<4x4xf32>) {
// CHECK-NEXT:    linalg.transpose {{.*}} permutation = [1, 0]{{ *}}
// CHECK-NEXT:    return
// SINCE-LABEL:  func.func @memrefs(%arg0: memref<4x4xf32>, %arg1: memref<4x4xf32>) {
// SINCE-NEXT:    linalg.transpose {{.*}} permutation = [0, 1]{{ *}}
// SINCE-NEXT:    linalg.transpose {{.*}} permutation = [1, 0]{{ *}}
func.func @memrefs(%in: memref<4x4xf32>, %out: memref<4x4xf32>) {
  linalg.transpose ins(%in : memref<4x4xf32>) outs(%out : memref<4x4xf32>) permutation = [0, 1]
  linalg.transpose ins(%in : memref<4x4xf32>) outs(%out : memref<4x4xf32>) permutation = [1, 0]
  return
}
