// Folds and patterns of cmpi and select.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @equal_operands(%arg0: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %true, %false, %false, %true, %false, %true, %false, %true, %false, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @equal_operands(%x: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = arith.cmpi eq, %x, %x : i32
  %1 = arith.cmpi ne, %x, %x : i32
  %2 = arith.cmpi slt, %x, %x : i32
  %3 = arith.cmpi sle, %x, %x : i32
  %4 = arith.cmpi sgt, %x, %x : i32
  %5 = arith.cmpi sge, %x, %x : i32
  %6 = arith.cmpi ult, %x, %x : i32
  %7 = arith.cmpi ule, %x, %x : i32
  %8 = arith.cmpi ugt, %x, %x : i32
  %9 = arith.cmpi uge, %x, %x : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @constant_on_the_left(%arg0: index) -> (i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = arith.cmpi sgt, %arg0, %c4 : index
// CHECK-NEXT: %1 = arith.cmpi sge, %arg0, %c4 : index
// CHECK-NEXT: %2 = arith.cmpi ult, %arg0, %c4 : index
// CHECK-NEXT: %3 = arith.cmpi ule, %arg0, %c4 : index
// CHECK-NEXT: %4 = arith.cmpi eq, %arg0, %c4 : index
// CHECK-NEXT: %5 = arith.cmpi ne, %arg0, %c4 : index
// CHECK-NEXT: return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @constant_on_the_left(%x: index) -> (i1, i1, i1, i1, i1, i1) {
  %c4 = arith.constant 4 : index
  %0 = arith.cmpi slt, %c4, %x : index
  %1 = arith.cmpi sle, %c4, %x : index
  %2 = arith.cmpi ugt, %c4, %x : index
  %3 = arith.cmpi uge, %c4, %x : index
  %4 = arith.cmpi eq, %c4, %x : index
  %5 = arith.cmpi ne, %c4, %x : index
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @constants() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %false, %true, %true, %false, %false, %true, %true, %false, %false, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @constants() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %a = arith.constant -1 : i8
  %b = arith.constant 1 : i8
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.cmpi eq, %a, %b : i8
  %1 = arith.cmpi ne, %a, %b : i8
  %2 = arith.cmpi slt, %a, %b : i8
  %3 = arith.cmpi sge, %a, %b : i8
  %4 = arith.cmpi ult, %a, %b : i8
  %5 = arith.cmpi uge, %a, %b : i8
  %6 = arith.cmpi slt, %t, %f : i1
  %7 = arith.cmpi ult, %t, %f : i1
  %8 = arith.cmpi sgt, %a, %a : i8
  %9 = arith.cmpi ule, %b, %a : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @extended_bit(%arg0: i1) -> (i1, i1, i1, i1) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = arith.extui %arg0 : i1 to i32
// CHECK-NEXT: %1 = arith.cmpi eq, %0, %c0_i32 : i32
// CHECK-NEXT: %2 = arith.cmpi ne, %arg0, %false : i1
// CHECK-NEXT: return %arg0, %arg0, %1, %2 : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @extended_bit(%c: i1) -> (i1, i1, i1, i1) {
  %c0 = arith.constant 0 : i32
  %false = arith.constant false
  %0 = arith.extui %c : i1 to i32
  %1 = arith.extsi %c : i1 to i32
  %2 = arith.cmpi ne, %0, %c0 : i32
  %3 = arith.cmpi ne, %1, %c0 : i32
  %4 = arith.cmpi eq, %0, %c0 : i32
  %5 = arith.cmpi ne, %c, %false : i1
  return %2, %3, %4, %5 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @select_constants(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i32, i1, i1, i32, i32, i32) {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT: %1 = arith.extui %arg0 : i1 to i32
// CHECK-NEXT: %2 = arith.xori %arg0, %true : i1
// CHECK-NEXT: %3 = arith.extui %2 : i1 to i32
// CHECK-NEXT: return %arg1, %arg2, %arg1, %arg0, %0, %1, %3, %c1_i32 : i32, i32, i32, i1, i1, i32, i32, i32
// CHECK-NEXT: }
func.func @select_constants(%c: i1, %x: i32, %y: i32) -> (i32, i32, i32, i1, i1, i32, i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.select %true, %x, %y : i32
  %1 = arith.select %false, %x, %y : i32
  %2 = arith.select %c, %x, %x : i32
  %3 = arith.select %c, %true, %false : i1
  %4 = arith.select %c, %false, %true : i1
  %5 = arith.select %c, %c1, %c0 : i32
  %6 = arith.select %c, %c0, %c1 : i32
  %7 = arith.select %c, %c1, %c1 : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i1, i1, i32, i32, i32
}

// CHECK-LABEL: func.func @select_patterns(%arg0: i1, %arg1: i1, %arg2: memref<f32>, %arg3: memref<f32>, %arg4: memref<f32>) -> (memref<f32>, memref<f32>, memref<f32>, memref<f32>) {
// CHECK-NEXT: %0 = arith.select %arg0, %arg2, %arg3 : memref<f32>
// CHECK-NEXT: %1 = arith.select %arg0, %arg2, %arg4 : memref<f32>
// CHECK-NEXT: %2 = arith.select %arg0, %arg4, %arg3 : memref<f32>
// CHECK-NEXT: %3 = arith.select %arg1, %0, %arg4 : memref<f32>
// CHECK-NEXT: %4 = arith.select %arg0, %arg4, %arg2 : memref<f32>
// CHECK-NEXT: return %1, %2, %3, %4 : memref<f32>, memref<f32>, memref<f32>, memref<f32>
// CHECK-NEXT: }
func.func @select_patterns(%c: i1, %d: i1, %x: memref<f32>, %y: memref<f32>, %z: memref<f32>) -> (memref<f32>, memref<f32>, memref<f32>, memref<f32>) {
  %true = arith.constant true
  %0 = arith.select %c, %x, %y : memref<f32>
  %1 = arith.select %c, %0, %z : memref<f32>
  %2 = arith.select %c, %z, %0 : memref<f32>
  %3 = arith.select %d, %0, %z : memref<f32>
  %4 = arith.xori %c, %true : i1
  %5 = arith.select %4, %x, %z : memref<f32>
  return %1, %2, %3, %5 : memref<f32>, memref<f32>, memref<f32>, memref<f32>
}

// CHECK-LABEL: func.func @select_of_comparison(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT: %1 = arith.select %0, %arg0, %arg1 : i32
// CHECK-NEXT: return %arg1, %arg0, %arg1, %1 : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @select_of_comparison(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %eq = arith.cmpi eq, %x, %y : i32
  %ne = arith.cmpi ne, %x, %y : i32
  %lt = arith.cmpi slt, %x, %y : i32
  %0 = arith.select %eq, %x, %y : i32
  %1 = arith.select %ne, %x, %y : i32
  %2 = arith.select %ne, %y, %x : i32
  %3 = arith.select %lt, %x, %y : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
