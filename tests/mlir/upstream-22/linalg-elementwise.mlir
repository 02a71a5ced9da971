// A function, by its name, of an element of each input; without maps those are all of one shape.
// RUN: %bufscope-opt %s --upstream=22 | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s --check-prefix=CANON
// RUN: %bufscope-opt %s --upstream=22 --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> ()>
// CANON: #map = affine_map<(d0, d1) -> (d0, d1)>
// CANON-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CANON-NEXT: #map2 = affine_map<(d0, d1) -> ()>
// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> ()>
// GENERIC-NEXT: #map3 = affine_map<() -> ()>
// GENERIC-NEXT: #map4 = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, memref<4x8xf32>, memref<8x4xf32>, tensor<4x8xi1>, f32, memref<f32>) -> tensor<4x8xf32>, sym_name = "elementwise"}> ({
// GENERIC-NEXT: ^bb0(%arg86: tensor<4x8xf32>, %arg87: tensor<4x8xf32>, %arg88: tensor<4x8xf32>, %arg89: memref<4x8xf32>, %arg90: memref<8x4xf32>, %arg91: tensor<4x8xi1>, %arg92: f32, %arg93: memref<f32>):
// GENERIC-NEXT: %32 = "linalg.elementwise"(%arg86, %arg88) <{indexing_maps = [#map, #map], kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg113: f32, %arg114: f32):
// GENERIC-NEXT: %41 = "math.exp"(%arg113) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%41) : (f32) -> ()
// GENERIC-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// GENERIC-NEXT: %33 = "linalg.elementwise"(%32, %arg87, %arg88) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg110: f32, %arg111: f32, %arg112: f32):
// GENERIC-NEXT: %40 = "arith.addf"(%arg110, %arg111) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%40) : (f32) -> ()
// GENERIC-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// GENERIC-NEXT: "linalg.elementwise"(%arg89, %arg90, %arg89) <{indexing_maps = [#map, #map1, #map], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg107: f32, %arg108: f32, %arg109: f32):
// GENERIC-NEXT: %39 = "arith.addf"(%arg107, %arg108) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%39) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4x8xf32>, memref<8x4xf32>, memref<4x8xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg89, %arg89, %arg89) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg104: f32, %arg105: f32, %arg106: f32):
// GENERIC-NEXT: %38 = "arith.addf"(%arg104, %arg105) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%38) : (f32) -> ()
// GENERIC-NEXT: }) {y} : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg92, %arg89, %arg89) <{indexing_maps = [#map2, #map, #map], kind = #linalg.elementwise_kind<mul>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg101: f32, %arg102: f32, %arg103: f32):
// GENERIC-NEXT: %37 = "arith.mulf"(%arg101, %arg102) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%37) : (f32) -> ()
// GENERIC-NEXT: }) : (f32, memref<4x8xf32>, memref<4x8xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg93, %arg93, %arg93) <{indexing_maps = [#map3, #map3, #map3], kind = #linalg.elementwise_kind<mul>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg98: f32, %arg99: f32, %arg100: f32):
// GENERIC-NEXT: %36 = "arith.mulf"(%arg98, %arg99) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%36) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<f32>, memref<f32>, memref<f32>) -> ()
// GENERIC-NEXT: %34 = "linalg.elementwise"(%arg91, %arg86, %arg87, %arg88) <{indexing_maps = [#map, #map, #map, #map], kind = #linalg.elementwise_kind<select>, operandSegmentSizes = array<i32: 3, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg94: i1, %arg95: f32, %arg96: f32, %arg97: f32):
// GENERIC-NEXT: %35 = "arith.select"(%arg94, %arg95, %arg96) : (i1, f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%35) : (f32) -> ()
// GENERIC-NEXT: }) {x} : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// GENERIC-NEXT: "func.return"(%34) : (tensor<4x8xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xf16>) -> (), sym_name = "unary"}> ({
// GENERIC-NEXT: ^bb0(%arg58: memref<4xf32>, %arg59: memref<4xf16>):
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg84: f32, %arg85: f32):
// GENERIC-NEXT: %31 = "math.exp"(%arg84) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%31) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<log>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg82: f32, %arg83: f32):
// GENERIC-NEXT: %30 = "math.log"(%arg82) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%30) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<abs>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg80: f32, %arg81: f32):
// GENERIC-NEXT: %29 = "math.absf"(%arg80) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%29) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<ceil>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg78: f32, %arg79: f32):
// GENERIC-NEXT: %28 = "math.ceil"(%arg78) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%28) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<floor>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg76: f32, %arg77: f32):
// GENERIC-NEXT: %27 = "math.floor"(%arg76) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%27) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<negf>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg74: f32, %arg75: f32):
// GENERIC-NEXT: %26 = "arith.negf"(%arg74) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%26) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<round>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg72: f32, %arg73: f32):
// GENERIC-NEXT: %25 = "math.round"(%arg72) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%25) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<sqrt>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg70: f32, %arg71: f32):
// GENERIC-NEXT: %24 = "math.sqrt"(%arg70) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%24) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<rsqrt>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg68: f32, %arg69: f32):
// GENERIC-NEXT: %23 = "math.rsqrt"(%arg68) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%23) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<square>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg66: f32, %arg67: f32):
// GENERIC-NEXT: %22 = "arith.mulf"(%arg66, %arg66) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%22) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<tanh>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg64: f32, %arg65: f32):
// GENERIC-NEXT: %21 = "math.tanh"(%arg64) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%21) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<erf>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg62: f32, %arg63: f32):
// GENERIC-NEXT: %20 = "math.erf"(%arg62) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%20) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg58, %arg58) <{indexing_maps = [#map4, #map4], kind = #linalg.elementwise_kind<reciprocal>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg60: f32, %arg61: f32):
// GENERIC-NEXT: %18 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT: %19 = "arith.divf"(%18, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%19) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<4xi1>) -> (), sym_name = "binary"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<4xi1>):
// GENERIC-NEXT: "linalg.elementwise"(%arg0, %arg0, %arg0) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg55: f32, %arg56: f32, %arg57: f32):
// GENERIC-NEXT: %17 = "arith.addf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%17) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg1, %arg1, %arg1) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg52: i32, %arg53: i32, %arg54: i32):
// GENERIC-NEXT: %16 = "arith.addi"(%arg52, %arg53) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%16) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg0, %arg0, %arg0) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<sub>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg49: f32, %arg50: f32, %arg51: f32):
// GENERIC-NEXT: %15 = "arith.subf"(%arg49, %arg50) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%15) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg1, %arg1, %arg1) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<sub>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg46: i32, %arg47: i32, %arg48: i32):
// GENERIC-NEXT: %14 = "arith.subi"(%arg46, %arg47) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%14) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg0, %arg0, %arg0) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<mul>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
// GENERIC-NEXT: %13 = "arith.mulf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%13) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg1, %arg1, %arg1) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<mul>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg40: i32, %arg41: i32, %arg42: i32):
// GENERIC-NEXT: %12 = "arith.muli"(%arg40, %arg41) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%12) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg0, %arg0, %arg0) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<div>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg37: f32, %arg38: f32, %arg39: f32):
// GENERIC-NEXT: %11 = "arith.divf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%11) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg1, %arg1, %arg1) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<div>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg34: i32, %arg35: i32, %arg36: i32):
// GENERIC-NEXT: %10 = "arith.divsi"(%arg34, %arg35) : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%10) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg1, %arg1, %arg1) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<div_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg31: i32, %arg32: i32, %arg33: i32):
// GENERIC-NEXT: %9 = "arith.divui"(%arg31, %arg32) : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%9) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg0, %arg0, %arg0) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<max_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg28: f32, %arg29: f32, %arg30: f32):
// GENERIC-NEXT: %8 = "arith.maximumf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%8) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg1, %arg1, %arg1) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<max_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg25: i32, %arg26: i32, %arg27: i32):
// GENERIC-NEXT: %7 = "arith.maxsi"(%arg25, %arg26) : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%7) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg0, %arg0, %arg0) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<min_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
// GENERIC-NEXT: %6 = "arith.minimumf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg1, %arg1, %arg1) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<min_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg19: i32, %arg20: i32, %arg21: i32):
// GENERIC-NEXT: %5 = "arith.minsi"(%arg19, %arg20) : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%5) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg1, %arg1, %arg1) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<max_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg16: i32, %arg17: i32, %arg18: i32):
// GENERIC-NEXT: %4 = "arith.maxui"(%arg16, %arg17) : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg1, %arg1, %arg1) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<min_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg13: i32, %arg14: i32, %arg15: i32):
// GENERIC-NEXT: %3 = "arith.minui"(%arg13, %arg14) : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg0, %arg0, %arg0) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<powf>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
// GENERIC-NEXT: %2 = "math.powf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg0, %arg0, %arg0) <{indexing_maps = [#map4, #map4, #map4], kind = #linalg.elementwise_kind<powf>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT: %1 = "math.powf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT: "linalg.elementwise"(%arg2, %arg1, %arg1, %arg1) <{indexing_maps = [#map4, #map4, #map4, #map4], kind = #linalg.elementwise_kind<select>, operandSegmentSizes = array<i32: 3, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg3: i1, %arg4: i32, %arg5: i32, %arg6: i32):
// GENERIC-NEXT: %0 = "arith.select"(%arg3, %arg4, %arg5) : (i1, i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%0) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi1>, memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @elementwise(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: memref<4x8xf32>, %arg4: memref<8x4xf32>, %arg5: tensor<4x8xi1>, %arg6: f32, %arg7: memref<f32>) -> tensor<4x8xf32> {
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] ins(%arg3, %arg4 : memref<4x8xf32>, memref<8x4xf32>) outs(%arg3 : memref<4x8xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<add> {y} ins(%arg3, %arg3 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map2, #map, #map] ins(%arg6, %arg3 : f32, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg7, %arg7 : memref<f32>, memref<f32>) outs(%arg7 : memref<f32>)
// CHECK-NEXT: %2 = linalg.elementwise kind=#linalg.elementwise_kind<select> {x} ins(%arg5, %arg0, %arg1 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %2 : tensor<4x8xf32>
// CHECK-NEXT: }
// CANON-LABEL: func.func @elementwise(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: memref<4x8xf32>, %arg4: memref<8x4xf32>, %arg5: tensor<4x8xi1>, %arg6: f32, %arg7: memref<f32>) -> tensor<4x8xf32> {
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] ins(%arg3, %arg4 : memref<4x8xf32>, memref<8x4xf32>) outs(%arg3 : memref<4x8xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<add> {y} ins(%arg3, %arg3 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map2, #map, #map] ins(%arg6, %arg3 : f32, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg7, %arg7 : memref<f32>, memref<f32>) outs(%arg7 : memref<f32>)
// CANON-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<select> {x} ins(%arg5, %arg0, %arg1 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CANON-NEXT: return %0 : tensor<4x8xf32>
// CANON-NEXT: }
func.func @elementwise(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %p: tensor<4x8xi1>, %s: f32, %d: memref<f32>) -> tensor<4x8xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%A : tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%0, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%m, %o : memref<4x8xf32>, memref<8x4xf32>) outs(%m : memref<4x8xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] {y} ins(%m, %m : memref<4x8xf32>, memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%s, %m : f32, memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%d, %d : memref<f32>, memref<f32>) outs(%d : memref<f32>)
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<select> {x} ins(%p, %A, %B : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @unary(%arg0: memref<4xf32>, %arg1: memref<4xf16>) {
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<log> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<abs> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<ceil> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<floor> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<negf> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<round> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<sqrt> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<rsqrt> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<square> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<erf> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<reciprocal> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @unary(%arg0: memref<4xf32>, %arg1: memref<4xf16>) {
// CANON-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<log> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<abs> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<ceil> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<floor> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<negf> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<round> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<sqrt> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<rsqrt> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<square> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<erf> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<reciprocal> ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: return
// CANON-NEXT: }
func.func @unary(%m: memref<4xf32>, %n: memref<4xf16>) {
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<log> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<abs> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<ceil> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<floor> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<negf> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<round> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<sqrt> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<rsqrt> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<square> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<erf> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<reciprocal> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  return
}

// CHECK-LABEL: func.func @binary(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<4xi1>) {
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<div> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<div> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<div_unsigned> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<min_unsigned> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<powf> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<powf> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg2, %arg1, %arg1 : memref<4xi1>, memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @binary(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<4xi1>) {
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<div> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<div> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<div_unsigned> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<min_unsigned> ins(%arg1, %arg1 : memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<powf> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<powf> ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CANON-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg2, %arg1, %arg1 : memref<4xi1>, memref<4xi32>, memref<4xi32>) outs(%arg1 : memref<4xi32>)
// CANON-NEXT: return
// CANON-NEXT: }
func.func @binary(%m: memref<4xf32>, %n: memref<4xi32>, %o: memref<4xi1>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%n, %n : memref<4xi32>, memref<4xi32>) outs(%n : memref<4xi32>)
  linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%n, %n : memref<4xi32>, memref<4xi32>) outs(%n : memref<4xi32>)
  linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%n, %n : memref<4xi32>, memref<4xi32>) outs(%n : memref<4xi32>)
  linalg.elementwise kind=#linalg.elementwise_kind<div> ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<div> ins(%n, %n : memref<4xi32>, memref<4xi32>) outs(%n : memref<4xi32>)
  linalg.elementwise kind=#linalg.elementwise_kind<div_unsigned> ins(%n, %n : memref<4xi32>, memref<4xi32>) outs(%n : memref<4xi32>)
  linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%n, %n : memref<4xi32>, memref<4xi32>) outs(%n : memref<4xi32>)
  linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%n, %n : memref<4xi32>, memref<4xi32>) outs(%n : memref<4xi32>)
  linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> ins(%n, %n : memref<4xi32>, memref<4xi32>) outs(%n : memref<4xi32>)
  linalg.elementwise kind=#linalg.elementwise_kind<min_unsigned> ins(%n, %n : memref<4xi32>, memref<4xi32>) outs(%n : memref<4xi32>)
  linalg.elementwise kind=#linalg.elementwise_kind<powf> ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<powf> ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%o, %n, %n : memref<4xi1>, memref<4xi32>, memref<4xi32>) outs(%n : memref<4xi32>)
  return
}
