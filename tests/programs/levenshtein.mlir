// The edit distance of two words, with two rows of the table that swap.
// Prints: 3 9 7

func.func private @show_index(index)

func.func @distance(%a: memref<?xi8>, %b: memref<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi8>
  %m = memref.dim %b, %c0 : memref<?xi8>
  %width = arith.addi %m, %c1 : index
  %first = memref.alloc(%width) : memref<?xindex>
  %second = memref.alloc(%width) : memref<?xindex>
  scf.for %i = %c0 to %width step %c1 {
    memref.store %i, %first[%i] : memref<?xindex>
  }
  %rows:2 = scf.for %i = %c0 to %n step %c1 iter_args(%above = %first, %row = %second) -> (memref<?xindex>, memref<?xindex>) {
    %next = arith.addi %i, %c1 : index
    memref.store %next, %row[%c0] : memref<?xindex>
    %x = memref.load %a[%i] : memref<?xi8>
    scf.for %k = %c0 to %m step %c1 {
      %k1 = arith.addi %k, %c1 : index
      %y = memref.load %b[%k] : memref<?xi8>
      %differ = arith.cmpi ne, %x, %y : i8
      %cost = arith.select %differ, %c1, %c0 : index
      %diagonal = memref.load %above[%k] : memref<?xindex>
      %up = memref.load %above[%k1] : memref<?xindex>
      %left = memref.load %row[%k] : memref<?xindex>
      %replaced = arith.addi %diagonal, %cost : index
      %shorter = arith.minui %up, %left : index
      %changed = arith.addi %shorter, %c1 : index
      %best = arith.minui %replaced, %changed : index
      memref.store %best, %row[%k1] : memref<?xindex>
    }
    scf.yield %row, %above : memref<?xindex>, memref<?xindex>
  }
  %d = memref.load %rows#0[%m] : memref<?xindex>
  return %d : index
}

func.func @word(%n: index, %factor: index) -> memref<?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %word = memref.alloc(%n) : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.muli %i, %factor : index
    %y = arith.remui %x, %c5 : index
    %z = arith.index_cast %y : index to i8
    memref.store %z, %word[%i] : memref<?xi8>
  }
  return %word : memref<?xi8>
}

func.func @main() {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = arith.constant 12 : index
  %m = arith.constant 9 : index
  scf.for %i = %c1 to %c4 step %c1 {
    %a = func.call @word(%n, %i) : (index, index) -> memref<?xi8>
    %b = func.call @word(%m, %c1) : (index, index) -> memref<?xi8>
    %d = func.call @distance(%a, %b) : (memref<?xi8>, memref<?xi8>) -> index
    func.call @show_index(%d) : (index) -> ()
  }
  return
}
