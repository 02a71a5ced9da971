// Vectors whose sizes are known at run time only.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<[4]xf32>, vector<2x[4]x1xindex>, memref<2xvector<[4]xf32>>) -> (), sym_name = "types"}> ({
// GENERIC-NEXT: ^bb0(%arg2: vector<[4]xf32>, %arg3: vector<2x[4]x1xindex>, %arg4: memref<2xvector<[4]xf32>>):
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>, sym_name = "arith"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
// GENERIC-NEXT: %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT: %1 = "arith.cmpi"(%arg0, %0) <{predicate = 0 : i64}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi1>
// GENERIC-NEXT: %2 = "arith.select"(%1, %arg0, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT: %3 = "arith.constant"() <{value = dense<1> : vector<[4]xi32>}> : () -> vector<[4]xi32>
// GENERIC-NEXT: "func.return"(%2) : (vector<[4]xi32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @types(%arg0: vector<[4]xf32>, %arg1: vector<2x[4]x1xindex>, %arg2: memref<2xvector<[4]xf32>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @types(%a: vector<[4]xf32>, %b: vector<2x[4]x1xindex>, %c: memref<2xvector<[4]xf32>>) {
  return
}
// CHECK-LABEL: func.func @arith(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : vector<[4]xi32>
// CHECK-NEXT: %1 = arith.cmpi eq, %arg0, %0 : vector<[4]xi32>
// CHECK-NEXT: %2 = arith.select %1, %arg0, %arg1 : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT: %cst = arith.constant dense<1> : vector<[4]xi32>
// CHECK-NEXT: return %2 : vector<[4]xi32>
// CHECK-NEXT: }
func.func @arith(%a: vector<[4]xi32>, %b: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = arith.addi %a, %b : vector<[4]xi32>
  %1 = arith.cmpi eq, %a, %0 : vector<[4]xi32>
  %2 = arith.select %1, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  %3 = arith.constant dense<1> : vector<[4]xi32>
  return %2 : vector<[4]xi32>
}
