// Calls: the caller owns what it gets.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func private @library(memref<6xf32>) -> memref<6xf32>
func.func private @library(memref<6xf32>) -> memref<6xf32>
// CHECK-LABEL: func.func private @two_results() -> (memref<6xf32>, i32, memref<6xf32>)
func.func private @two_results() -> (memref<6xf32>, i32, memref<6xf32>)
// CHECK-LABEL: func.func private @no_results(memref<6xf32>, i32)
func.func private @no_results(memref<6xf32>, i32)

// CHECK-LABEL: func.func @owns_result(%arg0: memref<6xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = call @library(%arg0) : (memref<6xf32>) -> memref<6xf32>
// CHECK-NEXT: test.copy(%0, %arg0) : (memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @owns_result(%m: memref<6xf32>) {
  %r = call @library(%m) : (memref<6xf32>) -> memref<6xf32>
  test.copy(%r, %m) : (memref<6xf32>, memref<6xf32>)
  return
}

// One true serves all results of a call.
// CHECK-LABEL: func.func @several(%arg0: memref<6xf32>) -> memref<6xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0:3 = call @two_results() : () -> (memref<6xf32>, i32, memref<6xf32>)
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: call @no_results(%arg0, %0#1) : (memref<6xf32>, i32) -> ()
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %0#2 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true) retain (%0#2 : memref<6xf32>)
// CHECK-NEXT: return %0#2 : memref<6xf32>
// CHECK-NEXT: }
func.func @several(%m: memref<6xf32>) -> memref<6xf32> {
  %r:3 = call @two_results() : () -> (memref<6xf32>, i32, memref<6xf32>)
  call @no_results(%m, %r#1) : (memref<6xf32>, i32) -> ()
  return %r#2 : memref<6xf32>
}

// Inside a region the call is printed with its dialect's name.
// CHECK-LABEL: func.func @nested(%arg0: i1, %arg1: memref<6xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = func.call @library(%arg1) : (memref<6xf32>) -> memref<6xf32>
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_2 : memref<f32>) if (%true)
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false_0)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nested(%c: i1, %m: memref<6xf32>) {
  scf.if %c {
    %r = func.call @library(%m) : (memref<6xf32>) -> memref<6xf32>
    test.copy(%r, %m) : (memref<6xf32>, memref<6xf32>)
  }
  return
}

// CHECK-LABEL: func.func @indirect(%arg0: (memref<6xf32>) -> memref<6xf32>, %arg1: memref<6xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = call_indirect %arg0(%arg1) : (memref<6xf32>) -> memref<6xf32>
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @indirect(%f: (memref<6xf32>) -> memref<6xf32>, %m: memref<6xf32>) {
  %r = call_indirect %f(%m) : (memref<6xf32>) -> memref<6xf32>
  test.copy(%r, %m) : (memref<6xf32>, memref<6xf32>)
  return
}

// A function that calls itself and a private one: without the option a boundary is a boundary.
// CHECK-LABEL: func.func private @recursive(%arg0: i1, %arg1: memref<6xf32>) -> memref<6xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<6xf32>, i1) {
// CHECK-NEXT: %false_9 = arith.constant false
// CHECK-NEXT: %true_10 = arith.constant true
// CHECK-NEXT: %3 = func.call @recursive(%arg0, %arg1) : (i1, memref<6xf32>) -> memref<6xf32>
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %3 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer_11 : memref<f32>) if (%true_10) retain (%3 : memref<6xf32>)
// CHECK-NEXT: scf.yield %3, %4 : memref<6xf32>, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %false_9 = arith.constant false
// CHECK-NEXT: %3 = bufferization.dealloc retain (%arg1 : memref<6xf32>)
// CHECK-NEXT: scf.yield %arg1, %3 : memref<6xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.if %0#1 -> (memref<6xf32>) {
// CHECK-NEXT: scf.yield %0#0 : memref<6xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %0#0 : memref<6xf32> to memref<6xf32>
// CHECK-NEXT: scf.yield %3 : memref<6xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%1 : memref<6xf32>)
// CHECK-NEXT: return %1 : memref<6xf32>
// CHECK-NEXT: }
func.func private @recursive(%c: i1, %m: memref<6xf32>) -> memref<6xf32> {
  %r = scf.if %c -> (memref<6xf32>) {
    %s = func.call @recursive(%c, %m) : (i1, memref<6xf32>) -> memref<6xf32>
    scf.yield %s : memref<6xf32>
  } else {
    scf.yield %m : memref<6xf32>
  }
  return %r : memref<6xf32>
}
