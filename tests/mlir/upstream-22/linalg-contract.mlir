// Sums of products over the loops that both inputs have and the output has not.
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --canonicalize | FileCheck %s --check-prefix=CANON
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --ownership-based-buffer-deallocation | FileCheck %s --check-prefix=OWNED

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> ()>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2) -> (d2, d0)>
// CANON: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CANON-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CANON-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CANON-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CANON-NEXT: #map4 = affine_map<(d0) -> ()>
// CANON-NEXT: #map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CANON-NEXT: #map6 = affine_map<(d0, d1, d2) -> (d2, d0)>
// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: #map3 = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map4 = affine_map<(d0) -> ()>
// GENERIC-NEXT: #map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// GENERIC-NEXT: #map6 = affine_map<(d0, d1, d2) -> (d2, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>, memref<4x8xf32>, memref<8x5xf32>, memref<4x5xf32>) -> tensor<4x5xf32>, sym_name = "contract"}> ({
// GENERIC-NEXT: ^bb0(%arg30: tensor<4x8xf32>, %arg31: tensor<8x5xf32>, %arg32: tensor<4x5xf32>, %arg33: memref<4x8xf32>, %arg34: memref<8x5xf32>, %arg35: memref<4x5xf32>):
// GENERIC-NEXT: %22 = "linalg.contract"(%arg30, %arg31, %arg32) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg42: f32, %arg43: f32, %arg44: f32):
// GENERIC-NEXT: %27 = "arith.mulf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %28 = "arith.addf"(%arg44, %27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%28) : (f32) -> ()
// GENERIC-NEXT: }) : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// GENERIC-NEXT: "linalg.contract"(%arg33, %arg34, %arg35) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
// GENERIC-NEXT: %25 = "arith.mulf"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %26 = "arith.addf"(%arg41, %25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%26) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4x8xf32>, memref<8x5xf32>, memref<4x5xf32>) -> ()
// GENERIC-NEXT: "linalg.contract"(%arg33, %arg34, %arg35) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
// GENERIC-NEXT: %23 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %24 = "arith.addf"(%arg38, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%24) : (f32) -> ()
// GENERIC-NEXT: }) {x} : (memref<4x8xf32>, memref<8x5xf32>, memref<4x5xf32>) -> ()
// GENERIC-NEXT: "func.return"(%22) : (tensor<4x5xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xi8>, memref<?xi16>, memref<i32>, memref<i1>, memref<4xi1>, memref<4x2xcomplex<f32>>, memref<4x2x3xcomplex<f32>>, memref<3x4xcomplex<f32>>) -> (), sym_name = "types"}> ({
// GENERIC-NEXT: ^bb0(%arg10: memref<4xi8>, %arg11: memref<?xi16>, %arg12: memref<i32>, %arg13: memref<i1>, %arg14: memref<4xi1>, %arg15: memref<4x2xcomplex<f32>>, %arg16: memref<4x2x3xcomplex<f32>>, %arg17: memref<3x4xcomplex<f32>>):
// GENERIC-NEXT: "linalg.contract"(%arg10, %arg11, %arg12) <{indexing_maps = [#map3, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg27: i8, %arg28: i16, %arg29: i32):
// GENERIC-NEXT: %18 = "arith.extsi"(%arg27) : (i8) -> i32
// GENERIC-NEXT: %19 = "arith.extsi"(%arg28) : (i16) -> i32
// GENERIC-NEXT: %20 = "arith.muli"(%18, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: %21 = "arith.addi"(%arg29, %20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%21) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi8>, memref<?xi16>, memref<i32>) -> ()
// GENERIC-NEXT: "linalg.contract"(%arg10, %arg11, %arg12) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#map3, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg24: i8, %arg25: i16, %arg26: i32):
// GENERIC-NEXT: %14 = "arith.extui"(%arg24) : (i8) -> i32
// GENERIC-NEXT: %15 = "arith.extui"(%arg25) : (i16) -> i32
// GENERIC-NEXT: %16 = "arith.muli"(%14, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: %17 = "arith.addi"(%arg26, %16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "linalg.yield"(%17) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi8>, memref<?xi16>, memref<i32>) -> ()
// GENERIC-NEXT: "linalg.contract"(%arg14, %arg14, %arg13) <{indexing_maps = [#map3, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg21: i1, %arg22: i1, %arg23: i1):
// GENERIC-NEXT: %12 = "arith.andi"(%arg21, %arg22) : (i1, i1) -> i1
// GENERIC-NEXT: %13 = "arith.ori"(%arg23, %12) : (i1, i1) -> i1
// GENERIC-NEXT: "linalg.yield"(%13) : (i1) -> ()
// GENERIC-NEXT: }) : (memref<4xi1>, memref<4xi1>, memref<i1>) -> ()
// GENERIC-NEXT: "linalg.contract"(%arg15, %arg16, %arg17) <{indexing_maps = [#map2, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg18: complex<f32>, %arg19: complex<f32>, %arg20: complex<f32>):
// GENERIC-NEXT: %10 = "complex.mul"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT: %11 = "complex.add"(%arg20, %10) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT: "linalg.yield"(%11) : (complex<f32>) -> ()
// GENERIC-NEXT: }) : (memref<4x2xcomplex<f32>>, memref<4x2x3xcomplex<f32>>, memref<3x4xcomplex<f32>>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>, memref<4x8xf32>) -> (tensor<?x5xf32>, memref<4x5xf32>), sym_name = "casts"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<4x5xf32>, %arg3: memref<4x8xf32>):
// GENERIC-NEXT: %0 = "tensor.cast"(%arg0) : (tensor<4x8xf32>) -> tensor<?x8xf32>
// GENERIC-NEXT: %1 = "tensor.cast"(%arg2) : (tensor<4x5xf32>) -> tensor<?x5xf32>
// GENERIC-NEXT: %2 = "linalg.contract"(%0, %arg1, %1) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT: %8 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %9 = "arith.addf"(%arg9, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%9) : (f32) -> ()
// GENERIC-NEXT: }) : (tensor<?x8xf32>, tensor<8x5xf32>, tensor<?x5xf32>) -> tensor<?x5xf32>
// GENERIC-NEXT: %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x5xf32>
// GENERIC-NEXT: %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x5xf32>
// GENERIC-NEXT: %5 = "memref.cast"(%arg3) : (memref<4x8xf32>) -> memref<?x8xf32>
// GENERIC-NEXT: "linalg.contract"(%5, %3, %4) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
// GENERIC-NEXT: %6 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %7 = "arith.addf"(%arg6, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "linalg.yield"(%7) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<?x8xf32>, memref<8x5xf32>, memref<4x5xf32>) -> ()
// GENERIC-NEXT: "func.return"(%2, %4) : (tensor<?x5xf32>, memref<4x5xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// OWNED: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// OWNED-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// OWNED-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// OWNED-NEXT: #map3 = affine_map<(d0) -> (d0)>
// OWNED-NEXT: #map4 = affine_map<(d0) -> ()>
// OWNED-NEXT: #map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// OWNED-NEXT: #map6 = affine_map<(d0, d1, d2) -> (d2, d0)>
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
// CHECK-LABEL: func.func @contract(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<4x5xf32>, %arg3: memref<4x8xf32>, %arg4: memref<8x5xf32>, %arg5: memref<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg3, %arg4 : memref<4x8xf32>, memref<8x5xf32>) outs(%arg5 : memref<4x5xf32>)
// CHECK-NEXT: linalg.contract indexing_maps = [#map, #map1, #map2] {cast = #linalg.type_fn<cast_unsigned>, x} ins(%arg3, %arg4 : memref<4x8xf32>, memref<8x5xf32>) outs(%arg5 : memref<4x5xf32>)
// CHECK-NEXT: return %0 : tensor<4x5xf32>
// CHECK-NEXT: }
// CANON-LABEL: func.func @contract(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<4x5xf32>, %arg3: memref<4x8xf32>, %arg4: memref<8x5xf32>, %arg5: memref<4x5xf32>) -> tensor<4x5xf32> {
// CANON-NEXT: %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CANON-NEXT: linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg3, %arg4 : memref<4x8xf32>, memref<8x5xf32>) outs(%arg5 : memref<4x5xf32>)
// CANON-NEXT: linalg.contract indexing_maps = [#map, #map1, #map2] {cast = #linalg.type_fn<cast_unsigned>, x} ins(%arg3, %arg4 : memref<4x8xf32>, memref<8x5xf32>) outs(%arg5 : memref<4x5xf32>)
// CANON-NEXT: return %0 : tensor<4x5xf32>
// CANON-NEXT: }
// OWNED-LABEL: func.func @contract(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<4x5xf32>, %arg3: memref<4x8xf32>, %arg4: memref<8x5xf32>, %arg5: memref<4x5xf32>) -> tensor<4x5xf32> {
// OWNED-NEXT: %false = arith.constant false
// OWNED-NEXT: %false_0 = arith.constant false
// OWNED-NEXT: %false_1 = arith.constant false
// OWNED-NEXT: %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
// OWNED-NEXT: linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg3, %arg4 : memref<4x8xf32>, memref<8x5xf32>) outs(%arg5 : memref<4x5xf32>)
// OWNED-NEXT: linalg.contract indexing_maps = [#map, #map1, #map2] {cast = #linalg.type_fn<cast_unsigned>, x} ins(%arg3, %arg4 : memref<4x8xf32>, memref<8x5xf32>) outs(%arg5 : memref<4x5xf32>)
// OWNED-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg3 : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
// OWNED-NEXT: %base_buffer_2, %offset_3, %sizes_4:2, %strides_5:2 = memref.extract_strided_metadata %arg4 : memref<8x5xf32> -> memref<f32>, index, index, index, index, index
// OWNED-NEXT: %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %arg5 : memref<4x5xf32> -> memref<f32>, index, index, index, index, index
// OWNED-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%false, %false_0, %false_1)
// OWNED-NEXT: return %0 : tensor<4x5xf32>
// OWNED-NEXT: }
func.func @contract(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>, %n: memref<8x5xf32>, %o: memref<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.contract indexing_maps = [#a, #b, #c] ins(%A, %B : tensor<4x8xf32>, tensor<8x5xf32>) outs(%C : tensor<4x5xf32>) -> tensor<4x5xf32>
  linalg.contract indexing_maps = [#a, #b, #c] ins(%m, %n : memref<4x8xf32>, memref<8x5xf32>) outs(%o : memref<4x5xf32>)
  linalg.contract indexing_maps = [#a, #b, #c] {cast = #linalg.type_fn<cast_unsigned>, x} ins(%m, %n : memref<4x8xf32>, memref<8x5xf32>) outs(%o : memref<4x5xf32>)
  return %0 : tensor<4x5xf32>
}

// CHECK-LABEL: func.func @types(%arg0: memref<4xi8>, %arg1: memref<?xi16>, %arg2: memref<i32>, %arg3: memref<i1>, %arg4: memref<4xi1>, %arg5: memref<4x2xcomplex<f32>>, %arg6: memref<4x2x3xcomplex<f32>>, %arg7: memref<3x4xcomplex<f32>>) {
// CHECK-NEXT: linalg.contract indexing_maps = [#map3, #map3, #map4] ins(%arg0, %arg1 : memref<4xi8>, memref<?xi16>) outs(%arg2 : memref<i32>)
// CHECK-NEXT: linalg.contract indexing_maps = [#map3, #map3, #map4] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : memref<4xi8>, memref<?xi16>) outs(%arg2 : memref<i32>)
// CHECK-NEXT: linalg.contract indexing_maps = [#map3, #map3, #map4] ins(%arg4, %arg4 : memref<4xi1>, memref<4xi1>) outs(%arg3 : memref<i1>)
// CHECK-NEXT: linalg.contract indexing_maps = [#map2, #map5, #map6] ins(%arg5, %arg6 : memref<4x2xcomplex<f32>>, memref<4x2x3xcomplex<f32>>) outs(%arg7 : memref<3x4xcomplex<f32>>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @types(%arg0: memref<4xi8>, %arg1: memref<?xi16>, %arg2: memref<i32>, %arg3: memref<i1>, %arg4: memref<4xi1>, %arg5: memref<4x2xcomplex<f32>>, %arg6: memref<4x2x3xcomplex<f32>>, %arg7: memref<3x4xcomplex<f32>>) {
// CANON-NEXT: linalg.contract indexing_maps = [#map3, #map3, #map4] ins(%arg0, %arg1 : memref<4xi8>, memref<?xi16>) outs(%arg2 : memref<i32>)
// CANON-NEXT: linalg.contract indexing_maps = [#map3, #map3, #map4] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : memref<4xi8>, memref<?xi16>) outs(%arg2 : memref<i32>)
// CANON-NEXT: linalg.contract indexing_maps = [#map3, #map3, #map4] ins(%arg4, %arg4 : memref<4xi1>, memref<4xi1>) outs(%arg3 : memref<i1>)
// CANON-NEXT: linalg.contract indexing_maps = [#map2, #map5, #map6] ins(%arg5, %arg6 : memref<4x2xcomplex<f32>>, memref<4x2x3xcomplex<f32>>) outs(%arg7 : memref<3x4xcomplex<f32>>)
// CANON-NEXT: return
// CANON-NEXT: }
// OWNED-LABEL: func.func @types(%arg0: memref<4xi8>, %arg1: memref<?xi16>, %arg2: memref<i32>, %arg3: memref<i1>, %arg4: memref<4xi1>, %arg5: memref<4x2xcomplex<f32>>, %arg6: memref<4x2x3xcomplex<f32>>, %arg7: memref<3x4xcomplex<f32>>) {
// OWNED-NEXT: %false = arith.constant false
// OWNED-NEXT: %false_0 = arith.constant false
// OWNED-NEXT: %false_1 = arith.constant false
// OWNED-NEXT: %false_2 = arith.constant false
// OWNED-NEXT: %false_3 = arith.constant false
// OWNED-NEXT: %false_4 = arith.constant false
// OWNED-NEXT: %false_5 = arith.constant false
// OWNED-NEXT: %false_6 = arith.constant false
// OWNED-NEXT: linalg.contract indexing_maps = [#map3, #map3, #map4] ins(%arg0, %arg1 : memref<4xi8>, memref<?xi16>) outs(%arg2 : memref<i32>)
// OWNED-NEXT: linalg.contract indexing_maps = [#map3, #map3, #map4] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : memref<4xi8>, memref<?xi16>) outs(%arg2 : memref<i32>)
// OWNED-NEXT: linalg.contract indexing_maps = [#map3, #map3, #map4] ins(%arg4, %arg4 : memref<4xi1>, memref<4xi1>) outs(%arg3 : memref<i1>)
// OWNED-NEXT: linalg.contract indexing_maps = [#map2, #map5, #map6] ins(%arg5, %arg6 : memref<4x2xcomplex<f32>>, memref<4x2x3xcomplex<f32>>) outs(%arg7 : memref<3x4xcomplex<f32>>)
// OWNED-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xi8> -> memref<i8>, index, index, index
// OWNED-NEXT: %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %arg1 : memref<?xi16> -> memref<i16>, index, index, index
// OWNED-NEXT: %base_buffer_11, %offset_12 = memref.extract_strided_metadata %arg2 : memref<i32> -> memref<i32>, index
// OWNED-NEXT: %base_buffer_13, %offset_14 = memref.extract_strided_metadata %arg3 : memref<i1> -> memref<i1>, index
// OWNED-NEXT: %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %arg4 : memref<4xi1> -> memref<i1>, index, index, index
// OWNED-NEXT: %base_buffer_19, %offset_20, %sizes_21:2, %strides_22:2 = memref.extract_strided_metadata %arg5 : memref<4x2xcomplex<f32>> -> memref<complex<f32>>, index, index, index, index, index
// OWNED-NEXT: %base_buffer_23, %offset_24, %sizes_25:3, %strides_26:3 = memref.extract_strided_metadata %arg6 : memref<4x2x3xcomplex<f32>> -> memref<complex<f32>>, index, index, index, index, index, index, index
// OWNED-NEXT: %base_buffer_27, %offset_28, %sizes_29:2, %strides_30:2 = memref.extract_strided_metadata %arg7 : memref<3x4xcomplex<f32>> -> memref<complex<f32>>, index, index, index, index, index
// OWNED-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_7, %base_buffer_11, %base_buffer_13, %base_buffer_15, %base_buffer_19, %base_buffer_23, %base_buffer_27 : memref<i8>, memref<i16>, memref<i32>, memref<i1>, memref<i1>, memref<complex<f32>>, memref<complex<f32>>, memref<complex<f32>>) if (%false, %false_0, %false_1, %false_2, %false_3, %false_4, %false_5, %false_6)
// OWNED-NEXT: return
// OWNED-NEXT: }
func.func @types(%a: memref<4xi8>, %b: memref<?xi16>, %o: memref<i32>, %p: memref<i1>, %q: memref<4xi1>, %u: memref<4x2xcomplex<f32>>, %v: memref<4x2x3xcomplex<f32>>, %w: memref<3x4xcomplex<f32>>) {
  linalg.contract indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>] ins(%a, %b : memref<4xi8>, memref<?xi16>) outs(%o : memref<i32>)
  linalg.contract indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>] {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<4xi8>, memref<?xi16>) outs(%o : memref<i32>)
  linalg.contract indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>] ins(%q, %q : memref<4xi1>, memref<4xi1>) outs(%p : memref<i1>)
  linalg.contract indexing_maps = [affine_map<(a, b, c) -> (a, b)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (c, a)>] ins(%u, %v : memref<4x2xcomplex<f32>>, memref<4x2x3xcomplex<f32>>) outs(%w : memref<3x4xcomplex<f32>>)
  return
}

// CHECK-LABEL: func.func @casts(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<4x5xf32>, %arg3: memref<4x8xf32>) -> (tensor<?x5xf32>, memref<4x5xf32>) {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4x8xf32> to tensor<?x8xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg2 : tensor<4x5xf32> to tensor<?x5xf32>
// CHECK-NEXT: %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%cast, %arg1 : tensor<?x8xf32>, tensor<8x5xf32>) outs(%cast_0 : tensor<?x5xf32>) -> tensor<?x5xf32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<8x5xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<4x5xf32>
// CHECK-NEXT: %cast_2 = memref.cast %arg3 : memref<4x8xf32> to memref<?x8xf32>
// CHECK-NEXT: linalg.contract indexing_maps = [#map, #map1, #map2] ins(%cast_2, %alloc : memref<?x8xf32>, memref<8x5xf32>) outs(%alloc_1 : memref<4x5xf32>)
// CHECK-NEXT: return %0, %alloc_1 : tensor<?x5xf32>, memref<4x5xf32>
// CHECK-NEXT: }
// CANON-LABEL: func.func @casts(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<4x5xf32>, %arg3: memref<4x8xf32>) -> (tensor<?x5xf32>, memref<4x5xf32>) {
// CANON-NEXT: %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CANON-NEXT: %cast = tensor.cast %0 : tensor<4x5xf32> to tensor<?x5xf32>
// CANON-NEXT: %alloc = memref.alloc() : memref<8x5xf32>
// CANON-NEXT: %alloc_0 = memref.alloc() : memref<4x5xf32>
// CANON-NEXT: linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg3, %alloc : memref<4x8xf32>, memref<8x5xf32>) outs(%alloc_0 : memref<4x5xf32>)
// CANON-NEXT: return %cast, %alloc_0 : tensor<?x5xf32>, memref<4x5xf32>
// CANON-NEXT: }
// OWNED-LABEL: func.func @casts(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<4x5xf32>, %arg3: memref<4x8xf32>) -> (tensor<?x5xf32>, memref<4x5xf32>) {
// OWNED-NEXT: %true = arith.constant true
// OWNED-NEXT: %true_0 = arith.constant true
// OWNED-NEXT: %false = arith.constant false
// OWNED-NEXT: %cast = tensor.cast %arg0 : tensor<4x8xf32> to tensor<?x8xf32>
// OWNED-NEXT: %cast_1 = tensor.cast %arg2 : tensor<4x5xf32> to tensor<?x5xf32>
// OWNED-NEXT: %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%cast, %arg1 : tensor<?x8xf32>, tensor<8x5xf32>) outs(%cast_1 : tensor<?x5xf32>) -> tensor<?x5xf32>
// OWNED-NEXT: %alloc = memref.alloc() : memref<8x5xf32>
// OWNED-NEXT: %alloc_2 = memref.alloc() : memref<4x5xf32>
// OWNED-NEXT: %cast_3 = memref.cast %arg3 : memref<4x8xf32> to memref<?x8xf32>
// OWNED-NEXT: linalg.contract indexing_maps = [#map, #map1, #map2] ins(%cast_3, %alloc : memref<?x8xf32>, memref<8x5xf32>) outs(%alloc_2 : memref<4x5xf32>)
// OWNED-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg3 : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
// OWNED-NEXT: %base_buffer_4, %offset_5, %sizes_6:2, %strides_7:2 = memref.extract_strided_metadata %alloc : memref<8x5xf32> -> memref<f32>, index, index, index, index, index
// OWNED-NEXT: %base_buffer_8, %offset_9, %sizes_10:2, %strides_11:2 = memref.extract_strided_metadata %alloc_2 : memref<4x5xf32> -> memref<f32>, index, index, index, index, index
// OWNED-NEXT: %1 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true_0, %true) retain (%alloc_2 : memref<4x5xf32>)
// OWNED-NEXT: return %0, %alloc_2 : tensor<?x5xf32>, memref<4x5xf32>
// OWNED-NEXT: }
func.func @casts(%A: tensor<4x8xf32>, %B: tensor<8x5xf32>, %C: tensor<4x5xf32>, %m: memref<4x8xf32>) -> (tensor<?x5xf32>, memref<4x5xf32>) {
  %a = tensor.cast %A : tensor<4x8xf32> to tensor<?x8xf32>
  %c = tensor.cast %C : tensor<4x5xf32> to tensor<?x5xf32>
  %0 = linalg.contract indexing_maps = [#a, #b, #c] ins(%a, %B : tensor<?x8xf32>, tensor<8x5xf32>) outs(%c : tensor<?x5xf32>) -> tensor<?x5xf32>
  %n = memref.alloc() : memref<8x5xf32>
  %o = memref.alloc() : memref<4x5xf32>
  %mc = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
  linalg.contract indexing_maps = [#a, #b, #c] ins(%mc, %n : memref<?x8xf32>, memref<8x5xf32>) outs(%o : memref<4x5xf32>)
  return %0, %o : tensor<?x5xf32>, memref<4x5xf32>
}
