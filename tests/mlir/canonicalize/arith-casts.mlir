// Folds and patterns of casts: constants, chains, round trips.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @integers() -> (i32, i32, i8, index, index, i8, i32, f32) {
// CHECK-NEXT: %c-3_i32 = arith.constant -3 : i32
// CHECK-NEXT: %c253_i32 = arith.constant 253 : i32
// CHECK-NEXT: %c112_i8 = arith.constant 112 : i8
// CHECK-NEXT: %c-3 = arith.constant -3 : index
// CHECK-NEXT: %c253 = arith.constant 253 : index
// CHECK-NEXT: %c-3_i8 = arith.constant -3 : i8
// CHECK-NEXT: %c-1071644672_i32 = arith.constant -1071644672 : i32
// CHECK-NEXT: %cst = arith.constant 9.809080e-41 : f32
// CHECK-NEXT: return %c-3_i32, %c253_i32, %c112_i8, %c-3, %c253, %c-3_i8, %c-1071644672_i32, %cst : i32, i32, i8, index, index, i8, i32, f32
// CHECK-NEXT: }
func.func @integers() -> (i32, i32, i8, index, index, i8, i32, f32) {
  %a = arith.constant -3 : i8
  %b = arith.constant 70000 : i32
  %f = arith.constant -2.5 : f32
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extui %a : i8 to i32
  %2 = arith.trunci %b : i32 to i8
  %3 = arith.index_cast %a : i8 to index
  %4 = arith.index_castui %a : i8 to index
  %5 = arith.index_cast %3 : index to i8
  %6 = arith.bitcast %f : f32 to i32
  %7 = arith.bitcast %b : i32 to f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i8, index, index, i8, i32, f32
}

// CHECK-LABEL: func.func @floats() -> (f32, i8, i8, f64, f16, bf16, f16) {
// CHECK-NEXT: %cst = arith.constant -3.000000e+00 : f32
// CHECK-NEXT: %c-2_i8 = arith.constant -2 : i8
// CHECK-NEXT: %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT: %cst_0 = arith.constant 3.9900000095367432 : f64
// CHECK-NEXT: %cst_1 = arith.constant -2.500000e+00 : f16
// CHECK-NEXT: %cst_2 = arith.constant -2.500000e+00 : bf16
// CHECK-NEXT: %cst_3 = arith.constant 2.530000e+02 : f16
// CHECK-NEXT: return %cst, %c-2_i8, %c3_i8, %cst_0, %cst_1, %cst_2, %cst_3 : f32, i8, i8, f64, f16, bf16, f16
// CHECK-NEXT: }
func.func @floats() -> (f32, i8, i8, f64, f16, bf16, f16) {
  %a = arith.constant -3 : i8
  %f = arith.constant -2.5 : f32
  %p = arith.constant 3.99 : f32
  %0 = arith.sitofp %a : i8 to f32
  %1 = arith.fptosi %f : f32 to i8
  %2 = arith.fptoui %p : f32 to i8
  %3 = arith.extf %p : f32 to f64
  %4 = arith.truncf %f : f32 to f16
  %5 = arith.truncf %f : f32 to bf16
  %6 = arith.uitofp %a : i8 to f16
  return %0, %1, %2, %3, %4, %5, %6 : f32, i8, i8, f64, f16, bf16, f16
}

// Nothing is lost, or nothing is folded.
// CHECK-LABEL: func.func @not_folded() -> (f16, i8, i8, i8, f64, bf16) {
// CHECK-NEXT: %cst = arith.constant 1.000000e-01 : f32
// CHECK-NEXT: %cst_0 = arith.constant -1.500000e+00 : f32
// CHECK-NEXT: %cst_1 = arith.constant 3.000000e+02 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %cst_3 = arith.constant 0x7FA00000 : f32
// CHECK-NEXT: %cst_4 = arith.constant 0x7FC00001 : f32
// CHECK-NEXT: %0 = arith.truncf %cst : f32 to f16
// CHECK-NEXT: %1 = arith.fptoui %cst_0 : f32 to i8
// CHECK-NEXT: %2 = arith.fptosi %cst_1 : f32 to i8
// CHECK-NEXT: %3 = arith.fptosi %cst_2 : f32 to i8
// CHECK-NEXT: %4 = arith.extf %cst_3 : f32 to f64
// CHECK-NEXT: %5 = arith.truncf %cst_4 : f32 to bf16
// CHECK-NEXT: return %0, %1, %2, %3, %4, %5 : f16, i8, i8, i8, f64, bf16
// CHECK-NEXT: }
func.func @not_folded() -> (f16, i8, i8, i8, f64, bf16) {
  %f = arith.constant 0.1 : f32
  %n = arith.constant -1.5 : f32
  %big = arith.constant 300.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %signaling = arith.constant 0x7FA00000 : f32
  %payload = arith.constant 0x7FC00001 : f32
  %0 = arith.truncf %f : f32 to f16
  %1 = arith.fptoui %n : f32 to i8
  %2 = arith.fptosi %big : f32 to i8
  %3 = arith.fptosi %nan : f32 to i8
  %4 = arith.extf %signaling : f32 to f64
  %5 = arith.truncf %payload : f32 to bf16
  return %0, %1, %2, %3, %4, %5 : f16, i8, i8, i8, f64, bf16
}

// CHECK-LABEL: func.func @rounding() -> (f32, f32, f16, bf16, f64, f64) {
// CHECK-NEXT: %cst = arith.constant 0x4B800000 : f32
// CHECK-NEXT: %cst_0 = arith.constant 9.007200e+15 : f32
// CHECK-NEXT: %cst_1 = arith.constant 0x7C00 : f16
// CHECK-NEXT: %cst_2 = arith.constant 9.007190e+15 : bf16
// CHECK-NEXT: %cst_3 = arith.constant 1.8446744073709552E+19 : f64
// CHECK-NEXT: %cst_4 = arith.constant -1.000000e+00 : f64
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : f32, f32, f16, bf16, f64, f64
// CHECK-NEXT: }
func.func @rounding() -> (f32, f32, f16, bf16, f64, f64) {
  %a = arith.constant 16777217 : i32
  %b = arith.constant 9007199791611905 : i64
  %m = arith.constant -1 : i64
  %0 = arith.sitofp %a : i32 to f32
  %1 = arith.sitofp %b : i64 to f32
  %2 = arith.sitofp %a : i32 to f16
  %3 = arith.uitofp %b : i64 to bf16
  %4 = arith.uitofp %m : i64 to f64
  %5 = arith.sitofp %m : i64 to f64
  return %0, %1, %2, %3, %4, %5 : f32, f32, f16, bf16, f64, f64
}

// CHECK-LABEL: func.func @chains(%arg0: i8, %arg1: i64, %arg2: f32) -> (i64, i64, i64, i8, i16, i8, i16, i16, i8) {
// CHECK-NEXT: %0 = arith.extsi %arg0 : i8 to i64
// CHECK-NEXT: %1 = arith.extui %arg0 : i8 to i64
// CHECK-NEXT: %2 = arith.extui %arg0 : i8 to i64
// CHECK-NEXT: %3 = arith.trunci %arg1 : i64 to i16
// CHECK-NEXT: %4 = arith.trunci %arg1 : i64 to i8
// CHECK-NEXT: %5 = arith.extsi %arg0 : i8 to i16
// CHECK-NEXT: %6 = arith.extui %arg0 : i8 to i16
// CHECK-NEXT: %7 = arith.trunci %arg1 : i64 to i8
// CHECK-NEXT: return %0, %1, %2, %arg0, %3, %4, %5, %6, %7 : i64, i64, i64, i8, i16, i8, i16, i16, i8
// CHECK-NEXT: }
func.func @chains(%a: i8, %w: i64, %f: f32) -> (i64, i64, i64, i8, i16, i8, i16, i16, i8) {
  %s = arith.extsi %a : i8 to i32
  %u = arith.extui %a : i8 to i32
  %0 = arith.extsi %s : i32 to i64
  %1 = arith.extui %u : i32 to i64
  %2 = arith.extsi %u : i32 to i64
  %3 = arith.trunci %s : i32 to i8
  %4 = arith.trunci %w : i64 to i16
  %5 = arith.trunci %4 : i16 to i8
  %6 = arith.trunci %s : i32 to i16
  %7 = arith.trunci %u : i32 to i16
  %8 = arith.extsi %4 : i16 to i64
  %9 = arith.trunci %8 : i64 to i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %9 : i64, i64, i64, i8, i16, i8, i16, i16, i8
}

// CHECK-LABEL: func.func @round_trips(%arg0: i32, %arg1: index, %arg2: f32, %arg3: i8) -> (i32, index, f32, i32, index, index, f32) {
// CHECK-NEXT: %0 = arith.bitcast %arg2 : f32 to i32
// CHECK-NEXT: %1 = arith.index_cast %arg3 : i8 to index
// CHECK-NEXT: %2 = arith.index_castui %arg3 : i8 to index
// CHECK-NEXT: return %arg0, %arg1, %arg2, %0, %1, %2, %arg2 : i32, index, f32, i32, index, index, f32
// CHECK-NEXT: }
func.func @round_trips(%a: i32, %i: index, %f: f32, %b: i8) -> (i32, index, f32, i32, index, index, f32) {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_cast %0 : index to i32
  %2 = arith.index_castui %i : index to i32
  %3 = arith.index_castui %2 : i32 to index
  %4 = arith.bitcast %f : f32 to i32
  %5 = arith.bitcast %4 : i32 to f32
  %6 = arith.extsi %b : i8 to i32
  %7 = arith.index_cast %6 : i32 to index
  %8 = arith.extui %b : i8 to i32
  %9 = arith.index_castui %8 : i32 to index
  %10 = arith.negf %f : f32
  %11 = arith.negf %10 : f32
  return %1, %3, %5, %4, %7, %9, %11 : i32, index, f32, i32, index, index, f32
}

// CHECK-LABEL: func.func @shift_and_truncate(%arg0: i32, %arg1: i32) -> (i16, i32, i32, i16) {
// CHECK-NEXT: %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT: %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT: %0 = arith.shrui %arg0, %c16_i32 : i32
// CHECK-NEXT: %1 = arith.trunci %0 : i32 to i16
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : i32
// CHECK-NEXT: %2 = arith.shrsi %arg0, %c15_i32 : i32
// CHECK-NEXT: %3 = arith.trunci %2 : i32 to i16
// CHECK-NEXT: return %1, %high, %high_1, %3 : i16, i32, i32, i16
// CHECK-NEXT: }
func.func @shift_and_truncate(%x: i32, %y: i32) -> (i16, i32, i32, i16) {
  %c16 = arith.constant 16 : i32
  %c15 = arith.constant 15 : i32
  %c32 = arith.constant 32 : i64
  %0 = arith.shrsi %x, %c16 : i32
  %1 = arith.trunci %0 : i32 to i16
  %sx = arith.extsi %x : i32 to i64
  %sy = arith.extsi %y : i32 to i64
  %sp = arith.muli %sx, %sy : i64
  %ss = arith.shrui %sp, %c32 : i64
  %2 = arith.trunci %ss : i64 to i32
  %ux = arith.extui %x : i32 to i64
  %uy = arith.extui %y : i32 to i64
  %up = arith.muli %ux, %uy : i64
  %us = arith.shrui %up, %c32 : i64
  %3 = arith.trunci %us : i64 to i32
  %4 = arith.shrsi %x, %c15 : i32
  %5 = arith.trunci %4 : i32 to i16
  return %1, %2, %3, %5 : i16, i32, i32, i16
}
