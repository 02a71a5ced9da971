// Refused: a buffer that is passed to a block and also used there under its old name.
//
// Watch for: the branch forwards %buffer to ^use, which uses %buffer as well. The dealloc for that
// edge retains it twice and gives two ownership indicators for one value; their join is unknown,
// the other edge does not retain it, and so ^use cannot tell whether to free it. The error is
// reported at the memref.alloc.
func.func @passed_and_used(%cond: i1, %input: memref<8xf32>) {
  %buffer = memref.alloc() : memref<8xf32>
  test.copy(%input, %buffer) : (memref<8xf32>, memref<8xf32>)
  cf.cond_br %cond, ^use(%buffer : memref<8xf32>), ^leave
^use(%chosen: memref<8xf32>):
  test.copy(%chosen, %buffer) : (memref<8xf32>, memref<8xf32>)
  return
^leave:
  return
}
