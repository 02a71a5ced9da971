// To linalg, a vector is a scalar: buffers may be of vectors, and filled with one.
//
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: #map = affine_map<(d0) -> (d0)>
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<2xf32>, memref<4xvector<2xf32>>, tensor<vector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg8: vector<2xf32>, %arg9: memref<4xvector<2xf32>>, %arg10: tensor<vector<2xf32>>):
// GENERIC-NEXT: "linalg.fill"(%arg8, %arg9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg15: vector<2xf32>, %arg16: vector<2xf32>):
// GENERIC-NEXT: "linalg.yield"(%arg15) : (vector<2xf32>) -> ()
// GENERIC-NEXT: }) : (vector<2xf32>, memref<4xvector<2xf32>>) -> ()
// GENERIC-NEXT: "linalg.copy"(%arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg13: vector<2xf32>, %arg14: vector<2xf32>):
// GENERIC-NEXT: "linalg.yield"(%arg13) : (vector<2xf32>) -> ()
// GENERIC-NEXT: }) : (memref<4xvector<2xf32>>, memref<4xvector<2xf32>>) -> ()
// GENERIC-NEXT: %0 = "linalg.fill"(%arg8, %arg10) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg11: vector<2xf32>, %arg12: vector<2xf32>):
// GENERIC-NEXT: "linalg.yield"(%arg11) : (vector<2xf32>) -> ()
// GENERIC-NEXT: }) : (vector<2xf32>, tensor<vector<2xf32>>) -> tensor<vector<2xf32>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (f32, memref<4xf32>, memref<4x4xf32>) -> (), sym_name = "attributes_first"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32, %arg1: memref<4xf32>, %arg2: memref<4x4xf32>):
// GENERIC-NEXT: "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg6: f32, %arg7: f32):
// GENERIC-NEXT: "linalg.yield"(%arg6) : (f32) -> ()
// GENERIC-NEXT: }) {note = 1 : i32} : (f32, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.transpose"(%arg2, %arg2) <{permutation = array<i64: 1, 0>}> ({
// GENERIC-NEXT: ^bb0(%arg4: f32, %arg5: f32):
// GENERIC-NEXT: "linalg.yield"(%arg4) : (f32) -> ()
// GENERIC-NEXT: }) {note = 2 : i32} : (memref<4x4xf32>, memref<4x4xf32>) -> ()
// GENERIC-NEXT: "linalg.generic"(%arg1) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg3: f32):
// GENERIC-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// GENERIC-NEXT: }) {note = 3 : i32} : (memref<4xf32>) -> ()
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

// Properties, and attributes before the operands.
// CHECK-LABEL: func.func @attributes_first(%arg0: f32, %arg1: memref<4xf32>, %arg2: memref<4x4xf32>) {
// CHECK-NEXT: linalg.fill {note = 1 : i32} ins(%arg0 : f32) outs(%arg1 : memref<4xf32>)
// CHECK-NEXT: linalg.transpose ins(%arg2 : memref<4x4xf32>) outs(%arg2 : memref<4x4xf32>) permutation = [1, 0]  {note = 2 : i32}
// CHECK-NEXT: linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : memref<4xf32>) attrs =  {note = 3 : i32} {
// CHECK-NEXT: ^bb0(%out: f32):
// CHECK-NEXT: linalg.yield %out : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @attributes_first(%v: f32, %m: memref<4xf32>, %n: memref<4x4xf32>) {
  linalg.fill <{operandSegmentSizes = array<i32: 1, 1>}> {note = 1 : i32} ins(%v : f32) outs(%m : memref<4xf32>)
  linalg.transpose <{}> {note = 2 : i32} ins(%n : memref<4x4xf32>) outs(%n : memref<4x4xf32>) permutation = [1, 0]
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} <{}> {note = 3 : i32} outs(%m : memref<4xf32>) {
  ^bb0(%a: f32):
    linalg.yield %a : f32
  }
  return
}
