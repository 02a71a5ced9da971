// cf.br: what it forwards and what lives on is retained; the results become the ownership of both.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// Forwarded buffer: its indicator is passed along.
// CHECK-LABEL: func.func @forward(%arg0: memref<6xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc, %arg0 : memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: cf.br ^bb1(%alloc, %0#0 : memref<6xf32>, i1)
// CHECK-NEXT: ^bb1(%1: memref<6xf32>, %2: i1):  // pred: ^bb0
// CHECK-NEXT: test.copy(%1, %arg0) : (memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_4, %base_buffer_8 : memref<f32>, memref<f32>) if (%0#1, %2)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @forward(%out: memref<6xf32>) {
  %a = memref.alloc() : memref<6xf32>
  cf.br ^next(%a : memref<6xf32>)
^next(%x: memref<6xf32>):
  test.copy(%x, %out) : (memref<6xf32>, memref<6xf32>)
  return
}

// Live buffer: it is on the list of the second block, with the result of the first dealloc.
// CHECK-LABEL: func.func @live(%arg0: memref<6xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<6xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc_1) : (memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc_1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0:2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true_0, %true) retain (%arg0, %alloc_1 : memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: test.copy(%alloc_1, %arg0) : (memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc_1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_10, %base_buffer_14 : memref<f32>, memref<f32>) if (%0#0, %0#1)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @live(%out: memref<6xf32>) {
  %a = memref.alloc() : memref<6xf32>
  %b = memref.alloc() : memref<6xf32>
  test.copy(%a, %b) : (memref<6xf32>, memref<6xf32>)
  cf.br ^next
^next:
  test.copy(%b, %out) : (memref<6xf32>, memref<6xf32>)
  return
}

// A branch without any memref still gets a dealloc, with three empty lists.
// CHECK-LABEL: func.func @bare(%arg0: i32) {
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @bare(%n: i32) {
  cf.br ^next(%n : i32)
^next(%x: i32):
  return
}

// Several forwarded values; the indicators are appended behind all of them, in the same order.
// CHECK-LABEL: func.func @several(%arg0: i32, %arg1: memref<6xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xf32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<6xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0:3 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %true) retain (%alloc, %arg1, %alloca : memref<6xf32>, memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: cf.br ^bb1(%alloc, %arg0, %arg1, %alloca, %0#0, %0#1, %0#2 : memref<6xf32>, i32, memref<6xf32>, memref<6xf32>, i1, i1, i1)
// CHECK-NEXT: ^bb1(%1: memref<6xf32>, %2: i32, %3: memref<6xf32>, %4: memref<6xf32>, %5: i1, %6: i1, %7: i1):  // pred: ^bb0
// CHECK-NEXT: test.copy(%1, %3) : (memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: test.copy(%4, %3) : (memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %3 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %4 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_5, %base_buffer_9, %base_buffer_13 : memref<f32>, memref<f32>, memref<f32>) if (%5, %6, %7)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @several(%n: i32, %out: memref<6xf32>) {
  %a = memref.alloc() : memref<6xf32>
  %b = memref.alloca() : memref<6xf32>
  cf.br ^next(%a, %n, %out, %b : memref<6xf32>, i32, memref<6xf32>, memref<6xf32>)
^next(%x: memref<6xf32>, %k: i32, %y: memref<6xf32>, %z: memref<6xf32>):
  test.copy(%x, %y) : (memref<6xf32>, memref<6xf32>)
  test.copy(%z, %y) : (memref<6xf32>, memref<6xf32>)
  return
}

// The same buffer forwarded twice: both arguments get an indicator of their own.
// CHECK-LABEL: func.func @twice(%arg0: memref<6xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc, %alloc : memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: cf.br ^bb1(%alloc, %alloc, %0#0, %0#1 : memref<6xf32>, memref<6xf32>, i1, i1)
// CHECK-NEXT: ^bb1(%1: memref<6xf32>, %2: memref<6xf32>, %3: i1, %4: i1):  // pred: ^bb0
// CHECK-NEXT: test.copy(%1, %2) : (memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %2 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_4, %base_buffer_8 : memref<f32>, memref<f32>) if (%3, %4)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @twice(%out: memref<6xf32>) {
  %a = memref.alloc() : memref<6xf32>
  cf.br ^next(%a, %a : memref<6xf32>, memref<6xf32>)
^next(%x: memref<6xf32>, %y: memref<6xf32>):
  test.copy(%x, %y) : (memref<6xf32>, memref<6xf32>)
  return
}
