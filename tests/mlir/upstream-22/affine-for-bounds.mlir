// Bounds of a loop that are the least of nothing.
// RUN: not %bufscope-opt %s --split-input-file --upstream=22 2>&1 | FileCheck %s

func.func @least_of_nothing(%a: index) {
  "affine.for"(%a) <{lowerBoundMap = affine_map<()[s0] -> (s0)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> ()>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index) -> ()
  return
}

// -----

func.func @most_of_nothing(%a: index) {
  "affine.for"(%a) <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index) -> ()
  return
}

// CHECK: {{.*}}affine-for-bounds.mlir:5:3: error: 'affine.for' op expected upper bound map to have at least one result
// CHECK-NEXT: "affine.for"(%a) <{lowerBoundMap = affine_map<()[s0] -> (s0)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> ()>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-for-bounds.mlir:5:3: note: see current operation:
// CHECK-NEXT: "affine.for"(%arg0) <{lowerBoundMap = affine_map<()[s0] -> (s0)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> ()>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: {{.*}}affine-for-bounds.mlir:15:3: error: 'affine.for' op expected lower bound map to have at least one result
// CHECK-NEXT: "affine.for"(%a) <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-for-bounds.mlir:15:3: note: see current operation:
// CHECK-NEXT: "affine.for"(%arg0) <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : (index) -> ()
