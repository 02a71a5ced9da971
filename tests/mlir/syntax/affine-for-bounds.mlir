// Bounds of a loop that are the least of nothing: 19 takes them.
// RUN: %bufscope-opt %s --split-input-file | FileCheck %s

// CHECK: #map = affine_map<() -> ()>
// CHECK-LABEL: func.func @least_of_nothing(%arg0: index) {
// CHECK-NEXT: affine.for %arg1 = %arg0 to min #map() {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @least_of_nothing(%a: index) {
  "affine.for"(%a) <{lowerBoundMap = affine_map<()[s0] -> (s0)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> ()>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index) -> ()
  return
}

// -----

// CHECK: #map = affine_map<() -> ()>
// CHECK-LABEL: func.func @most_of_nothing(%arg0: index) {
// CHECK-NEXT: affine.for %arg1 = max #map() to %arg0 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @most_of_nothing(%a: index) {
  "affine.for"(%a) <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index) -> ()
  return
}
