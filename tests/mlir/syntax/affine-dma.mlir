// Transfers between memories, with maps on values as indices; casts of memrefs go into them.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s --check-prefix=CANON

// CHECK-LABEL: func.func @dma(%arg0: memref<100xf32>, %arg1: memref<100xf32, 2>, %arg2: memref<1xi32>, %arg3: memref<4x8xf32>, %arg4: index) {
// CHECK-NEXT: %c128 = arith.constant 128 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: affine.dma_start %arg0[%arg5 + 7], %arg1[%arg5], %arg2[%arg4 mod 2], %c128 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: affine.dma_wait %arg2[%arg4 mod 2], %c128 : memref<1xi32>
// CHECK-NEXT: affine.dma_start %arg0[%arg5], %arg1[%arg5 + 11], %arg2[0], %c128, %c128, %c4 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: affine.dma_wait %arg2[symbol(%arg4)], %c128 : memref<1xi32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @dma(%arg0: memref<100xf32>, %arg1: memref<100xf32, 2>, %arg2: memref<1xi32>, %arg3: memref<4x8xf32>, %arg4: index) {
// CANON-NEXT: %c128 = arith.constant 128 : index
// CANON-NEXT: %c4 = arith.constant 4 : index
// CANON-NEXT: affine.for %arg5 = 0 to 10 {
// CANON-NEXT: affine.dma_start %arg0[%arg5 + 7], %arg1[%arg5], %arg2[%arg4 mod 2], %c128 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CANON-NEXT: affine.dma_wait %arg2[%arg4 mod 2], %c128 : memref<1xi32>
// CANON-NEXT: affine.dma_start %arg0[%arg5], %arg1[%arg5 + 11], %arg2[0], %c128, %c128, %c4 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
// CANON-NEXT: affine.dma_wait %arg2[symbol(%arg4)], %c128 : memref<1xi32>
// CANON-NEXT: }
// CANON-NEXT: return
// CANON-NEXT: }
func.func @dma(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %s: memref<4x8xf32>, %n: index) {
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to 10 {
    affine.dma_start %a[%i + 7], %b[%i], %t[%n mod 2], %c128 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_wait %t[%n mod 2], %c128 : memref<1xi32>
    affine.dma_start %a[%i], %b[%i + 11], %t[0], %c128, %c128, %c4 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_wait %t[symbol(%n)], %c128 : memref<1xi32>
  }
  return
}
// CHECK-LABEL: func.func @casts(%arg0: memref<4x8xf32>, %arg1: memref<100xf32, 2>, %arg2: memref<1xi32>, %arg3: index) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x8xf32> to memref<?x8xf32>
// CHECK-NEXT: %cast_0 = memref.cast %arg2 : memref<1xi32> to memref<?xi32>
// CHECK-NEXT: affine.dma_start %cast[%arg3, 3], %arg1[%arg3 floordiv 2], %cast_0[0], %arg3 : memref<?x8xf32>, memref<100xf32, 2>, memref<?xi32>
// CHECK-NEXT: affine.dma_wait %cast_0[0], %arg3 : memref<?xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @casts(%arg0: memref<4x8xf32>, %arg1: memref<100xf32, 2>, %arg2: memref<1xi32>, %arg3: index) {
// CANON-NEXT: affine.dma_start %arg0[%arg3, 3], %arg1[%arg3 floordiv 2], %arg2[0], %arg3 : memref<4x8xf32>, memref<100xf32, 2>, memref<1xi32>
// CANON-NEXT: affine.dma_wait %arg2[0], %arg3 : memref<1xi32>
// CANON-NEXT: return
// CANON-NEXT: }
func.func @casts(%a: memref<4x8xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index) {
  %c = memref.cast %a : memref<4x8xf32> to memref<?x8xf32>
  %u = memref.cast %t : memref<1xi32> to memref<?xi32>
  affine.dma_start %c[%n, 3], %b[%n floordiv 2], %u[0], %n : memref<?x8xf32>, memref<100xf32, 2>, memref<?xi32>
  affine.dma_wait %u[0], %n : memref<?xi32>
  return
}
