// To linalg, a vector is a scalar: buffers may be of vectors, and filled with one.
//
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<2xf32>, memref<4xvector<2xf32>>, tensor<vector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<2xf32>, %arg1: memref<4xvector<2xf32>>, %arg2: tensor<vector<2xf32>>):
// GENERIC-NEXT: "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg7: vector<2xf32>, %arg8: vector<2xf32>):
// GENERIC-NEXT: "linalg.yield"(%arg7) : (vector<2xf32>) -> ()
// GENERIC-NEXT: }) : (vector<2xf32>, memref<4xvector<2xf32>>) -> ()
// GENERIC-NEXT: "linalg.copy"(%arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg5: vector<2xf32>, %arg6: vector<2xf32>):
// GENERIC-NEXT: "linalg.yield"(%arg5) : (vector<2xf32>) -> ()
// GENERIC-NEXT: }) : (memref<4xvector<2xf32>>, memref<4xvector<2xf32>>) -> ()
// GENERIC-NEXT: %0 = "linalg.fill"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg3: vector<2xf32>, %arg4: vector<2xf32>):
// GENERIC-NEXT: "linalg.yield"(%arg3) : (vector<2xf32>) -> ()
// GENERIC-NEXT: }) : (vector<2xf32>, tensor<vector<2xf32>>) -> tensor<vector<2xf32>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @f(%arg0: vector<2xf32>, %arg1: memref<4xvector<2xf32>>, %arg2: tensor<vector<2xf32>>) {
// CHECK-NEXT: linalg.fill ins(%arg0 : vector<2xf32>) outs(%arg1 : memref<4xvector<2xf32>>)
// CHECK-NEXT: linalg.copy ins(%arg1 : memref<4xvector<2xf32>>) outs(%arg1 : memref<4xvector<2xf32>>)
// CHECK-NEXT: %0 = linalg.fill ins(%arg0 : vector<2xf32>) outs(%arg2 : tensor<vector<2xf32>>) -> tensor<vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f(%v: vector<2xf32>, %m: memref<4xvector<2xf32>>, %t: tensor<vector<2xf32>>) {
  linalg.fill ins(%v : vector<2xf32>) outs(%m : memref<4xvector<2xf32>>)
  linalg.copy ins(%m : memref<4xvector<2xf32>>) outs(%m : memref<4xvector<2xf32>>)
  %0 = linalg.fill ins(%v : vector<2xf32>) outs(%t : tensor<vector<2xf32>>) -> tensor<vector<2xf32>>
  return
}
