// The same for memref.alloca_scope.
// RUN: --ownership-based-buffer-deallocation
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks for the type of a result whose op it has erased

func.func @f(%n: index, %c: i1, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.alloca_scope -> (memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32>
    memref.alloca_scope.return %a : memref<4xf32>
  }
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  test.copy(%r, %r) : (memref<4xf32>, memref<4xf32>)
  return
^bb2:
  return
}

// CHECK: func.func @f(%arg0: index, %arg1: i1, %arg2: memref<4xf32>) {
// CHECK: %false = arith.constant false
// CHECK: %false_0 = arith.constant false
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %0:2 = memref.alloca_scope  -> (memref<4xf32>, i1) {
// CHECK: %true_10 = arith.constant true
// CHECK: %alloc = memref.alloc() : memref<4xf32>
// CHECK: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %8 = bufferization.dealloc (%base_buffer_11 : memref<f32>) if (%true_10) retain (%alloc : memref<4xf32>)
// CHECK: memref.alloca_scope.return %alloc, %8 : memref<4xf32>, i1
// CHECK: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %1 = arith.andi %false_0, %arg1 : i1
// CHECK: %2 = arith.andi %0#1, %arg1 : i1
// CHECK: %3 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%1, %2) retain (%0#0 : memref<4xf32>)
// CHECK: %true = arith.constant true
// CHECK: %4 = arith.xori %true, %arg1 : i1
// CHECK: %5 = arith.andi %false_0, %4 : i1
// CHECK: %true_5 = arith.constant true
// CHECK: %6 = arith.xori %true_5, %arg1 : i1
// CHECK: %7 = arith.andi %0#1, %6 : i1
// CHECK: bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%5, %7)
// CHECK: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: test.copy(%0#0, %0#0) : (memref<4xf32>, memref<4xf32>)
// CHECK: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%3)
// CHECK: return
// CHECK: ^bb2:  // pred: ^bb0
// CHECK: return
