// Patterns of integer arithmetic: chains with constants, overflow flags, bitwise ops on extended operands.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @add_add(%arg0: index) -> (index, index, index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %0 = arith.addi %arg0, %c7 : index
// CHECK-NEXT: %1 = arith.addi %arg0, %c1 : index
// CHECK-NEXT: %2 = arith.subi %c7, %arg0 : index
// CHECK-NEXT: return %0, %1, %2 : index, index, index
// CHECK-NEXT: }
func.func @add_add(%x: index) -> (index, index, index) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = arith.addi %x, %c3 : index
  %1 = arith.addi %0, %c4 : index
  %2 = arith.subi %x, %c3 : index
  %3 = arith.addi %2, %c4 : index
  %4 = arith.subi %c3, %x : index
  %5 = arith.addi %4, %c4 : index
  return %1, %3, %5 : index, index, index
}

// CHECK-LABEL: func.func @sub_sub(%arg0: index) -> (index, index, index, index, index, index) {
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %0 = arith.addi %arg0, %c-1 : index
// CHECK-NEXT: %1 = arith.subi %c1, %arg0 : index
// CHECK-NEXT: %2 = arith.subi %arg0, %c7 : index
// CHECK-NEXT: %3 = arith.subi %c-1, %arg0 : index
// CHECK-NEXT: %4 = arith.subi %c7, %arg0 : index
// CHECK-NEXT: %5 = arith.addi %arg0, %c1 : index
// CHECK-NEXT: return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @sub_sub(%x: index) -> (index, index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %add = arith.addi %x, %c3 : index
  %left = arith.subi %x, %c3 : index
  %right = arith.subi %c3, %x : index
  %0 = arith.subi %add, %c4 : index
  %1 = arith.subi %c4, %add : index
  %2 = arith.subi %left, %c4 : index
  %3 = arith.subi %right, %c4 : index
  %4 = arith.subi %c4, %left : index
  %5 = arith.subi %c4, %right : index
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @mul_mul(%arg0: i32) -> (i32, i32, i32) {
// CHECK-NEXT: %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT: %0 = arith.muli %arg0, %c15_i32 : i32
// CHECK-NEXT: %1 = arith.muli %0, %0 : i32
// CHECK-NEXT: %2 = arith.subi %0, %arg0 : i32
// CHECK-NEXT: %3 = arith.subi %1, %arg0 : i32
// CHECK-NEXT: return %0, %2, %3 : i32, i32, i32
// CHECK-NEXT: }
func.func @mul_mul(%x: i32) -> (i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %cm1 = arith.constant -1 : i32
  %0 = arith.muli %x, %c3 : i32
  %1 = arith.muli %0, %c5 : i32
  %2 = arith.muli %1, %1 : i32
  %3 = arith.muli %x, %cm1 : i32
  %4 = arith.addi %1, %3 : i32
  %5 = arith.addi %3, %2 : i32
  return %1, %4, %5 : i32, i32, i32
}

// CHECK-LABEL: func.func @minus_itself(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = arith.subi %c0_i32, %arg1 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @minus_itself(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  %1 = arith.subi %0, %a : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @flags(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %0 = arith.addi %arg0, %c7_i32 overflow<nsw> : i32
// CHECK-NEXT: %1 = arith.addi %arg0, %c-1_i32 : i32
// CHECK-NEXT: %2 = arith.muli %arg0, %c12_i32 : i32
// CHECK-NEXT: %3 = arith.subi %c0_i32, %arg1 overflow<nsw, nuw> : i32
// CHECK-NEXT: %4 = arith.addi %arg0, %c1_i32 overflow<nsw> : i32
// CHECK-NEXT: return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @flags(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %0 = arith.addi %x, %c3 overflow<nsw, nuw> : i32
  %1 = arith.addi %0, %c4 overflow<nsw> : i32
  %2 = arith.subi %0, %c4 overflow<nsw> : i32
  %3 = arith.muli %x, %c3 overflow<nuw> : i32
  %4 = arith.muli %3, %c4 overflow<nsw> : i32
  %5 = arith.subi %x, %y overflow<nsw, nuw> : i32
  %6 = arith.subi %5, %x overflow<nsw, nuw> : i32
  %7 = arith.subi %c3, %x overflow<nsw> : i32
  %8 = arith.subi %c4, %7 overflow<nsw> : i32
  return %1, %2, %4, %6, %8 : i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @extended_bits(%arg0: i8, %arg1: i8, %arg2: i16) -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: %0 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %1 = arith.extui %arg2 : i16 to i32
// CHECK-NEXT: %2 = arith.andi %arg0, %arg1 : i8
// CHECK-NEXT: %3 = arith.extui %2 : i8 to i32
// CHECK-NEXT: %4 = arith.andi %arg0, %arg1 : i8
// CHECK-NEXT: %5 = arith.extsi %4 : i8 to i32
// CHECK-NEXT: %6 = arith.ori %arg0, %arg1 : i8
// CHECK-NEXT: %7 = arith.extui %6 : i8 to i32
// CHECK-NEXT: %8 = arith.ori %arg0, %arg1 : i8
// CHECK-NEXT: %9 = arith.extsi %8 : i8 to i32
// CHECK-NEXT: %10 = arith.xori %arg0, %arg1 : i8
// CHECK-NEXT: %11 = arith.extui %10 : i8 to i32
// CHECK-NEXT: %12 = arith.xori %arg0, %arg1 : i8
// CHECK-NEXT: %13 = arith.extsi %12 : i8 to i32
// CHECK-NEXT: %14 = arith.xori %0, %1 : i32
// CHECK-NEXT: return %3, %5, %7, %9, %11, %13, %14 : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @extended_bits(%a: i8, %b: i8, %c: i16) -> (i32, i32, i32, i32, i32, i32, i32) {
  %ua = arith.extui %a : i8 to i32
  %ub = arith.extui %b : i8 to i32
  %sa = arith.extsi %a : i8 to i32
  %sb = arith.extsi %b : i8 to i32
  %uc = arith.extui %c : i16 to i32
  %0 = arith.andi %ua, %ub : i32
  %1 = arith.andi %sa, %sb : i32
  %2 = arith.ori %ua, %ub : i32
  %3 = arith.ori %sa, %sb : i32
  %4 = arith.xori %ua, %ub : i32
  %5 = arith.xori %sa, %sb : i32
  %6 = arith.xori %ua, %uc : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @inverted_comparison(%arg0: i32, %arg1: i32) -> (i1, i1, i1, i1) {
// CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT: %1 = arith.cmpi sge, %arg0, %arg1 : i32
// CHECK-NEXT: %2 = arith.cmpi ult, %arg0, %arg1 : i32
// CHECK-NEXT: %3 = arith.cmpi ne, %arg0, %arg1 : i32
// CHECK-NEXT: return %1, %2, %3, %0 : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @inverted_comparison(%a: i32, %b: i32) -> (i1, i1, i1, i1) {
  %true = arith.constant true
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  %2 = arith.cmpi uge, %a, %b : i32
  %3 = arith.xori %true, %2 : i1
  %4 = arith.cmpi eq, %a, %b : i32
  %5 = arith.xori %4, %true : i1
  return %1, %3, %5, %0 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @narrow_comparison(%arg0: i8, %arg1: i8) -> (i1, i1, i1) {
// CHECK-NEXT: %0 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: %1 = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT: %2 = arith.cmpi eq, %arg0, %arg1 : i8
// CHECK-NEXT: %3 = arith.cmpi ne, %arg0, %arg1 : i8
// CHECK-NEXT: %4 = arith.cmpi slt, %0, %1 : i32
// CHECK-NEXT: return %2, %3, %4 : i1, i1, i1
// CHECK-NEXT: }
func.func @narrow_comparison(%a: i8, %b: i8) -> (i1, i1, i1) {
  %ua = arith.extui %a : i8 to i32
  %ub = arith.extui %b : i8 to i32
  %sa = arith.extsi %a : i8 to i32
  %sb = arith.extsi %b : i8 to i32
  %0 = arith.cmpi eq, %ua, %ub : i32
  %1 = arith.cmpi ne, %sa, %sb : i32
  %2 = arith.cmpi slt, %sa, %sb : i32
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: func.func @double_results(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: %1 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT: %2 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT: %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
// CHECK-NEXT: %4 = arith.extsi %3 : i1 to i32
// CHECK-NEXT: return %0, %1, %2, %arg0, %4 : i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @double_results(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %0, %1 = arith.addui_extended %x, %y : i32, i1
  %2, %3 = arith.mulsi_extended %x, %y : i32
  %4, %5 = arith.mului_extended %x, %y : i32
  %6, %7 = arith.mulsi_extended %x, %c1 : i32
  return %0, %2, %4, %6, %7 : i32, i32, i32, i32, i32
}
