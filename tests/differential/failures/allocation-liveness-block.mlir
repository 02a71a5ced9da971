// A buffer is used in its block, and in a later one: whether that is later is asked of nothing.
// RUN: --optimize-allocation-liveness
// UPSTREAM: 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks whether this use, in another block than the allocation, is behind one in its block

func.func @f(%c: i1, %m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  cf.br ^later
^later:
  test.copy(%b, %b) : (memref<?xf32>, memref<?xf32>)
  return
}

// CHECK: func.func @f(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK: %alloc = memref.alloc() : memref<4xf32>
// CHECK: %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// CHECK: memref.copy %arg1, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK: memref.dealloc %alloc : memref<4xf32>
// CHECK: cf.br ^bb1
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: test.copy(%cast, %cast) : (memref<?xf32>, memref<?xf32>)
// CHECK: return
