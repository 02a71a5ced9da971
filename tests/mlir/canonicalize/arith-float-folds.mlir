// Folds and patterns of floating-point arithmetic, to the bit.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @neutral(%arg0: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT: %0 = arith.addf %arg0, %cst : f32
// CHECK-NEXT: %1 = arith.subf %arg0, %cst_0 : f32
// CHECK-NEXT: return %arg0, %0, %arg0, %1, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @neutral(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %pz = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %0 = arith.addf %x, %nz : f32
  %1 = arith.addf %x, %pz : f32
  %2 = arith.subf %x, %pz : f32
  %3 = arith.subf %x, %nz : f32
  %4 = arith.mulf %one, %x : f32
  %5 = arith.divf %x, %one : f32
  %6 = arith.maximumf %x, %ninf : f32
  %7 = arith.minimumf %x, %inf : f32
  %8 = arith.maxnumf %x, %ninf : f32
  %9 = arith.minnumf %x, %x : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @constants() -> (f32, f32, f32, f32, f32, f16, bf16, f64, f32) {
// CHECK-NEXT: %cst = arith.constant 3.39999986 : f32
// CHECK-NEXT: %cst_0 = arith.constant -3.200000e+00 : f32
// CHECK-NEXT: %cst_1 = arith.constant 3.300000e-01 : f32
// CHECK-NEXT: %cst_2 = arith.constant 3.300000e+01 : f32
// CHECK-NEXT: %cst_3 = arith.constant 0.0999999046 : f32
// CHECK-NEXT: %cst_4 = arith.constant 1.001950e+00 : f16
// CHECK-NEXT: %cst_5 = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT: %cst_6 = arith.constant 2.000000e-01 : f64
// CHECK-NEXT: %cst_7 = arith.constant -1.000000e-01 : f32
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7 : f32, f32, f32, f32, f32, f16, bf16, f64, f32
// CHECK-NEXT: }
func.func @constants() -> (f32, f32, f32, f32, f32, f16, bf16, f64, f32) {
  %a = arith.constant 0.1 : f32
  %b = arith.constant 3.3 : f32
  %h = arith.constant 1.001 : f16
  %g = arith.constant 1.3 : bf16
  %d = arith.constant 0.1 : f64
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.mulf %a, %b : f32
  %3 = arith.divf %b, %a : f32
  %4 = arith.remf %b, %a : f32
  %5 = arith.mulf %h, %h : f16
  %6 = arith.divf %g, %g : bf16
  %7 = arith.addf %d, %d : f64
  %8 = arith.negf %a : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, f32, f32, f16, bf16, f64, f32
}

// CHECK-LABEL: func.func @special() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f16) {
// CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %cst_0 = arith.constant 0xFFC00007 : f32
// CHECK-NEXT: %cst_1 = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %cst_2 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT: %cst_3 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_4 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_5 = arith.constant 0x7C00 : f16
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst, %cst_2, %cst_3, %cst_2, %cst_4, %cst_0, %cst_5 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f16
// CHECK-NEXT: }
func.func @special() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f16) {
  %pz = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  %nan = arith.constant 0xFFC00007 : f32
  %max = arith.constant 65504.0 : f16
  %0 = arith.subf %inf, %inf : f32
  %1 = arith.addf %one, %nan : f32
  %2 = arith.divf %one, %pz : f32
  %3 = arith.divf %pz, %pz : f32
  %4 = arith.remf %nz, %one : f32
  %5 = arith.maximumf %nz, %pz : f32
  %6 = arith.minimumf %pz, %nz : f32
  %7 = arith.minnumf %nan, %one : f32
  %8 = arith.maximumf %nan, %one : f32
  %9 = arith.addf %max, %max : f16
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f16
}

// CHECK-LABEL: func.func @signs(%arg0: f32, %arg1: f32) -> (f32, f32, f32) {
// CHECK-NEXT: %0 = arith.negf %arg0 : f32
// CHECK-NEXT: %1 = arith.negf %arg1 : f32
// CHECK-NEXT: %2 = arith.mulf %arg0, %arg1 fastmath<nnan> : f32
// CHECK-NEXT: %3 = arith.divf %arg0, %arg1 : f32
// CHECK-NEXT: %4 = arith.addf %0, %1 : f32
// CHECK-NEXT: return %2, %3, %4 : f32, f32, f32
// CHECK-NEXT: }
func.func @signs(%x: f32, %y: f32) -> (f32, f32, f32) {
  %0 = arith.negf %x : f32
  %1 = arith.negf %y : f32
  %2 = arith.mulf %0, %1 fastmath<nnan> : f32
  %3 = arith.divf %0, %1 : f32
  %4 = arith.addf %0, %1 : f32
  return %2, %3, %4 : f32, f32, f32
}

// CHECK-LABEL: func.func @comparison(%arg0: f32) -> (i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = arith.cmpf ogt, %arg0, %cst : f32
// CHECK-NEXT: return %true, %false, %false, %true, %true, %0 : i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @comparison(%x: f32) -> (i1, i1, i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf olt, %one, %two : f32
  %1 = arith.cmpf uge, %one, %two : f32
  %2 = arith.cmpf oeq, %x, %nan : f32
  %3 = arith.cmpf une, %nan, %x : f32
  %4 = arith.cmpf ord, %one, %one : f32
  %5 = arith.cmpf ogt, %x, %one : f32
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}

// Comparisons of integers made floats are comparisons of integers where no precision is lost.
// CHECK-LABEL: func.func @comparison_of_integer(%arg0: i32, %arg1: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c-4_i32 = arith.constant -4 : i32
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %0 = arith.cmpi sle, %arg0, %c4_i32 : i32
// CHECK-NEXT: %1 = arith.cmpi sge, %arg0, %c-4_i32 : i32
// CHECK-NEXT: %2 = arith.cmpi sle, %arg1, %c7_i8 : i8
// CHECK-NEXT: %3 = arith.cmpi ugt, %arg1, %c7_i8 : i8
// CHECK-NEXT: %4 = arith.cmpi ne, %arg0, %c7_i32 : i32
// CHECK-NEXT: return %0, %1, %false, %false, %2, %3, %true, %false, %4, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @comparison_of_integer(%x: i32, %y: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c = arith.constant 4.4 : f64
  %n = arith.constant -4.4 : f64
  %w = arith.constant 7.0 : f32
  %big = arith.constant 1000.0 : f32
  %far = arith.constant 1.0e10 : f32
  %s = arith.sitofp %x : i32 to f64
  %u = arith.uitofp %x : i32 to f64
  %t = arith.sitofp %y : i8 to f32
  %v = arith.uitofp %y : i8 to f32
  %r = arith.sitofp %x : i32 to f32
  %0 = arith.cmpf olt, %s, %c : f64
  %1 = arith.cmpf oge, %s, %n : f64
  %2 = arith.cmpf ult, %u, %n : f64
  %3 = arith.cmpf oeq, %s, %c : f64
  %4 = arith.cmpf ole, %t, %w : f32
  %5 = arith.cmpf ogt, %v, %w : f32
  %6 = arith.cmpf olt, %t, %big : f32
  %7 = arith.cmpf uno, %v, %w : f32
  %8 = arith.cmpf one, %r, %w : f32
  %9 = arith.cmpf olt, %r, %far : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
