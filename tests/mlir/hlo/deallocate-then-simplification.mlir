// What hlo-deallocate makes of small programs, and what is left of that when it is known which
// indicators are null.
// REFERENCE: none
// RUN: %bufscope-opt %s --split-input-file --allow-unregistered-dialect --hlo-deallocate | FileCheck %s
// RUN: %bufscope-opt %s --split-input-file --allow-unregistered-dialect --hlo-deallocate --hlo-deallocation-simplification | FileCheck %s --check-prefix=SIMPLE

// An if in the else of an if. The arms own nothing; at the end, two memrefs share three indicators.
// CHECK-LABEL: func.func @if_in_else(%arg0: i1, %arg1: i1, %arg2: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<6xi16>
// CHECK-NEXT: %2:2 = scf.if %arg0 -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %4 = deallocation.retain(%alloc) of() : (memref<6xi16>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %alloc, %4 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %4:2 = scf.if %arg1 -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %5 = deallocation.retain(%arg2) of() : (memref<6xi16>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %arg2, %5 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %5 = deallocation.retain(%alloc_0) of() : (memref<6xi16>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %alloc_0, %5 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %4#0, %4#1 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %3:2 = deallocation.retain(%alloc, %2#0) of(%0, %1, %2#1) : (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: return %alloc, %2#0, %3#0, %3#1 : memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @if_in_else(%arg0: i1, %arg1: i1, %arg2: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// SIMPLE-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %1 = deallocation.own %alloc_0 : memref<6xi16>
// SIMPLE-NEXT: %2:2 = scf.if %arg0 -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %4 = deallocation.null
// SIMPLE-NEXT: scf.yield %alloc, %4 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: } else {
// SIMPLE-NEXT: %4:2 = scf.if %arg1 -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %5 = deallocation.null
// SIMPLE-NEXT: scf.yield %arg2, %5 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: } else {
// SIMPLE-NEXT: %5 = deallocation.null
// SIMPLE-NEXT: scf.yield %alloc_0, %5 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: scf.yield %4#0, %4#1 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: %3:2 = deallocation.retain(%alloc, %2#0) of(%0, %1, %2#1) : (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
// SIMPLE-NEXT: return %alloc, %2#0, %3#0, %3#1 : memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @if_in_else(%c: i1, %d: i1, %m: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>) {
  %a = memref.alloc() : memref<6xi16>
  %b = memref.alloc() : memref<6xi16>
  %r = scf.if %c -> memref<6xi16> {
    scf.yield %a : memref<6xi16>
  } else {
    %i = scf.if %d -> memref<6xi16> {
      scf.yield %m : memref<6xi16>
    } else {
      scf.yield %b : memref<6xi16>
    }
    scf.yield %i : memref<6xi16>
  }
  return %a, %r : memref<6xi16>, memref<6xi16>
}

// -----
// An if that returns nothing frees at the end of its branch what it has allocated.
// CHECK-LABEL: func.func @if_alone(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: "test.use"(%alloc) : (memref<6xi16>) -> ()
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @if_alone(%arg0: i1) {
// SIMPLE-NEXT: scf.if %arg0 {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: "test.use"(%alloc) : (memref<6xi16>) -> ()
// SIMPLE-NEXT: memref.dealloc %alloc : memref<6xi16>
// SIMPLE-NEXT: }
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @if_alone(%c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<6xi16>
    "test.use"(%a) : (memref<6xi16>) -> ()
  }
  return
}

// -----
// In one branch only, around which another buffer lives.
// CHECK-LABEL: func.func @local_in_one_branch(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<6xi16>
// CHECK-NEXT: "test.use"(%alloc, %alloc_0) : (memref<6xi16>, memref<6xi16>) -> ()
// CHECK-NEXT: deallocation.retain() of(%1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.use"(%alloc) : (memref<6xi16>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @local_in_one_branch(%arg0: i1) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: scf.if %arg0 {
// SIMPLE-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: "test.use"(%alloc, %alloc_0) : (memref<6xi16>, memref<6xi16>) -> ()
// SIMPLE-NEXT: memref.dealloc %alloc_0 : memref<6xi16>
// SIMPLE-NEXT: } else {
// SIMPLE-NEXT: "test.use"(%alloc) : (memref<6xi16>) -> ()
// SIMPLE-NEXT: }
// SIMPLE-NEXT: memref.dealloc %alloc : memref<6xi16>
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @local_in_one_branch(%c: i1) {
  %a = memref.alloc() : memref<6xi16>
  scf.if %c {
    %b = memref.alloc() : memref<6xi16>
    "test.use"(%a, %b) : (memref<6xi16>, memref<6xi16>) -> ()
  } else {
    "test.use"(%a) : (memref<6xi16>) -> ()
  }
  return
}

// -----
// A loop that hands on a buffer from outside twice: null and null go in, one null is the second's.
// CHECK-LABEL: func.func @one_from_outside_twice(%arg0: memref<6xi16>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: scf.while (%arg1 = %alloc, %arg2 = %arg0, %arg3 = %1, %arg4 = %1) : (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> () {
// CHECK-NEXT: %2 = "test.ask"(%arg1, %arg2) : (memref<6xi16>, memref<6xi16>) -> i1
// CHECK-NEXT: deallocation.retain() of(%arg3) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%arg4) : (!deallocation.ownership) -> ()
// CHECK-NEXT: scf.condition(%2)
// CHECK-NEXT: } do {
// CHECK-NEXT: %2 = deallocation.null
// CHECK-NEXT: %3:2 = deallocation.retain(%alloc, %alloc) of() : (memref<6xi16>, memref<6xi16>) -> (!deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: scf.yield %alloc, %alloc, %3#1, %2 : memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @one_from_outside_twice(%arg0: memref<6xi16>) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %0 = deallocation.null
// SIMPLE-NEXT: scf.while (%arg1 = %alloc, %arg2 = %arg0, %arg3 = %0, %arg4 = %0) : (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> () {
// SIMPLE-NEXT: %1 = "test.ask"(%arg1, %arg2) : (memref<6xi16>, memref<6xi16>) -> i1
// SIMPLE-NEXT: %2 = deallocation.null
// SIMPLE-NEXT: %3 = deallocation.null
// SIMPLE-NEXT: scf.condition(%1)
// SIMPLE-NEXT: } do {
// SIMPLE-NEXT: %1 = deallocation.null
// SIMPLE-NEXT: %2 = deallocation.null
// SIMPLE-NEXT: scf.yield %alloc, %alloc, %2, %1 : memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: memref.dealloc %alloc : memref<6xi16>
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @one_from_outside_twice(%m: memref<6xi16>) {
  %a = memref.alloc() : memref<6xi16>
  scf.while (%x = %a, %y = %m) : (memref<6xi16>, memref<6xi16>) -> () {
    %c = "test.ask"(%x, %y) : (memref<6xi16>, memref<6xi16>) -> i1
    scf.condition(%c)
  } do {
    scf.yield %a, %a : memref<6xi16>, memref<6xi16>
  }
  return
}

// -----
// What is handed on comes from an allocation by two ops of which nothing is known.
// CHECK-LABEL: func.func @derived(%arg0: index, %arg1: memref<6xi16>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %1:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %0) -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %2 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: %3 = "test.some"(%alloc) : (memref<6xi16>) -> memref<6xi16>
// CHECK-NEXT: %4 = "test.other"(%3) : (memref<6xi16>) -> memref<6xi16>
// CHECK-NEXT: %5 = deallocation.retain(%4) of(%2) : (memref<6xi16>, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: deallocation.retain() of(%arg4) : (!deallocation.ownership) -> ()
// CHECK-NEXT: scf.yield %4, %5 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%1#0) : (memref<6xi16>) -> ()
// CHECK-NEXT: deallocation.retain() of(%1#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @derived(%arg0: index, %arg1: memref<6xi16>) {
// SIMPLE-NEXT: %c0 = arith.constant 0 : index
// SIMPLE-NEXT: %c1 = arith.constant 1 : index
// SIMPLE-NEXT: %0 = deallocation.null
// SIMPLE-NEXT: %1:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %0) -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %2 = deallocation.own %alloc : memref<6xi16>
// SIMPLE-NEXT: %3 = "test.some"(%alloc) : (memref<6xi16>) -> memref<6xi16>
// SIMPLE-NEXT: %4 = "test.other"(%3) : (memref<6xi16>) -> memref<6xi16>
// SIMPLE-NEXT: %5 = deallocation.retain(%4) of(%2) : (memref<6xi16>, !deallocation.ownership) -> !deallocation.ownership
// SIMPLE-NEXT: deallocation.retain() of(%arg4) : (!deallocation.ownership) -> ()
// SIMPLE-NEXT: scf.yield %4, %5 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: "test.use"(%1#0) : (memref<6xi16>) -> ()
// SIMPLE-NEXT: deallocation.retain() of(%1#1) : (!deallocation.ownership) -> ()
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @derived(%n: index, %m: memref<6xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> memref<6xi16> {
    %a = memref.alloc() : memref<6xi16>
    %b = "test.some"(%a) : (memref<6xi16>) -> memref<6xi16>
    %d = "test.other"(%b) : (memref<6xi16>) -> memref<6xi16>
    scf.yield %d : memref<6xi16>
  }
  "test.use"(%r) : (memref<6xi16>) -> ()
  return
}

// -----
// A buffer of each round of a parallel loop.
// CHECK-LABEL: func.func @in_parallel(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%arg1) = (%c0) to (%arg0) step (%c1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: "test.use"(%alloc) : (memref<6xi16>) -> ()
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @in_parallel(%arg0: index) {
// SIMPLE-NEXT: %c0 = arith.constant 0 : index
// SIMPLE-NEXT: %c1 = arith.constant 1 : index
// SIMPLE-NEXT: scf.parallel (%arg1) = (%c0) to (%arg0) step (%c1) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: "test.use"(%alloc) : (memref<6xi16>) -> ()
// SIMPLE-NEXT: memref.dealloc %alloc : memref<6xi16>
// SIMPLE-NEXT: scf.reduce
// SIMPLE-NEXT: }
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @in_parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %a = memref.alloc() : memref<6xi16>
    "test.use"(%a) : (memref<6xi16>) -> ()
    scf.reduce
  }
  return
}

// -----
// memref.realloc frees what it gets: only its result is freed at the end.
// CHECK-LABEL: func.func @grown_always(%arg0: index) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<?xi16>
// CHECK-NEXT: %1 = memref.realloc %alloc : memref<?xi16> to memref<8xi16>
// CHECK-NEXT: %2 = deallocation.own %1 : memref<8xi16>
// CHECK-NEXT: "test.use"(%1) : (memref<8xi16>) -> ()
// CHECK-NEXT: deallocation.retain() of(%2) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @grown_always(%arg0: index) {
// SIMPLE-NEXT: %alloc = memref.alloc(%arg0) : memref<?xi16>
// SIMPLE-NEXT: %0 = memref.realloc %alloc : memref<?xi16> to memref<8xi16>
// SIMPLE-NEXT: "test.use"(%0) : (memref<8xi16>) -> ()
// SIMPLE-NEXT: memref.dealloc %0 : memref<8xi16>
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @grown_always(%n: index) {
  %a = memref.alloc(%n) : memref<?xi16>
  %b = memref.realloc %a : memref<?xi16> to memref<8xi16>
  "test.use"(%b) : (memref<8xi16>) -> ()
  return
}

// -----
// In one branch; the other hands on the buffer with the indicator from outside.
// CHECK-LABEL: func.func @grown_in_one_branch(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<?xi16>
// CHECK-NEXT: %1:2 = scf.if %arg0 -> (memref<?xi16>, !deallocation.ownership) {
// CHECK-NEXT: %2 = memref.realloc %alloc(%arg1) : memref<?xi16> to memref<?xi16>
// CHECK-NEXT: %3 = deallocation.own %2 : memref<?xi16>
// CHECK-NEXT: scf.yield %2, %3 : memref<?xi16>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = deallocation.retain(%alloc) of() : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %alloc, %0 : memref<?xi16>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%1#0) : (memref<?xi16>) -> ()
// CHECK-NEXT: deallocation.retain() of(%1#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @grown_in_one_branch(%arg0: i1, %arg1: index) {
// SIMPLE-NEXT: %alloc = memref.alloc(%arg1) : memref<?xi16>
// SIMPLE-NEXT: %0 = deallocation.null
// SIMPLE-NEXT: %1:2 = scf.if %arg0 -> (memref<?xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %2 = memref.realloc %alloc(%arg1) : memref<?xi16> to memref<?xi16>
// SIMPLE-NEXT: %3 = deallocation.null
// SIMPLE-NEXT: scf.yield %2, %3 : memref<?xi16>, !deallocation.ownership
// SIMPLE-NEXT: } else {
// SIMPLE-NEXT: %2 = deallocation.null
// SIMPLE-NEXT: scf.yield %alloc, %0 : memref<?xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: "test.use"(%1#0) : (memref<?xi16>) -> ()
// SIMPLE-NEXT: memref.dealloc %1#0 : memref<?xi16>
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @grown_in_one_branch(%c: i1, %n: index) {
  %a = memref.alloc(%n) : memref<?xi16>
  %r = scf.if %c -> memref<?xi16> {
    %b = memref.realloc %a(%n) : memref<?xi16> to memref<?xi16>
    scf.yield %b : memref<?xi16>
  } else {
    scf.yield %a : memref<?xi16>
  }
  "test.use"(%r) : (memref<?xi16>) -> ()
  return
}

// -----
// The same, where nobody wants what has grown, nor what comes out of the if.
// CHECK-LABEL: func.func @grown_and_dropped(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<?xi16>
// CHECK-NEXT: %1:2 = scf.if %arg0 -> (memref<?xi16>, !deallocation.ownership) {
// CHECK-NEXT: %2 = memref.realloc %alloc(%arg1) : memref<?xi16> to memref<?xi16>
// CHECK-NEXT: %3 = deallocation.own %2 : memref<?xi16>
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg1) : memref<?xi16>
// CHECK-NEXT: %4 = deallocation.own %alloc_0 : memref<?xi16>
// CHECK-NEXT: deallocation.retain() of(%3) : (!deallocation.ownership) -> ()
// CHECK-NEXT: scf.yield %alloc_0, %4 : memref<?xi16>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = deallocation.retain(%alloc) of() : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %alloc, %0 : memref<?xi16>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%1#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @grown_and_dropped(%arg0: i1, %arg1: index) {
// SIMPLE-NEXT: %alloc = memref.alloc(%arg1) : memref<?xi16>
// SIMPLE-NEXT: %0 = deallocation.null
// SIMPLE-NEXT: %1:2 = scf.if %arg0 -> (memref<?xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %2 = memref.realloc %alloc(%arg1) : memref<?xi16> to memref<?xi16>
// SIMPLE-NEXT: %alloc_0 = memref.alloc(%arg1) : memref<?xi16>
// SIMPLE-NEXT: %3 = deallocation.null
// SIMPLE-NEXT: memref.dealloc %2 : memref<?xi16>
// SIMPLE-NEXT: scf.yield %alloc_0, %3 : memref<?xi16>, !deallocation.ownership
// SIMPLE-NEXT: } else {
// SIMPLE-NEXT: %2 = deallocation.null
// SIMPLE-NEXT: scf.yield %alloc, %0 : memref<?xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: memref.dealloc %1#0 : memref<?xi16>
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @grown_and_dropped(%c: i1, %n: index) {
  %a = memref.alloc(%n) : memref<?xi16>
  %r = scf.if %c -> memref<?xi16> {
    %b = memref.realloc %a(%n) : memref<?xi16> to memref<?xi16>
    %d = memref.alloc(%n) : memref<?xi16>
    scf.yield %d : memref<?xi16>
  } else {
    scf.yield %a : memref<?xi16>
  }
  return
}

// -----
// In a loop: freed once, behind it.
// CHECK-LABEL: func.func @grown_in_a_loop(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<?xi16>
// CHECK-NEXT: %1:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc, %arg3 = %0) -> (memref<?xi16>, !deallocation.ownership) {
// CHECK-NEXT: %2 = "test.full"(%arg2) : (memref<?xi16>) -> i1
// CHECK-NEXT: %3:2 = scf.if %2 -> (memref<?xi16>, !deallocation.ownership) {
// CHECK-NEXT: %4 = memref.realloc %arg2(%arg0) : memref<?xi16> to memref<?xi16>
// CHECK-NEXT: %5 = deallocation.own %4 : memref<?xi16>
// CHECK-NEXT: scf.yield %4, %5 : memref<?xi16>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = deallocation.retain(%arg2) of() : (memref<?xi16>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %arg2, %arg3 : memref<?xi16>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %3#0, %3#1 : memref<?xi16>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%1#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @grown_in_a_loop(%arg0: index) {
// SIMPLE-NEXT: %c0 = arith.constant 0 : index
// SIMPLE-NEXT: %c1 = arith.constant 1 : index
// SIMPLE-NEXT: %alloc = memref.alloc(%arg0) : memref<?xi16>
// SIMPLE-NEXT: %0 = deallocation.null
// SIMPLE-NEXT: %1:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc, %arg3 = %0) -> (memref<?xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %2 = "test.full"(%arg2) : (memref<?xi16>) -> i1
// SIMPLE-NEXT: %3:2 = scf.if %2 -> (memref<?xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %4 = memref.realloc %arg2(%arg0) : memref<?xi16> to memref<?xi16>
// SIMPLE-NEXT: %5 = deallocation.null
// SIMPLE-NEXT: scf.yield %4, %5 : memref<?xi16>, !deallocation.ownership
// SIMPLE-NEXT: } else {
// SIMPLE-NEXT: %4 = deallocation.null
// SIMPLE-NEXT: scf.yield %arg2, %arg3 : memref<?xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: scf.yield %3#0, %3#1 : memref<?xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: memref.dealloc %1#0 : memref<?xi16>
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @grown_in_a_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xi16>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> memref<?xi16> {
    %c = "test.full"(%x) : (memref<?xi16>) -> i1
    %s = scf.if %c -> memref<?xi16> {
      %b = memref.realloc %x(%n) : memref<?xi16> to memref<?xi16>
      scf.yield %b : memref<?xi16>
    } else {
      scf.yield %x : memref<?xi16>
    }
    scf.yield %s : memref<?xi16>
  }
  return
}

// -----
// What the program frees itself: of all that is put in, nothing is left.
// CHECK-LABEL: func.func @freed_by_hand() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: "test.use"(%alloc) : (memref<6xi16>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<6xi16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @freed_by_hand() {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: "test.use"(%alloc) : (memref<6xi16>) -> ()
// SIMPLE-NEXT: memref.dealloc %alloc : memref<6xi16>
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @freed_by_hand() {
  %a = memref.alloc() : memref<6xi16>
  "test.use"(%a) : (memref<6xi16>) -> ()
  memref.dealloc %a : memref<6xi16>
  return
}

// -----
// CHECK-LABEL: func.func @freed_by_hand_in_a_loop(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg1 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: "test.use"(%alloc) : (memref<6xi16>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<6xi16>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @freed_by_hand_in_a_loop(%arg0: index) {
// SIMPLE-NEXT: %c0 = arith.constant 0 : index
// SIMPLE-NEXT: %c1 = arith.constant 1 : index
// SIMPLE-NEXT: scf.for %arg1 = %c0 to %arg0 step %c1 {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: "test.use"(%alloc) : (memref<6xi16>) -> ()
// SIMPLE-NEXT: memref.dealloc %alloc : memref<6xi16>
// SIMPLE-NEXT: }
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @freed_by_hand_in_a_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<6xi16>
    "test.use"(%a) : (memref<6xi16>) -> ()
    memref.dealloc %a : memref<6xi16>
  }
  return
}

// -----
// CHECK-LABEL: func.func @freed_by_hand_around_a_loop(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: scf.for %arg1 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: "test.use"(%alloc) : (memref<6xi16>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc : memref<6xi16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @freed_by_hand_around_a_loop(%arg0: index) {
// SIMPLE-NEXT: %c0 = arith.constant 0 : index
// SIMPLE-NEXT: %c1 = arith.constant 1 : index
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: scf.for %arg1 = %c0 to %arg0 step %c1 {
// SIMPLE-NEXT: "test.use"(%alloc) : (memref<6xi16>) -> ()
// SIMPLE-NEXT: }
// SIMPLE-NEXT: memref.dealloc %alloc : memref<6xi16>
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @freed_by_hand_around_a_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<6xi16>
  scf.for %i = %c0 to %n step %c1 {
    "test.use"(%a) : (memref<6xi16>) -> ()
  }
  memref.dealloc %a : memref<6xi16>
  return
}

// -----
// It says what it does to memory, and neither allocates nor frees: its result may be its operand.
// CHECK-LABEL: func.func @another_shape() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: %expand_shape = memref.expand_shape %alloc {{\[\[}}0, 1]] output_shape [2, 3] : memref<6xi16> into memref<2x3xi16>
// CHECK-NEXT: "test.use"(%expand_shape) : (memref<2x3xi16>) -> ()
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @another_shape() {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %expand_shape = memref.expand_shape %alloc {{\[\[}}0, 1]] output_shape [2, 3] : memref<6xi16> into memref<2x3xi16>
// SIMPLE-NEXT: "test.use"(%expand_shape) : (memref<2x3xi16>) -> ()
// SIMPLE-NEXT: memref.dealloc %alloc : memref<6xi16>
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @another_shape() {
  %a = memref.alloc() : memref<6xi16>
  %b = memref.expand_shape %a [[0, 1]] output_shape [2, 3] : memref<6xi16> into memref<2x3xi16>
  "test.use"(%b) : (memref<2x3xi16>) -> ()
  return
}

// -----
// Both branches hand on arguments: the caller owns what it has allocated, and the call nothing.
// CHECK-LABEL: func.func @one_of_both(%arg0: i1, %arg1: memref<6xi16>, %arg2: memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %1 = deallocation.retain(%arg1) of() : (memref<6xi16>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %arg1, %1 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = deallocation.retain(%arg2) of() : (memref<6xi16>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %arg2, %1 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @one_of_both(%arg0: i1, %arg1: memref<6xi16>, %arg2: memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %0:2 = scf.if %arg0 -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %1 = deallocation.null
// SIMPLE-NEXT: scf.yield %arg1, %1 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: } else {
// SIMPLE-NEXT: %1 = deallocation.null
// SIMPLE-NEXT: scf.yield %arg2, %1 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: return %0#0, %0#1 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @one_of_both(%c: i1, %m: memref<6xi16>, %n: memref<6xi16>) -> memref<6xi16> {
  %r = scf.if %c -> memref<6xi16> {
    scf.yield %m : memref<6xi16>
  } else {
    scf.yield %n : memref<6xi16>
  }
  return %r : memref<6xi16>
}
// CHECK-LABEL: func.func @asks_for_one(%arg0: i1, %arg1: memref<6xi16>, %arg2: memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %0:2 = call @one_of_both(%arg0, %arg1, %arg2) : (i1, memref<6xi16>, memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership)
// CHECK-NEXT: return %0#0, %0#1 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @asks_for_one(%arg0: i1, %arg1: memref<6xi16>, %arg2: memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %0:2 = call @one_of_both(%arg0, %arg1, %arg2) : (i1, memref<6xi16>, memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership)
// SIMPLE-NEXT: return %0#0, %0#1 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @asks_for_one(%c: i1, %m: memref<6xi16>, %n: memref<6xi16>) -> memref<6xi16> {
  %r = call @one_of_both(%c, %m, %n) : (i1, memref<6xi16>, memref<6xi16>) -> memref<6xi16>
  return %r : memref<6xi16>
}

// -----
// The argument, or a new buffer: the indicator of the if is the function's, and that of the call its caller's.
// CHECK-LABEL: func.func @new_or_given(%arg0: i1, %arg1: memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %1 = deallocation.retain(%arg1) of() : (memref<6xi16>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %arg1, %1 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %1 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: scf.yield %alloc, %1 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @new_or_given(%arg0: i1, %arg1: memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %0:2 = scf.if %arg0 -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %1 = deallocation.null
// SIMPLE-NEXT: scf.yield %arg1, %1 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: } else {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %1 = deallocation.own %alloc : memref<6xi16>
// SIMPLE-NEXT: scf.yield %alloc, %1 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: return %0#0, %0#1 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @new_or_given(%c: i1, %m: memref<6xi16>) -> memref<6xi16> {
  %r = scf.if %c -> memref<6xi16> {
    scf.yield %m : memref<6xi16>
  } else {
    %a = memref.alloc() : memref<6xi16>
    scf.yield %a : memref<6xi16>
  }
  return %r : memref<6xi16>
}
// CHECK-LABEL: func.func @asks_with_argument(%arg0: i1, %arg1: memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %0:2 = call @new_or_given(%arg0, %arg1) : (i1, memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership)
// CHECK-NEXT: return %0#0, %0#1 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @asks_with_argument(%arg0: i1, %arg1: memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %0:2 = call @new_or_given(%arg0, %arg1) : (i1, memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership)
// SIMPLE-NEXT: return %0#0, %0#1 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @asks_with_argument(%c: i1, %m: memref<6xi16>) -> memref<6xi16> {
  %r = call @new_or_given(%c, %m) : (i1, memref<6xi16>) -> memref<6xi16>
  return %r : memref<6xi16>
}
// CHECK-LABEL: func.func @asks_with_own(%arg0: i1) -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: %1:2 = call @new_or_given(%arg0, %alloc) : (i1, memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership)
// CHECK-NEXT: %2 = deallocation.retain(%1#0) of(%0, %1#1) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: return %1#0, %2 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @asks_with_own(%arg0: i1) -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// SIMPLE-NEXT: %1:2 = call @new_or_given(%arg0, %alloc) : (i1, memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership)
// SIMPLE-NEXT: %2 = deallocation.retain(%1#0) of(%0, %1#1) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// SIMPLE-NEXT: return %1#0, %2 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @asks_with_own(%c: i1) -> memref<6xi16> {
  %a = memref.alloc() : memref<6xi16>
  %r = call @new_or_given(%c, %a) : (i1, memref<6xi16>) -> memref<6xi16>
  return %r : memref<6xi16>
}

// -----
// A new buffer from either branch, and an argument besides.
// CHECK-LABEL: func.func @new_and_given(%arg0: i1, %arg1: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %2 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: scf.yield %alloc, %2 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %2 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: memref.copy %arg1, %alloc : memref<6xi16> to memref<6xi16>
// CHECK-NEXT: scf.yield %alloc, %2 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %1 = deallocation.retain(%arg1) of() : (memref<6xi16>) -> !deallocation.ownership
// CHECK-NEXT: return %0#0, %arg1, %0#1, %1 : memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @new_and_given(%arg0: i1, %arg1: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) {
// SIMPLE-NEXT: %0:2 = scf.if %arg0 -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %2 = deallocation.own %alloc : memref<6xi16>
// SIMPLE-NEXT: scf.yield %alloc, %2 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: } else {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %2 = deallocation.own %alloc : memref<6xi16>
// SIMPLE-NEXT: memref.copy %arg1, %alloc : memref<6xi16> to memref<6xi16>
// SIMPLE-NEXT: scf.yield %alloc, %2 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: %1 = deallocation.null
// SIMPLE-NEXT: return %0#0, %arg1, %0#1, %1 : memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @new_and_given(%c: i1, %m: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>) {
  %r = scf.if %c -> memref<6xi16> {
    %a = memref.alloc() : memref<6xi16>
    scf.yield %a : memref<6xi16>
  } else {
    %b = memref.alloc() : memref<6xi16>
    memref.copy %m, %b : memref<6xi16> to memref<6xi16>
    scf.yield %b : memref<6xi16>
  }
  return %r, %m : memref<6xi16>, memref<6xi16>
}
// CHECK-LABEL: func.func @asks_for_both(%arg0: i1, %arg1: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %0:4 = call @new_and_given(%arg0, %arg1) : (i1, memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: return %0#0, %0#1, %0#2, %0#3 : memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @asks_for_both(%arg0: i1, %arg1: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) {
// SIMPLE-NEXT: %0:4 = call @new_and_given(%arg0, %arg1) : (i1, memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership)
// SIMPLE-NEXT: return %0#0, %0#1, %0#2, %0#3 : memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @asks_for_both(%c: i1, %m: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>) {
  %r:2 = call @new_and_given(%c, %m) : (i1, memref<6xi16>) -> (memref<6xi16>, memref<6xi16>)
  return %r#0, %r#1 : memref<6xi16>, memref<6xi16>
}

// -----
// A function that only calls itself, its arguments moved on by one: the last is never its result.
// CHECK-LABEL: func.func @never_ends(%arg0: memref<6xi16>, %arg1: memref<6xi16>, %arg2: memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: %1:2 = call @never_ends(%arg1, %arg0, %alloc) : (memref<6xi16>, memref<6xi16>, memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership)
// CHECK-NEXT: %2 = deallocation.retain(%1#0) of(%0, %1#1) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: return %1#0, %2 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @never_ends(%arg0: memref<6xi16>, %arg1: memref<6xi16>, %arg2: memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// SIMPLE-NEXT: %1:2 = call @never_ends(%arg1, %arg0, %alloc) : (memref<6xi16>, memref<6xi16>, memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership)
// SIMPLE-NEXT: %2 = deallocation.retain(%1#0) of(%0, %1#1) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// SIMPLE-NEXT: return %1#0, %2 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @never_ends(%a: memref<6xi16>, %b: memref<6xi16>, %d: memref<6xi16>) -> memref<6xi16> {
  %n = memref.alloc() : memref<6xi16>
  %r = call @never_ends(%b, %a, %n) : (memref<6xi16>, memref<6xi16>, memref<6xi16>) -> memref<6xi16>
  return %r : memref<6xi16>
}
// CHECK-LABEL: func.func @asks_never(%arg0: memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<6xi16>
// CHECK-NEXT: %2:2 = call @never_ends(%alloc, %arg0, %alloc_0) : (memref<6xi16>, memref<6xi16>, memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership)
// CHECK-NEXT: %3 = deallocation.retain(%2#0) of(%0, %2#1) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: deallocation.retain() of(%1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return %2#0, %3 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @asks_never(%arg0: memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// SIMPLE-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %1:2 = call @never_ends(%alloc, %arg0, %alloc_0) : (memref<6xi16>, memref<6xi16>, memref<6xi16>) -> (memref<6xi16>, !deallocation.ownership)
// SIMPLE-NEXT: %2 = deallocation.retain(%1#0) of(%0, %1#1) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// SIMPLE-NEXT: memref.dealloc %alloc_0 : memref<6xi16>
// SIMPLE-NEXT: return %1#0, %2 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @asks_never(%b: memref<6xi16>) -> memref<6xi16> {
  %x = memref.alloc() : memref<6xi16>
  %y = memref.alloc() : memref<6xi16>
  %r = call @never_ends(%x, %b, %y) : (memref<6xi16>, memref<6xi16>, memref<6xi16>) -> memref<6xi16>
  return %r : memref<6xi16>
}

// -----
// Three results that are arguments in another order, and three that are new: each is shared out for itself.
// CHECK-LABEL: func.func @turned(%arg0: memref<6xi16>, %arg1: memref<6xi16>, %arg2: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %0 = deallocation.retain(%arg0) of() : (memref<6xi16>) -> !deallocation.ownership
// CHECK-NEXT: %1 = deallocation.retain(%arg1) of() : (memref<6xi16>) -> !deallocation.ownership
// CHECK-NEXT: %2 = deallocation.retain(%arg2) of() : (memref<6xi16>) -> !deallocation.ownership
// CHECK-NEXT: return %arg2, %arg0, %arg1, %2, %0, %1 : memref<6xi16>, memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @turned(%arg0: memref<6xi16>, %arg1: memref<6xi16>, %arg2: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) {
// SIMPLE-NEXT: %0 = deallocation.null
// SIMPLE-NEXT: %1 = deallocation.null
// SIMPLE-NEXT: %2 = deallocation.null
// SIMPLE-NEXT: return %arg2, %arg0, %arg1, %2, %0, %1 : memref<6xi16>, memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @turned(%a: memref<6xi16>, %b: memref<6xi16>, %d: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, memref<6xi16>) {
  return %d, %a, %b : memref<6xi16>, memref<6xi16>, memref<6xi16>
}
// CHECK-LABEL: func.func @renewed(%arg0: memref<6xi16>, %arg1: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<6xi16>
// CHECK-NEXT: return %alloc, %alloc_0, %0, %1 : memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @renewed(%arg0: memref<6xi16>, %arg1: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// SIMPLE-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %1 = deallocation.own %alloc_0 : memref<6xi16>
// SIMPLE-NEXT: return %alloc, %alloc_0, %0, %1 : memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @renewed(%a: memref<6xi16>, %b: memref<6xi16>) -> (memref<6xi16>, memref<6xi16>) {
  %x = memref.alloc() : memref<6xi16>
  %y = memref.alloc() : memref<6xi16>
  return %x, %y : memref<6xi16>, memref<6xi16>
}
// CHECK-LABEL: func.func @asks_to_turn_and_renew() -> (memref<6xi16>, memref<6xi16>, memref<6xi16>, memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<6xi16>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %2 = deallocation.own %alloc_1 : memref<6xi16>
// CHECK-NEXT: %3:6 = call @turned(%alloc, %alloc_0, %alloc_1) : (memref<6xi16>, memref<6xi16>, memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: %4:4 = call @renewed(%3#0, %3#1) : (memref<6xi16>, memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: %5 = deallocation.retain(%3#0) of(%2, %3#3) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: %6 = deallocation.retain(%3#1) of(%0, %3#4) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: %7 = deallocation.retain(%3#2) of(%1, %3#5) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: return %3#0, %3#1, %3#2, %4#0, %4#1, %5, %6, %7, %4#2, %4#3 : memref<6xi16>, memref<6xi16>, memref<6xi16>, memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @asks_to_turn_and_renew() -> (memref<6xi16>, memref<6xi16>, memref<6xi16>, memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// SIMPLE-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %1 = deallocation.own %alloc_0 : memref<6xi16>
// SIMPLE-NEXT: %alloc_1 = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %2 = deallocation.own %alloc_1 : memref<6xi16>
// SIMPLE-NEXT: %3:6 = call @turned(%alloc, %alloc_0, %alloc_1) : (memref<6xi16>, memref<6xi16>, memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership)
// SIMPLE-NEXT: %4:4 = call @renewed(%3#0, %3#1) : (memref<6xi16>, memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership)
// SIMPLE-NEXT: %5 = deallocation.retain(%3#0) of(%2, %3#3) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// SIMPLE-NEXT: %6 = deallocation.retain(%3#1) of(%0, %3#4) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// SIMPLE-NEXT: %7 = deallocation.retain(%3#2) of(%1, %3#5) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// SIMPLE-NEXT: return %3#0, %3#1, %3#2, %4#0, %4#1, %5, %6, %7, %4#2, %4#3 : memref<6xi16>, memref<6xi16>, memref<6xi16>, memref<6xi16>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @asks_to_turn_and_renew() -> (memref<6xi16>, memref<6xi16>, memref<6xi16>, memref<6xi16>, memref<6xi16>) {
  %a = memref.alloc() : memref<6xi16>
  %b = memref.alloc() : memref<6xi16>
  %d = memref.alloc() : memref<6xi16>
  %r:3 = call @turned(%a, %b, %d) : (memref<6xi16>, memref<6xi16>, memref<6xi16>) -> (memref<6xi16>, memref<6xi16>, memref<6xi16>)
  %s:2 = call @renewed(%r#0, %r#1) : (memref<6xi16>, memref<6xi16>) -> (memref<6xi16>, memref<6xi16>)
  return %r#0, %r#1, %r#2, %s#0, %s#1 : memref<6xi16>, memref<6xi16>, memref<6xi16>, memref<6xi16>, memref<6xi16>
}

// -----
// Retains stand in the order of the leaders of their classes. A retain's result leads its class from then on: at the
// end of the function both leaders are retains of the else branch, where that of %arg1 stands first.
// CHECK-LABEL: func.func @in_order_of_leaders(%arg0: i1, %arg1: memref<6xi16>, %arg2: memref<6xi32>) -> (memref<6xi32>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<6xi16>
// CHECK-NEXT: %2:4 = scf.if %arg0 -> (memref<6xi32>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %5 = deallocation.retain(%arg2) of() : (memref<6xi32>) -> !deallocation.ownership
// CHECK-NEXT: %6 = deallocation.retain(%alloc_0) of() : (memref<6xi16>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %arg2, %alloc_0, %5, %6 : memref<6xi32>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %5 = deallocation.retain(%arg1) of() : (memref<6xi16>) -> !deallocation.ownership
// CHECK-NEXT: %6 = deallocation.retain(%alloc) of() : (memref<6xi32>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %alloc, %arg1, %6, %5 : memref<6xi32>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %3 = deallocation.retain(%2#1) of(%1, %2#3) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: %4 = deallocation.retain(%2#0) of(%0, %2#2) : (memref<6xi32>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: return %2#0, %2#1, %4, %3 : memref<6xi32>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @in_order_of_leaders(%arg0: i1, %arg1: memref<6xi16>, %arg2: memref<6xi32>) -> (memref<6xi32>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi32>
// SIMPLE-NEXT: %0 = deallocation.own %alloc : memref<6xi32>
// SIMPLE-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %1 = deallocation.own %alloc_0 : memref<6xi16>
// SIMPLE-NEXT: %2:4 = scf.if %arg0 -> (memref<6xi32>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership) {
// SIMPLE-NEXT: %5 = deallocation.null
// SIMPLE-NEXT: %6 = deallocation.null
// SIMPLE-NEXT: scf.yield %arg2, %alloc_0, %5, %6 : memref<6xi32>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// SIMPLE-NEXT: } else {
// SIMPLE-NEXT: %5 = deallocation.null
// SIMPLE-NEXT: %6 = deallocation.null
// SIMPLE-NEXT: scf.yield %alloc, %arg1, %6, %5 : memref<6xi32>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: %3 = deallocation.retain(%2#1) of(%1, %2#3) : (memref<6xi16>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// SIMPLE-NEXT: %4 = deallocation.retain(%2#0) of(%0, %2#2) : (memref<6xi32>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// SIMPLE-NEXT: return %2#0, %2#1, %4, %3 : memref<6xi32>, memref<6xi16>, !deallocation.ownership, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @in_order_of_leaders(%c: i1, %m: memref<6xi16>, %w: memref<6xi32>) -> (memref<6xi32>, memref<6xi16>) {
  %a = memref.alloc() : memref<6xi32>
  %b = memref.alloc() : memref<6xi16>
  %r:2 = scf.if %c -> (memref<6xi32>, memref<6xi16>) {
    scf.yield %w, %b : memref<6xi32>, memref<6xi16>
  } else {
    scf.yield %a, %m : memref<6xi32>, memref<6xi16>
  }
  return %r#0, %r#1 : memref<6xi32>, memref<6xi16>
}

// -----
// What a block further out owns does not go into a loop, even where this is its last use.
// CHECK-LABEL: func.func @owned_further_out(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %2:2 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %alloc, %arg4 = %1) -> (memref<6xi16>, !deallocation.ownership) {
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %3 = deallocation.own %alloc_0 : memref<6xi16>
// CHECK-NEXT: "test.step"(%arg3, %alloc_0) : (memref<6xi16>, memref<6xi16>) -> ()
// CHECK-NEXT: deallocation.retain() of(%arg4) : (!deallocation.ownership) -> ()
// CHECK-NEXT: scf.yield %alloc_0, %3 : memref<6xi16>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%2#0) : (memref<6xi16>) -> ()
// CHECK-NEXT: deallocation.retain() of(%2#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @owned_further_out(%arg0: i1, %arg1: index) {
// SIMPLE-NEXT: %c0 = arith.constant 0 : index
// SIMPLE-NEXT: %c1 = arith.constant 1 : index
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: scf.if %arg0 {
// SIMPLE-NEXT: %0 = deallocation.null
// SIMPLE-NEXT: %1:2 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %alloc, %arg4 = %0) -> (memref<6xi16>, !deallocation.ownership) {
// SIMPLE-NEXT: %alloc_0 = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %2 = deallocation.own %alloc_0 : memref<6xi16>
// SIMPLE-NEXT: "test.step"(%arg3, %alloc_0) : (memref<6xi16>, memref<6xi16>) -> ()
// SIMPLE-NEXT: deallocation.retain() of(%arg4) : (!deallocation.ownership) -> ()
// SIMPLE-NEXT: scf.yield %alloc_0, %2 : memref<6xi16>, !deallocation.ownership
// SIMPLE-NEXT: }
// SIMPLE-NEXT: "test.use"(%1#0) : (memref<6xi16>) -> ()
// SIMPLE-NEXT: deallocation.retain() of(%1#1) : (!deallocation.ownership) -> ()
// SIMPLE-NEXT: }
// SIMPLE-NEXT: memref.dealloc %alloc : memref<6xi16>
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
func.func @owned_further_out(%c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<6xi16>
  scf.if %c {
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> memref<6xi16> {
      %t = memref.alloc() : memref<6xi16>
      "test.step"(%x, %t) : (memref<6xi16>, memref<6xi16>) -> ()
      scf.yield %t : memref<6xi16>
    }
    "test.use"(%r) : (memref<6xi16>) -> ()
  }
  return
}

// -----
// Other element types are other buffers: what is made of %a is not in its class, and nothing is shared out.
// CHECK-LABEL: func.func @of_another_type() -> (memref<6xf16>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi16>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<6xi16>
// CHECK-NEXT: %1 = "test.bits"(%alloc) : (memref<6xi16>) -> memref<6xf16>
// CHECK-NEXT: %2 = deallocation.retain(%1) of() : (memref<6xf16>) -> !deallocation.ownership
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return %1, %2 : memref<6xf16>, !deallocation.ownership
// CHECK-NEXT: }
// SIMPLE-LABEL: func.func @of_another_type() -> (memref<6xf16>, !deallocation.ownership) {
// SIMPLE-NEXT: %alloc = memref.alloc() : memref<6xi16>
// SIMPLE-NEXT: %0 = "test.bits"(%alloc) : (memref<6xi16>) -> memref<6xf16>
// SIMPLE-NEXT: %1 = deallocation.null
// SIMPLE-NEXT: memref.dealloc %alloc : memref<6xi16>
// SIMPLE-NEXT: return %0, %1 : memref<6xf16>, !deallocation.ownership
// SIMPLE-NEXT: }
func.func @of_another_type() -> memref<6xf16> {
  %a = memref.alloc() : memref<6xi16>
  %b = "test.bits"(%a) : (memref<6xi16>) -> memref<6xf16>
  return %b : memref<6xf16>
}
