// Since 22 a truncation takes what was extended, or converts an integer at once, and a division undoes a product that
// cannot have overflown.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @truncate_a(%arg0: f32) -> f32 {
// CHECK-NEXT: return %arg0 : f32
// CHECK-NEXT: }
func.func @truncate_a(%a: f32) -> f32 {
  %0 = arith.extf %a : f32 to f64
  %1 = arith.truncf %0 to_nearest_even : f64 to f32
  return %1 : f32
}
// CHECK-LABEL: func.func @truncate_b(%arg0: f32) -> f16 {
// CHECK-NEXT: %0 = arith.truncf %arg0 to_nearest_even fastmath<fast> : f32 to f16
// CHECK-NEXT: return %0 : f16
// CHECK-NEXT: }
func.func @truncate_b(%a: f32) -> f16 {
  %0 = arith.extf %a fastmath<nnan> : f32 to f64
  %1 = arith.truncf %0 to_nearest_even fastmath<fast> : f64 to f16
  return %1 : f16
}
// CHECK-LABEL: func.func @truncate_c(%arg0: f16) -> f32 {
// CHECK-NEXT: %0 = arith.extf %arg0 fastmath<nnan> : f16 to f64
// CHECK-NEXT: %1 = arith.truncf %0 fastmath<fast> : f64 to f32
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @truncate_c(%a: f16) -> f32 {
  %0 = arith.extf %a fastmath<nnan> : f16 to f64
  %1 = arith.truncf %0 fastmath<fast> : f64 to f32
  return %1 : f32
}
// CHECK-LABEL: func.func @truncate_d(%arg0: f16) -> bf16 {
// CHECK-NEXT: %0 = arith.extf %arg0 : f16 to f64
// CHECK-NEXT: %1 = arith.truncf %0 : f64 to bf16
// CHECK-NEXT: return %1 : bf16
// CHECK-NEXT: }
func.func @truncate_d(%a: f16) -> bf16 {
  %0 = arith.extf %a : f16 to f64
  %1 = arith.truncf %0 : f64 to bf16
  return %1 : bf16
}
// CHECK-LABEL: func.func @truncate_e(%arg0: bf16) -> f16 {
// CHECK-NEXT: %0 = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT: %1 = arith.truncf %0 : f32 to f16
// CHECK-NEXT: return %1 : f16
// CHECK-NEXT: }
func.func @truncate_e(%a: bf16) -> f16 {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.truncf %0 : f32 to f16
  return %1 : f16
}
// CHECK-LABEL: func.func @truncate_f(%arg0: vector<4xf32>) -> vector<4xf16> {
// CHECK-NEXT: %0 = arith.truncf %arg0 : vector<4xf32> to vector<4xf16>
// CHECK-NEXT: return %0 : vector<4xf16>
// CHECK-NEXT: }
func.func @truncate_f(%a: vector<4xf32>) -> vector<4xf16> {
  %0 = arith.extf %a : vector<4xf32> to vector<4xf64>
  %1 = arith.truncf %0 : vector<4xf64> to vector<4xf16>
  return %1 : vector<4xf16>
}
// CHECK-LABEL: func.func @truncate_g(%arg0: i32) -> f32 {
// CHECK-NEXT: %0 = arith.sitofp %arg0 : i32 to f64
// CHECK-NEXT: %1 = arith.truncf %0 downward fastmath<fast> : f64 to f32
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @truncate_g(%a: i32) -> f32 {
  %0 = arith.sitofp %a : i32 to f64
  %1 = arith.truncf %0 downward fastmath<fast> : f64 to f32
  return %1 : f32
}
// CHECK-LABEL: func.func @truncate_h(%arg0: i64) -> (f16, f64) {
// CHECK-NEXT: %0 = arith.uitofp %arg0 : i64 to f64
// CHECK-NEXT: %1 = arith.uitofp %arg0 : i64 to f16
// CHECK-NEXT: return %1, %0 : f16, f64
// CHECK-NEXT: }
func.func @truncate_h(%a: i64) -> (f16, f64) {
  %0 = arith.uitofp %a : i64 to f64
  %1 = arith.truncf %0 : f64 to f16
  return %1, %0 : f16, f64
}
// CHECK-LABEL: func.func @truncate_i(%arg0: vector<2xi64>) -> vector<2xf16> {
// CHECK-NEXT: %0 = arith.uitofp %arg0 : vector<2xi64> to vector<2xf16>
// CHECK-NEXT: return %0 : vector<2xf16>
// CHECK-NEXT: }
func.func @truncate_i(%a: vector<2xi64>) -> vector<2xf16> {
  %0 = arith.uitofp %a : vector<2xi64> to vector<2xf32>
  %1 = arith.truncf %0 : vector<2xf32> to vector<2xf16>
  return %1 : vector<2xf16>
}
// CHECK-LABEL: func.func @truncate_j(%arg0: f8E5M2) -> f8E4M3FN {
// CHECK-NEXT: %0 = arith.extf %arg0 : f8E5M2 to f16
// CHECK-NEXT: %1 = arith.truncf %0 : f16 to f8E4M3FN
// CHECK-NEXT: return %1 : f8E4M3FN
// CHECK-NEXT: }
func.func @truncate_j(%a: f8E5M2) -> f8E4M3FN {
  %0 = arith.extf %a : f8E5M2 to f16
  %1 = arith.truncf %0 : f16 to f8E4M3FN
  return %1 : f8E4M3FN
}
// CHECK-LABEL: func.func @truncate_k(%arg0: f8E5M2) -> f8E4M3FN {
// CHECK-NEXT: %0 = arith.extf %arg0 : f8E5M2 to bf16
// CHECK-NEXT: %1 = arith.truncf %0 : bf16 to f8E4M3FN
// CHECK-NEXT: return %1 : f8E4M3FN
// CHECK-NEXT: }
func.func @truncate_k(%a: f8E5M2) -> f8E4M3FN {
  %0 = arith.extf %a : f8E5M2 to bf16
  %1 = arith.truncf %0 : bf16 to f8E4M3FN
  return %1 : f8E4M3FN
}
// CHECK-LABEL: func.func @truncate_k2(%arg0: f8E4M3FN) -> f8E5M2 {
// CHECK-NEXT: %0 = arith.extf %arg0 : f8E4M3FN to f32
// CHECK-NEXT: %1 = arith.truncf %0 : f32 to f8E5M2
// CHECK-NEXT: return %1 : f8E5M2
// CHECK-NEXT: }
func.func @truncate_k2(%a: f8E4M3FN) -> f8E5M2 {
  %0 = arith.extf %a : f8E4M3FN to f32
  %1 = arith.truncf %0 : f32 to f8E5M2
  return %1 : f8E5M2
}
// CHECK-LABEL: func.func @truncate_l(%arg0: f8E4M3B11FNUZ) -> f8E4M3B11FNUZ {
// CHECK-NEXT: return %arg0 : f8E4M3B11FNUZ
// CHECK-NEXT: }
func.func @truncate_l(%a: f8E4M3B11FNUZ) -> f8E4M3B11FNUZ {
  %0 = arith.extf %a : f8E4M3B11FNUZ to f16
  %1 = arith.truncf %0 : f16 to f8E4M3B11FNUZ
  return %1 : f8E4M3B11FNUZ
}
// CHECK-LABEL: func.func @truncate_m(%arg0: bf16) -> bf16 {
// CHECK-NEXT: return %arg0 : bf16
// CHECK-NEXT: }
func.func @truncate_m(%a: bf16) -> bf16 {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.extf %0 : f32 to f64
  %2 = arith.truncf %1 : f64 to bf16
  return %2 : bf16
}
// CHECK-LABEL: func.func @truncate_n(%arg0: f64) -> f16 {
// CHECK-NEXT: %0 = arith.truncf %arg0 : f64 to f32
// CHECK-NEXT: %1 = arith.truncf %0 : f32 to f16
// CHECK-NEXT: return %1 : f16
// CHECK-NEXT: }
func.func @truncate_n(%a: f64) -> f16 {
  %0 = arith.truncf %a : f64 to f32
  %1 = arith.truncf %0 : f32 to f16
  return %1 : f16
}
// CHECK-LABEL: func.func @at_once_g(%arg0: i32) -> f32 {
// CHECK-NEXT: %0 = arith.sitofp %arg0 : i32 to f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @at_once_g(%a: i32) -> f32 {
  %0 = arith.sitofp %a : i32 to f64
  %1 = arith.truncf %0 fastmath<fast> : f64 to f32
  return %1 : f32
}
// CHECK-LABEL: func.func @at_once_g2(%arg0: i32) -> f32 {
// CHECK-NEXT: %0 = arith.sitofp %arg0 {x} : i32 to f64
// CHECK-NEXT: %1 = arith.truncf %0 downward : f64 to f32
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @at_once_g2(%a: i32) -> f32 {
  %0 = arith.sitofp %a {x} : i32 to f64
  %1 = arith.truncf %0 downward : f64 to f32
  return %1 : f32
}
// CHECK-LABEL: func.func @at_once_g3(%arg0: i32) -> f32 {
// CHECK-NEXT: %0 = arith.sitofp %arg0 : i32 to f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @at_once_g3(%a: i32) -> f32 {
  %0 = arith.sitofp %a {x} : i32 to f64
  %1 = arith.truncf %0 {y} : f64 to f32
  return %1 : f32
}
// CHECK-LABEL: func.func @at_once_m1(%arg0: index, %arg1: index) -> (index, index, index, index, index, index) {
// CHECK-NEXT: %0 = arith.muli %arg0, %arg1 overflow<nuw> : index
// CHECK-NEXT: %1 = arith.muli %arg0, %arg1 overflow<nsw> : index
// CHECK-NEXT: %2 = arith.divui %1, %arg0 : index
// CHECK-NEXT: %3 = arith.divsi %0, %arg1 : index
// CHECK-NEXT: return %arg1, %arg0, %2, %3, %arg1, %arg0 : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @at_once_m1(%a: index, %b: index) -> (index, index, index, index, index, index) {
  %0 = arith.muli %a, %b overflow<nuw> : index
  %1 = arith.muli %a, %b overflow<nsw> : index
  %2 = arith.muli %a, %b overflow<nsw, nuw> : index
  %3 = arith.divui %0, %a : index
  %4 = arith.divsi %1, %b : index
  %5 = arith.divui %1, %a : index
  %6 = arith.divsi %0, %b : index
  %7 = arith.divui %2, %a : index
  %8 = arith.divsi %2, %b : index
  return %3, %4, %5, %6, %7, %8 : index, index, index, index, index, index
}
// CHECK-LABEL: func.func @at_once_m2(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %0 = arith.muli %arg0, %arg1 overflow<nuw> : i32
// CHECK-NEXT: %1 = arith.muli %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT: %2 = arith.ceildivui %0, %arg0 : i32
// CHECK-NEXT: %3 = arith.ceildivsi %1, %arg1 : i32
// CHECK-NEXT: %4 = arith.floordivsi %1, %arg0 : i32
// CHECK-NEXT: %5 = arith.remui %0, %arg1 : i32
// CHECK-NEXT: return %2, %3, %4, %5 : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @at_once_m2(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %0 = arith.muli %a, %b overflow<nuw> : i32
  %1 = arith.muli %a, %b overflow<nsw> : i32
  %3 = arith.ceildivui %0, %a : i32
  %4 = arith.ceildivsi %1, %b : i32
  %5 = arith.floordivsi %1, %a : i32
  %6 = arith.remui %0, %b : i32
  return %3, %4, %5, %6 : i32, i32, i32, i32
}
