// Conway's game of life on a torus: a glider flies for twelve generations, each in a new buffer.
// Prints: 28 37 43 44 45

func.func private @show_index(index)

func.func @generation(%from: memref<8x8xi8>) -> memref<8x8xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant 0 : i8
  %two = arith.constant 2 : i8
  %three = arith.constant 3 : i8
  %to = memref.alloc() : memref<8x8xi8>
  scf.for %y = %c0 to %c8 step %c1 {
    scf.for %x = %c0 to %c8 step %c1 {
      %around = scf.for %j = %c0 to %c3 step %c1 iter_args(%sum = %none) -> i8 {
        %line = scf.for %i = %c0 to %c3 step %c1 iter_args(%part = %sum) -> i8 {
          %yj = arith.addi %y, %j : index
          %yj7 = arith.addi %yj, %c7 : index
          %row = arith.remui %yj7, %c8 : index
          %xi = arith.addi %x, %i : index
          %xi7 = arith.addi %xi, %c7 : index
          %column = arith.remui %xi7, %c8 : index
          %cell = memref.load %from[%row, %column] : memref<8x8xi8>
          %more = arith.addi %part, %cell : i8
          scf.yield %more : i8
        }
        scf.yield %line : i8
      }
      %self = memref.load %from[%y, %x] : memref<8x8xi8>
      %others = arith.subi %around, %self : i8
      %is_three = arith.cmpi eq, %others, %three : i8
      %is_two = arith.cmpi eq, %others, %two : i8
      %lives = arith.cmpi ne, %self, %none : i8
      %stays = arith.andi %is_two, %lives : i1
      %next = arith.ori %is_three, %stays : i1
      %cell = arith.extui %next : i1 to i8
      memref.store %cell, %to[%y, %x] : memref<8x8xi8>
    }
  }
  return %to : memref<8x8xi8>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %generations = arith.constant 12 : index
  %none = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %start = memref.alloc() : memref<8x8xi8>
  scf.for %y = %c0 to %c8 step %c1 {
    scf.for %x = %c0 to %c8 step %c1 {
      memref.store %none, %start[%y, %x] : memref<8x8xi8>
    }
  }
  memref.store %one, %start[%c0, %c1] : memref<8x8xi8>
  memref.store %one, %start[%c1, %c2] : memref<8x8xi8>
  memref.store %one, %start[%c2, %c0] : memref<8x8xi8>
  memref.store %one, %start[%c2, %c1] : memref<8x8xi8>
  memref.store %one, %start[%c2, %c2] : memref<8x8xi8>
  %end = scf.for %i = %c0 to %generations step %c1 iter_args(%board = %start) -> memref<8x8xi8> {
    %next = func.call @generation(%board) : (memref<8x8xi8>) -> memref<8x8xi8>
    scf.yield %next : memref<8x8xi8>
  }
  scf.for %y = %c0 to %c8 step %c1 {
    scf.for %x = %c0 to %c8 step %c1 {
      %cell = memref.load %end[%y, %x] : memref<8x8xi8>
      %lives = arith.cmpi ne, %cell, %none : i8
      scf.if %lives {
        %row = arith.muli %y, %c8 : index
        %place = arith.addi %row, %x : index
        func.call @show_index(%place) : (index) -> ()
      }
    }
  }
  return
}
