// Ops that know one element only, and splats, which release 22 has no more.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @elements(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32) -> (f32, f32, f32, i32, i32, vector<2xi32>, f32, f32) {
// CHECK-NEXT: %cst = arith.constant dense<[4, 7]> : vector<2xi32>
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %cst_0 = arith.constant dense<2.000000e+00> : vector<4xf32>
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %cst_1 = arith.constant dense<[4, 5]> : vector<2xi32>
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %0 = vector.splat %arg0 : vector<4xf32>
// CHECK-NEXT: %1 = vector.extractelement %0[%arg2 : i32] : vector<4xf32>
// CHECK-NEXT: %2 = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK-NEXT: %3 = vector.extractelement %2[%arg2 : i32] : vector<4xf32>
// CHECK-NEXT: %4 = vector.insertelement %arg0, %arg1[%c1_i32 : i32] : vector<4xf32>
// CHECK-NEXT: %5 = vector.extractelement %4[%c1_i32 : i32] : vector<4xf32>
// CHECK-NEXT: %6 = vector.extractelement %cst_1[%c7_i32 : i32] : vector<2xi32>
// CHECK-NEXT: %7 = vector.broadcast %arg0 : f32 to vector<f32>
// CHECK-NEXT: %8 = vector.extractelement %7[] : vector<f32>
// CHECK-NEXT: %9 = vector.extractelement %cst_0[%arg2 : i32] : vector<4xf32>
// CHECK-NEXT: return %1, %3, %5, %c5_i32, %6, %cst, %8, %9 : f32, f32, f32, i32, i32, vector<2xi32>, f32, f32
// CHECK-NEXT: }
func.func @elements(%x: f32, %v: vector<4xf32>, %i: i32) -> (f32, f32, f32, i32, i32, vector<2xi32>, f32, f32) {
  %c1 = arith.constant 1 : i32
  %0 = vector.splat %x : vector<4xf32>
  %a = vector.extractelement %0[%i : i32] : vector<4xf32>
  %1 = vector.broadcast %x : f32 to vector<4xf32>
  %b = vector.extractelement %1[%i : i32] : vector<4xf32>
  %2 = vector.insertelement %x, %v[%c1 : i32] : vector<4xf32>
  %c = vector.extractelement %2[%c1 : i32] : vector<4xf32>
  %k = arith.constant dense<[4,5]> : vector<2xi32>
  %d = vector.extractelement %k[%c1 : i32] : vector<2xi32>
  %c7 = arith.constant 7 : i32
  %e = vector.extractelement %k[%c7 : i32] : vector<2xi32>
  %f = vector.insertelement %c7, %k[%c1 : i32] : vector<2xi32>
  %z = vector.broadcast %x : f32 to vector<f32>
  %g = vector.extractelement %z[] : vector<f32>
  %k2 = arith.constant dense<2.0> : vector<4xf32>
  %h = vector.extractelement %k2[%i : i32] : vector<4xf32>
  return %a, %b, %c, %d, %e, %f, %g, %h : f32, f32, f32, i32, i32, vector<2xi32>, f32, f32
}
// CHECK-LABEL: func.func @splats(%arg0: f32) -> (vector<2x4xf32>, vector<4xf32>, f32, vector<4xf32>) {
// CHECK-NEXT: %0 = vector.splat %arg0 : vector<4xf32>
// CHECK-NEXT: %1 = vector.splat %arg0 : vector<2x4xf32>
// CHECK-NEXT: %2 = vector.insert %arg0, %0 [0] : f32 into vector<4xf32>
// CHECK-NEXT: %3 = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK-NEXT: return %1, %2, %arg0, %3 : vector<2x4xf32>, vector<4xf32>, f32, vector<4xf32>
// CHECK-NEXT: }
func.func @splats(%x: f32) -> (vector<2x4xf32>, vector<4xf32>, f32, vector<4xf32>) {
  %0 = vector.splat %x : vector<2x4xf32>
  %1 = vector.splat %x : vector<4xf32>
  %2 = vector.insert %1, %0[0] : vector<4xf32> into vector<2x4xf32>
  %3 = vector.insert %x, %1[0] : f32 into vector<4xf32>
  %4 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
  %5 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  return %2, %3, %4, %5 : vector<2x4xf32>, vector<4xf32>, f32, vector<4xf32>
}
// CHECK-LABEL: func.func @syntax(%arg0: f32, %arg1: vector<8xf32>, %arg2: vector<f32>, %arg3: index) -> (f32, vector<8xf32>, vector<f32>) {
// CHECK-NEXT: %0 = vector.extractelement %arg1[%arg3 : index] {a} : vector<8xf32>
// CHECK-NEXT: %1 = vector.insertelement %arg0, %arg1[%arg3 : index] {b} : vector<8xf32>
// CHECK-NEXT: %2 = vector.insertelement %arg0, %arg2[] : vector<f32>
// CHECK-NEXT: return %0, %1, %2 : f32, vector<8xf32>, vector<f32>
// CHECK-NEXT: }
func.func @syntax(%f: f32, %w: vector<8xf32>, %z: vector<f32>, %i: index) -> (f32, vector<8xf32>, vector<f32>) {
  %0 = vector.extractelement %w[%i : index] {a} : vector<8xf32>
  %1 = vector.insertelement %f, %w[%i : index] {b} : vector<8xf32>
  %2 = vector.insertelement %f, %z[] : vector<f32>
  return %0, %1, %2 : f32, vector<8xf32>, vector<f32>
}
