// Vectors from memory and into it: beyond the bounds, under masks, one lane behind the other, from all over a buffer.
// Prints: 0 1 4 9 16 25 0 30 9 36 4 9 9 30 36 -1 -1 -1 -1 -1 72

func.func private @show_index(index)

func.func @numbers(%n: index) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %square = arith.muli %i, %i : index
    %x = arith.index_cast %square : index to i32
    memref.store %x, %m[%i] : memref<?xi32>
  }
  return %m : memref<?xi32>
}

func.func @show(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xi32>
    %y = arith.index_cast %x : i32 to index
    func.call @show_index(%y) : (index) -> ()
  }
  return
}

// All below a limit, one behind the other; how many is where the next ones go.
func.func @below(%m: memref<?xi32>, %limit: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %none = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %found = memref.alloc(%n) : memref<?xi32>
  %zeros = vector.broadcast %none : i32 to vector<4xi32>
  %limits = vector.broadcast %limit : i32 to vector<4xi32>
  scf.for %i = %c0 to %n step %c4 {
    vector.transfer_write %zeros, %found[%i] : vector<4xi32>, memref<?xi32>
  }
  %last = scf.for %i = %c0 to %n step %c4 iter_args(%at = %c0) -> index {
    %left = arith.subi %n, %i : index
    %here = vector.create_mask %left : vector<4xi1>
    %x = vector.maskedload %m[%i], %here, %limits : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    %less = arith.cmpi slt, %x, %limits : vector<4xi32>
    vector.compressstore %found[%at], %less, %x : memref<?xi32>, vector<4xi1>, vector<4xi32>
    %ones = arith.extui %less : vector<4xi1> to vector<4xi32>
    %count = vector.reduction <add>, %ones : vector<4xi32> into i32
    %more = arith.index_cast %count : i32 to index
    %next = arith.addi %at, %more : index
    scf.yield %next : index
  }
  return %found : memref<?xi32>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %nine = arith.constant 9 : i32
  %thirty = arith.constant 30 : i32
  %m = call @numbers(%c7) : (index) -> memref<?xi32>
  %small = call @below(%m, %thirty) : (memref<?xi32>, i32) -> memref<?xi32>
  call @show(%small) : (memref<?xi32>) -> ()

  // From all over the buffer, and back in another order, only some of them.
  %places = arith.constant dense<[6, 0, 3, 1]> : vector<4xi32>
  %some = vector.constant_mask [3] : vector<4xi1>
  %others = vector.broadcast %nine : i32 to vector<4xi32>
  %picked = vector.gather %m[%c0] [%places], %some, %others
      : memref<?xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  %to = memref.alloc(%c7) : memref<?xi32>
  %fill = vector.broadcast %thirty : i32 to vector<8xi32>
  vector.transfer_write %fill, %to[%c0] : vector<8xi32>, memref<?xi32>
  %back = arith.constant dense<[1, 5, 2, 0]> : vector<4xi32>
  %odd = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  vector.scatter %to[%c1] [%back], %odd, %picked : memref<?xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
  %spread = vector.expandload %m[%c2], %odd, %others : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.maskedstore %to[%c3], %some, %spread : memref<?xi32>, vector<4xi1>, vector<4xi32>
  call @show(%to) : (memref<?xi32>) -> ()

  // A part of a matrix that is larger than what is left of it, under a mask, turned around.
  %flat = memref.alloc() : memref<12xi32>
  %padding = arith.constant -1 : i32
  %first = vector.transfer_read %m[%c0], %padding : memref<?xi32>, vector<12xi32>
  vector.store %first, %flat[%c0] : memref<12xi32>, vector<12xi32>
  %matrix = memref.expand_shape %flat [[0, 1]] output_shape [3, 4] : memref<12xi32> into memref<3x4xi32>
  %rows = vector.create_mask %c2, %c3 : vector<2x3xi1>
  %part = vector.mask %rows {
    vector.transfer_read %matrix[%c1, %c2], %padding : memref<3x4xi32>, vector<2x3xi32>
  } : vector<2x3xi1> -> vector<2x3xi32>
  %turned = vector.transpose %part, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %line = vector.shape_cast %turned : vector<3x2xi32> to vector<6xi32>
  %seen = memref.alloc(%c6) : memref<?xi32>
  vector.transfer_write %line, %seen[%c0] : vector<6xi32>, memref<?xi32>
  call @show(%seen) : (memref<?xi32>) -> ()
  %element = vector.extract %turned[1, 0] : i32 from vector<3x2xi32>
  %row = vector.extract %turned[0] : vector<2xi32> from vector<3x2xi32>
  %most = vector.reduction <maxsi>, %row, %element : vector<2xi32> into i32
  %changed = vector.insert %most, %row [1] : i32 into vector<2xi32>
  %sum = vector.reduction <add>, %changed : vector<2xi32> into i32
  %shown = arith.index_cast %sum : i32 to index
  call @show_index(%shown) : (index) -> ()
  return
}
