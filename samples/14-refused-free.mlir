// Refused: a buffer that is already freed by hand.
//
// Watch for: the memref.dealloc. The pass cannot see whose turn it is when a buffer is freed behind
// its back. The attribute bufferization.manual_deallocation on the alloc and the dealloc would ask
// it to leave this buffer alone.
func.func @freed_by_hand(%input: memref<8xf32>) {
  %buffer = memref.alloc() : memref<8xf32>
  test.copy(%input, %buffer) : (memref<8xf32>, memref<8xf32>)
  memref.dealloc %buffer : memref<8xf32>
  return
}
