// Loops that free what comes in and hand on another one: a spare buffer is passed along, or what is freed is what is
// allocated next.
// REFERENCE: none
// RUN: %bufscope-opt %s --split-input-file --allow-unregistered-dialect --hlo-buffer-reuse | FileCheck %s

// In a for: two buffers change places.
// CHECK-LABEL: func.func @for(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %0:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc, %arg3 = %alloc_0) -> (memref<5000xi8>, memref<5000xi8>) {
// CHECK-NEXT: "test.step"(%arg2, %arg3) : (memref<5000xi8>, memref<5000xi8>) -> ()
// CHECK-NEXT: scf.yield %arg3, %arg2 : memref<5000xi8>, memref<5000xi8>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %0#1 : memref<5000xi8>
// CHECK-NEXT: "test.use"(%0#0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %0#0 : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @for(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<5000xi8>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> memref<5000xi8> {
    %t = memref.alloc() : memref<5000xi8>
    "test.step"(%x, %t) : (memref<5000xi8>, memref<5000xi8>) -> ()
    memref.dealloc %x : memref<5000xi8>
    scf.yield %t : memref<5000xi8>
  }
  "test.use"(%r) : (memref<5000xi8>) -> ()
  memref.dealloc %r : memref<5000xi8>
  return
}

// -----
// In the after region of a while: the before region passes both on.
// CHECK-LABEL: func.func @while_after() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %0:2 = scf.while (%arg0 = %alloc, %arg1 = %alloc_0) : (memref<5000xi8>, memref<5000xi8>) -> (memref<5000xi8>, memref<5000xi8>) {
// CHECK-NEXT: %1 = "test.ask"(%arg0) : (memref<5000xi8>) -> i1
// CHECK-NEXT: scf.condition(%1) %arg0, %arg1 : memref<5000xi8>, memref<5000xi8>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg0: memref<5000xi8>, %arg1: memref<5000xi8>):
// CHECK-NEXT: "test.step"(%arg0, %arg1) : (memref<5000xi8>, memref<5000xi8>) -> ()
// CHECK-NEXT: scf.yield %arg1, %arg0 : memref<5000xi8>, memref<5000xi8>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %0#1 : memref<5000xi8>
// CHECK-NEXT: "test.use"(%0#0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %0#0 : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @while_after() {
  %a = memref.alloc() : memref<5000xi8>
  %r = scf.while (%x = %a) : (memref<5000xi8>) -> memref<5000xi8> {
    %c = "test.ask"(%x) : (memref<5000xi8>) -> i1
    scf.condition(%c) %x : memref<5000xi8>
  } do {
  ^bb0(%x: memref<5000xi8>):
    %t = memref.alloc() : memref<5000xi8>
    "test.step"(%x, %t) : (memref<5000xi8>, memref<5000xi8>) -> ()
    memref.dealloc %x : memref<5000xi8>
    scf.yield %t : memref<5000xi8>
  }
  "test.use"(%r) : (memref<5000xi8>) -> ()
  memref.dealloc %r : memref<5000xi8>
  return
}

// -----
// In the before region: the after region passes both on.
// CHECK-LABEL: func.func @while_before() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %0:2 = scf.while (%arg0 = %alloc, %arg1 = %alloc_0) : (memref<5000xi8>, memref<5000xi8>) -> (memref<5000xi8>, memref<5000xi8>) {
// CHECK-NEXT: %1 = "test.ask"(%arg0, %arg1) : (memref<5000xi8>, memref<5000xi8>) -> i1
// CHECK-NEXT: scf.condition(%1) %arg1, %arg0 : memref<5000xi8>, memref<5000xi8>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg0: memref<5000xi8>, %arg1: memref<5000xi8>):
// CHECK-NEXT: "test.use"(%arg0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: scf.yield %arg0, %arg1 : memref<5000xi8>, memref<5000xi8>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %0#1 : memref<5000xi8>
// CHECK-NEXT: "test.use"(%0#0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %0#0 : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @while_before() {
  %a = memref.alloc() : memref<5000xi8>
  %r = scf.while (%x = %a) : (memref<5000xi8>) -> memref<5000xi8> {
    %t = memref.alloc() : memref<5000xi8>
    %c = "test.ask"(%x, %t) : (memref<5000xi8>, memref<5000xi8>) -> i1
    memref.dealloc %x : memref<5000xi8>
    scf.condition(%c) %t : memref<5000xi8>
  } do {
  ^bb0(%x: memref<5000xi8>):
    "test.use"(%x) : (memref<5000xi8>) -> ()
    scf.yield %x : memref<5000xi8>
  }
  "test.use"(%r) : (memref<5000xi8>) -> ()
  memref.dealloc %r : memref<5000xi8>
  return
}

// -----
// In both: each region has a spare one.
// CHECK-LABEL: func.func @while_both() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %0:3 = scf.while (%arg0 = %alloc, %arg1 = %alloc_0, %arg2 = %alloc_1) : (memref<5000xi8>, memref<5000xi8>, memref<5000xi8>) -> (memref<5000xi8>, memref<5000xi8>, memref<5000xi8>) {
// CHECK-NEXT: %1 = "test.ask"(%arg0, %arg1) : (memref<5000xi8>, memref<5000xi8>) -> i1
// CHECK-NEXT: scf.condition(%1) %arg1, %arg0, %arg2 : memref<5000xi8>, memref<5000xi8>, memref<5000xi8>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg0: memref<5000xi8>, %arg1: memref<5000xi8>, %arg2: memref<5000xi8>):
// CHECK-NEXT: "test.step"(%arg0, %arg2) : (memref<5000xi8>, memref<5000xi8>) -> ()
// CHECK-NEXT: scf.yield %arg2, %arg1, %arg0 : memref<5000xi8>, memref<5000xi8>, memref<5000xi8>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %0#2 : memref<5000xi8>
// CHECK-NEXT: memref.dealloc %0#1 : memref<5000xi8>
// CHECK-NEXT: "test.use"(%0#0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %0#0 : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @while_both() {
  %a = memref.alloc() : memref<5000xi8>
  %r = scf.while (%x = %a) : (memref<5000xi8>) -> memref<5000xi8> {
    %t = memref.alloc() : memref<5000xi8>
    %c = "test.ask"(%x, %t) : (memref<5000xi8>, memref<5000xi8>) -> i1
    memref.dealloc %x : memref<5000xi8>
    scf.condition(%c) %t : memref<5000xi8>
  } do {
  ^bb0(%x: memref<5000xi8>):
    %t = memref.alloc() : memref<5000xi8>
    "test.step"(%x, %t) : (memref<5000xi8>, memref<5000xi8>) -> ()
    memref.dealloc %x : memref<5000xi8>
    scf.yield %t : memref<5000xi8>
  }
  "test.use"(%r) : (memref<5000xi8>) -> ()
  memref.dealloc %r : memref<5000xi8>
  return
}

// -----
// Freed first and then allocated: that is one buffer, whose indicator nobody needs.
// CHECK-LABEL: func.func @freed_first() {
// CHECK-NEXT: %alloca = memref.alloca() : memref<16xi8>
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %1:2 = scf.while (%arg0 = %alloca, %arg1 = %0) : (memref<16xi8>, !deallocation.ownership) -> (memref<16xi8>, !deallocation.ownership) {
// CHECK-NEXT: %2 = deallocation.own %arg0 : memref<16xi8>
// CHECK-NEXT: %3 = "test.ask"(%arg0) : (memref<16xi8>) -> i1
// CHECK-NEXT: scf.condition(%3) %arg0, %2 : memref<16xi8>, !deallocation.ownership
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg0: memref<16xi8>, %arg1: !deallocation.ownership):
// CHECK-NEXT: %2 = deallocation.own %arg0 : memref<16xi8>
// CHECK-NEXT: "test.use"(%arg0) : (memref<16xi8>) -> ()
// CHECK-NEXT: scf.yield %arg0, %2 : memref<16xi8>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @freed_first() {
  %a = memref.alloc() : memref<16xi8>
  %o = deallocation.own %a : memref<16xi8>
  %r:2 = scf.while (%x = %a, %p = %o) : (memref<16xi8>, !deallocation.ownership) -> (memref<16xi8>, !deallocation.ownership) {
    memref.dealloc %x : memref<16xi8>
    %t = memref.alloc() : memref<16xi8>
    %q = deallocation.own %t : memref<16xi8>
    %c = "test.ask"(%t) : (memref<16xi8>) -> i1
    scf.condition(%c) %t, %q : memref<16xi8>, !deallocation.ownership
  } do {
  ^bb0(%x: memref<16xi8>, %p: !deallocation.ownership):
    memref.dealloc %x : memref<16xi8>
    %t = memref.alloc() : memref<16xi8>
    %q = deallocation.own %t : memref<16xi8>
    "test.use"(%t) : (memref<16xi8>) -> ()
    scf.yield %t, %q : memref<16xi8>, !deallocation.ownership
  }
  memref.dealloc %r#0 : memref<16xi8>
  return
}

// -----
// Only in the before region; the after region hands on what it gets.
// CHECK-LABEL: func.func @freed_first_and_passed() {
// CHECK-NEXT: %alloca = memref.alloca() : memref<16xi8>
// CHECK-NEXT: %0 = scf.while (%arg0 = %alloca) : (memref<16xi8>) -> memref<16xi8> {
// CHECK-NEXT: %1 = "test.ask"(%arg0) : (memref<16xi8>) -> i1
// CHECK-NEXT: scf.condition(%1) %arg0 : memref<16xi8>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg0: memref<16xi8>):
// CHECK-NEXT: scf.yield %arg0 : memref<16xi8>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @freed_first_and_passed() {
  %a = memref.alloc() : memref<16xi8>
  %r = scf.while (%x = %a) : (memref<16xi8>) -> memref<16xi8> {
    memref.dealloc %x : memref<16xi8>
    %t = memref.alloc() : memref<16xi8>
    %c = "test.ask"(%t) : (memref<16xi8>) -> i1
    scf.condition(%c) %t : memref<16xi8>
  } do {
  ^bb0(%x: memref<16xi8>):
    scf.yield %x : memref<16xi8>
  }
  memref.dealloc %r : memref<16xi8>
  return
}

// -----
// What goes in comes out twice: one is freed, but the other is looked at before, so the buffer is not freed by the name
// that it had when it went in.
// CHECK-LABEL: func.func @looked_at_besides() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %0:2 = scf.while (%arg0 = %alloc) : (memref<5000xi8>) -> (memref<5000xi8>, memref<5000xi8>) {
// CHECK-NEXT: %1 = "test.ask"(%arg0) : (memref<5000xi8>) -> i1
// CHECK-NEXT: scf.condition(%1) %arg0, %arg0 : memref<5000xi8>, memref<5000xi8>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg0: memref<5000xi8>, %arg1: memref<5000xi8>):
// CHECK-NEXT: scf.yield %arg1 : memref<5000xi8>
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%0#1) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %0#0 : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @looked_at_besides() {
  %a = memref.alloc() : memref<5000xi8>
  %r:2 = scf.while (%x = %a) : (memref<5000xi8>) -> (memref<5000xi8>, memref<5000xi8>) {
    %c = "test.ask"(%x) : (memref<5000xi8>) -> i1
    scf.condition(%c) %x, %x : memref<5000xi8>, memref<5000xi8>
  } do {
  ^bb0(%x: memref<5000xi8>, %y: memref<5000xi8>):
    scf.yield %y : memref<5000xi8>
  }
  "test.use"(%r#1) : (memref<5000xi8>) -> ()
  memref.dealloc %r#0 : memref<5000xi8>
  return
}

// -----
// One before a loop, one in it, one behind it: never two at once, so one is enough.
// CHECK-LABEL: func.func @one_after_the_other(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<16xi8>
// CHECK-NEXT: "test.use"(%alloca) : (memref<16xi8>) -> ()
// CHECK-NEXT: scf.for %arg1 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: "test.use"(%alloca) : (memref<16xi8>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%alloca) : (memref<16xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @one_after_the_other(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<16xi8>
  "test.use"(%a) : (memref<16xi8>) -> ()
  memref.dealloc %a : memref<16xi8>
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.alloc() : memref<16xi8>
    "test.use"(%b) : (memref<16xi8>) -> ()
    memref.dealloc %b : memref<16xi8>
  }
  %d = memref.alloc() : memref<16xi8>
  "test.use"(%d) : (memref<16xi8>) -> ()
  memref.dealloc %d : memref<16xi8>
  return
}

// -----
// Ifs beside each other in a loop that has a buffer of its own: all three move out at once. (Since 2024-12 the
// original merges in a region as soon as something was moved into it, and needs one.)
// CHECK-LABEL: func.func @ifs_in_a_loop(%arg0: index, %arg1: i1, %arg2: i1) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: "test.use"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: "test.use"(%alloc_0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%alloc_1) : (memref<5000xi8>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc_1 : memref<5000xi8>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<5000xi8>
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ifs_in_a_loop(%n: index, %c: i1, %d: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      %a = memref.alloc() : memref<5000xi8>
      "test.use"(%a) : (memref<5000xi8>) -> ()
      memref.dealloc %a : memref<5000xi8>
    }
    scf.if %d {
      %b = memref.alloc() : memref<5000xi8>
      "test.use"(%b) : (memref<5000xi8>) -> ()
      memref.dealloc %b : memref<5000xi8>
    }
    %e = memref.alloc() : memref<5000xi8>
    "test.use"(%e) : (memref<5000xi8>) -> ()
    memref.dealloc %e : memref<5000xi8>
  }
  return
}

// -----
// Two in a round: the k-th that is allocated goes with the k-th that is freed, and the deallocs behind the loop stand
// in reverse.
// CHECK-LABEL: func.func @several_pairs(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_2 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %0:4 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc, %arg3 = %alloc_0, %arg4 = %alloc_1, %arg5 = %alloc_2) -> (memref<5000xi8>, memref<5000xi8>, memref<5000xi8>, memref<5000xi8>) {
// CHECK-NEXT: "test.step"(%arg2, %arg3, %arg4, %arg5) : (memref<5000xi8>, memref<5000xi8>, memref<5000xi8>, memref<5000xi8>) -> ()
// CHECK-NEXT: scf.yield %arg4, %arg5, %arg3, %arg2 : memref<5000xi8>, memref<5000xi8>, memref<5000xi8>, memref<5000xi8>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %0#3 : memref<5000xi8>
// CHECK-NEXT: memref.dealloc %0#2 : memref<5000xi8>
// CHECK-NEXT: "test.use"(%0#0, %0#1) : (memref<5000xi8>, memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %0#0 : memref<5000xi8>
// CHECK-NEXT: memref.dealloc %0#1 : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @several_pairs(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<5000xi8>
  %b = memref.alloc() : memref<5000xi8>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (memref<5000xi8>, memref<5000xi8>) {
    %s = memref.alloc() : memref<5000xi8>
    %t = memref.alloc() : memref<5000xi8>
    "test.step"(%x, %y, %s, %t) : (memref<5000xi8>, memref<5000xi8>, memref<5000xi8>, memref<5000xi8>) -> ()
    memref.dealloc %y : memref<5000xi8>
    memref.dealloc %x : memref<5000xi8>
    scf.yield %s, %t : memref<5000xi8>, memref<5000xi8>
  }
  "test.use"(%r#0, %r#1) : (memref<5000xi8>, memref<5000xi8>) -> ()
  memref.dealloc %r#0 : memref<5000xi8>
  memref.dealloc %r#1 : memref<5000xi8>
  return
}

// -----

// The scratch buffer of each round moves out of scf.parallel, whose rounds may run at the same time: it is wrong there.
// CHECK-LABEL: func.func @rounds(%arg0: memref<4xi32>) {
// CHECK:      %alloca = memref.alloca() : memref<4xi32>
// CHECK-NEXT: scf.parallel (%arg1) = (%c0) to (%c3) step (%c1) {
// CHECK-NEXT: %0 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT: memref.store %0, %alloca[%c0] : memref<4xi32>
func.func @rounds(%out: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    %n = arith.index_cast %i : index to i32
    %scratch = memref.alloc() : memref<4xi32>
    memref.store %n, %scratch[%c0] : memref<4xi32>
    %v = memref.load %scratch[%c0] : memref<4xi32>
    memref.store %v, %out[%i] : memref<4xi32>
    memref.dealloc %scratch : memref<4xi32>
    scf.reduce
  }
  return
}
