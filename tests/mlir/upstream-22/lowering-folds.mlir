// What folds where the deallocations are lowered: casts of shapes and loops that do nothing are folds since 22.
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --bufferization-lower-deallocations | FileCheck %s

// CHECK-LABEL: func.func @f(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %cst = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<false> : vector<1x4xi1>
// CHECK-NEXT: %cst_1 = arith.constant dense<7> : vector<4xi8>
// CHECK-NEXT: %cst_2 = arith.constant dense<7> : vector<1x4xi8>
// CHECK-NEXT: "t.t"(%cst_0, %cst_2) : (vector<1x4xi1>, vector<1x4xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f(%i: index, %b: i1) {
  %m = arith.constant dense<false> : vector<4xi1>
  %s = vector.shape_cast %m : vector<4xi1> to vector<1x4xi1>
  %m2 = arith.constant dense<7> : vector<4xi8>
  %s2 = vector.shape_cast %m2 : vector<4xi8> to vector<1x4xi8>
  "t.t"(%s, %s2) : (vector<1x4xi1>, vector<1x4xi8>) -> ()
  return
}
// CHECK-LABEL: func.func @g(%arg0: vector<1x4x2xf32>) -> (vector<8xf32>, vector<8xf32>) {
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0, 2] : vector<1x4x2xf32> to vector<4x1x2xf32>
// CHECK-NEXT: %1 = vector.shape_cast %arg0 : vector<1x4x2xf32> to vector<8xf32>
// CHECK-NEXT: %2 = vector.transpose %arg0, [0, 2, 1] : vector<1x4x2xf32> to vector<1x2x4xf32>
// CHECK-NEXT: %3 = vector.shape_cast %2 : vector<1x2x4xf32> to vector<8xf32>
// CHECK-NEXT: return %1, %3 : vector<8xf32>, vector<8xf32>
// CHECK-NEXT: }
func.func @g(%i: vector<1x4x2xf32>) -> (vector<8xf32>, vector<8xf32>) {
  %0 = vector.transpose %i, [1, 0, 2] : vector<1x4x2xf32> to vector<4x1x2xf32>
  %1 = vector.shape_cast %0 : vector<4x1x2xf32> to vector<8xf32>
  %2 = vector.transpose %i, [0, 2, 1] : vector<1x4x2xf32> to vector<1x2x4xf32>
  %3 = vector.shape_cast %2 : vector<1x2x4xf32> to vector<8xf32>
  return %1, %3 : vector<8xf32>, vector<8xf32>
}
// CHECK-LABEL: func.func @h() -> vector<1x4xi1> {
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %cst_1 = arith.constant dense<true> : vector<1x4xi1>
// CHECK-NEXT: return %cst_1 : vector<1x4xi1>
// CHECK-NEXT: }
func.func @h() -> vector<1x4xi1> {
  %m = arith.constant dense<true> : vector<4xi1>
  %t = vector.transpose %m, [0] : vector<4xi1> to vector<4xi1>
  %s = vector.shape_cast %t : vector<4xi1> to vector<1x4xi1>
  return %s : vector<1x4xi1>
}
// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: return %arg0 : index
// CHECK-NEXT: }
func.func @loop(%i: index, %j: index) -> index {
  %0:2 = affine.for %k = 0 to 10 iter_args(%a = %i, %b = %j) -> (index, index) {
    affine.yield %a, %i : index, index
  }
  return %0#1 : index
}
