// Floats of 80 and of 128 bits: one rounding, at the end; bits that x87's format has for no number.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @f80() -> (f80, f80, f80, f80, f80, f80, i1, i1) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f80
// CHECK-NEXT: %cst_0 = arith.constant 0.111111111111111111116 : f80
// CHECK-NEXT: %cst_1 = arith.constant 2.66666666666666666674 : f80
// CHECK-NEXT: %cst_2 = arith.constant 0.333333333333333333261 : f80
// CHECK-NEXT: %cst_3 = arith.constant 0.000000e+00 : f80
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst, %true, %false : f80, f80, f80, f80, f80, f80, i1, i1
// CHECK-NEXT: }
func.func @f80() -> (f80, f80, f80, f80, f80, f80, i1, i1) {
  %third = arith.constant 0x3FFDAAAAAAAAAAAAAAAB : f80
  %three = arith.constant 3.0 : f80
  %tiny = arith.constant 0x00000000000000000001 : f80
  %0 = arith.mulf %third, %three : f80
  %1 = arith.divf %third, %three : f80
  %2 = arith.subf %three, %third : f80
  %3 = arith.remf %three, %third : f80
  %4 = arith.mulf %tiny, %third : f80
  %5 = math.ceil %third : f80
  %6 = arith.cmpf olt, %tiny, %third : f80
  %7 = arith.cmpf ueq, %third, %three : f80
  return %0, %1, %2, %3, %4, %5, %6, %7 : f80, f80, f80, f80, f80, f80, i1, i1
}

// CHECK-LABEL: func.func @f80_bits() -> (f80, f80, f80, f80, f80) {
// CHECK-NEXT: %cst = arith.constant 0x7FFF8000000000000000 : f80
// CHECK-NEXT: %cst_0 = arith.constant 0x7FFFC000000000000000 : f80
// CHECK-NEXT: %cst_1 = arith.constant 0xFFFF0000000000000001 : f80
// CHECK-NEXT: %cst_2 = arith.constant 0x7FFF4000000000000001 : f80
// CHECK-NEXT: %cst_3 = arith.constant 3.36210314311209350626E-4932 : f80
// CHECK-NEXT: %cst_4 = arith.constant dense<[0x7FFF0000000000000001, 1.000000e+00]> : vector<2xf80>
// CHECK-NEXT: "test.use"(%cst_4) : (vector<2xf80>) -> ()
// CHECK-NEXT: return %cst_2, %cst_1, %cst_0, %cst, %cst_3 : f80, f80, f80, f80, f80
// CHECK-NEXT: }
func.func @f80_bits() -> (f80, f80, f80, f80, f80) {
  %unnormal = arith.constant 0x3FFF0000000000000001 : f80
  %infinity = arith.constant 0x7FFF8000000000000000 : f80
  %one = arith.constant 1.0 : f80
  %twice = arith.constant 0x00008000000000000000 : f80
  %elements = arith.constant dense<"0x0100000000000000ff3f0000000000000080ff3f"> : vector<2xf80>
  "test.use"(%elements) : (vector<2xf80>) -> ()
  %0 = arith.addf %unnormal, %one : f80
  %1 = arith.negf %unnormal : f80
  %2 = arith.subf %infinity, %infinity : f80
  %3 = arith.addf %infinity, %one : f80
  return %0, %1, %2, %3, %twice : f80, f80, f80, f80, f80
}

// CHECK-LABEL: func.func @f128() -> (f128, f128, f128, f128, f128, f128) {
// CHECK-NEXT: %cst = arith.constant 3.33333333333333333333333333333333385 : f128
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f128
// CHECK-NEXT: %cst_1 = arith.constant 0.111111111111111111111111111111111094 : f128
// CHECK-NEXT: %cst_2 = arith.constant 3.00000000000000000000000000000000039 : f128
// CHECK-NEXT: %cst_3 = arith.constant 3.000000e+00 : f128
// CHECK-NEXT: %cst_4 = arith.constant 0.333333333333333333333333333333333317 : f128
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : f128, f128, f128, f128, f128, f128
// CHECK-NEXT: }
func.func @f128() -> (f128, f128, f128, f128, f128, f128) {
  %a = arith.constant 0x3FFD5555555555555555555555555555 : f128
  %b = arith.constant 0x40008000000000000000000000000001 : f128
  %0 = arith.addf %a, %b : f128
  %1 = arith.mulf %a, %b : f128
  %2 = arith.divf %a, %b : f128
  %3 = arith.maximumf %a, %b : f128
  %4 = math.roundeven %b : f128
  %5 = math.copysign %a, %b : f128
  return %0, %1, %2, %3, %4, %5 : f128, f128, f128, f128, f128, f128
}

// CHECK-LABEL: func.func @casts() -> (f128, f64, i64, i8, f80, f128, i200) {
// CHECK-NEXT: %cst = arith.constant 2.500000e+00 : f128
// CHECK-NEXT: %cst_0 = arith.constant 2.500000e+00 : f64
// CHECK-NEXT: %c2_i64 = arith.constant 2 : i64
// CHECK-NEXT: %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT: %cst_1 = arith.constant -1.234567890123456789E+29 : f80
// CHECK-NEXT: %cst_2 = arith.constant 0xC05F8EE90FF6C373E0EE4E3F0AD20000 : f128
// CHECK-NEXT: %c147573952589676412927_i200 = arith.constant 147573952589676412927 : i200
// CHECK-NEXT: return %cst, %cst_0, %c2_i64, %c2_i8, %cst_1, %cst_2, %c147573952589676412927_i200 : f128, f64, i64, i8, f80, f128, i200
// CHECK-NEXT: }
func.func @casts() -> (f128, f64, i64, i8, f80, f128, i200) {
  %half = arith.constant 2.5 : f80
  %large = arith.constant 0x4041FFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %int = arith.constant -123456789012345678901234567890 : i128
  %0 = arith.extf %half : f80 to f128
  %1 = arith.truncf %half : f80 to f64
  %2 = arith.fptosi %half : f80 to i64
  %3 = arith.fptoui %half : f80 to i8
  %4 = arith.sitofp %int : i128 to f80
  %5 = arith.sitofp %int : i128 to f128
  %6 = arith.fptoui %large : f128 to i200
  return %0, %1, %2, %3, %4, %5, %6 : f128, f64, i64, i8, f80, f128, i200
}

// What would be lost, or does not fit, stays.
// CHECK-LABEL: func.func @kept(%arg0: i32) -> (f64, i64, i64, f128, i1) {
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %cst = arith.constant 0.333333333333333333342 : f80
// CHECK-NEXT: %cst_0 = arith.constant 147573952589676412927.999999999999986 : f128
// CHECK-NEXT: %cst_1 = arith.constant 0x7FFF0000000000000001 : f80
// CHECK-NEXT: %0 = arith.truncf %cst : f80 to f64
// CHECK-NEXT: %1 = arith.fptosi %cst_0 : f128 to i64
// CHECK-NEXT: %2 = arith.fptosi %cst_1 : f80 to i64
// CHECK-NEXT: %3 = arith.extf %cst_1 : f80 to f128
// CHECK-NEXT: %4 = arith.cmpi sle, %arg0, %c2_i32 : i32
// CHECK-NEXT: return %0, %1, %2, %3, %4 : f64, i64, i64, f128, i1
// CHECK-NEXT: }
func.func @kept(%i: i32) -> (f64, i64, i64, f128, i1) {
  %third = arith.constant 0x3FFDAAAAAAAAAAAAAAAB : f80
  %large = arith.constant 0x4041FFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %nan = arith.constant 0x7FFF0000000000000001 : f80
  %half = arith.constant 2.5 : f128
  %0 = arith.truncf %third : f80 to f64
  %1 = arith.fptosi %large : f128 to i64
  %2 = arith.fptosi %nan : f80 to i64
  %3 = arith.extf %nan : f80 to f128
  %4 = arith.sitofp %i : i32 to f128
  %5 = arith.cmpf olt, %4, %half : f128
  return %0, %1, %2, %3, %5 : f64, i64, i64, f128, i1
}
