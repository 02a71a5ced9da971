// Float formats that only 22 has.
// RUN: %bufscope-opt %s --upstream=22 | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s --check-prefix=FOLDED

// CHECK-LABEL: func.func @ieee(%arg0: memref<4xf8E3M4>) -> (f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f8E3M4
// CHECK-NEXT: %cst_0 = arith.constant 2.968750e-01 : f8E3M4
// CHECK-NEXT: %cst_1 = arith.constant 0xF0 : f8E3M4
// CHECK-NEXT: %cst_2 = arith.constant 0x78 : f8E3M4
// CHECK-NEXT: %cst_3 = arith.constant 2.343750e-01 : f8E3M4
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3 : f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4
// CHECK-NEXT: }
// FOLDED-LABEL: func.func @ieee(%arg0: memref<4xf8E3M4>) -> (f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4) {
// FOLDED-NEXT: %cst = arith.constant 1.000000e+00 : f8E3M4
// FOLDED-NEXT: %cst_0 = arith.constant 2.968750e-01 : f8E3M4
// FOLDED-NEXT: %cst_1 = arith.constant 0xF0 : f8E3M4
// FOLDED-NEXT: %cst_2 = arith.constant 0x78 : f8E3M4
// FOLDED-NEXT: %cst_3 = arith.constant 2.343750e-01 : f8E3M4
// FOLDED-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3 : f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4
// FOLDED-NEXT: }
func.func @ieee(%m: memref<4xf8E3M4>) -> (f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4) {
  %0 = arith.constant 1.0 : f8E3M4
  %1 = arith.constant 0.3 : f8E3M4
  %2 = arith.constant -448.0 : f8E3M4
  %3 = arith.constant 0x78 : f8E3M4
  %4 = arith.constant 0x0F : f8E3M4
  return %0, %1, %2, %3, %4 : f8E3M4, f8E3M4, f8E3M4, f8E3M4, f8E3M4
}

// CHECK-LABEL: func.func @finite() -> (f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f4E2M1FN, f4E2M1FN, f4E2M1FN) {
// CHECK-NEXT: %cst = arith.constant 2.500000e-01 : f6E2M3FN
// CHECK-NEXT: %cst_0 = arith.constant -7.500000e+00 : f6E2M3FN
// CHECK-NEXT: %cst_1 = arith.constant -7.500000e+00 : f6E2M3FN
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : f6E2M3FN
// CHECK-NEXT: %cst_3 = arith.constant 3.125000e-01 : f6E3M2FN
// CHECK-NEXT: %cst_4 = arith.constant 2.800000e+01 : f6E3M2FN
// CHECK-NEXT: %cst_5 = arith.constant -6.250000e-02 : f6E3M2FN
// CHECK-NEXT: %cst_6 = arith.constant 0.000000e+00 : f4E2M1FN
// CHECK-NEXT: %cst_7 = arith.constant 4.000000e+00 : f4E2M1FN
// CHECK-NEXT: %cst_8 = arith.constant -6.000000e+00 : f4E2M1FN
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8 : f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f4E2M1FN, f4E2M1FN, f4E2M1FN
// CHECK-NEXT: }
// FOLDED-LABEL: func.func @finite() -> (f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f4E2M1FN, f4E2M1FN, f4E2M1FN) {
// FOLDED-NEXT: %cst = arith.constant 2.500000e-01 : f6E2M3FN
// FOLDED-NEXT: %cst_0 = arith.constant -7.500000e+00 : f6E2M3FN
// FOLDED-NEXT: %cst_1 = arith.constant -0.000000e+00 : f6E2M3FN
// FOLDED-NEXT: %cst_2 = arith.constant 3.125000e-01 : f6E3M2FN
// FOLDED-NEXT: %cst_3 = arith.constant 2.800000e+01 : f6E3M2FN
// FOLDED-NEXT: %cst_4 = arith.constant -6.250000e-02 : f6E3M2FN
// FOLDED-NEXT: %cst_5 = arith.constant 0.000000e+00 : f4E2M1FN
// FOLDED-NEXT: %cst_6 = arith.constant 4.000000e+00 : f4E2M1FN
// FOLDED-NEXT: %cst_7 = arith.constant -6.000000e+00 : f4E2M1FN
// FOLDED-NEXT: return %cst, %cst_0, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7 : f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f4E2M1FN, f4E2M1FN, f4E2M1FN
// FOLDED-NEXT: }
func.func @finite() -> (f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f4E2M1FN, f4E2M1FN, f4E2M1FN) {
  %0 = arith.constant 0.3 : f6E2M3FN
  %1 = arith.constant -448.0 : f6E2M3FN
  %2 = arith.constant 0x3F : f6E2M3FN
  %3 = arith.constant -0.0 : f6E2M3FN
  %4 = arith.constant 0.3 : f6E3M2FN
  %5 = arith.constant 1.0e40 : f6E3M2FN
  %6 = arith.constant 0x21 : f6E3M2FN
  %7 = arith.constant 0.25 : f4E2M1FN
  %8 = arith.constant 5.0 : f4E2M1FN
  %9 = arith.constant 0xF : f4E2M1FN
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E2M3FN, f6E3M2FN, f6E3M2FN, f6E3M2FN, f4E2M1FN, f4E2M1FN, f4E2M1FN
}

// CHECK-LABEL: func.func @powers() -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) {
// CHECK-NEXT: %cst = arith.constant 5.877470e-39 : f8E8M0FNU
// CHECK-NEXT: %cst_0 = arith.constant 2.000000e+00 : f8E8M0FNU
// CHECK-NEXT: %cst_1 = arith.constant 4.000000e+00 : f8E8M0FNU
// CHECK-NEXT: %cst_2 = arith.constant 0xFF : f8E8M0FNU
// CHECK-NEXT: %cst_3 = arith.constant 1.175490e-38 : f8E8M0FNU
// CHECK-NEXT: %cst_4 = arith.constant 1.701410e+38 : f8E8M0FNU
// CHECK-NEXT: %cst_5 = arith.constant 1.175490e-38 : f8E8M0FNU
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5 : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU
// CHECK-NEXT: }
// FOLDED-LABEL: func.func @powers() -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) {
// FOLDED-NEXT: %cst = arith.constant 5.877470e-39 : f8E8M0FNU
// FOLDED-NEXT: %cst_0 = arith.constant 2.000000e+00 : f8E8M0FNU
// FOLDED-NEXT: %cst_1 = arith.constant 4.000000e+00 : f8E8M0FNU
// FOLDED-NEXT: %cst_2 = arith.constant 0xFF : f8E8M0FNU
// FOLDED-NEXT: %cst_3 = arith.constant 1.175490e-38 : f8E8M0FNU
// FOLDED-NEXT: %cst_4 = arith.constant 1.701410e+38 : f8E8M0FNU
// FOLDED-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_3 : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU
// FOLDED-NEXT: }
func.func @powers() -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) {
  %0 = arith.constant 0.0 : f8E8M0FNU
  %1 = arith.constant 1.5 : f8E8M0FNU
  %2 = arith.constant 5.9 : f8E8M0FNU
  %3 = arith.constant 1.0e40 : f8E8M0FNU
  %4 = arith.constant 0x01 : f8E8M0FNU
  %5 = arith.constant 0xFE : f8E8M0FNU
  %6 = arith.constant 1.0e-38 : f8E8M0FNU
  return %0, %1, %2, %3, %4, %5, %6 : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU
}

// CHECK-LABEL: func.func @sums() -> (f6E2M3FN, f4E2M1FN, f8E8M0FNU, f8E3M4, f32, f6E2M3FN, f8E8M0FNU) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f6E2M3FN
// CHECK-NEXT: %cst_0 = arith.constant 7.000000e+00 : f6E2M3FN
// CHECK-NEXT: %cst_1 = arith.constant 4.000000e+00 : f4E2M1FN
// CHECK-NEXT: %cst_2 = arith.constant 4.000000e+00 : f8E8M0FNU
// CHECK-NEXT: %cst_3 = arith.constant 4.500000e+00 : f8E3M4
// CHECK-NEXT: %cst_4 = arith.constant 3.000000e-01 : f32
// CHECK-NEXT: %cst_5 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %0 = arith.addf %cst, %cst_0 : f6E2M3FN
// CHECK-NEXT: %1 = arith.mulf %cst_1, %cst_1 : f4E2M1FN
// CHECK-NEXT: %2 = arith.mulf %cst_2, %cst_2 : f8E8M0FNU
// CHECK-NEXT: %3 = arith.subf %cst_3, %cst_3 : f8E3M4
// CHECK-NEXT: %4 = arith.extf %cst_2 : f8E8M0FNU to f32
// CHECK-NEXT: %5 = arith.truncf %cst_5 : f32 to f6E2M3FN
// CHECK-NEXT: %6 = arith.truncf %cst_5 : f32 to f8E8M0FNU
// CHECK-NEXT: return %0, %1, %2, %3, %4, %5, %6 : f6E2M3FN, f4E2M1FN, f8E8M0FNU, f8E3M4, f32, f6E2M3FN, f8E8M0FNU
// CHECK-NEXT: }
// FOLDED-LABEL: func.func @sums() -> (f6E2M3FN, f4E2M1FN, f8E8M0FNU, f8E3M4, f32, f6E2M3FN, f8E8M0FNU) {
// FOLDED-NEXT: %cst = arith.constant 7.500000e+00 : f6E2M3FN
// FOLDED-NEXT: %cst_0 = arith.constant 6.000000e+00 : f4E2M1FN
// FOLDED-NEXT: %cst_1 = arith.constant 1.600000e+01 : f8E8M0FNU
// FOLDED-NEXT: %cst_2 = arith.constant 0.000000e+00 : f8E3M4
// FOLDED-NEXT: %cst_3 = arith.constant 4.000000e+00 : f32
// FOLDED-NEXT: %cst_4 = arith.constant 5.000000e-01 : f6E2M3FN
// FOLDED-NEXT: %cst_5 = arith.constant 5.000000e-01 : f8E8M0FNU
// FOLDED-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5 : f6E2M3FN, f4E2M1FN, f8E8M0FNU, f8E3M4, f32, f6E2M3FN, f8E8M0FNU
// FOLDED-NEXT: }
func.func @sums() -> (f6E2M3FN, f4E2M1FN, f8E8M0FNU, f8E3M4, f32, f6E2M3FN, f8E8M0FNU) {
  %one = arith.constant 1.0 : f6E2M3FN
  %two = arith.constant 7.0 : f6E2M3FN
  %a = arith.constant 4.0 : f4E2M1FN
  %p = arith.constant 4.0 : f8E8M0FNU
  %e = arith.constant 4.5 : f8E3M4
  %f = arith.constant 0.3 : f32
  %q = arith.constant 0.5 : f32
  %0 = arith.addf %one, %two : f6E2M3FN
  %1 = arith.mulf %a, %a : f4E2M1FN
  %2 = arith.mulf %p, %p : f8E8M0FNU
  %3 = arith.subf %e, %e : f8E3M4
  %4 = arith.extf %p : f8E8M0FNU to f32
  %5 = arith.truncf %q : f32 to f6E2M3FN
  %6 = arith.truncf %q : f32 to f8E8M0FNU
  return %0, %1, %2, %3, %4, %5, %6 : f6E2M3FN, f4E2M1FN, f8E8M0FNU, f8E3M4, f32, f6E2M3FN, f8E8M0FNU
}

// CHECK-LABEL: func.func @elements() -> (tensor<3xf6E2M3FN>, tensor<3xf4E2M1FN>, tensor<3xf8E8M0FNU>, vector<2xf8E3M4>) {
// CHECK-NEXT: %cst = arith.constant dense<[1.250000e-01, 2.500000e-01, 3.750000e-01]> : tensor<3xf6E2M3FN>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1.000000e+00, 1.000000e+00, -6.000000e+00]> : tensor<3xf4E2M1FN>
// CHECK-NEXT: %cst_1 = arith.constant dense<[1.000000e+00, 2.000000e+00, 0xFF]> : tensor<3xf8E8M0FNU>
// CHECK-NEXT: %cst_2 = arith.constant dense<9.375000e-02> : vector<2xf8E3M4>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2 : tensor<3xf6E2M3FN>, tensor<3xf4E2M1FN>, tensor<3xf8E8M0FNU>, vector<2xf8E3M4>
// CHECK-NEXT: }
// FOLDED-LABEL: func.func @elements() -> (tensor<3xf6E2M3FN>, tensor<3xf4E2M1FN>, tensor<3xf8E8M0FNU>, vector<2xf8E3M4>) {
// FOLDED-NEXT: %cst = arith.constant dense<[1.250000e-01, 2.500000e-01, 3.750000e-01]> : tensor<3xf6E2M3FN>
// FOLDED-NEXT: %cst_0 = arith.constant dense<[1.000000e+00, 1.000000e+00, -6.000000e+00]> : tensor<3xf4E2M1FN>
// FOLDED-NEXT: %cst_1 = arith.constant dense<[1.000000e+00, 2.000000e+00, 0xFF]> : tensor<3xf8E8M0FNU>
// FOLDED-NEXT: %cst_2 = arith.constant dense<9.375000e-02> : vector<2xf8E3M4>
// FOLDED-NEXT: return %cst, %cst_0, %cst_1, %cst_2 : tensor<3xf6E2M3FN>, tensor<3xf4E2M1FN>, tensor<3xf8E8M0FNU>, vector<2xf8E3M4>
// FOLDED-NEXT: }
func.func @elements() -> (tensor<3xf6E2M3FN>, tensor<3xf4E2M1FN>, tensor<3xf8E8M0FNU>, vector<2xf8E3M4>) {
  %0 = arith.constant dense<"0x010203"> : tensor<3xf6E2M3FN>
  %1 = arith.constant dense<[1.0, 0x2, -6.0]> : tensor<3xf4E2M1FN>
  %2 = arith.constant dense<"0x7F80FF"> : tensor<3xf8E8M0FNU>
  %3 = arith.constant dense<0.1> : vector<2xf8E3M4>
  return %0, %1, %2, %3 : tensor<3xf6E2M3FN>, tensor<3xf4E2M1FN>, tensor<3xf8E8M0FNU>, vector<2xf8E3M4>
}

// CHECK-LABEL: func.func private @bits_that_are_nothing() attributes {a = dense<[-6.000000e+00, 5.000000e-01]> : tensor<2xf4E2M1FN>, b = dense<[-7.500000e+00, 2.250000e+00]> : tensor<2xf6E2M3FN>, c = dense<[1.000000e+00, -2.000000e+00]> : tensor<2xtf32>}
// FOLDED-LABEL: func.func private @bits_that_are_nothing() attributes {a = dense<[-6.000000e+00, 5.000000e-01]> : tensor<2xf4E2M1FN>, b = dense<[-7.500000e+00, 2.250000e+00]> : tensor<2xf6E2M3FN>, c = dense<[1.000000e+00, -2.000000e+00]> : tensor<2xtf32>}
func.func private @bits_that_are_nothing() attributes {a = dense<"0xFF51"> : tensor<2xf4E2M1FN>, b = dense<"0xFF51"> : tensor<2xf6E2M3FN>, c = dense<"0x00FC010000FE"> : tensor<2xtf32>}
