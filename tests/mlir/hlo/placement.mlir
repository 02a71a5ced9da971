// Where buffers are freed that their block does not hand on: as the written page has it, behind the
// last op that is about their class.
// REFERENCE: none
// RUN: %bufscope-opt %s --split-input-file --hlo-deallocate=placement=last-use | FileCheck %s

// Two buffers, one after the other: the first is freed before the second is made.
// CHECK-LABEL: func.func @one_after_the_other(%arg0: memref<8xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xf32>
// CHECK-NEXT: "test.step"(%arg0, %alloc) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<8xf32>
// CHECK-NEXT: "test.step"(%arg0, %alloc_0) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: deallocation.retain() of(%1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @one_after_the_other(%m: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  "test.step"(%m, %a) : (memref<8xf32>, memref<8xf32>) -> ()
  %b = memref.alloc() : memref<8xf32>
  "test.step"(%m, %b) : (memref<8xf32>, memref<8xf32>) -> ()
  "test.end"() : () -> ()
  return
}

// -----
// Behind its own indicator, where nothing uses it.
// CHECK-LABEL: func.func @unused(%arg0: memref<8xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xf32>
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unused(%m: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  "test.end"() : () -> ()
  return
}

// -----
// By the last use of what may be the same buffer, also inside of another op, and in its own body.
// CHECK-LABEL: func.func @used_inside(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xf32>
// CHECK-NEXT: %1 = "test.through"(%alloc) : (memref<8xf32>) -> memref<8xf32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %2 = deallocation.own %alloc_0 : memref<8xf32>
// CHECK-NEXT: "test.step"(%1, %alloc_0) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: deallocation.retain() of(%2) : (!deallocation.ownership) -> ()
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @used_inside(%c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  %b = "test.through"(%a) : (memref<8xf32>) -> memref<8xf32>
  scf.if %c {
    %d = memref.alloc() : memref<8xf32>
    "test.step"(%b, %d) : (memref<8xf32>, memref<8xf32>) -> ()
    "test.end"() : () -> ()
  }
  "test.end"() : () -> ()
  return
}

// -----
// An argument of a loop that no op is about is freed at the start of the body; each null is an op of
// its own.
// CHECK-LABEL: func.func @argument(%arg0: index, %arg1: memref<8xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %2:4 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1, %arg5 = %0, %arg6 = %1) -> (memref<8xf32>, memref<8xf32>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: deallocation.retain() of(%arg6) : (!deallocation.ownership) -> ()
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %3 = deallocation.own %alloc : memref<8xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %4 = deallocation.own %alloc_0 : memref<8xf32>
// CHECK-NEXT: "test.use"(%arg3) : (memref<8xf32>) -> ()
// CHECK-NEXT: deallocation.retain() of(%arg5) : (!deallocation.ownership) -> ()
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: scf.yield %alloc, %alloc_0, %3, %4 : memref<8xf32>, memref<8xf32>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: deallocation.retain() of(%2#2) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%2#3) : (!deallocation.ownership) -> ()
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @argument(%n: index, %m: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m, %y = %m) -> (memref<8xf32>, memref<8xf32>) {
    %t = memref.alloc() : memref<8xf32>
    %u = memref.alloc() : memref<8xf32>
    "test.use"(%x) : (memref<8xf32>) -> ()
    "test.end"() : () -> ()
    scf.yield %t, %u : memref<8xf32>, memref<8xf32>
  }
  "test.end"() : () -> ()
  return
}

// -----
// Two indicators of one class: one is freed behind the other. Of two classes that have one last use,
// the second is freed before the first.
// CHECK-LABEL: func.func @together(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<8xf32>
// CHECK-NEXT: %2 = arith.select %arg0, %alloc, %alloc_0 : memref<8xf32>
// CHECK-NEXT: "test.use"(%2) : (memref<8xf32>) -> ()
// CHECK-NEXT: deallocation.retain() of(%0) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %3 = deallocation.own %alloc_1 : memref<8xf32>
// CHECK-NEXT: %alloc_2 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %4 = deallocation.own %alloc_2 : memref<8xf32>
// CHECK-NEXT: "test.step"(%alloc_1, %alloc_2) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: deallocation.retain() of(%4) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%3) : (!deallocation.ownership) -> ()
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @together(%c: i1) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %s = arith.select %c, %a, %b : memref<8xf32>
  "test.use"(%s) : (memref<8xf32>) -> ()
  %d = memref.alloc() : memref<8xf32>
  %e = memref.alloc() : memref<8xf32>
  "test.step"(%d, %e) : (memref<8xf32>, memref<8xf32>) -> ()
  "test.end"() : () -> ()
  return
}

// -----
// What is handed on is shared out at the end, but where a class has one memref and one indicator
// there is no retain, be it of a view.
// CHECK-LABEL: func.func @handed_on(%arg0: i1) -> (memref<4x2xf32>, memref<8xf32>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<8xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %alloc {{\[\[}}0, 1]] output_shape [4, 2] : memref<8xf32> into memref<4x2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<8xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %2 = deallocation.own %alloc_1 : memref<8xf32>
// CHECK-NEXT: %3 = arith.select %arg0, %alloc_0, %alloc_1 : memref<8xf32>
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: %4 = deallocation.retain(%3) of(%1, %2) : (memref<8xf32>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: return %expand_shape, %3, %0, %4 : memref<4x2xf32>, memref<8xf32>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
func.func @handed_on(%c: i1) -> (memref<4x2xf32>, memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %v = memref.expand_shape %a [[0, 1]] output_shape [4, 2] : memref<8xf32> into memref<4x2xf32>
  %b = memref.alloc() : memref<8xf32>
  %d = memref.alloc() : memref<8xf32>
  %s = arith.select %c, %b, %d : memref<8xf32>
  "test.end"() : () -> ()
  return %v, %s : memref<4x2xf32>, memref<8xf32>
}
