// A buffer that grows in a loop, now and then: what one branch frees, the other must hand on.
//
// It opens in the third system, MLIR-HLO's. Ownership is a pointer there, to a buffer or to none, and
// goes wherever its memref goes. Watch for, in hlo-deallocate: the realloc frees %now, which the loop
// owns, so the other branch hands the indicator of %now on with it. Whichever branch runs, the if
// returns the one buffer that is left, with its indicator, and one dealloc behind the loop is enough.
// Without the else the pass refuses the program: --scan says so, and what helps.
// bufscope: pipeline=hlo
func.func @grow(%count: index, %size: index, %out: memref<?xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = memref.alloc(%size) : memref<?xi32>
  %last = scf.for %i = %zero to %count step %one iter_args(%now = %start) -> (memref<?xi32>) {
    %room = memref.dim %now, %zero : memref<?xi32>
    %is_full = arith.cmpi eq, %i, %room : index
    %next = scf.if %is_full -> (memref<?xi32>) {
      %twice = arith.addi %room, %room : index
      %grown = memref.realloc %now(%twice) : memref<?xi32> to memref<?xi32>
      scf.yield %grown : memref<?xi32>
    } else {
      scf.yield %now : memref<?xi32>
    }
    %value = arith.index_cast %i : index to i32
    memref.store %value, %next[%i] : memref<?xi32>
    scf.yield %next : memref<?xi32>
  }
  test.copy(%last, %out) : (memref<?xi32>, memref<?xi32>)
  return
}
