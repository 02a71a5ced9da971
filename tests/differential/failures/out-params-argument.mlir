// A function returns its argument, which no op makes: it cannot be an allocation to hoist, and is copied.
// RUN: --buffer-results-to-out-params=hoist-static-allocs
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks which op makes a result that is an argument of a block

func.func private @same(%a: memref<64xf32>) -> memref<64xf32> {
  return %a : memref<64xf32>
}

// CHECK: func.func private @same(%arg0: memref<64xf32>, %arg1: memref<64xf32>) {
// CHECK: memref.copy %arg0, %arg1 : memref<64xf32> to memref<64xf32>
// CHECK: return
