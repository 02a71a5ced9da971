// Bits that decide, NaNs that lose, zeroes of products; no extended multiplication from shifts.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @a(%arg0: i1, %arg1: i1, %arg2: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %false : i1
// CHECK-NEXT: %1 = arith.cmpi ne, %arg0, %true : i1
// CHECK-NEXT: %2 = arith.cmpi ugt, %arg0, %false : i1
// CHECK-NEXT: %3 = arith.cmpi slt, %arg0, %false : i1
// CHECK-NEXT: %4 = arith.cmpi uge, %arg0, %true : i1
// CHECK-NEXT: return %arg0, %arg0, %0, %1, %2, %3, %arg0, %4 : i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @a(%x: i1, %y: i1, %z: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.cmpi ne, %x, %f : i1
  %1 = arith.cmpi eq, %x, %t : i1
  %2 = arith.cmpi eq, %x, %f : i1
  %3 = arith.cmpi ne, %x, %t : i1
  %4 = arith.cmpi ugt, %x, %f : i1
  %5 = arith.cmpi slt, %x, %f : i1
  %6 = arith.cmpi ne, %f, %x : i1
  %7 = arith.cmpi uge, %x, %t : i1
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1, i1, i1
}
// CHECK-LABEL: func.func @fl(%arg0: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT: %cst = arith.constant 0xFF800000 : f32
// CHECK-NEXT: %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %cst_1 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %0 = arith.maxnumf %arg0, %cst : f32
// CHECK-NEXT: %1 = arith.minnumf %arg0, %cst_0 : f32
// CHECK-NEXT: %2 = arith.maximumf %arg0, %cst_1 : f32
// CHECK-NEXT: %3 = arith.minimumf %arg0, %cst_1 : f32
// CHECK-NEXT: return %0, %1, %arg0, %arg0, %arg0, %arg0, %2, %3, %arg0, %arg0 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @fl(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %ninf = arith.constant 0xFF800000 : f32
  %inf = arith.constant 0x7F800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.maxnumf %x, %ninf : f32
  %1 = arith.minnumf %x, %inf : f32
  %2 = arith.maximumf %x, %ninf : f32
  %3 = arith.minimumf %x, %inf : f32
  %4 = arith.maxnumf %x, %nan : f32
  %5 = arith.minnumf %x, %nan : f32
  %6 = arith.maximumf %x, %nan : f32
  %7 = arith.minimumf %x, %nan : f32
  %8 = arith.maxnumf %x, %x : f32
  %9 = arith.minnumf %x, %x : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}
// CHECK-LABEL: func.func @fm(%arg0: f32) -> (f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = arith.mulf %arg0, %cst_0 : f32
// CHECK-NEXT: %1 = arith.remf %arg0, %cst : f32
// CHECK-NEXT: %2 = arith.negf %arg0 : f32
// CHECK-NEXT: return %arg0, %0, %cst_0, %arg0, %1, %2 : f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @fm(%x: f32) -> (f32, f32, f32, f32, f32, f32) {
  %one = arith.constant 1.0 : f32
  %z = arith.constant 0.0 : f32
  %0 = arith.mulf %x, %one : f32
  %1 = arith.mulf %x, %z : f32
  %2 = arith.mulf %x, %z fastmath<nnan,nsz> : f32
  %3 = arith.divf %x, %one : f32
  %4 = arith.remf %x, %one : f32
  %5 = arith.negf %x : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
// CHECK-LABEL: func.func @high(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %c32_i64 = arith.constant 32 : i64
// CHECK-NEXT: %0 = arith.extsi %arg0 : i32 to i64
// CHECK-NEXT: %1 = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %2 = arith.muli %0, %1 : i64
// CHECK-NEXT: %3 = arith.shrui %2, %c32_i64 : i64
// CHECK-NEXT: %4 = arith.trunci %3 : i64 to i32
// CHECK-NEXT: return %4 : i32
// CHECK-NEXT: }
func.func @high(%a: i32, %b: i32) -> i32 {
  %c32 = arith.constant 32 : i64
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extsi %b : i32 to i64
  %2 = arith.muli %0, %1 : i64
  %3 = arith.shrui %2, %c32 : i64
  %4 = arith.trunci %3 : i64 to i32
  return %4 : i32
}
