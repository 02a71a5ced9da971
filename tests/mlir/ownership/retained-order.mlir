// What is retained is ordered by numbers that ops get when they are first compared: an allocation
// that a pass has just made gets its own when the inputs of the deallocation stand behind it.
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(func.func(promote-buffers-to-stack,ownership-based-buffer-deallocation))' | FileCheck %s

// CHECK-LABEL: func.func @promoted(%arg0: i1) -> index {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = arith.cmpi sge, %c4, %c4 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<2x3xf32>
// CHECK-NEXT: %1 = bufferization.dealloc retain (%alloca : memref<2x3xf32>)
// CHECK-NEXT: %2:2 = bufferization.dealloc retain (%alloca, %alloca : memref<2x3xf32>, memref<2x3xf32>)
// CHECK-NEXT: %3 = arith.select %0, %1, %2#1 : i1
// CHECK-NEXT: cf.cond_br %0, ^bb1, ^bb3(%alloca, %2#1 : memref<2x3xf32>, i1)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %4 = bufferization.clone %alloca : memref<2x3xf32> to memref<2x3xf32>
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %4 to offset: [2], sizes: [2], strides: [1] : memref<2x3xf32> to memref<2xf32, strided<[1], offset: 2>>
// CHECK-NEXT: %alloca_1 = memref.alloca() : memref<2x3xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloca : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4:2, %strides_5:2 = memref.extract_strided_metadata %4 : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %5:2 = bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%3, %true) retain (%alloca, %alloca_1 : memref<2x3xf32>, memref<2x3xf32>)
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %false_6 = arith.constant false
// CHECK-NEXT: %false_7 = arith.constant false
// CHECK-NEXT: %cast = memref.cast %alloca : memref<2x3xf32> to memref<2x?xf32>
// CHECK-NEXT: %alloca_8 = memref.alloca() : memref<2x3xf32>
// CHECK-NEXT: %alloca_9 = memref.alloca() {alignment = 64 : i64} : memref<2x3xf32>
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %alloca : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_14, %offset_15, %sizes_16:2, %strides_17:2 = memref.extract_strided_metadata %alloca_1 : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %6:2 = bufferization.dealloc (%base_buffer_10, %base_buffer_14 : memref<f32>, memref<f32>) if (%3, %5#1) retain (%alloca_1, %alloca : memref<2x3xf32>, memref<2x3xf32>)
// CHECK-NEXT: cf.br ^bb3(%alloca_1, %6#0 : memref<2x3xf32>, i1)
// CHECK-NEXT: ^bb3(%7: memref<2x3xf32>, %8: i1):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %false_18 = arith.constant false
// CHECK-NEXT: %alloca_19 = memref.alloca() : memref<2x3xf32>
// CHECK-NEXT: memref.copy %alloca, %alloca_19 : memref<2x3xf32> to memref<2x3xf32>
// CHECK-NEXT: %base_buffer_20, %offset_21, %sizes_22:2, %strides_23:2 = memref.extract_strided_metadata %alloca : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_24, %offset_25, %sizes_26:2, %strides_27:2 = memref.extract_strided_metadata %7 : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_20, %base_buffer_24 : memref<f32>, memref<f32>) if (%3, %8)
// CHECK-NEXT: return %c4 : index
// CHECK-NEXT: }
func.func @promoted(%arg0: i1) -> index {
  %k0 = arith.constant 4 : index
  %cmp0 = arith.cmpi sge, %k0, %k0 : index
  %buf0 = memref.alloc() : memref<2x3xf32>
  cf.cond_br %cmp0, ^bb1, ^bb3(%buf0 : memref<2x3xf32>)
^bb1:
  %clone0 = bufferization.clone %buf0 : memref<2x3xf32> to memref<2x3xf32>
  %rein0 = memref.reinterpret_cast %clone0 to offset: [2], sizes: [2], strides: [1] : memref<2x3xf32> to memref<2xf32, strided<[1], offset: 2>>
  %buf1 = memref.alloc() : memref<2x3xf32>
  cf.br ^bb2
^bb2:
  %cast0 = memref.cast %buf0 : memref<2x3xf32> to memref<2x?xf32>
  %buf2 = memref.alloc() : memref<2x3xf32>
  %buf3 = memref.alloc() {alignment = 64 : i64} : memref<2x3xf32>
  cf.br ^bb3(%buf1 : memref<2x3xf32>)
^bb3(%b0: memref<2x3xf32>):
  %stack0 = memref.alloca() : memref<2x3xf32>
  memref.copy %buf0, %stack0 : memref<2x3xf32> to memref<2x3xf32>
  return %k0 : index
}
