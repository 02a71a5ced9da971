// Integer and floating-point arithmetic on constants, and casts.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @integers(%arg0: i32) -> (i32, i32, i32, i32, i32, index) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
// CHECK-NEXT: %c18 = arith.constant 18 : index
// CHECK-NEXT: return %c8_i32, %c-2_i32, %c0_i32, %arg0, %arg0, %c18 : i32, i32, i32, i32, i32, index
// CHECK-NEXT: }
func.func @integers(%x: i32) -> (i32, i32, i32, i32, i32, index) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %i2 = arith.constant 2 : index
  %i9 = arith.constant 9 : index
  %0 = arith.addi %c3, %c5 : i32
  %1 = arith.subi %c3, %c5 : i32
  %2 = arith.muli %x, %z : i32
  %3 = arith.addi %x, %z : i32
  %4 = arith.muli %one, %x : i32
  %5 = arith.muli %i2, %i9 : index
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, index
}

// CHECK-LABEL: func.func @floats(%arg0: f32) -> (f32, f32, f32) {
// CHECK-NEXT: %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 1.750000e+00 : f32
// CHECK-NEXT: %cst_1 = arith.constant 3.750000e-01 : f32
// CHECK-NEXT: %0 = arith.subf %arg0, %cst : f32
// CHECK-NEXT: return %cst_0, %cst_1, %0 : f32, f32, f32
// CHECK-NEXT: }
func.func @floats(%x: f32) -> (f32, f32, f32) {
  %a = arith.constant 1.5 : f32
  %b = arith.constant 0.25 : f32
  %0 = arith.addf %a, %b : f32
  %1 = arith.mulf %a, %b : f32
  %2 = arith.subf %x, %a : f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK-LABEL: func.func @casts(%arg0: index) -> (i32, index, i64) {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %c-8 = arith.constant -8 : index
// CHECK-NEXT: %c-8_i64 = arith.constant -8 : i64
// CHECK-NEXT: return %c7_i32, %c-8, %c-8_i64 : i32, index, i64
// CHECK-NEXT: }
func.func @casts(%n: index) -> (i32, index, i64) {
  %c7 = arith.constant 7 : index
  %c8 = arith.constant -8 : i32
  %0 = arith.index_cast %c7 : index to i32
  %1 = arith.index_cast %c8 : i32 to index
  %2 = arith.extsi %c8 : i32 to i64
  return %0, %1, %2 : i32, index, i64
}
