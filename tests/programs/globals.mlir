// Tables that the program begins with, one of which it counts in.
// Prints: 31 28 31 90 365 2 0 1 7

func.func private @show_index(index)

memref.global "private" constant @days : memref<12xi32> = dense<[31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]>
memref.global "private" constant @corner : memref<2x2xi8> = dense<[[0, 1], [2, 3]]>
memref.global "private" @counts : memref<4xindex> = dense<0>
memref.global "private" @buffer : memref<2xi64> = uninitialized

func.func @days_until(%month: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %days = memref.get_global @days : memref<12xi32>
  %r = scf.for %i = %c0 to %month step %c1 iter_args(%sum = %zero) -> i32 {
    %n = memref.load %days[%i] : memref<12xi32>
    %next = arith.addi %sum, %n : i32
    scf.yield %next : i32
  }
  return %r : i32
}

func.func @count(%what: index) {
  %c1 = arith.constant 1 : index
  %counts = memref.get_global @counts : memref<4xindex>
  %n = memref.load %counts[%what] : memref<4xindex>
  %more = arith.addi %n, %c1 : index
  memref.store %more, %counts[%what] : memref<4xindex>
  return
}

func.func @copy_of_days() -> memref<?xi32> {
  %n = arith.constant 3 : index
  %days = memref.get_global @days : memref<12xi32>
  %first = memref.subview %days[0] [%n] [1] : memref<12xi32> to memref<?xi32, strided<[1]>>
  %copy = memref.alloc(%n) : memref<?xi32>
  memref.copy %first, %copy : memref<?xi32, strided<[1]>> to memref<?xi32>
  return %copy : memref<?xi32>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c12 = arith.constant 12 : index
  %copy = call @copy_of_days() : () -> memref<?xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    %day = memref.load %copy[%i] : memref<?xi32>
    %shown = arith.index_cast %day : i32 to index
    func.call @show_index(%shown) : (index) -> ()
    func.call @count(%i) : (index) -> ()
  }
  %quarter = call @days_until(%c3) : (index) -> i32
  %a = arith.index_cast %quarter : i32 to index
  call @show_index(%a) : (index) -> ()
  %year = call @days_until(%c12) : (index) -> i32
  %b = arith.index_cast %year : i32 to index
  call @show_index(%b) : (index) -> ()
  call @count(%c1) : (index) -> ()
  %counts = memref.get_global @counts : memref<4xindex>
  %x = memref.load %counts[%c1] : memref<4xindex>
  call @show_index(%x) : (index) -> ()
  %y = memref.load %counts[%c3] : memref<4xindex>
  call @show_index(%y) : (index) -> ()
  %corner = memref.get_global @corner : memref<2x2xi8>
  %z = memref.load %corner[%c0, %c1] : memref<2x2xi8>
  %w = arith.index_cast %z : i8 to index
  call @show_index(%w) : (index) -> ()
  %buffer = memref.get_global @buffer : memref<2xi64>
  %seven = arith.constant 7 : i64
  memref.store %seven, %buffer[%c0] : memref<2xi64>
  %v = memref.load %buffer[%c0] : memref<2xi64>
  %u = arith.index_cast %v : i64 to index
  call @show_index(%u) : (index) -> ()
  return
}
