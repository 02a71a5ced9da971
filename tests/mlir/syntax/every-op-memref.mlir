// Every op of memref and bufferization, with attributes, custom and generic.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{alignment = 64 : i64, constant, initial_value = dense<1.000000e+00> : tensor<2xf32>, sym_name = "g", sym_visibility = "private", type = memref<2xf32>}> {x} : () -> ()
// GENERIC-NEXT: "memref.global"() <{sym_name = "h", type = memref<2xf32>}> : () -> ()
// GENERIC-NEXT: "memref.global"() <{initial_value, sym_name = "u", sym_visibility = "public", type = memref<2xf32>}> : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (i1, index, index, memref<2xf32>, memref<?xf32>, memref<*xf32>, f32, memref<64xi8>, memref<4x8xf32>) -> (), sym_name = "memref"}> ({
// GENERIC-NEXT: ^bb0(%arg3: i1, %arg4: index, %arg5: index, %arg6: memref<2xf32>, %arg7: memref<?xf32>, %arg8: memref<*xf32>, %arg9: f32, %arg10: memref<64xi8>, %arg11: memref<4x8xf32>):
// GENERIC-NEXT: %1 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> {x} : () -> memref<2xf32>
// GENERIC-NEXT: %2 = "memref.alloc"(%arg5) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// GENERIC-NEXT: %3 = "memref.alloc"(%arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?xf32, #map>
// GENERIC-NEXT: %4 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
// GENERIC-NEXT: "memref.dealloc"(%arg6) {a} : (memref<2xf32>) -> ()
// GENERIC-NEXT: %5 = "memref.realloc"(%arg7, %arg5) <{alignment = 8 : i64}> : (memref<?xf32>, index) -> memref<?xf32>
// GENERIC-NEXT: %6 = "memref.realloc"(%arg7) : (memref<?xf32>) -> memref<4xf32>
// GENERIC-NEXT: %7 = "memref.load"(%arg6, %arg4) <{nontemporal = true}> {y} : (memref<2xf32>, index) -> f32
// GENERIC-NEXT: %8 = "memref.load"(%arg6, %arg4) <{nontemporal = false}> : (memref<2xf32>, index) -> f32
// GENERIC-NEXT: "memref.store"(%arg9, %arg6, %arg4) <{nontemporal = true}> : (f32, memref<2xf32>, index) -> ()
// GENERIC-NEXT: "memref.store"(%arg9, %arg11, %arg4, %arg4) : (f32, memref<4x8xf32>, index, index) -> ()
// GENERIC-NEXT: "memref.copy"(%arg6, %arg7) {q} : (memref<2xf32>, memref<?xf32>) -> ()
// GENERIC-NEXT: %9 = "memref.cast"(%arg6) {q} : (memref<2xf32>) -> memref<?xf32>
// GENERIC-NEXT: %10 = "memref.subview"(%arg11, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> {x} : (memref<4x8xf32>, index, index) -> memref<2x?xf32, strided<[8, 1], offset: ?>>
// GENERIC-NEXT: %11 = "memref.dim"(%arg11, %arg4) {x} : (memref<4x8xf32>, index) -> index
// GENERIC-NEXT: %12 = "memref.rank"(%arg8) {x} : (memref<*xf32>) -> index
// GENERIC-NEXT: %13 = "memref.reinterpret_cast"(%arg8) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64>, static_strides = array<i64>}> {x} : (memref<*xf32>) -> memref<f32>
// GENERIC-NEXT: %14 = "memref.reinterpret_cast"(%arg8, %arg4, %arg5, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<*xf32>, index, index, index) -> memref<2x?xf32, strided<[?, 1], offset: ?>>
// GENERIC-NEXT: %15:6 = "memref.extract_strided_metadata"(%arg11) {x} : (memref<4x8xf32>) -> (memref<f32>, index, index, index, index, index)
// GENERIC-NEXT: %16 = "memref.extract_aligned_pointer_as_index"(%arg11) {x} : (memref<4x8xf32>) -> index
// GENERIC-NEXT: %17 = "memref.get_global"() <{name = @g}> {x} : () -> memref<2xf32>
// GENERIC-NEXT: %18 = "memref.expand_shape"(%arg6) <{reassociation = {{\[\[}}0, 1]], static_output_shape = array<i64: 2, 1>}> {x} : (memref<2xf32>) -> memref<2x1xf32>
// GENERIC-NEXT: %19 = "memref.collapse_shape"(%arg11) <{reassociation = {{\[\[}}0, 1]]}> {x} : (memref<4x8xf32>) -> memref<32xf32>
// GENERIC-NEXT: %20 = "memref.view"(%arg10, %arg4) {x} : (memref<64xi8>, index) -> memref<4xf32>
// GENERIC-NEXT: %21 = "memref.view"(%arg10, %arg4, %arg5, %arg5) : (memref<64xi8>, index, index, index) -> memref<?x?xf32>
// GENERIC-NEXT: %22 = "memref.transpose"(%arg11) <{permutation = #map1}> {x} : (memref<4x8xf32>) -> memref<8x4xf32, strided<[1, 8]>>
// GENERIC-NEXT: %23 = "memref.memory_space_cast"(%arg6) {x} : (memref<2xf32>) -> memref<2xf32, 3>
// GENERIC-NEXT: "memref.assume_alignment"(%arg6) <{alignment = 16 : i32}> {x} : (memref<2xf32>) -> ()
// GENERIC-NEXT: %24 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xindex>
// GENERIC-NEXT: %25 = "memref.reshape"(%arg6, %24) {x} : (memref<2xf32>, memref<2xindex>) -> memref<?x?xf32>
// GENERIC-NEXT: %26 = "memref.atomic_rmw"(%arg9, %arg6, %arg4) <{kind = 0 : i64}> {x} : (f32, memref<2xf32>, index) -> f32
// GENERIC-NEXT: "memref.prefetch"(%arg6, %arg4) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<2xf32>, index) -> ()
// GENERIC-NEXT: "memref.prefetch"(%arg6, %arg4) <{isDataCache = false, isWrite = true, localityHint = 0 : i32}> : (memref<2xf32>, index) -> ()
// GENERIC-NEXT: %27 = "bufferization.clone"(%arg6) {x} : (memref<2xf32>) -> memref<2xf32>
// GENERIC-NEXT: %28 = "bufferization.to_tensor"(%arg6) <{restrict, writable}> {x} : (memref<2xf32>) -> tensor<2xf32>
// GENERIC-NEXT: %29 = "bufferization.to_tensor"(%arg6) : (memref<2xf32>) -> tensor<2xf32>
// GENERIC-NEXT: %30 = "bufferization.to_memref"(%28) <{read_only}> {x} : (tensor<2xf32>) -> memref<2xf32>
// GENERIC-NEXT: %31 = "bufferization.to_memref"(%28) : (tensor<2xf32>) -> memref<2xf32, strided<[1]>>
// GENERIC-NEXT: %32 = "bufferization.alloc_tensor"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0>}> {x} : (index) -> tensor<?xf32>
// GENERIC-NEXT: %33 = "bufferization.alloc_tensor"(%28) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<2xf32>) -> tensor<2xf32>
// GENERIC-NEXT: %34 = "bufferization.alloc_tensor"(%28, %arg5) <{memory_space = 3 : i64, operandSegmentSizes = array<i32: 0, 1, 1>}> : (tensor<2xf32>, index) -> tensor<2xf32>
// GENERIC-NEXT: "bufferization.dealloc_tensor"(%28) {x} : (tensor<2xf32>) -> ()
// GENERIC-NEXT: %35 = "bufferization.materialize_in_destination"(%28, %29) {x} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// GENERIC-NEXT: "bufferization.materialize_in_destination"(%28, %arg6) <{restrict, writable}> : (tensor<2xf32>, memref<2xf32>) -> ()
// GENERIC-NEXT: %36 = "bufferization.dealloc"(%arg6, %arg7, %arg3, %arg3, %arg11) <{operandSegmentSizes = array<i32: 2, 2, 1>}> {x} : (memref<2xf32>, memref<?xf32>, i1, i1, memref<4x8xf32>) -> i1
// GENERIC-NEXT: "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// GENERIC-NEXT: "bufferization.dealloc"(%arg6, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<2xf32>, i1) -> ()
// GENERIC-NEXT: %37 = "bufferization.dealloc"(%arg11) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<4x8xf32>) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<2xf32>, index) -> (), sym_name = "atomic"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<2xf32>, %arg1: index):
// GENERIC-NEXT: %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
// GENERIC-NEXT: ^bb0(%arg2: f32):
// GENERIC-NEXT: "memref.atomic_yield"(%arg2) : (f32) -> ()
// GENERIC-NEXT: }) {x} : (memref<2xf32>, index) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK: memref.global "private" constant @g : memref<2xf32> = dense<1.000000e+00> {alignment = 64 : i64, x}
memref.global "private" constant @g : memref<2xf32> = dense<1.0> {alignment = 64 : i64, x}
// CHECK: memref.global @h : memref<2xf32>
memref.global @h : memref<2xf32>
// CHECK: memref.global "public" @u : memref<2xf32> = uninitialized
memref.global "public" @u : memref<2xf32> = uninitialized
// CHECK-LABEL: func.func @memref(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<?xf32>, %arg5: memref<*xf32>, %arg6: f32, %arg7: memref<64xi8>, %arg8: memref<4x8xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() {alignment = 64 : i64, x} : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc(%arg2)[%arg1] : memref<?xf32, #map>
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: memref.dealloc %arg3 {a} : memref<2xf32>
// CHECK-NEXT: %0 = memref.realloc %arg4(%arg2) {alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %1 = memref.realloc %arg4 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT: %2 = memref.load %arg3[%arg1] {nontemporal = true, y} : memref<2xf32>
// CHECK-NEXT: %3 = memref.load %arg3[%arg1] : memref<2xf32>
// CHECK-NEXT: memref.store %arg6, %arg3[%arg1] {nontemporal = true} : memref<2xf32>
// CHECK-NEXT: memref.store %arg6, %arg8[%arg1, %arg1] : memref<4x8xf32>
// CHECK-NEXT: memref.copy %arg3, %arg4 {q} : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: %cast = memref.cast %arg3 {q} : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: %subview = memref.subview %arg8[0, %arg1] [2, %arg2] [1, 1] {x} : memref<4x8xf32> to memref<2x?xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT: %dim = memref.dim {x} %arg8, %arg1 : memref<4x8xf32>
// CHECK-NEXT: %4 = memref.rank %arg5 {x} : memref<*xf32>
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg5 to offset: [0], sizes: [], strides: [] {x} : memref<*xf32> to memref<f32>
// CHECK-NEXT: %reinterpret_cast_2 = memref.reinterpret_cast %arg5 to offset: [%arg1], sizes: [2, %arg2], strides: [%arg2, 1] : memref<*xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg8 : memref<4x8xf32> -> memref<f32>, index, index, index, index, index {x}
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg8 : memref<4x8xf32> -> index {x}
// CHECK-NEXT: %5 = memref.get_global @g : memref<2xf32> {x}
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg3 {{\[\[}}0, 1]] output_shape [2, 1] {x} : memref<2xf32> into memref<2x1xf32>
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg8 {{\[\[}}0, 1]] {x} : memref<4x8xf32> into memref<32xf32>
// CHECK-NEXT: %view = memref.view %arg7[%arg1][] {x} : memref<64xi8> to memref<4xf32>
// CHECK-NEXT: %view_3 = memref.view %arg7[%arg1][%arg2, %arg2] : memref<64xi8> to memref<?x?xf32>
// CHECK-NEXT: %transpose = memref.transpose %arg8 (d0, d1) -> (d1, d0) {x} : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
// CHECK-NEXT: %memspacecast = memref.memory_space_cast %arg3 {x} : memref<2xf32> to memref<2xf32, 3>
// CHECK-NEXT: memref.assume_alignment %arg3, 16 {x} : memref<2xf32>
// CHECK-NEXT: %alloc_4 = memref.alloc() : memref<2xindex>
// CHECK-NEXT: %reshape = memref.reshape %arg3(%alloc_4) {x} : (memref<2xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT: %6 = memref.atomic_rmw addf %arg6, %arg3[%arg1] {x} : (f32, memref<2xf32>) -> f32
// CHECK-NEXT: memref.prefetch %arg3[%arg1], read, locality<3>, data : memref<2xf32>
// CHECK-NEXT: memref.prefetch %arg3[%arg1], write, locality<0>, instr : memref<2xf32>
// CHECK-NEXT: %7 = bufferization.clone %arg3 {x} : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %8 = bufferization.to_tensor %arg3 restrict writable {x} : memref<2xf32>
// CHECK-NEXT: %9 = bufferization.to_tensor %arg3 : memref<2xf32>
// CHECK-NEXT: %10 = bufferization.to_memref %8 read_only {x} : memref<2xf32>
// CHECK-NEXT: %11 = bufferization.to_memref %8 : memref<2xf32, strided<[1]>>
// CHECK-NEXT: %12 = bufferization.alloc_tensor(%arg2) {x} : tensor<?xf32>
// CHECK-NEXT: %13 = bufferization.alloc_tensor() copy(%8) : tensor<2xf32>
// CHECK-NEXT: %14 = bufferization.alloc_tensor() copy(%8) size_hint=%arg2 {memory_space = 3 : i64} : tensor<2xf32>
// CHECK-NEXT: bufferization.dealloc_tensor %8 {x} : tensor<2xf32>
// CHECK-NEXT: %15 = bufferization.materialize_in_destination %8 in %9 {x} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: bufferization.materialize_in_destination %8 in restrict writable %arg3 : (tensor<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: %16 = bufferization.dealloc (%arg3, %arg4 : memref<2xf32>, memref<?xf32>) if (%arg0, %arg0) retain (%arg8 : memref<4x8xf32>) {x}
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: bufferization.dealloc (%arg3 : memref<2xf32>) if (%arg0)
// CHECK-NEXT: %17 = bufferization.dealloc retain (%arg8 : memref<4x8xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @memref(%c: i1, %i: index, %n: index, %m: memref<2xf32>, %d: memref<?xf32>, %u: memref<*xf32>, %z: f32, %b: memref<64xi8>, %s: memref<4x8xf32>) {
  %0 = memref.alloc() {alignment = 64 : i64, x} : memref<2xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  %2 = memref.alloc(%n)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %3 = memref.alloca() : memref<2xf32>
  memref.dealloc %m {a} : memref<2xf32>
  %4 = memref.realloc %d(%n) {alignment = 8} : memref<?xf32> to memref<?xf32>
  %5 = memref.realloc %d : memref<?xf32> to memref<4xf32>
  %6 = memref.load %m[%i] {nontemporal = true, y} : memref<2xf32>
  %7 = memref.load %m[%i] {nontemporal = false} : memref<2xf32>
  memref.store %z, %m[%i] {nontemporal = true} : memref<2xf32>
  memref.store %z, %s[%i, %i]  : memref<4x8xf32>
  memref.copy %m, %d {q} : memref<2xf32> to memref<?xf32>
  %8 = memref.cast %m {q} : memref<2xf32> to memref<?xf32>
  %9 = memref.subview %s[0, %i][2, %n][1, 1] {x} : memref<4x8xf32> to memref<2x?xf32, strided<[8, 1], offset: ?>>
  %10 = memref.dim {x} %s, %i : memref<4x8xf32>
  %11 = memref.rank %u {x} : memref<*xf32>
  %12 = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: [] {x} : memref<*xf32> to memref<f32>
  %13 = memref.reinterpret_cast %u to offset: [%i], sizes: [2, %n], strides: [%n, 1] : memref<*xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %14:6 = memref.extract_strided_metadata %s : memref<4x8xf32> -> memref<f32>, index, index, index, index, index {x}
  %15 = memref.extract_aligned_pointer_as_index %s : memref<4x8xf32> -> index {x}
  %16 = memref.get_global @g : memref<2xf32> {x}
  %17 = memref.expand_shape %m [[0, 1]] output_shape [2, 1] {x} : memref<2xf32> into memref<2x1xf32>
  %18 = memref.collapse_shape %s [[0, 1]] {x} : memref<4x8xf32> into memref<32xf32>
  %19 = memref.view %b[%i][] {x} : memref<64xi8> to memref<4xf32>
  %20 = memref.view %b[%i][%n, %n] : memref<64xi8> to memref<?x?xf32>
  %21 = memref.transpose %s (i, j) -> (j, i) {x} : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %22 = memref.memory_space_cast %m {x} : memref<2xf32> to memref<2xf32, 3>
  memref.assume_alignment %m, 16 {x} : memref<2xf32>
  %sh = memref.alloc() : memref<2xindex>
  %23 = memref.reshape %m(%sh) {x} : (memref<2xf32>, memref<2xindex>) -> memref<?x?xf32>
  %24 = memref.atomic_rmw addf %z, %m[%i] {x} : (f32, memref<2xf32>) -> f32
  memref.prefetch %m[%i], read, locality<3>, data : memref<2xf32>
  memref.prefetch %m[%i], write, locality<0>, instr : memref<2xf32>
  %26 = bufferization.clone %m {x} : memref<2xf32> to memref<2xf32>
  %t = bufferization.to_tensor %m restrict writable {x} : memref<2xf32>
  %t2 = bufferization.to_tensor %m : memref<2xf32>
  %27 = bufferization.to_memref %t read_only {x} : memref<2xf32>
  %28 = bufferization.to_memref %t : memref<2xf32, strided<[1]>>
  %29 = bufferization.alloc_tensor(%n) {x} : tensor<?xf32>
  %30 = bufferization.alloc_tensor() copy(%t) : tensor<2xf32>
  %31 = bufferization.alloc_tensor() copy(%t) size_hint=%n {memory_space = 3} : tensor<2xf32>
  bufferization.dealloc_tensor %t {x} : tensor<2xf32>
  %32 = bufferization.materialize_in_destination %t in %t2 {x} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<2xf32>, memref<2xf32>) -> ()
  %33 = bufferization.dealloc (%m, %d : memref<2xf32>, memref<?xf32>) if (%c, %c) retain (%s : memref<4x8xf32>) {x}
  bufferization.dealloc
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  %34 = bufferization.dealloc retain (%s : memref<4x8xf32>)
  return
}
// CHECK-LABEL: func.func @atomic(%arg0: memref<2xf32>, %arg1: index) {
// CHECK-NEXT: %0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<2xf32> {
// CHECK-NEXT: ^bb0(%arg2: f32):
// CHECK-NEXT: memref.atomic_yield %arg2 : f32
// CHECK-NEXT: } {x}
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @atomic(%m: memref<2xf32>, %i: index) {
  %25 = memref.generic_atomic_rmw %m[%i] : memref<2xf32> {
  ^bb0(%e: f32):
    memref.atomic_yield %e : f32
  } {x}
  return
}
