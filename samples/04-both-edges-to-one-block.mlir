// A conditional branch whose two edges meet in the same block, with different buffers.
//
// Watch for: one block, two deallocs before its terminator, one per edge. The conditions of the
// first are and-ed with %which and those of the second with its negation, so that nothing is freed
// twice. Each edge retains what it forwards. (The edge from ^entry keeps the canonicalizer from
// turning the branch into a select.)
func.func @both_edges(%early: i1, %which: i1, %input: memref<8xf32>, %result: memref<8xf32>) {
  %left = memref.alloc() : memref<8xf32>
  test.copy(%input, %left) : (memref<8xf32>, memref<8xf32>)
  cf.cond_br %early, ^join(%left : memref<8xf32>), ^choose
^choose:
  %right = memref.alloc() : memref<8xf32>
  test.copy(%input, %right) : (memref<8xf32>, memref<8xf32>)
  cf.cond_br %which, ^join(%left : memref<8xf32>), ^join(%right : memref<8xf32>)
^join(%chosen: memref<8xf32>):
  test.copy(%chosen, %result) : (memref<8xf32>, memref<8xf32>)
  return
}
