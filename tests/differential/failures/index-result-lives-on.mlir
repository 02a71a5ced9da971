// The same for a result that is no memref.
// RUN: --ownership-based-buffer-deallocation
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: crashes here: it asks for the type of a result whose op it has erased

func.func @f(%n: index, %m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%last = %n) -> (index) {
    scf.yield %i : index
  }
  cf.br ^later
^later:
  memref.store %x, %m[%r] : memref<?xf32>
  return
}

// CHECK: func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
// CHECK: %false = arith.constant false
// CHECK: %false_0 = arith.constant false
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg0) -> (index) {
// CHECK: scf.yield %arg3 : index
// CHECK: }
// CHECK: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK: %1 = bufferization.dealloc (%base_buffer : memref<f32>) if (%false_0) retain (%arg1 : memref<?xf32>)
// CHECK: cf.br ^bb1
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: memref.store %arg2, %arg1[%0] : memref<?xf32>
// CHECK: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK: bufferization.dealloc (%base_buffer_1 : memref<f32>) if (%1)
// CHECK: return
