// The three ways in which a bufferization.dealloc is lowered.
//
// Watch for:
//   @nothing_retained: one buffer, nothing retained: scf.if around a memref.dealloc;
//   @many_retained:    one buffer, several retained: its pointer is compared with theirs (its block
//                      ^use is then given two buffers that may be the same one: as below);
//   @library:          several buffers that may be the same one: their pointers go into arrays
//                      and @dealloc_helper finds out which to free.
func.func @nothing_retained(%cond: i1, %input: memref<8xf32>, %result: memref<8xf32>) {
  %chosen = scf.if %cond -> (memref<8xf32>) {
    %own = memref.alloc() : memref<8xf32>
    test.copy(%input, %own) : (memref<8xf32>, memref<8xf32>)
    scf.yield %own : memref<8xf32>
  } else {
    scf.yield %input : memref<8xf32>
  }
  test.copy(%chosen, %result) : (memref<8xf32>, memref<8xf32>)
  return
}

func.func @many_retained(%pick: i1, %other: i1, %input: memref<8xf32>, %result: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  test.copy(%input, %own) : (memref<8xf32>, memref<8xf32>)
  %one = arith.select %pick, %own, %input : memref<8xf32>
  %two = arith.select %other, %own, %input : memref<8xf32>
  cf.cond_br %pick, ^use(%one, %two : memref<8xf32>, memref<8xf32>), ^leave
^use(%x: memref<8xf32>, %y: memref<8xf32>):
  test.copy(%x, %result) : (memref<8xf32>, memref<8xf32>)
  test.copy(%y, %result) : (memref<8xf32>, memref<8xf32>)
  cf.br ^leave
^leave:
  return
}

func.func @library(%cond: i1, %input: memref<8xf32>, %result: memref<8xf32>) {
  cf.cond_br %cond, ^two, ^join(%input, %input : memref<8xf32>, memref<8xf32>)
^two:
  %left = memref.alloc() : memref<8xf32>
  %right = memref.alloc() : memref<8xf32>
  test.copy(%left, %right) : (memref<8xf32>, memref<8xf32>)
  cf.br ^join(%left, %right : memref<8xf32>, memref<8xf32>)
^join(%x: memref<8xf32>, %y: memref<8xf32>):
  test.copy(%x, %result) : (memref<8xf32>, memref<8xf32>)
  test.copy(%y, %result) : (memref<8xf32>, memref<8xf32>)
  return
}
