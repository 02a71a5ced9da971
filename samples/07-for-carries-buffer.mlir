// A loop that replaces its buffer in every iteration.
//
// Watch for: the loop carries an i1 beside the buffer. The first iteration gets the caller's buffer
// with false, every later one the buffer of the iteration before with true, so each iteration frees
// what it was given, but never %start, and the last buffer is freed after the loop.
func.func @carry(%count: index, %start: memref<8xf32>, %result: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %last = scf.for %i = %zero to %count step %one iter_args(%current = %start) -> (memref<8xf32>) {
    %next = memref.alloc() : memref<8xf32>
    test.copy(%current, %next) : (memref<8xf32>, memref<8xf32>)
    scf.yield %next : memref<8xf32>
  }
  test.copy(%last, %result) : (memref<8xf32>, memref<8xf32>)
  return
}
