// The same for a call that returns indicators.
// RUN: --ownership-based-buffer-deallocation=private-function-dynamic-ownership=true
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks for the type of a result whose op it has erased

func.func private @g() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}
func.func @f(%n: index, %c: i1, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = func.call @g() : () -> memref<4xf32>
  cf.br ^bb1
^bb1:
  test.copy(%r, %r) : (memref<4xf32>, memref<4xf32>)
  return
}

// CHECK: func.func private @g() -> (memref<4xf32>, i1) {
// CHECK: %true = arith.constant true
// CHECK: %alloc = memref.alloc() : memref<4xf32>
// CHECK: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%true) retain (%alloc : memref<4xf32>)
// CHECK: return %alloc, %0 : memref<4xf32>, i1
// CHECK: func.func @f(%arg0: index, %arg1: i1, %arg2: memref<4xf32>) {
// CHECK: %false = arith.constant false
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %0:2 = call @g() : () -> (memref<4xf32>, i1)
// CHECK: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %1 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %0#1) retain (%0#0 : memref<4xf32>)
// CHECK: cf.br ^bb1
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: test.copy(%0#0, %0#0) : (memref<4xf32>, memref<4xf32>)
// CHECK: %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: bufferization.dealloc (%base_buffer_4 : memref<f32>) if (%1)
// CHECK: return
