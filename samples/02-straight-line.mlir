// One block: two buffers are allocated, used and never freed.
//
// Watch for: both are unique(%true), the caller's %result is unique(%false), and one dealloc before
// the return names all three. Simplification splits it, and each half is lowered to a plain
// memref.dealloc, because its condition is known.
func.func @straight_line(%input: memref<16xf32>, %result: memref<16xf32>) {
  %scratch = memref.alloc() : memref<16xf32>
  test.copy(%input, %scratch) : (memref<16xf32>, memref<16xf32>)
  %second = memref.alloc() : memref<16xf32>
  test.copy(%scratch, %second) : (memref<16xf32>, memref<16xf32>)
  memref.copy %second, %result : memref<16xf32> to memref<16xf32>
  return
}
