// It runs on functions; as an option of its own it finds them, in a pipeline it is nested.
// REFERENCE: mlir-opt-22
// RUN: %bufscope-opt %s "--pass-pipeline=builtin.module(func.func(optimize-allocation-liveness,cse))" | FileCheck %s

// CHECK-LABEL: func.func private @declared()
func.func private @declared()

// CHECK-LABEL: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f(%x: memref<4xf32>, %y: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %x, %0 : memref<4xf32> to memref<4xf32>
  memref.copy %x, %y : memref<4xf32> to memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}
