// Reads and writes of vectors: dimensions that end within the memory are said to, masks that mask
// nothing go, casts are looked through; a vector of one value is a constant.
//
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
#perm = affine_map<(d0, d1, d2) -> (d2, d0)>
#bc = affine_map<(d0, d1) -> (0, d1)>

// CHECK-LABEL: func.func @transfers(%arg0: memref<10x13xf32>, %arg1: memref<?x?xf32>, %arg2: memref<4x8x16xf32>, %arg3: index, %arg4: f32, %arg5: vector<4x8xi1>, %arg6: tensor<8x8xf32>, %arg7: memref<f32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%c0, %c0], %arg4 {in_bounds = [true, true]} : memref<10x13xf32>, vector<7x9xf32>
// CHECK-NEXT: %1 = vector.transfer_read %arg0[%c5, %c0], %arg4 {in_bounds = [false, true]} : memref<10x13xf32>, vector<7x9xf32>
// CHECK-NEXT: %2 = vector.transfer_read %arg0[%arg3, %c0], %arg4 {in_bounds = [true, true]} : memref<10x13xf32>, vector<7x9xf32>
// CHECK-NEXT: %3 = vector.transfer_read %arg1[%arg3, %c0], %arg4 : memref<?x?xf32>, vector<7x9xf32>
// CHECK-NEXT: %4 = vector.transfer_read %arg2[%c0, %c0, %c0], %arg4 {in_bounds = [true, true], permutation_map = #map} : memref<4x8x16xf32>, vector<16x4xf32>
// CHECK-NEXT: %5 = vector.transfer_read %arg2[%c0, %c0, %c0], %arg4 {in_bounds = [true, true], permutation_map = #map} : memref<4x8x16xf32>, vector<16x4xf32>
// CHECK-NEXT: %6 = vector.constant_mask [3, 16] : vector<4x16xi1>
// CHECK-NEXT: %7 = vector.transfer_read %arg2[%c0, %c0, %c0], %arg4, %6 {in_bounds = [true, true], permutation_map = #map} : memref<4x8x16xf32>, vector<16x4xf32>
// CHECK-NEXT: %8 = vector.transfer_read %arg2[%c0, %c0, %arg3], %arg4 {in_bounds = [false, true], permutation_map = #map} : memref<4x8x16xf32>, vector<16x4xf32>
// CHECK-NEXT: %9 = vector.transfer_read %arg0[%c0, %c0], %arg4 {in_bounds = [true, true], permutation_map = #map1} : memref<10x13xf32>, vector<3x9xf32>
// CHECK-NEXT: %10 = vector.transfer_read %arg7[], %arg4 : memref<f32>, vector<f32>
// CHECK-NEXT: %11 = vector.transfer_read %arg0[%arg3, %c0], %arg4 {in_bounds = [false, true]} : memref<10x13xf32>, vector<7x9xf32>
// CHECK-NEXT: %12 = vector.transfer_read %arg6[%c0, %c0], %arg4 {in_bounds = [true, true]} : tensor<8x8xf32>, vector<8x8xf32>
// CHECK-NEXT: vector.transfer_write %0, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<7x9xf32>, memref<10x13xf32>
// CHECK-NEXT: vector.transfer_write %0, %arg0[%arg3, %c0] {in_bounds = [false, true]} : vector<7x9xf32>, memref<10x13xf32>
// CHECK-NEXT: %13 = vector.transfer_write %12, %arg6[%arg3, %c0] {in_bounds = [false, true]} : vector<8x8xf32>, tensor<8x8xf32>
// CHECK-NEXT: vector.transfer_write %4, %arg2[%c0, %arg3, %c0] {in_bounds = [true, true], permutation_map = #map} : vector<16x4xf32>, memref<4x8x16xf32>
// CHECK-NEXT: "test.use"(%0, %1, %2, %3, %4, %5, %7, %8, %9, %10, %11, %12, %13) : (vector<7x9xf32>, vector<7x9xf32>, vector<7x9xf32>, vector<7x9xf32>, vector<16x4xf32>, vector<16x4xf32>, vector<16x4xf32>, vector<16x4xf32>, vector<3x9xf32>, vector<f32>, vector<7x9xf32>, vector<8x8xf32>, tensor<8x8xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @transfers(%m: memref<10x13xf32>, %d: memref<?x?xf32>, %t: memref<4x8x16xf32>, %i: index, %p: f32, %mk: vector<4x8xi1>, %t2: tensor<8x8xf32>, %v0: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = vector.transfer_read %m[%c0, %c0], %p : memref<10x13xf32>, vector<7x9xf32>
  %1 = vector.transfer_read %m[%c5, %c0], %p : memref<10x13xf32>, vector<7x9xf32>
  %2 = vector.transfer_read %m[%i, %c0], %p {in_bounds = [true, false]} : memref<10x13xf32>, vector<7x9xf32>
  %3 = vector.transfer_read %d[%i, %c0], %p : memref<?x?xf32>, vector<7x9xf32>
  %4 = vector.transfer_read %t[%c0, %c0, %c0], %p {permutation_map = #perm} : memref<4x8x16xf32>, vector<16x4xf32>
  %mm = vector.constant_mask [4, 16] : vector<4x16xi1>
  %5 = vector.transfer_read %t[%c0, %c0, %c0], %p, %mm {permutation_map = #perm} : memref<4x8x16xf32>, vector<16x4xf32>
  %mm2 = vector.constant_mask [3, 16] : vector<4x16xi1>
  %6 = vector.transfer_read %t[%c0, %c0, %c0], %p, %mm2 {permutation_map = #perm} : memref<4x8x16xf32>, vector<16x4xf32>
  %ones = arith.constant dense<true> : vector<4x16xi1>
  %7 = vector.transfer_read %t[%c0, %c0, %i], %p, %ones {permutation_map = #perm} : memref<4x8x16xf32>, vector<16x4xf32>
  %8 = vector.transfer_read %m[%c0, %c0], %p {permutation_map = #bc, in_bounds = [true, false]} : memref<10x13xf32>, vector<3x9xf32>
  %9 = vector.transfer_read %v0[], %p : memref<f32>, vector<f32>
  %cast = memref.cast %m : memref<10x13xf32> to memref<?x?xf32>
  %10 = vector.transfer_read %cast[%i, %c0], %p : memref<?x?xf32>, vector<7x9xf32>
  %11 = vector.transfer_read %t2[%c0, %c0], %p : tensor<8x8xf32>, vector<8x8xf32>
  vector.transfer_write %0, %m[%c0, %c0] : vector<7x9xf32>, memref<10x13xf32>
  vector.transfer_write %0, %cast[%i, %c0] : vector<7x9xf32>, memref<?x?xf32>
  %w = vector.transfer_write %11, %t2[%i, %c0] : vector<8x8xf32>, tensor<8x8xf32>
  vector.transfer_write %4, %t[%c0, %i, %c0], %mm {permutation_map = #perm} : vector<16x4xf32>, memref<4x8x16xf32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %w) : (vector<7x9xf32>, vector<7x9xf32>, vector<7x9xf32>, vector<7x9xf32>, vector<16x4xf32>, vector<16x4xf32>, vector<16x4xf32>, vector<16x4xf32>, vector<3x9xf32>, vector<f32>, vector<7x9xf32>, vector<8x8xf32>, tensor<8x8xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @loads_and_broadcasts(%arg0: memref<10xf32>, %arg1: index, %arg2: memref<4xvector<4xf32>>) -> (vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x3xf32>, vector<4xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<7> : vector<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<2.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %0 = vector.load %arg0[%arg1] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT: vector.store %0, %arg0[%arg1] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT: %1 = vector.load %arg2[%arg1] : memref<4xvector<4xf32>>, vector<4xf32>
// CHECK-NEXT: %2 = vector.broadcast %1 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: %3 = vector.broadcast %0 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: return %0, %1, %2, %3, %cst_0, %cst : vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x3xf32>, vector<4xi32>
// CHECK-NEXT: }
func.func @loads_and_broadcasts(%m: memref<10xf32>, %i: index, %mv: memref<4xvector<4xf32>>) -> (vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x3xf32>, vector<4xi32>) {
  %cast = memref.cast %m : memref<10xf32> to memref<?xf32>
  %0 = vector.load %cast[%i] : memref<?xf32>, vector<4xf32>
  vector.store %0, %cast[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.load %mv[%i] : memref<4xvector<4xf32>>, vector<4xf32>
  %2 = vector.broadcast %1 : vector<4xf32> to vector<2x4xf32>
  %3 = vector.broadcast %0 : vector<4xf32> to vector<1x4xf32>
  %4 = vector.broadcast %3 : vector<1x4xf32> to vector<2x4xf32>
  %c = arith.constant 2.0 : f32
  %5 = vector.broadcast %c : f32 to vector<2x3xf32>
  %s = arith.constant dense<7> : vector<1xi32>
  %6 = vector.broadcast %s : vector<1xi32> to vector<4xi32>
  %7 = vector.broadcast %6 : vector<4xi32> to vector<4xi32>
  return %0, %1, %2, %4, %5, %7 : vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x3xf32>, vector<4xi32>
}
