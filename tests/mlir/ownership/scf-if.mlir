// scf.if: an i1 result beside every memref result, a constant false even when there is none.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func @one_side_allocates(%arg0: i1, %arg1: memref<3x3xf32>) -> memref<3x3xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<3x3xf32>, i1) {
// CHECK-NEXT: %true_9 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<3x3xf32>
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %alloc : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer_10 : memref<f32>) if (%true_9) retain (%alloc : memref<3x3xf32>)
// CHECK-NEXT: scf.yield %alloc, %3 : memref<3x3xf32>, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %false_9 = arith.constant false
// CHECK-NEXT: %3 = bufferization.dealloc retain (%arg1 : memref<3x3xf32>)
// CHECK-NEXT: scf.yield %arg1, %3 : memref<3x3xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.if %0#1 -> (memref<3x3xf32>) {
// CHECK-NEXT: scf.yield %0#0 : memref<3x3xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %0#0 : memref<3x3xf32> to memref<3x3xf32>
// CHECK-NEXT: scf.yield %3 : memref<3x3xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %0#0 : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %1 : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%1 : memref<3x3xf32>)
// CHECK-NEXT: return %1 : memref<3x3xf32>
// CHECK-NEXT: }
func.func @one_side_allocates(%c: i1, %m: memref<3x3xf32>) -> memref<3x3xf32> {
  %r = scf.if %c -> (memref<3x3xf32>) {
    %a = memref.alloc() : memref<3x3xf32>
    scf.yield %a : memref<3x3xf32>
  } else {
    scf.yield %m : memref<3x3xf32>
  }
  return %r : memref<3x3xf32>
}

// The i1 results come after all the others.
// CHECK-LABEL: func.func @mixed_results(%arg0: i1, %arg1: memref<3x3xf32>, %arg2: f32) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0:6 = scf.if %arg0 -> (memref<3x3xf32>, f32, memref<3x3xf32>, i1, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_9 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<3x3xf32>
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %alloc : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %1:2 = bufferization.dealloc (%base_buffer_10 : memref<f32>) if (%true) retain (%alloc, %arg1 : memref<3x3xf32>, memref<3x3xf32>)
// CHECK-NEXT: scf.yield %alloc, %arg2, %arg1, %arg0, %1#0, %1#1 : memref<3x3xf32>, f32, memref<3x3xf32>, i1, i1, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %true_9 = arith.constant true
// CHECK-NEXT: %false_10 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<3x3xf32>
// CHECK-NEXT: %alloc_11 = memref.alloc() : memref<3x3xf32>
// CHECK-NEXT: test.copy(%alloc_11, %arg1) : (memref<3x3xf32>, memref<3x3xf32>)
// CHECK-NEXT: %base_buffer_12, %offset_13, %sizes_14:2, %strides_15:2 = memref.extract_strided_metadata %alloc : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_16, %offset_17, %sizes_18:2, %strides_19:2 = memref.extract_strided_metadata %alloc_11 : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %1:2 = bufferization.dealloc (%base_buffer_12, %base_buffer_16 : memref<f32>, memref<f32>) if (%true_9, %true) retain (%alloc, %alloc : memref<3x3xf32>, memref<3x3xf32>)
// CHECK-NEXT: scf.yield %alloc, %arg2, %alloc, %arg0, %1#0, %1#1 : memref<3x3xf32>, f32, memref<3x3xf32>, i1, i1, i1
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0#0, %0#2) : (memref<3x3xf32>, memref<3x3xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %0#0 : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %0#2 : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#4, %0#5)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @mixed_results(%c: i1, %m: memref<3x3xf32>, %x: f32) {
  %r:4 = scf.if %c -> (memref<3x3xf32>, f32, memref<3x3xf32>, i1) {
    %a = memref.alloc() : memref<3x3xf32>
    scf.yield %a, %x, %m, %c : memref<3x3xf32>, f32, memref<3x3xf32>, i1
  } else {
    %b = memref.alloc() : memref<3x3xf32>
    %d = memref.alloc() : memref<3x3xf32>
    test.copy(%d, %m) : (memref<3x3xf32>, memref<3x3xf32>)
    scf.yield %b, %x, %b, %c : memref<3x3xf32>, f32, memref<3x3xf32>, i1
  }
  test.copy(%r#0, %r#2) : (memref<3x3xf32>, memref<3x3xf32>)
  return
}

// CHECK-LABEL: func.func @no_results(%arg0: i1, %arg1: memref<3x3xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<3x3xf32>
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<3x3xf32>, memref<3x3xf32>)
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4:2, %strides_5:2 = memref.extract_strided_metadata %alloc : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_2 : memref<f32>) if (%true)
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false_0)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @no_results(%c: i1, %m: memref<3x3xf32>) {
  scf.if %c {
    %a = memref.alloc() : memref<3x3xf32>
    test.copy(%a, %m) : (memref<3x3xf32>, memref<3x3xf32>)
  }
  return
}

// CHECK-LABEL: func.func @no_memrefs(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @no_memrefs(%c: i1, %x: i32) -> i32 {
  %r = scf.if %c -> (i32) {
    scf.yield %x : i32
  } else {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  return %r : i32
}

// Both sides give back what was captured: the yield retains it, with the captured false.
// CHECK-LABEL: func.func @captured(%arg0: i1) -> memref<3x3xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<3x3xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<3x3xf32>
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<3x3xf32>, i1) {
// CHECK-NEXT: %false_15 = arith.constant false
// CHECK-NEXT: %3 = bufferization.dealloc retain (%alloc : memref<3x3xf32>)
// CHECK-NEXT: scf.yield %alloc, %3 : memref<3x3xf32>, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %false_15 = arith.constant false
// CHECK-NEXT: %3 = bufferization.dealloc retain (%alloc_1 : memref<3x3xf32>)
// CHECK-NEXT: scf.yield %alloc_1, %3 : memref<3x3xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.if %0#1 -> (memref<3x3xf32>) {
// CHECK-NEXT: scf.yield %0#0 : memref<3x3xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %0#0 : memref<3x3xf32> to memref<3x3xf32>
// CHECK-NEXT: scf.yield %3 : memref<3x3xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_2 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_3, %offset_4, %sizes_5:2, %strides_6:2 = memref.extract_strided_metadata %alloc_1 : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_7, %offset_8, %sizes_9:2, %strides_10:2 = memref.extract_strided_metadata %0#0 : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13:2, %strides_14:2 = memref.extract_strided_metadata %1 : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%true_0, %true, %0#1, %true_2) retain (%1 : memref<3x3xf32>)
// CHECK-NEXT: return %1 : memref<3x3xf32>
// CHECK-NEXT: }
func.func @captured(%c: i1) -> memref<3x3xf32> {
  %a = memref.alloc() : memref<3x3xf32>
  %b = memref.alloc() : memref<3x3xf32>
  %r = scf.if %c -> (memref<3x3xf32>) {
    scf.yield %a : memref<3x3xf32>
  } else {
    scf.yield %b : memref<3x3xf32>
  }
  return %r : memref<3x3xf32>
}
