// Folds of i1 logic, as the passes leave it behind.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @neutral(%arg0: i1) -> (i1, i1, i1, i1) {
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0 : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @neutral(%c: i1) -> (i1, i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.andi %c, %true : i1
  %1 = arith.ori %false, %c : i1
  %2 = arith.xori %c, %false : i1
  %3 = arith.andi %c, %c : i1
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @absorbing(%arg0: i1) -> (i1, i1, i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %false, %true, %false, %arg0 : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @absorbing(%c: i1) -> (i1, i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.andi %false, %c : i1
  %1 = arith.ori %c, %true : i1
  %2 = arith.xori %c, %c : i1
  %3 = arith.ori %c, %c : i1
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// Constants move to the right.
// CHECK-LABEL: func.func @commuted(%arg0: i1) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @commuted(%c: i1) -> i1 {
  %true = arith.constant true
  %0 = arith.xori %true, %c : i1
  return %0 : i1
}

// CHECK-LABEL: func.func @negations(%arg0: i1, %arg1: i1) -> (i1, i1, i1, i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT: %1 = arith.ori %0, %arg1 : i1
// CHECK-NEXT: return %arg0, %false, %false, %true, %1 : i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @negations(%c: i1, %d: i1) -> (i1, i1, i1, i1, i1) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %0 = arith.xori %n, %true : i1
  %1 = arith.andi %c, %n : i1
  %2 = arith.andi %n, %c : i1
  %3 = arith.ori %c, %n : i1
  %4 = arith.ori %n, %d : i1
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @idempotent(%arg0: i1, %arg1: i1) -> (i1, i1) {
// CHECK-NEXT: %0 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT: return %0, %0 : i1, i1
// CHECK-NEXT: }
func.func @idempotent(%c: i1, %d: i1) -> (i1, i1) {
  %x = arith.andi %c, %d : i1
  %0 = arith.andi %c, %x : i1
  %1 = arith.andi %x, %d : i1
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @folded_constants() -> (i1, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false, %true, %false : i1, i1, i1
// CHECK-NEXT: }
func.func @folded_constants() -> (i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.andi %true, %false : i1
  %1 = arith.ori %true, %false : i1
  %2 = arith.xori %true, %true : i1
  return %0, %1, %2 : i1, i1, i1
}

// A negated comparison is the opposite comparison; of the same value with itself it is known.
// CHECK-LABEL: func.func @comparisons(%arg0: index, %arg1: index) -> (i1, i1, i1, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = arith.cmpi ne, %arg0, %arg1 : index
// CHECK-NEXT: %1 = arith.cmpi eq, %arg0, %arg1 : index
// CHECK-NEXT: %2 = arith.cmpi uge, %arg0, %arg1 : index
// CHECK-NEXT: return %0, %1, %2, %false, %true : i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @comparisons(%p: index, %q: index) -> (i1, i1, i1, i1, i1) {
  %true = arith.constant true
  %ne = arith.cmpi ne, %p, %q : index
  %0 = arith.xori %ne, %true : i1
  %lt = arith.cmpi ult, %p, %q : index
  %1 = arith.xori %lt, %true : i1
  %2 = arith.cmpi ne, %p, %p : index
  %3 = arith.cmpi sle, %q, %q : index
  return %ne, %0, %1, %2, %3 : i1, i1, i1, i1, i1
}

// A constant on the left changes sides, and the predicate with it.
// CHECK-LABEL: func.func @comparison_with_constant(%arg0: index) -> (i1, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = arith.cmpi ugt, %arg0, %c4 : index
// CHECK-NEXT: %1 = arith.cmpi eq, %arg0, %c4 : index
// CHECK-NEXT: return %0, %1, %true : i1, i1, i1
// CHECK-NEXT: }
func.func @comparison_with_constant(%n: index) -> (i1, i1, i1) {
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %0 = arith.cmpi ult, %c4, %n : index
  %1 = arith.cmpi eq, %c4, %n : index
  %2 = arith.cmpi ult, %c4, %c6 : index
  return %0, %1, %2 : i1, i1, i1
}
