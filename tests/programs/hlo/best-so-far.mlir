// A loop keeps the best candidate so far: the new one, or the one that it has.
// Prints: 6 36 2 4

func.func private @show_index(index)

func.func @worth(%a: memref<2xindex>) -> index {
  %c1 = arith.constant 1 : index
  %x = memref.load %a[%c1] : memref<2xindex>
  return %x : index
}

func.func @best(%from: index, %to: index, %bound: index) -> memref<2xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = memref.alloc() : memref<2xindex>
  memref.store %c0, %none[%c0] : memref<2xindex>
  memref.store %c0, %none[%c1] : memref<2xindex>
  %r = scf.for %i = %from to %to step %c1 iter_args(%kept = %none) -> (memref<2xindex>) {
    %new = memref.alloc() : memref<2xindex>
    %square = arith.muli %i, %i : index
    memref.store %i, %new[%c0] : memref<2xindex>
    memref.store %square, %new[%c1] : memref<2xindex>
    %w = func.call @worth(%new) : (memref<2xindex>) -> index
    %v = func.call @worth(%kept) : (memref<2xindex>) -> index
    %better = arith.cmpi ugt, %w, %v : index
    %fits = arith.cmpi ult, %w, %bound : index
    %take = arith.andi %better, %fits : i1
    %next = scf.if %take -> (memref<2xindex>) {
      scf.yield %new : memref<2xindex>
    } else {
      scf.yield %kept : memref<2xindex>
    }
    scf.yield %next : memref<2xindex>
  }
  return %r : memref<2xindex>
}

func.func @show(%a: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %a[%c0] : memref<2xindex>
  call @show_index(%x) : (index) -> ()
  %y = memref.load %a[%c1] : memref<2xindex>
  call @show_index(%y) : (index) -> ()
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  %c40 = arith.constant 40 : index
  %a = call @best(%c0, %c9, %c40) : (index, index, index) -> memref<2xindex>
  call @show(%a) : (memref<2xindex>) -> ()
  %b = call @best(%c0, %c9, %c5) : (index, index, index) -> memref<2xindex>
  call @show(%b) : (memref<2xindex>) -> ()
  return
}
