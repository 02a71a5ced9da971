// Where constants end up: one of each kind at the top of the function, the later found above the earlier.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @run_at_the_top() {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: "test.opaque"(%c2, %c1) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @run_at_the_top() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  "test.opaque"(%c2, %c1) : (index, index) -> ()
  return
}

// CHECK-LABEL: func.func @found_later(%arg0: i1) {
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: "test.opaque"(%c1) : (index) -> ()
// CHECK-NEXT: "test.opaque"(%c2, %c1) : (index, index) -> ()
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.opaque"(%c3) : (index) -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.opaque"(%c4_i32, %c2) : (i32, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @found_later(%d: i1) {
  %c1 = arith.constant 1 : index
  "test.opaque"(%c1) : (index) -> ()
  %c2 = arith.constant 2 : index
  %again = arith.constant 1 : index
  "test.opaque"(%c2, %again) : (index, index) -> ()
  scf.if %d {
    %c3 = arith.constant 3 : index
    "test.opaque"(%c3) : (index) -> ()
  } else {
    %c4 = arith.constant 4 : i32
    %same = arith.constant 2 : index
    "test.opaque"(%c4, %same) : (i32, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @behind_an_op() {
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: "test.opaque"() : () -> ()
// CHECK-NEXT: "test.opaque"(%c4, %c5) : (index, index) -> ()
// CHECK-NEXT: "test.opaque"(%c4, %c6) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @behind_an_op() {
  "test.opaque"() : () -> ()
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  "test.opaque"(%c4, %c5) : (index, index) -> ()
  %again = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  "test.opaque"(%again, %c6) : (index, index) -> ()
  return
}

// Results of folding are constants too; same value and other type is another constant.
// CHECK-LABEL: func.func @folded(%arg0: index) -> (index, index, i64, i1) {
// CHECK-NEXT: %c5_i64 = arith.constant 5 : i64
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c25 = arith.constant 25 : index
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %c5, %c25, %c5_i64, %false : index, index, i64, i1
// CHECK-NEXT: }
func.func @folded(%n: index) -> (index, index, i64, i1) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = arith.addi %c2, %c3 : index
  %1 = arith.muli %0, %0 : index
  %2 = arith.constant 5 : i64
  %3 = arith.cmpi eq, %0, %1 : index
  return %0, %1, %2, %3 : index, index, i64, i1
}

// Dead ones go; each function has its own.
// CHECK-LABEL: func.func @dead() {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dead() {
  %c2 = arith.constant 2 : index
  return
}
