// What functions hand to their callers: an indicator for each memref, behind all other results. A
// caller shares out what the callee may have handed back of its own.
// REFERENCE: none
// RUN: %bufscope-opt %s --split-input-file --hlo-deallocate | FileCheck %s

// The caller of what returns an argument hands the indicator of the call on: it owns nothing itself.
// CHECK-LABEL: func.func @same(%arg0: memref<3xf64>) -> (memref<3xf64>, !deallocation.ownership) {
// CHECK-NEXT: %0 = deallocation.retain(%arg0) of() : (memref<3xf64>) -> !deallocation.ownership
// CHECK-NEXT: return %arg0, %0 : memref<3xf64>, !deallocation.ownership
// CHECK-NEXT: }
func.func @same(%m: memref<3xf64>) -> memref<3xf64> {
  return %m : memref<3xf64>
}
// CHECK-LABEL: func.func @asks_for_same(%arg0: memref<3xf64>) -> (memref<3xf64>, !deallocation.ownership) {
// CHECK-NEXT: %0:2 = call @same(%arg0) : (memref<3xf64>) -> (memref<3xf64>, !deallocation.ownership)
// CHECK-NEXT: return %0#0, %0#1 : memref<3xf64>, !deallocation.ownership
// CHECK-NEXT: }
func.func @asks_for_same(%m: memref<3xf64>) -> memref<3xf64> {
  %r = call @same(%m) : (memref<3xf64>) -> memref<3xf64>
  return %r : memref<3xf64>
}

// -----
// One of two arguments: a single retain of nothing.
// CHECK-LABEL: func.func @either(%arg0: i1, %arg1: memref<3xf64>, %arg2: memref<3xf64>) -> (memref<3xf64>, !deallocation.ownership) {
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : memref<3xf64>
// CHECK-NEXT: %1 = deallocation.retain(%0) of() : (memref<3xf64>) -> !deallocation.ownership
// CHECK-NEXT: return %0, %1 : memref<3xf64>, !deallocation.ownership
// CHECK-NEXT: }
func.func @either(%c: i1, %m: memref<3xf64>, %n: memref<3xf64>) -> memref<3xf64> {
  %r = arith.select %c, %m, %n : memref<3xf64>
  return %r : memref<3xf64>
}
// CHECK-LABEL: func.func @asks_for_either(%arg0: i1, %arg1: memref<3xf64>, %arg2: memref<3xf64>) -> (memref<3xf64>, !deallocation.ownership) {
// CHECK-NEXT: %0:2 = call @either(%arg0, %arg1, %arg2) : (i1, memref<3xf64>, memref<3xf64>) -> (memref<3xf64>, !deallocation.ownership)
// CHECK-NEXT: return %0#0, %0#1 : memref<3xf64>, !deallocation.ownership
// CHECK-NEXT: }
func.func @asks_for_either(%c: i1, %m: memref<3xf64>, %n: memref<3xf64>) -> memref<3xf64> {
  %r = call @either(%c, %m, %n) : (i1, memref<3xf64>, memref<3xf64>) -> memref<3xf64>
  return %r : memref<3xf64>
}

// -----
// An argument that is written to, and returned.
// CHECK-LABEL: func.func @put(%arg0: index, %arg1: f64, %arg2: memref<3xf64>) -> (memref<3xf64>, !deallocation.ownership) {
// CHECK-NEXT: memref.store %arg1, %arg2[%arg0] : memref<3xf64>
// CHECK-NEXT: %0 = deallocation.retain(%arg2) of() : (memref<3xf64>) -> !deallocation.ownership
// CHECK-NEXT: return %arg2, %0 : memref<3xf64>, !deallocation.ownership
// CHECK-NEXT: }
func.func @put(%i: index, %x: f64, %m: memref<3xf64>) -> memref<3xf64> {
  memref.store %x, %m[%i] : memref<3xf64>
  return %m : memref<3xf64>
}
// CHECK-LABEL: func.func @asks_to_put(%arg0: index, %arg1: f64) -> (memref<3xf64>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xf64>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<3xf64>
// CHECK-NEXT: %1:2 = call @put(%arg0, %arg1, %alloc) : (index, f64, memref<3xf64>) -> (memref<3xf64>, !deallocation.ownership)
// CHECK-NEXT: %2 = deallocation.retain(%1#0) of(%0, %1#1) : (memref<3xf64>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: return %1#0, %2 : memref<3xf64>, !deallocation.ownership
// CHECK-NEXT: }
func.func @asks_to_put(%i: index, %x: f64) -> memref<3xf64> {
  %m = memref.alloc() : memref<3xf64>
  %r = call @put(%i, %x, %m) : (index, f64, memref<3xf64>) -> memref<3xf64>
  return %r : memref<3xf64>
}

// -----
// The argument, or a buffer of its own: the caller's own buffer and that of the call are shared out.
// CHECK-LABEL: func.func @grown(%arg0: i1, %arg1: memref<?xi8>, %arg2: index) -> (memref<?xi8>, memref<?xi8>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<?xi8>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xi8>
// CHECK-NEXT: %2 = deallocation.own %alloc : memref<?xi8>
// CHECK-NEXT: memref.copy %arg1, %alloc : memref<?xi8> to memref<?xi8>
// CHECK-NEXT: scf.yield %alloc, %2 : memref<?xi8>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = deallocation.retain(%arg1) of() : (memref<?xi8>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %arg1, %2 : memref<?xi8>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: %1:2 = deallocation.retain(%0#0, %arg1) of(%0#1) : (memref<?xi8>, memref<?xi8>, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: return %0#0, %arg1, %1#0, %1#1 : memref<?xi8>, memref<?xi8>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
func.func @grown(%c: i1, %m: memref<?xi8>, %n: index) -> (memref<?xi8>, memref<?xi8>) {
  %r = scf.if %c -> (memref<?xi8>) {
    %t = memref.alloc(%n) : memref<?xi8>
    memref.copy %m, %t : memref<?xi8> to memref<?xi8>
    scf.yield %t : memref<?xi8>
  } else {
    scf.yield %m : memref<?xi8>
  }
  return %r, %m : memref<?xi8>, memref<?xi8>
}
// CHECK-LABEL: func.func @asks_to_grow(%arg0: i1, %arg1: index) -> (memref<?xi8>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xi8>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<?xi8>
// CHECK-NEXT: %1:4 = call @grown(%arg0, %alloc, %arg1) : (i1, memref<?xi8>, index) -> (memref<?xi8>, memref<?xi8>, !deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: %2 = deallocation.retain(%1#0) of(%0, %1#2, %1#3) : (memref<?xi8>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: return %1#0, %2 : memref<?xi8>, !deallocation.ownership
// CHECK-NEXT: }
func.func @asks_to_grow(%c: i1, %n: index) -> memref<?xi8> {
  %m = memref.alloc(%n) : memref<?xi8>
  %r:2 = call @grown(%c, %m, %n) : (i1, memref<?xi8>, index) -> (memref<?xi8>, memref<?xi8>)
  return %r#0 : memref<?xi8>
}

// -----
// A function that calls itself with its arguments moved on by one: the last one is never returned.
// CHECK-LABEL: func.func @turn(%arg0: i1, %arg1: memref<3xi8>, %arg2: memref<3xi8>, %arg3: memref<3xi8>) -> (memref<3xi8>, !deallocation.ownership) {
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<3xi8>, !deallocation.ownership) {
// CHECK-NEXT: %1:2 = func.call @turn(%arg0, %arg2, %arg1, %arg1) : (i1, memref<3xi8>, memref<3xi8>, memref<3xi8>) -> (memref<3xi8>, !deallocation.ownership)
// CHECK-NEXT: scf.yield %1#0, %1#1 : memref<3xi8>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = deallocation.retain(%arg1) of() : (memref<3xi8>) -> !deallocation.ownership
// CHECK-NEXT: scf.yield %arg1, %1 : memref<3xi8>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : memref<3xi8>, !deallocation.ownership
// CHECK-NEXT: }
func.func @turn(%c: i1, %a: memref<3xi8>, %b: memref<3xi8>, %d: memref<3xi8>) -> memref<3xi8> {
  %r = scf.if %c -> (memref<3xi8>) {
    %s = func.call @turn(%c, %b, %a, %a) : (i1, memref<3xi8>, memref<3xi8>, memref<3xi8>) -> memref<3xi8>
    scf.yield %s : memref<3xi8>
  } else {
    scf.yield %a : memref<3xi8>
  }
  return %r : memref<3xi8>
}
// CHECK-LABEL: func.func @asks_to_turn(%arg0: i1) -> (memref<3xi8>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xi8>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<3xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<3xi8>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<3xi8>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<3xi8>
// CHECK-NEXT: %2 = deallocation.own %alloc_1 : memref<3xi8>
// CHECK-NEXT: %3:2 = call @turn(%arg0, %alloc, %alloc_0, %alloc_1) : (i1, memref<3xi8>, memref<3xi8>, memref<3xi8>) -> (memref<3xi8>, !deallocation.ownership)
// CHECK-NEXT: %4 = deallocation.retain(%3#0) of(%0, %1, %3#1) : (memref<3xi8>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: deallocation.retain() of(%2) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return %3#0, %4 : memref<3xi8>, !deallocation.ownership
// CHECK-NEXT: }
func.func @asks_to_turn(%c: i1) -> memref<3xi8> {
  %a = memref.alloc() : memref<3xi8>
  %b = memref.alloc() : memref<3xi8>
  %d = memref.alloc() : memref<3xi8>
  %r = call @turn(%c, %a, %b, %d) : (i1, memref<3xi8>, memref<3xi8>, memref<3xi8>) -> memref<3xi8>
  return %r : memref<3xi8>
}

// -----
// While a function that calls itself is worked on, its result may be any argument, also one that is
// no memref: the shared %n brings the results of both calls together, and one retain hands both on.
// CHECK-LABEL: func.func @split(%arg0: index, %arg1: memref<3xi8>) -> (memref<3xi8>, memref<3xi8>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %0:4 = call @split(%arg0, %arg1) : (index, memref<3xi8>) -> (memref<3xi8>, memref<3xi8>, !deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xi8>
// CHECK-NEXT: %1 = deallocation.own %alloc : memref<3xi8>
// CHECK-NEXT: %2:4 = call @split(%arg0, %alloc) : (index, memref<3xi8>) -> (memref<3xi8>, memref<3xi8>, !deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: %3:2 = deallocation.retain(%0#0, %2#0) of(%0#2, %0#3, %1, %2#2, %2#3) : (memref<3xi8>, memref<3xi8>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: return %0#0, %2#0, %3#0, %3#1 : memref<3xi8>, memref<3xi8>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
func.func @split(%n: index, %a: memref<3xi8>) -> (memref<3xi8>, memref<3xi8>) {
  %l:2 = call @split(%n, %a) : (index, memref<3xi8>) -> (memref<3xi8>, memref<3xi8>)
  %t = memref.alloc() : memref<3xi8>
  %r:2 = call @split(%n, %t) : (index, memref<3xi8>) -> (memref<3xi8>, memref<3xi8>)
  return %l#0, %r#0 : memref<3xi8>, memref<3xi8>
}

// -----
// Two calls that share an argument: their results are of one class.
// CHECK-LABEL: func.func @left(%arg0: memref<3xi8>, %arg1: memref<3xi8>) -> (memref<3xi8>, !deallocation.ownership) {
// CHECK-NEXT: %0 = deallocation.retain(%arg0) of() : (memref<3xi8>) -> !deallocation.ownership
// CHECK-NEXT: return %arg0, %0 : memref<3xi8>, !deallocation.ownership
// CHECK-NEXT: }
func.func @left(%a: memref<3xi8>, %b: memref<3xi8>) -> memref<3xi8> {
  return %a : memref<3xi8>
}
// CHECK-LABEL: func.func @asks_twice() -> (memref<3xi8>, memref<3xi8>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xi8>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<3xi8>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<3xi8>
// CHECK-NEXT: %1 = deallocation.own %alloc_0 : memref<3xi8>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<3xi8>
// CHECK-NEXT: %2 = deallocation.own %alloc_1 : memref<3xi8>
// CHECK-NEXT: %3:2 = call @left(%alloc, %alloc_0) : (memref<3xi8>, memref<3xi8>) -> (memref<3xi8>, !deallocation.ownership)
// CHECK-NEXT: %4:2 = call @left(%alloc, %alloc_1) : (memref<3xi8>, memref<3xi8>) -> (memref<3xi8>, !deallocation.ownership)
// CHECK-NEXT: %5:2 = deallocation.retain(%3#0, %4#0) of(%0, %3#1, %4#1) : (memref<3xi8>, memref<3xi8>, !deallocation.ownership, !deallocation.ownership, !deallocation.ownership) -> (!deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: deallocation.retain() of(%1) : (!deallocation.ownership) -> ()
// CHECK-NEXT: deallocation.retain() of(%2) : (!deallocation.ownership) -> ()
// CHECK-NEXT: return %3#0, %4#0, %5#0, %5#1 : memref<3xi8>, memref<3xi8>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
func.func @asks_twice() -> (memref<3xi8>, memref<3xi8>) {
  %a = memref.alloc() : memref<3xi8>
  %b = memref.alloc() : memref<3xi8>
  %d = memref.alloc() : memref<3xi8>
  %r = call @left(%a, %b) : (memref<3xi8>, memref<3xi8>) -> memref<3xi8>
  %s = call @left(%a, %d) : (memref<3xi8>, memref<3xi8>) -> memref<3xi8>
  return %r, %s : memref<3xi8>, memref<3xi8>
}

// -----
// Each result for itself: three classes, and what is made anew is handed on as it is.
// CHECK-LABEL: func.func @two_new(%arg0: memref<3xi8>, %arg1: memref<3xi8>) -> (memref<3xi8>, memref<3xi8>, i1, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xi8>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<3xi8>
// CHECK-NEXT: %1 = deallocation.retain(%arg1) of() : (memref<3xi8>) -> !deallocation.ownership
// CHECK-NEXT: return %alloc, %arg1, %true, %0, %1 : memref<3xi8>, memref<3xi8>, i1, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
func.func @two_new(%a: memref<3xi8>, %b: memref<3xi8>) -> (memref<3xi8>, memref<3xi8>, i1) {
  %yes = arith.constant true
  %t = memref.alloc() : memref<3xi8>
  return %t, %b, %yes : memref<3xi8>, memref<3xi8>, i1
}
// CHECK-LABEL: func.func @asks_for_two(%arg0: memref<3xi8>) -> (memref<3xi8>, i1, memref<3xi8>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xi8>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<3xi8>
// CHECK-NEXT: %1:5 = call @two_new(%arg0, %alloc) : (memref<3xi8>, memref<3xi8>) -> (memref<3xi8>, memref<3xi8>, i1, !deallocation.ownership, !deallocation.ownership)
// CHECK-NEXT: %2 = deallocation.retain(%1#1) of(%0, %1#4) : (memref<3xi8>, !deallocation.ownership, !deallocation.ownership) -> !deallocation.ownership
// CHECK-NEXT: return %1#0, %1#2, %1#1, %1#3, %2 : memref<3xi8>, i1, memref<3xi8>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
func.func @asks_for_two(%a: memref<3xi8>) -> (memref<3xi8>, i1, memref<3xi8>) {
  %b = memref.alloc() : memref<3xi8>
  %r:3 = call @two_new(%a, %b) : (memref<3xi8>, memref<3xi8>) -> (memref<3xi8>, memref<3xi8>, i1)
  return %r#0, %r#2, %r#1 : memref<3xi8>, i1, memref<3xi8>
}

// -----
// Attributes of results go along; the new results have none.
// CHECK-LABEL: func.func @attributes(%arg0: memref<3xi8>) -> (memref<3xi8> {test.first}, i1 {test.second}, !deallocation.ownership) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = deallocation.retain(%arg0) of() : (memref<3xi8>) -> !deallocation.ownership
// CHECK-NEXT: return %arg0, %true, %0 : memref<3xi8>, i1, !deallocation.ownership
// CHECK-NEXT: }
func.func @attributes(%a: memref<3xi8>) -> (memref<3xi8> {test.first}, i1 {test.second}) {
  %yes = arith.constant true
  return %a, %yes : memref<3xi8>, i1
}

// -----
// An unranked result has no summary until its function was worked on; its indicator has.
// CHECK-LABEL: func.func @unranked(%arg0: i1, %arg1: memref<*xi8>) -> (memref<*xi8>, !deallocation.ownership) {
// CHECK-NEXT: %0:2 = call @unranked(%arg0, %arg1) : (i1, memref<*xi8>) -> (memref<*xi8>, !deallocation.ownership)
// CHECK-NEXT: return %0#0, %0#1 : memref<*xi8>, !deallocation.ownership
// CHECK-NEXT: }
func.func @unranked(%c: i1, %a: memref<*xi8>) -> memref<*xi8> {
  %r = call @unranked(%c, %a) : (i1, memref<*xi8>) -> memref<*xi8>
  return %r : memref<*xi8>
}

// -----
// Functions in a module of their own.
// CHECK: module @inner {
module @inner {
// CHECK-LABEL: func.func @uses_later() -> (memref<2xi8>, !deallocation.ownership) {
// CHECK-NEXT: %0:2 = call @later() : () -> (memref<2xi8>, !deallocation.ownership)
// CHECK-NEXT: return %0#0, %0#1 : memref<2xi8>, !deallocation.ownership
// CHECK-NEXT: }
  func.func @uses_later() -> memref<2xi8> {
    %r = call @later() : () -> memref<2xi8>
    return %r : memref<2xi8>
  }
// CHECK-LABEL: func.func @later() -> (memref<2xi8>, !deallocation.ownership) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xi8>
// CHECK-NEXT: %0 = deallocation.own %alloc : memref<2xi8>
// CHECK-NEXT: return %alloc, %0 : memref<2xi8>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: }
  func.func @later() -> memref<2xi8> {
    %a = memref.alloc() : memref<2xi8>
    return %a : memref<2xi8>
  }
}
