// Function arguments are never owned: a false each, in order, before everything the block did
// when it began; declarations are left alone.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func private @elsewhere(memref<3xf32>, i32) -> memref<3xf32>
func.func private @elsewhere(memref<3xf32>, i32) -> memref<3xf32>

// CHECK-LABEL: func.func @two_arguments(%arg0: memref<3xf32>, %arg1: i32, %arg2: memref<?xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = memref.load %arg0[%c1] : memref<3xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %false_0)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @two_arguments(%a: memref<3xf32>, %n: i32, %b: memref<?xf32>) {
  %k = arith.constant 1 : index
  %e = memref.load %a[%k] : memref<3xf32>
  return
}

// CHECK-LABEL: func.func @scalar_arguments(%arg0: i32, %arg1: f32, %arg2: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scalar_arguments(%a: i32, %b: f32, %c: index) {
  return
}

// CHECK-LABEL: func.func private @unranked_argument(%arg0: memref<*xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
// CHECK-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast : memref<f32> -> memref<f32>, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @unranked_argument(%u: memref<*xf32>) {
  return
}
