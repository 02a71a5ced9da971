// Ops that read, write or compute are passed over; memref.get_global and test.buffer_based results start
// as not owned.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK: memref.global "private" @state : memref<4xf32> = uninitialized
memref.global "private" @state : memref<4xf32> = uninitialized

// CHECK-LABEL: func.func @ordinary_ops(%arg0: memref<?x4xf32>, %arg1: index, %arg2: f32) -> (f32, index, index) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
// CHECK-NEXT: %0 = memref.load %arg0[%arg1, %c0] : memref<?x4xf32>
// CHECK-NEXT: %1 = arith.addf %0, %arg2 : f32
// CHECK-NEXT: memref.store %1, %arg0[%arg1, %c0] : memref<?x4xf32>
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x4xf32> -> index
// CHECK-NEXT: %2 = arith.cmpi ult, %dim, %intptr : index
// CHECK-NEXT: cf.assert %2, "a pointer is larger than a size"
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
// CHECK-NEXT: return %1, %dim, %intptr : f32, index, index
// CHECK-NEXT: }
func.func @ordinary_ops(%m: memref<?x4xf32>, %i: index, %x: f32) -> (f32, index, index) {
  %zero = arith.constant 0 : index
  %d = memref.dim %m, %zero : memref<?x4xf32>
  %e = memref.load %m[%i, %zero] : memref<?x4xf32>
  %f = arith.addf %e, %x : f32
  memref.store %f, %m[%i, %zero] : memref<?x4xf32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  %q = arith.cmpi ult, %d, %p : index
  cf.assert %q, "a pointer is larger than a size"
  return %f, %d, %p : f32, index, index
}

// CHECK-LABEL: func.func @global(%arg0: i1) -> memref<4xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = memref.get_global @state : memref<4xf32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: %1 = arith.select %arg0, %alloc, %0 : memref<4xf32>
// CHECK-NEXT: %2 = arith.select %arg0, %true, %false : i1
// CHECK-NEXT: %3 = scf.if %2 -> (memref<4xf32>) {
// CHECK-NEXT: scf.yield %1 : memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %5 = bufferization.clone %1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.yield %5 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %3 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%true, %true_0) retain (%3 : memref<4xf32>)
// CHECK-NEXT: return %3 : memref<4xf32>
// CHECK-NEXT: }
func.func @global(%c: i1) -> memref<4xf32> {
  %g = memref.get_global @state : memref<4xf32>
  %a = memref.alloc() : memref<4xf32>
  memref.copy %g, %a : memref<4xf32> to memref<4xf32>
  %s = arith.select %c, %a, %g : memref<4xf32>
  return %s : memref<4xf32>
}

// CHECK-LABEL: func.func @buffer_based(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: test.buffer_based in(%arg0 : memref<4xf32>) out(%alloc : memref<4xf32>)
// CHECK-NEXT: test.buffer_based in(%alloc : memref<4xf32>) out(%arg1 : memref<4xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %false_0, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @buffer_based(%in: memref<4xf32>, %out: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  test.buffer_based in(%in: memref<4xf32>) out(%a: memref<4xf32>)
  test.buffer_based in(%a: memref<4xf32>) out(%out: memref<4xf32>)
  return
}
