// Recursion that hands its arguments on in other places, and at the end returns one of them.
// Prints: 1 2 3 1 2

func.func private @show_index(index)

func.func @turn(%a: memref<1xindex>, %b: memref<1xindex>, %c: memref<1xindex>, %n: index) -> memref<1xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %done = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %done -> (memref<1xindex>) {
    scf.yield %a : memref<1xindex>
  } else {
    %less = arith.subi %n, %c1 : index
    %next = func.call @turn(%b, %c, %a, %less) : (memref<1xindex>, memref<1xindex>, memref<1xindex>, index) -> memref<1xindex>
    scf.yield %next : memref<1xindex>
  }
  return %r : memref<1xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %a = memref.alloc() : memref<1xindex>
  %b = memref.alloc() : memref<1xindex>
  %c = memref.alloc() : memref<1xindex>
  memref.store %c1, %a[%c0] : memref<1xindex>
  memref.store %c2, %b[%c0] : memref<1xindex>
  memref.store %c3, %c[%c0] : memref<1xindex>
  scf.for %n = %c0 to %c5 step %c1 {
    %r = func.call @turn(%a, %b, %c, %n) : (memref<1xindex>, memref<1xindex>, memref<1xindex>, index) -> memref<1xindex>
    %x = memref.load %r[%c0] : memref<1xindex>
    func.call @show_index(%x) : (index) -> ()
  }
  return
}
