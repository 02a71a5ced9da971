// The last of several results of an scf.if is live in another block.
// RUN: --ownership-based-buffer-deallocation
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks for the type of a result whose op it has erased

func.func @f(%c: i1, %m: memref<4xf32>) {
  %r:2 = scf.if %c -> (memref<4xf32>, memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32>
    scf.yield %m, %a : memref<4xf32>, memref<4xf32>
  } else {
    scf.yield %m, %m : memref<4xf32>, memref<4xf32>
  }
  cf.br ^later
^later:
  test.copy(%r#1, %r#1) : (memref<4xf32>, memref<4xf32>)
  return
}

// CHECK: func.func @f(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK: %false = arith.constant false
// CHECK: %false_0 = arith.constant false
// CHECK: %0:4 = scf.if %arg0 -> (memref<4xf32>, memref<4xf32>, i1, i1) {
// CHECK: %true = arith.constant true
// CHECK: %false_13 = arith.constant false
// CHECK: %alloc = memref.alloc() : memref<4xf32>
// CHECK: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %2:2 = bufferization.dealloc (%base_buffer_14 : memref<f32>) if (%true) retain (%arg1, %alloc : memref<4xf32>, memref<4xf32>)
// CHECK: scf.yield %arg1, %alloc, %2#0, %2#1 : memref<4xf32>, memref<4xf32>, i1, i1
// CHECK: } else {
// CHECK: %false_13 = arith.constant false
// CHECK: %2:2 = bufferization.dealloc retain (%arg1, %arg1 : memref<4xf32>, memref<4xf32>)
// CHECK: scf.yield %arg1, %arg1, %2#0, %2#1 : memref<4xf32>, memref<4xf32>, i1, i1
// CHECK: }
// CHECK: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %0#1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %1 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#2, %0#3) retain (%0#1 : memref<4xf32>)
// CHECK: cf.br ^bb1
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: test.copy(%0#1, %0#1) : (memref<4xf32>, memref<4xf32>)
// CHECK: %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %0#1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: bufferization.dealloc (%base_buffer_9 : memref<f32>) if (%1)
// CHECK: return
