// Offsets, sizes and strides that are constants become numbers, one list after the other, until the slice would be
// known to lie outside.
// RUN: %bufscope-opt %s --canonicalize --upstream=22 | FileCheck %s

// CHECK-LABEL: func.func @ends_outside(%arg0: memref<8xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %subview = memref.subview %arg0[0] [5] [%c2] : memref<8xf32> to memref<5xf32, strided<[?]>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<5xf32, strided<[?]>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @ends_outside(%m: memref<8xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c0] [%c5] [%c2] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: func.func @begins_outside(%arg0: memref<8xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %subview = memref.subview %arg0[%c8] [%c1] [%c1] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %subview : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @begins_outside(%m: memref<8xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%c8] [%c1] [%c1] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: func.func @ends_inside(%arg0: memref<8xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[1] [4] [2] : memref<8xf32> to memref<4xf32, strided<[2], offset: 1>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<4xf32, strided<[2], offset: 1>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @ends_inside(%m: memref<8xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c1] [%c4] [%c2] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: func.func @unknown(%arg0: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[8] [8] [8] : memref<?xf32> to memref<8xf32, strided<[8], offset: 8>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<8xf32, strided<[8], offset: 8>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @unknown(%m: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c8 = arith.constant 8 : index
  %0 = memref.subview %m[%c8] [%c8] [%c8] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
