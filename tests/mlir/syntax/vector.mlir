// Vectors in memory, and what else programs on buffers do with them.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// GENERIC: #map = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, index, f32, vector<4xi1>) -> (), sym_name = "memory"}> ({
// GENERIC-NEXT: ^bb0(%arg6: memref<4x8xf32>, %arg7: tensor<4x8xf32>, %arg8: tensor<4x8xf32>, %arg9: index, %arg10: f32, %arg11: vector<4xi1>):
// GENERIC-NEXT: %13 = "vector.transfer_read"(%arg6, %arg9, %arg9, %arg10) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<4x8xf32>, index, index, f32) -> vector<4xf32>
// GENERIC-NEXT: %14 = "vector.transfer_read"(%arg6, %arg9, %arg9, %arg10) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<4x8xf32>, index, index, f32) -> vector<4xf32>
// GENERIC-NEXT: %15 = "vector.transfer_read"(%arg6, %arg9, %arg9, %arg10, %arg11) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map1}> : (memref<4x8xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
// GENERIC-NEXT: %16 = "vector.transfer_read"(%arg7, %arg9, %arg9, %arg10) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map2}> : (tensor<4x8xf32>, index, index, f32) -> vector<2x4xf32>
// GENERIC-NEXT: "vector.transfer_write"(%13, %arg6, %arg9, %arg9) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, memref<4x8xf32>, index, index) -> ()
// GENERIC-NEXT: "vector.transfer_write"(%14, %arg6, %arg9, %arg9, %arg11) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map}> : (vector<4xf32>, memref<4x8xf32>, index, index, vector<4xi1>) -> ()
// GENERIC-NEXT: %17 = "vector.transfer_write"(%16, %arg8, %arg9, %arg9) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map2}> {tag} : (vector<2x4xf32>, tensor<4x8xf32>, index, index) -> tensor<4x8xf32>
// GENERIC-NEXT: %18 = "vector.load"(%arg6, %arg9, %arg9) : (memref<4x8xf32>, index, index) -> vector<4xf32>
// GENERIC-NEXT: "vector.store"(%15, %arg6, %arg9, %arg9) <{nontemporal = true}> : (vector<4xf32>, memref<4x8xf32>, index, index) -> ()
// GENERIC-NEXT: %19 = "vector.broadcast"(%arg10) : (f32) -> vector<4xf32>
// GENERIC-NEXT: "vector.print"(%18) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
// GENERIC-NEXT: "vector.print"(%arg10) <{punctuation = #vector.punctuation<no_punctuation>}> : (f32) -> ()
// GENERIC-NEXT: "vector.print"() <{punctuation = #vector.punctuation<comma>}> : () -> ()
// GENERIC-NEXT: "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "text"}> : () -> ()
// GENERIC-NEXT: "vector.print"(%arg9) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4xf32>, vector<2x4xf32>, f32, index, vector<4xi1>, memref<4xf32>) -> (), sym_name = "others"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: f32, %arg3: index, %arg4: vector<4xi1>, %arg5: memref<4xf32>):
// GENERIC-NEXT: %0 = "vector.fma"(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT: %1 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// GENERIC-NEXT: %2 = "vector.reduction"(%arg0, %arg2) <{fastmath = #arith.fastmath<fast>, kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> f32
// GENERIC-NEXT: %3 = "vector.shape_cast"(%arg1) : (vector<2x4xf32>) -> vector<8xf32>
// GENERIC-NEXT: %4 = "vector.splat"(%arg2) : (f32) -> vector<4xf32>
// GENERIC-NEXT: %5 = "vector.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
// GENERIC-NEXT: %6 = "vector.maskedload"(%arg5, %arg3, %arg4, %arg0) : (memref<4xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT: "vector.maskedstore"(%arg5, %arg3, %arg4, %arg0) : (memref<4xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC-NEXT: %7 = "vector.create_mask"(%arg3) : (index) -> vector<4xi1>
// GENERIC-NEXT: %8 = "vector.constant_mask"() <{mask_dim_sizes = [3]}> : () -> vector<4xi1>
// GENERIC-NEXT: %9 = "vector.type_cast"(%arg5) : (memref<4xf32>) -> memref<vector<4xf32>>
// GENERIC-NEXT: %10 = "vector.bitcast"(%arg0) : (vector<4xf32>) -> vector<4xi32>
// GENERIC-NEXT: %11 = "vector.vscale"() : () -> index
// GENERIC-NEXT: %12 = "vector.step"() : () -> vector<[4]xindex>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @memory(%arg0: memref<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: index, %arg4: f32, %arg5: vector<4xi1>) {
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%arg3, %arg3], %arg4 : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT: %1 = vector.transfer_read %arg0[%arg3, %arg3], %arg4 {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT: %2 = vector.transfer_read %arg0[%arg3, %arg3], %arg4, %arg5 {permutation_map = #map} : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT: %3 = vector.transfer_read %arg1[%arg3, %arg3], %arg4 : tensor<4x8xf32>, vector<2x4xf32>
// CHECK-NEXT: vector.transfer_write %0, %arg0[%arg3, %arg3] : vector<4xf32>, memref<4x8xf32>
// CHECK-NEXT: vector.transfer_write %1, %arg0[%arg3, %arg3], %arg5 {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
// CHECK-NEXT: %4 = vector.transfer_write %3, %arg2[%arg3, %arg3] {tag} : vector<2x4xf32>, tensor<4x8xf32>
// CHECK-NEXT: %5 = vector.load %arg0[%arg3, %arg3] : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT: vector.store %2, %arg0[%arg3, %arg3] {nontemporal = true} : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT: %6 = vector.broadcast %arg4 : f32 to vector<4xf32>
// CHECK-NEXT: vector.print %5 : vector<4xf32>
// CHECK-NEXT: vector.print %arg4 : f32 punctuation <no_punctuation>
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: vector.print str "text"
// CHECK-NEXT: vector.print %arg3 : index
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @memory(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %u: tensor<4x8xf32>, %i: index, %f: f32, %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<4x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %f, %k {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [false]} : memref<4x8xf32>, vector<4xf32>
  %3 = vector.transfer_read %t[%i, %i], %f : tensor<4x8xf32>, vector<2x4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<4x8xf32>
  vector.transfer_write %1, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  %4 = vector.transfer_write %3, %u[%i, %i] {tag} : vector<2x4xf32>, tensor<4x8xf32>
  %5 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<4xf32>
  vector.store %2, %m[%i, %i] {nontemporal = true} : memref<4x8xf32>, vector<4xf32>
  %6 = vector.broadcast %f : f32 to vector<4xf32>
  vector.print %5 : vector<4xf32>
  vector.print %f : f32 punctuation <no_punctuation>
  vector.print punctuation <comma>
  vector.print str "text"
  vector.print %i : index
  return
}
// CHECK-LABEL: func.func @others(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: f32, %arg3: index, %arg4: vector<4xi1>, %arg5: memref<4xf32>) {
// CHECK-NEXT: %0 = vector.fma %arg0, %arg0, %arg0 : vector<4xf32>
// CHECK-NEXT: %1 = vector.reduction <add>, %arg0 : vector<4xf32> into f32
// CHECK-NEXT: %2 = vector.reduction <add>, %arg0, %arg2 fastmath<fast> : vector<4xf32> into f32
// CHECK-NEXT: %3 = vector.shape_cast %arg1 : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT: %4 = vector.splat %arg2 : vector<4xf32>
// CHECK-NEXT: %5 = vector.transpose %arg1, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT: %6 = vector.maskedload %arg5[%arg3], %arg4, %arg0 : memref<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.maskedstore %arg5[%arg3], %arg4, %arg0 : memref<4xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %7 = vector.create_mask %arg3 : vector<4xi1>
// CHECK-NEXT: %8 = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT: %9 = vector.type_cast %arg5 : memref<4xf32> to memref<vector<4xf32>>
// CHECK-NEXT: %10 = vector.bitcast %arg0 : vector<4xf32> to vector<4xi32>
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %11 = vector.step : vector<[4]xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @others(%v: vector<4xf32>, %w: vector<2x4xf32>, %f: f32, %i: index, %k: vector<4xi1>, %m: memref<4xf32>) {
  %4 = vector.fma %v, %v, %v : vector<4xf32>
  %5 = vector.reduction <add>, %v : vector<4xf32> into f32
  %6 = vector.reduction <add>, %v, %f fastmath<fast> : vector<4xf32> into f32
  %7 = vector.shape_cast %w : vector<2x4xf32> to vector<8xf32>
  %8 = vector.splat %f : vector<4xf32>
  %9 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %11 = vector.maskedload %m[%i], %k, %v : memref<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %k, %v : memref<4xf32>, vector<4xi1>, vector<4xf32>
  %12 = vector.create_mask %i : vector<4xi1>
  %13 = vector.constant_mask [3] : vector<4xi1>
  %14 = vector.type_cast %m : memref<4xf32> to memref<vector<4xf32>>
  %15 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %19 = vector.vscale
  %20 = vector.step : vector<[4]xindex>
  return
}
