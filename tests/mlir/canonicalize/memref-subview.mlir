// memref.subview: constants become static, casts move behind, what takes everything goes.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @constants(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[1, %arg1] [2, %arg1] [1, 2] : memref<?x?xf32> to memref<2x?xf32, strided<[?, 2], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<2x?xf32, strided<[?, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @constants(%m: memref<?x?xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c1, %n] [%c2, %n] [%c1, %c2] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK-LABEL: func.func @all_constants(%arg0: memref<8x16xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[1, 2] [2, 4] [2, 1] : memref<8x16xf32> to memref<2x4xf32, strided<[32, 1], offset: 18>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<2x4xf32, strided<[32, 1], offset: 18>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @all_constants(%m: memref<8x16xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c1, %c2] [%c2, %c4] [%c2, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK-LABEL: func.func @negative(%arg0: memref<?xf32>, %arg1: index) -> (memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[?]>>) {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %subview = memref.subview %arg0[%c-1] [%arg1] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: %subview_0 = memref.subview %arg0[0] [%arg1] [-1] : memref<?xf32> to memref<?xf32, strided<[-1]>>
// CHECK-NEXT: %cast = memref.cast %subview_0 : memref<?xf32, strided<[-1]>> to memref<?xf32, strided<[?]>>
// CHECK-NEXT: return %subview, %cast : memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[?]>>
// CHECK-NEXT: }
func.func @negative(%m: memref<?xf32>, %n: index) -> (memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[?]>>) {
  %m1 = arith.constant -1 : index
  %0 = memref.subview %m[%m1] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %1 = memref.subview %m[0] [%n] [%m1] : memref<?xf32> to memref<?xf32, strided<[?]>>
  return %0, %1 : memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[?]>>
}

// CHECK-LABEL: func.func @rank_reduced(%arg0: memref<?x?x?xf32>, %arg1: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) {
// CHECK-NEXT: %subview = memref.subview %arg0[%arg1, 0, %arg1] [1, 4, 1] [1, 1, 1] : memref<?x?x?xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: %subview_0 = memref.subview %arg0[%arg1, 0, %arg1] [%arg1, 1, 4] [1, 1, 1] : memref<?x?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %cast_1 = memref.cast %subview_0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %cast, %cast_1 : memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @rank_reduced(%m: memref<?x?x?xf32>, %n: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%n, %c0, %n] [1, %c4, 1] [1, 1, 1] : memref<?x?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.subview %m[%n, %c0, %n] [%n, 1, %c4] [1, 1, 1] : memref<?x?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %0, %1 : memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>
}

// CHECK-LABEL: func.func @of_cast(%arg0: memref<8x16xf32>, %arg1: index) -> (memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) {
// CHECK-NEXT: %subview = memref.subview %arg0[%arg1, 0] [%arg1, 4] [1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<?x4xf32, strided<[16, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %subview_0 = memref.subview %arg0[%arg1, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: return %cast, %subview_0 : memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @of_cast(%m: memref<8x16xf32>, %n: index) -> (memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) {
  %0 = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %1 = memref.subview %0[%n, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %2 = memref.subview %0[%n, 0] [1, 4] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %1, %2 : memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @of_learning_cast(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?x4xf32, strided<[16, 1], offset: ?>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?x?xf32> to memref<8x16xf32>
// CHECK-NEXT: %subview = memref.subview %cast[%arg1, 0] [%arg1, 4] [1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return %subview : memref<?x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: }
func.func @of_learning_cast(%m: memref<?x?xf32>, %n: index) -> memref<?x4xf32, strided<[16, 1], offset: ?>> {
  %0 = memref.cast %m : memref<?x?xf32> to memref<8x16xf32>
  %1 = memref.subview %0[%n, 0] [%n, 4] [1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[16, 1], offset: ?>>
  return %1 : memref<?x4xf32, strided<[16, 1], offset: ?>>
}

// CHECK-LABEL: func.func @everything(%arg0: memref<4x8xf32>, %arg1: memref<?x8xf32>, %arg2: index) -> (memref<4x8xf32, strided<[8, 1]>>, memref<4x8xf32>, memref<?x8xf32, strided<[8, 1]>>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
// CHECK-NEXT: %dim = memref.dim %arg1, %c0 : memref<?x8xf32>
// CHECK-NEXT: %subview = memref.subview %arg1[0, 0] [%dim, 8] [1, 1] : memref<?x8xf32> to memref<?x8xf32, strided<[8, 1]>>
// CHECK-NEXT: return %cast, %arg0, %subview : memref<4x8xf32, strided<[8, 1]>>, memref<4x8xf32>, memref<?x8xf32, strided<[8, 1]>>
// CHECK-NEXT: }
func.func @everything(%m: memref<4x8xf32>, %d: memref<?x8xf32>, %n: index) -> (memref<4x8xf32, strided<[8, 1]>>, memref<4x8xf32>, memref<?x8xf32, strided<[8, 1]>>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  %1 = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32>
  %2 = memref.dim %d, %c0 : memref<?x8xf32>
  %3 = memref.subview %d[0, 0] [%2, 8] [1, 1] : memref<?x8xf32> to memref<?x8xf32, strided<[8, 1]>>
  return %0, %1, %3 : memref<4x8xf32, strided<[8, 1]>>, memref<4x8xf32>, memref<?x8xf32, strided<[8, 1]>>
}

// CHECK-LABEL: func.func @of_subview(%arg0: memref<8x16xf32>, %arg1: index) -> (memref<?x16xf32, strided<[16, 1], offset: ?>>, memref<?x16xf32, strided<[16, 1], offset: ?>>) {
// CHECK-NEXT: %subview = memref.subview %arg0[%arg1, 0] [%arg1, 16] [1, 1] : memref<8x16xf32> to memref<?x16xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: %subview_0 = memref.subview %subview[%arg1, 0] [%arg1, 16] [1, 1] : memref<?x16xf32, strided<[16, 1], offset: ?>> to memref<?x16xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return %subview, %subview_0 : memref<?x16xf32, strided<[16, 1], offset: ?>>, memref<?x16xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: }
func.func @of_subview(%m: memref<8x16xf32>, %n: index) -> (memref<?x16xf32, strided<[16, 1], offset: ?>>, memref<?x16xf32, strided<[16, 1], offset: ?>>) {
  %0 = memref.subview %m[%n, 0] [%n, 16] [1, 1] : memref<8x16xf32> to memref<?x16xf32, strided<[16, 1], offset: ?>>
  %1 = memref.subview %0[0, 0] [%n, 16] [1, 1] : memref<?x16xf32, strided<[16, 1], offset: ?>> to memref<?x16xf32, strided<[16, 1], offset: ?>>
  %2 = memref.subview %0[%n, 0] [%n, 16] [1, 1] : memref<?x16xf32, strided<[16, 1], offset: ?>> to memref<?x16xf32, strided<[16, 1], offset: ?>>
  return %1, %2 : memref<?x16xf32, strided<[16, 1], offset: ?>>, memref<?x16xf32, strided<[16, 1], offset: ?>>
}

// As expand-realloc leaves it behind.
// CHECK-LABEL: func.func @whole_of_alloc(%arg0: memref<4xf32>) -> memref<8xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: memref.copy %arg0, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: return %alloc : memref<8xf32>
// CHECK-NEXT: }
func.func @whole_of_alloc(%m: memref<4xf32>) -> memref<8xf32> {
  %0 = memref.alloc() : memref<8xf32>
  %1 = memref.subview %0[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  memref.copy %m, %1 : memref<4xf32> to memref<4xf32, strided<[1]>>
  %2 = memref.subview %0[0] [8] [1] : memref<8xf32> to memref<8xf32, strided<[1]>>
  %3 = memref.cast %2 : memref<8xf32, strided<[1]>> to memref<8xf32>
  return %3 : memref<8xf32>
}
