// Buffers that one block allocates: the kinds of allocation, and what they put into the dealloc.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// One memref.alloc: unique(%true), freed before the return.
// CHECK-LABEL: func.func @one_alloc(%arg0: memref<5xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<5xf32>
// CHECK-NEXT: test.copy(%alloc, %arg0) : (memref<5xf32>, memref<5xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<5xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<5xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @one_alloc(%dst: memref<5xf32>) {
  %a = memref.alloc() : memref<5xf32>
  test.copy(%a, %dst) : (memref<5xf32>, memref<5xf32>)
  return
}

// A stack buffer is unique(%false) and never put into a dealloc.
// CHECK-LABEL: func.func @stack(%arg0: index) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xi16>
// CHECK-NEXT: test.copy(%alloca, %alloca) : (memref<?xi16>, memref<?xi16>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @stack(%n: index) {
  %s = memref.alloca(%n) : memref<?xi16>
  test.copy(%s, %s) : (memref<?xi16>, memref<?xi16>)
  return
}
