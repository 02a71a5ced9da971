// The order in which blocks are visited and values are listed.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// Retained values: arguments by number, then ops by their index within their block, even where the
// blocks differ: %late has the smaller index in ^mid and comes first.
// CHECK-LABEL: func.func @order_of_retained(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg1, %c0 : memref<2xf32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0:3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %false_0, %true) retain (%arg1, %arg2, %alloc : memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %true_9 = arith.constant true
// CHECK-NEXT: %alloc_10 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc_10, %alloc_10) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %alloc_10 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %1 = arith.andi %0#0, %arg0 : i1
// CHECK-NEXT: %2 = arith.andi %0#1, %arg0 : i1
// CHECK-NEXT: %3 = arith.andi %0#2, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %true_9, %arg0 : i1
// CHECK-NEXT: %5:4 = bufferization.dealloc (%base_buffer_11, %base_buffer_15, %base_buffer_19, %base_buffer_23 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%1, %2, %3, %4) retain (%arg1, %arg2, %alloc_10, %alloc : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %true_27 = arith.constant true
// CHECK-NEXT: %6 = arith.xori %true_27, %arg0 : i1
// CHECK-NEXT: %7 = arith.andi %0#0, %6 : i1
// CHECK-NEXT: %true_28 = arith.constant true
// CHECK-NEXT: %8 = arith.xori %true_28, %arg0 : i1
// CHECK-NEXT: %9 = arith.andi %0#1, %8 : i1
// CHECK-NEXT: %true_29 = arith.constant true
// CHECK-NEXT: %10 = arith.xori %true_29, %arg0 : i1
// CHECK-NEXT: %11 = arith.andi %0#2, %10 : i1
// CHECK-NEXT: %true_30 = arith.constant true
// CHECK-NEXT: %12 = arith.xori %true_30, %arg0 : i1
// CHECK-NEXT: %13 = arith.andi %true_9, %12 : i1
// CHECK-NEXT: bufferization.dealloc (%base_buffer_11, %base_buffer_15, %base_buffer_19, %base_buffer_23 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%7, %9, %11, %13)
// CHECK-NEXT: cf.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: test.copy(%alloc_10, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_31, %offset_32, %sizes_33, %strides_34 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_35, %offset_36, %sizes_37, %strides_38 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_39, %offset_40, %sizes_41, %strides_42 = memref.extract_strided_metadata %alloc_10 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_43, %offset_44, %sizes_45, %strides_46 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_31, %base_buffer_35, %base_buffer_39, %base_buffer_43 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%0#0, %0#1, %5#2, %0#2)
// CHECK-NEXT: return
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @order_of_retained(%c: i1, %p: memref<2xf32>, %q: memref<2xf32>) {
  %k = arith.constant 0 : index
  %l = memref.dim %p, %k : memref<2xf32>
  %early = memref.alloc() : memref<2xf32>
  test.copy(%early, %early) : (memref<2xf32>, memref<2xf32>)
  cf.br ^mid
^mid:
  %late = memref.alloc() : memref<2xf32>
  test.copy(%late, %late) : (memref<2xf32>, memref<2xf32>)
  cf.cond_br %c, ^end, ^out
^end:
  test.copy(%late, %q) : (memref<2xf32>, memref<2xf32>)
  test.copy(%early, %p) : (memref<2xf32>, memref<2xf32>)
  return
^out:
  return
}

// Blocks are visited in pre-order over the edges, the first successor first, whatever the text's order.
// CHECK-LABEL: func.func @order_of_blocks(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer : memref<f32>) if (%0) retain (%arg1 : memref<2xf32>)
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %2 = arith.xori %true, %arg0 : i1
// CHECK-NEXT: %3 = arith.andi %false, %2 : i1
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer : memref<f32>) if (%3) retain (%arg1 : memref<2xf32>)
// CHECK-NEXT: %5 = arith.select %arg0, %1, %4 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %6:2 = bufferization.dealloc (%base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>) if (%5, %true_0) retain (%alloc, %arg1 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3(%alloc, %6#0 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %true_9 = arith.constant true
// CHECK-NEXT: %alloc_10 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %alloc_10 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %7:2 = bufferization.dealloc (%base_buffer_11, %base_buffer_15 : memref<f32>, memref<f32>) if (%5, %true_9) retain (%alloc_10, %arg1 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3(%alloc_10, %7#0 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb3(%8: memref<2xf32>, %9: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%8, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %8 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_19, %base_buffer_23 : memref<f32>, memref<f32>) if (%5, %9)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @order_of_blocks(%c: i1, %m: memref<2xf32>) {
  cf.cond_br %c, ^third, ^second
^second:
  %b = memref.alloc() : memref<2xf32>
  cf.br ^last(%b : memref<2xf32>)
^third:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^last(%a : memref<2xf32>)
^last(%x: memref<2xf32>):
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// A block that cannot be reached is not touched.
// CHECK-LABEL: func.func @unreachable(%arg0: memref<2xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%arg0 : memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: %alloc_4 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc_4, %arg0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unreachable(%m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  return
^dead:
  %b = memref.alloc() : memref<2xf32>
  test.copy(%b, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// Returns in two blocks.
// CHECK-LABEL: func.func @two_returns(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0, %1) retain (%alloc : memref<2xf32>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg1 : memref<2xf32>)
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %8 = scf.if %2 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %12 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %12 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_6 = arith.constant true
// CHECK-NEXT: %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %8 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %9 = bufferization.dealloc (%base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>) if (%2, %true_6) retain (%8 : memref<2xf32>)
// CHECK-NEXT: return %8 : memref<2xf32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %10 = scf.if %7 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %arg1 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %12 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %12 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_15 = arith.constant true
// CHECK-NEXT: %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %10 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %11 = bufferization.dealloc (%base_buffer_16, %base_buffer_20 : memref<f32>, memref<f32>) if (%7, %true_15) retain (%10 : memref<2xf32>)
// CHECK-NEXT: return %10 : memref<2xf32>
// CHECK-NEXT: }
func.func @two_returns(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^yes, ^no
^yes:
  return %a : memref<2xf32>
^no:
  return %m : memref<2xf32>
}

// Arguments of one number in different blocks are a tie: the order of the liveness set decides.
// CHECK-LABEL: func.func @ties(%arg0: memref<2xf32>, %arg1: i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg1 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg1 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0, %1) retain (%alloc, %arg0 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg1 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg1 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg0, %arg0 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %8 = arith.select %arg1, %2#1, %7#1 : i1
// CHECK-NEXT: cf.cond_br %arg1, ^bb1(%alloc, %2#0 : memref<2xf32>, i1), ^bb1(%arg0, %7#1 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb1(%9: memref<2xf32>, %10: i1):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %9 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %11 = arith.andi %8, %arg1 : i1
// CHECK-NEXT: %12 = arith.andi %10, %arg1 : i1
// CHECK-NEXT: %13:2 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%11, %12) retain (%9, %arg0 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %true_14 = arith.constant true
// CHECK-NEXT: %14 = arith.xori %true_14, %arg1 : i1
// CHECK-NEXT: %15 = arith.andi %8, %14 : i1
// CHECK-NEXT: %true_15 = arith.constant true
// CHECK-NEXT: %16 = arith.xori %true_15, %arg1 : i1
// CHECK-NEXT: %17 = arith.andi %10, %16 : i1
// CHECK-NEXT: %18:2 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%15, %17) retain (%9, %arg0 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %19 = arith.select %arg1, %13#0, %18#0 : i1
// CHECK-NEXT: %20 = arith.select %arg1, %13#1, %18#1 : i1
// CHECK-NEXT: cf.cond_br %arg1, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: test.copy(%9, %arg0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %9 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_16, %base_buffer_20 : memref<f32>, memref<f32>) if (%19, %8)
// CHECK-NEXT: return
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: test.copy(%arg0, %9) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %9 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_24, %base_buffer_28 : memref<f32>, memref<f32>) if (%8, %19)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ties(%first: memref<2xf32>, %c: i1) {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^one(%a : memref<2xf32>), ^one(%first : memref<2xf32>)
^one(%x: memref<2xf32>):
  cf.cond_br %c, ^two, ^three
^two:
  test.copy(%x, %first) : (memref<2xf32>, memref<2xf32>)
  return
^three:
  test.copy(%first, %x) : (memref<2xf32>, memref<2xf32>)
  return
}

// A use in an unreachable block counts: the argument is retained before the return.
// CHECK-LABEL: func.func @used_in_unreachable(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %false_0) retain (%arg1 : memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: test.copy(%arg1, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @used_in_unreachable(%m: memref<2xf32>, %n: memref<2xf32>) {
  return
^dead:
  test.copy(%n, %n) : (memref<2xf32>, memref<2xf32>)
  return
}
