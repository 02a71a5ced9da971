// A block reads the ownership of its live-ins where they are defined, not in its predecessor.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// ^third, two hops away, uses the indicator that the entry block computed last.
// CHECK-LABEL: func.func @two_hops(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0, %1) retain (%arg1, %alloc : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%4, %6)
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb4
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: test.copy(%arg1, %arg1) : (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %7 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%2#0, %2#1) retain (%alloc : memref<4xf32>)
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %true_14 = arith.constant true
// CHECK-NEXT: %alloc_15 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %alloc_15 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %8:2 = bufferization.dealloc (%base_buffer_16, %base_buffer_20 : memref<f32>, memref<f32>) if (%2#1, %true_14) retain (%alloc, %alloc_15 : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: test.copy(%alloc, %alloc_15) : (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %alloc_15 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_24, %base_buffer_28 : memref<f32>, memref<f32>) if (%8#1, %2#1)
// CHECK-NEXT: return
// CHECK-NEXT: ^bb4:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @two_hops(%c: i1, %out: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^first, ^fourth
^first:
  test.copy(%out, %out) : (memref<4xf32>, memref<4xf32>)
  cf.br ^second
^second:
  %b = memref.alloc() : memref<4xf32>
  cf.br ^third
^third:
  test.copy(%a, %b) : (memref<4xf32>, memref<4xf32>)
  return
^fourth:
  return
}

// A block argument that is used in later blocks.
// CHECK-LABEL: func.func @argument_lives_on(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0, %1) retain (%alloc, %arg1 : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg1, %arg1 : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %8 = arith.select %arg0, %2#1, %7#1 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%alloc, %2#0 : memref<4xf32>, i1), ^bb1(%arg1, %7#1 : memref<4xf32>, i1)
// CHECK-NEXT: ^bb1(%9: memref<4xf32>, %10: i1):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %9 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %11 = arith.andi %8, %arg0 : i1
// CHECK-NEXT: %12 = arith.andi %10, %arg0 : i1
// CHECK-NEXT: %13:2 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%11, %12) retain (%9, %arg1 : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %true_14 = arith.constant true
// CHECK-NEXT: %14 = arith.xori %true_14, %arg0 : i1
// CHECK-NEXT: %15 = arith.andi %8, %14 : i1
// CHECK-NEXT: %true_15 = arith.constant true
// CHECK-NEXT: %16 = arith.xori %true_15, %arg0 : i1
// CHECK-NEXT: %17 = arith.andi %10, %16 : i1
// CHECK-NEXT: %18:2 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%15, %17) retain (%9, %arg1 : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %19 = arith.select %arg0, %13#0, %18#0 : i1
// CHECK-NEXT: %20 = arith.select %arg0, %13#1, %18#1 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: test.copy(%9, %arg1) : (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %9 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %21:2 = bufferization.dealloc (%base_buffer_16, %base_buffer_20 : memref<f32>, memref<f32>) if (%19, %8) retain (%9, %arg1 : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%arg1, %9) : (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %9 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_24, %base_buffer_28 : memref<f32>, memref<f32>) if (%19, %8)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @argument_lives_on(%c: i1, %in: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^first(%a : memref<4xf32>), ^first(%in : memref<4xf32>)
^first(%x: memref<4xf32>):
  cf.cond_br %c, ^second, ^third
^second:
  test.copy(%x, %in) : (memref<4xf32>, memref<4xf32>)
  cf.br ^third
^third:
  test.copy(%in, %x) : (memref<4xf32>, memref<4xf32>)
  return
}
