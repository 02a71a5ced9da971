// A row of a matrix is handed on as a view: the matrix must live as long.
// Prints: 0 1 2 10 11 12 20 21 22

func.func private @show_index(index)

func.func @row_of(%i: index) -> memref<3xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %m = memref.alloc() : memref<9xindex>
  %square = memref.expand_shape %m [[0, 1]] output_shape [3, 3] : memref<9xindex> into memref<3x3xindex>
  scf.for %r = %c0 to %c3 step %c1 {
    %tens = arith.muli %r, %c10 : index
    scf.for %c = %c0 to %c3 step %c1 {
      %x = arith.addi %tens, %c : index
      memref.store %x, %square[%r, %c] : memref<3x3xindex>
    }
  }
  %row = memref.alloc() : memref<3xindex>
  %view = memref.subview %square[%i, 0] [1, 3] [1, 1] : memref<3x3xindex> to memref<3xindex, strided<[1], offset: ?>>
  memref.copy %view, %row : memref<3xindex, strided<[1], offset: ?>> to memref<3xindex>
  return %row : memref<3xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %row = func.call @row_of(%i) : (index) -> memref<3xindex>
    scf.for %k = %c0 to %c3 step %c1 {
      %x = memref.load %row[%k] : memref<3xindex>
      func.call @show_index(%x) : (index) -> ()
    }
  }
  return
}
