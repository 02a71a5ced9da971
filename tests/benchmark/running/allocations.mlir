// A list of blocks that is rebuilt again and again: each round allocates, copies, frees.
func.func private @show_index(index)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 300000 : index
  %first = memref.alloc() : memref<4xindex>
  scf.for %i = %c0 to %c1 step %c1 {
    memref.store %i, %first[%c0] : memref<4xindex>
  }
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%block = %first) -> memref<4xindex> {
    %next = memref.alloc() : memref<4xindex>
    %old = memref.load %block[%c0] : memref<4xindex>
    %new = arith.addi %old, %i : index
    memref.store %new, %next[%c0] : memref<4xindex>
    memref.dealloc %block : memref<4xindex>
    scf.yield %next : memref<4xindex>
  }
  %r = memref.load %last[%c0] : memref<4xindex>
  memref.dealloc %last : memref<4xindex>
  call @show_index(%r) : (index) -> ()
  return
}
