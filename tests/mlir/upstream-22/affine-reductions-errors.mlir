// No type is reduced by maxnumf, minnumf and xori; the others are for floats or for integers.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @maxnumf(%f: f32) {
  %0 = affine.parallel (%k) = (0) to (10) reduce ("maxnumf") -> (f32) {
    affine.yield %f : f32
  }
  return
}

// -----

func.func @xori(%i: i32) {
  %0 = affine.parallel (%k) = (0) to (10) reduce ("xori") -> (i32) {
    affine.yield %i : i32
  }
  return
}

// -----

func.func @andi(%f: f32) {
  %0 = affine.parallel (%k) = (0) to (10) reduce ("andi") -> (f32) {
    affine.yield %f : f32
  }
  return
}

// CHECK: {{.*}}affine-reductions-errors.mlir:5:8: error: 'affine.parallel' op result type cannot match reduction attribute
// CHECK-NEXT: %0 = affine.parallel (%k) = (0) to (10) reduce ("maxnumf") -> (f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-reductions-errors.mlir:5:8: note: see current operation:
// CHECK-NEXT: %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [5], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "affine.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT: }) : () -> f32
// CHECK-NEXT: {{.*}}affine-reductions-errors.mlir:14:8: error: 'affine.parallel' op result type cannot match reduction attribute
// CHECK-NEXT: %0 = affine.parallel (%k) = (0) to (10) reduce ("xori") -> (i32) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-reductions-errors.mlir:14:8: note: see current operation:
// CHECK-NEXT: %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [15], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "affine.yield"(%arg0) : (i32) -> ()
// CHECK-NEXT: }) : () -> i32
// CHECK-NEXT: {{.*}}affine-reductions-errors.mlir:23:8: error: 'affine.parallel' op result type cannot match reduction attribute
// CHECK-NEXT: %0 = affine.parallel (%k) = (0) to (10) reduce ("andi") -> (f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-reductions-errors.mlir:23:8: note: see current operation:
// CHECK-NEXT: %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [2], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "affine.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT: }) : () -> f32
