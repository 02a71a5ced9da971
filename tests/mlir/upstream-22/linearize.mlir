// One index of several: constants, dimensions of size 1, and zeros in front.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @constants(%arg0: index, %arg1: index) -> (index, index, index, index) {
// CHECK-NEXT: %c35 = arith.constant 35 : index
// CHECK-NEXT: %c13 = arith.constant 13 : index
// CHECK-NEXT: %0 = affine.linearize_index disjoint [%arg0, %arg1] by (3, 2) : index
// CHECK-NEXT: return %c35, %c13, %arg0, %0 : index, index, index, index
// CHECK-NEXT: }
func.func @constants(%x: index, %y: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = affine.linearize_index [%c2, %c3, %c2] by (4, %c3) : index
  %1 = affine.linearize_index [%c2, %c3] by (7, 5) : index
  %2 = affine.linearize_index [%x] by () : index
  %3 = affine.linearize_index disjoint [%x, %y] by (%c3, %c2) : index
  return %0, %1, %2, %3 : index, index, index, index
}
// CHECK-LABEL: func.func @ones(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = affine.linearize_index disjoint [%arg0, %arg0] by (2, %arg2) : index
// CHECK-NEXT: %1 = affine.linearize_index [%arg0, %arg1, %arg0] by (2, 1, 4) : index
// CHECK-NEXT: %2 = affine.linearize_index [%arg0, %arg0] by (4) : index
// CHECK-NEXT: %3 = affine.linearize_index [%arg0, %arg1] by (1) : index
// CHECK-NEXT: return %0, %1, %2, %c0, %3 : index, index, index, index, index
// CHECK-NEXT: }
func.func @ones(%x: index, %y: index, %n: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%x, %y, %x] by (2, 1, %n) : index
  %1 = affine.linearize_index [%x, %y, %x] by (2, 1, 4) : index
  %2 = affine.linearize_index [%x, %c0, %x] by (1, 4) : index
  %3 = affine.linearize_index disjoint [%x, %y] by (1, 1) : index
  %4 = affine.linearize_index [%x, %y] by (1) : index
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// CHECK-LABEL: func.func @leading(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT: %0 = affine.linearize_index [%arg0, %arg1] by (3, 4) : index
// CHECK-NEXT: %1 = affine.linearize_index [%arg0, %arg1] by (3, %arg2) : index
// CHECK-NEXT: return %0, %1, %arg1 : index, index, index
// CHECK-NEXT: }
func.func @leading(%x: index, %y: index, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index [%c0, %x, %y] by (%n, 3, 4) : index
  %1 = affine.linearize_index [%c0, %x, %y] by (3, %n) : index
  %2 = affine.linearize_index [%c0, %c0, %y] by (2, 3, %n) : index
  return %0, %1, %2 : index, index, index
}
