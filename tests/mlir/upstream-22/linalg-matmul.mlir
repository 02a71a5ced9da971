// RUN: %bufscope-opt %s --upstream=22 --mlir-print-op-generic --mlir-print-local-scope | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --upstream=22 | FileCheck %s

// Products of matrices have their maps in a property; what is not as by default is written. The
// region of a map has an argument for the output.

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>, memref<8x4xf32>, memref<8xf32>) -> (), sym_name = "products"}> ({
// GENERIC-NEXT: ^bb0(%arg26: memref<4x8xf32>, %arg27: memref<8x4xf32>, %arg28: memref<4x4xf32>, %arg29: memref<8x4xf32>, %arg30: memref<8xf32>):
// GENERIC-NEXT: "linalg.matmul"(%arg26, %arg27, %arg28) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg37: f32, %arg38: f32, %arg39: f32):
// GENERIC-NEXT: %19 = "arith.mulf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %20 = "arith.addf"(%arg39, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%20) : (f32) -> ()
// GENERIC-NEXT: }) {tag} : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> ()
// GENERIC-NEXT: "linalg.matmul"(%arg29, %arg27, %arg28) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
// GENERIC-NEXT: %17 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %18 = "arith.addf"(%arg36, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%18) : (f32) -> ()
// GENERIC-NEXT: }) {tag} : (memref<8x4xf32>, memref<8x4xf32>, memref<4x4xf32>) -> ()
// GENERIC-NEXT: "linalg.matmul"(%arg30, %arg27, %arg28) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg31: f32, %arg32: f32, %arg33: f32):
// GENERIC-NEXT: %15 = "arith.mulf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %16 = "arith.addf"(%arg33, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%16) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<2x4x8xi8>, memref<2x8x4xi16>, memref<2x4x4xi32>, memref<4x4xi32>, memref<4x8xi8>) -> (), sym_name = "batches"}> ({
// GENERIC-NEXT: ^bb0(%arg12: memref<2x4x8xi8>, %arg13: memref<2x8x4xi16>, %arg14: memref<2x4x4xi32>, %arg15: memref<4x4xi32>, %arg16: memref<4x8xi8>):
// GENERIC-NEXT: "linalg.batch_matmul"(%arg12, %arg13, %arg14) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg23: i8, %arg24: i16, %arg25: i32):
// GENERIC-NEXT: %11 = "arith.extui"(%arg23) : (i8) -> i32
// GENERIC-NEXT: %12 = "arith.extui"(%arg24) : (i16) -> i32
// GENERIC-NEXT: %13 = "arith.muli"(%11, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: %14 = "arith.addi"(%arg25, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%14) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<2x4x8xi8>, memref<2x8x4xi16>, memref<2x4x4xi32>) -> ()
// GENERIC-NEXT: "linalg.batch_reduce_matmul"(%arg12, %arg13, %arg15) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg20: i8, %arg21: i16, %arg22: i32):
// GENERIC-NEXT: %7 = "arith.extsi"(%arg20) : (i8) -> i32
// GENERIC-NEXT: %8 = "arith.extsi"(%arg21) : (i16) -> i32
// GENERIC-NEXT: %9 = "arith.muli"(%7, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: %10 = "arith.addi"(%arg22, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%10) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<2x4x8xi8>, memref<2x8x4xi16>, memref<4x4xi32>) -> ()
// GENERIC-NEXT: "linalg.batch_matmul"(%arg16, %arg13, %arg14) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg17: i8, %arg18: i16, %arg19: i32):
// GENERIC-NEXT: %3 = "arith.extsi"(%arg17) : (i8) -> i32
// GENERIC-NEXT: %4 = "arith.extsi"(%arg18) : (i16) -> i32
// GENERIC-NEXT: %5 = "arith.muli"(%3, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: %6 = "arith.addi"(%arg19, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%6) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4x8xi8>, memref<2x8x4xi16>, memref<2x4x4xi32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> (), sym_name = "maps"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: memref<8xf32>):
// GENERIC-NEXT: "linalg.map"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT: %2 = "arith.addf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
// GENERIC-NEXT: "linalg.map"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
// GENERIC-NEXT: %1 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
// GENERIC-NEXT: "linalg.map"(%arg0, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg4: f32, %arg5: f32):
// GENERIC-NEXT: %0 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<8xf32>, memref<8xf32>) -> ()
// GENERIC-NEXT: "linalg.map"(%arg2) ({
// GENERIC-NEXT: ^bb0(%arg3: f32):
// GENERIC-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<8xf32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#transposed = affine_map<(d0, d1, d2) -> (d2, d0)>
#vector = affine_map<(d0, d1, d2) -> (d2)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>

// CHECK-LABEL: func.func @products(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<4x4xf32>, %arg3: memref<8x4xf32>, %arg4: memref<8xf32>) {
// CHECK-NEXT: linalg.matmul {tag} ins(%arg0, %arg1 : memref<4x8xf32>, memref<8x4xf32>) outs(%arg2 : memref<4x4xf32>)
// CHECK-NEXT: linalg.matmul indexing_maps = [#map, #map1, #map2] {cast = #linalg.type_fn<cast_unsigned>, tag} ins(%arg3, %arg1 : memref<8x4xf32>, memref<8x4xf32>) outs(%arg2 : memref<4x4xf32>)
// CHECK-NEXT: linalg.matmul indexing_maps = [#map3, #map1, #map2] ins(%arg4, %arg1 : memref<8xf32>, memref<8x4xf32>) outs(%arg2 : memref<4x4xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @products(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>, %t: memref<8x4xf32>, %v: memref<8xf32>) {
  linalg.matmul {tag} ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  linalg.matmul indexing_maps = [#transposed, #b, #c] {cast = #linalg.type_fn<cast_unsigned>, tag}
    ins(%t, %b : memref<8x4xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  linalg.matmul indexing_maps = [#vector, #b, #c]
    ins(%v, %b : memref<8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// CHECK-LABEL: func.func @batches(%arg0: memref<2x4x8xi8>, %arg1: memref<2x8x4xi16>, %arg2: memref<2x4x4xi32>, %arg3: memref<4x4xi32>, %arg4: memref<4x8xi8>) {
// CHECK-NEXT: linalg.batch_matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : memref<2x4x8xi8>, memref<2x8x4xi16>) outs(%arg2 : memref<2x4x4xi32>)
// CHECK-NEXT: linalg.batch_reduce_matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : memref<2x4x8xi8>, memref<2x8x4xi16>) outs(%arg3 : memref<4x4xi32>)
// CHECK-NEXT: linalg.batch_matmul indexing_maps = [#map4, #map5, #map6] ins(%arg4, %arg1 : memref<4x8xi8>, memref<2x8x4xi16>) outs(%arg2 : memref<2x4x4xi32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @batches(%x: memref<2x4x8xi8>, %y: memref<2x8x4xi16>, %z: memref<2x4x4xi32>, %e: memref<4x4xi32>, %m: memref<4x8xi8>) {
  linalg.batch_matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%x, %y : memref<2x4x8xi8>, memref<2x8x4xi16>) outs(%z : memref<2x4x4xi32>)
  linalg.batch_reduce_matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%x, %y : memref<2x4x8xi8>, memref<2x8x4xi16>) outs(%e : memref<4x4xi32>)
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%m, %y : memref<4x8xi8>, memref<2x8x4xi16>) outs(%z : memref<2x4x4xi32>)
  return
}

// CHECK-LABEL: func.func @maps(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: memref<8xf32>) {
// CHECK-NEXT: linalg.map { arith.addf } ins(%arg0, %arg1 : memref<8xf32>, memref<8xf32>) outs(%arg2 : memref<8xf32>)
// CHECK-NEXT: linalg.map { arith.mulf } ins(%arg0, %arg1 : memref<8xf32>, memref<8xf32>) outs(%arg2 : memref<8xf32>)
// CHECK-NEXT: linalg.map ins(%arg0 : memref<8xf32>) outs(%arg2 : memref<8xf32>)
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %0 = arith.addf %in, %init : f32
// CHECK-NEXT: linalg.yield %0 : f32
// CHECK-NEXT: }
// CHECK-NEXT: linalg.map outs(%arg2 : memref<8xf32>)
// CHECK-NEXT: (%init: f32) {
// CHECK-NEXT: linalg.yield %init : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @maps(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  linalg.map { arith.addf } ins(%a, %b : memref<8xf32>, memref<8xf32>) outs(%c : memref<8xf32>)
  linalg.map ins(%a, %b : memref<8xf32>, memref<8xf32>) outs(%c : memref<8xf32>) (%x: f32, %y: f32, %out: f32) {
    %0 = arith.mulf %x, %y : f32
    linalg.yield %0 : f32
  }
  linalg.map ins(%a : memref<8xf32>) outs(%c : memref<8xf32>) (%x: f32, %out: f32) {
    %0 = arith.addf %x, %out : f32
    linalg.yield %0 : f32
  }
  linalg.map outs(%c : memref<8xf32>) (%out: f32) {
    linalg.yield %out : f32
  }
  return
}
