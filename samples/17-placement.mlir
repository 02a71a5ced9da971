// Where the older system frees: behind the last use, in the block that all uses lead to.
//
// Watch for, with --buffer-deallocation: %early is freed in the middle of the block, right behind
// its last use. %both is used on both sides of the diamond, so it is freed in ^bb3, which
// post-dominates them, behind the copy there, though that has nothing to do with it. %left is used on
// one side only and freed there. The newer system frees all three at the end of a block: compare both,
// with buffer-deallocation in the second column (legacy moves such small ones to the stack).
// bufscope: pipeline=buffer-deallocation
func.func @places(%choice: i1, %in: memref<8xf32>, %out: memref<8xf32>) {
  %early = memref.alloc() : memref<8xf32>
  test.copy(%in, %early) : (memref<8xf32>, memref<8xf32>)
  %both = memref.alloc() : memref<8xf32>
  test.copy(%in, %both) : (memref<8xf32>, memref<8xf32>)
  cf.cond_br %choice, ^bb1, ^bb2
^bb1:
  %left = memref.alloc() : memref<8xf32>
  test.copy(%both, %left) : (memref<8xf32>, memref<8xf32>)
  test.copy(%left, %out) : (memref<8xf32>, memref<8xf32>)
  cf.br ^bb3
^bb2:
  test.copy(%both, %out) : (memref<8xf32>, memref<8xf32>)
  cf.br ^bb3
^bb3:
  test.copy(%in, %out) : (memref<8xf32>, memref<8xf32>)
  return
}
