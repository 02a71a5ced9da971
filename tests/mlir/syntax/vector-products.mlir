// Contractions, outer products, reductions, scans and ops under a mask.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> ()>
// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: #map3 = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map4 = affine_map<(d0) -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>, vector<4xf32>, vector<8xf32>, f32, vector<[4]xf32>) -> (), sym_name = "products"}> ({
// GENERIC-NEXT: ^bb0(%arg12: vector<4x8xf32>, %arg13: vector<8x16xf32>, %arg14: vector<4x16xf32>, %arg15: vector<4xf32>, %arg16: vector<8xf32>, %arg17: f32, %arg18: vector<[4]xf32>):
// GENERIC-NEXT: %14 = "vector.contract"(%arg12, %arg13, %arg14) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
// GENERIC-NEXT: %15 = "vector.contract"(%arg15, %arg15, %arg17) <{indexing_maps = [#map3, #map3, #map4], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> {tag} : (vector<4xf32>, vector<4xf32>, f32) -> f32
// GENERIC-NEXT: %16 = "vector.outerproduct"(%arg15, %arg16) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
// GENERIC-NEXT: %17 = "vector.outerproduct"(%arg15, %arg16, %arg12) <{kind = #vector.kind<minnumf>}> {tag} : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// GENERIC-NEXT: %18 = "vector.outerproduct"(%arg18, %arg17, %arg18) <{kind = #vector.kind<add>}> : (vector<[4]xf32>, f32, vector<[4]xf32>) -> vector<[4]xf32>
// GENERIC-NEXT: %19 = "vector.outerproduct"(%arg15, %arg16) <{kind = #vector.kind<mul>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4x8x[16]xf32>, vector<4x[16]xf32>, vector<4xi32>, i32, vector<4xi32>, vector<2x4xi32>) -> (), sym_name = "reductions"}> ({
// GENERIC-NEXT: ^bb0(%arg6: vector<4x8x[16]xf32>, %arg7: vector<4x[16]xf32>, %arg8: vector<4xi32>, %arg9: i32, %arg10: vector<4xi32>, %arg11: vector<2x4xi32>):
// GENERIC-NEXT: %9 = "vector.multi_reduction"(%arg6, %arg7) <{kind = #vector.kind<add>, reduction_dims = [1]}> : (vector<4x8x[16]xf32>, vector<4x[16]xf32>) -> vector<4x[16]xf32>
// GENERIC-NEXT: %10 = "vector.multi_reduction"(%arg8, %arg9) <{kind = #vector.kind<maxsi>, reduction_dims = [0]}> {tag} : (vector<4xi32>, i32) -> i32
// GENERIC-NEXT: %11:2 = "vector.scan"(%arg11, %arg10) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<2x4xi32>, vector<4xi32>) -> (vector<2x4xi32>, vector<4xi32>)
// GENERIC-NEXT: %12 = "vector.flat_transpose"(%arg8) <{columns = 2 : i32, rows = 2 : i32}> : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT: %13 = "vector.matrix_multiply"(%arg8, %arg10) <{lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4xi1>, memref<?xf32>, tensor<?xf32>, index, f32, vector<4xf32>) -> tensor<?xf32>, sym_name = "masks"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<4xi1>, %arg1: memref<?xf32>, %arg2: tensor<?xf32>, %arg3: index, %arg4: f32, %arg5: vector<4xf32>):
// GENERIC-NEXT: %0 = "vector.mask"(%arg0) ({
// GENERIC-NEXT: %8 = "vector.transfer_read"(%arg1, %arg3, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (memref<?xf32>, index, f32) -> vector<4xf32>
// GENERIC-NEXT: "vector.yield"(%8) : (vector<4xf32>) -> ()
// GENERIC-NEXT: }) : (vector<4xi1>) -> vector<4xf32>
// GENERIC-NEXT: %1 = "vector.mask"(%arg0, %arg5) ({
// GENERIC-NEXT: %7 = "vector.transfer_read"(%arg1, %arg3, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (memref<?xf32>, index, f32) -> vector<4xf32>
// GENERIC-NEXT: "vector.yield"(%7) : (vector<4xf32>) -> ()
// GENERIC-NEXT: }) {tag} : (vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT: "vector.mask"(%arg0) ({
// GENERIC-NEXT: "vector.transfer_write"(%arg5, %arg1, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (vector<4xf32>, memref<?xf32>, index) -> ()
// GENERIC-NEXT: "vector.yield"() : () -> ()
// GENERIC-NEXT: }) : (vector<4xi1>) -> ()
// GENERIC-NEXT: %2 = "vector.mask"(%arg0) ({
// GENERIC-NEXT: "vector.yield"(%arg5) : (vector<4xf32>) -> ()
// GENERIC-NEXT: }) : (vector<4xi1>) -> vector<4xf32>
// GENERIC-NEXT: %3 = "vector.mask"(%arg0) ({
// GENERIC-NEXT: %6 = "vector.reduction"(%arg5, %arg4) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> f32
// GENERIC-NEXT: "vector.yield"(%6) : (f32) -> ()
// GENERIC-NEXT: }) : (vector<4xi1>) -> f32
// GENERIC-NEXT: %4 = "vector.mask"(%arg0) ({
// GENERIC-NEXT: %5 = "vector.transfer_write"(%arg5, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<?xf32>
// GENERIC-NEXT: "vector.yield"(%5) : (tensor<?xf32>) -> ()
// GENERIC-NEXT: }) : (vector<4xi1>) -> tensor<?xf32>
// GENERIC-NEXT: "func.return"(%4) : (tensor<?xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @products(%arg0: vector<4x8xf32>, %arg1: vector<8x16xf32>, %arg2: vector<4x16xf32>, %arg3: vector<4xf32>, %arg4: vector<8xf32>, %arg5: f32, %arg6: vector<[4]xf32>) {
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
// CHECK-NEXT: %1 = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %arg3, %arg3, %arg5 {tag} : vector<4xf32>, vector<4xf32> into f32
// CHECK-NEXT: %2 = vector.outerproduct %arg3, %arg4 : vector<4xf32>, vector<8xf32>
// CHECK-NEXT: %3 = vector.outerproduct %arg3, %arg4, %arg0 {kind = #vector.kind<minnumf>, tag} : vector<4xf32>, vector<8xf32>
// CHECK-NEXT: %4 = vector.outerproduct %arg6, %arg5, %arg6 {kind = #vector.kind<add>} : vector<[4]xf32>, f32
// CHECK-NEXT: %5 = vector.outerproduct %arg3, %arg4 : vector<4xf32>, vector<8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @products(%a: vector<4x8xf32>, %b: vector<8x16xf32>, %c: vector<4x16xf32>, %v: vector<4xf32>,
                    %w: vector<8xf32>, %f: f32, %s: vector<[4]xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %v, %v, %f {tag} : vector<4xf32>, vector<4xf32> into f32
  %2 = vector.outerproduct %v, %w : vector<4xf32>, vector<8xf32>
  %3 = vector.outerproduct %v, %w, %a {kind = #vector.kind<minnumf>, tag} : vector<4xf32>, vector<8xf32>
  %4 = vector.outerproduct %s, %f, %s : vector<[4]xf32>, f32
  %5 = vector.outerproduct %v, %w {kind = #vector.kind<mul>} : vector<4xf32>, vector<8xf32>
  return
}
// CHECK-LABEL: func.func @reductions(%arg0: vector<4x8x[16]xf32>, %arg1: vector<4x[16]xf32>, %arg2: vector<4xi32>, %arg3: i32, %arg4: vector<4xi32>, %arg5: vector<2x4xi32>) {
// CHECK-NEXT: %0 = vector.multi_reduction <add>, %arg0, %arg1 [1] : vector<4x8x[16]xf32> to vector<4x[16]xf32>
// CHECK-NEXT: %1 = vector.multi_reduction <maxsi>, %arg2, %arg3 {tag} [0] : vector<4xi32> to i32
// CHECK-NEXT: %dest, %accumulated_value = vector.scan <add>, %arg5, %arg4 {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xi32>, vector<4xi32>
// CHECK-NEXT: %2 = vector.flat_transpose %arg2 {columns = 2 : i32, rows = 2 : i32} : vector<4xi32> -> vector<4xi32>
// CHECK-NEXT: %3 = vector.matrix_multiply %arg2, %arg4 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reductions(%a: vector<4x8x[16]xf32>, %c: vector<4x[16]xf32>, %v: vector<4xi32>, %n: i32, %w: vector<4xi32>,
                      %m: vector<2x4xi32>) {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<4x8x[16]xf32> to vector<4x[16]xf32>
  %1 = vector.multi_reduction <maxsi>, %v, %n {tag} [0] : vector<4xi32> to i32
  %2, %3 = vector.scan <add>, %m, %w {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xi32>, vector<4xi32>
  %4 = vector.flat_transpose %v {rows = 2 : i32, columns = 2 : i32} : vector<4xi32> -> vector<4xi32>
  %5 = vector.matrix_multiply %v, %w {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}
// CHECK-LABEL: func.func @masks(%arg0: vector<4xi1>, %arg1: memref<?xf32>, %arg2: tensor<?xf32>, %arg3: index, %arg4: f32, %arg5: vector<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %0 = vector.mask %arg0 { vector.transfer_read %arg1[%arg3], %arg4 : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: %1 = vector.mask %arg0, %arg5 { vector.transfer_read %arg1[%arg3], %arg4 : memref<?xf32>, vector<4xf32> } {tag} : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: vector.mask %arg0 { vector.transfer_write %arg5, %arg1[%arg3] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
// CHECK-NEXT: %2 = vector.mask %arg0 { vector.yield %arg5 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: %3 = vector.mask %arg0 { vector.reduction <add>, %arg5, %arg4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT: %4 = vector.mask %arg0 { vector.transfer_write %arg5, %arg2[%arg3] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
// CHECK-NEXT: return %4 : tensor<?xf32>
// CHECK-NEXT: }
func.func @masks(%k: vector<4xi1>, %m: memref<?xf32>, %t: tensor<?xf32>, %i: index, %f: f32, %v: vector<4xf32>) -> tensor<?xf32> {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %k, %v { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32> } {tag} : vector<4xi1> -> vector<4xf32>
  vector.mask %k { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %2 = vector.mask %k { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %3 = vector.mask %k { vector.reduction <add>, %v, %f : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %4 = vector.mask %k {
    %5 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
    vector.yield %5 : tensor<?xf32>
  } : vector<4xi1> -> tensor<?xf32>
  return %4 : tensor<?xf32>
}
