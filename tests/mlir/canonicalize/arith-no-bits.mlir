// Integers without any bits have one value, 0.
//
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @casts() -> (i16, i16, i0, i0) {
// CHECK-NEXT: %c0_i0 = arith.constant 0 : i0
// CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT: return %c0_i16, %c0_i16, %c0_i0, %c0_i0 : i16, i16, i0, i0
// CHECK-NEXT: }
func.func @casts() -> (i16, i16, i0, i0) {
  %none = arith.constant 0 : i0
  %all = arith.constant -1 : i8
  %0 = arith.extsi %none : i0 to i16
  %1 = arith.extui %none : i0 to i16
  %2 = arith.trunci %all : i8 to i0
  return %0, %1, %2, %none : i16, i16, i0, i0
}

// CHECK-LABEL: func.func @shifts(%arg0: i0) -> (i0, i0, i0, i0) {
// CHECK-NEXT: %c0_i0 = arith.constant 0 : i0
// CHECK-NEXT: return %c0_i0, %c0_i0, %arg0, %c0_i0 : i0, i0, i0, i0
// CHECK-NEXT: }
func.func @shifts(%x: i0) -> (i0, i0, i0, i0) {
  %none = arith.constant 0 : i0
  %0 = arith.shli %none, %none : i0
  %1 = arith.shrsi %none, %none : i0
  %2 = arith.shrui %x, %none : i0
  %3 = arith.andi %x, %none : i0
  return %0, %1, %2, %3 : i0, i0, i0, i0
}

// CHECK-LABEL: func.func @products(%arg0: i0) -> (i0, i0, i0, i0, i0) {
// CHECK-NEXT: %c0_i0 = arith.constant 0 : i0
// CHECK-NEXT: %0 = arith.maxsi %arg0, %c0_i0 : i0
// CHECK-NEXT: %1 = arith.divui %arg0, %c0_i0 : i0
// CHECK-NEXT: return %c0_i0, %c0_i0, %0, %c0_i0, %1 : i0, i0, i0, i0, i0
// CHECK-NEXT: }
func.func @products(%x: i0) -> (i0, i0, i0, i0, i0) {
  %none = arith.constant 0 : i0
  %low, %high = arith.mulsi_extended %none, %none : i0
  %0 = arith.maxsi %x, %none : i0
  %1 = arith.ori %none, %none : i0
  %2 = arith.divui %x, %none : i0
  return %low, %high, %0, %1, %2 : i0, i0, i0, i0, i0
}

// CHECK-LABEL: func.func @comparison(%arg0: i0) -> (i1, i1) {
// CHECK-NEXT: %c0_i0 = arith.constant 0 : i0
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.cmpi ult, %arg0, %c0_i0 : i0
// CHECK-NEXT: return %true, %0 : i1, i1
// CHECK-NEXT: }
func.func @comparison(%x: i0) -> (i1, i1) {
  %none = arith.constant 0 : i0
  %0 = arith.cmpi eq, %none, %none : i0
  %1 = arith.cmpi ult, %x, %none : i0
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @count() -> (i0, i0) {
// CHECK-NEXT: %c0_i0 = arith.constant 0 : i0
// CHECK-NEXT: return %c0_i0, %c0_i0 : i0, i0
// CHECK-NEXT: }
func.func @count() -> (i0, i0) {
  %none = arith.constant 0 : i0
  %0 = math.ctlz %none : i0
  %1 = math.absi %none : i0
  return %0, %1 : i0, i0
}
