// mlir-opt-22 crashes here: a use is in a block that the search does not look at. The dealloc stays.
// RUN: %bufscope-opt %s --optimize-allocation-liveness | FileCheck %s

// CHECK-LABEL:   func.func @f(%arg0: memref<4xf32>) {
// CHECK-NEXT:      %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:      memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:      memref.copy %arg0, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:      memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:      cf.br ^bb1(%alloc : memref<4xf32>)
// CHECK-NEXT:    ^bb1(%0: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:      memref.copy %0, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @f(%x: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  memref.copy %x, %x : memref<4xf32> to memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  cf.br ^bb1(%a : memref<4xf32>)
^bb1(%b: memref<4xf32>):
  memref.copy %b, %x : memref<4xf32> to memref<4xf32>
  return
}
