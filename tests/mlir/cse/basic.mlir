// Common subexpression elimination: equal ops without effects, in dominating positions.
// RUN: %bufscope-opt %s --cse --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @equal(%arg0: index, %arg1: index) -> (i1, i1, i1) {
// CHECK-NEXT: %0 = arith.cmpi ne, %arg0, %arg1 : index
// CHECK-NEXT: %1 = arith.cmpi eq, %arg0, %arg1 : index
// CHECK-NEXT: return %0, %0, %1 : i1, i1, i1
// CHECK-NEXT: }
func.func @equal(%p: index, %q: index) -> (i1, i1, i1) {
  %0 = arith.cmpi ne, %p, %q : index
  %1 = arith.cmpi ne, %p, %q : index
  %2 = arith.cmpi eq, %p, %q : index
  return %0, %1, %2 : i1, i1, i1
}

// Commutative ops match with swapped operands; others do not.
// CHECK-LABEL: func.func @commutative(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i1, i1, i32, i32) {
// CHECK-NEXT: %0 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT: %1 = arith.subi %arg2, %arg3 : i32
// CHECK-NEXT: %2 = arith.subi %arg3, %arg2 : i32
// CHECK-NEXT: return %0, %0, %1, %2 : i1, i1, i32, i32
// CHECK-NEXT: }
func.func @commutative(%c: i1, %d: i1, %x: i32, %y: i32) -> (i1, i1, i32, i32) {
  %0 = arith.andi %c, %d : i1
  %1 = arith.andi %d, %c : i1
  %2 = arith.subi %x, %y : i32
  %3 = arith.subi %y, %x : i32
  return %0, %1, %2, %3 : i1, i1, i32, i32
}

// Constants stay where they are; the first one serves what it dominates. Nothing is folded.
// CHECK-LABEL: func.func @constants(%arg0: i1) -> (i1, i1, index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.andi %arg0, %true : i1
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: return %0, %0, %c1 : i1, i1, index
// CHECK-NEXT: }
func.func @constants(%c: i1) -> (i1, i1, index) {
  %0 = arith.xori %c, %c : i1
  %true = arith.constant true
  %1 = arith.andi %c, %true : i1
  %again = arith.constant true
  %2 = arith.andi %c, %again : i1
  %k = arith.constant 1 : index
  return %1, %2, %k : i1, i1, index
}

// Inner regions see the outer ones, siblings do not see each other.
// CHECK-LABEL: func.func @regions(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %1 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT: "test.opaque"(%0, %1) : (i32, i32) -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT: "test.opaque"(%0, %1) : (i32, i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @regions(%c: i1, %x: i32) {
  %0 = arith.addi %x, %x : i32
  scf.if %c {
    %1 = arith.addi %x, %x : i32
    %2 = arith.muli %x, %x : i32
    "test.opaque"(%1, %2) : (i32, i32) -> ()
  } else {
    %3 = arith.muli %x, %x : i32
    "test.opaque"(%0, %3) : (i32, i32) -> ()
  }
  return
}

// CHECK-LABEL: func.func @blocks(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT: cf.br ^bb3(%0, %1 : i32, i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %2 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT: cf.br ^bb3(%0, %2 : i32, i32)
// CHECK-NEXT: ^bb3(%3: i32, %4: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %5 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT: %6 = arith.addi %3, %4 : i32
// CHECK-NEXT: %7 = arith.addi %5, %6 : i32
// CHECK-NEXT: return %7 : i32
// CHECK-NEXT: }
func.func @blocks(%c: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  cf.cond_br %c, ^a, ^b
^a:
  %1 = arith.addi %x, %x : i32
  %2 = arith.muli %x, %x : i32
  cf.br ^join(%1, %2 : i32, i32)
^b:
  %3 = arith.muli %x, %x : i32
  cf.br ^join(%0, %3 : i32, i32)
^join(%y: i32, %z: i32):
  %4 = arith.muli %x, %x : i32
  %5 = arith.addi %y, %z : i32
  %6 = arith.addi %4, %5 : i32
  return %6 : i32
}

// Blocks that cannot be reached are left alone.
// CHECK-LABEL: func.func @unreachable(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %1 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %2 = arith.muli %0, %1 : i32
// CHECK-NEXT: return %2 : i32
// CHECK-NEXT: }
func.func @unreachable(%x: i32) -> i32 {
  return %x : i32
^dead:
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}

// Each function starts anew.
// CHECK-LABEL: func.func @other_function(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @other_function(%x: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  return %0 : i32
}
