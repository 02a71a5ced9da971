// Expansions of casts, and branches to places that control never reaches.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @known(%arg0: memref<6x5xi32>) -> memref<?x3x5xi32> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [2, 3, 5] : memref<6x5xi32> into memref<2x3x5xi32>
// CHECK-NEXT: %cast = memref.cast %expand_shape : memref<2x3x5xi32> to memref<?x3x5xi32>
// CHECK-NEXT: return %cast : memref<?x3x5xi32>
// CHECK-NEXT: }
func.func @known(%m: memref<6x5xi32>) -> memref<?x3x5xi32> {
  %two = arith.constant 2 : index
  %0 = memref.cast %m : memref<6x5xi32> to memref<?x5xi32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%two, 3, 5] : memref<?x5xi32> into memref<?x3x5xi32>
  return %1 : memref<?x3x5xi32>
}

// The source knows what the sizes do not say.
// CHECK-LABEL: func.func @not_known(%arg0: memref<6x5xi32>, %arg1: index) -> memref<?x3x5xi32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<6x5xi32> to memref<?x5xi32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %cast {{\[\[}}0, 1], [2]] output_shape [%arg1, 3, 5] : memref<?x5xi32> into memref<?x3x5xi32>
// CHECK-NEXT: return %expand_shape : memref<?x3x5xi32>
// CHECK-NEXT: }
func.func @not_known(%m: memref<6x5xi32>, %n: index) -> memref<?x3x5xi32> {
  %0 = memref.cast %m : memref<6x5xi32> to memref<?x5xi32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, 3, 5] : memref<?x5xi32> into memref<?x3x5xi32>
  return %1 : memref<?x3x5xi32>
}

// CHECK-LABEL: func.func @layout(%arg0: memref<?x5xi32, strided<[5, 1]>>, %arg1: index) -> memref<?x3x5xi32, strided<[15, 5, 1], offset: ?>> {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [%arg1, 3, 5] : memref<?x5xi32, strided<[5, 1]>> into memref<?x3x5xi32, strided<[15, 5, 1]>>
// CHECK-NEXT: %cast = memref.cast %expand_shape : memref<?x3x5xi32, strided<[15, 5, 1]>> to memref<?x3x5xi32, strided<[15, 5, 1], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x3x5xi32, strided<[15, 5, 1], offset: ?>>
// CHECK-NEXT: }
func.func @layout(%m: memref<?x5xi32, strided<[5, 1]>>, %n: index) -> memref<?x3x5xi32, strided<[15, 5, 1], offset: ?>> {
  %0 = memref.cast %m : memref<?x5xi32, strided<[5, 1]>> to memref<?x5xi32, strided<[5, 1], offset: ?>>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, 3, 5] : memref<?x5xi32, strided<[5, 1], offset: ?>> into memref<?x3x5xi32, strided<[15, 5, 1], offset: ?>>
  return %1 : memref<?x3x5xi32, strided<[15, 5, 1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @unreachable(%arg0: i1, %arg1: i32, %arg2: memref<i32>) {
// CHECK-NEXT: memref.store %arg1, %arg2[] : memref<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unreachable(%c: i1, %a: i32, %m: memref<i32>) {
  cf.cond_br %c, ^never, ^here(%a : i32)
^never:
  ub.unreachable
^here(%b: i32):
  memref.store %b, %m[] : memref<i32>
  return
}

// CHECK-LABEL: func.func @reached_by_what_it_does(%arg0: i1, %arg1: i32, %arg2: memref<i32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: memref.store %arg1, %arg2[] : memref<i32>
// CHECK-NEXT: ub.unreachable
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reached_by_what_it_does(%c: i1, %a: i32, %m: memref<i32>) {
  cf.cond_br %c, ^never, ^here
^never:
  memref.store %a, %m[] : memref<i32>
  ub.unreachable
^here:
  return
}
