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

// A clone is an allocation like any other; the list follows the order of the ops.
// CHECK-LABEL: func.func @clone_between(%arg0: memref<2x2xf64>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %true_1 = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2x2xf64>
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<2x2xf64> to memref<2x2xf64>
// CHECK-NEXT: %alloc_2 = memref.alloc() {alignment = 16 : i64} : memref<2x2xf64>
// CHECK-NEXT: test.copy(%0, %alloc_2) : (memref<2x2xf64>, memref<2x2xf64>)
// CHECK-NEXT: test.copy(%alloc, %alloc_2) : (memref<2x2xf64>, memref<2x2xf64>)
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<2x2xf64> -> memref<f64>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_3, %offset_4, %sizes_5:2, %strides_6:2 = memref.extract_strided_metadata %alloc : memref<2x2xf64> -> memref<f64>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_7, %offset_8, %sizes_9:2, %strides_10:2 = memref.extract_strided_metadata %0 : memref<2x2xf64> -> memref<f64>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13:2, %strides_14:2 = memref.extract_strided_metadata %alloc_2 : memref<2x2xf64> -> memref<f64>, index, index, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<f64>, memref<f64>, memref<f64>, memref<f64>) if (%false, %true_1, %true_0, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @clone_between(%src: memref<2x2xf64>) {
  %a = memref.alloc() : memref<2x2xf64>
  %b = bufferization.clone %src : memref<2x2xf64> to memref<2x2xf64>
  %c = memref.alloc() {alignment = 16 : i64} : memref<2x2xf64>
  test.copy(%b, %c) : (memref<2x2xf64>, memref<2x2xf64>)
  test.copy(%a, %c) : (memref<2x2xf64>, memref<2x2xf64>)
  return
}

// Nothing to free and nothing to retain: no dealloc at all.
// CHECK-LABEL: func.func @no_buffers(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @no_buffers(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}

// A buffer that nobody uses is freed all the same.
// CHECK-LABEL: func.func @unused() {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<f32>
// CHECK-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %alloc : memref<f32> -> memref<f32>, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unused() {
  %a = memref.alloc() : memref<f32>
  return
}
