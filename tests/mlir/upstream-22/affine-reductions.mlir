// The kinds of reduction have other numbers since 22, and each is for the types that it was for.
// RUN: %bufscope-opt %s --upstream=22 --mlir-print-op-generic | FileCheck %s

// CHECK: #map = affine_map<() -> (0)>
// CHECK-NEXT: #map1 = affine_map<() -> (10)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (f32, i32, si32) -> (f32, f32, i32, i32, si32), sym_name = "reductions"}> ({
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: i32, %arg2: si32):
// CHECK-NEXT: %0:5 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [8, 12, 2, 3, 10], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: "affine.yield"(%arg0, %arg0, %arg1, %arg1, %arg2) : (f32, f32, i32, i32, si32) -> ()
// CHECK-NEXT: }) : () -> (f32, f32, i32, i32, si32)
// CHECK-NEXT: "func.return"(%0#0, %0#1, %0#2, %0#3, %0#4) : (f32, f32, i32, i32, si32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @reductions(%f: f32, %i: i32, %s: si32) -> (f32, f32, i32, i32, si32) {
  %0:5 = affine.parallel (%k) = (0) to (10) reduce ("minimumf", "mulf", "andi", "assign", "mins")
      -> (f32, f32, i32, i32, si32) {
    affine.yield %f, %f, %i, %i, %s : f32, f32, i32, i32, si32
  }
  return %0#0, %0#1, %0#2, %0#3, %0#4 : f32, f32, i32, i32, si32
}
