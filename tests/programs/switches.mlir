// Which buffer it is depends on a number: a switch between regions.
// Prints: 20 30 40 40 11 2 3

func.func private @show_index(index)

func.func @chosen(%what: index) -> memref<2xindex> {
  %c0 = arith.constant 0 : index
  %c20 = arith.constant 20 : index
  %c30 = arith.constant 30 : index
  %c40 = arith.constant 40 : index
  %a = memref.alloc() : memref<2xindex>
  memref.store %c40, %a[%c0] : memref<2xindex>
  %r = scf.index_switch %what -> memref<2xindex>
  case 2 {
    %b = memref.alloc() : memref<2xindex>
    memref.store %c20, %b[%c0] : memref<2xindex>
    scf.yield %b : memref<2xindex>
  }
  case 5 {
    memref.store %c30, %a[%c0] : memref<2xindex>
    scf.yield %a : memref<2xindex>
  }
  default {
    scf.yield %a : memref<2xindex>
  }
  return %r : memref<2xindex>
}

func.func @show(%m: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<2xindex>
  call @show_index(%x) : (index) -> ()
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c4 = arith.constant 4 : index
  %a = call @chosen(%c2) : (index) -> memref<2xindex>
  call @show(%a) : (memref<2xindex>) -> ()
  %b = call @chosen(%c5) : (index) -> memref<2xindex>
  call @show(%b) : (memref<2xindex>) -> ()
  %c = call @chosen(%c0) : (index) -> memref<2xindex>
  call @show(%c) : (memref<2xindex>) -> ()
  %d = call @chosen(%c6) : (index) -> memref<2xindex>
  call @show(%d) : (memref<2xindex>) -> ()

  // Numbers of the dialect of indices.
  %nine = index.constant 9
  %two = index.constant 2
  %r = index.add %nine, %two
  call @show_index(%r) : (index) -> ()
  %minus = index.constant -7
  %three = index.constant 3
  %rest = index.floordivs %minus, %three
  %less = index.cmp slt(%rest, %minus)
  %chosen = arith.select %less, %c1, %c2 : index
  call @show_index(%chosen) : (index) -> ()
  %up = index.ceildivu %r, %c4
  call @show_index(%up) : (index) -> ()
  return
}
