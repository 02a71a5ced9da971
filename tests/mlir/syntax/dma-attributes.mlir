// Attributes of memref.dma_start are written, but can't be read.
// RUN: %bufscope-opt %s | FileCheck %s

// CHECK-LABEL: func.func @dma(%arg0: memref<4xf32>, %arg1: memref<1xi32>, %arg2: memref<4xf32, 1>, %arg3: index) {
// CHECK-NEXT: memref.dma_start %arg0[%arg3], %arg2[%arg3], %arg3, %arg1[%arg3] {note = 1 : i32} : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dma(%m: memref<4xf32>, %tag: memref<1xi32>, %d: memref<4xf32, 1>, %i: index) {
  "memref.dma_start"(%m, %i, %d, %i, %i, %tag, %i) {note = 1 : i32} : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>, index) -> ()
  return
}
