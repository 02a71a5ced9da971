// A loop that makes a new buffer in each round and frees the one of the round before: two will do.
//
// Watch for: hlo-deallocate frees %now at the end of a round and hands %next on. Both live at once
// for a while, so that hlo-buffer-reuse cannot move the allocation out as it is. It takes it out
// and passes it along as one argument more: what was freed is the spare buffer of the next round,
// and the two swap places at the scf.yield. Nothing is allocated in the loop any more.
// bufscope: pipeline=hlo
func.func @relax(%count: index, %in: memref<8192xf32>, %out: memref<8192xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = memref.alloc() : memref<8192xf32>
  test.copy(%in, %start) : (memref<8192xf32>, memref<8192xf32>)
  %last = scf.for %i = %zero to %count step %one iter_args(%now = %start) -> (memref<8192xf32>) {
    %next = memref.alloc() : memref<8192xf32>
    test.copy(%now, %next) : (memref<8192xf32>, memref<8192xf32>)
    scf.yield %next : memref<8192xf32>
  }
  test.copy(%last, %out) : (memref<8192xf32>, memref<8192xf32>)
  return
}
