// Indicators go into loops and ifs with memrefs, and come out of them with results.
// REFERENCE: none
// RUN: %bufscope-opt %s --split-input-file --hlo-deallocate | FileCheck %s

// Through two loops and an if: the indicator of what came in is null on the first trip; a buffer that
// no trip hands on is freed at the end of the body.
// CHECK-LABEL: func.func @loops_in_loops(%arg0: index, %arg1: i1, %arg2: memref<8xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xf32>
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %2:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2, %arg5 = %1) -> (memref<8xf32>, !deallocation.ownership) {
// CHECK-NEXT: %3:2 = scf.for %arg6 = %c0 to %arg0 step %c1 iter_args(%arg7 = %arg4, %arg8 = %arg5) -> (memref<8xf32>, !deallocation.ownership) {
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %4 = deallocation.own %alloc_0 : memref<8xf32>
// CHECK-NEXT: %5:2 = scf.if %arg1 -> (memref<8xf32>, !deallocation.ownership) {
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %7 = deallocation.own %alloc_1 : memref<8xf32>
// CHECK-NEXT: "test.step"(%arg7, %alloc_1) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: scf.yield %alloc_1, %7 : memref<8xf32>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %7 = deallocation.retain(%arg7) of() : (memref<8xf32>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %arg7, %7 : memref<8xf32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %6 = deallocation.retain(%5#0) of(%arg8, %5#1) : (memref<8xf32>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: deallocation.retain() of(%4) : (!deallocation.ownership) -> ()
// CHECK-NEXT: scf.yield %5#0, %6 : memref<8xf32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %3#0, %3#1 : memref<8xf32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%2#0, %alloc) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%2#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loops_in_loops(%n: index, %c: i1, %m: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %other = memref.alloc() : memref<8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> (memref<8xf32>) {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%y = %x) -> (memref<8xf32>) {
      %unused = memref.alloc() : memref<8xf32>
      %u = scf.if %c -> (memref<8xf32>) {
        %t = memref.alloc() : memref<8xf32>
        "test.step"(%y, %t) : (memref<8xf32>, memref<8xf32>) -> ()
        scf.yield %t : memref<8xf32>
      } else {
        scf.yield %y : memref<8xf32>
      }
      scf.yield %u : memref<8xf32>
    }
    scf.yield %s : memref<8xf32>
  }
  "test.use"(%r, %other) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}

// -----
// One buffer passed three times: the first operand gets its indicator, the others share a null, which
// brings what they become into one class.
// CHECK-LABEL: func.func @three_times(%arg0: i1) -> (memref<4xi32>, memref<4xi32>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<4xi32>
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %2:6 = scf.while (%arg1 = %alloc, %arg2 = %alloc, %arg3 = %alloc, %arg4 = %0, %arg5 = %1, %arg6 = %1) : (memref<4xi32>, memref<4xi32>, memref<4xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) -> (memref<4xi32>, memref<4xi32>, memref<4xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: scf.condition(%arg0) %arg2, %arg3, %arg1, %arg5, %arg6, %arg4 : memref<4xi32>, memref<4xi32>, memref<4xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: memref<4xi32>, %arg4: !deallocation.ownership, %arg5: !deallocation.ownership, %arg6: !deallocation.ownership):
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xi32>
// CHECK-NEXT: %4 = deallocation.own %alloc_0 : memref<4xi32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<4xi32>
// CHECK-NEXT: %5 = deallocation.own %alloc_1 : memref<4xi32>
// CHECK-NEXT: deallocation.retain() of(%arg5) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%arg6) : (!deallocation.ownership) -> ()
// CHECK-NEXT: scf.yield %alloc_0, %arg1, %alloc_1, %4, %arg4, %5 : memref<4xi32>, memref<4xi32>, memref<4xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %3:2 = deallocation.retain(%2#0, %2#2) of(%2#3, %2#4, %2#5) : (memref<4xi32>, memref<4xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: return %2#0, %2#2, %3#0, %3#1 : memref<4xi32>, memref<4xi32>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
func.func @three_times(%c: i1) -> (memref<4xi32>, memref<4xi32>) {
  %a = memref.alloc() : memref<4xi32>
  %r:3 = scf.while (%x = %a, %y = %a, %z = %a)
      : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> (memref<4xi32>, memref<4xi32>, memref<4xi32>) {
    scf.condition(%c) %y, %z, %x : memref<4xi32>, memref<4xi32>, memref<4xi32>
  } do {
  ^bb0(%x: memref<4xi32>, %y: memref<4xi32>, %z: memref<4xi32>):
    %s = memref.alloc() : memref<4xi32>
    %t = memref.alloc() : memref<4xi32>
    scf.yield %s, %x, %t : memref<4xi32>, memref<4xi32>, memref<4xi32>
  }
  return %r#0, %r#2 : memref<4xi32>, memref<4xi32>
}

// -----
// The known fault with two operands that are the same buffer: a body that hands on the second alone
// frees the buffer, which it hands on, with the indicator of the first.
// CHECK-LABEL: func.func @drops_the_first(%arg0: index) -> (memref<4xi16>, !deallocation.ownership) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<4xi16>
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %2:4 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc, %arg3 = %alloc, %arg4 = %0, %arg5 = %1) -> (memref<4xi16>, memref<4xi16>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xi16>
// CHECK-NEXT: %4 = deallocation.own %alloc_0 : memref<4xi16>
// CHECK-NEXT: deallocation.retain() of(%arg4) : (!deallocation.ownership) -> ()
// CHECK-NEXT: scf.yield %alloc_0, %arg3, %4, %arg5 : memref<4xi16>, memref<4xi16>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %3 = deallocation.retain(%2#1) of(%2#2, %2#3) : (memref<4xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: return %2#1, %3 : memref<4xi16>, !deallocation.ownership
// CHECK-NEXT: }
func.func @drops_the_first(%n: index) -> memref<4xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi16>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (memref<4xi16>, memref<4xi16>) {
    %t = memref.alloc() : memref<4xi16>
    scf.yield %t, %y : memref<4xi16>, memref<4xi16>
  }
  return %r#1 : memref<4xi16>
}

// -----
// What is used behind the loop in any way is not handed in: by a view, in an op with regions, by a
// value that may be the same buffer.
// CHECK-LABEL: func.func @used_later(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<8xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %2 = deallocation.own %alloc_1 : memref<8xf32>
// CHECK-NEXT: %3 = "test.through"(%alloc_1) : (memref<8xf32>) -> memref<8xf32>
// CHECK-NEXT: %4 = deallocation.null
// CHECK-NEXT: %5:6 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %alloc, %arg4 = %alloc_0, %arg5 = %alloc_1, %arg6 = %4, %arg7 = %4, %arg8 = %4) -> (memref<8xf32>, memref<8xf32>, memref<8xf32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: scf.yield %arg3, %arg4, %arg5, %arg6, %arg7, %arg8 : memref<8xf32>, memref<8xf32>, memref<8xf32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%subview) : (memref<4xf32, strided<[1]>>) -> ()
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: "test.use"(%alloc_0) : (memref<8xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%3) : (memref<8xf32>) -> ()
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%2) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%5#3) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%5#4) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%5#5) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @used_later(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  %v = memref.subview %a[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %b = memref.alloc() : memref<8xf32>
  %d = memref.alloc() : memref<8xf32>
  %e = "test.through"(%d) : (memref<8xf32>) -> memref<8xf32>
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b, %z = %d)
      -> (memref<8xf32>, memref<8xf32>, memref<8xf32>) {
    scf.yield %x, %y, %z : memref<8xf32>, memref<8xf32>, memref<8xf32>
  }
  "test.use"(%v) : (memref<4xf32, strided<[1]>>) -> ()
  scf.if %c {
    "test.use"(%b) : (memref<8xf32>) -> ()
  }
  "test.use"(%e) : (memref<8xf32>) -> ()
  return
}

// -----
// A use in the loop itself counts, too; that of its own argument does not.
// CHECK-LABEL: func.func @used_in_the_loop(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<8xf32>
// CHECK-NEXT: %2 = deallocation.null
// CHECK-NEXT: %3:4 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc, %arg3 = %alloc_0, %arg4 = %2, %arg5 = %1) -> (memref<8xf32>, memref<8xf32>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: "test.use"(%alloc, %arg3) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: scf.yield %arg2, %arg3, %arg4, %arg5 : memref<8xf32>, memref<8xf32>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%3#2) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%3#3) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @used_in_the_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (memref<8xf32>, memref<8xf32>) {
    "test.use"(%a, %y) : (memref<8xf32>, memref<8xf32>) -> ()
    scf.yield %x, %y : memref<8xf32>, memref<8xf32>
  }
  return
}

// -----
// memref.cast is not looked through: its result has no indicator, and null goes in with it.
// CHECK-LABEL: func.func @cast(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<8xf32> to memref<?xf32>
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %2:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %cast, %arg3 = %1) -> (memref<?xf32>, !deallocation.ownership) {
// CHECK-NEXT: scf.yield %arg2, %arg3 : memref<?xf32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%2#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  %v = memref.cast %a : memref<8xf32> to memref<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %v) -> (memref<?xf32>) {
    scf.yield %x : memref<?xf32>
  }
  return
}

// -----
// Views of views, and of a transposition.
// CHECK-LABEL: func.func @views(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<8x2xf32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8x2xf32>
// CHECK-NEXT: %transpose = memref.transpose %alloc (d0, d1) -> (d1, d0) : memref<8x2xf32> to memref<2x8xf32, strided<[1, 2]>>
// CHECK-NEXT: %subview = memref.subview %transpose[0, 0] [2, 4] [1, 1] : memref<2x8xf32, strided<[1, 2]>> to memref<2x4xf32, strided<[1, 2]>>
// CHECK-NEXT: %1:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %subview, %arg3 = %0) -> (memref<2x4xf32, strided<[1, 2]>>, !deallocation.ownership) {
// CHECK-NEXT: scf.yield %arg2, %arg3 : memref<2x4xf32, strided<[1, 2]>>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%1#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @views(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8x2xf32>
  %t = memref.transpose %a (i, j) -> (j, i) : memref<8x2xf32> to memref<2x8xf32, strided<[1, 2]>>
  %v = memref.subview %t[0, 0] [2, 4] [1, 1]
      : memref<2x8xf32, strided<[1, 2]>> to memref<2x4xf32, strided<[1, 2]>>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %v) -> (memref<2x4xf32, strided<[1, 2]>>) {
    scf.yield %x : memref<2x4xf32, strided<[1, 2]>>
  }
  return
}

// -----
// A loop without memrefs stays the op that it was, also around one that changes.
// CHECK-LABEL: func.func @without(%arg0: index, %arg1: memref<8xf32>) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg0) -> (index) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %1 = deallocation.own %alloc : memref<8xf32>
// CHECK-NEXT: %2:2 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %alloc, %arg6 = %1) -> (memref<8xf32>, !deallocation.ownership) {
// CHECK-NEXT: scf.yield %arg5, %arg6 : memref<8xf32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: memref.copy %2#0, %arg1 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT: deallocation.retain() of(%2#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: scf.yield %arg2 : index
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @without(%n: index, %m: memref<8xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%k = %n) -> (index) {
    %t = memref.alloc() : memref<8xf32>
    %u = scf.for %j = %c0 to %n step %c1 iter_args(%x = %t) -> (memref<8xf32>) {
      scf.yield %x : memref<8xf32>
    }
    memref.copy %u, %m : memref<8xf32> to memref<8xf32>
    scf.yield %i : index
  }
  return %r : index
}

// -----
// What both branches free is the if's no more; what one frees and the other hands on comes out of it.
// CHECK-LABEL: func.func @freed_in_branches(%arg0: i1, %arg1: index) -> (memref<?xi8>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xi8>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<?xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg1) : memref<?xi8>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<?xi8>
// CHECK-NEXT: %2:4 = scf.if %arg0 -> (memref<?xi8>, memref<?xi8>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: memref.dealloc %alloc : memref<?xi8>
// CHECK-NEXT: %3 = memref.realloc %alloc_0(%arg1) : memref<?xi8> to memref<?xi8>
// CHECK-NEXT: %4 = deallocation.own %3 : memref<?xi8>
// CHECK-NEXT: %alloc_1 = memref.alloc(%arg1) : memref<?xi8>
// CHECK-NEXT: %5 = deallocation.own %alloc_1 : memref<?xi8>
// CHECK-NEXT: scf.yield %alloc_1, %3, %5, %4 : memref<?xi8>, memref<?xi8>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: memref.dealloc %alloc : memref<?xi8>
// CHECK-NEXT: %alloc_1 = memref.alloc(%arg1) : memref<?xi8>
// CHECK-NEXT: %3 = deallocation.own %alloc_1 : memref<?xi8>
// CHECK-NEXT: %4 = deallocation.retain(%alloc_0) of() : (memref<?xi8>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %alloc_1, %alloc_0, %3, %1 : memref<?xi8>, memref<?xi8>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%2#2) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return %2#1, %2#3 : memref<?xi8>, !deallocation.ownership
// CHECK-NEXT: }
func.func @freed_in_branches(%c: i1, %n: index) -> memref<?xi8> {
  %a = memref.alloc(%n) : memref<?xi8>
  %b = memref.alloc(%n) : memref<?xi8>
  %r:2 = scf.if %c -> (memref<?xi8>, memref<?xi8>) {
    memref.dealloc %a : memref<?xi8>
    %s = memref.realloc %b(%n) : memref<?xi8> to memref<?xi8>
    %t = memref.alloc(%n) : memref<?xi8>
    scf.yield %t, %s : memref<?xi8>, memref<?xi8>
  } else {
    memref.dealloc %a : memref<?xi8>
    %t = memref.alloc(%n) : memref<?xi8>
    scf.yield %t, %b : memref<?xi8>, memref<?xi8>
  }
  return %r#1 : memref<?xi8>
}

// -----
// The rule holds through ifs in ifs.
// CHECK-LABEL: func.func @freed_two_levels_in(%arg0: i1, %arg1: i1, %arg2: index) {
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xi8>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<?xi8>
// CHECK-NEXT: %1:2 = scf.if %arg0 -> (memref<?xi8>, !deallocation.ownership) {
// CHECK-NEXT: %2:2 = scf.if %arg1 -> (memref<?xi8>, !deallocation.ownership) {
// CHECK-NEXT: %3 = memref.realloc %alloc(%arg2) : memref<?xi8> to memref<?xi8>
// CHECK-NEXT: %4 = deallocation.own %3 : memref<?xi8>
// CHECK-NEXT: scf.yield %3, %4 : memref<?xi8>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = deallocation.retain(%alloc) of() : (memref<?xi8>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %alloc, %0 : memref<?xi8>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %2#0, %2#1 : memref<?xi8>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = deallocation.retain(%alloc) of() : (memref<?xi8>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %alloc, %0 : memref<?xi8>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%1#0) : (memref<?xi8>) -> ()
// CHECK-NEXT: deallocation.retain() of(%1#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @freed_two_levels_in(%c: i1, %d: i1, %n: index) {
  %a = memref.alloc(%n) : memref<?xi8>
  %r = scf.if %c -> (memref<?xi8>) {
    %s = scf.if %d -> (memref<?xi8>) {
      %t = memref.realloc %a(%n) : memref<?xi8> to memref<?xi8>
      scf.yield %t : memref<?xi8>
    } else {
      scf.yield %a : memref<?xi8>
    }
    scf.yield %s : memref<?xi8>
  } else {
    scf.yield %a : memref<?xi8>
  }
  "test.use"(%r) : (memref<?xi8>) -> ()
  return
}

// -----
// A buffer of each trip of a parallel loop, and one in the region of its reduction.
// CHECK-LABEL: func.func @parallel(%arg0: index, %arg1: memref<8xf32>) -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%cst) -> f32 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %1 = deallocation.own %alloc : memref<8xf32>
// CHECK-NEXT: %2 = memref.load %alloc[%arg2] : memref<8xf32>
// CHECK-NEXT: deallocation.retain() of(%1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: scf.reduce(%2 : f32) {
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<1xf32>
// CHECK-NEXT: %3 = deallocation.own %alloc_0 : memref<1xf32>
// CHECK-NEXT: %4 = "test.sum"(%alloc_0, %arg3, %arg4) : (memref<1xf32>, f32, f32) -> f32
// CHECK-NEXT: deallocation.retain() of(%3) : (!deallocation.ownership) -> ()
// CHECK-NEXT: scf.reduce.return %4 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @parallel(%n: index, %m: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> f32 {
    %t = memref.alloc() : memref<8xf32>
    %x = memref.load %t[%i] : memref<8xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %u = memref.alloc() : memref<1xf32>
      %s = "test.sum"(%u, %a, %b) : (memref<1xf32>, f32, f32) -> f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// -----
// Memrefs on the stack never have an indicator; of an op that does not say that it allocates nothing
// is known.
// CHECK-LABEL: func.func @not_on_the_heap() -> (memref<4xi16>, !deallocation.ownership) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xi16>
// CHECK-NEXT: %0 = "test.make"() : () -> memref<4xi16>
// CHECK-NEXT: "test.use"(%alloca) : (memref<4xi16>) -> ()
// CHECK-NEXT: %1 = deallocation.retain(%0) of() : (memref<4xi16>) -> !deallocation.ownership
// CHECK-NEXT: return %0, %1 : memref<4xi16>, !deallocation.ownership
// CHECK-NEXT: }
func.func @not_on_the_heap() -> memref<4xi16> {
  %s = memref.alloca() : memref<4xi16>
  %t = "test.make"() : () -> memref<4xi16>
  "test.use"(%s) : (memref<4xi16>) -> ()
  return %t : memref<4xi16>
}

// -----
// A clone is an allocation; an allocation that another result may be is shared out.
// CHECK-LABEL: func.func @clones(%arg0: memref<4xi16>) -> (memref<4xi16>, memref<4xi16>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<4xi16> to memref<4xi16>
// CHECK-NEXT: %1 = deallocation.own %0 : memref<4xi16>
// CHECK-NEXT: %2 = bufferization.clone %0 : memref<4xi16> to memref<4xi16>
// CHECK-NEXT: %3 = deallocation.own %2 : memref<4xi16>
// CHECK-NEXT: %4:2 = "test.both"(%2) : (memref<4xi16>) -> (memref<4xi16>, memref<4xi16>)
// CHECK-NEXT: %5 = deallocation.retain(%4#1) of(%3) : (memref<4xi16>, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: return %0, %4#1, %1, %5 : memref<4xi16>, memref<4xi16>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
func.func @clones(%m: memref<4xi16>) -> (memref<4xi16>, memref<4xi16>) {
  %a = bufferization.clone %m : memref<4xi16> to memref<4xi16>
  %b = bufferization.clone %a : memref<4xi16> to memref<4xi16>
  %t:2 = "test.both"(%b) : (memref<4xi16>) -> (memref<4xi16>, memref<4xi16>)
  return %a, %t#1 : memref<4xi16>, memref<4xi16>
}

// -----
// A region of an op of which nothing is known, with several blocks and without a terminator.
// CHECK-LABEL: func.func @unknown_regions() {
// CHECK-NEXT: "test.blocks"() ({
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<4xi16>
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: "test.go"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xi16>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<4xi16>
// CHECK-NEXT: deallocation.retain() of(%1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: "test.made"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unknown_regions() {
  "test.blocks"() ({
    %a = memref.alloc() : memref<4xi16>
    "test.go"()[^bb1] : () -> ()
  ^bb1:
    %b = memref.alloc() : memref<4xi16>
    "test.end"() : () -> ()
  }, {
  }) : () -> ()
  builtin.module {
    "test.made"() : () -> ()
  }
  return
}
