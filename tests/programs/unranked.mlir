// Buffers of which the callee does not know how many dimensions they have.
// Prints: 2 6 0 1 2 3 4 5 1 6 0 1 2 3 4 5 3 3 6 4 5 1 3

func.func private @show_index(index)

func.func @flat(%any: memref<*xindex>) -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rank = memref.rank %any : memref<*xindex>
  call @show_index(%rank) : (index) -> ()
  %n = scf.for %i = %c0 to %rank step %c1 iter_args(%product = %c1) -> index {
    %size = memref.dim %any, %i : memref<*xindex>
    %next = arith.muli %product, %size : index
    scf.yield %next : index
  }
  call @show_index(%n) : (index) -> ()
  %shape = memref.alloca() : memref<1xindex>
  memref.store %n, %shape[%c0] : memref<1xindex>
  %line = memref.reshape %any(%shape) : (memref<*xindex>, memref<1xindex>) -> memref<?xindex>
  return %line : memref<?xindex>
}

func.func @show(%any: memref<*xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %line = call @flat(%any) : (memref<*xindex>) -> memref<?xindex>
  %n = memref.dim %line, %c0 : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %line[%i] : memref<?xindex>
    func.call @show_index(%x) : (index) -> ()
  }
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c2) : memref<?x3xindex>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %row = arith.muli %i, %c3 : index
      %x = arith.addi %row, %j : index
      memref.store %x, %m[%i, %j] : memref<?x3xindex>
    }
  }
  %two = memref.cast %m : memref<?x3xindex> to memref<*xindex>
  call @show(%two) : (memref<*xindex>) -> ()
  %line = memref.collapse_shape %m [[0, 1]] : memref<?x3xindex> into memref<?xindex>
  %one = memref.cast %line : memref<?xindex> to memref<*xindex>
  call @show(%one) : (memref<*xindex>) -> ()

  // Back to a type that is known, by a shape in a buffer.
  %shape = memref.alloca() : memref<3xindex>
  memref.store %c3, %shape[%c0] : memref<3xindex>
  memref.store %c1, %shape[%c1] : memref<3xindex>
  memref.store %c2, %shape[%c2] : memref<3xindex>
  %cube = memref.reshape %one(%shape) : (memref<*xindex>, memref<3xindex>) -> memref<?x?x?xindex>
  %any = memref.cast %cube : memref<?x?x?xindex> to memref<*xindex>
  %rank = memref.rank %any : memref<*xindex>
  call @show_index(%rank) : (index) -> ()
  %first = memref.dim %any, %c0 : memref<*xindex>
  call @show_index(%first) : (index) -> ()
  %all = memref.cast %m : memref<?x3xindex> to memref<*xindex>
  %known = memref.cast %all : memref<*xindex> to memref<?x?xindex>
  %rows = memref.dim %known, %c0 : memref<?x?xindex>
  %columns = memref.dim %known, %c1 : memref<?x?xindex>
  %n = arith.muli %rows, %columns : index
  call @show_index(%n) : (index) -> ()
  %x = memref.load %cube[%c2, %c0, %c0] : memref<?x?x?xindex>
  call @show_index(%x) : (index) -> ()
  %y = memref.load %cube[%c2, %c0, %c1] : memref<?x?x?xindex>
  call @show_index(%y) : (index) -> ()

  // Seen with other strides: the diagonal.
  %diagonal = memref.reinterpret_cast %line to offset: [1], sizes: [2], strides: [2]
      : memref<?xindex> to memref<2xindex, strided<[2], offset: 1>>
  %p = memref.load %diagonal[%c0] : memref<2xindex, strided<[2], offset: 1>>
  call @show_index(%p) : (index) -> ()
  %q = memref.load %diagonal[%c1] : memref<2xindex, strided<[2], offset: 1>>
  call @show_index(%q) : (index) -> ()
  return
}
