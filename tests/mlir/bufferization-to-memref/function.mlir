// On functions it does the same, but for deallocs of several memrefs.
// RUN: %bufscope-opt %s "--pass-pipeline=builtin.module(func.func(convert-bufferization-to-memref))" | FileCheck %s

// CHECK-LABEL: func.func @one(%arg0: memref<2xf32>, %arg1: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @one(%a: memref<2xf32>, %c: i1) {
  %0 = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  bufferization.dealloc (%0 : memref<2xf32>) if (%c)
  return
}
