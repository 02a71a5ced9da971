// The memref of rank 0 that stands for an unranked one has a layout, and keeps the memory space.
// RUN: %bufscope-opt %s --upstream=22 --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func @unranked(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = scf.if %false -> (memref<*xf32>) {
// CHECK-NEXT: scf.yield %arg0 : memref<*xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = bufferization.clone %arg0 : memref<*xf32> to memref<*xf32>
// CHECK-NEXT: scf.yield %2 : memref<*xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT: %reinterpret_cast_0 = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT: %base_buffer_1, %offset_2 = memref.extract_strided_metadata %reinterpret_cast_0 : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %true) retain (%0 : memref<*xf32>)
// CHECK-NEXT: return %0 : memref<*xf32>
// CHECK-NEXT: }
func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
// CHECK-LABEL: func.func @space(%arg0: memref<*xi8, 3>) -> memref<*xi8, 3> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = scf.if %false -> (memref<*xi8, 3>) {
// CHECK-NEXT: scf.yield %arg0 : memref<*xi8, 3>
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = bufferization.clone %arg0 : memref<*xi8, 3> to memref<*xi8, 3>
// CHECK-NEXT: scf.yield %2 : memref<*xi8, 3>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xi8, 3> to memref<i8, strided<[]>, 3>
// CHECK-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast : memref<i8, strided<[]>, 3> -> memref<i8, 3>, index
// CHECK-NEXT: %reinterpret_cast_0 = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<*xi8, 3> to memref<i8, strided<[]>, 3>
// CHECK-NEXT: %base_buffer_1, %offset_2 = memref.extract_strided_metadata %reinterpret_cast_0 : memref<i8, strided<[]>, 3> -> memref<i8, 3>, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<i8, 3>, memref<i8, 3>) if (%false, %true) retain (%0 : memref<*xi8, 3>)
// CHECK-NEXT: return %0 : memref<*xi8, 3>
// CHECK-NEXT: }
func.func @space(%m: memref<*xi8, 3>) -> memref<*xi8, 3> {
  return %m : memref<*xi8, 3>
}
