// What is known of indicators: a retain becomes null or a dealloc, an own that is only passed around
// becomes null.
// REFERENCE: none
// RUN: %bufscope-opt %s --split-input-file --allow-unregistered-dialect --hlo-deallocation-simplification | FileCheck %s

// Freed and made anew in each round: never null, in the loop and behind it.
// CHECK-LABEL: func.func @made_anew_in_for(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %1:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc, %arg3 = %0) -> (memref<8xi32>, !deallocation.ownership) {
// CHECK-NEXT: memref.dealloc %arg2 : memref<8xi32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %2 = deallocation.null
// CHECK-NEXT: scf.yield %alloc_0, %2 : memref<8xi32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %1#0 : memref<8xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @made_anew_in_for(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xi32>
  %o = deallocation.own %a : memref<8xi32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %p = %o) -> (memref<8xi32>, !deallocation.ownership) {
    deallocation.retain() of(%p) : (!deallocation.ownership) -> ()
    %t = memref.alloc() : memref<8xi32>
    %q = deallocation.own %t : memref<8xi32>
    scf.yield %t, %q : memref<8xi32>, !deallocation.ownership
  }
  deallocation.retain() of(%r#1) : (!deallocation.ownership) -> ()
  return
}

// -----
// The same in a while, where the before region passes it on.
// CHECK-LABEL: func.func @made_anew_in_while(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %1:2 = scf.while (%arg1 = %alloc, %arg2 = %0) : (memref<8xi32>, !deallocation.ownership) -> (memref<8xi32>, !deallocation.ownership) {
// CHECK-NEXT: scf.condition(%arg0) %arg1, %arg2 : memref<8xi32>, !deallocation.ownership
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: memref<8xi32>, %arg2: !deallocation.ownership):
// CHECK-NEXT: memref.dealloc %arg1 : memref<8xi32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %2 = deallocation.null
// CHECK-NEXT: scf.yield %alloc_0, %2 : memref<8xi32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %1#0 : memref<8xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @made_anew_in_while(%c: i1) {
  %a = memref.alloc() : memref<8xi32>
  %o = deallocation.own %a : memref<8xi32>
  %r:2 = scf.while (%x = %a, %p = %o) : (memref<8xi32>, !deallocation.ownership) -> (memref<8xi32>, !deallocation.ownership) {
    scf.condition(%c) %x, %p : memref<8xi32>, !deallocation.ownership
  } do {
  ^bb0(%y: memref<8xi32>, %q: !deallocation.ownership):
    deallocation.retain() of(%q) : (!deallocation.ownership) -> ()
    %t = memref.alloc() : memref<8xi32>
    %s = deallocation.own %t : memref<8xi32>
    scf.yield %t, %s : memref<8xi32>, !deallocation.ownership
  }
  deallocation.retain() of(%r#1) : (!deallocation.ownership) -> ()
  return
}

// -----
// Three that change places: each is freed as the memref at the same place.
// CHECK-LABEL: func.func @three_turn(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %2 = deallocation.null
// CHECK-NEXT: %3:6 = scf.while (%arg1 = %alloc, %arg2 = %alloc_0, %arg3 = %alloc_1, %arg4 = %0, %arg5 = %1, %arg6 = %2) : (memref<8xi32>, memref<8xi32>, memref<8xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) -> (memref<8xi32>, memref<8xi32>, memref<8xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: scf.condition(%arg0) %arg2, %arg3, %arg1, %arg5, %arg6, %arg4 : memref<8xi32>, memref<8xi32>, memref<8xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: memref<8xi32>, %arg2: memref<8xi32>, %arg3: memref<8xi32>, %arg4: !deallocation.ownership, %arg5: !deallocation.ownership, %arg6: !deallocation.ownership):
// CHECK-NEXT: scf.yield %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 : memref<8xi32>, memref<8xi32>, memref<8xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %3#0 : memref<8xi32>
// CHECK-NEXT: memref.dealloc %3#1 : memref<8xi32>
// CHECK-NEXT: memref.dealloc %3#2 : memref<8xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @three_turn(%c: i1) {
  %a = memref.alloc() : memref<8xi32>
  %oa = deallocation.own %a : memref<8xi32>
  %b = memref.alloc() : memref<8xi32>
  %ob = deallocation.own %b : memref<8xi32>
  %d = memref.alloc() : memref<8xi32>
  %od = deallocation.own %d : memref<8xi32>
  %r:6 = scf.while (%x = %a, %y = %b, %z = %d, %ox = %oa, %oy = %ob, %oz = %od) : (memref<8xi32>, memref<8xi32>, memref<8xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) -> (memref<8xi32>, memref<8xi32>, memref<8xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) {
    scf.condition(%c) %y, %z, %x, %oy, %oz, %ox : memref<8xi32>, memref<8xi32>, memref<8xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership
  } do {
  ^bb0(%x: memref<8xi32>, %y: memref<8xi32>, %z: memref<8xi32>, %ox: !deallocation.ownership, %oy: !deallocation.ownership, %oz: !deallocation.ownership):
    scf.yield %x, %y, %z, %ox, %oy, %oz : memref<8xi32>, memref<8xi32>, memref<8xi32>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership
  }
  deallocation.retain() of(%r#3) : (!deallocation.ownership) -> ()
  deallocation.retain() of(%r#4) : (!deallocation.ownership) -> ()
  deallocation.retain() of(%r#5) : (!deallocation.ownership) -> ()
  return
}

// -----
// What comes out of a call, or in as an argument, may be null or not.
// CHECK-LABEL: func.func private @other() -> (memref<8xi32>, !deallocation.ownership)
func.func private @other() -> (memref<8xi32>, !deallocation.ownership)
// CHECK-LABEL: func.func @from_elsewhere(%arg0: !deallocation.ownership) {
// CHECK-NEXT: %0:2 = call @other() : () -> (memref<8xi32>, !deallocation.ownership)
// CHECK-NEXT: deallocation.retain() of(%0#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%arg0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @from_elsewhere(%o: !deallocation.ownership) {
  %r:2 = call @other() : () -> (memref<8xi32>, !deallocation.ownership)
  deallocation.retain() of(%r#1) : (!deallocation.ownership) -> ()
  deallocation.retain() of(%o) : (!deallocation.ownership) -> ()
  return
}

// -----
// A retain of what is never null may still give null.
// CHECK-LABEL: func.func @retained_of_owned(%arg0: memref<8xi32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xi32>
// CHECK-NEXT: %1 = deallocation.retain(%arg0) of(%0) : (memref<8xi32>, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: deallocation.retain() of(%1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @retained_of_owned(%m: memref<8xi32>) {
  %a = memref.alloc() : memref<8xi32>
  %o = deallocation.own %a : memref<8xi32>
  %r = deallocation.retain(%m) of(%o) : (memref<8xi32>, !deallocation.ownership) -> !deallocation.ownership
  deallocation.retain() of(%r) : (!deallocation.ownership) -> ()
  return
}

// -----
// An own whose indicator is asked for stays, also where only a later round asks; one that goes
// nowhere goes.
// CHECK-LABEL: func.func @asked_for_later(%arg0: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xi32>
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %2:3 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %0, %arg3 = %1, %arg4 = %c0) -> (!deallocation.ownership, !deallocation.ownership, index) {
// CHECK-NEXT: %3 = deallocation.get_buffer %arg3 : !deallocation.ownership
// CHECK-NEXT: scf.yield %arg2, %arg2, %3 : !deallocation.ownership, !deallocation.ownership, index
// CHECK-NEXT: }
// CHECK-NEXT: return %2#2 : index
// CHECK-NEXT: }
func.func @asked_for_later(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xi32>
  %unused = deallocation.own %a : memref<8xi32>
  %o = deallocation.own %a : memref<8xi32>
  %null = deallocation.null
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %o, %q = %null, %k = %c0) -> (!deallocation.ownership, !deallocation.ownership, index) {
    %b = deallocation.get_buffer %q : !deallocation.ownership
    scf.yield %p, %p, %b : !deallocation.ownership, !deallocation.ownership, index
  }
  return %r#2 : index
}

// -----
// An op that nobody knows is no terminator: what it does with an indicator is a use.
// CHECK-LABEL: func.func @unknown_user(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xi32>
// CHECK-NEXT: "test.takes"(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unknown_user(%c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<8xi32>
    %o = deallocation.own %a : memref<8xi32>
    "test.takes"(%o) : (!deallocation.ownership) -> ()
  }
  return
}

// -----
// In a region of several blocks nothing is known.
// CHECK-LABEL: func.func @several_blocks(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xi32>
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %2:2 = scf.execute_region -> (memref<8xi32>, !deallocation.ownership) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: scf.yield %alloc, %0 : memref<8xi32>, !deallocation.ownership
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: scf.yield %alloc, %1 : memref<8xi32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%2#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @several_blocks(%c: i1) {
  %a = memref.alloc() : memref<8xi32>
  %o = deallocation.own %a : memref<8xi32>
  %null = deallocation.null
  %r:2 = scf.execute_region -> (memref<8xi32>, !deallocation.ownership) {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a, %o : memref<8xi32>, !deallocation.ownership
  ^bb2:
    scf.yield %a, %null : memref<8xi32>, !deallocation.ownership
  }
  deallocation.retain() of(%r#1) : (!deallocation.ownership) -> ()
  return
}

// -----
// Of the buffer that an own is of, and of none.
// CHECK-LABEL: func.func @of_an_own(%arg0: memref<8xi32>) -> !deallocation.ownership {
// CHECK-NEXT: memref.dealloc %arg0 : memref<8xi32>
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: return %0 : !deallocation.ownership
// CHECK-NEXT: }
func.func @of_an_own(%m: memref<8xi32>) -> !deallocation.ownership {
  %o = deallocation.own %m : memref<8xi32>
  deallocation.retain() of(%o) : (!deallocation.ownership) -> ()
  %r = deallocation.retain(%m) of() : (memref<8xi32>) -> !deallocation.ownership
  return %r : !deallocation.ownership
}

// -----
// Handed on from round to round, and owned from the beginning: freed as the memref that comes with it.
// CHECK-LABEL: func.func @owned_all_along(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %1:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc, %arg3 = %0) -> (memref<8xi32>, !deallocation.ownership) {
// CHECK-NEXT: "test.use"(%arg2) : (memref<8xi32>) -> ()
// CHECK-NEXT: scf.yield %arg2, %arg3 : memref<8xi32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %1#0 : memref<8xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @owned_all_along(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xi32>
  %o = deallocation.own %a : memref<8xi32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %p = %o) -> (memref<8xi32>, !deallocation.ownership) {
    "test.use"(%x) : (memref<8xi32>) -> ()
    scf.yield %x, %p : memref<8xi32>, !deallocation.ownership
  }
  deallocation.retain() of(%r#1) : (!deallocation.ownership) -> ()
  return
}

// -----
// The same with an indicator of which nothing is known at the beginning.
// CHECK-LABEL: func.func @known_by_nobody(%arg0: index, %arg1: memref<8xi32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = "test.indicator"() : () -> !deallocation.ownership
// CHECK-NEXT: %1:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %0) -> (memref<8xi32>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %2 = deallocation.own %alloc : memref<8xi32>
// CHECK-NEXT: deallocation.retain() of(%arg4) : (!deallocation.ownership) -> ()
// CHECK-NEXT: scf.yield %alloc, %2 : memref<8xi32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%1#1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @known_by_nobody(%n: index, %m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %o = "test.indicator"() : () -> !deallocation.ownership
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m, %p = %o) -> (memref<8xi32>, !deallocation.ownership) {
    %a = memref.alloc() : memref<8xi32>
    %q = deallocation.own %a : memref<8xi32>
    deallocation.retain() of(%p) : (!deallocation.ownership) -> ()
    scf.yield %a, %q : memref<8xi32>, !deallocation.ownership
  }
  deallocation.retain() of(%r#1) : (!deallocation.ownership) -> ()
  return
}

// -----
// Null that changes places and is retained on its way stays null.
// CHECK-LABEL: func.func @null_on_its_way(%arg0: i1, %arg1: memref<8xi32>) {
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %1:2 = scf.while (%arg2 = %0, %arg3 = %0) : (!deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %4 = deallocation.null
// CHECK-NEXT: scf.condition(%arg0) %arg3, %4 : !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: !deallocation.ownership, %arg3: !deallocation.ownership):
// CHECK-NEXT: %4 = deallocation.null
// CHECK-NEXT: scf.yield %arg2, %arg2 : !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %2 = deallocation.null
// CHECK-NEXT: %3 = deallocation.null
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @null_on_its_way(%c: i1, %m: memref<8xi32>) {
  %null = deallocation.null
  %r:2 = scf.while (%p = %null, %q = %null) : (!deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership) {
    %s = deallocation.retain(%m) of(%p) : (memref<8xi32>, !deallocation.ownership) -> !deallocation.ownership
    scf.condition(%c) %q, %s : !deallocation.ownership, !deallocation.ownership
  } do {
  ^bb0(%p: !deallocation.ownership, %q: !deallocation.ownership):
    deallocation.retain() of(%q) : (!deallocation.ownership) -> ()
    scf.yield %p, %p : !deallocation.ownership, !deallocation.ownership
  }
  deallocation.retain() of(%r#0) : (!deallocation.ownership) -> ()
  deallocation.retain() of(%r#1) : (!deallocation.ownership) -> ()
  return
}

// -----
// By position, not by the memref that it came in with: the second indicator is of the second memref.
// CHECK-LABEL: func.func @by_position(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xi64>
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %2:5 = scf.if %arg0 -> (memref<8xi32>, i1, memref<8xi64>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: scf.yield %alloc, %arg0, %alloc_0, %0, %1 : memref<8xi32>, i1, memref<8xi64>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %alloc, %arg0, %alloc_0, %0, %1 : memref<8xi32>, i1, memref<8xi64>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %2#2 : memref<8xi64>
// CHECK-NEXT: memref.dealloc %2#0 : memref<8xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @by_position(%c: i1) {
  %a = memref.alloc() : memref<8xi32>
  %b = memref.alloc() : memref<8xi64>
  %o = deallocation.own %a : memref<8xi32>
  %p = deallocation.own %b : memref<8xi64>
  %r:5 = scf.if %c -> (memref<8xi32>, i1, memref<8xi64>, !deallocation.ownership, !deallocation.ownership) {
    scf.yield %a, %c, %b, %o, %p : memref<8xi32>, i1, memref<8xi64>, !deallocation.ownership, !deallocation.ownership
  } else {
    scf.yield %a, %c, %b, %o, %p : memref<8xi32>, i1, memref<8xi64>, !deallocation.ownership, !deallocation.ownership
  }
  deallocation.retain() of(%r#4) : (!deallocation.ownership) -> ()
  deallocation.retain() of(%r#3) : (!deallocation.ownership) -> ()
  return
}
