// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// Casts of memrefs are absorbed by the ops that copy between memories and by those on whole buffers.

// CHECK:       func.func @wait(%arg0: memref<1xi32>, %arg1: index) {
// CHECK-NEXT:    memref.dma_wait %arg0[%arg1], %arg1 : memref<1xi32>
func.func @wait(%tag: memref<1xi32>, %i: index) {
  %y = memref.cast %tag : memref<1xi32> to memref<?xi32>
  memref.dma_wait %y[%i], %i : memref<?xi32>
  return
}

// CHECK:       func.func @start(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index) {
// CHECK-NEXT:    memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
func.func @start(%a: memref<4xf32>, %b: memref<4xf32, 1>, %tag: memref<1xi32>, %i: index) {
  %x = memref.cast %a : memref<4xf32> to memref<?xf32>
  %y = memref.cast %b : memref<4xf32, 1> to memref<?xf32, 1>
  %z = memref.cast %tag : memref<1xi32> to memref<?xi32>
  memref.dma_start %x[%i], %y[%i], %i, %z[%i] : memref<?xf32>, memref<?xf32, 1>, memref<?xi32>
  return
}

// What an unranked memref was cast to stays.
// CHECK:       func.func @softmax(%arg0: memref<4xf32>, %arg1: memref<*xf32>) {
// CHECK-NEXT:    linalg.softmax dimension(0) ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:    %cast = memref.cast %arg1 : memref<*xf32> to memref<?xf32>
// CHECK-NEXT:    linalg.softmax dimension(0) ins(%cast : memref<?xf32>) outs(%arg0 : memref<4xf32>)
func.func @softmax(%a: memref<4xf32>, %u: memref<*xf32>) {
  %x = memref.cast %a : memref<4xf32> to memref<?xf32>
  linalg.softmax dimension(0) ins(%x : memref<?xf32>) outs(%x : memref<?xf32>)
  %y = memref.cast %u : memref<*xf32> to memref<?xf32>
  linalg.softmax dimension(0) ins(%y : memref<?xf32>) outs(%x : memref<?xf32>)
  return
}
