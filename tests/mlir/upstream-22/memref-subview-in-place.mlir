// A view of the same type is its source only where it begins at the beginning, since 22.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @a(%arg0: memref<16xi8, strided<[?], offset: ?>>, %arg1: index) -> (memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %subview = memref.subview %arg0[%c2] [16] [1] : memref<16xi8, strided<[?], offset: ?>> to memref<16xi8, strided<[?], offset: ?>>
// CHECK-NEXT: %subview_0 = memref.subview %arg0[%arg1] [16] [1] : memref<16xi8, strided<[?], offset: ?>> to memref<16xi8, strided<[?], offset: ?>>
// CHECK-NEXT: %subview_1 = memref.subview %arg0[0] [16] [%c2] : memref<16xi8, strided<[?], offset: ?>> to memref<16xi8, strided<[?], offset: ?>>
// CHECK-NEXT: return %subview, %arg0, %arg0, %subview_0, %subview_1 : memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @a(%m: memref<16xi8, strided<[?], offset: ?>>, %i: index) -> (memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%c2] [16] [1] : memref<16xi8, strided<[?], offset: ?>> to memref<16xi8, strided<[?], offset: ?>>
  %1 = memref.subview %m[%c0] [16] [1] : memref<16xi8, strided<[?], offset: ?>> to memref<16xi8, strided<[?], offset: ?>>
  %2 = memref.subview %m[0] [16] [1] : memref<16xi8, strided<[?], offset: ?>> to memref<16xi8, strided<[?], offset: ?>>
  %3 = memref.subview %m[%i] [16] [1] : memref<16xi8, strided<[?], offset: ?>> to memref<16xi8, strided<[?], offset: ?>>
  %4 = memref.subview %m[0] [16] [%c2] : memref<16xi8, strided<[?], offset: ?>> to memref<16xi8, strided<[?], offset: ?>>
  return %0, %1, %2, %3, %4 : memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>, memref<16xi8, strided<[?], offset: ?>>
}
