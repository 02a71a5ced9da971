// Masks that are known: vector.create_mask of constants is a vector.constant_mask; what is loaded or
// stored under a mask of all elements needs none, and under one of none nothing is done.
//
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @loads(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %0 = vector.maskedload %arg0[%arg1], %arg2, %arg3 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %1 = vector.load %arg0[%arg1] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: %2 = vector.load %arg0[%arg1] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: %3 = vector.load %arg0[%arg1] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: %4 = vector.create_mask %arg4 : vector<4xi1>
// CHECK-NEXT: %5 = vector.maskedload %arg0[%arg1], %4, %arg3 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: return %0, %1, %arg3, %2, %arg3, %3, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @loads(%m: memref<8xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %n: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c9 = arith.constant 9 : index
  %cast = memref.cast %m : memref<8xf32> to memref<?xf32>
  %0 = vector.maskedload %cast[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %ones = arith.constant dense<true> : vector<4xi1>
  %1 = vector.maskedload %m[%i], %ones, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %zeros = arith.constant dense<false> : vector<4xi1>
  %2 = vector.maskedload %cast[%i], %zeros, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %all = vector.constant_mask [4] : vector<4xi1>
  %3 = vector.maskedload %cast[%i], %all, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %none = vector.constant_mask [0] : vector<4xi1>
  %4 = vector.maskedload %m[%i], %none, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %many = vector.create_mask %c9 : vector<4xi1>
  %5 = vector.maskedload %m[%i], %many, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %some = vector.create_mask %n : vector<4xi1>
  %6 = vector.maskedload %m[%i], %some, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @stores(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[true, false, true, true]> : vector<4xi1>
// CHECK-NEXT: vector.maskedstore %arg0[%arg1], %arg2, %arg3 : memref<8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.store %arg3, %arg0[%arg1] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: vector.maskedstore %arg0[%arg1], %cst, %arg3 : memref<8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.store %arg3, %arg0[%arg1] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: %0 = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT: vector.maskedstore %arg0[%arg1], %0, %arg3 : memref<8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @stores(%m: memref<8xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) {
  %minus = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %cast = memref.cast %m : memref<8xf32> to memref<?xf32>
  vector.maskedstore %cast[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %ones = arith.constant dense<true> : vector<4xi1>
  vector.maskedstore %m[%i], %ones, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %zeros = arith.constant dense<false> : vector<4xi1>
  vector.maskedstore %cast[%i], %zeros, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %mixed = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  vector.maskedstore %m[%i], %mixed, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %all = vector.constant_mask [4] : vector<4xi1>
  vector.maskedstore %cast[%i], %all, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %three = vector.create_mask %c3 : vector<4xi1>
  vector.maskedstore %m[%i], %three, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %none = vector.create_mask %minus : vector<4xi1>
  vector.maskedstore %m[%i], %none, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @masks(%arg0: index) -> (vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]x4xi1>, vector<[4]xi1>, vector<[4]x[4]xi1>, vector<4xi1>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT: %c3_vscale = arith.muli %vscale, %c3 : index
// CHECK-NEXT: %0 = vector.constant_mask [3, 4] : vector<4x4xi1>
// CHECK-NEXT: %1 = vector.constant_mask [0, 0] : vector<4x4xi1>
// CHECK-NEXT: %2 = vector.create_mask %c0, %arg0 : vector<4x4xi1>
// CHECK-NEXT: %3 = vector.constant_mask [0] : vector<[4]xi1>
// CHECK-NEXT: %4 = vector.create_mask %c3_vscale : vector<[4]xi1>
// CHECK-NEXT: %5 = vector.constant_mask [4, 2] : vector<[4]x4xi1>
// CHECK-NEXT: %6 = vector.create_mask %c4 : vector<[4]xi1>
// CHECK-NEXT: %7 = vector.constant_mask [0, 0] : vector<[4]x[4]xi1>
// CHECK-NEXT: %8 = vector.create_mask %c4_vscale : vector<4xi1>
// CHECK-NEXT: return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]x4xi1>, vector<[4]xi1>, vector<[4]x[4]xi1>, vector<4xi1>
// CHECK-NEXT: }
func.func @masks(%n: index) -> (vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]x4xi1>, vector<[4]xi1>, vector<[4]x[4]xi1>, vector<4xi1>) {
  %minus = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %vscale = vector.vscale
  %v4 = arith.muli %c4, %vscale : index
  %v3 = arith.muli %vscale, %c3 : index
  %0 = vector.create_mask %c3, %c9 : vector<4x4xi1>
  %1 = vector.create_mask %c3, %minus : vector<4x4xi1>
  %2 = vector.create_mask %c0, %n : vector<4x4xi1>
  %3 = vector.create_mask %c0 : vector<[4]xi1>
  %4 = vector.create_mask %v3 : vector<[4]xi1>
  %5 = vector.create_mask %v4, %c2 : vector<[4]x4xi1>
  %6 = vector.create_mask %c4 : vector<[4]xi1>
  %7 = vector.create_mask %v4, %minus : vector<[4]x[4]xi1>
  %8 = vector.create_mask %v4 : vector<4xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]x4xi1>, vector<[4]xi1>, vector<[4]x[4]xi1>, vector<4xi1>
}
