// What the newer system does differently: an i1 goes along where the older one copies.
//
// Have both side by side: --compare=ownership,legacy, or in the window: Pipeline, Compare Both
// Systems. Watch for: in @dynamic %x is the caller's %in or the allocation, which cannot move up, for
// its size is known in ^bb2 only. The older system clones both and frees what it cloned;
// canonicalization takes one of the clones away again. The newer one passes an i1 along and copies
// nothing: its free is conditional. It is the same for the back edge in @carry: the older system
// copies what is carried in every iteration, the newer one compares addresses to know whether it may
// free. In @early the older system frees %first behind its last use, the newer one at the end of the
// block, so that it has both buffers at once.
func.func @dynamic(%choice: i1, %in: memref<?xf32>, %out: memref<?xf32>, %size: index) {
  cf.cond_br %choice, ^bb1, ^bb2(%size : index)
^bb1:
  cf.br ^bb3(%in : memref<?xf32>)
^bb2(%n: index):
  %made = memref.alloc(%n) : memref<?xf32>
  test.copy(%in, %made) : (memref<?xf32>, memref<?xf32>)
  cf.br ^bb3(%made : memref<?xf32>)
^bb3(%x: memref<?xf32>):
  test.copy(%x, %out) : (memref<?xf32>, memref<?xf32>)
  return
}

func.func @carry(%count: index, %start: memref<?xf32>, %out: memref<?xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %last = scf.for %i = %zero to %count step %one iter_args(%now = %start) -> (memref<?xf32>) {
    %even = arith.cmpi eq, %i, %zero : index
    %next = scf.if %even -> (memref<?xf32>) {
      %n = memref.dim %now, %zero : memref<?xf32>
      %made = memref.alloc(%n) : memref<?xf32>
      test.copy(%now, %made) : (memref<?xf32>, memref<?xf32>)
      scf.yield %made : memref<?xf32>
    } else {
      scf.yield %now : memref<?xf32>
    }
    scf.yield %next : memref<?xf32>
  }
  test.copy(%last, %out) : (memref<?xf32>, memref<?xf32>)
  return
}

func.func @early(%in: memref<4096xf32>, %out: memref<4096xf32>) {
  %first = memref.alloc() : memref<4096xf32>
  test.copy(%in, %first) : (memref<4096xf32>, memref<4096xf32>)
  %second = memref.alloc() : memref<4096xf32>
  test.copy(%in, %second) : (memref<4096xf32>, memref<4096xf32>)
  test.copy(%second, %out) : (memref<4096xf32>, memref<4096xf32>)
  return
}
