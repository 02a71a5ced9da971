// Functions of constants: 32 and 64 bits by the C library (its releases round atanh and log10 of 32 bits
// differently), signs and whole numbers in every format.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @absf() {
// CHECK-NEXT: %cst = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_0 = arith.constant 2.500000e+00 : f16
// CHECK-NEXT: %cst_1 = arith.constant 2.500000e+00 : f64
// CHECK-NEXT: %cst_2 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT: %cst_3 = arith.constant 1.500000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant 7.500000e-01 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_3) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_2) : (f64) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f64) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f16) -> ()
// CHECK-NEXT: "use"(%cst) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @absf() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.absf %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.absf %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.absf %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.absf %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.absf %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.absf %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @acos() {
// CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
// CHECK-NEXT: %cst_0 = arith.constant 1.5707963267948966 : f64
// CHECK-NEXT: %cst_1 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 0.722734272 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.acos %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.acos %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @acos() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.acos %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.acos %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.acos %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.acos %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.acos %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.acos %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @acosh() {
// CHECK-NEXT: %cst = arith.constant 1.5667992369724111 : f64
// CHECK-NEXT: %cst_0 = arith.constant 0xFFF8000000000000 : f64
// CHECK-NEXT: %cst_1 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_2 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_3 = arith.constant 0xFFC00000 : f32
// CHECK-NEXT: "use"(%cst_3) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_3) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.acosh %cst_2 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.acosh %cst_1 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @acosh() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.acosh %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.acosh %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.acosh %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.acosh %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.acosh %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.acosh %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @asin() {
// CHECK-NEXT: %cst = arith.constant 0x7FF8000000000000 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 0.848062098 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.asin %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.asin %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @asin() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.asin %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.asin %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.asin %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.asin %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.asin %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.asin %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @asinh() {
// CHECK-NEXT: %cst = arith.constant 1.6472311463710958 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant -1.19476318 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 0.693147182 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.asinh %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.asinh %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @asinh() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.asinh %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.asinh %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.asinh %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.asinh %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.asinh %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.asinh %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @atan() {
// CHECK-NEXT: %cst = arith.constant 1.1902899496825317 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant -0.982793748 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 0.643501102 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.atan %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.atan %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @atan() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.atan %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.atan %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.atan %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.atan %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.atan %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.atan %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @atanh() {
// CHECK-NEXT: %cst = arith.constant 0xFFF8000000000000 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant 0xFFC00000 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 0.972955{{[0-9]+}} : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.atanh %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.atanh %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @atanh() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.atanh %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.atanh %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.atanh %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.atanh %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.atanh %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.atanh %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @cbrt() {
// CHECK-NEXT: %cst = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_0 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_1 = arith.constant 2.500000e+00 : f64
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_3 = arith.constant -1.500000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant 7.500000e-01 : f32
// CHECK-NEXT: %0 = math.cbrt %cst_4 : f32
// CHECK-NEXT: "use"(%0) : (f32) -> ()
// CHECK-NEXT: %1 = math.cbrt %cst_3 : f32
// CHECK-NEXT: "use"(%1) : (f32) -> ()
// CHECK-NEXT: %2 = math.cbrt %cst_2 : f64
// CHECK-NEXT: "use"(%2) : (f64) -> ()
// CHECK-NEXT: %3 = math.cbrt %cst_1 : f64
// CHECK-NEXT: "use"(%3) : (f64) -> ()
// CHECK-NEXT: %4 = math.cbrt %cst_0 : f16
// CHECK-NEXT: "use"(%4) : (f16) -> ()
// CHECK-NEXT: %5 = math.cbrt %cst : bf16
// CHECK-NEXT: "use"(%5) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cbrt() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.cbrt %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.cbrt %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.cbrt %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.cbrt %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.cbrt %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.cbrt %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @ceil() {
// CHECK-NEXT: %cst = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_0 = arith.constant -2.000000e+00 : f16
// CHECK-NEXT: %cst_1 = arith.constant 3.000000e+00 : f64
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_3 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_3) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_2) : (f64) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f64) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f16) -> ()
// CHECK-NEXT: "use"(%cst) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ceil() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.ceil %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.ceil %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.ceil %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.ceil %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.ceil %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.ceil %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @cos() {
// CHECK-NEXT: %cst = arith.constant -0.8011436155469337 : f64
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant 7.073720e-02 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 0.731688857 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.cos %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.cos %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cos() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.cos %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.cos %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.cos %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.cos %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.cos %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.cos %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @cosh() {
// CHECK-NEXT: %cst = arith.constant 6.1322894796636858 : f64
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant 2.3524096 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 1.29468334 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.cosh %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.cosh %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cosh() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.cosh %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.cosh %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.cosh %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.cosh %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.cosh %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.cosh %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @erf() {
// CHECK-NEXT: %cst = arith.constant 0.99959304798255499 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant -0.966105163 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 0.711155653 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.erf %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.erf %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @erf() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.erf %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.erf %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.erf %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.erf %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.erf %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.erf %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @exp() {
// CHECK-NEXT: %cst = arith.constant 12.182493960703473 : f64
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant 0.223130167 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 2.117000e+00 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.exp %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.exp %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @exp() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.exp %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.exp %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.exp %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.exp %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.exp %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.exp %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @exp2() {
// CHECK-NEXT: %cst = arith.constant 5.6568542494923806 : f64
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant 0.353553385 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 1.68179286 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.exp2 %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.exp2 %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @exp2() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.exp2 %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.exp2 %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.exp2 %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.exp2 %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.exp2 %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.exp2 %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @expm1() {
// CHECK-NEXT: %cst = arith.constant 11.182493960703473 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant -0.776869833 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 1.117000e+00 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.expm1 %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.expm1 %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @expm1() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.expm1 %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.expm1 %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.expm1 %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.expm1 %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.expm1 %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.expm1 %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @floor() {
// CHECK-NEXT: %cst = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_0 = arith.constant -3.000000e+00 : f16
// CHECK-NEXT: %cst_1 = arith.constant 2.000000e+00 : f64
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_3 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_3) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_2) : (f64) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f64) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f16) -> ()
// CHECK-NEXT: "use"(%cst) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @floor() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.floor %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.floor %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.floor %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.floor %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.floor %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.floor %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @log() {
// CHECK-NEXT: %cst = arith.constant 0.91629073187415511 : f64
// CHECK-NEXT: %cst_0 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_1 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_3 = arith.constant -1.500000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant -0.287682086 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: %0 = math.log %cst_3 : f32
// CHECK-NEXT: "use"(%0) : (f32) -> ()
// CHECK-NEXT: %1 = math.log %cst_2 : f64
// CHECK-NEXT: "use"(%1) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %2 = math.log %cst_1 : f16
// CHECK-NEXT: "use"(%2) : (f16) -> ()
// CHECK-NEXT: %3 = math.log %cst_0 : bf16
// CHECK-NEXT: "use"(%3) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @log() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.log %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.log %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.log %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.log %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.log %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.log %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @log10() {
// CHECK-NEXT: %cst = arith.constant 0.3979400086720376 : f64
// CHECK-NEXT: %cst_0 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_1 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_3 = arith.constant -1.500000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant -0.1249387{{[0-9]+}} : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: %0 = math.log10 %cst_3 : f32
// CHECK-NEXT: "use"(%0) : (f32) -> ()
// CHECK-NEXT: %1 = math.log10 %cst_2 : f64
// CHECK-NEXT: "use"(%1) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %2 = math.log10 %cst_1 : f16
// CHECK-NEXT: "use"(%2) : (f16) -> ()
// CHECK-NEXT: %3 = math.log10 %cst_0 : bf16
// CHECK-NEXT: "use"(%3) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @log10() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.log10 %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.log10 %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.log10 %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.log10 %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.log10 %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.log10 %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @log1p() {
// CHECK-NEXT: %cst = arith.constant 1.2527629684953681 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_2 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_3 = arith.constant -1.500000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant 0.559615791 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: %0 = math.log1p %cst_3 : f32
// CHECK-NEXT: "use"(%0) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %1 = math.log1p %cst_2 : f16
// CHECK-NEXT: "use"(%1) : (f16) -> ()
// CHECK-NEXT: %2 = math.log1p %cst_1 : bf16
// CHECK-NEXT: "use"(%2) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @log1p() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.log1p %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.log1p %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.log1p %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.log1p %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.log1p %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.log1p %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @log2() {
// CHECK-NEXT: %cst = arith.constant 1.3219280948873624 : f64
// CHECK-NEXT: %cst_0 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_1 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_3 = arith.constant -1.500000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant -0.415037513 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: %0 = math.log2 %cst_3 : f32
// CHECK-NEXT: "use"(%0) : (f32) -> ()
// CHECK-NEXT: %1 = math.log2 %cst_2 : f64
// CHECK-NEXT: "use"(%1) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %2 = math.log2 %cst_1 : f16
// CHECK-NEXT: "use"(%2) : (f16) -> ()
// CHECK-NEXT: %3 = math.log2 %cst_0 : bf16
// CHECK-NEXT: "use"(%3) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @log2() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.log2 %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.log2 %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.log2 %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.log2 %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.log2 %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.log2 %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @round() {
// CHECK-NEXT: %cst = arith.constant 3.000000e+00 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.round %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.round %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @round() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.round %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.round %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.round %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.round %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.round %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.round %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @roundeven() {
// CHECK-NEXT: %cst = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_0 = arith.constant -2.000000e+00 : f16
// CHECK-NEXT: %cst_1 = arith.constant 2.000000e+00 : f64
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_3 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_3) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_2) : (f64) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f64) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f16) -> ()
// CHECK-NEXT: "use"(%cst) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @roundeven() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.roundeven %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.roundeven %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.roundeven %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.roundeven %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.roundeven %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.roundeven %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @rsqrt() {
// CHECK-NEXT: %cst = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_0 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_1 = arith.constant 2.500000e+00 : f64
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_3 = arith.constant -1.500000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant 7.500000e-01 : f32
// CHECK-NEXT: %0 = math.rsqrt %cst_4 : f32
// CHECK-NEXT: "use"(%0) : (f32) -> ()
// CHECK-NEXT: %1 = math.rsqrt %cst_3 : f32
// CHECK-NEXT: "use"(%1) : (f32) -> ()
// CHECK-NEXT: %2 = math.rsqrt %cst_2 : f64
// CHECK-NEXT: "use"(%2) : (f64) -> ()
// CHECK-NEXT: %3 = math.rsqrt %cst_1 : f64
// CHECK-NEXT: "use"(%3) : (f64) -> ()
// CHECK-NEXT: %4 = math.rsqrt %cst_0 : f16
// CHECK-NEXT: "use"(%4) : (f16) -> ()
// CHECK-NEXT: %5 = math.rsqrt %cst : bf16
// CHECK-NEXT: "use"(%5) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @rsqrt() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.rsqrt %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.rsqrt %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.rsqrt %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.rsqrt %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.rsqrt %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.rsqrt %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @sin() {
// CHECK-NEXT: %cst = arith.constant 0.59847214410395655 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant -0.997494995 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 0.681638777 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.sin %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.sin %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @sin() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.sin %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.sin %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.sin %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.sin %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.sin %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.sin %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @sinh() {
// CHECK-NEXT: %cst = arith.constant 6.0502044810397875 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant -2.12927938 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 0.822316706 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.sinh %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.sinh %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @sinh() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.sinh %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.sinh %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.sinh %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.sinh %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.sinh %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.sinh %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @sqrt() {
// CHECK-NEXT: %cst = arith.constant 1.5811388300841898 : f64
// CHECK-NEXT: %cst_0 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_1 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_3 = arith.constant -1.500000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant 0.866025388 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: %0 = math.sqrt %cst_3 : f32
// CHECK-NEXT: "use"(%0) : (f32) -> ()
// CHECK-NEXT: %1 = math.sqrt %cst_2 : f64
// CHECK-NEXT: "use"(%1) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %2 = math.sqrt %cst_1 : f16
// CHECK-NEXT: "use"(%2) : (f16) -> ()
// CHECK-NEXT: %3 = math.sqrt %cst_0 : bf16
// CHECK-NEXT: "use"(%3) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @sqrt() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.sqrt %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.sqrt %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.sqrt %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.sqrt %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.sqrt %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.sqrt %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @tan() {
// CHECK-NEXT: %cst = arith.constant -0.74702229723866032 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant -14.1014204 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 0.931596457 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.tan %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.tan %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @tan() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.tan %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.tan %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.tan %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.tan %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.tan %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.tan %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @tanh() {
// CHECK-NEXT: %cst = arith.constant 0.98661429815143031 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant -0.905148268 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 0.635148942 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.tanh %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.tanh %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @tanh() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.tanh %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.tanh %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.tanh %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.tanh %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.tanh %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.tanh %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @trunc() {
// CHECK-NEXT: %cst = arith.constant 2.000000e+00 : f64
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC0 : bf16
// CHECK-NEXT: %cst_3 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f64) -> ()
// CHECK-NEXT: %0 = math.trunc %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.trunc %cst_2 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @trunc() {
  %c0 = arith.constant 0.75 : f32
  %r0 = math.trunc %c0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f32
  %r1 = math.trunc %c1 : f32
  "use"(%r1) : (f32) -> ()
  %c2 = arith.constant -0.0 : f64
  %r2 = math.trunc %c2 : f64
  "use"(%r2) : (f64) -> ()
  %c3 = arith.constant 2.5 : f64
  %r3 = math.trunc %c3 : f64
  "use"(%r3) : (f64) -> ()
  %c4 = arith.constant -2.5 : f16
  %r4 = math.trunc %c4 : f16
  "use"(%r4) : (f16) -> ()
  %c5 = arith.constant 0x7FC0 : bf16
  %r5 = math.trunc %c5 : bf16
  "use"(%r5) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @atan2() {
// CHECK-NEXT: %cst = arith.constant 0x7E00 : f16
// CHECK-NEXT: %cst_0 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %cst_1 = arith.constant -0.46364760900080609 : f64
// CHECK-NEXT: %cst_2 = arith.constant -2.500000e+00 : bf16
// CHECK-NEXT: %cst_3 = arith.constant 1.500000e+00 : bf16
// CHECK-NEXT: %cst_4 = arith.constant 2.78282189 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f64) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f32) -> ()
// CHECK-NEXT: "use"(%cst) : (f16) -> ()
// CHECK-NEXT: %0 = math.atan2 %cst_3, %cst_2 : bf16
// CHECK-NEXT: "use"(%0) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @atan2() {
  %c0 = arith.constant 0.75 : f32
  %d0 = arith.constant -2.0 : f32
  %r0 = math.atan2 %c0, %d0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f64
  %d1 = arith.constant 3.0 : f64
  %r1 = math.atan2 %c1, %d1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant 0.0 : f32
  %d2 = arith.constant -0.0 : f32
  %r2 = math.atan2 %c2, %d2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.0 : f16
  %d3 = arith.constant 0.0 : f16
  %r3 = math.atan2 %c3, %d3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 1.5 : bf16
  %d4 = arith.constant -2.5 : bf16
  %r4 = math.atan2 %c4, %d4 : bf16
  "use"(%r4) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @copysign() {
// CHECK-NEXT: %cst = arith.constant -1.500000e+00 : bf16
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f16
// CHECK-NEXT: %cst_1 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT: %cst_2 = arith.constant 1.500000e+00 : f64
// CHECK-NEXT: %cst_3 = arith.constant -7.500000e-01 : f32
// CHECK-NEXT: "use"(%cst_3) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_2) : (f64) -> ()
// CHECK-NEXT: "use"(%cst_1) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f16) -> ()
// CHECK-NEXT: "use"(%cst) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copysign() {
  %c0 = arith.constant 0.75 : f32
  %d0 = arith.constant -2.0 : f32
  %r0 = math.copysign %c0, %d0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f64
  %d1 = arith.constant 3.0 : f64
  %r1 = math.copysign %c1, %d1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant 0.0 : f32
  %d2 = arith.constant -0.0 : f32
  %r2 = math.copysign %c2, %d2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.0 : f16
  %d3 = arith.constant 0.0 : f16
  %r3 = math.copysign %c3, %d3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 1.5 : bf16
  %d4 = arith.constant -2.5 : bf16
  %r4 = math.copysign %c4, %d4 : bf16
  "use"(%r4) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @powf() {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant -3.375000e+00 : f64
// CHECK-NEXT: %cst_1 = arith.constant -2.500000e+00 : bf16
// CHECK-NEXT: %cst_2 = arith.constant 1.500000e+00 : bf16
// CHECK-NEXT: %cst_3 = arith.constant 0.000000e+00 : f16
// CHECK-NEXT: %cst_4 = arith.constant 1.77777779 : f32
// CHECK-NEXT: "use"(%cst_4) : (f32) -> ()
// CHECK-NEXT: "use"(%cst_0) : (f64) -> ()
// CHECK-NEXT: "use"(%cst) : (f32) -> ()
// CHECK-NEXT: %0 = math.powf %cst_3, %cst_3 : f16
// CHECK-NEXT: "use"(%0) : (f16) -> ()
// CHECK-NEXT: %1 = math.powf %cst_2, %cst_1 : bf16
// CHECK-NEXT: "use"(%1) : (bf16) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @powf() {
  %c0 = arith.constant 0.75 : f32
  %d0 = arith.constant -2.0 : f32
  %r0 = math.powf %c0, %d0 : f32
  "use"(%r0) : (f32) -> ()
  %c1 = arith.constant -1.5 : f64
  %d1 = arith.constant 3.0 : f64
  %r1 = math.powf %c1, %d1 : f64
  "use"(%r1) : (f64) -> ()
  %c2 = arith.constant 0.0 : f32
  %d2 = arith.constant -0.0 : f32
  %r2 = math.powf %c2, %d2 : f32
  "use"(%r2) : (f32) -> ()
  %c3 = arith.constant 0.0 : f16
  %d3 = arith.constant 0.0 : f16
  %r3 = math.powf %c3, %d3 : f16
  "use"(%r3) : (f16) -> ()
  %c4 = arith.constant 1.5 : bf16
  %d4 = arith.constant -2.5 : bf16
  %r4 = math.powf %c4, %d4 : bf16
  "use"(%r4) : (bf16) -> ()
  return
}

// CHECK-LABEL: func.func @absi() {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c12 = arith.constant 12 : index
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: "use"(%c7_i32) : (i32) -> ()
// CHECK-NEXT: "use"(%c7_i32) : (i32) -> ()
// CHECK-NEXT: "use"(%c0_i8) : (i8) -> ()
// CHECK-NEXT: "use"(%c-128_i8) : (i8) -> ()
// CHECK-NEXT: "use"(%c12) : (index) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @absi() {
  %c0 = arith.constant 7 : i32
  %r0 = math.absi %c0 : i32
  "use"(%r0) : (i32) -> ()
  %c1 = arith.constant -7 : i32
  %r1 = math.absi %c1 : i32
  "use"(%r1) : (i32) -> ()
  %c2 = arith.constant 0 : i8
  %r2 = math.absi %c2 : i8
  "use"(%r2) : (i8) -> ()
  %c3 = arith.constant -128 : i8
  %r3 = math.absi %c3 : i8
  "use"(%r3) : (i8) -> ()
  %c4 = arith.constant 12 : index
  %r4 = math.absi %c4 : index
  "use"(%r4) : (index) -> ()
  %c5 = arith.constant true
  %r5 = math.absi %c5 : i1
  "use"(%r5) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @ctlz() {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c60 = arith.constant 60 : index
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c29_i32 = arith.constant 29 : i32
// CHECK-NEXT: "use"(%c29_i32) : (i32) -> ()
// CHECK-NEXT: "use"(%c0_i32) : (i32) -> ()
// CHECK-NEXT: "use"(%c8_i8) : (i8) -> ()
// CHECK-NEXT: "use"(%c0_i8) : (i8) -> ()
// CHECK-NEXT: "use"(%c60) : (index) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ctlz() {
  %c0 = arith.constant 7 : i32
  %r0 = math.ctlz %c0 : i32
  "use"(%r0) : (i32) -> ()
  %c1 = arith.constant -7 : i32
  %r1 = math.ctlz %c1 : i32
  "use"(%r1) : (i32) -> ()
  %c2 = arith.constant 0 : i8
  %r2 = math.ctlz %c2 : i8
  "use"(%r2) : (i8) -> ()
  %c3 = arith.constant -128 : i8
  %r3 = math.ctlz %c3 : i8
  "use"(%r3) : (i8) -> ()
  %c4 = arith.constant 12 : index
  %r4 = math.ctlz %c4 : index
  "use"(%r4) : (index) -> ()
  %c5 = arith.constant true
  %r5 = math.ctlz %c5 : i1
  "use"(%r5) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @cttz() {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT: %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: "use"(%c0_i32) : (i32) -> ()
// CHECK-NEXT: "use"(%c0_i32) : (i32) -> ()
// CHECK-NEXT: "use"(%c8_i8) : (i8) -> ()
// CHECK-NEXT: "use"(%c7_i8) : (i8) -> ()
// CHECK-NEXT: "use"(%c2) : (index) -> ()
// CHECK-NEXT: "use"(%false) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cttz() {
  %c0 = arith.constant 7 : i32
  %r0 = math.cttz %c0 : i32
  "use"(%r0) : (i32) -> ()
  %c1 = arith.constant -7 : i32
  %r1 = math.cttz %c1 : i32
  "use"(%r1) : (i32) -> ()
  %c2 = arith.constant 0 : i8
  %r2 = math.cttz %c2 : i8
  "use"(%r2) : (i8) -> ()
  %c3 = arith.constant -128 : i8
  %r3 = math.cttz %c3 : i8
  "use"(%r3) : (i8) -> ()
  %c4 = arith.constant 12 : index
  %r4 = math.cttz %c4 : index
  "use"(%r4) : (index) -> ()
  %c5 = arith.constant true
  %r5 = math.cttz %c5 : i1
  "use"(%r5) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @ctpop() {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %c30_i32 = arith.constant 30 : i32
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: "use"(%c3_i32) : (i32) -> ()
// CHECK-NEXT: "use"(%c30_i32) : (i32) -> ()
// CHECK-NEXT: "use"(%c0_i8) : (i8) -> ()
// CHECK-NEXT: "use"(%c1_i8) : (i8) -> ()
// CHECK-NEXT: "use"(%c2) : (index) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ctpop() {
  %c0 = arith.constant 7 : i32
  %r0 = math.ctpop %c0 : i32
  "use"(%r0) : (i32) -> ()
  %c1 = arith.constant -7 : i32
  %r1 = math.ctpop %c1 : i32
  "use"(%r1) : (i32) -> ()
  %c2 = arith.constant 0 : i8
  %r2 = math.ctpop %c2 : i8
  "use"(%r2) : (i8) -> ()
  %c3 = arith.constant -128 : i8
  %r3 = math.ctpop %c3 : i8
  "use"(%r3) : (i8) -> ()
  %c4 = arith.constant 12 : index
  %r4 = math.ctpop %c4 : index
  "use"(%r4) : (index) -> ()
  %c5 = arith.constant true
  %r5 = math.ctpop %c5 : i1
  "use"(%r5) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @ipowi() {
// CHECK-NEXT: %c97_i8 = arith.constant 97 : i8
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %c13_i8 = arith.constant 13 : i8
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %c243_i32 = arith.constant 243 : i32
// CHECK-NEXT: "use"(%c243_i32) : (i32) -> ()
// CHECK-NEXT: "use"(%c13_i8) : (i8) -> ()
// CHECK-NEXT: "use"(%c-1_i32) : (i32) -> ()
// CHECK-NEXT: "use"(%c1_i32) : (i32) -> ()
// CHECK-NEXT: "use"(%c0_i64) : (i64) -> ()
// CHECK-NEXT: %0 = math.ipowi %c0_i8, %c-1_i8 : i8
// CHECK-NEXT: "use"(%0) : (i8) -> ()
// CHECK-NEXT: "use"(%c1) : (index) -> ()
// CHECK-NEXT: "use"(%c97_i8) : (i8) -> ()
// CHECK-NEXT: "use"(%true) : (i1) -> ()
// CHECK-NEXT: %1 = math.ipowi %false, %true : i1
// CHECK-NEXT: "use"(%1) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ipowi() {
  %c0 = arith.constant 3 : i32
  %d0 = arith.constant 5 : i32
  %r0 = math.ipowi %c0, %d0 : i32
  "use"(%r0) : (i32) -> ()
  %c1 = arith.constant -3 : i8
  %d1 = arith.constant 5 : i8
  %r1 = math.ipowi %c1, %d1 : i8
  "use"(%r1) : (i8) -> ()
  %c2 = arith.constant -1 : i32
  %d2 = arith.constant -3 : i32
  %r2 = math.ipowi %c2, %d2 : i32
  "use"(%r2) : (i32) -> ()
  %c3 = arith.constant -1 : i32
  %d3 = arith.constant -4 : i32
  %r3 = math.ipowi %c3, %d3 : i32
  "use"(%r3) : (i32) -> ()
  %c4 = arith.constant 2 : i64
  %d4 = arith.constant -1 : i64
  %r4 = math.ipowi %c4, %d4 : i64
  "use"(%r4) : (i64) -> ()
  %c5 = arith.constant 0 : i8
  %d5 = arith.constant -1 : i8
  %r5 = math.ipowi %c5, %d5 : i8
  "use"(%r5) : (i8) -> ()
  %c6 = arith.constant 0 : index
  %d6 = arith.constant 0 : index
  %r6 = math.ipowi %c6, %d6 : index
  "use"(%r6) : (index) -> ()
  %c7 = arith.constant 7 : i8
  %d7 = arith.constant 100 : i8
  %r7 = math.ipowi %c7, %d7 : i8
  "use"(%r7) : (i8) -> ()
  %c8 = arith.constant true
  %d8 = arith.constant true
  %r8 = math.ipowi %c8, %d8 : i1
  "use"(%r8) : (i1) -> ()
  %c9 = arith.constant false
  %d9 = arith.constant true
  %r9 = math.ipowi %c9, %d9 : i1
  "use"(%r9) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @vectors() {
// CHECK-NEXT: %cst = arith.constant dense<[4.000000e+00, 2.250000e+00]> : tensor<2xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[4.000000e+00, -2.250000e+00]> : tensor<2xf32>
// CHECK-NEXT: %cst_1 = arith.constant dense<[2.000000e+00, 1.500000e+00]> : vector<2xf32>
// CHECK-NEXT: "use"(%cst_1) : (vector<2xf32>) -> ()
// CHECK-NEXT: %0 = math.sqrt %cst_0 : tensor<2xf32>
// CHECK-NEXT: "use"(%0, %cst) : (tensor<2xf32>, tensor<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @vectors() {
  %c = arith.constant dense<[4.0, 2.25]> : vector<2xf32>
  %0 = math.sqrt %c : vector<2xf32>
  "use"(%0) : (vector<2xf32>) -> ()
  %d = arith.constant dense<[4.0, -2.25]> : tensor<2xf32>
  %1 = math.sqrt %d : tensor<2xf32>
  %2 = math.absf %d : tensor<2xf32>
  "use"(%1, %2) : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}
