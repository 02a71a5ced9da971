// Bounds that are constants become numbers, dimensions that run once go, a loop that never runs goes;
// loops that are mapped to processing units keep their dimensions.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @constants_become_numbers(%arg0: index) {
// CHECK-NEXT: scf.forall (%arg1, %arg2) = (0, %arg0) to (7, 7) step (2, %arg0) {
// CHECK-NEXT: "test.keep"(%arg1, %arg2) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @constants_become_numbers(%n: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  scf.forall (%i, %j) = (%c0, %n) to (%c7, %c7) step (%c2, %n) {
    "test.keep"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @once(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: scf.forall (%arg2) = (%arg0) to (8) step (1) {
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: "test.keep"(%c4, %arg2, %c0) : (index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: } {mark = "kept"}
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @once(%n: index, %c: i1) {
  scf.forall (%i, %j, %k) = (4, %n, 0) to (5, 8, 9) step (1, 1, 12) {
    scf.if %c {
      "test.keep"(%i, %j, %k) : (index, index, index) -> ()
    }
  } {mark = "kept"}
  return
}

// CHECK-LABEL: func.func @all_once(%arg0: i1) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.keep"(%c4, %c3) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @all_once(%c: i1) {
  scf.forall (%i, %j) = (4, 3) to (2, 4) step (-2, 7) {
    scf.if %c {
      "test.keep"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @never(%arg0: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @never(%n: index) {
  scf.forall (%i, %j) = (0, 4) to (1, 3) step (1, 2) {
    "test.keep"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) = (0, %n) to (%n, %n) step (1, 2) {
    "test.keep"(%i, %j) : (index, index) -> ()
  }
  return
}

// A distance that is not smaller than the step in the wrong direction counts as unknown.
// CHECK-LABEL: func.func @backwards() {
// CHECK-NEXT: scf.forall (%arg0) = (4) to (1) step (1) {
// CHECK-NEXT: "test.keep"(%arg0) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @backwards() {
  scf.forall (%i) = (4) to (1) step (1) {
    "test.keep"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @mapped(%arg0: index) {
// CHECK-NEXT: scf.forall (%arg1, %arg2) = (0, %arg0) to (1, 8) step (1, 1) {
// CHECK-NEXT: "test.keep"(%arg1, %arg2) : (index, index) -> ()
// CHECK-NEXT: } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @mapped(%n: index) {
  scf.forall (%i, %j) = (0, %n) to (1, 8) step (1, 1) {
    "test.keep"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// CHECK-LABEL: func.func @without_dimensions(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: scf.forall () in () {
// CHECK-NEXT: memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @without_dimensions(%m: memref<4xf32>, %n: memref<4xf32>) {
  scf.forall () in () {
    memref.copy %m, %n : memref<4xf32> to memref<4xf32>
  }
  return
}
