// What a linalg.yield stands in, and names that are no dialect's.
// RUN: not %bufscope-opt --allow-unregistered-dialect %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%f: f32) {
  "linalg.foo"() ({
    "linalg.yield"(%f) : (f32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @b(%t: tensor<4xf32>) {
  %0 = tensor.concat dim(0) %t, %t, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<12xf32>
  return
}

// -----

"vector."() : () -> ()
"func.func"() : () -> ()

// CHECK: within split at {{.*}}parent-of-yield.mlir:1 offset :6:5: error: 'linalg.yield' op expected parent op with LinalgOp interface
// CHECK-NEXT: "linalg.yield"(%f) : (f32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parent-of-yield.mlir:1 offset :6:5: note: see current operation: "linalg.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT: within split at {{.*}}parent-of-yield.mlir:11 offset :4:8: error: custom op 'tensor.concat' 3 operands present, but expected 2
// CHECK-NEXT: %0 = tensor.concat dim(0) %t, %t, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<12xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parent-of-yield.mlir:18 offset :4:1: error: 'func.func' op requires one region
// CHECK-NEXT: "func.func"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}parent-of-yield.mlir:18 offset :4:1: note: see current operation: "func.func"() : () -> ()
