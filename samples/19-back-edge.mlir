// A loop that carries a buffer, under the older system: clones at the back edge.
//
// Watch for, with --buffer-deallocation: %next and the caller's %start both flow into %now, and
// %now flows out as %last. Both are critical. The start is cloned before the loop, what is yielded
// is cloned at the end of each iteration, each iteration frees what it was given, and %last is
// freed behind the loop. The newer system carries an i1 instead, and clones nothing.
// bufscope: pipeline=buffer-deallocation
func.func @carry(%count: index, %start: memref<8xf32>, %out: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %last = scf.for %i = %zero to %count step %one iter_args(%now = %start) -> (memref<8xf32>) {
    %even = arith.cmpi eq, %i, %zero : index
    %next = scf.if %even -> (memref<8xf32>) {
      %made = memref.alloc() : memref<8xf32>
      test.copy(%now, %made) : (memref<8xf32>, memref<8xf32>)
      scf.yield %made : memref<8xf32>
    } else {
      scf.yield %now : memref<8xf32>
    }
    scf.yield %next : memref<8xf32>
  }
  test.copy(%last, %out) : (memref<8xf32>, memref<8xf32>)
  return
}
