// Since 22 what is on the stack is hoisted, too, and what has a dynamic shape.
// RUN: --buffer-results-to-out-params=hoist-static-allocs
// UPSTREAM: 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it returns an allocation a second time that it has erased

func.func private @twice() -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloca() : memref<4xf32>
  return %a, %a : memref<4xf32>, memref<4xf32>
}

// CHECK: func.func private @twice(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK: memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK: return
