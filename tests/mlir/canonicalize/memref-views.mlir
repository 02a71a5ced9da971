// memref.view, transpose, expand_shape and collapse_shape.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @view_sizes(%arg0: memref<?xi8>, %arg1: index) -> (memref<?x?xf32>, memref<?x4xf32>) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %view = memref.view %arg0[%arg1][%arg1] : memref<?xi8> to memref<4x?xf32>
// CHECK-NEXT: %cast = memref.cast %view : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT: %view_0 = memref.view %arg0[%c4][%arg1] : memref<?xi8> to memref<?x4xf32>
// CHECK-NEXT: return %cast, %view_0 : memref<?x?xf32>, memref<?x4xf32>
// CHECK-NEXT: }
func.func @view_sizes(%m: memref<?xi8>, %i: index) -> (memref<?x?xf32>, memref<?x4xf32>) {
  %c4 = arith.constant 4 : index
  %0 = memref.view %m[%i][%c4, %i] : memref<?xi8> to memref<?x?xf32>
  %1 = memref.view %m[%c4][%i] : memref<?xi8> to memref<?x4xf32>
  return %0, %1 : memref<?x?xf32>, memref<?x4xf32>
}

// CHECK-LABEL: func.func @view_of_cast(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<64xi8>
// CHECK-NEXT: %view = memref.view %alloc[%arg0][%arg0] : memref<64xi8> to memref<?xf32>
// CHECK-NEXT: return %view : memref<?xf32>
// CHECK-NEXT: }
func.func @view_of_cast(%i: index) -> memref<?xf32> {
  %0 = memref.alloc() : memref<64xi8>
  %1 = memref.cast %0 : memref<64xi8> to memref<?xi8>
  %2 = memref.view %1[%i][%i] : memref<?xi8> to memref<?xf32>
  return %2 : memref<?xf32>
}

// CHECK-LABEL: func.func @transposed(%arg0: memref<2x3x4xf32>) -> (memref<3x2x4xf32, strided<[4, 12, 1]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>) {
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d1, d0, d2) : memref<2x3x4xf32> to memref<3x2x4xf32, strided<[4, 12, 1]>>
// CHECK-NEXT: %transpose_0 = memref.transpose %arg0 (d0, d1, d2) -> (d0, d1, d2) : memref<2x3x4xf32> to memref<2x3x4xf32, strided<[12, 4, 1]>>
// CHECK-NEXT: return %transpose, %transpose_0 : memref<3x2x4xf32, strided<[4, 12, 1]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>
// CHECK-NEXT: }
func.func @transposed(%m: memref<2x3x4xf32>) -> (memref<3x2x4xf32, strided<[4, 12, 1]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>) {
  %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  %1 = memref.transpose %0 (i, j, k) -> (k, j, i) : memref<4x2x3xf32, strided<[1, 12, 4]>> to memref<3x2x4xf32, strided<[4, 12, 1]>>
  %2 = memref.transpose %0 (i, j, k) -> (j, k, i) : memref<4x2x3xf32, strided<[1, 12, 4]>> to memref<2x3x4xf32, strided<[12, 4, 1]>>
  return %1, %2 : memref<3x2x4xf32, strided<[4, 12, 1]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>
}

// CHECK-LABEL: func.func @not_transposed(%arg0: memref<2x3xf32, strided<[3, 1]>>) -> memref<2x3xf32, strided<[3, 1]>> {
// CHECK-NEXT: return %arg0 : memref<2x3xf32, strided<[3, 1]>>
// CHECK-NEXT: }
func.func @not_transposed(%m: memref<2x3xf32, strided<[3, 1]>>) -> memref<2x3xf32, strided<[3, 1]>> {
  %0 = memref.transpose %m (i, j) -> (i, j) : memref<2x3xf32, strided<[3, 1]>> to memref<2x3xf32, strided<[3, 1]>>
  return %0 : memref<2x3xf32, strided<[3, 1]>>
}

// CHECK-LABEL: func.func @collapsed_twice(%arg0: memref<2x3x4xf32>) -> memref<24xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
// CHECK-NEXT: return %collapse_shape : memref<24xf32>
// CHECK-NEXT: }
func.func @collapsed_twice(%m: memref<2x3x4xf32>) -> memref<24xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  return %1 : memref<24xf32>
}

// CHECK-LABEL: func.func @expanded_twice(%arg0: memref<?x4xf32>, %arg1: index) -> memref<?x2x2x2xf32> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1], [2, 3]] output_shape [%arg1, 2, 2, 2] : memref<?x4xf32> into memref<?x2x2x2xf32>
// CHECK-NEXT: return %expand_shape : memref<?x2x2x2xf32>
// CHECK-NEXT: }
func.func @expanded_twice(%m: memref<?x4xf32>, %n: index) -> memref<?x2x2x2xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
  %1 = memref.expand_shape %0 [[0], [1], [2, 3]] output_shape [%n, 2, 2, 2] : memref<?x2x4xf32> into memref<?x2x2x2xf32>
  return %1 : memref<?x2x2x2xf32>
}

// CHECK-LABEL: func.func @there_and_back(%arg0: memref<?x3xf32>, %arg1: memref<?x?xf32>, %arg2: index) -> (memref<?x3xf32>, memref<?x?xf32>, memref<?xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg1 {{\[\[}}0, 1]] : memref<?x?xf32> into memref<?xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0, 1]] output_shape [%arg2, %arg2] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT: return %arg0, %expand_shape, %collapse_shape : memref<?x3xf32>, memref<?x?xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @there_and_back(%m: memref<?x3xf32>, %d: memref<?x?xf32>, %n: index) -> (memref<?x3xf32>, memref<?x?xf32>, memref<?xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x3xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 3] : memref<?xf32> into memref<?x3xf32>
  %2 = memref.collapse_shape %d [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [%n, %n] : memref<?xf32> into memref<?x?xf32>
  %4 = memref.collapse_shape %3 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %1, %3, %4 : memref<?x3xf32>, memref<?x?xf32>, memref<?xf32>
}

// CHECK-LABEL: func.func @composed(%arg0: memref<2x3x4xf32>) -> (memref<2x12xf32>, memref<6x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
// CHECK-NEXT: %collapse_shape_0 = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
// CHECK-NEXT: return %collapse_shape, %collapse_shape_0 : memref<2x12xf32>, memref<6x4xf32>
// CHECK-NEXT: }
func.func @composed(%m: memref<2x3x4xf32>) -> (memref<2x12xf32>, memref<6x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 12] : memref<24xf32> into memref<2x12xf32>
  %2 = memref.expand_shape %m [[0], [1], [2, 3]] output_shape [2, 3, 2, 2] : memref<2x3x4xf32> into memref<2x3x2x2xf32>
  %3 = memref.collapse_shape %2 [[0, 1], [2, 3]] : memref<2x3x2x2xf32> into memref<6x4xf32>
  return %1, %3 : memref<2x12xf32>, memref<6x4xf32>
}

// CHECK-LABEL: func.func @collapsed_cast(%arg0: memref<2x3xf32>) -> (memref<?xf32>, memref<6xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<2x3xf32> into memref<6xf32>
// CHECK-NEXT: %cast = memref.cast %collapse_shape : memref<6xf32> to memref<?xf32>
// CHECK-NEXT: return %cast, %collapse_shape : memref<?xf32>, memref<6xf32>
// CHECK-NEXT: }
func.func @collapsed_cast(%m: memref<2x3xf32>) -> (memref<?xf32>, memref<6xf32>) {
  %0 = memref.cast %m : memref<2x3xf32> to memref<?x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x3xf32> into memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<6xf32>
  return %1, %2 : memref<?xf32>, memref<6xf32>
}
