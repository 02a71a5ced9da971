// The 8-bit floats: with infinities, with one NaN, without negative zero.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s --check-prefix=CANON

// CHECK-LABEL: func.func @f8E5M2(%arg0: memref<4xf8E5M2>) -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, tensor<2x2xf8E5M2>) {
// CHECK-NEXT: %cst = arith.constant 0x7F : f8E5M2
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f8E5M2
// CHECK-NEXT: %cst_1 = arith.constant 0xFF : f8E5M2
// CHECK-NEXT: %cst_2 = arith.constant 0x7C : f8E5M2
// CHECK-NEXT: %cst_3 = arith.constant 5.000000e-01 : f8E5M2
// CHECK-NEXT: %cst_4 = arith.constant -0.000000e+00 : f8E5M2
// CHECK-NEXT: %cst_5 = arith.constant 1.525880e-05 : f8E5M2
// CHECK-NEXT: %cst_6 = arith.constant -0.000000e+00 : f8E5M2
// CHECK-NEXT: %cst_7 = arith.constant 4.480000e+02 : f8E5M2
// CHECK-NEXT: %cst_8 = arith.constant 4.480000e+02 : f8E5M2
// CHECK-NEXT: %cst_9 = arith.constant -5.120000e+02 : f8E5M2
// CHECK-NEXT: %cst_10 = arith.constant 0x7C : f8E5M2
// CHECK-NEXT: %cst_11 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [-4.000000e+00, -0.000000e+00]]> : tensor<2x2xf8E5M2>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11 : f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, tensor<2x2xf8E5M2>
// CHECK-NEXT: }
// CANON-LABEL: func.func @f8E5M2(%arg0: memref<4xf8E5M2>) -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, tensor<2x2xf8E5M2>) {
// CANON-NEXT: %cst = arith.constant 0x7F : f8E5M2
// CANON-NEXT: %cst_0 = arith.constant -0.000000e+00 : f8E5M2
// CANON-NEXT: %cst_1 = arith.constant 0xFF : f8E5M2
// CANON-NEXT: %cst_2 = arith.constant 0x7C : f8E5M2
// CANON-NEXT: %cst_3 = arith.constant 5.000000e-01 : f8E5M2
// CANON-NEXT: %cst_4 = arith.constant 1.525880e-05 : f8E5M2
// CANON-NEXT: %cst_5 = arith.constant 4.480000e+02 : f8E5M2
// CANON-NEXT: %cst_6 = arith.constant -5.120000e+02 : f8E5M2
// CANON-NEXT: %cst_7 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [-4.000000e+00, -0.000000e+00]]> : tensor<2x2xf8E5M2>
// CANON-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_0, %cst_4, %cst_0, %cst_5, %cst_5, %cst_6, %cst_2, %cst_7 : f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, tensor<2x2xf8E5M2>
// CANON-NEXT: }
func.func @f8E5M2(%m: memref<4xf8E5M2>) -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, tensor<2x2xf8E5M2>) {
  %0 = arith.constant 0x7f : f8E5M2
  %1 = arith.constant 0x80 : f8E5M2
  %2 = arith.constant 0xff : f8E5M2
  %3 = arith.constant 0x7c : f8E5M2
  %4 = arith.constant 0x38 : f8E5M2
  %5 = arith.constant -0.0 : f8E5M2
  %6 = arith.constant 1.0e-5 : f8E5M2
  %7 = arith.constant -1.0e-9 : f8E5M2
  %8 = arith.constant 464.0 : f8E5M2
  %9 = arith.constant 465.0 : f8E5M2
  %10 = arith.constant -500.0 : f8E5M2
  %11 = arith.constant 61440.0 : f8E5M2
  %c = arith.constant dense<[[1.0, 2.0], [-4.5, 0x80]]> : tensor<2x2xf8E5M2>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %c : f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, f8E5M2, tensor<2x2xf8E5M2>
}

// CHECK-LABEL: func.func @f8E4M3(%arg0: memref<4xf8E4M3>) -> (f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, tensor<2x2xf8E4M3>) {
// CHECK-NEXT: %cst = arith.constant 0x7F : f8E4M3
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f8E4M3
// CHECK-NEXT: %cst_1 = arith.constant 0xFF : f8E4M3
// CHECK-NEXT: %cst_2 = arith.constant 0x7C : f8E4M3
// CHECK-NEXT: %cst_3 = arith.constant 1.000000e+00 : f8E4M3
// CHECK-NEXT: %cst_4 = arith.constant -0.000000e+00 : f8E4M3
// CHECK-NEXT: %cst_5 = arith.constant 0.000000e+00 : f8E4M3
// CHECK-NEXT: %cst_6 = arith.constant -0.000000e+00 : f8E4M3
// CHECK-NEXT: %cst_7 = arith.constant 0x78 : f8E4M3
// CHECK-NEXT: %cst_8 = arith.constant 0x78 : f8E4M3
// CHECK-NEXT: %cst_9 = arith.constant 0xF8 : f8E4M3
// CHECK-NEXT: %cst_10 = arith.constant 0x78 : f8E4M3
// CHECK-NEXT: %cst_11 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [-4.500000e+00, -0.000000e+00]]> : tensor<2x2xf8E4M3>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11 : f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, tensor<2x2xf8E4M3>
// CHECK-NEXT: }
// CANON-LABEL: func.func @f8E4M3(%arg0: memref<4xf8E4M3>) -> (f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, tensor<2x2xf8E4M3>) {
// CANON-NEXT: %cst = arith.constant 0x7F : f8E4M3
// CANON-NEXT: %cst_0 = arith.constant -0.000000e+00 : f8E4M3
// CANON-NEXT: %cst_1 = arith.constant 0xFF : f8E4M3
// CANON-NEXT: %cst_2 = arith.constant 0x7C : f8E4M3
// CANON-NEXT: %cst_3 = arith.constant 1.000000e+00 : f8E4M3
// CANON-NEXT: %cst_4 = arith.constant 0.000000e+00 : f8E4M3
// CANON-NEXT: %cst_5 = arith.constant 0x78 : f8E4M3
// CANON-NEXT: %cst_6 = arith.constant 0xF8 : f8E4M3
// CANON-NEXT: %cst_7 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [-4.500000e+00, -0.000000e+00]]> : tensor<2x2xf8E4M3>
// CANON-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_0, %cst_4, %cst_0, %cst_5, %cst_5, %cst_6, %cst_5, %cst_7 : f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, tensor<2x2xf8E4M3>
// CANON-NEXT: }
func.func @f8E4M3(%m: memref<4xf8E4M3>) -> (f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, tensor<2x2xf8E4M3>) {
  %0 = arith.constant 0x7f : f8E4M3
  %1 = arith.constant 0x80 : f8E4M3
  %2 = arith.constant 0xff : f8E4M3
  %3 = arith.constant 0x7c : f8E4M3
  %4 = arith.constant 0x38 : f8E4M3
  %5 = arith.constant -0.0 : f8E4M3
  %6 = arith.constant 1.0e-5 : f8E4M3
  %7 = arith.constant -1.0e-9 : f8E4M3
  %8 = arith.constant 464.0 : f8E4M3
  %9 = arith.constant 465.0 : f8E4M3
  %10 = arith.constant -500.0 : f8E4M3
  %11 = arith.constant 61440.0 : f8E4M3
  %c = arith.constant dense<[[1.0, 2.0], [-4.5, 0x80]]> : tensor<2x2xf8E4M3>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %c : f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, f8E4M3, tensor<2x2xf8E4M3>
}

// CHECK-LABEL: func.func @f8E4M3FN(%arg0: memref<4xf8E4M3FN>) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, tensor<2x2xf8E4M3FN>) {
// CHECK-NEXT: %cst = arith.constant 0x7F : f8E4M3FN
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f8E4M3FN
// CHECK-NEXT: %cst_1 = arith.constant 0xFF : f8E4M3FN
// CHECK-NEXT: %cst_2 = arith.constant 3.840000e+02 : f8E4M3FN
// CHECK-NEXT: %cst_3 = arith.constant 1.000000e+00 : f8E4M3FN
// CHECK-NEXT: %cst_4 = arith.constant -0.000000e+00 : f8E4M3FN
// CHECK-NEXT: %cst_5 = arith.constant 0.000000e+00 : f8E4M3FN
// CHECK-NEXT: %cst_6 = arith.constant -0.000000e+00 : f8E4M3FN
// CHECK-NEXT: %cst_7 = arith.constant 4.480000e+02 : f8E4M3FN
// CHECK-NEXT: %cst_8 = arith.constant 0x7F : f8E4M3FN
// CHECK-NEXT: %cst_9 = arith.constant 0xFF : f8E4M3FN
// CHECK-NEXT: %cst_10 = arith.constant 0x7F : f8E4M3FN
// CHECK-NEXT: %cst_11 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [-4.500000e+00, -0.000000e+00]]> : tensor<2x2xf8E4M3FN>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, tensor<2x2xf8E4M3FN>
// CHECK-NEXT: }
// CANON-LABEL: func.func @f8E4M3FN(%arg0: memref<4xf8E4M3FN>) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, tensor<2x2xf8E4M3FN>) {
// CANON-NEXT: %cst = arith.constant 0x7F : f8E4M3FN
// CANON-NEXT: %cst_0 = arith.constant -0.000000e+00 : f8E4M3FN
// CANON-NEXT: %cst_1 = arith.constant 0xFF : f8E4M3FN
// CANON-NEXT: %cst_2 = arith.constant 3.840000e+02 : f8E4M3FN
// CANON-NEXT: %cst_3 = arith.constant 1.000000e+00 : f8E4M3FN
// CANON-NEXT: %cst_4 = arith.constant 0.000000e+00 : f8E4M3FN
// CANON-NEXT: %cst_5 = arith.constant 4.480000e+02 : f8E4M3FN
// CANON-NEXT: %cst_6 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [-4.500000e+00, -0.000000e+00]]> : tensor<2x2xf8E4M3FN>
// CANON-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_0, %cst_4, %cst_0, %cst_5, %cst, %cst_1, %cst, %cst_6 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, tensor<2x2xf8E4M3FN>
// CANON-NEXT: }
func.func @f8E4M3FN(%m: memref<4xf8E4M3FN>) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, tensor<2x2xf8E4M3FN>) {
  %0 = arith.constant 0x7f : f8E4M3FN
  %1 = arith.constant 0x80 : f8E4M3FN
  %2 = arith.constant 0xff : f8E4M3FN
  %3 = arith.constant 0x7c : f8E4M3FN
  %4 = arith.constant 0x38 : f8E4M3FN
  %5 = arith.constant -0.0 : f8E4M3FN
  %6 = arith.constant 1.0e-5 : f8E4M3FN
  %7 = arith.constant -1.0e-9 : f8E4M3FN
  %8 = arith.constant 464.0 : f8E4M3FN
  %9 = arith.constant 465.0 : f8E4M3FN
  %10 = arith.constant -500.0 : f8E4M3FN
  %11 = arith.constant 61440.0 : f8E4M3FN
  %c = arith.constant dense<[[1.0, 2.0], [-4.5, 0x80]]> : tensor<2x2xf8E4M3FN>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %c : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, tensor<2x2xf8E4M3FN>
}

// CHECK-LABEL: func.func @f8E5M2FNUZ(%arg0: memref<4xf8E5M2FNUZ>) -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, tensor<2x2xf8E5M2FNUZ>) {
// CHECK-NEXT: %cst = arith.constant 5.734400e+04 : f8E5M2FNUZ
// CHECK-NEXT: %cst_0 = arith.constant 0x80 : f8E5M2FNUZ
// CHECK-NEXT: %cst_1 = arith.constant -5.734400e+04 : f8E5M2FNUZ
// CHECK-NEXT: %cst_2 = arith.constant 3.276800e+04 : f8E5M2FNUZ
// CHECK-NEXT: %cst_3 = arith.constant 2.500000e-01 : f8E5M2FNUZ
// CHECK-NEXT: %cst_4 = arith.constant 0.000000e+00 : f8E5M2FNUZ
// CHECK-NEXT: %cst_5 = arith.constant 7.629390e-06 : f8E5M2FNUZ
// CHECK-NEXT: %cst_6 = arith.constant 0.000000e+00 : f8E5M2FNUZ
// CHECK-NEXT: %cst_7 = arith.constant 4.480000e+02 : f8E5M2FNUZ
// CHECK-NEXT: %cst_8 = arith.constant 4.480000e+02 : f8E5M2FNUZ
// CHECK-NEXT: %cst_9 = arith.constant -5.120000e+02 : f8E5M2FNUZ
// CHECK-NEXT: %cst_10 = arith.constant 0x80 : f8E5M2FNUZ
// CHECK-NEXT: %cst_11 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [-4.000000e+00, 0x80]]> : tensor<2x2xf8E5M2FNUZ>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11 : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, tensor<2x2xf8E5M2FNUZ>
// CHECK-NEXT: }
// CANON-LABEL: func.func @f8E5M2FNUZ(%arg0: memref<4xf8E5M2FNUZ>) -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, tensor<2x2xf8E5M2FNUZ>) {
// CANON-NEXT: %cst = arith.constant 5.734400e+04 : f8E5M2FNUZ
// CANON-NEXT: %cst_0 = arith.constant 0x80 : f8E5M2FNUZ
// CANON-NEXT: %cst_1 = arith.constant -5.734400e+04 : f8E5M2FNUZ
// CANON-NEXT: %cst_2 = arith.constant 3.276800e+04 : f8E5M2FNUZ
// CANON-NEXT: %cst_3 = arith.constant 2.500000e-01 : f8E5M2FNUZ
// CANON-NEXT: %cst_4 = arith.constant 0.000000e+00 : f8E5M2FNUZ
// CANON-NEXT: %cst_5 = arith.constant 7.629390e-06 : f8E5M2FNUZ
// CANON-NEXT: %cst_6 = arith.constant 4.480000e+02 : f8E5M2FNUZ
// CANON-NEXT: %cst_7 = arith.constant -5.120000e+02 : f8E5M2FNUZ
// CANON-NEXT: %cst_8 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [-4.000000e+00, 0x80]]> : tensor<2x2xf8E5M2FNUZ>
// CANON-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_4, %cst_6, %cst_6, %cst_7, %cst_0, %cst_8 : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, tensor<2x2xf8E5M2FNUZ>
// CANON-NEXT: }
func.func @f8E5M2FNUZ(%m: memref<4xf8E5M2FNUZ>) -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, tensor<2x2xf8E5M2FNUZ>) {
  %0 = arith.constant 0x7f : f8E5M2FNUZ
  %1 = arith.constant 0x80 : f8E5M2FNUZ
  %2 = arith.constant 0xff : f8E5M2FNUZ
  %3 = arith.constant 0x7c : f8E5M2FNUZ
  %4 = arith.constant 0x38 : f8E5M2FNUZ
  %5 = arith.constant -0.0 : f8E5M2FNUZ
  %6 = arith.constant 1.0e-5 : f8E5M2FNUZ
  %7 = arith.constant -1.0e-9 : f8E5M2FNUZ
  %8 = arith.constant 464.0 : f8E5M2FNUZ
  %9 = arith.constant 465.0 : f8E5M2FNUZ
  %10 = arith.constant -500.0 : f8E5M2FNUZ
  %11 = arith.constant 61440.0 : f8E5M2FNUZ
  %c = arith.constant dense<[[1.0, 2.0], [-4.5, 0x80]]> : tensor<2x2xf8E5M2FNUZ>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %c : f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, tensor<2x2xf8E5M2FNUZ>
}

// CHECK-LABEL: func.func @f8E4M3FNUZ(%arg0: memref<4xf8E4M3FNUZ>) -> (f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, tensor<2x2xf8E4M3FNUZ>) {
// CHECK-NEXT: %cst = arith.constant 2.400000e+02 : f8E4M3FNUZ
// CHECK-NEXT: %cst_0 = arith.constant 0x80 : f8E4M3FNUZ
// CHECK-NEXT: %cst_1 = arith.constant -2.400000e+02 : f8E4M3FNUZ
// CHECK-NEXT: %cst_2 = arith.constant 1.920000e+02 : f8E4M3FNUZ
// CHECK-NEXT: %cst_3 = arith.constant 5.000000e-01 : f8E4M3FNUZ
// CHECK-NEXT: %cst_4 = arith.constant 0.000000e+00 : f8E4M3FNUZ
// CHECK-NEXT: %cst_5 = arith.constant 0.000000e+00 : f8E4M3FNUZ
// CHECK-NEXT: %cst_6 = arith.constant 0.000000e+00 : f8E4M3FNUZ
// CHECK-NEXT: %cst_7 = arith.constant 0x80 : f8E4M3FNUZ
// CHECK-NEXT: %cst_8 = arith.constant 0x80 : f8E4M3FNUZ
// CHECK-NEXT: %cst_9 = arith.constant 0x80 : f8E4M3FNUZ
// CHECK-NEXT: %cst_10 = arith.constant 0x80 : f8E4M3FNUZ
// CHECK-NEXT: %cst_11 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [-4.500000e+00, 0x80]]> : tensor<2x2xf8E4M3FNUZ>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11 : f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, tensor<2x2xf8E4M3FNUZ>
// CHECK-NEXT: }
// CANON-LABEL: func.func @f8E4M3FNUZ(%arg0: memref<4xf8E4M3FNUZ>) -> (f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, tensor<2x2xf8E4M3FNUZ>) {
// CANON-NEXT: %cst = arith.constant 2.400000e+02 : f8E4M3FNUZ
// CANON-NEXT: %cst_0 = arith.constant 0x80 : f8E4M3FNUZ
// CANON-NEXT: %cst_1 = arith.constant -2.400000e+02 : f8E4M3FNUZ
// CANON-NEXT: %cst_2 = arith.constant 1.920000e+02 : f8E4M3FNUZ
// CANON-NEXT: %cst_3 = arith.constant 5.000000e-01 : f8E4M3FNUZ
// CANON-NEXT: %cst_4 = arith.constant 0.000000e+00 : f8E4M3FNUZ
// CANON-NEXT: %cst_5 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [-4.500000e+00, 0x80]]> : tensor<2x2xf8E4M3FNUZ>
// CANON-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_4, %cst_4, %cst_0, %cst_0, %cst_0, %cst_0, %cst_5 : f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, tensor<2x2xf8E4M3FNUZ>
// CANON-NEXT: }
func.func @f8E4M3FNUZ(%m: memref<4xf8E4M3FNUZ>) -> (f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, tensor<2x2xf8E4M3FNUZ>) {
  %0 = arith.constant 0x7f : f8E4M3FNUZ
  %1 = arith.constant 0x80 : f8E4M3FNUZ
  %2 = arith.constant 0xff : f8E4M3FNUZ
  %3 = arith.constant 0x7c : f8E4M3FNUZ
  %4 = arith.constant 0x38 : f8E4M3FNUZ
  %5 = arith.constant -0.0 : f8E4M3FNUZ
  %6 = arith.constant 1.0e-5 : f8E4M3FNUZ
  %7 = arith.constant -1.0e-9 : f8E4M3FNUZ
  %8 = arith.constant 464.0 : f8E4M3FNUZ
  %9 = arith.constant 465.0 : f8E4M3FNUZ
  %10 = arith.constant -500.0 : f8E4M3FNUZ
  %11 = arith.constant 61440.0 : f8E4M3FNUZ
  %c = arith.constant dense<[[1.0, 2.0], [-4.5, 0x80]]> : tensor<2x2xf8E4M3FNUZ>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %c : f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, tensor<2x2xf8E4M3FNUZ>
}

// CHECK-LABEL: func.func @f8E4M3B11FNUZ(%arg0: memref<4xf8E4M3B11FNUZ>) -> (f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, tensor<2x2xf8E4M3B11FNUZ>) {
// CHECK-NEXT: %cst = arith.constant 3.000000e+01 : f8E4M3B11FNUZ
// CHECK-NEXT: %cst_0 = arith.constant 0x80 : f8E4M3B11FNUZ
// CHECK-NEXT: %cst_1 = arith.constant -3.000000e+01 : f8E4M3B11FNUZ
// CHECK-NEXT: %cst_2 = arith.constant 2.400000e+01 : f8E4M3B11FNUZ
// CHECK-NEXT: %cst_3 = arith.constant 6.250000e-02 : f8E4M3B11FNUZ
// CHECK-NEXT: %cst_4 = arith.constant 0.000000e+00 : f8E4M3B11FNUZ
// CHECK-NEXT: %cst_5 = arith.constant 0.000000e+00 : f8E4M3B11FNUZ
// CHECK-NEXT: %cst_6 = arith.constant 0.000000e+00 : f8E4M3B11FNUZ
// CHECK-NEXT: %cst_7 = arith.constant 0x80 : f8E4M3B11FNUZ
// CHECK-NEXT: %cst_8 = arith.constant 0x80 : f8E4M3B11FNUZ
// CHECK-NEXT: %cst_9 = arith.constant 0x80 : f8E4M3B11FNUZ
// CHECK-NEXT: %cst_10 = arith.constant 0x80 : f8E4M3B11FNUZ
// CHECK-NEXT: %cst_11 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [-4.500000e+00, 0x80]]> : tensor<2x2xf8E4M3B11FNUZ>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11 : f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, tensor<2x2xf8E4M3B11FNUZ>
// CHECK-NEXT: }
// CANON-LABEL: func.func @f8E4M3B11FNUZ(%arg0: memref<4xf8E4M3B11FNUZ>) -> (f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, tensor<2x2xf8E4M3B11FNUZ>) {
// CANON-NEXT: %cst = arith.constant 3.000000e+01 : f8E4M3B11FNUZ
// CANON-NEXT: %cst_0 = arith.constant 0x80 : f8E4M3B11FNUZ
// CANON-NEXT: %cst_1 = arith.constant -3.000000e+01 : f8E4M3B11FNUZ
// CANON-NEXT: %cst_2 = arith.constant 2.400000e+01 : f8E4M3B11FNUZ
// CANON-NEXT: %cst_3 = arith.constant 6.250000e-02 : f8E4M3B11FNUZ
// CANON-NEXT: %cst_4 = arith.constant 0.000000e+00 : f8E4M3B11FNUZ
// CANON-NEXT: %cst_5 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [-4.500000e+00, 0x80]]> : tensor<2x2xf8E4M3B11FNUZ>
// CANON-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_4, %cst_4, %cst_0, %cst_0, %cst_0, %cst_0, %cst_5 : f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, tensor<2x2xf8E4M3B11FNUZ>
// CANON-NEXT: }
func.func @f8E4M3B11FNUZ(%m: memref<4xf8E4M3B11FNUZ>) -> (f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, tensor<2x2xf8E4M3B11FNUZ>) {
  %0 = arith.constant 0x7f : f8E4M3B11FNUZ
  %1 = arith.constant 0x80 : f8E4M3B11FNUZ
  %2 = arith.constant 0xff : f8E4M3B11FNUZ
  %3 = arith.constant 0x7c : f8E4M3B11FNUZ
  %4 = arith.constant 0x38 : f8E4M3B11FNUZ
  %5 = arith.constant -0.0 : f8E4M3B11FNUZ
  %6 = arith.constant 1.0e-5 : f8E4M3B11FNUZ
  %7 = arith.constant -1.0e-9 : f8E4M3B11FNUZ
  %8 = arith.constant 464.0 : f8E4M3B11FNUZ
  %9 = arith.constant 465.0 : f8E4M3B11FNUZ
  %10 = arith.constant -500.0 : f8E4M3B11FNUZ
  %11 = arith.constant 61440.0 : f8E4M3B11FNUZ
  %c = arith.constant dense<[[1.0, 2.0], [-4.5, 0x80]]> : tensor<2x2xf8E4M3B11FNUZ>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %c : f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, tensor<2x2xf8E4M3B11FNUZ>
}
