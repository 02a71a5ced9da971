// A constant in another shape has the same elements: since 22 several as well as one for all, and
// poison; numbers of any width. A resource stays.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @shape_cast() {
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}1, 2]]> : vector<1x2xindex>
// CHECK-NEXT: %cst_0 = arith.constant dense<2> : vector<1x2xi128>
// CHECK-NEXT: %cst_1 = arith.constant dense<{{\[\[}}true, true, true, false]]> : vector<1x4xi1>
// CHECK-NEXT: %cst_2 = arith.constant dense<{{\[\[}}100000000000000000000000, 2]]> : vector<1x2xi128>
// CHECK-NEXT: %cst_3 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>
// CHECK-NEXT: %cst_4 = arith.constant dense<{{\[\[}}true, false], [true, true]]> : vector<2x2xi1>
// CHECK-NEXT: %0 = ub.poison : vector<2x2xf32>
// CHECK-NEXT: %cst_5 = arith.constant dense<1.500000e+00> : vector<1x2x[2]xf32>
// CHECK-NEXT: %cst_6 = arith.constant dense<1.500000e+00> : vector<4xf32>
// CHECK-NEXT: %cst_7 = arith.constant dense_resource<x> : vector<4xf32>
// CHECK-NEXT: %cst_8 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
// CHECK-NEXT: "use"(%cst_8) : (vector<4xi32>) -> ()
// CHECK-NEXT: "use"(%cst_6) : (vector<4xf32>) -> ()
// CHECK-NEXT: "use"(%cst_5) : (vector<1x2x[2]xf32>) -> ()
// CHECK-NEXT: "use"(%0) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: "use"(%cst_4) : (vector<2x2xi1>) -> ()
// CHECK-NEXT: "use"(%cst_3) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: "use"(%cst_2) : (vector<1x2xi128>) -> ()
// CHECK-NEXT: %1 = vector.shape_cast %cst_7 : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT: "use"(%1) : (vector<2x2xf32>) -> ()
// CHECK-NEXT: "use"(%cst_1) : (vector<1x4xi1>) -> ()
// CHECK-NEXT: "use"(%cst_0) : (vector<1x2xi128>) -> ()
// CHECK-NEXT: "use"(%cst) : (vector<1x2xindex>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shape_cast() {
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %0 = vector.shape_cast %c : vector<2x2xi32> to vector<4xi32>
  "use"(%0) : (vector<4xi32>) -> ()
  %s = arith.constant dense<1.5> : vector<2x2xf32>
  %1 = vector.shape_cast %s : vector<2x2xf32> to vector<4xf32>
  "use"(%1) : (vector<4xf32>) -> ()
  %sc = arith.constant dense<1.5> : vector<2x[2]xf32>
  %2 = vector.shape_cast %sc : vector<2x[2]xf32> to vector<1x2x[2]xf32>
  "use"(%2) : (vector<1x2x[2]xf32>) -> ()
  %p = ub.poison : vector<4xf32>
  %3 = vector.shape_cast %p : vector<4xf32> to vector<2x2xf32>
  "use"(%3) : (vector<2x2xf32>) -> ()
  %b = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %4 = vector.shape_cast %b : vector<4xi1> to vector<2x2xi1>
  "use"(%4) : (vector<2x2xi1>) -> ()
  %f = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %5 = vector.shape_cast %f : vector<4xf32> to vector<2x2xf32>
  "use"(%5) : (vector<2x2xf32>) -> ()
  %w = arith.constant dense<[100000000000000000000000, 2]> : vector<2xi128>
  %6 = vector.shape_cast %w : vector<2xi128> to vector<1x2xi128>
  "use"(%6) : (vector<1x2xi128>) -> ()
  %r = arith.constant dense_resource<x> : vector<4xf32>
  %7 = vector.shape_cast %r : vector<4xf32> to vector<2x2xf32>
  "use"(%7) : (vector<2x2xf32>) -> ()
  %m = arith.constant dense<[true, true, true, false]> : vector<4xi1>
  %8 = vector.shape_cast %m : vector<4xi1> to vector<1x4xi1>
  "use"(%8) : (vector<1x4xi1>) -> ()
  %ww = arith.constant dense<2> : vector<2xi128>
  %9 = vector.shape_cast %ww : vector<2xi128> to vector<1x2xi128>
  "use"(%9) : (vector<1x2xi128>) -> ()
  %i = arith.constant dense<[1, 2]> : vector<2xindex>
  %10 = vector.shape_cast %i : vector<2xindex> to vector<1x2xindex>
  "use"(%10) : (vector<1x2xindex>) -> ()
  return
}

// CHECK-LABEL: func.func @wide() {
// CHECK-NEXT: %cst = arith.constant dense<-3> : vector<1x2xi65>
// CHECK-NEXT: %cst_0 = arith.constant dense<{{\[\[}}67305985], [134678021]]> : vector<2x1xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<3> : vector<1x2xi1000>
// CHECK-NEXT: %0 = ub.poison : vector<1x2xi32>
// CHECK-NEXT: %cst_2 = arith.constant dense<3> : vector<1x1xi32>
// CHECK-NEXT: %cst_3 = arith.constant dense<200000000000000000000> : vector<1x2xi128>
// CHECK-NEXT: %cst_4 = arith.constant dense<1.500000e+00> : vector<1x2xf128>
// CHECK-NEXT: %cst_5 = arith.constant dense<1.500000e+00> : vector<1x2xf80>
// CHECK-NEXT: "use"(%cst_5) : (vector<1x2xf80>) -> ()
// CHECK-NEXT: "use"(%cst_4) : (vector<1x2xf128>) -> ()
// CHECK-NEXT: "use"(%cst_3) : (vector<1x2xi128>) -> ()
// CHECK-NEXT: "use"(%cst_2) : (vector<1x1xi32>) -> ()
// CHECK-NEXT: "use"(%cst_2) : (vector<1x1xi32>) -> ()
// CHECK-NEXT: "use"(%0) : (vector<1x2xi32>) -> ()
// CHECK-NEXT: "use"(%cst_1) : (vector<1x2xi1000>) -> ()
// CHECK-NEXT: "use"(%cst_0) : (vector<2x1xi32>) -> ()
// CHECK-NEXT: "use"(%cst) : (vector<1x2xi65>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @wide() {
  %a = arith.constant dense<1.5> : vector<2xf80>
  %0 = vector.shape_cast %a : vector<2xf80> to vector<1x2xf80>
  "use"(%0) : (vector<1x2xf80>) -> ()
  %b = arith.constant dense<1.5> : vector<2xf128>
  %1 = vector.shape_cast %b : vector<2xf128> to vector<1x2xf128>
  "use"(%1) : (vector<1x2xf128>) -> ()
  %e = arith.constant dense<[200000000000000000000, 200000000000000000000]> : vector<2xi128>
  %4 = vector.shape_cast %e : vector<2xi128> to vector<1x2xi128>
  "use"(%4) : (vector<1x2xi128>) -> ()
  %f = arith.constant dense<3> : vector<1xi32>
  %5 = vector.shape_cast %f : vector<1xi32> to vector<1x1xi32>
  "use"(%5) : (vector<1x1xi32>) -> ()
  %g = arith.constant dense<3> : vector<i32>
  %6 = vector.shape_cast %g : vector<i32> to vector<1x1xi32>
  "use"(%6) : (vector<1x1xi32>) -> ()
  %h = ub.poison : vector<2xi32>
  %7 = vector.shape_cast %h : vector<2xi32> to vector<1x2xi32>
  "use"(%7) : (vector<1x2xi32>) -> ()
  %i = arith.constant dense<3> : vector<2xi1000>
  %8 = vector.shape_cast %i : vector<2xi1000> to vector<1x2xi1000>
  "use"(%8) : (vector<1x2xi1000>) -> ()
  %j = arith.constant dense<"0x0102030405060708"> : vector<2xi32>
  %9 = vector.shape_cast %j : vector<2xi32> to vector<2x1xi32>
  "use"(%9) : (vector<2x1xi32>) -> ()
  %l = arith.constant dense<-3> : vector<2xi65>
  %11 = vector.shape_cast %l : vector<2xi65> to vector<1x2xi65>
  "use"(%11) : (vector<1x2xi65>) -> ()
  return
}
