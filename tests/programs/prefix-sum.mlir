// Prefix sums by doubling: each round adds what is 1, 2, 4, ... places before, into a new buffer.
// Prints: 0 1 5 14 30 55 91 140 204 285 385 506 650

func.func private @show_index(index)

func.func @scan(%numbers: memref<?xindex>) -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %numbers, %c0 : memref<?xindex>
  %r:2 = scf.while (%distance = %c1, %from = %numbers) : (index, memref<?xindex>) -> (index, memref<?xindex>) {
    %more = arith.cmpi ult, %distance, %n : index
    scf.condition(%more) %distance, %from : index, memref<?xindex>
  } do {
  ^bb0(%distance: index, %from: memref<?xindex>):
    %to = memref.alloc(%n) : memref<?xindex>
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %from[%i] : memref<?xindex>
      %has = arith.cmpi uge, %i, %distance : index
      %sum = scf.if %has -> index {
        %before = arith.subi %i, %distance : index
        %y = memref.load %from[%before] : memref<?xindex>
        %xy = arith.addi %x, %y : index
        scf.yield %xy : index
      } else {
        scf.yield %x : index
      }
      memref.store %sum, %to[%i] : memref<?xindex>
    }
    %twice = arith.muli %distance, %c2 : index
    scf.yield %twice, %to : index, memref<?xindex>
  }
  return %r#1 : memref<?xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 13 : index
  %numbers = memref.alloc(%n) : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %square = arith.muli %i, %i : index
    memref.store %square, %numbers[%i] : memref<?xindex>
  }
  %sums = call @scan(%numbers) : (memref<?xindex>) -> memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %sums[%i] : memref<?xindex>
    func.call @show_index(%x) : (index) -> ()
  }
  return
}
