// An scf.if on the condition of the loop moves from before the test to the body; the values that it
// uses are handed over.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @a(%arg0: memref<4xf32>, %arg1: index) -> (i32, i32) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %c0_i32) : (i32) -> (i32, i32) {
// CHECK-NEXT: %1 = "test.c"(%arg2) : (i32) -> i1
// CHECK-NEXT: %2 = "test.k"(%c0_i32) : (i32) -> i32
// CHECK-NEXT: scf.condition(%1) %2, %arg2 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT: %1 = "test.q"(%arg2, %arg3) : (i32, i32) -> i32
// CHECK-NEXT: %2 = "test.body"(%1, %c0_i32) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : i32, i32
// CHECK-NEXT: }
func.func @a(%m: memref<4xf32>, %i: index) -> (i32, i32) {
  %z = arith.constant 0 : i32
  %r:2 = scf.while (%x = %z, %y = %z) : (i32, i32) -> (i32, i32) {
    %c = "test.c"(%x) : (i32) -> i1
    %k = "test.k"(%y) : (i32) -> i32
    %p:2 = scf.if %c -> (i32, i32) {
      %q = "test.q"(%k, %x) : (i32, i32) -> i32
      scf.yield %q, %y : i32, i32
    } else {
      scf.yield %k, %x : i32, i32
    }
    scf.condition(%c) %p#0, %p#1 : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    %t = "test.body"(%a, %b) : (i32, i32) -> i32
    scf.yield %t, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// CHECK-LABEL: func.func @b(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %0 = "test.c"() : () -> i1
// CHECK-NEXT: scf.condition(%0)
// CHECK-NEXT: } do {
// CHECK-NEXT: "test.q"() : () -> ()
// CHECK-NEXT: "test.r"() : () -> ()
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @b(%m: memref<4xf32>, %i: index) {
  scf.while : () -> () {
    %c = "test.c"() : () -> i1
    scf.if %c {
      "test.q"() : () -> ()
    }
    scf.condition(%c)
  } do {
    "test.r"() : () -> ()
    scf.yield
  }
  return
}
