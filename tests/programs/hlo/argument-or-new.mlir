// A function that returns its argument, or a new buffer; the caller cannot tell.
// Prints: 1 2 4 8 8

func.func private @show_index(index)

func.func @maybe_twice(%a: memref<1xindex>, %limit: index) -> memref<1xindex> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %x = memref.load %a[%c0] : memref<1xindex>
  %small = arith.cmpi ult, %x, %limit : index
  %r = scf.if %small -> (memref<1xindex>) {
    %b = memref.alloc() : memref<1xindex>
    %y = arith.muli %x, %c2 : index
    memref.store %y, %b[%c0] : memref<1xindex>
    scf.yield %b : memref<1xindex>
  } else {
    scf.yield %a : memref<1xindex>
  }
  return %r : memref<1xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %first = memref.alloc() : memref<1xindex>
  memref.store %c1, %first[%c0] : memref<1xindex>
  %last = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %first) -> (memref<1xindex>) {
    %x = memref.load %a[%c0] : memref<1xindex>
    func.call @show_index(%x) : (index) -> ()
    %b = func.call @maybe_twice(%a, %c8) : (memref<1xindex>, index) -> memref<1xindex>
    scf.yield %b : memref<1xindex>
  }
  return
}
