// cf.cond_br with both edges to the same block.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func @same_block(%arg0: i1, %arg1: memref<9xf32>, %arg2: memref<9xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<9xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg2 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %false_0, %arg0 : i1
// CHECK-NEXT: %2 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%0, %1, %2) retain (%alloc, %arg2 : memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %true_9 = arith.constant true
// CHECK-NEXT: %4 = arith.xori %true_9, %arg0 : i1
// CHECK-NEXT: %5 = arith.andi %false, %4 : i1
// CHECK-NEXT: %true_10 = arith.constant true
// CHECK-NEXT: %6 = arith.xori %true_10, %arg0 : i1
// CHECK-NEXT: %7 = arith.andi %false_0, %6 : i1
// CHECK-NEXT: %true_11 = arith.constant true
// CHECK-NEXT: %8 = arith.xori %true_11, %arg0 : i1
// CHECK-NEXT: %9 = arith.andi %true, %8 : i1
// CHECK-NEXT: %10:2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%5, %7, %9) retain (%arg1, %arg2 : memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %11 = arith.select %arg0, %3#1, %10#1 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%alloc, %3#0 : memref<9xf32>, i1), ^bb1(%arg1, %10#0 : memref<9xf32>, i1)
// CHECK-NEXT: ^bb1(%12: memref<9xf32>, %13: i1):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: test.copy(%12, %arg2) : (memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %arg2 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %12 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_12, %base_buffer_16 : memref<f32>, memref<f32>) if (%11, %13)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @same_block(%c: i1, %in: memref<9xf32>, %out: memref<9xf32>) {
  %own = memref.alloc() : memref<9xf32>
  cf.cond_br %c, ^join(%own : memref<9xf32>), ^join(%in : memref<9xf32>)
^join(%x: memref<9xf32>):
  test.copy(%x, %out) : (memref<9xf32>, memref<9xf32>)
  return
}

// CHECK-LABEL: func.func @same_operands(%arg0: i1, %arg1: memref<9xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<9xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0, %1) retain (%alloc, %arg1 : memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%4, %6) retain (%alloc, %arg1 : memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %8 = arith.select %arg0, %2#0, %7#0 : i1
// CHECK-NEXT: %9 = arith.select %arg0, %2#1, %7#1 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%alloc, %2#0 : memref<9xf32>, i1), ^bb1(%alloc, %7#0 : memref<9xf32>, i1)
// CHECK-NEXT: ^bb1(%10: memref<9xf32>, %11: i1):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: test.copy(%10, %arg1) : (memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %10 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%9, %11)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @same_operands(%c: i1, %out: memref<9xf32>) {
  %own = memref.alloc() : memref<9xf32>
  cf.cond_br %c, ^join(%own : memref<9xf32>), ^join(%own : memref<9xf32>)
^join(%x: memref<9xf32>):
  test.copy(%x, %out) : (memref<9xf32>, memref<9xf32>)
  return
}

// No operands, one live buffer: the same retain list on both edges.
// CHECK-LABEL: func.func @no_operands(%arg0: i1, %arg1: memref<9xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<9xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0, %1) retain (%arg1, %alloc : memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg1, %alloc : memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %8 = arith.select %arg0, %2#0, %7#0 : i1
// CHECK-NEXT: %9 = arith.select %arg0, %2#1, %7#1 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%8, %9)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @no_operands(%c: i1, %out: memref<9xf32>) {
  %own = memref.alloc() : memref<9xf32>
  cf.cond_br %c, ^join, ^join
^join:
  test.copy(%own, %out) : (memref<9xf32>, memref<9xf32>)
  return
}

// A buffer that is forwarded on one edge and lives on in both: it is in the retain list twice there
// and the last of its results is used, for the operand and for the select.
// CHECK-LABEL: func.func @forwarded_and_live(%arg0: i1, %arg1: memref<9xf32>, %arg2: memref<9xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<9xf32>
// CHECK-NEXT: %alloc_2 = memref.alloc() : memref<9xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %arg2 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc_2 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %false_1, %arg0 : i1
// CHECK-NEXT: %2 = arith.andi %true_0, %arg0 : i1
// CHECK-NEXT: %3 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %4:2 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%0, %1, %2, %3) retain (%alloc, %alloc_2 : memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %true_15 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_15, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %false, %5 : i1
// CHECK-NEXT: %true_16 = arith.constant true
// CHECK-NEXT: %7 = arith.xori %true_16, %arg0 : i1
// CHECK-NEXT: %8 = arith.andi %false_1, %7 : i1
// CHECK-NEXT: %true_17 = arith.constant true
// CHECK-NEXT: %9 = arith.xori %true_17, %arg0 : i1
// CHECK-NEXT: %10 = arith.andi %true_0, %9 : i1
// CHECK-NEXT: %true_18 = arith.constant true
// CHECK-NEXT: %11 = arith.xori %true_18, %arg0 : i1
// CHECK-NEXT: %12 = arith.andi %true, %11 : i1
// CHECK-NEXT: %13:4 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%6, %8, %10, %12) retain (%alloc, %arg2, %alloc, %alloc_2 : memref<9xf32>, memref<9xf32>, memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %14 = arith.select %arg0, %4#0, %13#2 : i1
// CHECK-NEXT: %15 = arith.select %arg0, %4#1, %13#3 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%alloc, %13#2 : memref<9xf32>, i1)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: test.copy(%alloc_2, %alloc) : (memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %alloc_2 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_19, %base_buffer_23 : memref<f32>, memref<f32>) if (%14, %15)
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2(%16: memref<9xf32>, %17: i1):  // pred: ^bb0
// CHECK-NEXT: test.copy(%16, %alloc) : (memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: test.copy(%alloc_2, %arg2) : (memref<9xf32>, memref<9xf32>)
// CHECK-NEXT: %base_buffer_27, %offset_28, %sizes_29, %strides_30 = memref.extract_strided_metadata %arg2 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_31, %offset_32, %sizes_33, %strides_34 = memref.extract_strided_metadata %alloc : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_35, %offset_36, %sizes_37, %strides_38 = memref.extract_strided_metadata %alloc_2 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_39, %offset_40, %sizes_41, %strides_42 = memref.extract_strided_metadata %16 : memref<9xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_27, %base_buffer_31, %base_buffer_35, %base_buffer_39 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%13#1, %14, %15, %17)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @forwarded_and_live(%c: i1, %in: memref<9xf32>, %out: memref<9xf32>) {
  %own = memref.alloc() : memref<9xf32>
  %other = memref.alloc() : memref<9xf32>
  cf.cond_br %c, ^left, ^right(%own : memref<9xf32>)
^left:
  test.copy(%other, %own) : (memref<9xf32>, memref<9xf32>)
  return
^right(%x: memref<9xf32>):
  test.copy(%x, %own) : (memref<9xf32>, memref<9xf32>)
  test.copy(%other, %out) : (memref<9xf32>, memref<9xf32>)
  return
}
