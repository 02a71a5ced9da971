// The example of the document on ownership-based buffer deallocation.
//
// Watch for: %select may be the heap buffer or the stack buffer, so no single value tells who owns
// it: its ownership is unknown, until the dealloc before the branch retains it and gives it one.
// Both edges of the branch go to ^bb1 and forward different buffers, so each edge has a dealloc of
// its own, and ^bb1 gets a second argument that says whether it owns the first.
//
// In the whole pipeline the canonicalization of stage 2 turns the branch into an arith.select first.
// Run the ownership pass alone to see the blocks of the document.
func.func @example(%memref: memref<?xi8>, %select_cond: i1, %br_cond: i1, %size: index) {
  %alloc = memref.alloc(%size) : memref<?xi8>
  %alloca = memref.alloca(%size) : memref<?xi8>
  %select = arith.select %select_cond, %alloc, %alloca : memref<?xi8>
  cf.cond_br %br_cond, ^bb1(%alloc : memref<?xi8>), ^bb1(%memref : memref<?xi8>)
^bb1(%bbarg: memref<?xi8>):
  test.copy(%bbarg, %select) : (memref<?xi8>, memref<?xi8>)
  return
}
