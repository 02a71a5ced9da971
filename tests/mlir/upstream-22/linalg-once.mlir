// The number of the only round of a loop is 0, and what is repeated twice is repeated once.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @index_of_one(%arg0: tensor<1x4x1xindex>) -> tensor<1x4x1xindex> {
// CHECK-NEXT: %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%arg0 : tensor<1x4x1xindex>) {
// CHECK-NEXT: ^bb0(%out: index):
// CHECK-NEXT: %1 = linalg.index 1 : index
// CHECK-NEXT: linalg.yield %1 : index
// CHECK-NEXT: } -> tensor<1x4x1xindex>
// CHECK-NEXT: return %0 : tensor<1x4x1xindex>
// CHECK-NEXT: }
func.func @index_of_one(%a: tensor<1x4x1xindex>) -> tensor<1x4x1xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%a : tensor<1x4x1xindex>) {
  ^bb0(%out: index):
    %1 = linalg.index 0 : index
    %2 = linalg.index 1 : index
    %3 = linalg.index 2 : index
    %4 = arith.addi %1, %2 : index
    %5 = arith.subi %4, %3 : index
    linalg.yield %5 : index
  } -> tensor<1x4x1xindex>
  return %0 : tensor<1x4x1xindex>
}
// CHECK-LABEL: func.func @repeated_twice(%arg0: tensor<2xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<5x2x3x4xf32>) -> tensor<5x2x3x4xf32> {
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%arg0 : tensor<2xf32>) outs(%arg2 : tensor<5x2x3x4xf32>) dimensions = [0, 2, 3]
// CHECK-NEXT: return %broadcasted : tensor<5x2x3x4xf32>
// CHECK-NEXT: }
func.func @repeated_twice(%a: tensor<2xf32>, %b: tensor<2x3xf32>, %c: tensor<5x2x3x4xf32>) -> tensor<5x2x3x4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%b : tensor<2x3xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<2x3xf32>) outs(%c : tensor<5x2x3x4xf32>) dimensions = [0, 3]
  return %1 : tensor<5x2x3x4xf32>
}
// CHECK-LABEL: func.func @repeated_buffers(%arg0: memref<2xf32>, %arg1: memref<2x3xf32>, %arg2: memref<2x3x4xf32>) {
// CHECK-NEXT: linalg.broadcast ins(%arg0 : memref<2xf32>) outs(%arg1 : memref<2x3xf32>) dimensions = [1]
// CHECK-NEXT: linalg.broadcast ins(%arg1 : memref<2x3xf32>) outs(%arg2 : memref<2x3x4xf32>) dimensions = [2]
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @repeated_buffers(%a: memref<2xf32>, %b: memref<2x3xf32>, %c: memref<2x3x4xf32>) {
  linalg.broadcast ins(%a : memref<2xf32>) outs(%b : memref<2x3xf32>) dimensions = [1]
  linalg.broadcast ins(%b : memref<2x3xf32>) outs(%c : memref<2x3x4xf32>) dimensions = [2]
  return
}
