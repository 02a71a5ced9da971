// A dealloc is looked at when the casts through which its memref comes have been folded.
// RUN: --ownership-based-buffer-deallocation --buffer-deallocation-simplification
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: may crash here: it asks where a memref comes from, by way of a value whose op it has erased

func.func @f(%c: i1) -> memref<4x4xf32> {
  %r = scf.if %c -> (memref<4x4xf32>) {
    %a = memref.alloc() : memref<4x4xf32>
    %b = memref.cast %a : memref<4x4xf32> to memref<?x?xf32>
    %d = memref.cast %b : memref<?x?xf32> to memref<4x4xf32>
    scf.yield %d : memref<4x4xf32>
  } else {
    %a = memref.alloc() : memref<4x4xf32>
    scf.yield %a : memref<4x4xf32>
  }
  return %r : memref<4x4xf32>
}

// CHECK: func.func @f(%arg0: i1) -> memref<4x4xf32> {
// CHECK: %true = arith.constant true
// CHECK: %0:2 = scf.if %arg0 -> (memref<4x4xf32>, i1) {
// CHECK: %alloc = memref.alloc() : memref<4x4xf32>
// CHECK: scf.yield %alloc, %true : memref<4x4xf32>, i1
// CHECK: } else {
// CHECK: %alloc = memref.alloc() : memref<4x4xf32>
// CHECK: scf.yield %alloc, %true : memref<4x4xf32>, i1
// CHECK: }
// CHECK: %1 = scf.if %0#1 -> (memref<4x4xf32>) {
// CHECK: scf.yield %0#0 : memref<4x4xf32>
// CHECK: } else {
// CHECK: %3 = bufferization.clone %0#0 : memref<4x4xf32> to memref<4x4xf32>
// CHECK: scf.yield %3 : memref<4x4xf32>
// CHECK: }
// CHECK: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0#0 : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK: %2 = bufferization.dealloc (%base_buffer : memref<f32>) if (%0#1) retain (%1 : memref<4x4xf32>)
// CHECK: return %1 : memref<4x4xf32>
