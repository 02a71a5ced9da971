// Formats of floats that have one NaN, or no infinities, and no negative zero: what comes out of
// operations on them, and of casts from and to them.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
// CHECK-NEXT: %cst = arith.constant 0x7F : f8E4M3FN
// CHECK-NEXT: %cst_0 = arith.constant 0xFF : f8E4M3FN
// CHECK-NEXT: %cst_1 = arith.constant -0.000000e+00 : f8E4M3FN
// CHECK-NEXT: return %cst, %cst_0, %cst, %cst_1, %cst_1, %cst, %cst_0, %cst_0, %cst : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
// CHECK-NEXT: }
func.func @f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %big = arith.constant 448.0 : f8E4M3FN
  %one = arith.constant -1.0 : f8E4M3FN
  %zero = arith.constant 0.0 : f8E4M3FN
  %nan = arith.constant 0xFF : f8E4M3FN
  %0 = arith.mulf %big, %big : f8E4M3FN
  %1 = arith.divf %one, %zero : f8E4M3FN
  %2 = arith.divf %zero, %zero : f8E4M3FN
  %3 = arith.mulf %one, %zero : f8E4M3FN
  %4 = arith.negf %zero : f8E4M3FN
  %5 = arith.negf %nan : f8E4M3FN
  %6 = arith.addf %nan, %one : f8E4M3FN
  %7 = math.ceil %nan : f8E4M3FN
  %8 = math.absf %nan : f8E4M3FN
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}

// CHECK-LABEL: func.func @f8E5M2FNUZ() -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ) {
// CHECK-NEXT: %cst = arith.constant 0x80 : f8E5M2FNUZ
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f8E5M2FNUZ
// CHECK-NEXT: return %cst, %cst, %cst, %cst_0, %cst_0, %cst, %cst, %cst, %cst : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ
// CHECK-NEXT: }
func.func @f8E5M2FNUZ() -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ) {
  %big = arith.constant 448.0 : f8E5M2FNUZ
  %one = arith.constant -1.0 : f8E5M2FNUZ
  %zero = arith.constant 0.0 : f8E5M2FNUZ
  %nan = arith.constant 0x80 : f8E5M2FNUZ
  %0 = arith.mulf %big, %big : f8E5M2FNUZ
  %1 = arith.divf %one, %zero : f8E5M2FNUZ
  %2 = arith.divf %zero, %zero : f8E5M2FNUZ
  %3 = arith.mulf %one, %zero : f8E5M2FNUZ
  %4 = arith.negf %zero : f8E5M2FNUZ
  %5 = arith.negf %nan : f8E5M2FNUZ
  %6 = arith.addf %nan, %one : f8E5M2FNUZ
  %7 = math.ceil %nan : f8E5M2FNUZ
  %8 = math.absf %nan : f8E5M2FNUZ
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ
}

// CHECK-LABEL: func.func @f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
// CHECK-NEXT: %cst = arith.constant 0x7C : f8E5M2
// CHECK-NEXT: %cst_0 = arith.constant 0xFC : f8E5M2
// CHECK-NEXT: %cst_1 = arith.constant 0x7E : f8E5M2
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : f8E5M2
// CHECK-NEXT: %cst_3 = arith.constant 0xFD : f8E5M2
// CHECK-NEXT: %cst_4 = arith.constant 0x7F : f8E5M2
// CHECK-NEXT: %cst_5 = arith.constant 0x7D : f8E5M2
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_2, %cst_3, %cst_4, %cst_4, %cst_5 : f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2
// CHECK-NEXT: }
func.func @f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %big = arith.constant 448.0 : f8E5M2
  %one = arith.constant -1.0 : f8E5M2
  %zero = arith.constant 0.0 : f8E5M2
  %nan = arith.constant 0x7D : f8E5M2
  %0 = arith.mulf %big, %big : f8E5M2
  %1 = arith.divf %one, %zero : f8E5M2
  %2 = arith.divf %zero, %zero : f8E5M2
  %3 = arith.mulf %one, %zero : f8E5M2
  %4 = arith.negf %zero : f8E5M2
  %5 = arith.negf %nan : f8E5M2
  %6 = arith.addf %nan, %one : f8E5M2
  %7 = math.ceil %nan : f8E5M2
  %8 = math.absf %nan : f8E5M2
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2
}

// CHECK-LABEL: func.func @tf32() -> (tf32, tf32, tf32, tf32, tf32, tf32, tf32, tf32, tf32) {
// CHECK-NEXT: %cst = arith.constant 2.007040e+05 : tf32
// CHECK-NEXT: %cst_0 = arith.constant 0x7FC00 : tf32
// CHECK-NEXT: %cst_1 = arith.constant 0x3FE00 : tf32
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : tf32
// CHECK-NEXT: %cst_3 = arith.constant 0x7FD00 : tf32
// CHECK-NEXT: %cst_4 = arith.constant 0x3FF00 : tf32
// CHECK-NEXT: %cst_5 = arith.constant 0x3FD00 : tf32
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_2, %cst_3, %cst_4, %cst_4, %cst_5 : tf32, tf32, tf32, tf32, tf32, tf32, tf32, tf32, tf32
// CHECK-NEXT: }
func.func @tf32() -> (tf32, tf32, tf32, tf32, tf32, tf32, tf32, tf32, tf32) {
  %big = arith.constant 448.0 : tf32
  %one = arith.constant -1.0 : tf32
  %zero = arith.constant 0.0 : tf32
  %nan = arith.constant 0x3FD00 : tf32
  %0 = arith.mulf %big, %big : tf32
  %1 = arith.divf %one, %zero : tf32
  %2 = arith.divf %zero, %zero : tf32
  %3 = arith.mulf %one, %zero : tf32
  %4 = arith.negf %zero : tf32
  %5 = arith.negf %nan : tf32
  %6 = arith.addf %nan, %one : tf32
  %7 = math.ceil %nan : tf32
  %8 = math.absf %nan : tf32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tf32, tf32, tf32, tf32, tf32, tf32, tf32, tf32, tf32
}

// CHECK-LABEL: func.func @casts() -> (f16, f16, f16, f8E5M2FNUZ, f8E4M3FN, f8E4M3FN, f16) {
// CHECK-NEXT: %cst = arith.constant 0x7F01 : f16
// CHECK-NEXT: %cst_0 = arith.constant 0x7F : f8E4M3FN
// CHECK-NEXT: %cst_1 = arith.constant -0.000000e+00 : f16
// CHECK-NEXT: %cst_2 = arith.constant 0x7E00 : f16
// CHECK-NEXT: %cst_3 = arith.constant 0xFF80 : f16
// CHECK-NEXT: %cst_4 = arith.constant 4.480000e+02 : f16
// CHECK-NEXT: %0 = arith.truncf %cst_1 : f16 to f8E5M2FNUZ
// CHECK-NEXT: %1 = arith.truncf %cst_2 : f16 to f8E4M3FN
// CHECK-NEXT: return %cst_3, %cst_2, %cst_4, %0, %1, %cst_0, %cst : f16, f16, f16, f8E5M2FNUZ, f8E4M3FN, f8E4M3FN, f16
// CHECK-NEXT: }
func.func @casts() -> (f16, f16, f16, f8E5M2FNUZ, f8E4M3FN, f8E4M3FN, f16) {
  %negative = arith.constant 0xFF : f8E4M3FN
  %only = arith.constant 0x80 : f8E5M2FNUZ
  %number = arith.constant 448.0 : f8E4M3FN
  %zero = arith.constant -0.0 : f16
  %nan = arith.constant 0x7E00 : f16
  %i = arith.constant 1000 : i32
  %0 = arith.extf %negative : f8E4M3FN to f16
  %1 = arith.extf %only : f8E5M2FNUZ to f16
  %2 = arith.extf %number : f8E4M3FN to f16
  %3 = arith.truncf %zero : f16 to f8E5M2FNUZ
  %4 = arith.truncf %nan : f16 to f8E4M3FN
  %5 = arith.sitofp %i : i32 to f8E4M3FN
  %signaling = arith.constant 0x7D01 : f16
  %6 = math.floor %signaling : f16
  return %0, %1, %2, %3, %4, %5, %6 : f16, f16, f16, f8E5M2FNUZ, f8E4M3FN, f8E4M3FN, f16
}
