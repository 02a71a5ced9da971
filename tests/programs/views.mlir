// Copies between parts of buffers: every second row, transposed, of fewer dimensions, of no element, of another shape.
// Wrong in early frees: of what memref.transpose gives the pass does not know that it is the same buffer.
// Prints: 0 2 4 20 22 24 0 20 2 22 4 24 11 21 31 12 22 32 0 10 20 30 4 3 30 33 2 12

func.func private @show_index(index)

func.func @numbers() -> memref<4x5xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %m = memref.alloc() : memref<4x5xindex>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      %tens = arith.muli %i, %c10 : index
      %x = arith.addi %tens, %j : index
      memref.store %x, %m[%i, %j] : memref<4x5xindex>
    }
  }
  return %m : memref<4x5xindex>
}

func.func @show(%m: memref<?x?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<?x?xindex>
  %columns = memref.dim %m, %c1 : memref<?x?xindex>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %x = memref.load %m[%i, %j] : memref<?x?xindex>
      func.call @show_index(%x) : (index) -> ()
    }
  }
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = call @numbers() : () -> memref<4x5xindex>

  // Every second row and column.
  %sparse = memref.subview %m[0, 0] [2, 3] [2, 2] : memref<4x5xindex> to memref<2x3xindex, strided<[10, 2]>>
  %dense = memref.alloc() : memref<2x3xindex>
  memref.copy %sparse, %dense : memref<2x3xindex, strided<[10, 2]>> to memref<2x3xindex>
  %shown = memref.cast %dense : memref<2x3xindex> to memref<?x?xindex>
  call @show(%shown) : (memref<?x?xindex>) -> ()

  // The same, transposed.
  %across = memref.transpose %dense (i, j) -> (j, i) : memref<2x3xindex> to memref<3x2xindex, strided<[1, 3]>>
  %turned = memref.alloc() : memref<3x2xindex>
  memref.copy %across, %turned : memref<3x2xindex, strided<[1, 3]>> to memref<3x2xindex>
  %shown_turned = memref.cast %turned : memref<3x2xindex> to memref<?x?xindex>
  call @show(%shown_turned) : (memref<?x?xindex>) -> ()

  // A part at a place that is computed, seen column by column.
  %part = memref.subview %m[%c1, %c1] [%c3, %c2] [%c1, %c1]
      : memref<4x5xindex> to memref<?x?xindex, strided<[?, ?], offset: ?>>
  %columns = memref.alloc(%c2, %c3) : memref<?x?xindex>
  %flipped = memref.transpose %part (i, j) -> (j, i)
      : memref<?x?xindex, strided<[?, ?], offset: ?>> to memref<?x?xindex, strided<[?, ?], offset: ?>>
  memref.copy %flipped, %columns : memref<?x?xindex, strided<[?, ?], offset: ?>> to memref<?x?xindex>
  call @show(%columns) : (memref<?x?xindex>) -> ()

  // One column, as a buffer of one dimension.
  %column = memref.subview %m[0, 0] [4, 1] [1, 1] : memref<4x5xindex> to memref<4xindex, strided<[5]>>
  %line = memref.alloc() : memref<4xindex>
  memref.copy %column, %line : memref<4xindex, strided<[5]>> to memref<4xindex>
  %row = memref.expand_shape %line [[0, 1]] output_shape [1, 4] : memref<4xindex> into memref<1x4xindex>
  %shown_row = memref.cast %row : memref<1x4xindex> to memref<?x?xindex>
  call @show(%shown_row) : (memref<?x?xindex>) -> ()

  // Nothing is copied.
  %empty = memref.subview %m[0, 0] [%c0, 3] [1, 1] : memref<4x5xindex> to memref<?x3xindex, strided<[5, 1]>>
  %none = memref.alloc(%c0) : memref<?x3xindex>
  memref.copy %empty, %none : memref<?x3xindex, strided<[5, 1]>> to memref<?x3xindex>

  // All in one dimension, and back in two others.
  %flat = memref.collapse_shape %m [[0, 1]] : memref<4x5xindex> into memref<20xindex>
  %other = memref.expand_shape %flat [[0, 1]] output_shape [10, 2] : memref<20xindex> into memref<10x2xindex>
  %c4 = arith.constant 4 : index
  %c18 = arith.constant 18 : index
  %a = memref.load %flat[%c4] : memref<20xindex>
  call @show_index(%a) : (index) -> ()
  %b = memref.load %other[%c1, %c1] : memref<10x2xindex>
  call @show_index(%b) : (index) -> ()
  %c15 = arith.constant 15 : index
  %c = memref.load %flat[%c15] : memref<20xindex>
  call @show_index(%c) : (index) -> ()
  %d = memref.load %flat[%c18] : memref<20xindex>
  call @show_index(%d) : (index) -> ()

  // What is written in a part is in the whole.
  %corner = memref.subview %m[0, 2] [2, 1] [1, 1] : memref<4x5xindex> to memref<2x1xindex, strided<[5, 1], offset: 2>>
  %copy = memref.alloc() : memref<2x1xindex>
  memref.copy %corner, %copy : memref<2x1xindex, strided<[5, 1], offset: 2>> to memref<2x1xindex>
  %shown_copy = memref.cast %copy : memref<2x1xindex> to memref<?x?xindex>
  call @show(%shown_copy) : (memref<?x?xindex>) -> ()
  return
}
