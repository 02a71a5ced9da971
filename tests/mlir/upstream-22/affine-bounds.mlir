// Bounds without any result, which canonicalization may leave where all results are equal: taken until 19.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s
// RUN: %bufscope-opt %s --split-input-file | FileCheck %s --check-prefix=BEFORE

// CHECK: {{.*}}'affine.for' op expected lower bound map to have at least one result
// BEFORE: affine.for %arg1 = max #map() to %arg0 {
func.func @lower(%end: index) {
  "affine.for"(%end) <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

// CHECK: {{.*}}'affine.for' op expected upper bound map to have at least one result
// BEFORE: affine.for %arg1 = %arg0 to min #map()[%arg0] {
func.func @upper(%begin: index) {
  "affine.for"(%begin, %begin) <{lowerBoundMap = affine_map<()[s0] -> (s0)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> ()>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}
