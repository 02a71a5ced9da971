// cf.cond_br: one dealloc per edge, with the conditions of the list and-ed with the branch
// condition or its negation; what both retain gets an arith.select as its ownership.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// Neither edge needs anything: both deallocs are made all the same.
// CHECK-LABEL: func.func @nothing(%arg0: i1) {
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nothing(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  return
}

// Different things are forwarded on the two edges.
// CHECK-LABEL: func.func @different(%arg0: i1, %arg1: memref<?xi8>, %arg2: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xi8>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i8>, memref<i8>) if (%0, %1) retain (%alloc, %arg1 : memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i8>, memref<i8>) if (%4, %6) retain (%arg1 : memref<?xi8>)
// CHECK-NEXT: %8 = arith.select %arg0, %2#1, %7 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%alloc, %2#0 : memref<?xi8>, i1), ^bb2(%arg1, %7 : memref<?xi8>, i1)
// CHECK-NEXT: ^bb1(%9: memref<?xi8>, %10: i1):  // pred: ^bb0
// CHECK-NEXT: test.copy(%9, %arg1) : (memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %9 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<i8>, memref<i8>) if (%8, %10)
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2(%11: memref<?xi8>, %12: i1):  // pred: ^bb0
// CHECK-NEXT: test.copy(%11, %11) : (memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %11 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_14 : memref<i8>) if (%12)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @different(%c: i1, %in: memref<?xi8>, %n: index) {
  %own = memref.alloc(%n) : memref<?xi8>
  cf.cond_br %c, ^a(%own : memref<?xi8>), ^b(%in : memref<?xi8>)
^a(%x: memref<?xi8>):
  test.copy(%x, %in) : (memref<?xi8>, memref<?xi8>)
  return
^b(%y: memref<?xi8>):
  test.copy(%y, %y) : (memref<?xi8>, memref<?xi8>)
  return
}

// Live on one side only: the other side frees it.
// CHECK-LABEL: func.func @one_side(%arg0: i1, %arg1: memref<?xi8>, %arg2: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xi8>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i8>, memref<i8>) if (%0, %1) retain (%arg1, %alloc : memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i8>, memref<i8>) if (%4, %6)
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<i8>, memref<i8>) if (%2#0, %2#1)
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @one_side(%c: i1, %out: memref<?xi8>, %n: index) {
  %own = memref.alloc(%n) : memref<?xi8>
  cf.cond_br %c, ^a, ^b
^a:
  test.copy(%own, %out) : (memref<?xi8>, memref<?xi8>)
  return
^b:
  return
}

// Live on both sides: the selected result is its ownership from there on, also two blocks later,
// where it is the one of the block that defines the buffer.
// CHECK-LABEL: func.func @both_sides(%arg0: i1, %arg1: memref<?xi8>, %arg2: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xi8>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i8>, memref<i8>) if (%0, %1) retain (%arg1, %alloc : memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i8>, memref<i8>) if (%4, %6) retain (%arg1, %alloc : memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %8 = arith.select %arg0, %2#0, %7#0 : i1
// CHECK-NEXT: %9 = arith.select %arg0, %2#1, %7#1 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %10 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<i8>, memref<i8>) if (%8, %9) retain (%alloc : memref<?xi8>)
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: test.copy(%arg1, %alloc) : (memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %arg1 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %alloc : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %11 = bufferization.dealloc (%base_buffer_14, %base_buffer_18 : memref<i8>, memref<i8>) if (%8, %9) retain (%alloc : memref<?xi8>)
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %alloc : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_22 : memref<i8>) if (%9)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @both_sides(%c: i1, %out: memref<?xi8>, %n: index) {
  %own = memref.alloc(%n) : memref<?xi8>
  cf.cond_br %c, ^a, ^b
^a:
  test.copy(%own, %out) : (memref<?xi8>, memref<?xi8>)
  cf.br ^c
^b:
  test.copy(%out, %own) : (memref<?xi8>, memref<?xi8>)
  cf.br ^c
^c:
  test.copy(%own, %own) : (memref<?xi8>, memref<?xi8>)
  return
}
