// The example of the document on ownership-based buffer deallocation.
//
// Watch for: %select may be the heap buffer or the stack buffer, so no single value tells who owns
// it: in stage 3 its ownership is unknown. The branch is a second arith.select by then, because
// canonicalization has made it one in stage 2. The dealloc at the end frees %alloc, the one buffer
// that is owned: no more need be known of %select.
// With the ownership pass alone (menu, Pipeline) the branch stays. Both its edges go to ^bb1 and
// forward different buffers, so each edge has a dealloc of its own, which retains %select and gives
// it an ownership, and ^bb1 gets a second argument that says whether it owns the first.
func.func @example(%memref: memref<?xi8>, %select_cond: i1, %br_cond: i1, %size: index) {
  %alloc = memref.alloc(%size) : memref<?xi8>
  %alloca = memref.alloca(%size) : memref<?xi8>
  %select = arith.select %select_cond, %alloc, %alloca : memref<?xi8>
  cf.cond_br %br_cond, ^bb1(%alloc : memref<?xi8>), ^bb1(%memref : memref<?xi8>)
^bb1(%bbarg: memref<?xi8>):
  test.copy(%bbarg, %select) : (memref<?xi8>, memref<?xi8>)
  return
}
