// Fewer buffers: copies go, what is freed is used again, what a region allocates moves out of it,
// loops pass a spare one along, small ones move to the stack.
// REFERENCE: none
// RUN: %bufscope-opt %s --split-input-file --allow-unregistered-dialect --hlo-buffer-reuse | FileCheck %s

// Out of two loops, one in the other, and onto the stack.
// CHECK-LABEL: func.func @out_of_nested_loops(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<16xi8>
// CHECK-NEXT: scf.for %arg1 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: scf.for %arg2 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: "test.use"(%alloca) : (memref<16xi8>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @out_of_nested_loops(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = memref.alloc() : memref<16xi8>
      "test.use"(%a) : (memref<16xi8>) -> ()
      memref.dealloc %a : memref<16xi8>
    }
  }
  return
}

// -----
// CHECK-LABEL: func.func @out_of_while() {
// CHECK-NEXT: %alloca = memref.alloca() : memref<16xi8>
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %0 = "test.ask"(%alloca) : (memref<16xi8>) -> i1
// CHECK-NEXT: scf.condition(%0)
// CHECK-NEXT: } do {
// CHECK-NEXT: "test.use"(%alloca) : (memref<16xi8>) -> ()
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @out_of_while() {
  scf.while : () -> () {
    %a = memref.alloc() : memref<16xi8>
    %c = "test.ask"(%a) : (memref<16xi8>) -> i1
    memref.dealloc %a : memref<16xi8>
    scf.condition(%c)
  } do {
    %b = memref.alloc() : memref<16xi8>
    "test.use"(%b) : (memref<16xi8>) -> ()
    memref.dealloc %b : memref<16xi8>
    scf.yield
  }
  return
}

// -----
// Regions of an op that nobody knows keep theirs, but reuse goes on inside.
// CHECK-LABEL: func.func @stays_in_unknown() {
// CHECK-NEXT: "test.region"() ({
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: "test.use"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: "test.use"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @stays_in_unknown() {
  "test.region"() ({
    %a = memref.alloc() : memref<5000xi8>
    "test.use"(%a) : (memref<5000xi8>) -> ()
    memref.dealloc %a : memref<5000xi8>
    %b = memref.alloc() : memref<5000xi8>
    "test.use"(%b) : (memref<5000xi8>) -> ()
    memref.dealloc %b : memref<5000xi8>
    "test.end"() : () -> ()
  }) : () -> ()
  return
}

// -----
// Types are compared as a whole: layout and memory space, too. The alignment is not.
// CHECK-LABEL: func.func @types_differ() {
// CHECK-NEXT: %alloc = memref.alloc() {alignment = 64 : i64} : memref<5000xi8>
// CHECK-NEXT: "test.use"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: "test.use"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi8, 1>
// CHECK-NEXT: "test.use"(%alloc_0) : (memref<5000xi8, 1>) -> ()
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<5000xi8, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @types_differ() {
  %a = memref.alloc() {alignment = 64 : i64} : memref<5000xi8>
  "test.use"(%a) : (memref<5000xi8>) -> ()
  memref.dealloc %a : memref<5000xi8>
  %b = memref.alloc() : memref<5000xi8>
  "test.use"(%b) : (memref<5000xi8>) -> ()
  memref.dealloc %b : memref<5000xi8>
  %c = memref.alloc() : memref<5000xi8, 1>
  "test.use"(%c) : (memref<5000xi8, 1>) -> ()
  memref.dealloc %c : memref<5000xi8, 1>
  return
}

// -----
// Two pairs of one type, and one of another: each round takes as many as it gives.
// CHECK-LABEL: func.func @two_pairs(%arg0: index, %arg1: memref<5000xi8>, %arg2: memref<5000xi64>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<5000xi64>
// CHECK-NEXT: %alloc_2 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_3 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_4 = memref.alloc() : memref<5000xi64>
// CHECK-NEXT: %0:6 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %alloc, %arg5 = %alloc_0, %arg6 = %alloc_1, %arg7 = %alloc_2, %arg8 = %alloc_3, %arg9 = %alloc_4) -> (memref<5000xi8>, memref<5000xi8>, memref<5000xi64>, memref<5000xi8>, memref<5000xi8>, memref<5000xi64>) {
// CHECK-NEXT: "test.step"(%arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (memref<5000xi8>, memref<5000xi8>, memref<5000xi64>, memref<5000xi8>, memref<5000xi8>, memref<5000xi64>) -> ()
// CHECK-NEXT: scf.yield %arg7, %arg8, %arg9, %arg4, %arg5, %arg6 : memref<5000xi8>, memref<5000xi8>, memref<5000xi64>, memref<5000xi8>, memref<5000xi8>, memref<5000xi64>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %0#5 : memref<5000xi64>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<5000xi8>
// CHECK-NEXT: memref.dealloc %0#3 : memref<5000xi8>
// CHECK-NEXT: memref.copy %0#0, %arg1 : memref<5000xi8> to memref<5000xi8>
// CHECK-NEXT: memref.copy %0#2, %arg2 : memref<5000xi64> to memref<5000xi64>
// CHECK-NEXT: memref.dealloc %0#0 : memref<5000xi8>
// CHECK-NEXT: memref.dealloc %alloc_3 : memref<5000xi8>
// CHECK-NEXT: memref.dealloc %0#2 : memref<5000xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @two_pairs(%n: index, %out: memref<5000xi8>, %wide: memref<5000xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<5000xi8>
  %b = memref.alloc() : memref<5000xi8>
  %c = memref.alloc() : memref<5000xi64>
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b, %z = %c) -> (memref<5000xi8>, memref<5000xi8>, memref<5000xi64>) {
    %t = memref.alloc() : memref<5000xi8>
    %w = memref.alloc() : memref<5000xi64>
    %u = memref.alloc() : memref<5000xi8>
    "test.step"(%x, %y, %z, %t, %u, %w) : (memref<5000xi8>, memref<5000xi8>, memref<5000xi64>, memref<5000xi8>, memref<5000xi8>, memref<5000xi64>) -> ()
    memref.dealloc %x : memref<5000xi8>
    memref.dealloc %z : memref<5000xi64>
    memref.dealloc %y : memref<5000xi8>
    scf.yield %t, %u, %w : memref<5000xi8>, memref<5000xi8>, memref<5000xi64>
  }
  memref.copy %r#0, %out : memref<5000xi8> to memref<5000xi8>
  memref.copy %r#2, %wide : memref<5000xi64> to memref<5000xi64>
  memref.dealloc %r#0 : memref<5000xi8>
  memref.dealloc %r#1 : memref<5000xi8>
  memref.dealloc %r#2 : memref<5000xi64>
  return
}

// -----
// What goes into a while comes out in another order, and is freed unused: what went in is freed, and
// moves to the stack.
// CHECK-LABEL: func.func @turned_and_freed(%arg0: i1) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<16xi8>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<16xi8>
// CHECK-NEXT: %alloca_1 = memref.alloca() : memref<16xi8>
// CHECK-NEXT: %0:3 = scf.while (%arg1 = %alloca, %arg2 = %alloca_0, %arg3 = %alloca_1) : (memref<16xi8>, memref<16xi8>, memref<16xi8>) -> (memref<16xi8>, memref<16xi8>, memref<16xi8>) {
// CHECK-NEXT: "test.use"(%arg1) : (memref<16xi8>) -> ()
// CHECK-NEXT: scf.condition(%arg0) %arg2, %arg3, %arg1 : memref<16xi8>, memref<16xi8>, memref<16xi8>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: memref<16xi8>, %arg2: memref<16xi8>, %arg3: memref<16xi8>):
// CHECK-NEXT: scf.yield %arg1, %arg2, %arg3 : memref<16xi8>, memref<16xi8>, memref<16xi8>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @turned_and_freed(%c: i1) {
  %a = memref.alloc() : memref<16xi8>
  %b = memref.alloc() : memref<16xi8>
  %d = memref.alloc() : memref<16xi8>
  %r:3 = scf.while (%x = %a, %y = %b, %z = %d) : (memref<16xi8>, memref<16xi8>, memref<16xi8>) -> (memref<16xi8>, memref<16xi8>, memref<16xi8>) {
    "test.use"(%x) : (memref<16xi8>) -> ()
    scf.condition(%c) %y, %z, %x : memref<16xi8>, memref<16xi8>, memref<16xi8>
  } do {
  ^bb0(%x: memref<16xi8>, %y: memref<16xi8>, %z: memref<16xi8>):
    scf.yield %x, %y, %z : memref<16xi8>, memref<16xi8>, memref<16xi8>
  }
  memref.dealloc %r#0 : memref<16xi8>
  memref.dealloc %r#1 : memref<16xi8>
  memref.dealloc %r#2 : memref<16xi8>
  return
}

// -----
// One that goes in is not freed: which one comes out where is not known.
// CHECK-LABEL: func.func @not_all_freed(%arg0: index, %arg1: memref<5000xi8>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %alloc, %arg4 = %arg1) -> (memref<5000xi8>, memref<5000xi8>) {
// CHECK-NEXT: scf.yield %arg4, %arg3 : memref<5000xi8>, memref<5000xi8>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %0#0 : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @not_all_freed(%n: index, %p: memref<5000xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<5000xi8>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %p) -> (memref<5000xi8>, memref<5000xi8>) {
    scf.yield %y, %x : memref<5000xi8>, memref<5000xi8>
  }
  memref.dealloc %r#0 : memref<5000xi8>
  return
}

// -----
// A copy into an argument: it is filled at once where it is restrict and was not used before, be it
// used, or its source, behind that.
// CHECK-LABEL: func.func @into_restrict(%arg0: memref<5000xi8> {deallocation.restrict = true}) {
// CHECK-NEXT: "test.fill"(%arg0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: "test.change"(%arg0) : (memref<5000xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @into_restrict(%out: memref<5000xi8> {deallocation.restrict = true}) {
  %a = memref.alloc() : memref<5000xi8>
  "test.fill"(%a) : (memref<5000xi8>) -> ()
  memref.copy %a, %out : memref<5000xi8> to memref<5000xi8>
  memref.dealloc %a : memref<5000xi8>
  "test.change"(%out) : (memref<5000xi8>) -> ()
  return
}

// -----
// CHECK-LABEL: func.func @into_shared(%arg0: memref<5000xi8> {deallocation.restrict = false}, %arg1: memref<5000xi8>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: "test.fill"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.copy %alloc, %arg0 : memref<5000xi8> to memref<5000xi8>
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: memref.copy %arg1, %arg0 : memref<5000xi8> to memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @into_shared(%out: memref<5000xi8> {deallocation.restrict = false}, %other: memref<5000xi8>) {
  %a = memref.alloc() : memref<5000xi8>
  "test.fill"(%a) : (memref<5000xi8>) -> ()
  memref.copy %a, %out : memref<5000xi8> to memref<5000xi8>
  memref.dealloc %a : memref<5000xi8>
  memref.copy %other, %out : memref<5000xi8> to memref<5000xi8>
  return
}

// -----
// Of two copies, the one that the dealloc stands behind.
// CHECK-LABEL: func.func @into_two(%arg0: memref<5000xi8> {deallocation.restrict = true}, %arg1: memref<5000xi8> {deallocation.restrict = true}) {
// CHECK-NEXT: "test.fill"(%arg1) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.copy %arg1, %arg0 : memref<5000xi8> to memref<5000xi8>
// CHECK-NEXT: "test.change"(%arg1) : (memref<5000xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @into_two(%first: memref<5000xi8> {deallocation.restrict = true}, %second: memref<5000xi8> {deallocation.restrict = true}) {
  %a = memref.alloc() : memref<5000xi8>
  "test.fill"(%a) : (memref<5000xi8>) -> ()
  memref.copy %a, %first : memref<5000xi8> to memref<5000xi8>
  "test.change"(%a) : (memref<5000xi8>) -> ()
  memref.copy %a, %second : memref<5000xi8> to memref<5000xi8>
  memref.dealloc %a : memref<5000xi8>
  return
}

// -----
// The target was used inside a region before.
// CHECK-LABEL: func.func @used_in_region_before(%arg0: i1, %arg1: memref<5000xi8> {deallocation.restrict = true}) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.use"(%arg1) : (memref<5000xi8>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: "test.fill"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<5000xi8> to memref<5000xi8>
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @used_in_region_before(%c: i1, %out: memref<5000xi8> {deallocation.restrict = true}) {
  scf.if %c {
    "test.use"(%out) : (memref<5000xi8>) -> ()
  }
  %a = memref.alloc() : memref<5000xi8>
  "test.fill"(%a) : (memref<5000xi8>) -> ()
  memref.copy %a, %out : memref<5000xi8> to memref<5000xi8>
  memref.dealloc %a : memref<5000xi8>
  return
}

// -----
// Sizes that are known at run time are no obstacle for a copy.
// CHECK-LABEL: func.func @dynamic_copy(%arg0: index) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xi8>
// CHECK-NEXT: "test.fill"(%alloc) : (memref<?xi8>) -> ()
// CHECK-NEXT: "test.use"(%alloc) : (memref<?xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<?xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dynamic_copy(%n: index) {
  %t = memref.alloc(%n) : memref<?xi8>
  %s = memref.alloc(%n) : memref<?xi8>
  "test.fill"(%s) : (memref<?xi8>) -> ()
  memref.copy %s, %t : memref<?xi8> to memref<?xi8>
  memref.dealloc %s : memref<?xi8>
  "test.use"(%t) : (memref<?xi8>) -> ()
  memref.dealloc %t : memref<?xi8>
  return
}

// -----
// A symbol of the layout is computed in the loop: the buffer cannot stand in front of it.
// CHECK: #map = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-LABEL: func.func @symbol_of_layout(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg1 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: %0 = "test.stride"(%arg1) : (index) -> index
// CHECK-NEXT: %alloc = memref.alloc()[%0] : memref<8xi8, #map>
// CHECK-NEXT: "test.use"(%alloc) : (memref<8xi8, #map>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<8xi8, #map>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @symbol_of_layout(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %s = "test.stride"(%i) : (index) -> index
    %a = memref.alloc()[%s] : memref<8xi8, affine_map<(d0)[s0] -> (d0 * s0)>>
    "test.use"(%a) : (memref<8xi8, affine_map<(d0)[s0] -> (d0 * s0)>>) -> ()
    memref.dealloc %a : memref<8xi8, affine_map<(d0)[s0] -> (d0 * s0)>>
  }
  return
}

// -----
// The stack takes 4096 elements, also as one buffer, and not one more.
// CHECK-LABEL: func.func @budget() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4097xi8>
// CHECK-NEXT: "test.use"(%alloc) : (memref<4097xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<4097xi8>
// CHECK-NEXT: %alloca = memref.alloca() : memref<64x64xi8>
// CHECK-NEXT: "test.use"(%alloca) : (memref<64x64xi8>) -> ()
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<i8>
// CHECK-NEXT: "test.use"(%alloc_0) : (memref<i8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<i8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @budget() {
  %a = memref.alloc() : memref<4097xi8>
  "test.use"(%a) : (memref<4097xi8>) -> ()
  memref.dealloc %a : memref<4097xi8>
  %b = memref.alloc() : memref<64x64xi8>
  "test.use"(%b) : (memref<64x64xi8>) -> ()
  memref.dealloc %b : memref<64x64xi8>
  %c = memref.alloc() : memref<i8>
  "test.use"(%c) : (memref<i8>) -> ()
  memref.dealloc %c : memref<i8>
  return
}

// -----
// Else and then share, also what the other one has hoisted from its own regions.
// CHECK-LABEL: func.func @shared_by_branches(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi8>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: "test.use"(%alloc) : (memref<5000xi8>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.use"(%alloc, %alloc_0) : (memref<5000xi8>, memref<5000xi8>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<5000xi8>
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shared_by_branches(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      %a = memref.alloc() : memref<5000xi8>
      "test.use"(%a) : (memref<5000xi8>) -> ()
      memref.dealloc %a : memref<5000xi8>
    }
  } else {
    %b = memref.alloc() : memref<5000xi8>
    %e = memref.alloc() : memref<5000xi8>
    "test.use"(%b, %e) : (memref<5000xi8>, memref<5000xi8>) -> ()
    memref.dealloc %e : memref<5000xi8>
    memref.dealloc %b : memref<5000xi8>
  }
  return
}

// -----
// An if without an else, a declaration, a function without buffers: nothing to do.
// CHECK-LABEL: func.func private @declared(memref<4xi8>)
func.func private @declared(memref<4xi8>)
// CHECK-LABEL: func.func @nothing(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.nothing"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nothing(%c: i1) {
  scf.if %c {
    "test.nothing"() : () -> ()
  }
  return
}

// -----
// Used behind its dealloc: it stays, with a warning.
// CHECK-LABEL: func.func @used_behind_dealloc() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xi8>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xi8>
// CHECK-NEXT: "test.use"(%alloc) : (memref<4xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @used_behind_dealloc() {
  %a = memref.alloc() : memref<4xi8>
  memref.dealloc %a : memref<4xi8>
  "test.use"(%a) : (memref<4xi8>) -> ()
  return
}
