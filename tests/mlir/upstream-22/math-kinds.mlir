// What kind of number a constant is: in every format; of several numbers or of poison not.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @isfinite() {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @isfinite() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.isfinite %c0 : f32
  "use"(%r0) : (i1) -> ()
  %c1 = arith.constant -0.0 : f32
  %r1 = math.isfinite %c1 : f32
  "use"(%r1) : (i1) -> ()
  %c2 = arith.constant 0xFF800000 : f32
  %r2 = math.isfinite %c2 : f32
  "use"(%r2) : (i1) -> ()
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.isfinite %c3 : f32
  "use"(%r3) : (i1) -> ()
  %c4 = arith.constant 0x00000001 : f32
  %r4 = math.isfinite %c4 : f32
  "use"(%r4) : (i1) -> ()
  %c5 = arith.constant 0x00800000 : f32
  %r5 = math.isfinite %c5 : f32
  "use"(%r5) : (i1) -> ()
  %c6 = arith.constant 1.0 : f64
  %r6 = math.isfinite %c6 : f64
  "use"(%r6) : (i1) -> ()
  %c7 = arith.constant 0x7FF0000000000000 : f64
  %r7 = math.isfinite %c7 : f64
  "use"(%r7) : (i1) -> ()
  %c8 = arith.constant 0x7FF8000000000000 : f64
  %r8 = math.isfinite %c8 : f64
  "use"(%r8) : (i1) -> ()
  %c9 = arith.constant 1.0 : f80
  %r9 = math.isfinite %c9 : f80
  "use"(%r9) : (i1) -> ()
  %c10 = arith.constant 0x7F : f8E4M3FN
  %r10 = math.isfinite %c10 : f8E4M3FN
  "use"(%r10) : (i1) -> ()
  %c11 = arith.constant 0x01 : f8E4M3FN
  %r11 = math.isfinite %c11 : f8E4M3FN
  "use"(%r11) : (i1) -> ()
  %c12 = arith.constant 0x7E : f8E4M3FN
  %r12 = math.isfinite %c12 : f8E4M3FN
  "use"(%r12) : (i1) -> ()
  %c13 = arith.constant 0x80 : f8E5M2FNUZ
  %r13 = math.isfinite %c13 : f8E5M2FNUZ
  "use"(%r13) : (i1) -> ()
  %c14 = arith.constant 0x01 : f8E5M2FNUZ
  %r14 = math.isfinite %c14 : f8E5M2FNUZ
  "use"(%r14) : (i1) -> ()
  %c15 = arith.constant 0xFF : f8E8M0FNU
  %r15 = math.isfinite %c15 : f8E8M0FNU
  "use"(%r15) : (i1) -> ()
  %c16 = arith.constant 0x00 : f8E8M0FNU
  %r16 = math.isfinite %c16 : f8E8M0FNU
  "use"(%r16) : (i1) -> ()
  %c17 = arith.constant 0x1 : f4E2M1FN
  %r17 = math.isfinite %c17 : f4E2M1FN
  "use"(%r17) : (i1) -> ()
  %c18 = arith.constant 0x7 : f4E2M1FN
  %r18 = math.isfinite %c18 : f4E2M1FN
  "use"(%r18) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @isinf() {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @isinf() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.isinf %c0 : f32
  "use"(%r0) : (i1) -> ()
  %c1 = arith.constant -0.0 : f32
  %r1 = math.isinf %c1 : f32
  "use"(%r1) : (i1) -> ()
  %c2 = arith.constant 0xFF800000 : f32
  %r2 = math.isinf %c2 : f32
  "use"(%r2) : (i1) -> ()
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.isinf %c3 : f32
  "use"(%r3) : (i1) -> ()
  %c4 = arith.constant 0x00000001 : f32
  %r4 = math.isinf %c4 : f32
  "use"(%r4) : (i1) -> ()
  %c5 = arith.constant 0x00800000 : f32
  %r5 = math.isinf %c5 : f32
  "use"(%r5) : (i1) -> ()
  %c6 = arith.constant 1.0 : f64
  %r6 = math.isinf %c6 : f64
  "use"(%r6) : (i1) -> ()
  %c7 = arith.constant 0x7FF0000000000000 : f64
  %r7 = math.isinf %c7 : f64
  "use"(%r7) : (i1) -> ()
  %c8 = arith.constant 0x7FF8000000000000 : f64
  %r8 = math.isinf %c8 : f64
  "use"(%r8) : (i1) -> ()
  %c9 = arith.constant 1.0 : f80
  %r9 = math.isinf %c9 : f80
  "use"(%r9) : (i1) -> ()
  %c10 = arith.constant 0x7F : f8E4M3FN
  %r10 = math.isinf %c10 : f8E4M3FN
  "use"(%r10) : (i1) -> ()
  %c11 = arith.constant 0x01 : f8E4M3FN
  %r11 = math.isinf %c11 : f8E4M3FN
  "use"(%r11) : (i1) -> ()
  %c12 = arith.constant 0x7E : f8E4M3FN
  %r12 = math.isinf %c12 : f8E4M3FN
  "use"(%r12) : (i1) -> ()
  %c13 = arith.constant 0x80 : f8E5M2FNUZ
  %r13 = math.isinf %c13 : f8E5M2FNUZ
  "use"(%r13) : (i1) -> ()
  %c14 = arith.constant 0x01 : f8E5M2FNUZ
  %r14 = math.isinf %c14 : f8E5M2FNUZ
  "use"(%r14) : (i1) -> ()
  %c15 = arith.constant 0xFF : f8E8M0FNU
  %r15 = math.isinf %c15 : f8E8M0FNU
  "use"(%r15) : (i1) -> ()
  %c16 = arith.constant 0x00 : f8E8M0FNU
  %r16 = math.isinf %c16 : f8E8M0FNU
  "use"(%r16) : (i1) -> ()
  %c17 = arith.constant 0x1 : f4E2M1FN
  %r17 = math.isinf %c17 : f4E2M1FN
  "use"(%r17) : (i1) -> ()
  %c18 = arith.constant 0x7 : f4E2M1FN
  %r18 = math.isinf %c18 : f4E2M1FN
  "use"(%r18) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @isnan() {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @isnan() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.isnan %c0 : f32
  "use"(%r0) : (i1) -> ()
  %c1 = arith.constant -0.0 : f32
  %r1 = math.isnan %c1 : f32
  "use"(%r1) : (i1) -> ()
  %c2 = arith.constant 0xFF800000 : f32
  %r2 = math.isnan %c2 : f32
  "use"(%r2) : (i1) -> ()
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.isnan %c3 : f32
  "use"(%r3) : (i1) -> ()
  %c4 = arith.constant 0x00000001 : f32
  %r4 = math.isnan %c4 : f32
  "use"(%r4) : (i1) -> ()
  %c5 = arith.constant 0x00800000 : f32
  %r5 = math.isnan %c5 : f32
  "use"(%r5) : (i1) -> ()
  %c6 = arith.constant 1.0 : f64
  %r6 = math.isnan %c6 : f64
  "use"(%r6) : (i1) -> ()
  %c7 = arith.constant 0x7FF0000000000000 : f64
  %r7 = math.isnan %c7 : f64
  "use"(%r7) : (i1) -> ()
  %c8 = arith.constant 0x7FF8000000000000 : f64
  %r8 = math.isnan %c8 : f64
  "use"(%r8) : (i1) -> ()
  %c9 = arith.constant 1.0 : f80
  %r9 = math.isnan %c9 : f80
  "use"(%r9) : (i1) -> ()
  %c10 = arith.constant 0x7F : f8E4M3FN
  %r10 = math.isnan %c10 : f8E4M3FN
  "use"(%r10) : (i1) -> ()
  %c11 = arith.constant 0x01 : f8E4M3FN
  %r11 = math.isnan %c11 : f8E4M3FN
  "use"(%r11) : (i1) -> ()
  %c12 = arith.constant 0x7E : f8E4M3FN
  %r12 = math.isnan %c12 : f8E4M3FN
  "use"(%r12) : (i1) -> ()
  %c13 = arith.constant 0x80 : f8E5M2FNUZ
  %r13 = math.isnan %c13 : f8E5M2FNUZ
  "use"(%r13) : (i1) -> ()
  %c14 = arith.constant 0x01 : f8E5M2FNUZ
  %r14 = math.isnan %c14 : f8E5M2FNUZ
  "use"(%r14) : (i1) -> ()
  %c15 = arith.constant 0xFF : f8E8M0FNU
  %r15 = math.isnan %c15 : f8E8M0FNU
  "use"(%r15) : (i1) -> ()
  %c16 = arith.constant 0x00 : f8E8M0FNU
  %r16 = math.isnan %c16 : f8E8M0FNU
  "use"(%r16) : (i1) -> ()
  %c17 = arith.constant 0x1 : f4E2M1FN
  %r17 = math.isnan %c17 : f4E2M1FN
  "use"(%r17) : (i1) -> ()
  %c18 = arith.constant 0x7 : f4E2M1FN
  %r18 = math.isnan %c18 : f4E2M1FN
  "use"(%r18) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @isnormal() {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @isnormal() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.isnormal %c0 : f32
  "use"(%r0) : (i1) -> ()
  %c1 = arith.constant -0.0 : f32
  %r1 = math.isnormal %c1 : f32
  "use"(%r1) : (i1) -> ()
  %c2 = arith.constant 0xFF800000 : f32
  %r2 = math.isnormal %c2 : f32
  "use"(%r2) : (i1) -> ()
  %c3 = arith.constant 0x7FC00000 : f32
  %r3 = math.isnormal %c3 : f32
  "use"(%r3) : (i1) -> ()
  %c4 = arith.constant 0x00000001 : f32
  %r4 = math.isnormal %c4 : f32
  "use"(%r4) : (i1) -> ()
  %c5 = arith.constant 0x00800000 : f32
  %r5 = math.isnormal %c5 : f32
  "use"(%r5) : (i1) -> ()
  %c6 = arith.constant 1.0 : f64
  %r6 = math.isnormal %c6 : f64
  "use"(%r6) : (i1) -> ()
  %c7 = arith.constant 0x7FF0000000000000 : f64
  %r7 = math.isnormal %c7 : f64
  "use"(%r7) : (i1) -> ()
  %c8 = arith.constant 0x7FF8000000000000 : f64
  %r8 = math.isnormal %c8 : f64
  "use"(%r8) : (i1) -> ()
  %c9 = arith.constant 1.0 : f80
  %r9 = math.isnormal %c9 : f80
  "use"(%r9) : (i1) -> ()
  %c10 = arith.constant 0x7F : f8E4M3FN
  %r10 = math.isnormal %c10 : f8E4M3FN
  "use"(%r10) : (i1) -> ()
  %c11 = arith.constant 0x01 : f8E4M3FN
  %r11 = math.isnormal %c11 : f8E4M3FN
  "use"(%r11) : (i1) -> ()
  %c12 = arith.constant 0x7E : f8E4M3FN
  %r12 = math.isnormal %c12 : f8E4M3FN
  "use"(%r12) : (i1) -> ()
  %c13 = arith.constant 0x80 : f8E5M2FNUZ
  %r13 = math.isnormal %c13 : f8E5M2FNUZ
  "use"(%r13) : (i1) -> ()
  %c14 = arith.constant 0x01 : f8E5M2FNUZ
  %r14 = math.isnormal %c14 : f8E5M2FNUZ
  "use"(%r14) : (i1) -> ()
  %c15 = arith.constant 0xFF : f8E8M0FNU
  %r15 = math.isnormal %c15 : f8E8M0FNU
  "use"(%r15) : (i1) -> ()
  %c16 = arith.constant 0x00 : f8E8M0FNU
  %r16 = math.isnormal %c16 : f8E8M0FNU
  "use"(%r16) : (i1) -> ()
  %c17 = arith.constant 0x1 : f4E2M1FN
  %r17 = math.isnormal %c17 : f4E2M1FN
  "use"(%r17) : (i1) -> ()
  %c18 = arith.constant 0x7 : f4E2M1FN
  %r18 = math.isnormal %c18 : f4E2M1FN
  "use"(%r18) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @shaped() {
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<true> : tensor<4xi1>
// CHECK-NEXT: %0 = ub.poison : f32
// CHECK-NEXT: %cst_1 = arith.constant dense<> : tensor<0xf32>
// CHECK-NEXT: %cst_2 = arith.constant dense<[1.000000e+00, 0x7F800000, 0x7FC00000, 1.401300e-45]> : vector<4xf32>
// CHECK-NEXT: %1 = math.isnan %cst_2 : vector<4xf32>
// CHECK-NEXT: "use"(%1) : (vector<4xi1>) -> ()
// CHECK-NEXT: "use"(%cst_0) : (tensor<4xi1>) -> ()
// CHECK-NEXT: "use"(%cst) : (vector<[4]xi1>) -> ()
// CHECK-NEXT: %2 = math.isinf %cst_1 : tensor<0xf32>
// CHECK-NEXT: "use"(%2) : (tensor<0xi1>) -> ()
// CHECK-NEXT: %3 = math.isnan %0 : f32
// CHECK-NEXT: "use"(%3) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shaped() {
  %several = arith.constant dense<[1.0, 0x7F800000, 0x7FC00000, 0x00000001]> : vector<4xf32>
  %0 = math.isnan %several : vector<4xf32>
  "use"(%0) : (vector<4xi1>) -> ()
  %splat = arith.constant dense<1.0> : tensor<4xf32>
  %1 = math.isfinite %splat {fastmath = #arith.fastmath<ninf>} : tensor<4xf32>
  "use"(%1) : (tensor<4xi1>) -> ()
  %scalable = arith.constant dense<1.0> : vector<[4]xf64>
  %2 = math.isnormal %scalable : vector<[4]xf64>
  "use"(%2) : (vector<[4]xi1>) -> ()
  %none = arith.constant dense<> : tensor<0xf32>
  %3 = math.isinf %none : tensor<0xf32>
  "use"(%3) : (tensor<0xi1>) -> ()
  %poison = ub.poison : f32
  %4 = math.isnan %poison : f32
  "use"(%4) : (i1) -> ()
  return
}
