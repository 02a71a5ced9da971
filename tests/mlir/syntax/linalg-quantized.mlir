// Named ops on numbers with a zero of their own.
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
// CHECK-NEXT: #map11 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>
// CHECK-NEXT: #map12 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
// CHECK-NEXT: #map13 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
// CHECK-NEXT: #map14 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
// CHECK-NEXT: #map15 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
// CHECK-NEXT: #map16 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map17 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>
// CHECK-NEXT: #map18 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
// CHECK-NEXT: #map19 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
// CHECK-NEXT: #map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-NEXT: #map21 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-NEXT: #map22 = affine_map<(d0, d1, d2, d3) -> ()>
// CHECK-NEXT: #map23 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: #map24 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map25 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map26 = affine_map<(d0, d1, d2) -> ()>
// CHECK-NEXT: #map27 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map28 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3 * 2 + d6, d7)>
// CHECK-NEXT: #map29 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
// CHECK-NEXT: #map30 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (memref<1x2x3x8x8xi8>, memref<2x4x3x3x3xi8>, i32, i32, memref<1x2x4x6x6xi32>) -> (), sym_name = "conv_2d_ngchw_gfchw_q"}> ({
// CHECK-NEXT: ^bb0(%arg86: memref<1x2x3x8x8xi8>, %arg87: memref<2x4x3x3x3xi8>, %arg88: i32, %arg89: i32, %arg90: memref<1x2x4x6x6xi32>):
// CHECK-NEXT: "linalg.conv_2d_ngchw_gfchw_q"(%arg86, %arg87, %arg88, %arg89, %arg90) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// CHECK-NEXT: ^bb0(%arg91: i8, %arg92: i8, %arg93: i32, %arg94: i32, %arg95: i32):
// CHECK-NEXT: %52 = "arith.extsi"(%arg91) : (i8) -> i32
// CHECK-NEXT: %53 = "arith.subi"(%52, %arg93) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %54 = "arith.extsi"(%arg92) : (i8) -> i32
// CHECK-NEXT: %55 = "arith.subi"(%54, %arg94) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %56 = "arith.muli"(%53, %55) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %57 = "arith.addi"(%arg95, %56) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: "linalg.yield"(%57) : (i32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<1x2x3x8x8xi8>, memref<2x4x3x3x3xi8>, i32, i32, memref<1x2x4x6x6xi32>) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = (memref<1x8x8x3xi8>, memref<4x3x3x3xi8>, i32, i32, memref<1x6x6x4xi32>) -> (), sym_name = "conv_2d_nhwc_fhwc_q"}> ({
// CHECK-NEXT: ^bb0(%arg76: memref<1x8x8x3xi8>, %arg77: memref<4x3x3x3xi8>, %arg78: i32, %arg79: i32, %arg80: memref<1x6x6x4xi32>):
// CHECK-NEXT: "linalg.conv_2d_nhwc_fhwc_q"(%arg76, %arg77, %arg78, %arg79, %arg80) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// CHECK-NEXT: ^bb0(%arg81: i8, %arg82: i8, %arg83: i32, %arg84: i32, %arg85: i32):
// CHECK-NEXT: %46 = "arith.extsi"(%arg81) : (i8) -> i32
// CHECK-NEXT: %47 = "arith.subi"(%46, %arg83) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %48 = "arith.extsi"(%arg82) : (i8) -> i32
// CHECK-NEXT: %49 = "arith.subi"(%48, %arg84) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %50 = "arith.muli"(%47, %49) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %51 = "arith.addi"(%arg85, %50) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: "linalg.yield"(%51) : (i32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [#map4, #map5, #map6, #map6, #map7]} : (memref<1x8x8x3xi8>, memref<4x3x3x3xi8>, i32, i32, memref<1x6x6x4xi32>) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = (memref<1x8x8x3xi8>, memref<3x3x3x4xi8>, i32, i32, memref<1x6x6x4xi32>) -> (), sym_name = "conv_2d_nhwc_hwcf_q"}> ({
// CHECK-NEXT: ^bb0(%arg66: memref<1x8x8x3xi8>, %arg67: memref<3x3x3x4xi8>, %arg68: i32, %arg69: i32, %arg70: memref<1x6x6x4xi32>):
// CHECK-NEXT: "linalg.conv_2d_nhwc_hwcf_q"(%arg66, %arg67, %arg68, %arg69, %arg70) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// CHECK-NEXT: ^bb0(%arg71: i8, %arg72: i8, %arg73: i32, %arg74: i32, %arg75: i32):
// CHECK-NEXT: %40 = "arith.extsi"(%arg71) : (i8) -> i32
// CHECK-NEXT: %41 = "arith.subi"(%40, %arg73) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %42 = "arith.extsi"(%arg72) : (i8) -> i32
// CHECK-NEXT: %43 = "arith.subi"(%42, %arg74) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %44 = "arith.muli"(%41, %43) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %45 = "arith.addi"(%arg75, %44) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: "linalg.yield"(%45) : (i32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [#map4, #map8, #map6, #map6, #map7]} : (memref<1x8x8x3xi8>, memref<3x3x3x4xi8>, i32, i32, memref<1x6x6x4xi32>) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = (memref<1x8x8x8x3xi8>, memref<3x3x3x3x4xi8>, i32, i32, memref<1x6x6x6x4xi32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf_q"}> ({
// CHECK-NEXT: ^bb0(%arg56: memref<1x8x8x8x3xi8>, %arg57: memref<3x3x3x3x4xi8>, %arg58: i32, %arg59: i32, %arg60: memref<1x6x6x6x4xi32>):
// CHECK-NEXT: "linalg.conv_3d_ndhwc_dhwcf_q"(%arg56, %arg57, %arg58, %arg59, %arg60) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// CHECK-NEXT: ^bb0(%arg61: i8, %arg62: i8, %arg63: i32, %arg64: i32, %arg65: i32):
// CHECK-NEXT: %34 = "arith.extsi"(%arg61) : (i8) -> i32
// CHECK-NEXT: %35 = "arith.subi"(%34, %arg63) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %36 = "arith.extsi"(%arg62) : (i8) -> i32
// CHECK-NEXT: %37 = "arith.subi"(%36, %arg64) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %38 = "arith.muli"(%35, %37) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %39 = "arith.addi"(%arg65, %38) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: "linalg.yield"(%39) : (i32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [#map9, #map10, #map11, #map11, #map12]} : (memref<1x8x8x8x3xi8>, memref<3x3x3x3x4xi8>, i32, i32, memref<1x6x6x6x4xi32>) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = (memref<1x8x8x3xi8>, memref<3x3x3xi8>, i32, i32, memref<1x6x6x3xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_q"}> ({
// CHECK-NEXT: ^bb0(%arg46: memref<1x8x8x3xi8>, %arg47: memref<3x3x3xi8>, %arg48: i32, %arg49: i32, %arg50: memref<1x6x6x3xi32>):
// CHECK-NEXT: "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg46, %arg47, %arg48, %arg49, %arg50) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// CHECK-NEXT: ^bb0(%arg51: i8, %arg52: i8, %arg53: i32, %arg54: i32, %arg55: i32):
// CHECK-NEXT: %28 = "arith.extsi"(%arg51) : (i8) -> i32
// CHECK-NEXT: %29 = "arith.subi"(%28, %arg53) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %30 = "arith.extsi"(%arg52) : (i8) -> i32
// CHECK-NEXT: %31 = "arith.subi"(%30, %arg54) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %32 = "arith.muli"(%29, %31) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %33 = "arith.addi"(%arg55, %32) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: "linalg.yield"(%33) : (i32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [#map13, #map14, #map15, #map15, #map16]} : (memref<1x8x8x3xi8>, memref<3x3x3xi8>, i32, i32, memref<1x6x6x3xi32>) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = (memref<1x8x8x3xi8>, memref<3x3x3x2xi8>, i32, i32, memref<1x6x6x3x2xi32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_q"}> ({
// CHECK-NEXT: ^bb0(%arg36: memref<1x8x8x3xi8>, %arg37: memref<3x3x3x2xi8>, %arg38: i32, %arg39: i32, %arg40: memref<1x6x6x3x2xi32>):
// CHECK-NEXT: "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg36, %arg37, %arg38, %arg39, %arg40) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// CHECK-NEXT: ^bb0(%arg41: i8, %arg42: i8, %arg43: i32, %arg44: i32, %arg45: i32):
// CHECK-NEXT: %22 = "arith.extsi"(%arg41) : (i8) -> i32
// CHECK-NEXT: %23 = "arith.subi"(%22, %arg43) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %24 = "arith.extsi"(%arg42) : (i8) -> i32
// CHECK-NEXT: %25 = "arith.subi"(%24, %arg44) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %26 = "arith.muli"(%23, %25) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %27 = "arith.addi"(%arg45, %26) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: "linalg.yield"(%27) : (i32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [#map17, #map18, #map6, #map6, #map19]} : (memref<1x8x8x3xi8>, memref<3x3x3x2xi8>, i32, i32, memref<1x6x6x3x2xi32>) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = (memref<2x4x8xi8>, memref<2x8x16xi8>, i32, i32, memref<2x4x16xi32>) -> (), sym_name = "quantized_batch_matmul"}> ({
// CHECK-NEXT: ^bb0(%arg26: memref<2x4x8xi8>, %arg27: memref<2x8x16xi8>, %arg28: i32, %arg29: i32, %arg30: memref<2x4x16xi32>):
// CHECK-NEXT: "linalg.quantized_batch_matmul"(%arg26, %arg27, %arg28, %arg29, %arg30) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// CHECK-NEXT: ^bb0(%arg31: i8, %arg32: i8, %arg33: i32, %arg34: i32, %arg35: i32):
// CHECK-NEXT: %16 = "arith.extsi"(%arg31) : (i8) -> i32
// CHECK-NEXT: %17 = "arith.subi"(%16, %arg33) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %18 = "arith.extsi"(%arg32) : (i8) -> i32
// CHECK-NEXT: %19 = "arith.subi"(%18, %arg34) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %20 = "arith.muli"(%17, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %21 = "arith.addi"(%arg35, %20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: "linalg.yield"(%21) : (i32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [#map20, #map21, #map22, #map22, #map23]} : (memref<2x4x8xi8>, memref<2x8x16xi8>, i32, i32, memref<2x4x16xi32>) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = (memref<4x8xi8>, memref<8x16xi8>, i32, i32, memref<4x16xi32>) -> (), sym_name = "quantized_matmul"}> ({
// CHECK-NEXT: ^bb0(%arg16: memref<4x8xi8>, %arg17: memref<8x16xi8>, %arg18: i32, %arg19: i32, %arg20: memref<4x16xi32>):
// CHECK-NEXT: "linalg.quantized_matmul"(%arg16, %arg17, %arg18, %arg19, %arg20) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// CHECK-NEXT: ^bb0(%arg21: i8, %arg22: i8, %arg23: i32, %arg24: i32, %arg25: i32):
// CHECK-NEXT: %10 = "arith.extsi"(%arg21) : (i8) -> i32
// CHECK-NEXT: %11 = "arith.subi"(%10, %arg23) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %12 = "arith.extsi"(%arg22) : (i8) -> i32
// CHECK-NEXT: %13 = "arith.subi"(%12, %arg24) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %14 = "arith.muli"(%11, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: %15 = "arith.addi"(%arg25, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT: "linalg.yield"(%15) : (i32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [#map24, #map25, #map26, #map26, #map27]} : (memref<4x8xi8>, memref<8x16xi8>, i32, i32, memref<4x16xi32>) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = (memref<4x8xi8>, memref<8x16xi8>, i32, i32, memref<4x16xi64>) -> (), sym_name = "wider_sum"}> ({
// CHECK-NEXT: ^bb0(%arg6: memref<4x8xi8>, %arg7: memref<8x16xi8>, %arg8: i32, %arg9: i32, %arg10: memref<4x16xi64>):
// CHECK-NEXT: "linalg.quantized_matmul"(%arg6, %arg7, %arg8, %arg9, %arg10) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// CHECK-NEXT: ^bb0(%arg11: i8, %arg12: i8, %arg13: i32, %arg14: i32, %arg15: i64):
// CHECK-NEXT: %2 = "arith.extsi"(%arg11) : (i8) -> i64
// CHECK-NEXT: %3 = "arith.extsi"(%arg13) : (i32) -> i64
// CHECK-NEXT: %4 = "arith.subi"(%2, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
// CHECK-NEXT: %5 = "arith.extsi"(%arg12) : (i8) -> i64
// CHECK-NEXT: %6 = "arith.extsi"(%arg14) : (i32) -> i64
// CHECK-NEXT: %7 = "arith.subi"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
// CHECK-NEXT: %8 = "arith.muli"(%4, %7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
// CHECK-NEXT: %9 = "arith.addi"(%arg15, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
// CHECK-NEXT: "linalg.yield"(%9) : (i64) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [#map24, #map25, #map26, #map26, #map27]} : (memref<4x8xi8>, memref<8x16xi8>, i32, i32, memref<4x16xi64>) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = (memref<1x8x8x8x3xf32>, memref<3x3x3x3xf32>, memref<1x3x3x3x3xf32>) -> (), sym_name = "depthwise"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<1x8x8x8x3xf32>, %arg1: memref<3x3x3x3xf32>, %arg2: memref<1x3x3x3x3xf32>):
// CHECK-NEXT: "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [#map28, #map29, #map30]} : (memref<1x8x8x8x3xf32>, memref<3x3x3x3xf32>, memref<1x3x3x3x3xf32>) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @conv_2d_ngchw_gfchw_q(%a: memref<1x2x3x8x8xi8>, %b: memref<2x4x3x3x3xi8>, %z: i32, %y: i32, %c: memref<1x2x4x6x6xi32>) {
  linalg.conv_2d_ngchw_gfchw_q ins(%a, %b, %z, %y : memref<1x2x3x8x8xi8>, memref<2x4x3x3x3xi8>, i32, i32) outs(%c : memref<1x2x4x6x6xi32>)
  return
}
func.func @conv_2d_nhwc_fhwc_q(%a: memref<1x8x8x3xi8>, %b: memref<4x3x3x3xi8>, %z: i32, %y: i32, %c: memref<1x6x6x4xi32>) {
  linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %z, %y : memref<1x8x8x3xi8>, memref<4x3x3x3xi8>, i32, i32) outs(%c : memref<1x6x6x4xi32>)
  return
}
func.func @conv_2d_nhwc_hwcf_q(%a: memref<1x8x8x3xi8>, %b: memref<3x3x3x4xi8>, %z: i32, %y: i32, %c: memref<1x6x6x4xi32>) {
  linalg.conv_2d_nhwc_hwcf_q ins(%a, %b, %z, %y : memref<1x8x8x3xi8>, memref<3x3x3x4xi8>, i32, i32) outs(%c : memref<1x6x6x4xi32>)
  return
}
func.func @conv_3d_ndhwc_dhwcf_q(%a: memref<1x8x8x8x3xi8>, %b: memref<3x3x3x3x4xi8>, %z: i32, %y: i32, %c: memref<1x6x6x6x4xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %b, %z, %y : memref<1x8x8x8x3xi8>, memref<3x3x3x3x4xi8>, i32, i32) outs(%c : memref<1x6x6x6x4xi32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwc_q(%a: memref<1x8x8x3xi8>, %b: memref<3x3x3xi8>, %z: i32, %y: i32, %c: memref<1x6x6x3xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %b, %z, %y : memref<1x8x8x3xi8>, memref<3x3x3xi8>, i32, i32) outs(%c : memref<1x6x6x3xi32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a: memref<1x8x8x3xi8>, %b: memref<3x3x3x2xi8>, %z: i32, %y: i32, %c: memref<1x6x6x3x2xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %b, %z, %y : memref<1x8x8x3xi8>, memref<3x3x3x2xi8>, i32, i32) outs(%c : memref<1x6x6x3x2xi32>)
  return
}
func.func @quantized_batch_matmul(%a: memref<2x4x8xi8>, %b: memref<2x8x16xi8>, %z: i32, %y: i32, %c: memref<2x4x16xi32>) {
  linalg.quantized_batch_matmul ins(%a, %b, %z, %y : memref<2x4x8xi8>, memref<2x8x16xi8>, i32, i32) outs(%c : memref<2x4x16xi32>)
  return
}
func.func @quantized_matmul(%a: memref<4x8xi8>, %b: memref<8x16xi8>, %z: i32, %y: i32, %c: memref<4x16xi32>) {
  linalg.quantized_matmul ins(%a, %b, %z, %y : memref<4x8xi8>, memref<8x16xi8>, i32, i32) outs(%c : memref<4x16xi32>)
  return
}
func.func @wider_sum(%a: memref<4x8xi8>, %b: memref<8x16xi8>, %z: i32, %y: i32, %c: memref<4x16xi64>) {
  linalg.quantized_matmul ins(%a, %b, %z, %y : memref<4x8xi8>, memref<8x16xi8>, i32, i32) outs(%c : memref<4x16xi64>)
  return
}
func.func @depthwise(%a: memref<1x8x8x8x3xf32>, %b: memref<3x3x3x3xf32>, %c: memref<1x3x3x3x3xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {strides = dense<2> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>}
    ins(%a, %b : memref<1x8x8x8x3xf32>, memref<3x3x3x3xf32>) outs(%c : memref<1x3x3x3x3xf32>)
  return
}
