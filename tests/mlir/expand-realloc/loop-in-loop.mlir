// Loops that never run, one in the other: the inner one goes with the outer one, and not again.
// RUN: %bufscope-opt %s --expand-realloc --canonicalize | FileCheck %s

// CHECK: #set = affine_set<()[s0, s1] : (-s1 + s0 >= 0)>
// CHECK-LABEL: func.func @loops(%arg0: index, %arg1: index, %arg2: memref<10xf32>, %arg3: memref<8x8xf32>) {
// CHECK-NEXT: affine.if #set()[%arg1, %arg0] {
// CHECK-NEXT: %0 = affine.load %arg2[1] : memref<10xf32>
// CHECK-NEXT: affine.store %0, %arg2[2] : memref<10xf32>
// CHECK-NEXT: affine.for %arg4 = 0 to 5 {
// CHECK-NEXT: affine.store %0, %arg2[%arg4] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loops(%n: index, %k: index, %b: memref<10xf32>, %c: memref<8x8xf32>) {
  %c7 = arith.constant 7 : index
  affine.if affine_set<(d0)[s0] : (s0 - d0 >= 0)>(%n)[%k] {
    %x = affine.load %b[1] : memref<10xf32>
    affine.store %x, %b[2] : memref<10xf32>
    %0:2 = affine.for %i = 2 to 1 iter_args(%a0 = %c7, %a1 = %n) -> (index, index) {
      %1:3 = affine.for %j = 0 to -2 iter_args(%d0 = %c7, %d1 = %k, %d2 = %k) -> (index, index, index) {
        %y = affine.load %b[%c7] : memref<10xf32>
        affine.yield %d0, %d2, %d2 : index, index, index
      }
      affine.prefetch %c[symbol(%k), 7], read, locality<3>, data : memref<8x8xf32>
      affine.yield %a0, %a1 : index, index
    }
    affine.for %i = 0 to 5 {
      affine.store %x, %b[%i] : memref<10xf32>
    }
  }
  return
}
