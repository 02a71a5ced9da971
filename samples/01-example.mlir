// The example of the document on ownership-based buffer deallocation.
//
// Watch for, in stage 2: %select may be the heap buffer or the stack buffer, so no single value
// tells who owns it: its ownership is unknown. Both edges of the branch go to ^bb1 and forward
// different buffers, so each edge has a dealloc of its own, under the condition of that edge. Both
// retain %select, which gives it an ownership for each edge; an arith.select of the two says who owns
// it in ^bb1. And ^bb1 gets a second argument that says whether it owns the first.
// The stages are those that the document recommends. mlir-opt's own pipeline (menu, Pipeline,
// Ownership-Based Deallocation; or --buffer-deallocation-pipeline) canonicalizes first, which makes
// the branch a second arith.select: one block and one dealloc are left.
//
// The next line says which pipeline this file is opened in; another can be chosen all the same.
// bufscope: pipeline=documented
func.func @example(%memref: memref<?xi8>, %select_cond: i1, %br_cond: i1, %size: index) {
  %alloc = memref.alloc(%size) : memref<?xi8>
  %alloca = memref.alloca(%size) : memref<?xi8>
  %select = arith.select %select_cond, %alloc, %alloca : memref<?xi8>
  cf.cond_br %br_cond, ^bb1(%alloc : memref<?xi8>), ^bb1(%memref : memref<?xi8>)
^bb1(%bbarg: memref<?xi8>):
  test.copy(%bbarg, %select) : (memref<?xi8>, memref<?xi8>)
  return
}
