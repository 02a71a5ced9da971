// bufferization.manual_deallocation: the pass keeps its hands off, and asserts that nobody owns what is
// freed by hand.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// Allocated by hand: not owned; freed by hand: asserted.
// CHECK-LABEL: func.func @by_hand(%arg0: memref<5xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<5xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<5xf32>, memref<5xf32>)
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.xori %false, %true : i1
// CHECK-NEXT: cf.assert %0, "expected that the block does not have ownership"
// CHECK-NEXT: memref.dealloc %alloc {bufferization.manual_deallocation} : memref<5xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<5xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false_0)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @by_hand(%m: memref<5xf32>) {
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<5xf32>
  test.copy(%m, %a) : (memref<5xf32>, memref<5xf32>)
  memref.dealloc %a {bufferization.manual_deallocation} : memref<5xf32>
  return
}

// An argument freed by hand.
// CHECK-LABEL: func.func @argument(%arg0: memref<5xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.xori %false, %true : i1
// CHECK-NEXT: cf.assert %0, "expected that the block does not have ownership"
// CHECK-NEXT: memref.dealloc %arg0 {bufferization.manual_deallocation} : memref<5xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<5xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @argument(%m: memref<5xf32>) {
  memref.dealloc %m {bufferization.manual_deallocation} : memref<5xf32>
  return
}

// Owned by the block and freed by hand all the same: the assertion will fail at run time.
// CHECK-LABEL: func.func @owned() {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<5xf32>
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %0 = arith.xori %true, %true_0 : i1
// CHECK-NEXT: cf.assert %0, "expected that the block does not have ownership"
// CHECK-NEXT: memref.dealloc %alloc {bufferization.manual_deallocation} : memref<5xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<5xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @owned() {
  %a = memref.alloc() : memref<5xf32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<5xf32>
  return
}

// Of unknown ownership: there is nothing to assert.
// CHECK-LABEL: func.func @unknown(%arg0: i1, %arg1: memref<5xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<5xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %arg1 : memref<5xf32>
// CHECK-NEXT: memref.dealloc %0 {bufferization.manual_deallocation} : memref<5xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<5xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<5xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unknown(%c: i1, %m: memref<5xf32>) {
  %a = memref.alloc() : memref<5xf32>
  %s = arith.select %c, %a, %m : memref<5xf32>
  memref.dealloc %s {bufferization.manual_deallocation} : memref<5xf32>
  return
}

// A realloc by hand frees and allocates.
// CHECK-LABEL: func.func @realloc(%arg0: memref<5xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.xori %false_0, %true : i1
// CHECK-NEXT: cf.assert %0, "expected that the block does not have ownership"
// CHECK-NEXT: %1 = memref.realloc %arg0 {bufferization.manual_deallocation} : memref<5xf32> to memref<9xf32>
// CHECK-NEXT: test.copy(%1, %1) : (memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<5xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false_0)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @realloc(%m: memref<5xf32>) {
  %r = memref.realloc %m {bufferization.manual_deallocation} : memref<5xf32> to memref<9xf32>
  test.copy(%r, %r) : (memref<9xf32>, memref<9xf32>)
  return
}
