// Programs of the document on the older pass: branches. Through the ownership pass and the pipeline.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline | FileCheck %s --check-prefix=PIPELINE
// RUN: %bufscope-opt %s --buffer-deallocation | FileCheck %s --check-prefix=OLDER
// RUN: %bufscope-opt %s --buffer-hoisting | FileCheck %s --check-prefix=HOISTED
// RUN: %bufscope-opt %s --promote-buffers-to-stack | FileCheck %s --check-prefix=STACK

// CHECK-LABEL: func.func @condBranchPartialWrite(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0, %1) retain (%arg1, %alloc : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg1, %alloc : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %8 = arith.select %arg0, %2#0, %7#0 : i1
// CHECK-NEXT: %9 = arith.select %arg0, %2#1, %7#1 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %10:2 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%8, %9) retain (%arg1, %alloc : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: test.buffer_based in(%alloc : memref<2xf32>) out(%alloc : memref<2xf32>)
// CHECK-NEXT: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %11:2 = bufferization.dealloc (%base_buffer_14, %base_buffer_18 : memref<f32>, memref<f32>) if (%8, %9) retain (%arg1, %alloc : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_26, %offset_27, %sizes_28, %strides_29 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_22, %base_buffer_26 : memref<f32>, memref<f32>) if (%8, %9)
// CHECK-NEXT: return
// CHECK-NEXT: }
// PIPELINE-LABEL: func.func @condBranchPartialWrite(%arg0: i1, %arg1: memref<2xf32>) {
// PIPELINE-NEXT: %true = arith.constant true
// PIPELINE-NEXT: %alloc = memref.alloc() : memref<2xf32>
// PIPELINE-NEXT: %0 = arith.xori %arg0, %true : i1
// PIPELINE-NEXT: %1 = arith.select %arg0, %arg0, %0 : i1
// PIPELINE-NEXT: cf.cond_br %arg0, ^bb2, ^bb1
// PIPELINE-NEXT: ^bb1:  // pred: ^bb0
// PIPELINE-NEXT: test.buffer_based in(%alloc : memref<2xf32>) out(%alloc : memref<2xf32>)
// PIPELINE-NEXT: cf.br ^bb2
// PIPELINE-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// PIPELINE-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// PIPELINE-NEXT: scf.if %1 {
// PIPELINE-NEXT: memref.dealloc %alloc : memref<2xf32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: return
// PIPELINE-NEXT: }
// OLDER-LABEL: func.func @condBranchPartialWrite(%arg0: i1, %arg1: memref<2xf32>) {
// OLDER-NEXT: %alloc = memref.alloc() : memref<2xf32>
// OLDER-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// OLDER-NEXT: ^bb1:  // pred: ^bb0
// OLDER-NEXT: cf.br ^bb3
// OLDER-NEXT: ^bb2:  // pred: ^bb0
// OLDER-NEXT: test.buffer_based in(%alloc : memref<2xf32>) out(%alloc : memref<2xf32>)
// OLDER-NEXT: cf.br ^bb3
// OLDER-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// OLDER-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// OLDER-NEXT: memref.dealloc %alloc : memref<2xf32>
// OLDER-NEXT: return
// OLDER-NEXT: }
// HOISTED-LABEL: func.func @condBranchPartialWrite(%arg0: i1, %arg1: memref<2xf32>) {
// HOISTED-NEXT: %alloc = memref.alloc() : memref<2xf32>
// HOISTED-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// HOISTED-NEXT: ^bb1:  // pred: ^bb0
// HOISTED-NEXT: cf.br ^bb3
// HOISTED-NEXT: ^bb2:  // pred: ^bb0
// HOISTED-NEXT: test.buffer_based in(%alloc : memref<2xf32>) out(%alloc : memref<2xf32>)
// HOISTED-NEXT: cf.br ^bb3
// HOISTED-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// HOISTED-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// HOISTED-NEXT: return
// HOISTED-NEXT: }
// STACK-LABEL: func.func @condBranchPartialWrite(%arg0: i1, %arg1: memref<2xf32>) {
// STACK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// STACK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// STACK-NEXT: ^bb1:  // pred: ^bb0
// STACK-NEXT: cf.br ^bb3
// STACK-NEXT: ^bb2:  // pred: ^bb0
// STACK-NEXT: test.buffer_based in(%alloca : memref<2xf32>) out(%alloca : memref<2xf32>)
// STACK-NEXT: cf.br ^bb3
// STACK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// STACK-NEXT: test.copy(%alloca, %arg1) : (memref<2xf32>, memref<2xf32>)
// STACK-NEXT: return
// STACK-NEXT: }
func.func @condBranchPartialWrite(%arg0: i1, %arg1: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  cf.br ^bb3
^bb2:
  test.buffer_based in(%0: memref<2xf32>) out(%0: memref<2xf32>)
  cf.br ^bb3
^bb3:
  test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @mixedAllocation(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false_0, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%0, %1) retain (%arg1, %alloca : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false_0, %3 : i1
// CHECK-NEXT: %true_6 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_6, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7:2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg1, %alloc : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %8 = arith.select %arg0, %2#0, %7#0 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: test.copy(%alloca, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloca : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %9:2 = bufferization.dealloc (%base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>) if (%8, %2#1) retain (%alloca, %arg1 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3(%alloca, %9#0 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %10:2 = bufferization.dealloc (%base_buffer_15, %base_buffer_19 : memref<f32>, memref<f32>) if (%8, %7#1) retain (%alloc, %arg1 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3(%alloc, %10#0 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb3(%11: memref<2xf32>, %12: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%11, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_27, %offset_28, %sizes_29, %strides_30 = memref.extract_strided_metadata %11 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_23, %base_buffer_27 : memref<f32>, memref<f32>) if (%8, %12)
// CHECK-NEXT: return
// CHECK-NEXT: }
// PIPELINE-LABEL: func.func @mixedAllocation(%arg0: i1, %arg1: memref<2xf32>) {
// PIPELINE-NEXT: %false = arith.constant false
// PIPELINE-NEXT: %true = arith.constant true
// PIPELINE-NEXT: %alloca = memref.alloca() : memref<2xf32>
// PIPELINE-NEXT: %alloc = memref.alloc() : memref<2xf32>
// PIPELINE-NEXT: scf.if %arg0 {
// PIPELINE-NEXT: memref.dealloc %alloc : memref<2xf32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: %0 = arith.xori %arg0, %true : i1
// PIPELINE-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// PIPELINE-NEXT: ^bb1:  // pred: ^bb0
// PIPELINE-NEXT: test.copy(%alloca, %arg1) : (memref<2xf32>, memref<2xf32>)
// PIPELINE-NEXT: cf.br ^bb3(%alloca, %false : memref<2xf32>, i1)
// PIPELINE-NEXT: ^bb2:  // pred: ^bb0
// PIPELINE-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// PIPELINE-NEXT: cf.br ^bb3(%alloc, %0 : memref<2xf32>, i1)
// PIPELINE-NEXT: ^bb3(%1: memref<2xf32>, %2: i1):  // 2 preds: ^bb1, ^bb2
// PIPELINE-NEXT: test.copy(%1, %arg1) : (memref<2xf32>, memref<2xf32>)
// PIPELINE-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
// PIPELINE-NEXT: scf.if %2 {
// PIPELINE-NEXT: memref.dealloc %base_buffer : memref<f32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: return
// PIPELINE-NEXT: }
// OLDER-LABEL: func.func @mixedAllocation(%arg0: i1, %arg1: memref<2xf32>) {
// OLDER-NEXT: %alloca = memref.alloca() : memref<2xf32>
// OLDER-NEXT: %alloc = memref.alloc() : memref<2xf32>
// OLDER-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// OLDER-NEXT: ^bb1:  // pred: ^bb0
// OLDER-NEXT: test.copy(%alloca, %arg1) : (memref<2xf32>, memref<2xf32>)
// OLDER-NEXT: cf.br ^bb3(%alloca : memref<2xf32>)
// OLDER-NEXT: ^bb2:  // pred: ^bb0
// OLDER-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// OLDER-NEXT: cf.br ^bb3(%alloc : memref<2xf32>)
// OLDER-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// OLDER-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// OLDER-NEXT: memref.dealloc %alloc : memref<2xf32>
// OLDER-NEXT: return
// OLDER-NEXT: }
// HOISTED-LABEL: func.func @mixedAllocation(%arg0: i1, %arg1: memref<2xf32>) {
// HOISTED-NEXT: %alloca = memref.alloca() : memref<2xf32>
// HOISTED-NEXT: %alloc = memref.alloc() : memref<2xf32>
// HOISTED-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// HOISTED-NEXT: ^bb1:  // pred: ^bb0
// HOISTED-NEXT: test.copy(%alloca, %arg1) : (memref<2xf32>, memref<2xf32>)
// HOISTED-NEXT: cf.br ^bb3(%alloca : memref<2xf32>)
// HOISTED-NEXT: ^bb2:  // pred: ^bb0
// HOISTED-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// HOISTED-NEXT: cf.br ^bb3(%alloc : memref<2xf32>)
// HOISTED-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// HOISTED-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// HOISTED-NEXT: return
// HOISTED-NEXT: }
// STACK-LABEL: func.func @mixedAllocation(%arg0: i1, %arg1: memref<2xf32>) {
// STACK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// STACK-NEXT: %alloca_0 = memref.alloca() : memref<2xf32>
// STACK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// STACK-NEXT: ^bb1:  // pred: ^bb0
// STACK-NEXT: test.copy(%alloca, %arg1) : (memref<2xf32>, memref<2xf32>)
// STACK-NEXT: cf.br ^bb3(%alloca : memref<2xf32>)
// STACK-NEXT: ^bb2:  // pred: ^bb0
// STACK-NEXT: test.copy(%alloca_0, %arg1) : (memref<2xf32>, memref<2xf32>)
// STACK-NEXT: cf.br ^bb3(%alloca_0 : memref<2xf32>)
// STACK-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// STACK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// STACK-NEXT: return
// STACK-NEXT: }
func.func @mixedAllocation(%arg0: i1, %arg1: memref<2xf32>) {
  %0 = memref.alloca() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
  cf.br ^bb3(%0 : memref<2xf32>)
^bb2:
  test.copy(%1, %arg1) : (memref<2xf32>, memref<2xf32>)
  cf.br ^bb3(%1 : memref<2xf32>)
^bb3(%2: memref<2xf32>):
  test.copy(%2, %arg1) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %false_0, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%0, %1) retain (%arg1, %arg2 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %false_0, %5 : i1
// CHECK-NEXT: %7 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg2 : memref<2xf32>)
// CHECK-NEXT: %8 = arith.select %arg0, %2#1, %7 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %9:2 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%2#0, %8) retain (%arg1, %arg2 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3(%arg1, %9#0 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %true_14 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %10:2 = bufferization.dealloc (%base_buffer_15, %base_buffer_19 : memref<f32>, memref<f32>) if (%8, %true_14) retain (%alloc, %arg2 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3(%alloc, %10#0 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb3(%11: memref<2xf32>, %12: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%11, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_27, %offset_28, %sizes_29, %strides_30 = memref.extract_strided_metadata %11 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_23, %base_buffer_27 : memref<f32>, memref<f32>) if (%8, %12)
// CHECK-NEXT: return
// CHECK-NEXT: }
// PIPELINE-LABEL: func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// PIPELINE-NEXT: %true = arith.constant true
// PIPELINE-NEXT: %false = arith.constant false
// PIPELINE-NEXT: cf.cond_br %arg0, ^bb2(%arg1, %false : memref<2xf32>, i1), ^bb1
// PIPELINE-NEXT: ^bb1:  // pred: ^bb0
// PIPELINE-NEXT: %alloc = memref.alloc() : memref<2xf32>
// PIPELINE-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// PIPELINE-NEXT: cf.br ^bb2(%alloc, %true : memref<2xf32>, i1)
// PIPELINE-NEXT: ^bb2(%0: memref<2xf32>, %1: i1):  // 2 preds: ^bb0, ^bb1
// PIPELINE-NEXT: test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
// PIPELINE-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<2xf32> -> memref<f32>, index, index, index
// PIPELINE-NEXT: scf.if %1 {
// PIPELINE-NEXT: memref.dealloc %base_buffer : memref<f32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: return
// PIPELINE-NEXT: }
// OLDER-LABEL: func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// OLDER-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// OLDER-NEXT: ^bb1:  // pred: ^bb0
// OLDER-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// OLDER-NEXT: cf.br ^bb3(%0 : memref<2xf32>)
// OLDER-NEXT: ^bb2:  // pred: ^bb0
// OLDER-NEXT: %alloc = memref.alloc() : memref<2xf32>
// OLDER-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// OLDER-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// OLDER-NEXT: memref.dealloc %alloc : memref<2xf32>
// OLDER-NEXT: cf.br ^bb3(%1 : memref<2xf32>)
// OLDER-NEXT: ^bb3(%2: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// OLDER-NEXT: test.copy(%2, %arg2) : (memref<2xf32>, memref<2xf32>)
// OLDER-NEXT: memref.dealloc %2 : memref<2xf32>
// OLDER-NEXT: return
// OLDER-NEXT: }
// HOISTED-LABEL: func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// HOISTED-NEXT: %alloc = memref.alloc() : memref<2xf32>
// HOISTED-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// HOISTED-NEXT: ^bb1:  // pred: ^bb0
// HOISTED-NEXT: cf.br ^bb3(%arg1 : memref<2xf32>)
// HOISTED-NEXT: ^bb2:  // pred: ^bb0
// HOISTED-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// HOISTED-NEXT: cf.br ^bb3(%alloc : memref<2xf32>)
// HOISTED-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// HOISTED-NEXT: test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
// HOISTED-NEXT: return
// HOISTED-NEXT: }
// STACK-LABEL: func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// STACK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// STACK-NEXT: ^bb1:  // pred: ^bb0
// STACK-NEXT: cf.br ^bb3(%arg1 : memref<2xf32>)
// STACK-NEXT: ^bb2:  // pred: ^bb0
// STACK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// STACK-NEXT: test.copy(%alloca, %alloca) : (memref<2xf32>, memref<2xf32>)
// STACK-NEXT: cf.br ^bb3(%alloca : memref<2xf32>)
// STACK-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// STACK-NEXT: test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
// STACK-NEXT: return
// STACK-NEXT: }
func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%arg1 : memref<2xf32>)
^bb2:
  %0 = memref.alloc() : memref<2xf32>
  test.copy(%0, %0) : (memref<2xf32>, memref<2xf32>)
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  test.copy(%1, %arg2) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @condBranchHoisted(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %false_0, %arg0 : i1
// CHECK-NEXT: %2 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%0, %1, %2) retain (%arg1, %arg2 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %true_9 = arith.constant true
// CHECK-NEXT: %4 = arith.xori %true_9, %arg0 : i1
// CHECK-NEXT: %5 = arith.andi %false, %4 : i1
// CHECK-NEXT: %true_10 = arith.constant true
// CHECK-NEXT: %6 = arith.xori %true_10, %arg0 : i1
// CHECK-NEXT: %7 = arith.andi %false_0, %6 : i1
// CHECK-NEXT: %true_11 = arith.constant true
// CHECK-NEXT: %8 = arith.xori %true_11, %arg0 : i1
// CHECK-NEXT: %9 = arith.andi %true, %8 : i1
// CHECK-NEXT: %10:2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%5, %7, %9) retain (%arg2, %alloc : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %11 = arith.select %arg0, %3#1, %10#0 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %12:2 = bufferization.dealloc (%base_buffer_12, %base_buffer_16 : memref<f32>, memref<f32>) if (%3#0, %11) retain (%arg1, %arg2 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3(%arg1, %12#0 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %13:2 = bufferization.dealloc (%base_buffer_20, %base_buffer_24 : memref<f32>, memref<f32>) if (%11, %10#1) retain (%alloc, %arg2 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3(%alloc, %13#0 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb3(%14: memref<2xf32>, %15: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%14, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_32, %offset_33, %sizes_34, %strides_35 = memref.extract_strided_metadata %14 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_28, %base_buffer_32 : memref<f32>, memref<f32>) if (%11, %15)
// CHECK-NEXT: return
// CHECK-NEXT: }
// PIPELINE-LABEL: func.func @condBranchHoisted(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// PIPELINE-NEXT: %false = arith.constant false
// PIPELINE-NEXT: %true = arith.constant true
// PIPELINE-NEXT: %alloc = memref.alloc() : memref<2xf32>
// PIPELINE-NEXT: scf.if %arg0 {
// PIPELINE-NEXT: memref.dealloc %alloc : memref<2xf32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: %0 = arith.xori %arg0, %true : i1
// PIPELINE-NEXT: cf.cond_br %arg0, ^bb2(%arg1, %false : memref<2xf32>, i1), ^bb1
// PIPELINE-NEXT: ^bb1:  // pred: ^bb0
// PIPELINE-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// PIPELINE-NEXT: cf.br ^bb2(%alloc, %0 : memref<2xf32>, i1)
// PIPELINE-NEXT: ^bb2(%1: memref<2xf32>, %2: i1):  // 2 preds: ^bb0, ^bb1
// PIPELINE-NEXT: test.copy(%1, %arg2) : (memref<2xf32>, memref<2xf32>)
// PIPELINE-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
// PIPELINE-NEXT: scf.if %2 {
// PIPELINE-NEXT: memref.dealloc %base_buffer : memref<f32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: return
// PIPELINE-NEXT: }
// OLDER-LABEL: func.func @condBranchHoisted(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// OLDER-NEXT: %alloc = memref.alloc() : memref<2xf32>
// OLDER-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// OLDER-NEXT: ^bb1:  // pred: ^bb0
// OLDER-NEXT: cf.br ^bb3(%arg1 : memref<2xf32>)
// OLDER-NEXT: ^bb2:  // pred: ^bb0
// OLDER-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// OLDER-NEXT: cf.br ^bb3(%alloc : memref<2xf32>)
// OLDER-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// OLDER-NEXT: test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
// OLDER-NEXT: memref.dealloc %alloc : memref<2xf32>
// OLDER-NEXT: return
// OLDER-NEXT: }
// HOISTED-LABEL: func.func @condBranchHoisted(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// HOISTED-NEXT: %alloc = memref.alloc() : memref<2xf32>
// HOISTED-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// HOISTED-NEXT: ^bb1:  // pred: ^bb0
// HOISTED-NEXT: cf.br ^bb3(%arg1 : memref<2xf32>)
// HOISTED-NEXT: ^bb2:  // pred: ^bb0
// HOISTED-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// HOISTED-NEXT: cf.br ^bb3(%alloc : memref<2xf32>)
// HOISTED-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// HOISTED-NEXT: test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
// HOISTED-NEXT: return
// HOISTED-NEXT: }
// STACK-LABEL: func.func @condBranchHoisted(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// STACK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// STACK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// STACK-NEXT: ^bb1:  // pred: ^bb0
// STACK-NEXT: cf.br ^bb3(%arg1 : memref<2xf32>)
// STACK-NEXT: ^bb2:  // pred: ^bb0
// STACK-NEXT: test.copy(%alloca, %alloca) : (memref<2xf32>, memref<2xf32>)
// STACK-NEXT: cf.br ^bb3(%alloca : memref<2xf32>)
// STACK-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// STACK-NEXT: test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
// STACK-NEXT: return
// STACK-NEXT: }
func.func @condBranchHoisted(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%arg1 : memref<2xf32>)
^bb2:
  test.copy(%0, %0) : (memref<2xf32>, memref<2xf32>)
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  test.copy(%1, %arg2) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @condBranchDynamicType(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %false_0, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%0, %1) retain (%arg1, %arg2 : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %false_0, %5 : i1
// CHECK-NEXT: %7 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg2 : memref<?xf32>)
// CHECK-NEXT: %8 = arith.select %arg0, %2#1, %7 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %9:2 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%2#0, %8) retain (%arg1, %arg2 : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: cf.br ^bb3(%arg1, %9#0 : memref<?xf32>, i1)
// CHECK-NEXT: ^bb2(%10: index):  // pred: ^bb0
// CHECK-NEXT: %true_14 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc(%10) : memref<?xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %11:2 = bufferization.dealloc (%base_buffer_15, %base_buffer_19 : memref<f32>, memref<f32>) if (%8, %true_14) retain (%alloc, %arg2 : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: cf.br ^bb3(%alloc, %11#0 : memref<?xf32>, i1)
// CHECK-NEXT: ^bb3(%12: memref<?xf32>, %13: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%12, %arg2) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_27, %offset_28, %sizes_29, %strides_30 = memref.extract_strided_metadata %12 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_23, %base_buffer_27 : memref<f32>, memref<f32>) if (%8, %13)
// CHECK-NEXT: return
// CHECK-NEXT: }
// PIPELINE-LABEL: func.func @condBranchDynamicType(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// PIPELINE-NEXT: %true = arith.constant true
// PIPELINE-NEXT: %false = arith.constant false
// PIPELINE-NEXT: cf.cond_br %arg0, ^bb2(%arg1, %false : memref<?xf32>, i1), ^bb1(%arg3 : index)
// PIPELINE-NEXT: ^bb1(%0: index):  // pred: ^bb0
// PIPELINE-NEXT: %alloc = memref.alloc(%0) : memref<?xf32>
// PIPELINE-NEXT: test.copy(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>)
// PIPELINE-NEXT: cf.br ^bb2(%alloc, %true : memref<?xf32>, i1)
// PIPELINE-NEXT: ^bb2(%1: memref<?xf32>, %2: i1):  // 2 preds: ^bb0, ^bb1
// PIPELINE-NEXT: test.copy(%1, %arg2) : (memref<?xf32>, memref<?xf32>)
// PIPELINE-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
// PIPELINE-NEXT: scf.if %2 {
// PIPELINE-NEXT: memref.dealloc %base_buffer : memref<f32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: return
// PIPELINE-NEXT: }
// OLDER-LABEL: func.func @condBranchDynamicType(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// OLDER-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
// OLDER-NEXT: ^bb1:  // pred: ^bb0
// OLDER-NEXT: %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
// OLDER-NEXT: cf.br ^bb3(%0 : memref<?xf32>)
// OLDER-NEXT: ^bb2(%1: index):  // pred: ^bb0
// OLDER-NEXT: %alloc = memref.alloc(%1) : memref<?xf32>
// OLDER-NEXT: test.copy(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>)
// OLDER-NEXT: %2 = bufferization.clone %alloc : memref<?xf32> to memref<?xf32>
// OLDER-NEXT: memref.dealloc %alloc : memref<?xf32>
// OLDER-NEXT: cf.br ^bb3(%2 : memref<?xf32>)
// OLDER-NEXT: ^bb3(%3: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// OLDER-NEXT: test.copy(%3, %arg2) : (memref<?xf32>, memref<?xf32>)
// OLDER-NEXT: memref.dealloc %3 : memref<?xf32>
// OLDER-NEXT: return
// OLDER-NEXT: }
// HOISTED-LABEL: func.func @condBranchDynamicType(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// HOISTED-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
// HOISTED-NEXT: ^bb1:  // pred: ^bb0
// HOISTED-NEXT: cf.br ^bb3(%arg1 : memref<?xf32>)
// HOISTED-NEXT: ^bb2(%0: index):  // pred: ^bb0
// HOISTED-NEXT: %alloc = memref.alloc(%0) : memref<?xf32>
// HOISTED-NEXT: test.copy(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>)
// HOISTED-NEXT: cf.br ^bb3(%alloc : memref<?xf32>)
// HOISTED-NEXT: ^bb3(%1: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// HOISTED-NEXT: test.copy(%1, %arg2) : (memref<?xf32>, memref<?xf32>)
// HOISTED-NEXT: return
// HOISTED-NEXT: }
// STACK-LABEL: func.func @condBranchDynamicType(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// STACK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
// STACK-NEXT: ^bb1:  // pred: ^bb0
// STACK-NEXT: cf.br ^bb3(%arg1 : memref<?xf32>)
// STACK-NEXT: ^bb2(%0: index):  // pred: ^bb0
// STACK-NEXT: %alloc = memref.alloc(%0) : memref<?xf32>
// STACK-NEXT: test.copy(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>)
// STACK-NEXT: cf.br ^bb3(%alloc : memref<?xf32>)
// STACK-NEXT: ^bb3(%1: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// STACK-NEXT: test.copy(%1, %arg2) : (memref<?xf32>, memref<?xf32>)
// STACK-NEXT: return
// STACK-NEXT: }
func.func @condBranchDynamicType(
  %arg0: i1,
  %arg1: memref<?xf32>,
  %arg2: memref<?xf32>,
  %arg3: index) {
  cf.cond_br %arg0, ^bb1, ^bb2(%arg3: index)
^bb1:
  cf.br ^bb3(%arg1 : memref<?xf32>)
^bb2(%0: index):
  %1 = memref.alloc(%0) : memref<?xf32>
  test.copy(%1, %1) : (memref<?xf32>, memref<?xf32>)
  cf.br ^bb3(%1 : memref<?xf32>)
^bb3(%2: memref<?xf32>):
  test.copy(%2, %arg2) : (memref<?xf32>, memref<?xf32>)
  return
}

// CHECK-LABEL: func.func @branch(%arg0: i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%0)
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %1 = arith.xori %true_0, %arg0 : i1
// CHECK-NEXT: %2 = arith.andi %true, %1 : i1
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer : memref<f32>) if (%2) retain (%alloc : memref<2xf32>)
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %true_1 = arith.constant true
// CHECK-NEXT: %alloc_2 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc_2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer_3 : memref<f32>) if (%true_1) retain (%alloc_2 : memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3(%alloc_2, %4 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %5 = bufferization.dealloc (%base_buffer_7 : memref<f32>) if (%3) retain (%alloc : memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3(%alloc, %5 : memref<2xf32>, i1)
// CHECK-NEXT: ^bb3(%6: memref<2xf32>, %7: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%6, %6) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %6 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_11 : memref<f32>) if (%7)
// CHECK-NEXT: return
// CHECK-NEXT: }
// PIPELINE-LABEL: func.func @branch(%arg0: i1) {
// PIPELINE-NEXT: %true = arith.constant true
// PIPELINE-NEXT: %alloc = memref.alloc() : memref<2xf32>
// PIPELINE-NEXT: scf.if %arg0 {
// PIPELINE-NEXT: memref.dealloc %alloc : memref<2xf32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: %0 = arith.xori %arg0, %true : i1
// PIPELINE-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// PIPELINE-NEXT: ^bb1:  // pred: ^bb0
// PIPELINE-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// PIPELINE-NEXT: cf.br ^bb3(%alloc_0, %true : memref<2xf32>, i1)
// PIPELINE-NEXT: ^bb2:  // pred: ^bb0
// PIPELINE-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// PIPELINE-NEXT: cf.br ^bb3(%alloc, %0 : memref<2xf32>, i1)
// PIPELINE-NEXT: ^bb3(%1: memref<2xf32>, %2: i1):  // 2 preds: ^bb1, ^bb2
// PIPELINE-NEXT: test.copy(%1, %1) : (memref<2xf32>, memref<2xf32>)
// PIPELINE-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
// PIPELINE-NEXT: scf.if %2 {
// PIPELINE-NEXT: memref.dealloc %base_buffer : memref<f32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: return
// PIPELINE-NEXT: }
// OLDER-LABEL: func.func @branch(%arg0: i1) {
// OLDER-NEXT: %alloc = memref.alloc() : memref<2xf32>
// OLDER-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// OLDER-NEXT: ^bb1:  // pred: ^bb0
// OLDER-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// OLDER-NEXT: %0 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
// OLDER-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// OLDER-NEXT: cf.br ^bb3(%0 : memref<2xf32>)
// OLDER-NEXT: ^bb2:  // pred: ^bb0
// OLDER-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// OLDER-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// OLDER-NEXT: cf.br ^bb3(%1 : memref<2xf32>)
// OLDER-NEXT: ^bb3(%2: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// OLDER-NEXT: test.copy(%2, %2) : (memref<2xf32>, memref<2xf32>)
// OLDER-NEXT: memref.dealloc %2 : memref<2xf32>
// OLDER-NEXT: memref.dealloc %alloc : memref<2xf32>
// OLDER-NEXT: return
// OLDER-NEXT: }
// HOISTED-LABEL: func.func @branch(%arg0: i1) {
// HOISTED-NEXT: %alloc = memref.alloc() : memref<2xf32>
// HOISTED-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// HOISTED-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// HOISTED-NEXT: ^bb1:  // pred: ^bb0
// HOISTED-NEXT: cf.br ^bb3(%alloc_0 : memref<2xf32>)
// HOISTED-NEXT: ^bb2:  // pred: ^bb0
// HOISTED-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// HOISTED-NEXT: cf.br ^bb3(%alloc : memref<2xf32>)
// HOISTED-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// HOISTED-NEXT: test.copy(%0, %0) : (memref<2xf32>, memref<2xf32>)
// HOISTED-NEXT: return
// HOISTED-NEXT: }
// STACK-LABEL: func.func @branch(%arg0: i1) {
// STACK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// STACK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// STACK-NEXT: ^bb1:  // pred: ^bb0
// STACK-NEXT: %alloca_0 = memref.alloca() : memref<2xf32>
// STACK-NEXT: cf.br ^bb3(%alloca_0 : memref<2xf32>)
// STACK-NEXT: ^bb2:  // pred: ^bb0
// STACK-NEXT: test.copy(%alloca, %alloca) : (memref<2xf32>, memref<2xf32>)
// STACK-NEXT: cf.br ^bb3(%alloca : memref<2xf32>)
// STACK-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// STACK-NEXT: test.copy(%0, %0) : (memref<2xf32>, memref<2xf32>)
// STACK-NEXT: return
// STACK-NEXT: }
func.func @branch(%arg0: i1) {
  %0 = memref.alloc() : memref<2xf32>
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  %1 = memref.alloc() : memref<2xf32>
  cf.br ^bb3(%1 : memref<2xf32>)
^bb2:
  test.copy(%0, %0) : (memref<2xf32>, memref<2xf32>)
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%2: memref<2xf32>):
  test.copy(%2, %2) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @condBranchDynamicTypeNested(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %false_0, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%0, %1) retain (%arg1, %arg2 : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %false_0, %5 : i1
// CHECK-NEXT: %7 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg2 : memref<?xf32>)
// CHECK-NEXT: %8 = arith.select %arg0, %2#1, %7 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %9:2 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%2#0, %8) retain (%arg1, %arg2 : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: cf.br ^bb6(%arg1, %9#0 : memref<?xf32>, i1)
// CHECK-NEXT: ^bb2(%10: index):  // pred: ^bb0
// CHECK-NEXT: %true_14 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc(%10) : memref<?xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %11 = arith.andi %8, %arg0 : i1
// CHECK-NEXT: %12 = arith.andi %true_14, %arg0 : i1
// CHECK-NEXT: %13:2 = bufferization.dealloc (%base_buffer_15, %base_buffer_19 : memref<f32>, memref<f32>) if (%11, %12) retain (%arg2, %alloc : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %true_23 = arith.constant true
// CHECK-NEXT: %14 = arith.xori %true_23, %arg0 : i1
// CHECK-NEXT: %15 = arith.andi %8, %14 : i1
// CHECK-NEXT: %true_24 = arith.constant true
// CHECK-NEXT: %16 = arith.xori %true_24, %arg0 : i1
// CHECK-NEXT: %17 = arith.andi %true_14, %16 : i1
// CHECK-NEXT: %18:2 = bufferization.dealloc (%base_buffer_15, %base_buffer_19 : memref<f32>, memref<f32>) if (%15, %17) retain (%arg2, %alloc : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %19 = arith.select %arg0, %13#0, %18#0 : i1
// CHECK-NEXT: %20 = arith.select %arg0, %13#1, %18#1 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %base_buffer_25, %offset_26, %sizes_27, %strides_28 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_29, %offset_30, %sizes_31, %strides_32 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %21:2 = bufferization.dealloc (%base_buffer_25, %base_buffer_29 : memref<f32>, memref<f32>) if (%8, %20) retain (%alloc, %arg2 : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: cf.br ^bb5(%alloc, %21#0 : memref<?xf32>, i1)
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: %base_buffer_33, %offset_34, %sizes_35, %strides_36 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_37, %offset_38, %sizes_39, %strides_40 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %22:2 = bufferization.dealloc (%base_buffer_33, %base_buffer_37 : memref<f32>, memref<f32>) if (%8, %20) retain (%alloc, %arg2 : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: cf.br ^bb5(%alloc, %22#0 : memref<?xf32>, i1)
// CHECK-NEXT: ^bb5(%23: memref<?xf32>, %24: i1):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: %base_buffer_41, %offset_42, %sizes_43, %strides_44 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_45, %offset_46, %sizes_47, %strides_48 = memref.extract_strided_metadata %23 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %25:2 = bufferization.dealloc (%base_buffer_41, %base_buffer_45 : memref<f32>, memref<f32>) if (%8, %24) retain (%23, %arg2 : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: cf.br ^bb6(%23, %25#0 : memref<?xf32>, i1)
// CHECK-NEXT: ^bb6(%26: memref<?xf32>, %27: i1):  // 2 preds: ^bb1, ^bb5
// CHECK-NEXT: %base_buffer_49, %offset_50, %sizes_51, %strides_52 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_53, %offset_54, %sizes_55, %strides_56 = memref.extract_strided_metadata %26 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %28:2 = bufferization.dealloc (%base_buffer_49, %base_buffer_53 : memref<f32>, memref<f32>) if (%8, %27) retain (%26, %arg2 : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: cf.br ^bb7(%26, %28#0 : memref<?xf32>, i1)
// CHECK-NEXT: ^bb7(%29: memref<?xf32>, %30: i1):  // pred: ^bb6
// CHECK-NEXT: test.copy(%29, %arg2) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %base_buffer_57, %offset_58, %sizes_59, %strides_60 = memref.extract_strided_metadata %arg2 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_61, %offset_62, %sizes_63, %strides_64 = memref.extract_strided_metadata %29 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_57, %base_buffer_61 : memref<f32>, memref<f32>) if (%8, %30)
// CHECK-NEXT: return
// CHECK-NEXT: }
// PIPELINE-LABEL: func.func @condBranchDynamicTypeNested(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// PIPELINE-NEXT: %true = arith.constant true
// PIPELINE-NEXT: %false = arith.constant false
// PIPELINE-NEXT: cf.cond_br %arg0, ^bb2(%arg1, %false : memref<?xf32>, i1), ^bb1(%arg3 : index)
// PIPELINE-NEXT: ^bb1(%0: index):  // pred: ^bb0
// PIPELINE-NEXT: %alloc = memref.alloc(%0) : memref<?xf32>
// PIPELINE-NEXT: test.copy(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>)
// PIPELINE-NEXT: cf.br ^bb2(%alloc, %true : memref<?xf32>, i1)
// PIPELINE-NEXT: ^bb2(%1: memref<?xf32>, %2: i1):  // 2 preds: ^bb0, ^bb1
// PIPELINE-NEXT: test.copy(%1, %arg2) : (memref<?xf32>, memref<?xf32>)
// PIPELINE-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
// PIPELINE-NEXT: scf.if %2 {
// PIPELINE-NEXT: memref.dealloc %base_buffer : memref<f32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: return
// PIPELINE-NEXT: }
// OLDER-LABEL: func.func @condBranchDynamicTypeNested(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// OLDER-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
// OLDER-NEXT: ^bb1:  // pred: ^bb0
// OLDER-NEXT: %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
// OLDER-NEXT: cf.br ^bb6(%0 : memref<?xf32>)
// OLDER-NEXT: ^bb2(%1: index):  // pred: ^bb0
// OLDER-NEXT: %alloc = memref.alloc(%1) : memref<?xf32>
// OLDER-NEXT: test.copy(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>)
// OLDER-NEXT: cf.cond_br %arg0, ^bb3, ^bb4
// OLDER-NEXT: ^bb3:  // pred: ^bb2
// OLDER-NEXT: cf.br ^bb5(%alloc : memref<?xf32>)
// OLDER-NEXT: ^bb4:  // pred: ^bb2
// OLDER-NEXT: cf.br ^bb5(%alloc : memref<?xf32>)
// OLDER-NEXT: ^bb5(%2: memref<?xf32>):  // 2 preds: ^bb3, ^bb4
// OLDER-NEXT: %3 = bufferization.clone %2 : memref<?xf32> to memref<?xf32>
// OLDER-NEXT: memref.dealloc %alloc : memref<?xf32>
// OLDER-NEXT: cf.br ^bb6(%3 : memref<?xf32>)
// OLDER-NEXT: ^bb6(%4: memref<?xf32>):  // 2 preds: ^bb1, ^bb5
// OLDER-NEXT: cf.br ^bb7(%4 : memref<?xf32>)
// OLDER-NEXT: ^bb7(%5: memref<?xf32>):  // pred: ^bb6
// OLDER-NEXT: test.copy(%5, %arg2) : (memref<?xf32>, memref<?xf32>)
// OLDER-NEXT: memref.dealloc %4 : memref<?xf32>
// OLDER-NEXT: return
// OLDER-NEXT: }
// HOISTED-LABEL: func.func @condBranchDynamicTypeNested(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// HOISTED-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
// HOISTED-NEXT: ^bb1:  // pred: ^bb0
// HOISTED-NEXT: cf.br ^bb6(%arg1 : memref<?xf32>)
// HOISTED-NEXT: ^bb2(%0: index):  // pred: ^bb0
// HOISTED-NEXT: %alloc = memref.alloc(%0) : memref<?xf32>
// HOISTED-NEXT: test.copy(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>)
// HOISTED-NEXT: cf.cond_br %arg0, ^bb3, ^bb4
// HOISTED-NEXT: ^bb3:  // pred: ^bb2
// HOISTED-NEXT: cf.br ^bb5(%alloc : memref<?xf32>)
// HOISTED-NEXT: ^bb4:  // pred: ^bb2
// HOISTED-NEXT: cf.br ^bb5(%alloc : memref<?xf32>)
// HOISTED-NEXT: ^bb5(%1: memref<?xf32>):  // 2 preds: ^bb3, ^bb4
// HOISTED-NEXT: cf.br ^bb6(%1 : memref<?xf32>)
// HOISTED-NEXT: ^bb6(%2: memref<?xf32>):  // 2 preds: ^bb1, ^bb5
// HOISTED-NEXT: cf.br ^bb7(%2 : memref<?xf32>)
// HOISTED-NEXT: ^bb7(%3: memref<?xf32>):  // pred: ^bb6
// HOISTED-NEXT: test.copy(%3, %arg2) : (memref<?xf32>, memref<?xf32>)
// HOISTED-NEXT: return
// HOISTED-NEXT: }
// STACK-LABEL: func.func @condBranchDynamicTypeNested(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// STACK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
// STACK-NEXT: ^bb1:  // pred: ^bb0
// STACK-NEXT: cf.br ^bb6(%arg1 : memref<?xf32>)
// STACK-NEXT: ^bb2(%0: index):  // pred: ^bb0
// STACK-NEXT: %alloc = memref.alloc(%0) : memref<?xf32>
// STACK-NEXT: test.copy(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>)
// STACK-NEXT: cf.cond_br %arg0, ^bb3, ^bb4
// STACK-NEXT: ^bb3:  // pred: ^bb2
// STACK-NEXT: cf.br ^bb5(%alloc : memref<?xf32>)
// STACK-NEXT: ^bb4:  // pred: ^bb2
// STACK-NEXT: cf.br ^bb5(%alloc : memref<?xf32>)
// STACK-NEXT: ^bb5(%1: memref<?xf32>):  // 2 preds: ^bb3, ^bb4
// STACK-NEXT: cf.br ^bb6(%1 : memref<?xf32>)
// STACK-NEXT: ^bb6(%2: memref<?xf32>):  // 2 preds: ^bb1, ^bb5
// STACK-NEXT: cf.br ^bb7(%2 : memref<?xf32>)
// STACK-NEXT: ^bb7(%3: memref<?xf32>):  // pred: ^bb6
// STACK-NEXT: test.copy(%3, %arg2) : (memref<?xf32>, memref<?xf32>)
// STACK-NEXT: return
// STACK-NEXT: }
func.func @condBranchDynamicTypeNested(
  %arg0: i1,
  %arg1: memref<?xf32>,
  %arg2: memref<?xf32>,
  %arg3: index) {
  cf.cond_br %arg0, ^bb1, ^bb2(%arg3: index)
^bb1:
  cf.br ^bb6(%arg1 : memref<?xf32>)
^bb2(%0: index):
  %1 = memref.alloc(%0) : memref<?xf32>
  test.copy(%1, %1) : (memref<?xf32>, memref<?xf32>)
  cf.cond_br %arg0, ^bb3, ^bb4
^bb3:
  cf.br ^bb5(%1 : memref<?xf32>)
^bb4:
  cf.br ^bb5(%1 : memref<?xf32>)
^bb5(%2: memref<?xf32>):
  cf.br ^bb6(%2 : memref<?xf32>)
^bb6(%3: memref<?xf32>):
  cf.br ^bb7(%3 : memref<?xf32>)
^bb7(%4: memref<?xf32>):
  test.copy(%4, %arg2) : (memref<?xf32>, memref<?xf32>)
  return
}
