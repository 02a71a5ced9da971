// Elements that are more than a limit are left out when asked; those that are all equal are not.
// RUN: %bufscope-opt %s --mlir-elide-elementsattrs-if-larger=2 | FileCheck %s
// RUN: %bufscope-opt %s --mlir-elide-elementsattrs-if-larger=3 --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (tensor<4xi32>, tensor<2xi32>, tensor<30xi32>), sym_name = "constants"}> ({
// GENERIC-NEXT: %0 = "arith.constant"() <{value = dense_resource<__elided__> : tensor<4xi32>}> : () -> tensor<4xi32>
// GENERIC-NEXT: %1 = "arith.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
// GENERIC-NEXT: %2 = "arith.constant"() <{value = dense<1> : tensor<30xi32>}> : () -> tensor<30xi32>
// GENERIC-NEXT: "func.return"(%0, %1, %2) : (tensor<4xi32>, tensor<2xi32>, tensor<30xi32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @constants() -> (tensor<4xi32>, tensor<2xi32>, tensor<30xi32>) {
// CHECK-NEXT: %cst = arith.constant dense_resource<__elided__> : tensor<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<1> : tensor<30xi32>
// CHECK-NEXT: return %cst, %cst_0, %cst_1 : tensor<4xi32>, tensor<2xi32>, tensor<30xi32>
// CHECK-NEXT: }
func.func @constants() -> (tensor<4xi32>, tensor<2xi32>, tensor<30xi32>) {
  %0 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %2 = arith.constant dense<1> : tensor<30xi32>
  return %0, %1, %2 : tensor<4xi32>, tensor<2xi32>, tensor<30xi32>
}
