// Constants of vectors and tensors: splats, elements one by one, and what stays.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @splats(%arg0: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xf32>, vector<4xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<7> : vector<4xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %cst_2 = arith.constant dense<2.250000e+00> : vector<4xf32>
// CHECK-NEXT: return %cst_0, %cst, %cst_1, %cst_2, %cst : vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xf32>, vector<4xi32>
// CHECK-NEXT: }
func.func @splats(%x: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xf32>, vector<4xi32>) {
  %a = arith.constant dense<3> : vector<4xi32>
  %b = arith.constant dense<4> : vector<4xi32>
  %z = arith.constant dense<0> : vector<4xi32>
  %f = arith.constant dense<1.5> : vector<4xf32>
  %0 = arith.addi %a, %b : vector<4xi32>
  %1 = arith.muli %x, %z : vector<4xi32>
  %2 = arith.cmpi slt, %a, %b : vector<4xi32>
  %3 = arith.mulf %f, %f : vector<4xf32>
  %4 = arith.subi %x, %x : vector<4xi32>
  return %0, %1, %2, %3, %4 : vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xf32>, vector<4xi32>
}

// CHECK-LABEL: func.func @elements() -> (vector<2xi32>, vector<2xi8>, tensor<2xf32>, vector<2xi1>, vector<2xf32>, vector<2xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<[6, 0]> : vector<2xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1, 44]> : vector<2xi8>
// CHECK-NEXT: %cst_1 = arith.constant dense<[2.000000e+00, 4.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %cst_2 = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT: %cst_3 = arith.constant dense<[-1.000000e+00, -2.000000e+00]> : vector<2xf32>
// CHECK-NEXT: %cst_4 = arith.constant dense<[1065353216, 1073741824]> : vector<2xi32>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : vector<2xi32>, vector<2xi8>, tensor<2xf32>, vector<2xi1>, vector<2xf32>, vector<2xi32>
// CHECK-NEXT: }
func.func @elements() -> (vector<2xi32>, vector<2xi8>, tensor<2xf32>, vector<2xi1>, vector<2xf32>, vector<2xi32>) {
  %a = arith.constant dense<[1, 300]> : vector<2xi32>
  %b = arith.constant dense<[5, -300]> : vector<2xi32>
  %f = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %g = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %0 = arith.addi %a, %b : vector<2xi32>
  %1 = arith.trunci %a : vector<2xi32> to vector<2xi8>
  %2 = arith.addf %f, %f : tensor<2xf32>
  %3 = arith.cmpi ult, %a, %b : vector<2xi32>
  %4 = arith.negf %g : vector<2xf32>
  %5 = arith.bitcast %g : vector<2xf32> to vector<2xi32>
  return %0, %1, %2, %3, %4, %5 : vector<2xi32>, vector<2xi8>, tensor<2xf32>, vector<2xi1>, vector<2xf32>, vector<2xi32>
}

// CHECK-LABEL: func.func @mixed_with_splat() -> (vector<2xi32>, vector<2xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<[10, 20]> : vector<2xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1, 10]> : vector<2xi32>
// CHECK-NEXT: return %cst, %cst_0 : vector<2xi32>, vector<2xi32>
// CHECK-NEXT: }
func.func @mixed_with_splat() -> (vector<2xi32>, vector<2xi32>) {
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %s = arith.constant dense<10> : vector<2xi32>
  %c = arith.constant dense<[true, false]> : vector<2xi1>
  %0 = arith.muli %a, %s : vector<2xi32>
  %1 = arith.select %c, %a, %s : vector<2xi1>, vector<2xi32>
  return %0, %1 : vector<2xi32>, vector<2xi32>
}

// Chains with constants are for scalars.
// CHECK-LABEL: func.func @chain(%arg0: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<3> : vector<2xi32>
// CHECK-NEXT: %0 = arith.addi %arg0, %cst : vector<2xi32>
// CHECK-NEXT: %1 = arith.addi %0, %cst : vector<2xi32>
// CHECK-NEXT: %2 = arith.subi %1, %arg0 : vector<2xi32>
// CHECK-NEXT: return %1, %2 : vector<2xi32>, vector<2xi32>
// CHECK-NEXT: }
func.func @chain(%x: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %a = arith.constant dense<3> : vector<2xi32>
  %m = arith.constant dense<-1> : vector<2xi32>
  %0 = arith.addi %x, %a : vector<2xi32>
  %1 = arith.addi %0, %a : vector<2xi32>
  %2 = arith.muli %x, %m : vector<2xi32>
  %3 = arith.addi %1, %2 : vector<2xi32>
  return %1, %3 : vector<2xi32>, vector<2xi32>
}

// Of a signed division that rounds down, the last element says whether it folds.
// CHECK-LABEL: func.func @floor_of_zero_divisors() {
// CHECK-NEXT: %cst = arith.constant dense<[true, false]> : vector<2xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<[false, true]> : vector<2xi1>
// CHECK-NEXT: %cst_1 = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT: %0 = arith.floordivsi %cst_0, %cst : vector<2xi1>
// CHECK-NEXT: %1 = arith.floordivsi %cst_1, %cst_0 : vector<2xi1>
// CHECK-NEXT: %2 = arith.ceildivsi %cst, %cst_0 : vector<2xi1>
// CHECK-NEXT: %3 = arith.divsi %cst, %cst_0 : vector<2xi1>
// CHECK-NEXT: "test.keep"(%cst, %0, %1, %2, %3) : (vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @floor_of_zero_divisors() {
  %a = arith.constant dense<[true, false]> : vector<2xi1>
  %b = arith.constant dense<[false, true]> : vector<2xi1>
  %c = arith.constant dense<true> : vector<2xi1>
  %0 = arith.floordivsi %a, %b : vector<2xi1>
  %1 = arith.floordivsi %b, %a : vector<2xi1>
  %2 = arith.floordivsi %c, %b : vector<2xi1>
  %3 = arith.ceildivsi %a, %b : vector<2xi1>
  %4 = arith.divsi %a, %b : vector<2xi1>
  "test.keep"(%0, %1, %2, %3, %4) : (vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>) -> ()
  return
}
