// A quotient that is multiplied is not divided by what is below it: (x floordiv 32) * 32 by x.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (((s0 floordiv 32) * 32) floordiv s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (((s0 ceildiv 32) * s1) ceildiv s0)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 floordiv 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> ((s1 floordiv 3) * s0)>
// CHECK-LABEL: func.func @f0(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = affine.apply #map()[%arg0]
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @f0(%a: index, %b: index) -> index {
  %0 = affine.apply affine_map<()[s0, s1] -> (((s0 floordiv 32) * 32) floordiv s0)>()[%a, %b]
  return %0 : index
}

// CHECK-LABEL: func.func @f1(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = affine.apply #map1()[%arg0, %arg1]
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @f1(%a: index, %b: index) -> index {
  %0 = affine.apply affine_map<()[s0, s1] -> (((s0 ceildiv 32) * s1) ceildiv s0)>()[%a, %b]
  return %0 : index
}

// CHECK-LABEL: func.func @f2(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: return %c0 : index
// CHECK-NEXT: }
func.func @f2(%a: index, %b: index) -> index {
  %0 = affine.apply affine_map<()[s0, s1] -> ((((s0 floordiv 3) + (s0 floordiv 2)) * s1) floordiv s0)>()[%a, %b]
  return %0 : index
}

// CHECK-LABEL: func.func @f3(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: return %c3 : index
// CHECK-NEXT: }
func.func @f3(%a: index, %b: index) -> index {
  %0 = affine.apply affine_map<()[s0, s1] -> (((s0 floordiv 32) + s0 * 3) floordiv s0)>()[%a, %b]
  return %0 : index
}

// CHECK-LABEL: func.func @f4(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: return %c0 : index
// CHECK-NEXT: }
func.func @f4(%a: index, %b: index) -> index {
  %0 = affine.apply affine_map<()[s0, s1] -> (((s0 floordiv 3) * s0) floordiv s0)>()[%a, %b]
  return %0 : index
}

// CHECK-LABEL: func.func @f5(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = affine.apply #map2()[%arg0]
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @f5(%a: index, %b: index) -> index {
  %0 = affine.apply affine_map<()[s0, s1] -> ((s0 * (s0 floordiv 3)) floordiv s0)>()[%a, %b]
  return %0 : index
}

// CHECK-LABEL: func.func @f6(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = affine.apply #map3()[%arg0, %arg1]
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @f6(%a: index, %b: index) -> index {
  %0 = affine.apply affine_map<()[s0, s1] -> (((s0 * s1) floordiv 3 * s0) floordiv s0)>()[%a, %b]
  return %0 : index
}
