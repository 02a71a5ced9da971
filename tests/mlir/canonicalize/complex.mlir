// Complex numbers: what undoes one another, zero and one at the right, parts of what is known, casts.
// Nothing is computed from constants, and none changes sides.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @parts(%arg0: f32, %arg1: f32, %arg2: complex<f32>) -> (f32, f32, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %0 = complex.re %arg2 : complex<f32>
// CHECK-NEXT: %1 = complex.im %arg2 : complex<f32>
// CHECK-NEXT: %2 = complex.create %1, %0 : complex<f32>
// CHECK-NEXT: return %arg0, %arg1, %arg2, %2, %arg2 : f32, f32, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @parts(%x: f32, %y: f32, %z: complex<f32>) -> (f32, f32, complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.create %x, %y : complex<f32>
  %0 = complex.re %c : complex<f32>
  %1 = complex.im %c : complex<f32>
  %re = complex.re %z : complex<f32>
  %im = complex.im %z : complex<f32>
  %same = complex.create %re, %im : complex<f32>
  %swapped = complex.create %im, %re : complex<f32>
  %im_of_c = complex.im %same : complex<f32>
  %again = complex.create %re, %im_of_c : complex<f32>
  return %0, %1, %same, %swapped, %again : f32, f32, complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: func.func @parts_of_constant() -> (f64, f64, complex<f64>) {
// CHECK-NEXT: %cst = arith.constant 5.000000e-01 : f64
// CHECK-NEXT: %cst_0 = arith.constant -4.000000e+00 : f64
// CHECK-NEXT: %0 = complex.create %cst, %cst_0 : complex<f64>
// CHECK-NEXT: return %cst, %cst_0, %0 : f64, f64, complex<f64>
// CHECK-NEXT: }
func.func @parts_of_constant() -> (f64, f64, complex<f64>) {
  %c = complex.constant [0.5, -4.0] : complex<f64>
  %re = complex.re %c : complex<f64>
  %im = complex.im %c : complex<f64>
  %back = complex.create %re, %im : complex<f64>
  return %re, %im, %back : f64, f64, complex<f64>
}

// The flags are lost; the conjugate's parts stay as they are.
// CHECK-LABEL: func.func @parts_of_negated(%arg0: f32, %arg1: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT: %0 = complex.create %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %1 = arith.negf %arg0 : f32
// CHECK-NEXT: %2 = arith.negf %arg1 : f32
// CHECK-NEXT: %3 = complex.conj %0 : complex<f32>
// CHECK-NEXT: %4 = complex.re %3 : complex<f32>
// CHECK-NEXT: %5 = complex.im %3 : complex<f32>
// CHECK-NEXT: return %1, %2, %4, %5 : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @parts_of_negated(%x: f32, %y: f32) -> (f32, f32, f32, f32) {
  %c = complex.create %x, %y : complex<f32>
  %neg = complex.neg %c fastmath<fast> : complex<f32>
  %0 = complex.re %neg fastmath<nnan> : complex<f32>
  %1 = complex.im %neg : complex<f32>
  %conj = complex.conj %c : complex<f32>
  %2 = complex.re %conj : complex<f32>
  %3 = complex.im %conj : complex<f32>
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @sums(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %0 = complex.sub %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %1 = complex.add %0, %arg0 : complex<f32>
// CHECK-NEXT: %2 = complex.add %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %3 = complex.sub %2, %arg0 : complex<f32>
// CHECK-NEXT: %4 = complex.sub %arg1, %2 : complex<f32>
// CHECK-NEXT: return %arg0, %arg0, %1, %arg0, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @sums(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %less = complex.sub %a, %b : complex<f32>
  %0 = complex.add %less, %b fastmath<nsz> : complex<f32>
  %1 = complex.add %b, %less : complex<f32>
  %2 = complex.add %less, %a : complex<f32>
  %more = complex.add %a, %b : complex<f32>
  %3 = complex.sub %more, %b : complex<f32>
  %4 = complex.sub %more, %a : complex<f32>
  %5 = complex.sub %b, %more : complex<f32>
  return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: func.func @zero(%arg0: complex<f16>) -> (complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>) {
// CHECK-NEXT: %cst = complex.constant [0.000000e+00 : f16, 0.000000e+00 : f16] : complex<f16>
// CHECK-NEXT: %cst_0 = complex.constant [0.000000e+00 : f16, 1.000000e+00 : f16] : complex<f16>
// CHECK-NEXT: %0 = complex.add %cst, %arg0 : complex<f16>
// CHECK-NEXT: %1 = complex.sub %cst, %arg0 : complex<f16>
// CHECK-NEXT: %2 = complex.add %arg0, %cst_0 : complex<f16>
// CHECK-NEXT: %3 = complex.mul %arg0, %cst : complex<f16>
// CHECK-NEXT: return %arg0, %0, %arg0, %1, %2, %3 : complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>
// CHECK-NEXT: }
func.func @zero(%a: complex<f16>) -> (complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>) {
  %zero = complex.constant [0.0 : f16, 0.0 : f16] : complex<f16>
  %minus = complex.constant [-0.0 : f16, -0.0 : f16] : complex<f16>
  %i = complex.constant [0.0 : f16, 1.0 : f16] : complex<f16>
  %0 = complex.add %a, %zero : complex<f16>
  %1 = complex.add %zero, %a : complex<f16>
  %2 = complex.sub %a, %minus : complex<f16>
  %3 = complex.sub %zero, %a : complex<f16>
  %4 = complex.add %a, %i : complex<f16>
  %5 = complex.mul %a, %zero : complex<f16>
  return %0, %1, %2, %3, %4, %5 : complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>
}

// CHECK-LABEL: func.func @factor(%arg0: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
// CHECK-NEXT: %cst = complex.constant [1.000000e+00, 0.000000e+00] : complex<f64>
// CHECK-NEXT: %cst_0 = complex.constant [-1.000000e+00, 0.000000e+00] : complex<f64>
// CHECK-NEXT: %cst_1 = complex.constant [1.000000e+00, 5.000000e-01] : complex<f64>
// CHECK-NEXT: %0 = complex.mul %cst, %arg0 : complex<f64>
// CHECK-NEXT: %1 = complex.div %cst, %arg0 : complex<f64>
// CHECK-NEXT: %2 = complex.mul %arg0, %cst_0 : complex<f64>
// CHECK-NEXT: %3 = complex.div %arg0, %cst_1 : complex<f64>
// CHECK-NEXT: return %arg0, %0, %arg0, %1, %2, %3 : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
// CHECK-NEXT: }
func.func @factor(%a: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
  %one = complex.constant [1.0, 0.0] : complex<f64>
  %below = complex.constant [1.0, -0.0] : complex<f64>
  %minus = complex.constant [-1.0, 0.0] : complex<f64>
  %more = complex.constant [1.0, 0.5] : complex<f64>
  %0 = complex.mul %a, %one : complex<f64>
  %1 = complex.mul %one, %a : complex<f64>
  %2 = complex.div %a, %below : complex<f64>
  %3 = complex.div %one, %a : complex<f64>
  %4 = complex.mul %a, %minus : complex<f64>
  %5 = complex.div %a, %more : complex<f64>
  return %0, %1, %2, %3, %4, %5 : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
}

// CHECK-LABEL: func.func @inverse(%arg0: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %0 = complex.exp %arg0 : complex<f32>
// CHECK-NEXT: %1 = complex.exp %0 : complex<f32>
// CHECK-NEXT: %2 = complex.log1p %arg0 : complex<f32>
// CHECK-NEXT: %3 = complex.expm1 %2 : complex<f32>
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0, %1, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @inverse(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %neg = complex.neg %a : complex<f32>
  %0 = complex.neg %neg : complex<f32>
  %conj = complex.conj %a : complex<f32>
  %1 = complex.conj %conj : complex<f32>
  %exp = complex.exp %a : complex<f32>
  %2 = complex.log %exp : complex<f32>
  %log = complex.log %a : complex<f32>
  %3 = complex.exp %log : complex<f32>
  %4 = complex.exp %exp : complex<f32>
  %log1p = complex.log1p %a : complex<f32>
  %5 = complex.expm1 %log1p : complex<f32>
  return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: func.func @nothing_computed() -> (complex<f32>, complex<f32>, i1, f32) {
// CHECK-NEXT: %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %cst_0 = complex.constant [3.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %0 = complex.add %cst, %cst_0 : complex<f32>
// CHECK-NEXT: %1 = complex.neg %cst : complex<f32>
// CHECK-NEXT: %2 = complex.eq %cst, %cst : complex<f32>
// CHECK-NEXT: %3 = complex.abs %cst_0 : complex<f32>
// CHECK-NEXT: return %0, %1, %2, %3 : complex<f32>, complex<f32>, i1, f32
// CHECK-NEXT: }
func.func @nothing_computed() -> (complex<f32>, complex<f32>, i1, f32) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.neg %a : complex<f32>
  %2 = complex.eq %a, %a : complex<f32>
  %3 = complex.abs %b : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, i1, f32
}

// CHECK-LABEL: func.func @casts(%arg0: complex<f32>, %arg1: i64, %arg2: f64) -> (complex<f32>, complex<f32>, i64, f64, complex<f32>, complex<f32>, i64, f64) {
// CHECK-NEXT: %0 = complex.bitcast %arg1 : i64 to complex<f32>
// CHECK-NEXT: %1 = arith.bitcast %arg1 : i64 to f64
// CHECK-NEXT: %2 = complex.bitcast %arg2 : f64 to complex<f32>
// CHECK-NEXT: %3 = complex.bitcast %arg0 : complex<f32> to f64
// CHECK-NEXT: return %arg0, %arg0, %arg1, %1, %0, %2, %arg1, %3 : complex<f32>, complex<f32>, i64, f64, complex<f32>, complex<f32>, i64, f64
// CHECK-NEXT: }
func.func @casts(%z: complex<f32>, %i: i64, %f: f64) -> (complex<f32>, complex<f32>, i64, f64, complex<f32>, complex<f32>, i64, f64) {
  %same = complex.bitcast %z : complex<f32> to complex<f32>
  %i_of_z = complex.bitcast %z : complex<f32> to i64
  %z_again = complex.bitcast %i_of_z : i64 to complex<f32>
  %z_of_i = complex.bitcast %i : i64 to complex<f32>
  %i_again = complex.bitcast %z_of_i : complex<f32> to i64
  %f_of_i = complex.bitcast %z_of_i : complex<f32> to f64
  %i_of_f = arith.bitcast %f : f64 to i64
  %z_of_f = complex.bitcast %i_of_f : i64 to complex<f32>
  %any = complex.bitcast %i : i64 to i64
  %f_of_z = arith.bitcast %i_of_z : i64 to f64
  return %same, %z_again, %i_again, %f_of_i, %z_of_i, %z_of_f, %any, %f_of_z : complex<f32>, complex<f32>, i64, f64, complex<f32>, complex<f32>, i64, f64
}

// One constant of each value, at the front of the function.
// CHECK-LABEL: func.func @front(%arg0: memref<?xcomplex<f32>>, %arg1: index) {
// CHECK-NEXT: %cst = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %cst_0 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT: memref.store %cst_0, %arg0[%arg2] : memref<?xcomplex<f32>>
// CHECK-NEXT: memref.store %cst, %arg0[%arg2] : memref<?xcomplex<f32>>
// CHECK-NEXT: memref.store %cst_0, %arg0[%arg2] : memref<?xcomplex<f32>>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @front(%m: memref<?xcomplex<f32>>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
    %b = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
    %a_too = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
    memref.store %a, %m[%i] : memref<?xcomplex<f32>>
    memref.store %b, %m[%i] : memref<?xcomplex<f32>>
    memref.store %a_too, %m[%i] : memref<?xcomplex<f32>>
  }
  return
}

// CHECK-LABEL: func.func @chosen(%arg0: i1) -> (complex<f32>, f32) {
// CHECK-NEXT: %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %cst_0 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %cst_1 = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %0 = arith.select %arg0, %cst_0, %cst_1 : complex<f32>
// CHECK-NEXT: return %0, %cst : complex<f32>, f32
// CHECK-NEXT: }
func.func @chosen(%c: i1) -> (complex<f32>, f32) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %0 = arith.select %c, %a, %b : complex<f32>
  %1 = scf.if %c -> complex<f32> {
    scf.yield %a : complex<f32>
  } else {
    scf.yield %a : complex<f32>
  }
  %2 = complex.im %1 : complex<f32>
  return %0, %2 : complex<f32>, f32
}
