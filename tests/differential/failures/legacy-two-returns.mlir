// The uses of the allocation end in two blocks: none post-dominates them, and it is looked into.
// RUN: --buffer-deallocation
// REFERENCE: crash
// OURS: error

func.func @f(%c: i1) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^left, ^right
^left:
  return %a : memref<2xf32>
^right:
  return %a : memref<2xf32>
}

// CHECK: error: cannot free this buffer: there is no block that all its uses lead to
// CHECK-NEXT: %a = memref.alloc() : memref<2xf32>
