// One allocation is returned twice: it is hoisted, and the second result is a copy of the first.
// RUN: --buffer-results-to-out-params=hoist-static-allocs
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it returns an allocation a second time that it has erased

func.func private @twice() -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  return %a, %a : memref<4xf32>, memref<4xf32>
}

// CHECK: func.func private @twice(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK: memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK: return
