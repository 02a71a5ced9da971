// The result of a while loop without inits is live in another block: freed memory is read. It has
// to be retained.
// RUN: --ownership-based-buffer-deallocation
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks for the type of a result whose op it has erased

func.func @f(%n: index, %c: i1, %m: memref<4xf32>) {
  %r = scf.while : () -> (memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32>
    %k = arith.xori %c, %c : i1
    scf.condition(%k) %a : memref<4xf32>
  } do {
  ^bb0(%x: memref<4xf32>):
    scf.yield
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
// CHECK: %0:2 = scf.while : () -> (memref<4xf32>, i1) {
// CHECK: %true_10 = arith.constant true
// CHECK: %alloc = memref.alloc() : memref<4xf32>
// CHECK: %8 = arith.xori %arg1, %arg1 : i1
// CHECK: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %9 = bufferization.dealloc (%base_buffer_11 : memref<f32>) if (%true_10) retain (%alloc : memref<4xf32>)
// CHECK: scf.condition(%8) %alloc, %9 : memref<4xf32>, i1
// CHECK: } do {
// CHECK: ^bb0(%arg3: memref<4xf32>, %arg4: i1):
// CHECK: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg3 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: bufferization.dealloc (%base_buffer_10 : memref<f32>) if (%arg4)
// CHECK: scf.yield
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
