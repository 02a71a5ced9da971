// Allocations that move up: out of a branch, out of a loop, and one that cannot.
//
// It opens in the older system. Watch for: buffer-hoisting takes the allocation of ^bb2 to the entry,
// the block that dominates all uses of it and of its alias %x, so that nothing has to be cloned
// later. In @sized the allocation needs %n, which only ^bb2 has, and stays. In @loop buffer-hoisting
// stops at the loop, and buffer-loop-hoisting takes the allocation out: one buffer for all iterations.
// bufscope: pipeline=legacy
func.func @branch(%choice: i1, %in: memref<4096xf32>, %out: memref<4096xf32>) {
  cf.cond_br %choice, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%in : memref<4096xf32>)
^bb2:
  %made = memref.alloc() : memref<4096xf32>
  test.copy(%in, %made) : (memref<4096xf32>, memref<4096xf32>)
  cf.br ^bb3(%made : memref<4096xf32>)
^bb3(%x: memref<4096xf32>):
  test.copy(%x, %out) : (memref<4096xf32>, memref<4096xf32>)
  return
}

func.func @sized(%choice: i1, %in: memref<?xf32>, %out: memref<?xf32>, %size: index) {
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

func.func @loop(%count: index, %in: memref<4096xf32>, %out: memref<4096xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %count step %one {
    %scratch = memref.alloc() : memref<4096xf32>
    test.copy(%in, %scratch) : (memref<4096xf32>, memref<4096xf32>)
    test.copy(%scratch, %out) : (memref<4096xf32>, memref<4096xf32>)
  }
  return
}
