// Double buffering: two buffers change places in every iteration.
//
// Watch for: which of the two names is which buffer is only known when the loop runs. The yield
// retains both, so nothing is freed in the loop, but the dealloc there and the one behind the loop
// have to keep apart four names for two buffers: the analysis cannot, and the lowering asks the
// library function to compare pointers. The loop starts with false for both: they stay owned by the
// block around it.
func.func @swap(%count: index, %input: memref<8xf32>, %result: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %front = memref.alloc() : memref<8xf32>
  %back = memref.alloc() : memref<8xf32>
  test.copy(%input, %front) : (memref<8xf32>, memref<8xf32>)
  %a, %b = scf.for %i = %zero to %count step %one iter_args(%read = %front, %write = %back)
      -> (memref<8xf32>, memref<8xf32>) {
    test.copy(%read, %write) : (memref<8xf32>, memref<8xf32>)
    scf.yield %write, %read : memref<8xf32>, memref<8xf32>
  }
  test.copy(%a, %result) : (memref<8xf32>, memref<8xf32>)
  return
}
