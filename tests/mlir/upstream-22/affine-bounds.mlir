// affine: bounds without results, and bases with numbers.
// RUN: not %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f(%n: index) { affine.parallel (%i) = (max()) to (min(%n, 4)) { } return }

// -----

func.func @f(%n: index) { affine.parallel (%i) = (0) to (min()) { } return }

// -----

func.func @f(%n: index) { affine.parallel () = () to () { } return }

// -----

func.func @f(%n: index) { affine.parallel () = () to () step () { } return }

// -----

func.func @f(%n: index) { "affine.parallel"(%n) <{lowerBoundsGroups = dense<0> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> ()>, reductions = [], steps = [1], upperBoundsGroups = dense<3> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0, 4)>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
  }) : (index) -> ()
  return }

// -----

func.func @f(%i: index, %n: index) { %0:2 = affine.delinearize_index %i into (2, %n) : index, index return }

// -----

func.func @f(%i: index, %n: index) { %0:3 = affine.delinearize_index %i into (2, %n) {a.b} : index, index, index return }

// -----

func.func @f(%i: index, %n: index) { %0 = affine.delinearize_index %i into () : index return }

// -----

func.func @f(%i: index, %n: index) { affine.delinearize_index %i into () : return }

// -----

func.func @f(%i: index, %n: index) { %0:2 = affine.delinearize_index %i into (0, -3) : index, index return }

// -----

func.func @f(%i: index, %n: index) { %0 = affine.delinearize_index %i into (2, 3) : index return }

// -----

func.func @f(%i: index, %n: index) { %0:2 = "affine.delinearize_index"(%i, %n) {static_basis = array<i64: 2, 3>} : (index, index) -> (index, index) return }

// -----

func.func @f(%i: index, %n: index) { %0:2 = "affine.delinearize_index"(%i, %n) : (index, index) -> (index, index) return }

// -----

func.func @f(%i: index, %n: index) { %0:2 = affine.delinearize_index %i into (2, i) : index, index return }

// -----

func.func @f(%i: index, %n: index) { %0:2 = affine.delinearize_index %i into [2, 3] : index, index return }

// -----

func.func @f(%i: index, %n: index) { %0:2 = affine.delinearize_index %i into (2, 3] : index, index return }

// CHECK: {{.*}}affine-bounds.mlir:4:27: error: 'affine.parallel' op expected lower bound map to have at least one result
// CHECK-NEXT: func.func @f(%n: index) { affine.parallel (%i) = (max()) to (min(%n, 4)) { } return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:4:27: note: see current operation:
// CHECK-NEXT: "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<0> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> ()>, reductions = [], steps = [1], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0, 4)>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: {{.*}}affine-bounds.mlir:8:27: error: 'affine.parallel' op expected upper bound map to have at least one result
// CHECK-NEXT: func.func @f(%n: index) { affine.parallel (%i) = (0) to (min()) { } return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:8:27: note: see current operation:
// CHECK-NEXT: "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<0> : tensor<1xi32>, upperBoundsMap = affine_map<() -> ()>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: {{.*}}affine-bounds.mlir:20:27: error: 'affine.parallel' op expected lower bound map to have at least one result
// CHECK-NEXT: func.func @f(%n: index) { "affine.parallel"(%n) <{lowerBoundsGroups = dense<0> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> ()>, reductions = [], steps = [1], upperBoundsGroups = dense<3> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0, 4)>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:20:27: note: see current operation:
// CHECK-NEXT: "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<0> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> ()>, reductions = [], steps = [1], upperBoundsGroups = dense<3> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0, 4)>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: {{.*}}affine-bounds.mlir:40:75: error: expected non-function type
// CHECK-NEXT: func.func @f(%i: index, %n: index) { affine.delinearize_index %i into () : return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:44:45: error: 'affine.delinearize_index' op no basis element may be statically non-positive
// CHECK-NEXT: func.func @f(%i: index, %n: index) { %0:2 = affine.delinearize_index %i into (0, -3) : index, index return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:44:45: note: see current operation: %0:2 = "affine.delinearize_index"(%arg0) <{static_basis = array<i64: 0, -3>}> : (index) -> (index, index)
// CHECK-NEXT: {{.*}}affine-bounds.mlir:48:43: error: 'affine.delinearize_index' op should return an index for each basis element and up to one extra index
// CHECK-NEXT: func.func @f(%i: index, %n: index) { %0 = affine.delinearize_index %i into (2, 3) : index return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:48:43: note: see current operation: %0 = "affine.delinearize_index"(%arg0) <{static_basis = array<i64: 2, 3>}> : (index) -> index
// CHECK-NEXT: {{.*}}affine-bounds.mlir:52:45: error: 'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite
// CHECK-NEXT: func.func @f(%i: index, %n: index) { %0:2 = "affine.delinearize_index"(%i, %n) {static_basis = array<i64: 2, 3>} : (index, index) -> (index, index) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:52:45: note: see current operation: %0:2 = "affine.delinearize_index"(%arg0, %arg1) <{static_basis = array<i64: 2, 3>}> : (index, index) -> (index, index)
// CHECK-NEXT: {{.*}}affine-bounds.mlir:56:45: error: 'affine.delinearize_index' op requires attribute 'static_basis'
// CHECK-NEXT: func.func @f(%i: index, %n: index) { %0:2 = "affine.delinearize_index"(%i, %n) : (index, index) -> (index, index) return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:56:45: note: see current operation: %0:2 = "affine.delinearize_index"(%arg0, %arg1) : (index, index) -> (index, index)
// CHECK-NEXT: {{.*}}affine-bounds.mlir:60:82: error: custom op 'affine.delinearize_index' expected integer value
// CHECK-NEXT: func.func @f(%i: index, %n: index) { %0:2 = affine.delinearize_index %i into (2, i) : index, index return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:60:45: error: custom op 'affine.delinearize_index' expected SSA value or integer
// CHECK-NEXT: func.func @f(%i: index, %n: index) { %0:2 = affine.delinearize_index %i into (2, i) : index, index return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:64:77: error: expected '(' in dynamic index list
// CHECK-NEXT: func.func @f(%i: index, %n: index) { %0:2 = affine.delinearize_index %i into [2, 3] : index, index return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:64:45: error: custom op 'affine.delinearize_index' expected SSA value or integer
// CHECK-NEXT: func.func @f(%i: index, %n: index) { %0:2 = affine.delinearize_index %i into [2, 3] : index, index return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:68:83: error: expected ')' in dynamic index list
// CHECK-NEXT: func.func @f(%i: index, %n: index) { %0:2 = affine.delinearize_index %i into (2, 3] : index, index return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}affine-bounds.mlir:68:45: error: custom op 'affine.delinearize_index' expected SSA value or integer
// CHECK-NEXT: func.func @f(%i: index, %n: index) { %0:2 = affine.delinearize_index %i into (2, 3] : index, index return }
// CHECK-NEXT: ^
