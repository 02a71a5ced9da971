// A dimension that is repeated need not be said to be in bounds since 22, but it is.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, 0)>
// CHECK-LABEL: func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f32) -> (vector<4xf32>, vector<4x2xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true], permutation_map = #map} : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: %1 = vector.transfer_read %arg0[%c1, %c0], %arg2 {in_bounds = [true, true], permutation_map = #map1} : memref<4x4xf32>, vector<4x2xf32>
// CHECK-NEXT: return %0, %1 : vector<4xf32>, vector<4x2xf32>
// CHECK-NEXT: }
func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32) -> (vector<4xf32>, vector<4x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<4x4xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%c1, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<4x4xf32>, vector<4x2xf32>
  return %0, %1 : vector<4xf32>, vector<4x2xf32>
}
