// Structured ops: named ones, whose regions follow from their types, and those with a region of their own.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: #map3 = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map4 = affine_map<(d0) -> ()>
// GENERIC-NEXT: #map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>
// GENERIC-NEXT: #map6 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// GENERIC-NEXT: #map7 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: #map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
// GENERIC-NEXT: #map9 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: #map11 = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>, memref<8xf32>, memref<f32>, f32) -> (), sym_name = "named"}> ({
// GENERIC-NEXT: ^bb0(%arg48: memref<4x8xf32>, %arg49: memref<8x4xf32>, %arg50: memref<4x4xf32>, %arg51: memref<8xf32>, %arg52: memref<f32>, %arg53: f32):
// GENERIC-NEXT: "linalg.fill"(%arg53, %arg50) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg67: f32, %arg68: f32):
// GENERIC-NEXT: "linalg.yield"(%arg67) : (f32) -> ()
// GENERIC-NEXT: }) : (f32, memref<4x4xf32>) -> ()
// GENERIC-NEXT: "linalg.matmul"(%arg48, %arg49, %arg50) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg64: f32, %arg65: f32, %arg66: f32):
// GENERIC-NEXT: %26 = "arith.mulf"(%arg64, %arg65) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %27 = "arith.addf"(%arg66, %26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%27) : (f32) -> ()
// GENERIC-NEXT: }) {linalg.memoized_indexing_maps = [#map, #map1, #map2], tag} : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> ()
// GENERIC-NEXT: "linalg.dot"(%arg51, %arg51, %arg52) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
// GENERIC-NEXT: %24 = "arith.mulf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %25 = "arith.addf"(%arg63, %24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%25) : (f32) -> ()
// GENERIC-NEXT: }) {linalg.memoized_indexing_maps = [#map3, #map3, #map4]} : (memref<8xf32>, memref<8xf32>, memref<f32>) -> ()
// GENERIC-NEXT: "linalg.add"(%arg48, %arg48, %arg48) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg58: f32, %arg59: f32, %arg60: f32):
// GENERIC-NEXT: %23 = "arith.addf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%23) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
// GENERIC-NEXT: "linalg.exp"(%arg48, %arg48) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg56: f32, %arg57: f32):
// GENERIC-NEXT: %22 = "math.exp"(%arg56) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%22) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
// GENERIC-NEXT: "linalg.elemwise_unary"(%arg48, %arg48) <{fun = #linalg.unary_fn<log>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg54: f32, %arg55: f32):
// GENERIC-NEXT: %21 = "math.log"(%arg54) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%21) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x8xi8>, memref<8x4xi32>, memref<4x4xi32>) -> (), sym_name = "casts"}> ({
// GENERIC-NEXT: ^bb0(%arg42: memref<4x8xi8>, %arg43: memref<8x4xi32>, %arg44: memref<4x4xi32>):
// GENERIC-NEXT: "linalg.matmul"(%arg42, %arg43, %arg44) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg45: i8, %arg46: i32, %arg47: i32):
// GENERIC-NEXT: %18 = "arith.extui"(%arg45) : (i8) -> i32
// GENERIC-NEXT: %19 = "arith.muli"(%18, %arg46) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: %20 = "arith.addi"(%arg47, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%20) : (i32) -> ()
// GENERIC-NEXT: }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4x8xi8>, memref<8x4xi32>, memref<4x4xi32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<1x16x16x4xf32>, tensor<3x3x4x16xf32>, tensor<1x7x7x16xf32>, tensor<1x8x8x4xf32>, tensor<2x2xf32>) -> (tensor<1x7x7x16xf32>, tensor<1x8x8x4xf32>), sym_name = "windows"}> ({
// GENERIC-NEXT: ^bb0(%arg31: tensor<1x16x16x4xf32>, %arg32: tensor<3x3x4x16xf32>, %arg33: tensor<1x7x7x16xf32>, %arg34: tensor<1x8x8x4xf32>, %arg35: tensor<2x2xf32>):
// GENERIC-NEXT: %13 = "linalg.conv_2d_nhwc_hwcf"(%arg31, %arg32, %arg33) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// GENERIC-NEXT: ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
// GENERIC-NEXT: %16 = "arith.mulf"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %17 = "arith.addf"(%arg41, %16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%17) : (f32) -> ()
// GENERIC-NEXT: }) {linalg.memoized_indexing_maps = [#map5, #map6, #map7]} : (tensor<1x16x16x4xf32>, tensor<3x3x4x16xf32>, tensor<1x7x7x16xf32>) -> tensor<1x7x7x16xf32>
// GENERIC-NEXT: %14 = "linalg.pooling_nhwc_max"(%arg31, %arg35, %arg34) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// GENERIC-NEXT: ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
// GENERIC-NEXT: %15 = "arith.maximumf"(%arg38, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%15) : (f32) -> ()
// GENERIC-NEXT: }) {linalg.memoized_indexing_maps = [#map8, #map9, #map10]} : (tensor<1x16x16x4xf32>, tensor<2x2xf32>, tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
// GENERIC-NEXT: "func.return"(%13, %14) : (tensor<1x7x7x16xf32>, tensor<1x8x8x4xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x8xf32>, memref<8x4xf32>, memref<8xf32>) -> (), sym_name = "shapes"}> ({
// GENERIC-NEXT: ^bb0(%arg20: memref<4x8xf32>, %arg21: memref<8x4xf32>, %arg22: memref<8xf32>):
// GENERIC-NEXT: "linalg.transpose"(%arg20, %arg21) <{permutation = array<i64: 1, 0>}> ({
// GENERIC-NEXT: ^bb0(%arg29: f32, %arg30: f32):
// GENERIC-NEXT: "linalg.yield"(%arg29) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4x8xf32>, memref<8x4xf32>) -> ()
// GENERIC-NEXT: "linalg.broadcast"(%arg22, %arg20) <{dimensions = array<i64: 0>}> ({
// GENERIC-NEXT: ^bb0(%arg27: f32, %arg28: f32):
// GENERIC-NEXT: "linalg.yield"(%arg27) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<8xf32>, memref<4x8xf32>) -> ()
// GENERIC-NEXT: "linalg.reduce"(%arg20, %arg22) <{dimensions = array<i64: 0>}> ({
// GENERIC-NEXT: ^bb0(%arg25: f32, %arg26: f32):
// GENERIC-NEXT: %12 = "arith.addf"(%arg26, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%12) : (f32) -> ()
// GENERIC-NEXT: }) {tag} : (memref<4x8xf32>, memref<8xf32>) -> ()
// GENERIC-NEXT: "linalg.reduce"(%arg20, %arg22) <{dimensions = array<i64: 0>}> ({
// GENERIC-NEXT: ^bb0(%arg23: f32, %arg24: f32):
// GENERIC-NEXT: %10 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %11 = "arith.mulf"(%10, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%11) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4x8xf32>, memref<8xf32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x8xf32>, tensor<4x8xf32>, memref<4xi32>) -> tensor<4x8xf32>, sym_name = "maps"}> ({
// GENERIC-NEXT: ^bb0(%arg8: memref<4x8xf32>, %arg9: tensor<4x8xf32>, %arg10: memref<4xi32>):
// GENERIC-NEXT: "linalg.map"(%arg8, %arg8) ({
// GENERIC-NEXT: ^bb0(%arg19: f32):
// GENERIC-NEXT: %9 = "math.absf"(%arg19) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%9) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
// GENERIC-NEXT: "linalg.map"(%arg8, %arg8, %arg8) ({
// GENERIC-NEXT: ^bb0(%arg17: f32, %arg18: f32):
// GENERIC-NEXT: %8 = "arith.addf"(%arg17, %arg18) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%8) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
// GENERIC-NEXT: "linalg.map"(%arg10, %arg10, %arg10) ({
// GENERIC-NEXT: ^bb0(%arg15: i32, %arg16: i32):
// GENERIC-NEXT: %7 = "arith.addi"(%arg15, %arg16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%7) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT: "linalg.map"(%arg8, %arg8, %arg8) ({
// GENERIC-NEXT: ^bb0(%arg13: f32, %arg14: f32):
// GENERIC-NEXT: "linalg.yield"(%arg13) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
// GENERIC-NEXT: %5 = "linalg.map"(%arg9, %arg9, %arg9) ({
// GENERIC-NEXT: ^bb0(%arg11: f32, %arg12: f32):
// GENERIC-NEXT: %6 = "arith.addf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// GENERIC-NEXT: "func.return"(%5) : (tensor<4x8xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x8xf32>, memref<4x8xindex>, tensor<4x4xf32>) -> tensor<4x4xf32>, sym_name = "generic"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x8xf32>, %arg1: memref<4x8xindex>, %arg2: tensor<4x4xf32>):
// GENERIC-NEXT: "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg6: f32, %arg7: index):
// GENERIC-NEXT: %4 = "linalg.index"() <{dim = 1 : i64}> : () -> index
// GENERIC-NEXT: "linalg.yield"(%4) : (index) -> ()
// GENERIC-NEXT: }) {tag} : (memref<4x8xf32>, memref<4x8xindex>) -> ()
// GENERIC-NEXT: "linalg.generic"(%arg0) <{doc = "x", indexing_maps = [#map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], library_call = "y", operandSegmentSizes = array<i32: 0, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg5: f32):
// GENERIC-NEXT: %3 = "arith.addf"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4x8xf32>) -> ()
// GENERIC-NEXT: %0 = "linalg.generic"(%arg2, %arg2) <{indexing_maps = [#map11, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// GENERIC-NEXT: %2 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT: }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// GENERIC-NEXT: %1 = "linalg.softmax"(%arg2, %arg2) <{dimension = 1 : i64}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// GENERIC-NEXT: "func.return"(%1) : (tensor<4x4xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @named(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<4x4xf32>, %arg3: memref<8xf32>, %arg4: memref<f32>, %arg5: f32) {
// CHECK-NEXT: linalg.fill ins(%arg5 : f32) outs(%arg2 : memref<4x4xf32>)
// CHECK-NEXT: linalg.matmul {tag} ins(%arg0, %arg1 : memref<4x8xf32>, memref<8x4xf32>) outs(%arg2 : memref<4x4xf32>)
// CHECK-NEXT: linalg.dot ins(%arg3, %arg3 : memref<8xf32>, memref<8xf32>) outs(%arg4 : memref<f32>)
// CHECK-NEXT: linalg.add ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>)
// CHECK-NEXT: linalg.exp ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>)
// CHECK-NEXT: linalg.elemwise_unary {fun = #linalg.unary_fn<log>} ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @named(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>, %v: memref<8xf32>, %s: memref<f32>, %x: f32) {
  linalg.fill ins(%x : f32) outs(%c : memref<4x4xf32>)
  linalg.matmul {tag} ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  linalg.dot ins(%v, %v : memref<8xf32>, memref<8xf32>) outs(%s : memref<f32>)
  linalg.add ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  linalg.exp ins(%a : memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<log>} ins(%a : memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  return
}
// CHECK-LABEL: func.func @casts(%arg0: memref<4x8xi8>, %arg1: memref<8x4xi32>, %arg2: memref<4x4xi32>) {
// CHECK-NEXT: linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : memref<4x8xi8>, memref<8x4xi32>) outs(%arg2 : memref<4x4xi32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @casts(%a: memref<4x8xi8>, %b: memref<8x4xi32>, %c: memref<4x4xi32>) {
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<4x8xi8>, memref<8x4xi32>) outs(%c : memref<4x4xi32>)
  return
}
// CHECK-LABEL: func.func @windows(%arg0: tensor<1x16x16x4xf32>, %arg1: tensor<3x3x4x16xf32>, %arg2: tensor<1x7x7x16xf32>, %arg3: tensor<1x8x8x4xf32>, %arg4: tensor<2x2xf32>) -> (tensor<1x7x7x16xf32>, tensor<1x8x8x4xf32>) {
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x16x16x4xf32>, tensor<3x3x4x16xf32>) outs(%arg2 : tensor<1x7x7x16xf32>) -> tensor<1x7x7x16xf32>
// CHECK-NEXT: %1 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg4 : tensor<1x16x16x4xf32>, tensor<2x2xf32>) outs(%arg3 : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT: return %0, %1 : tensor<1x7x7x16xf32>, tensor<1x8x8x4xf32>
// CHECK-NEXT: }
func.func @windows(%i: tensor<1x16x16x4xf32>, %k: tensor<3x3x4x16xf32>, %o: tensor<1x7x7x16xf32>, %p: tensor<1x8x8x4xf32>, %w: tensor<2x2xf32>) -> (tensor<1x7x7x16xf32>, tensor<1x8x8x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%i, %k : tensor<1x16x16x4xf32>, tensor<3x3x4x16xf32>) outs(%o : tensor<1x7x7x16xf32>) -> tensor<1x7x7x16xf32>
  %1 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%i, %w : tensor<1x16x16x4xf32>, tensor<2x2xf32>) outs(%p : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return %0, %1 : tensor<1x7x7x16xf32>, tensor<1x8x8x4xf32>
}
// CHECK-LABEL: func.func @shapes(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<8xf32>) {
// CHECK-NEXT: linalg.transpose ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8x4xf32>) permutation = [1, 0]
// CHECK-NEXT: linalg.broadcast ins(%arg2 : memref<8xf32>) outs(%arg0 : memref<4x8xf32>) dimensions = [0]
// CHECK-NEXT: linalg.reduce { arith.addf } ins(%arg0 : memref<4x8xf32>) outs(%arg2 : memref<8xf32>) dimensions = [0]  {tag}
// CHECK-NEXT: linalg.reduce ins(%arg0 : memref<4x8xf32>) outs(%arg2 : memref<8xf32>) dimensions = [0]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %0 = arith.mulf %in, %init : f32
// CHECK-NEXT: %1 = arith.mulf %0, %init : f32
// CHECK-NEXT: linalg.yield %1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shapes(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %v: memref<8xf32>) {
  linalg.transpose ins(%a : memref<4x8xf32>) outs(%b : memref<8x4xf32>) permutation = [1, 0]
  linalg.broadcast ins(%v : memref<8xf32>) outs(%a : memref<4x8xf32>) dimensions = [0]
  linalg.reduce { arith.addf } ins(%a : memref<4x8xf32>) outs(%v : memref<8xf32>) dimensions = [0] {tag}
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%v : memref<8xf32>) dimensions = [0]
    (%in: f32, %out: f32) {
      %0 = arith.mulf %in, %out : f32
      %1 = arith.mulf %0, %out : f32
      linalg.yield %1 : f32
    }
  return
}
// CHECK-LABEL: func.func @maps(%arg0: memref<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: memref<4xi32>) -> tensor<4x8xf32> {
// CHECK-NEXT: linalg.map { math.absf } ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>)
// CHECK-NEXT: linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>)
// CHECK-NEXT: linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg2, %arg2 : memref<4xi32>, memref<4xi32>) outs(%arg2 : memref<4xi32>)
// CHECK-NEXT: linalg.map ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>)
// CHECK-NEXT: (%in: f32, %in_0: f32) {
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: }
// CHECK-NEXT: %mapped = linalg.map { arith.addf } ins(%arg1, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>)
// CHECK-NEXT: return %mapped : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @maps(%a: memref<4x8xf32>, %t: tensor<4x8xf32>, %n: memref<4xi32>) -> tensor<4x8xf32> {
  linalg.map { math.absf } ins(%a : memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  linalg.map { arith.addi } ins(%n, %n : memref<4xi32>, memref<4xi32>) outs(%n : memref<4xi32>)
  linalg.map ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%a : memref<4x8xf32>)
    (%p: f32, %q: f32) {
      linalg.yield %p : f32
    }
  %0 = linalg.map { arith.addf } ins(%t, %t : tensor<4x8xf32>, tensor<4x8xf32>) outs(%t : tensor<4x8xf32>)
  return %0 : tensor<4x8xf32>
}
// CHECK-LABEL: func.func @generic(%arg0: memref<4x8xf32>, %arg1: memref<4x8xindex>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xindex>) attrs =  {tag} {
// CHECK-NEXT: ^bb0(%in: f32, %out: index):
// CHECK-NEXT: %2 = linalg.index 1 : index
// CHECK-NEXT: linalg.yield %2 : index
// CHECK-NEXT: }
// CHECK-NEXT: linalg.generic {doc = "x", indexing_maps = [#map], iterator_types = ["parallel", "parallel"], library_call = "y"} outs(%arg0 : memref<4x8xf32>) {
// CHECK-NEXT: ^bb0(%out: f32):
// CHECK-NEXT: %2 = arith.addf %out, %out : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: }
// CHECK-NEXT: %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "reduction"]} ins(%arg2 : tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %2 = arith.mulf %in, %out : f32
// CHECK-NEXT: linalg.yield %2 : f32
// CHECK-NEXT: } -> tensor<4x4xf32>
// CHECK-NEXT: %1 = linalg.softmax dimension(1) ins(%arg2 : tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: return %1 : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @generic(%a: memref<4x8xf32>, %b: memref<4x8xindex>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xindex>) attrs = {tag} {
  ^bb0(%in: f32, %out: index):
    %i = linalg.index 1 : index
    linalg.yield %i : index
  }
  linalg.generic {doc = "x", indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"], library_call = "y"} outs(%a : memref<4x8xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    linalg.yield %0 : f32
  }
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "reduction"]} ins(%c : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %2 = arith.mulf %in, %out : f32
    linalg.yield %2 : f32
  } -> tensor<4x4xf32>
  %3 = linalg.softmax dimension(1) ins(%c : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %3 : tensor<4x4xf32>
}
