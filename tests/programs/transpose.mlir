// A matrix is transposed block by block, through views of blocks and a buffer for one of them.
// Prints: 0 6 12 18 24 30 1 7 13 19 25 31 2 8 14 20 26 32 3 9 15 21 27 33 4 10 16 22 28 34 5 11
//   17 23 29 35

func.func private @show_index(index)

func.func @transpose_block(%from: memref<2x2xindex, strided<[6, 1], offset: ?>>) -> memref<2x2xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %to = memref.alloc() : memref<2x2xindex>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %k = %c0 to %c2 step %c1 {
      %x = memref.load %from[%i, %k] : memref<2x2xindex, strided<[6, 1], offset: ?>>
      memref.store %x, %to[%k, %i] : memref<2x2xindex>
    }
  }
  return %to : memref<2x2xindex>
}

func.func @transpose(%a: memref<6x6xindex>) -> memref<6x6xindex> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %r = memref.alloc() : memref<6x6xindex>
  scf.for %i = %c0 to %c6 step %c2 {
    scf.for %k = %c0 to %c6 step %c2 {
      %from = memref.subview %a[%i, %k] [2, 2] [1, 1] : memref<6x6xindex> to memref<2x2xindex, strided<[6, 1], offset: ?>>
      %to = memref.subview %r[%k, %i] [2, 2] [1, 1] : memref<6x6xindex> to memref<2x2xindex, strided<[6, 1], offset: ?>>
      %block = func.call @transpose_block(%from) : (memref<2x2xindex, strided<[6, 1], offset: ?>>) -> memref<2x2xindex>
      memref.copy %block, %to : memref<2x2xindex> to memref<2x2xindex, strided<[6, 1], offset: ?>>
    }
  }
  return %r : memref<6x6xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %a = memref.alloc() : memref<6x6xindex>
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %k = %c0 to %c6 step %c1 {
      %row = arith.muli %i, %c6 : index
      %x = arith.addi %row, %k : index
      memref.store %x, %a[%i, %k] : memref<6x6xindex>
    }
  }
  %r = call @transpose(%a) : (memref<6x6xindex>) -> memref<6x6xindex>
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %k = %c0 to %c6 step %c1 {
      %x = memref.load %r[%i, %k] : memref<6x6xindex>
      func.call @show_index(%x) : (index) -> ()
    }
  }
  return
}
