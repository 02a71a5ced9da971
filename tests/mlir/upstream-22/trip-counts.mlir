// A loop that goes backwards or whose step is 0 never runs; a sum counts only when it cannot overflow;
// the variable of a dimension that runs once is known, mapped or not.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @z(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @z(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %c0 {
    test.copy(%m, %m) : (memref<?xf32>, memref<?xf32>)
  }
  return
}
// CHECK-LABEL: func.func @y(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %0 = arith.addi %arg0, %c9 : index
// CHECK-NEXT: scf.for %arg2 = %0 to %arg0 step %c1 {
// CHECK-NEXT: test.copy(%arg1, %arg1) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg2 = %arg0 to %0 step %c9 {
// CHECK-NEXT: test.copy(%arg1, %arg1) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @y(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c1 to %c9 step %c0 {
    test.copy(%m, %m) : (memref<?xf32>, memref<?xf32>)
  }
  %k = arith.addi %n, %c9 : index
  scf.for %i = %n to %k step %c0 {
    test.copy(%m, %m) : (memref<?xf32>, memref<?xf32>)
  }
  scf.for %i = %k to %n step %c1 {
    test.copy(%m, %m) : (memref<?xf32>, memref<?xf32>)
  }
  scf.for %i = %n to %k step %c9 {
    test.copy(%m, %m) : (memref<?xf32>, memref<?xf32>)
  }
  return
}
// CHECK-LABEL: func.func @w(%arg0: index, %arg1: memref<?xf32>, %arg2: i1) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @w(%n: index, %m: memref<?xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %x = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  scf.for %i = %c0 to %n step %c0 {
    test.copy(%m, %x) : (memref<?xf32>, memref<?xf32>)
  }
  cf.br ^bb2
^bb2:
  return
}
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

// CHECK-LABEL: func.func @backwards() {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @backwards() {
  scf.forall (%i) = (4) to (1) step (1) {
    "test.keep"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @mapped(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: scf.forall (%arg1, %arg2) = (0, %arg0) to (1, 8) step (1, 1) {
// CHECK-NEXT: "test.keep"(%c0, %arg2) : (index, index) -> ()
// CHECK-NEXT: } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @mapped(%n: index) {
  scf.forall (%i, %j) = (0, %n) to (1, 8) step (1, 1) {
    "test.keep"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
