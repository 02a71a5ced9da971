// Numbers are inserted into a sorted list at the place that a binary search finds; a number that is
// there already leaves the list as it is.
// Prints: 0 1 2 3 4 5 6 7 8 9 10 11 12

func.func private @show_index(index)

func.func @find(%list: memref<?xindex>, %x: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %list, %c0 : memref<?xindex>
  %end:2 = scf.while (%low = %c0, %high = %n) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %low, %high : index
    scf.condition(%more) %low, %high : index, index
  } do {
  ^bb0(%low: index, %high: index):
    %sum = arith.addi %low, %high : index
    %middle = arith.divui %sum, %c2 : index
    %y = memref.load %list[%middle] : memref<?xindex>
    %above = arith.cmpi ult, %y, %x : index
    %after = arith.addi %middle, %c1 : index
    %new_low = arith.select %above, %after, %low : index
    %new_high = arith.select %above, %high, %middle : index
    scf.yield %new_low, %new_high : index, index
  }
  return %end#0 : index
}

func.func @insert(%list: memref<?xindex>, %x: index) -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %list, %c0 : memref<?xindex>
  %at = call @find(%list, %x) : (memref<?xindex>, index) -> index
  %behind = arith.cmpi uge, %at, %n : index
  cf.cond_br %behind, ^new, ^look
^look:
  %y = memref.load %list[%at] : memref<?xindex>
  %there = arith.cmpi eq, %x, %y : index
  cf.cond_br %there, ^old, ^new
^old:
  return %list : memref<?xindex>
^new:
  %more = arith.addi %n, %c1 : index
  %longer = memref.alloc(%more) : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %z = memref.load %list[%i] : memref<?xindex>
    %moves = arith.cmpi uge, %i, %at : index
    %next = arith.addi %i, %c1 : index
    %to = arith.select %moves, %next, %i : index
    memref.store %z, %longer[%to] : memref<?xindex>
  }
  memref.store %x, %longer[%at] : memref<?xindex>
  return %longer : memref<?xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %c7 = arith.constant 7 : index
  %c13 = arith.constant 13 : index
  %none = memref.alloc(%c0) : memref<?xindex>
  %list = scf.for %i = %c0 to %c20 step %c1 iter_args(%so_far = %none) -> memref<?xindex> {
    %a = arith.muli %i, %c7 : index
    %x = arith.remui %a, %c13 : index
    %next = func.call @insert(%so_far, %x) : (memref<?xindex>, index) -> memref<?xindex>
    scf.yield %next : memref<?xindex>
  }
  %n = memref.dim %list, %c0 : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %list[%i] : memref<?xindex>
    func.call @show_index(%x) : (index) -> ()
  }
  return
}
