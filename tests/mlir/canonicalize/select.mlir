// arith.select: what is folded and what is not.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @to_condition(%arg0: i1) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT: return %arg0, %0 : i1, i1
// CHECK-NEXT: }
func.func @to_condition(%c: i1) -> (i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.select %c, %true, %false : i1
  %1 = arith.select %c, %false, %true : i1
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @known(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: return %arg1, %arg2, %arg2 : memref<2xf32>, memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
func.func @known(%c: i1, %x: memref<2xf32>, %y: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>, memref<2xf32>) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.select %true, %x, %y : memref<2xf32>
  %1 = arith.select %false, %x, %y : memref<2xf32>
  %2 = arith.select %c, %y, %y : memref<2xf32>
  return %0, %1, %2 : memref<2xf32>, memref<2xf32>, memref<2xf32>
}

// CHECK-LABEL: func.func @negated(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: %0 = arith.select %arg0, %arg2, %arg1 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @negated(%c: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %0 = arith.select %n, %x, %y : i32
  return %0 : i32
}

// These stay as they are.
// CHECK-LABEL: func.func @unchanged(%arg0: i1, %arg1: i1) -> (i1, i1, i1, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = arith.select %arg0, %arg0, %arg1 : i1
// CHECK-NEXT: %1 = arith.select %arg0, %arg1, %arg0 : i1
// CHECK-NEXT: %2 = arith.select %arg0, %false, %arg1 : i1
// CHECK-NEXT: %3 = arith.select %arg0, %arg1, %false : i1
// CHECK-NEXT: %4 = arith.select %arg0, %true, %arg1 : i1
// CHECK-NEXT: return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @unchanged(%c: i1, %x: i1) -> (i1, i1, i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.select %c, %c, %x : i1
  %1 = arith.select %c, %x, %c : i1
  %2 = arith.select %c, %false, %x : i1
  %3 = arith.select %c, %x, %false : i1
  %4 = arith.select %c, %true, %x : i1
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
