// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// Whether a shift folds is decided by the last element, poison is none, and an empty tensor has none.

// CHECK-LABEL:   func.func @empty() -> (tensor<0xi32>, tensor<0xi64>) {
// CHECK:           %{{.*}} = arith.shrsi %{{.*}}, %{{.*}} : tensor<0xi32>
// CHECK:           %{{.*}} = arith.shrui %{{.*}}, %{{.*}} : tensor<0xi64>
func.func @empty() -> (tensor<0xi32>, tensor<0xi64>) {
  %0 = arith.constant dense<> : tensor<0xi32>
  %1 = arith.constant dense<> : tensor<0xi64>
  %2 = arith.shrsi %0, %0 : tensor<0xi32>
  %3 = arith.shrui %1, %1 : tensor<0xi64>
  return %2, %3 : tensor<0xi32>, tensor<0xi64>
}

// CHECK-LABEL:   func.func @poison({{.*}}) -> (i32, i32, i32) {
// CHECK:           %{{.*}} = arith.shli %arg0, %{{.*}} : i32
// CHECK:           %{{.*}} = arith.shrsi %arg0, %{{.*}} : i32
// CHECK:           %{{.*}} = arith.shrui %{{.*}}, %{{.*}} : i32
func.func @poison(%a: i32) -> (i32, i32, i32) {
  %p = ub.poison : i32
  %1 = arith.shli %a, %p : i32
  %2 = arith.shrsi %a, %p : i32
  %3 = arith.shrui %p, %p : i32
  return %1, %2, %3 : i32, i32, i32
}

// CHECK-LABEL:   func.func @compared() -> (i1, i1) {
// CHECK:           %{{.*}} = arith.cmpi eq, %{{.*}}, %{{.*}} : index
// CHECK:           %{{.*}} = arith.cmpi slt, %{{.*}}, %{{.*}} : index
func.func @compared() -> (i1, i1) {
  %p = ub.poison : index
  %c = arith.constant 1 : index
  %0 = arith.cmpi eq, %p, %c : index
  %1 = arith.cmpi slt, %c, %p : index
  return %0, %1 : i1, i1
}

// CHECK-LABEL:   func.func @wide({{.*}}) -> tensor<0xi65> {
// CHECK:           %{{.*}} = arith.subi %arg0, %{{.*}} : tensor<0xi65>
func.func @wide(%a: tensor<0xi65>) -> tensor<0xi65> {
  %0 = arith.constant dense<> : tensor<0xi65>
  %1 = arith.subi %a, %0 : tensor<0xi65>
  return %1 : tensor<0xi65>
}
