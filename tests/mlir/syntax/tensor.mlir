// Ops on tensors, as one-shot-bufferize takes them.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<?x4xf32>, index, f32, tensor<*xf32>) -> (), sym_name = "access"}> ({
// GENERIC-NEXT: ^bb0(%arg22: tensor<?x4xf32>, %arg23: index, %arg24: f32, %arg25: tensor<*xf32>):
// GENERIC-NEXT: %20 = "tensor.empty"() : () -> tensor<4xf32>
// GENERIC-NEXT: %21 = "tensor.empty"(%arg23) {tag} : (index) -> tensor<?xf32>
// GENERIC-NEXT: %22 = "tensor.cast"(%arg22) : (tensor<?x4xf32>) -> tensor<4x4xf32>
// GENERIC-NEXT: %23 = "tensor.dim"(%arg22, %arg23) : (tensor<?x4xf32>, index) -> index
// GENERIC-NEXT: %24 = "tensor.extract"(%arg22, %arg23, %arg23) : (tensor<?x4xf32>, index, index) -> f32
// GENERIC-NEXT: %25 = "tensor.insert"(%arg24, %arg22, %arg23, %arg23) : (f32, tensor<?x4xf32>, index, index) -> tensor<?x4xf32>
// GENERIC-NEXT: %26 = "tensor.extract_slice"(%arg22, %arg23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, index) -> tensor<2x2xf32>
// GENERIC-NEXT: %27 = "tensor.empty"() : () -> tensor<2x2xf32>
// GENERIC-NEXT: %28 = "tensor.insert_slice"(%27, %arg22, %arg23) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<?x4xf32>, index) -> tensor<?x4xf32>
// GENERIC-NEXT: %29 = "tensor.rank"(%arg25) : (tensor<*xf32>) -> index
// GENERIC-NEXT: %30 = "tensor.bitcast"(%arg22) : (tensor<?x4xf32>) -> tensor<?x4xi32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<?x4xf32>, index, tensor<2xindex>) -> (), sym_name = "shapes"}> ({
// GENERIC-NEXT: ^bb0(%arg19: tensor<?x4xf32>, %arg20: index, %arg21: tensor<2xindex>):
// GENERIC-NEXT: %15 = "tensor.collapse_shape"(%arg19) <{reassociation = {{\[\[}}0, 1]]}> : (tensor<?x4xf32>) -> tensor<?xf32>
// GENERIC-NEXT: %16 = "tensor.empty"(%arg20) : (index) -> tensor<?xf32>
// GENERIC-NEXT: %17 = "tensor.expand_shape"(%16, %arg20) <{reassociation = {{\[\[}}0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (tensor<?xf32>, index) -> tensor<?x4xf32>
// GENERIC-NEXT: %18 = "tensor.reshape"(%arg19, %arg21) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// GENERIC-NEXT: %19 = "tensor.concat"(%arg19, %arg19) <{dim = 0 : i64}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (index, f32, tensor<?x4xf32>) -> (), sym_name = "make"}> ({
// GENERIC-NEXT: ^bb0(%arg10: index, %arg11: f32, %arg12: tensor<?x4xf32>):
// GENERIC-NEXT: %8 = "tensor.from_elements"(%arg11, %arg11) : (f32, f32) -> tensor<2xf32>
// GENERIC-NEXT: %9 = "tensor.splat"(%arg11) : (f32) -> tensor<4xf32>
// GENERIC-NEXT: %10 = "tensor.splat"(%arg11, %arg10) : (f32, index) -> tensor<?xf32>
// GENERIC-NEXT: %11 = "tensor.generate"(%arg10) ({
// GENERIC-NEXT: ^bb0(%arg17: index, %arg18: index):
// GENERIC-NEXT: %14 = "arith.addi"(%arg17, %arg18) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT: "tensor.yield"(%arg11) : (f32) -> ()
// GENERIC-NEXT: }) : (index) -> tensor<?x3xf32>
// GENERIC-NEXT: %12 = "tensor.pad"(%arg12, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 1, 1>, static_low = array<i64: 0, -9223372036854775808>}> ({
// GENERIC-NEXT: ^bb0(%arg15: index, %arg16: index):
// GENERIC-NEXT: "tensor.yield"(%arg11) : (f32) -> ()
// GENERIC-NEXT: }) : (tensor<?x4xf32>, index) -> tensor<?x?xf32>
// GENERIC-NEXT: %13 = "tensor.pad"(%arg12) <{nofold, operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 1>, static_low = array<i64: 0, 0>}> ({
// GENERIC-NEXT: ^bb0(%arg13: index, %arg14: index):
// GENERIC-NEXT: "tensor.yield"(%arg11) : (f32) -> ()
// GENERIC-NEXT: }) : (tensor<?x4xf32>) -> tensor<?x5xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<?x4xf32>, tensor<1x1xindex>, tensor<4x8xf32>, tensor<2x2x2x4xf32>, f32) -> (), sym_name = "tiles"}> ({
// GENERIC-NEXT: ^bb0(%arg5: tensor<?x4xf32>, %arg6: tensor<1x1xindex>, %arg7: tensor<4x8xf32>, %arg8: tensor<2x2x2x4xf32>, %arg9: f32):
// GENERIC-NEXT: %2 = "tensor.gather"(%arg5, %arg6) <{gather_dims = array<i64: 0>}> : (tensor<?x4xf32>, tensor<1x1xindex>) -> tensor<1x1x4xf32>
// GENERIC-NEXT: %3 = "tensor.empty"() : () -> tensor<1x4xf32>
// GENERIC-NEXT: %4 = "tensor.scatter"(%2, %arg5, %arg6) <{scatter_dims = array<i64: 0>, unique}> : (tensor<1x1x4xf32>, tensor<?x4xf32>, tensor<1x1xindex>) -> tensor<?x4xf32>
// GENERIC-NEXT: %5 = "tensor.pack"(%arg7, %arg8) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 2, 4>}> : (tensor<4x8xf32>, tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32>
// GENERIC-NEXT: %6 = "tensor.pack"(%arg7, %arg8, %arg9) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 2, 4>}> : (tensor<4x8xf32>, tensor<2x2x2x4xf32>, f32) -> tensor<2x2x2x4xf32>
// GENERIC-NEXT: %7 = "tensor.unpack"(%5, %arg7) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 4>}> : (tensor<2x2x2x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<16x?xf32>, index) -> tensor<16x?xf32>, sym_name = "parallel"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<16x?xf32>, %arg1: index):
// GENERIC-NEXT: %0 = "scf.forall"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 3>}> ({
// GENERIC-NEXT: ^bb0(%arg2: index, %arg3: index, %arg4: tensor<16x?xf32>):
// GENERIC-NEXT: %1 = "tensor.extract_slice"(%arg4, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<16x?xf32>, index) -> tensor<1x1xf32>
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: "tensor.parallel_insert_slice"(%1, %arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<16x?xf32>, index, index) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : (index, tensor<16x?xf32>) -> tensor<16x?xf32>
// GENERIC-NEXT: "func.return"(%0) : (tensor<16x?xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @access(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: f32, %arg3: tensor<*xf32>) {
// CHECK-NEXT: %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %1 = tensor.empty(%arg1) {tag} : tensor<?xf32>
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<4x4xf32>
// CHECK-NEXT: %dim = tensor.dim %arg0, %arg1 : tensor<?x4xf32>
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<?x4xf32>
// CHECK-NEXT: %inserted = tensor.insert %arg2 into %arg0[%arg1, %arg1] : tensor<?x4xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [2, 2] [1, 1] : tensor<?x4xf32> to tensor<2x2xf32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<2x2xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %2 into %arg0[0, %arg1] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<?x4xf32>
// CHECK-NEXT: %rank = tensor.rank %arg3 : tensor<*xf32>
// CHECK-NEXT: %3 = tensor.bitcast %arg0 : tensor<?x4xf32> to tensor<?x4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @access(%t: tensor<?x4xf32>, %i: index, %f: f32, %u: tensor<*xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.empty(%i) {tag} : tensor<?xf32>
  %2 = tensor.cast %t : tensor<?x4xf32> to tensor<4x4xf32>
  %3 = tensor.dim %t, %i : tensor<?x4xf32>
  %4 = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  %5 = tensor.insert %f into %t[%i, %i] : tensor<?x4xf32>
  %6 = tensor.extract_slice %t[0, %i] [2, 2] [1, 1] : tensor<?x4xf32> to tensor<2x2xf32>
  %e = tensor.empty() : tensor<2x2xf32>
  %7 = tensor.insert_slice %e into %t[0, %i] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<?x4xf32>
  %8 = tensor.rank %u : tensor<*xf32>
  %9 = tensor.bitcast %t : tensor<?x4xf32> to tensor<?x4xi32>
  return
}
// CHECK-LABEL: func.func @shapes(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: tensor<2xindex>) {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT: %0 = tensor.empty(%arg1) : tensor<?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %0 {{\[\[}}0, 1]] output_shape [%arg1, 4] : tensor<?xf32> into tensor<?x4xf32>
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%arg2) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT: %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shapes(%t: tensor<?x4xf32>, %i: index, %s: tensor<2xindex>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %x = tensor.empty(%i) : tensor<?xf32>
  %1 = tensor.expand_shape %x [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>
  %2 = tensor.reshape %t(%s) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = tensor.concat dim(0) %t, %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return
}
// CHECK-LABEL: func.func @make(%arg0: index, %arg1: f32, %arg2: tensor<?x4xf32>) {
// CHECK-NEXT: %from_elements = tensor.from_elements %arg1, %arg1 : tensor<2xf32>
// CHECK-NEXT: %splat = tensor.splat %arg1 : tensor<4xf32>
// CHECK-NEXT: %splat_0 = tensor.splat %arg1[%arg0] : tensor<?xf32>
// CHECK-NEXT: %generated = tensor.generate %arg0 {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: %0 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT: tensor.yield %arg1 : f32
// CHECK-NEXT: } : tensor<?x3xf32>
// CHECK-NEXT: %padded = tensor.pad %arg2 low[0, %arg0] high[1, 1] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg1 : f32
// CHECK-NEXT: } : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %arg2 nofold low[0, 0] high[1, 1] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg1 : f32
// CHECK-NEXT: } : tensor<?x4xf32> to tensor<?x5xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @make(%i: index, %f: f32, %t: tensor<?x4xf32>) {
  %0 = tensor.from_elements %f, %f : tensor<2xf32>
  %1 = tensor.splat %f : tensor<4xf32>
  %2 = tensor.splat %f[%i] : tensor<?xf32>
  %3 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    %s = arith.addi %a, %b : index
    tensor.yield %f : f32
  } : tensor<?x3xf32>
  %4 = tensor.pad %t low[0, %i] high[1, 1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %5 = tensor.pad %t nofold low[0, 0] high[1, 1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x5xf32>
  return
}
// CHECK-LABEL: func.func @tiles(%arg0: tensor<?x4xf32>, %arg1: tensor<1x1xindex>, %arg2: tensor<4x8xf32>, %arg3: tensor<2x2x2x4xf32>, %arg4: f32) {
// CHECK-NEXT: %gather = tensor.gather %arg0[%arg1] gather_dims([0]) : (tensor<?x4xf32>, tensor<1x1xindex>) -> tensor<1x1x4xf32>
// CHECK-NEXT: %0 = tensor.empty() : tensor<1x4xf32>
// CHECK-NEXT: %scatter = tensor.scatter %gather into %arg0[%arg1] scatter_dims([0]) unique : (tensor<1x1x4xf32>, tensor<?x4xf32>, tensor<1x1xindex>) -> tensor<?x4xf32>
// CHECK-NEXT: %pack = tensor.pack %arg2 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg3 : tensor<4x8xf32> -> tensor<2x2x2x4xf32>
// CHECK-NEXT: %pack_0 = tensor.pack %arg2 padding_value(%arg4 : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg3 : tensor<4x8xf32> -> tensor<2x2x2x4xf32>
// CHECK-NEXT: %unpack = tensor.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg2 : tensor<2x2x2x4xf32> -> tensor<4x8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @tiles(%t: tensor<?x4xf32>, %a: tensor<1x1xindex>, %p: tensor<4x8xf32>, %d: tensor<2x2x2x4xf32>, %f: f32) {
  %0 = tensor.gather %t[%a] gather_dims([0]) : (tensor<?x4xf32>, tensor<1x1xindex>) -> tensor<1x1x4xf32>
  %s = tensor.empty() : tensor<1x4xf32>
  %1 = tensor.scatter %0 into %t[%a] scatter_dims([0]) unique : (tensor<1x1x4xf32>, tensor<?x4xf32>, tensor<1x1xindex>) -> tensor<?x4xf32>
  %2 = tensor.pack %p inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<4x8xf32> -> tensor<2x2x2x4xf32>
  %3 = tensor.pack %p padding_value(%f : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<4x8xf32> -> tensor<2x2x2x4xf32>
  %4 = tensor.unpack %2 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %p : tensor<2x2x2x4xf32> -> tensor<4x8xf32>
  return
}
// CHECK-LABEL: func.func @parallel(%arg0: tensor<16x?xf32>, %arg1: index) -> tensor<16x?xf32> {
// CHECK-NEXT: %0 = scf.forall (%arg2, %arg3) in (%arg1, 3) shared_outs(%arg4 = %arg0) -> (tensor<16x?xf32>) {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg4[%arg2, 0] [1, 1] [1, 1] : tensor<16x?xf32> to tensor<1x1xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %extracted_slice into %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<16x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<16x?xf32>
// CHECK-NEXT: }
func.func @parallel(%t: tensor<16x?xf32>, %i: index) -> tensor<16x?xf32> {
  %0 = scf.forall (%a, %b) in (%i, 3) shared_outs(%x = %t) -> (tensor<16x?xf32>) {
    %s = tensor.extract_slice %x[%a, 0] [1, 1] [1, 1] : tensor<16x?xf32> to tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %x[%a, %b] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<16x?xf32>
    }
  }
  return %0 : tensor<16x?xf32>
}
