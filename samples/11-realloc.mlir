// A buffer that grows.
//
// Watch for: expand-realloc writes the realloc out as an scf.if (grow: allocate and copy; else:
// view the old buffer) before the ownership pass runs, which would refuse a memref.realloc. The
// old buffer is not freed there: the ownership pass does that, and only where it was replaced.
func.func @grow(%size: index, %input: memref<?xf32>, %result: memref<?xf32>) {
  %small = memref.alloc(%size) : memref<?xf32>
  test.copy(%input, %small) : (memref<?xf32>, memref<?xf32>)
  %two = arith.constant 2 : index
  %twice = arith.muli %size, %two : index
  %large = memref.realloc %small(%twice) : memref<?xf32> to memref<?xf32>
  test.copy(%large, %result) : (memref<?xf32>, memref<?xf32>)
  return
}
