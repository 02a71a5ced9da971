// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
//
// The condition of a branch is known where only one side leads: one use in a block, several, none,
// and blocks that are longer than the list of uses.

// CHECK-LABEL: func.func private @use(i1)
func.func private @use(i1)
// CHECK-LABEL: func.func private @other()
func.func private @other()

// CHECK-LABEL: func.func @one_use(%arg0: i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: call @use(%true) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: call @other() : () -> ()
// CHECK-NEXT: call @use(%false) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @one_use(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  func.call @use(%c) : (i1) -> ()
  return
^bb2:
  func.call @other() : () -> ()
  func.call @use(%c) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @several_uses(%arg0: i1, %arg1: i1) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: call @use(%true) : (i1) -> ()
// CHECK-NEXT: call @use(%true) : (i1) -> ()
// CHECK-NEXT: %0 = arith.xori %arg1, %true : i1
// CHECK-NEXT: return %0, %true : i1, i1
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: call @use(%false) : (i1) -> ()
// CHECK-NEXT: return %false, %false : i1, i1
// CHECK-NEXT: }
func.func @several_uses(%c: i1, %d: i1) -> (i1, i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  func.call @use(%c) : (i1) -> ()
  func.call @use(%c) : (i1) -> ()
  %0 = arith.xori %c, %d : i1
  return %0, %c : i1, i1
^bb2:
  %1 = arith.andi %c, %d : i1
  func.call @use(%c) : (i1) -> ()
  return %c, %1 : i1, i1
}

// CHECK-LABEL: func.func @long_blocks(%arg0: i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: call @other() : () -> ()
// CHECK-NEXT: call @other() : () -> ()
// CHECK-NEXT: call @other() : () -> ()
// CHECK-NEXT: call @other() : () -> ()
// CHECK-NEXT: call @other() : () -> ()
// CHECK-NEXT: call @use(%true) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: call @other() : () -> ()
// CHECK-NEXT: call @other() : () -> ()
// CHECK-NEXT: call @other() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @long_blocks(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  func.call @other() : () -> ()
  func.call @other() : () -> ()
  func.call @other() : () -> ()
  func.call @other() : () -> ()
  func.call @other() : () -> ()
  func.call @use(%c) : (i1) -> ()
  return
^bb2:
  func.call @other() : () -> ()
  func.call @other() : () -> ()
  func.call @other() : () -> ()
  return
}

// CHECK-LABEL: func.func @twice_in_one_op(%arg0: i1) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %true, %true : i1, i1
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: call @use(%false) : (i1) -> ()
// CHECK-NEXT: return %false, %false : i1, i1
// CHECK-NEXT: }
func.func @twice_in_one_op(%c: i1) -> (i1, i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %c, %c : i1, i1
^bb2:
  func.call @use(%c) : (i1) -> ()
  cf.br ^bb3
^bb3:
  return %c, %c : i1, i1
}
