// The path of a number in Collatz' problem: the list of numbers grows by copying, and a branch
// chooses how to go on.
// Prints: 11 34 17 52 26 13 40 20 10 5 16 8 4 2 1

func.func private @show_index(index)

func.func @append(%list: memref<?xindex>, %x: index) -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %list, %c0 : memref<?xindex>
  %more = arith.addi %n, %c1 : index
  %longer = memref.alloc(%more) : memref<?xindex>
  %front = memref.subview %longer[0] [%n] [1] : memref<?xindex> to memref<?xindex, strided<[1]>>
  memref.copy %list, %front : memref<?xindex> to memref<?xindex, strided<[1]>>
  memref.store %x, %longer[%n] : memref<?xindex>
  return %longer : memref<?xindex>
}

func.func @step(%list: memref<?xindex>, %x: index) -> (memref<?xindex>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %rest = arith.remui %x, %c2 : index
  %even = arith.cmpi eq, %rest, %c0 : index
  cf.cond_br %even, ^halve, ^triple
^halve:
  %half = arith.divui %x, %c2 : index
  %a = call @append(%list, %half) : (memref<?xindex>, index) -> memref<?xindex>
  cf.br ^end(%a, %half : memref<?xindex>, index)
^triple:
  %three = arith.muli %x, %c3 : index
  %next = arith.addi %three, %c1 : index
  %b = call @append(%list, %next) : (memref<?xindex>, index) -> memref<?xindex>
  cf.br ^end(%b, %next : memref<?xindex>, index)
^end(%longer: memref<?xindex>, %y: index):
  return %longer, %y : memref<?xindex>, index
}

func.func @path(%from: index) -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = memref.alloc(%c0) : memref<?xindex>
  %first = call @append(%none, %from) : (memref<?xindex>, index) -> memref<?xindex>
  %all:2 = scf.while (%list = %first, %x = %from) : (memref<?xindex>, index) -> (memref<?xindex>, index) {
    %more = arith.cmpi ne, %x, %c1 : index
    scf.condition(%more) %list, %x : memref<?xindex>, index
  } do {
  ^bb0(%list: memref<?xindex>, %x: index):
    %longer, %y = func.call @step(%list, %x) : (memref<?xindex>, index) -> (memref<?xindex>, index)
    scf.yield %longer, %y : memref<?xindex>, index
  }
  return %all#0 : memref<?xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %from = arith.constant 11 : index
  %path = call @path(%from) : (index) -> memref<?xindex>
  %n = memref.dim %path, %c0 : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %path[%i] : memref<?xindex>
    func.call @show_index(%x) : (index) -> ()
  }
  return
}
