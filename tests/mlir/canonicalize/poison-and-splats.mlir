// A choice between a value and poison is the value; vectors of one constant are constants.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @poison(%arg0: i1, %arg1: f32, %arg2: vector<2xi1>, %arg3: vector<2xf32>) -> (f32, f32, vector<2xf32>) {
// CHECK-NEXT: return %arg1, %arg1, %arg3 : f32, f32, vector<2xf32>
// CHECK-NEXT: }
func.func @poison(%c: i1, %a: f32, %v: vector<2xi1>, %b: vector<2xf32>) -> (f32, f32, vector<2xf32>) {
  %0 = ub.poison : f32
  %1 = ub.poison : vector<2xf32>
  %2 = arith.select %c, %0, %a : f32
  %3 = arith.select %c, %a, %0 : f32
  %4 = arith.select %v, %1, %b : vector<2xi1>, vector<2xf32>
  return %2, %3, %4 : f32, f32, vector<2xf32>
}

// CHECK-LABEL: func.func @splats() -> (vector<3xi16>, vector<2x2xf64>, vector<[4]xi1>) {
// CHECK-NEXT: %cst = arith.constant dense<-7> : vector<3xi16>
// CHECK-NEXT: %cst_0 = arith.constant dense<2.500000e+00> : vector<2x2xf64>
// CHECK-NEXT: %cst_1 = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT: return %cst, %cst_0, %cst_1 : vector<3xi16>, vector<2x2xf64>, vector<[4]xi1>
// CHECK-NEXT: }
func.func @splats() -> (vector<3xi16>, vector<2x2xf64>, vector<[4]xi1>) {
  %0 = arith.constant -7 : i8
  %1 = vector.splat %0 : vector<3xi8>
  %2 = arith.extsi %1 : vector<3xi8> to vector<3xi16>
  %3 = arith.constant 2.5 : f64
  %4 = vector.splat %3 : vector<2x2xf64>
  %5 = arith.constant true
  %6 = vector.splat %5 : vector<[4]xi1>
  return %2, %4, %6 : vector<3xi16>, vector<2x2xf64>, vector<[4]xi1>
}
