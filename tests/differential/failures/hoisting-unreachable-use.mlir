// One of the uses cannot be reached: it has no common dominator with the others. The allocation stays.
// RUN: --buffer-hoisting
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks what dominates a block that cannot be reached

func.func @f(%c: i1, %m: memref<2xf32>) {
  cf.br ^one
^one:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^two(%a : memref<2xf32>)
^nowhere:
  cf.br ^two(%m : memref<2xf32>)
^two(%x: memref<2xf32>):
  cf.br ^three
^no_place:
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  cf.br ^three
^three:
  return
}

// CHECK: func.func @f(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK: cf.br ^bb1
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: %alloc = memref.alloc() : memref<2xf32>
// CHECK: cf.br ^bb3(%alloc : memref<2xf32>)
// CHECK: ^bb2:  // no predecessors
// CHECK: cf.br ^bb3(%arg1 : memref<2xf32>)
// CHECK: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK: cf.br ^bb5
// CHECK: ^bb4:  // no predecessors
// CHECK: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK: cf.br ^bb5
// CHECK: ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK: return
