// arith.select as a return operand: when both sides are unique where the select stands, their indicators
// are selected too; else the value is cloned.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func @both_unique(%arg0: i1, %arg1: memref<7xf32>) -> memref<7xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<7xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %alloc : memref<7xf32>
// CHECK-NEXT: %1 = arith.select %arg0, %false, %true : i1
// CHECK-NEXT: %2 = scf.if %1 -> (memref<7xf32>) {
// CHECK-NEXT: scf.yield %0 : memref<7xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %0 : memref<7xf32> to memref<7xf32>
// CHECK-NEXT: scf.yield %4 : memref<7xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %2 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%2 : memref<7xf32>)
// CHECK-NEXT: return %2 : memref<7xf32>
// CHECK-NEXT: }
func.func @both_unique(%c: i1, %m: memref<7xf32>) -> memref<7xf32> {
  %a = memref.alloc() : memref<7xf32>
  %s = arith.select %c, %m, %a : memref<7xf32>
  return %s : memref<7xf32>
}

// Both sides are owned: the select of the indicators is made all the same.
// CHECK-LABEL: func.func @both_owned(%arg0: i1) -> memref<7xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<7xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<7xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %alloc_1 : memref<7xf32>
// CHECK-NEXT: %1 = arith.select %arg0, %true_0, %true : i1
// CHECK-NEXT: %2 = scf.if %1 -> (memref<7xf32>) {
// CHECK-NEXT: scf.yield %0 : memref<7xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %0 : memref<7xf32> to memref<7xf32>
// CHECK-NEXT: scf.yield %4 : memref<7xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_2 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc_1 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %2 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7 : memref<f32>, memref<f32>, memref<f32>) if (%true_0, %true, %true_2) retain (%2 : memref<7xf32>)
// CHECK-NEXT: return %2 : memref<7xf32>
// CHECK-NEXT: }
func.func @both_owned(%c: i1) -> memref<7xf32> {
  %a = memref.alloc() : memref<7xf32>
  %b = memref.alloc() : memref<7xf32>
  %s = arith.select %c, %a, %b : memref<7xf32>
  return %s : memref<7xf32>
}

// A select of a select: the inner one is unknown, so the outer one is cloned.
// CHECK-LABEL: func.func @select_of_select(%arg0: i1, %arg1: i1, %arg2: memref<7xf32>) -> memref<7xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<7xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %arg2 : memref<7xf32>
// CHECK-NEXT: %1 = arith.select %arg1, %0, %arg2 : memref<7xf32>
// CHECK-NEXT: %2 = bufferization.clone %1 : memref<7xf32> to memref<7xf32>
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %2 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%2 : memref<7xf32>)
// CHECK-NEXT: return %2 : memref<7xf32>
// CHECK-NEXT: }
func.func @select_of_select(%c: i1, %d: i1, %m: memref<7xf32>) -> memref<7xf32> {
  %a = memref.alloc() : memref<7xf32>
  %s = arith.select %c, %a, %m : memref<7xf32>
  %t = arith.select %d, %s, %m : memref<7xf32>
  return %t : memref<7xf32>
}

// A view of a select is not a select: cloned.
// CHECK-LABEL: func.func @view_of_select(%arg0: i1, %arg1: memref<7xf32>) -> memref<?xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<7xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %arg1 : memref<7xf32>
// CHECK-NEXT: %cast = memref.cast %0 : memref<7xf32> to memref<?xf32>
// CHECK-NEXT: %1 = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%1 : memref<?xf32>)
// CHECK-NEXT: return %1 : memref<?xf32>
// CHECK-NEXT: }
func.func @view_of_select(%c: i1, %m: memref<7xf32>) -> memref<?xf32> {
  %a = memref.alloc() : memref<7xf32>
  %s = arith.select %c, %a, %m : memref<7xf32>
  %v = memref.cast %s : memref<7xf32> to memref<?xf32>
  return %v : memref<?xf32>
}

// The select stands in another block than the return: its own ownership there is used.
// CHECK-LABEL: func.func @select_in_other_block(%arg0: i1, %arg1: i1, %arg2: memref<7xf32>) -> memref<7xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<7xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %arg2 : memref<7xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %1:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%arg2, %0 : memref<7xf32>, memref<7xf32>)
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: test.copy(%arg2, %0) : (memref<7xf32>, memref<7xf32>)
// CHECK-NEXT: %2 = scf.if %1#1 -> (memref<7xf32>) {
// CHECK-NEXT: scf.yield %0 : memref<7xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %0 : memref<7xf32> to memref<7xf32>
// CHECK-NEXT: scf.yield %4 : memref<7xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %arg2 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %0 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %2 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer_5, %base_buffer_9, %base_buffer_13 : memref<f32>, memref<f32>, memref<f32>) if (%1#0, %1#1, %true_4) retain (%2 : memref<7xf32>)
// CHECK-NEXT: return %2 : memref<7xf32>
// CHECK-NEXT: }
func.func @select_in_other_block(%c: i1, %d: i1, %m: memref<7xf32>) -> memref<7xf32> {
  %a = memref.alloc() : memref<7xf32>
  %s = arith.select %c, %a, %m : memref<7xf32>
  cf.br ^next
^next:
  test.copy(%m, %s) : (memref<7xf32>, memref<7xf32>)
  return %s : memref<7xf32>
}

// The operands come from another block than the select: their ownership is asked for in the
// select's block.
// CHECK-LABEL: func.func @operands_from_other_block(%arg0: i1, %arg1: memref<7xf32>) -> memref<7xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<7xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%arg1, %alloc : memref<7xf32>, memref<7xf32>)
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = arith.select %arg0, %alloc, %arg1 : memref<7xf32>
// CHECK-NEXT: %2 = arith.select %arg0, %0#1, %0#0 : i1
// CHECK-NEXT: %3 = scf.if %2 -> (memref<7xf32>) {
// CHECK-NEXT: scf.yield %1 : memref<7xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %5 = bufferization.clone %1 : memref<7xf32> to memref<7xf32>
// CHECK-NEXT: scf.yield %5 : memref<7xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %arg1 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %alloc : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %3 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer_5, %base_buffer_9, %base_buffer_13 : memref<f32>, memref<f32>, memref<f32>) if (%0#0, %0#1, %true_4) retain (%3 : memref<7xf32>)
// CHECK-NEXT: return %3 : memref<7xf32>
// CHECK-NEXT: }
func.func @operands_from_other_block(%c: i1, %m: memref<7xf32>) -> memref<7xf32> {
  %a = memref.alloc() : memref<7xf32>
  cf.br ^next
^next:
  %s = arith.select %c, %a, %m : memref<7xf32>
  return %s : memref<7xf32>
}

// A select of scalars is none of the pass's business.
// CHECK-LABEL: func.func @scalars(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @scalars(%c: i1, %x: i32, %y: i32) -> i32 {
  %s = arith.select %c, %x, %y : i32
  return %s : i32
}
