// Fibonacci numbers as powers of a matrix, by repeated squaring: scf.while carries two matrices.
// Prints: 0 55 6765 832040 102334155 12586269025

func.func private @show_index(index)

func.func @multiply(%a: memref<2x2xindex>, %b: memref<2x2xindex>) -> memref<2x2xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c = memref.alloc() : memref<2x2xindex>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c2 step %c1 {
      %sum = scf.for %k = %c0 to %c2 step %c1 iter_args(%part = %c0) -> index {
        %x = memref.load %a[%i, %k] : memref<2x2xindex>
        %y = memref.load %b[%k, %j] : memref<2x2xindex>
        %xy = arith.muli %x, %y : index
        %more = arith.addi %part, %xy : index
        scf.yield %more : index
      }
      memref.store %sum, %c[%i, %j] : memref<2x2xindex>
    }
  }
  return %c : memref<2x2xindex>
}

func.func @power(%base: memref<2x2xindex>, %exponent: index) -> memref<2x2xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %unit = memref.alloc() : memref<2x2xindex>
  memref.store %c1, %unit[%c0, %c0] : memref<2x2xindex>
  memref.store %c0, %unit[%c0, %c1] : memref<2x2xindex>
  memref.store %c0, %unit[%c1, %c0] : memref<2x2xindex>
  memref.store %c1, %unit[%c1, %c1] : memref<2x2xindex>
  %r:3 = scf.while (%n = %exponent, %result = %unit, %square = %base) : (index, memref<2x2xindex>, memref<2x2xindex>) -> (index, memref<2x2xindex>, memref<2x2xindex>) {
    %more = arith.cmpi ugt, %n, %c0 : index
    scf.condition(%more) %n, %result, %square : index, memref<2x2xindex>, memref<2x2xindex>
  } do {
  ^bb0(%n: index, %result: memref<2x2xindex>, %square: memref<2x2xindex>):
    %bit = arith.remui %n, %c2 : index
    %odd = arith.cmpi eq, %bit, %c1 : index
    %next = scf.if %odd -> memref<2x2xindex> {
      %product = func.call @multiply(%result, %square) : (memref<2x2xindex>, memref<2x2xindex>) -> memref<2x2xindex>
      scf.yield %product : memref<2x2xindex>
    } else {
      scf.yield %result : memref<2x2xindex>
    }
    %squared = func.call @multiply(%square, %square) : (memref<2x2xindex>, memref<2x2xindex>) -> memref<2x2xindex>
    %half = arith.divui %n, %c2 : index
    scf.yield %half, %next, %squared : index, memref<2x2xindex>, memref<2x2xindex>
  }
  return %r#1 : memref<2x2xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c60 = arith.constant 60 : index
  %base = memref.alloc() : memref<2x2xindex>
  memref.store %c1, %base[%c0, %c0] : memref<2x2xindex>
  memref.store %c1, %base[%c0, %c1] : memref<2x2xindex>
  memref.store %c1, %base[%c1, %c0] : memref<2x2xindex>
  memref.store %c0, %base[%c1, %c1] : memref<2x2xindex>
  scf.for %n = %c0 to %c60 step %c10 {
    %p = func.call @power(%base, %n) : (memref<2x2xindex>, index) -> memref<2x2xindex>
    %f = memref.load %p[%c0, %c1] : memref<2x2xindex>
    func.call @show_index(%f) : (index) -> ()
  }
  return
}
