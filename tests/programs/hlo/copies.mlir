// Buffers that are filled only to be copied, in a row of scopes.
// Prints: 6 15 24

func.func private @show_index(index)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %target = memref.alloc() : memref<3xindex>
    %source = memref.alloc() : memref<3xindex>
    %base = arith.muli %i, %c3 : index
    scf.for %k = %c0 to %c3 step %c1 {
      %x = arith.addi %base, %k : index
      %y = arith.addi %x, %c1 : index
      memref.store %y, %source[%k] : memref<3xindex>
    }
    memref.copy %source, %target : memref<3xindex> to memref<3xindex>
    %sum = scf.for %k = %c0 to %c3 step %c1 iter_args(%s = %c0) -> (index) {
      %x = memref.load %target[%k] : memref<3xindex>
      %next = arith.addi %s, %x : index
      scf.yield %next : index
    }
    func.call @show_index(%sum) : (index) -> ()
  }
  return
}
