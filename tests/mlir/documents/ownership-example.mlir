// The example of the document on ownership-based deallocation: after the ownership pass, and after all.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline | FileCheck %s --check-prefix=PIPELINE

// CHECK-LABEL: func.func @example(%arg0: memref<?xi8>, %arg1: i1, %arg2: i1, %arg3: index) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc(%arg3) : memref<?xi8>
// CHECK-NEXT: %alloca = memref.alloca(%arg3) : memref<?xi8>
// CHECK-NEXT: %0 = arith.select %arg1, %alloc, %alloca : memref<?xi8>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %1 = arith.andi %false_0, %arg2 : i1
// CHECK-NEXT: %2 = arith.andi %true, %arg2 : i1
// CHECK-NEXT: %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<i8>, memref<i8>) if (%1, %2) retain (%alloc, %0 : memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %4 = arith.xori %true_5, %arg2 : i1
// CHECK-NEXT: %5 = arith.andi %false_0, %4 : i1
// CHECK-NEXT: %true_6 = arith.constant true
// CHECK-NEXT: %6 = arith.xori %true_6, %arg2 : i1
// CHECK-NEXT: %7 = arith.andi %true, %6 : i1
// CHECK-NEXT: %8:2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<i8>, memref<i8>) if (%5, %7) retain (%arg0, %0 : memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %9 = arith.select %arg2, %3#1, %8#1 : i1
// CHECK-NEXT: cf.cond_br %arg2, ^bb1(%alloc, %3#0 : memref<?xi8>, i1), ^bb1(%arg0, %8#0 : memref<?xi8>, i1)
// CHECK-NEXT: ^bb1(%10: memref<?xi8>, %11: i1):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: test.copy(%10, %0) : (memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %0 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %10 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_7, %base_buffer_11 : memref<i8>, memref<i8>) if (%9, %11)
// CHECK-NEXT: return
// CHECK-NEXT: }
// PIPELINE-LABEL: func.func @example(%arg0: memref<?xi8>, %arg1: i1, %arg2: i1, %arg3: index) {
// PIPELINE-NEXT: %alloc = memref.alloc(%arg3) : memref<?xi8>
// PIPELINE-NEXT: %alloca = memref.alloca(%arg3) : memref<?xi8>
// PIPELINE-NEXT: %0 = arith.select %arg1, %alloc, %alloca : memref<?xi8>
// PIPELINE-NEXT: %1 = arith.select %arg2, %alloc, %arg0 : memref<?xi8>
// PIPELINE-NEXT: test.copy(%1, %0) : (memref<?xi8>, memref<?xi8>)
// PIPELINE-NEXT: memref.dealloc %alloc : memref<?xi8>
// PIPELINE-NEXT: return
// PIPELINE-NEXT: }
func.func @example(%memref: memref<?xi8>, %select_cond: i1, %br_cond: i1, %size: index) {
  %alloc = memref.alloc(%size) : memref<?xi8>
  %alloca = memref.alloca(%size) : memref<?xi8>
  %select = arith.select %select_cond, %alloc, %alloca : memref<?xi8>
  cf.cond_br %br_cond, ^bb1(%alloc : memref<?xi8>), ^bb1(%memref : memref<?xi8>)
^bb1(%bbarg: memref<?xi8>):
  test.copy(%bbarg, %select) : (memref<?xi8>, memref<?xi8>)
  return
}
