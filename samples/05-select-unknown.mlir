// A select between a buffer of our own and one of the caller.
//
// Watch for: %either joins unique(%true) of %own with unique(%false) of %input: unknown. Nothing is
// freed through it: the buffer behind it is on the list already as %own. The branch retains %either
// where it is still used, and from then on its ownership is a value: the result of that dealloc.
func.func @select_unknown(%pick: i1, %more: i1, %input: memref<8xf32>, %result: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  test.copy(%input, %own) : (memref<8xf32>, memref<8xf32>)
  %either = arith.select %pick, %own, %input : memref<8xf32>
  cf.cond_br %more, ^use, ^leave
^use:
  test.copy(%either, %result) : (memref<8xf32>, memref<8xf32>)
  cf.br ^leave
^leave:
  return
}
