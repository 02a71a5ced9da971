// What was cut and widened again is what it was, where both casts may be contracted.
//
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @both(%arg0: f32) -> f32 {
// CHECK-NEXT: return %arg0 : f32
// CHECK-NEXT: }
func.func @both(%x: f32) -> f32 {
  %0 = arith.truncf %x fastmath<contract> : f32 to bf16
  %1 = arith.extf %0 fastmath<contract> : bf16 to f32
  return %1 : f32
}

// CHECK-LABEL: func.func @fast(%arg0: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT: return %arg0 : vector<4xf64>
// CHECK-NEXT: }
func.func @fast(%x: vector<4xf64>) -> vector<4xf64> {
  %0 = arith.truncf %x fastmath<fast> : vector<4xf64> to vector<4xf16>
  %1 = arith.extf %0 fastmath<nnan,contract> : vector<4xf16> to vector<4xf64>
  return %1 : vector<4xf64>
}

// CHECK-LABEL: func.func @one(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT: %0 = arith.truncf %arg0 fastmath<contract> : f32 to bf16
// CHECK-NEXT: %1 = arith.extf %0 : bf16 to f32
// CHECK-NEXT: %2 = arith.truncf %arg0 : f32 to f16
// CHECK-NEXT: %3 = arith.extf %2 fastmath<contract> : f16 to f32
// CHECK-NEXT: return %1, %3 : f32, f32
// CHECK-NEXT: }
func.func @one(%x: f32) -> (f32, f32) {
  %0 = arith.truncf %x fastmath<contract> : f32 to bf16
  %1 = arith.extf %0 : bf16 to f32
  %2 = arith.truncf %x : f32 to f16
  %3 = arith.extf %2 fastmath<contract> : f16 to f32
  return %1, %3 : f32, f32
}

// CHECK-LABEL: func.func @wider(%arg0: f32) -> f64 {
// CHECK-NEXT: %0 = arith.truncf %arg0 fastmath<contract> : f32 to bf16
// CHECK-NEXT: %1 = arith.extf %0 fastmath<contract> : bf16 to f64
// CHECK-NEXT: return %1 : f64
// CHECK-NEXT: }
func.func @wider(%x: f32) -> f64 {
  %0 = arith.truncf %x fastmath<contract> : f32 to bf16
  %1 = arith.extf %0 fastmath<contract> : bf16 to f64
  return %1 : f64
}
