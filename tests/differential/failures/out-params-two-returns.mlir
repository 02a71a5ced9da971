// Two returns of one allocation: for the second the argument stands in its place already.
// RUN: --buffer-results-to-out-params=hoist-static-allocs
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks which op makes a result that is an argument of a block

func.func @either(%c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^left, ^right
^left:
  return %a : memref<4xf32>
^right:
  return %a : memref<4xf32>
}

// CHECK: func.func @either(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: return
// CHECK: ^bb2:  // pred: ^bb0
// CHECK: memref.copy %arg1, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK: return
