// RUN: %bufscope-opt %s --canonicalize=region-simplify=aggressive | FileCheck %s

// An argument that is always the same goes. What upstream reports of it is what it did to the last
// block that it looked at: the comparison of the early block is not folded any more.
// CHECK: func.func @early(%arg0: i1, %arg1: index, %arg2: memref<4xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb3, ^bb1
// CHECK-NEXT: ^bb1: // pred: ^bb0
// CHECK-NEXT: %0 = arith.cmpi eq, %arg1, %arg1 : index
func.func @early(%c: i1, %i: index, %m: memref<4xf32>) {
  cf.cond_br %c, ^end, ^early(%i : index)
^early(%same: index):
  %equal = arith.cmpi eq, %i, %same : index
  cf.cond_br %equal, ^end, ^copy
^copy:
  test.copy(%m, %m) : (memref<4xf32>, memref<4xf32>)
  cf.br ^end
^end:
  return
}
