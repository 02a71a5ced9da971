// The effects of scf.execute_region are those of the ops in it.
// RUN: %bufscope-opt %s --upstream=22 --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func @scope(%arg0: i1, %arg1: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0:2 = scf.execute_region -> (memref<4xf32>, i1) {
// CHECK-NEXT: %true_9 = arith.constant true
// CHECK-NEXT: %false_10 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %3 = arith.andi %true_9, %arg0 : i1
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer_11 : memref<f32>) if (%3) retain (%alloc : memref<4xf32>)
// CHECK-NEXT: %true_15 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_15, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true_9, %5 : i1
// CHECK-NEXT: %7 = bufferization.dealloc (%base_buffer_11 : memref<f32>) if (%6) retain (%arg1 : memref<4xf32>)
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %8 = bufferization.dealloc (%base_buffer_16 : memref<f32>) if (%4) retain (%alloc : memref<4xf32>)
// CHECK-NEXT: scf.yield %alloc, %8 : memref<4xf32>, i1
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %false_20 = arith.constant false
// CHECK-NEXT: %9 = bufferization.dealloc retain (%arg1 : memref<4xf32>)
// CHECK-NEXT: scf.yield %arg1, %9 : memref<4xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.if %0#1 -> (memref<4xf32>) {
// CHECK-NEXT: scf.yield %0#0 : memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %0#0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.yield %3 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%1 : memref<4xf32>)
// CHECK-NEXT: return %1 : memref<4xf32>
// CHECK-NEXT: }
func.func @scope(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %r = scf.execute_region -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a : memref<4xf32>
  ^bb2:
    scf.yield %m : memref<4xf32>
  }
  return %r : memref<4xf32>
}
