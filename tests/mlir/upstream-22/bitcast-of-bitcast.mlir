// A bitcast of a bitcast is one bitcast, also where that is to the type that was there first: its fold drops it, another
// step, and bottom up a constant comes in with it.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize=top-down=false | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --canonicalize="max-num-rewrites=1 max-iterations=1" | FileCheck %s --check-prefix=STEP

// CHECK-LABEL: func.func @there_and_back(%arg0: f32) -> f32 {
// CHECK-NEXT: return %arg0 : f32
// CHECK-NEXT: }
// STEP-LABEL: func.func @there_and_back(%arg0: f32) -> f32 {
// STEP-NEXT: %0 = arith.bitcast %arg0 : f32 to f32
// STEP-NEXT: return %0 : f32
// STEP-NEXT: }
func.func @there_and_back(%a: f32) -> f32 {
  %0 = arith.bitcast %a : f32 to i32
  %1 = arith.bitcast %0 : i32 to f32
  return %1 : f32
}
// CHECK-LABEL: func.func @constants() -> (tensor<2xf32>, tensor<2xf64>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[0x7FC00001, 6.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[0x7FF0000000000000, -0.000000e+00]> : tensor<2xf64>
// CHECK-NEXT: %cst_1 = arith.constant dense<[0x7F800000, -0.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %cst_2 = arith.constant dense<[2139095040, -2147483648]> : tensor<2xi32>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_1 : tensor<2xf32>, tensor<2xf64>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>
// CHECK-NEXT: }
// STEP-LABEL: func.func @constants() -> (tensor<2xf32>, tensor<2xf64>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>) {
// STEP-NEXT: %cst = arith.constant dense<[0x7FC00001, 3.000000e+00]> : tensor<2xf32>
// STEP-NEXT: %cst_0 = arith.constant dense<[0x7F800000, -0.000000e+00]> : tensor<2xf32>
// STEP-NEXT: %0 = arith.addf %cst, %cst : tensor<2xf32>
// STEP-NEXT: %1 = arith.extf %cst_0 : tensor<2xf32> to tensor<2xf64>
// STEP-NEXT: %2 = arith.minnumf %cst, %cst_0 : tensor<2xf32>
// STEP-NEXT: %3 = arith.bitcast %cst_0 : tensor<2xf32> to tensor<2xi32>
// STEP-NEXT: %4 = arith.bitcast %3 : tensor<2xi32> to tensor<2xf32>
// STEP-NEXT: return %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<2xf64>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>
// STEP-NEXT: }
func.func @constants() -> (tensor<2xf32>, tensor<2xf64>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>) {
  %a = arith.constant dense<[0x7FC00001, 3.0]> : tensor<2xf32>
  %b = arith.constant dense<[0x7F800000, -0.0]> : tensor<2xf32>
  %0 = arith.addf %a, %a : tensor<2xf32>
  %1 = arith.extf %b : tensor<2xf32> to tensor<2xf64>
  %2 = arith.minnumf %a, %b : tensor<2xf32>
  %3 = arith.bitcast %b : tensor<2xf32> to tensor<2xi32>
  %4 = arith.bitcast %3 : tensor<2xi32> to tensor<2xf32>
  return %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<2xf64>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>
}
