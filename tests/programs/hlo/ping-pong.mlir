// Heat in a rod: each round makes a new row from the last one, which is then no longer needed.
// Prints: 0 1000 750 750 750 1000

func.func private @show_index(index)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c4 = arith.constant 4 : index
  %hot = arith.constant 1000 : index
  %first = memref.alloc() : memref<6xindex>
  %c6 = arith.constant 6 : index
  scf.for %i = %c0 to %c6 step %c1 {
    memref.store %c0, %first[%i] : memref<6xindex>
  }
  memref.store %hot, %first[%c1] : memref<6xindex>
  memref.store %hot, %first[%c5] : memref<6xindex>
  %last = scf.for %round = %c0 to %c4 step %c1 iter_args(%row = %first) -> (memref<6xindex>) {
    %next = memref.alloc() : memref<6xindex>
    memref.copy %row, %next : memref<6xindex> to memref<6xindex>
    scf.for %i = %c2 to %c5 step %c1 {
      %before = arith.subi %i, %c1 : index
      %behind = arith.addi %i, %c1 : index
      %a = memref.load %row[%before] : memref<6xindex>
      %b = memref.load %row[%behind] : memref<6xindex>
      %sum = arith.addi %a, %b : index
      %mean = arith.divui %sum, %c2 : index
      memref.store %mean, %next[%i] : memref<6xindex>
    }
    scf.yield %next : memref<6xindex>
  }
  scf.for %i = %c0 to %c6 step %c1 {
    %x = memref.load %last[%i] : memref<6xindex>
    func.call @show_index(%x) : (index) -> ()
  }
  return
}
