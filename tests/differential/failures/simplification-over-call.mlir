// The same for the operand of a call, from which a result may come, whatever its type.
// RUN: --ownership-based-buffer-deallocation --buffer-deallocation-simplification
// UPSTREAM: 19 22
// REFERENCE: crash
// OURS: result
// WARNING: may crash here: it asks where a memref comes from, by way of a value whose op it has erased

func.func private @g(%c: i1, %m: memref<4xf32>) -> memref<4xf32>
func.func @f(%n: index, %c: i1) -> memref<4xf32> {
  %no = arith.cmpi ne, %n, %n : index
  %a = memref.alloc() : memref<4xf32>
  %r = func.call @g(%no, %a) : (i1, memref<4xf32>) -> memref<4xf32>
  %s = arith.select %c, %r, %a : memref<4xf32>
  return %s : memref<4xf32>
}

// CHECK: func.func private @g(i1, memref<4xf32>) -> memref<4xf32>
// CHECK: func.func @f(%arg0: index, %arg1: i1) -> memref<4xf32> {
// CHECK: %true = arith.constant true
// CHECK: %false = arith.constant false
// CHECK: %alloc = memref.alloc() : memref<4xf32>
// CHECK: %0 = call @g(%false, %alloc) : (i1, memref<4xf32>) -> memref<4xf32>
// CHECK: %1 = arith.select %arg1, %0, %alloc : memref<4xf32>
// CHECK: %2 = scf.if %true -> (memref<4xf32>) {
// CHECK: scf.yield %1 : memref<4xf32>
// CHECK: } else {
// CHECK: %4 = bufferization.clone %1 : memref<4xf32> to memref<4xf32>
// CHECK: scf.yield %4 : memref<4xf32>
// CHECK: }
// CHECK: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK: %3 = bufferization.dealloc (%alloc, %base_buffer : memref<4xf32>, memref<f32>) if (%true, %true) retain (%2 : memref<4xf32>)
// CHECK: return %2 : memref<4xf32>
