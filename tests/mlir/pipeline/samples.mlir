// What the whole pipeline makes of small programs: everything static disappears.
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline | FileCheck %s

// Freed once, unconditionally.
// CHECK-LABEL: func.func @temporary(%arg0: memref<64xf32>, %arg1: memref<64xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<64xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<64xf32>, memref<64xf32>)
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<64xf32>, memref<64xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<64xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @temporary(%in: memref<64xf32>, %out: memref<64xf32>) {
  %t = memref.alloc() : memref<64xf32>
  test.copy(%in, %t) : (memref<64xf32>, memref<64xf32>)
  test.copy(%t, %out) : (memref<64xf32>, memref<64xf32>)
  return
}

// Returned: nothing to free.
// CHECK-LABEL: func.func @fresh(%arg0: memref<64xf32>) -> memref<64xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<64xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<64xf32>, memref<64xf32>)
// CHECK-NEXT: return %alloc : memref<64xf32>
// CHECK-NEXT: }
func.func @fresh(%in: memref<64xf32>) -> memref<64xf32> {
  %t = memref.alloc() : memref<64xf32>
  test.copy(%in, %t) : (memref<64xf32>, memref<64xf32>)
  return %t : memref<64xf32>
}

// The argument is returned: a clone.
// CHECK-LABEL: func.func @pass_on(%arg0: memref<64xf32>) -> memref<64xf32> {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<64xf32> to memref<64xf32>
// CHECK-NEXT: return %0 : memref<64xf32>
// CHECK-NEXT: }
func.func @pass_on(%in: memref<64xf32>) -> memref<64xf32> {
  return %in : memref<64xf32>
}

// A static size: the realloc is decided before it is expanded.
// CHECK-LABEL: func.func @static_realloc(%arg0: memref<4xf32>, %arg1: memref<8xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %subview = memref.subview %alloc_0[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: memref.copy %alloc, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: test.copy(%alloc_0, %arg1) : (memref<8xf32>, memref<8xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @static_realloc(%in: memref<4xf32>, %out: memref<8xf32>) {
  %a = memref.alloc() : memref<4xf32>
  test.copy(%in, %a) : (memref<4xf32>, memref<4xf32>)
  %b = memref.realloc %a : memref<4xf32> to memref<8xf32>
  test.copy(%b, %out) : (memref<8xf32>, memref<8xf32>)
  return
}

// The loop that carries a buffer and an indicator.
// CHECK-LABEL: func.func @carry(%arg0: index, %arg1: memref<8xf32>) -> memref<8xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %false) -> (memref<8xf32>, i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: test.copy(%arg3, %alloc) : (memref<8xf32>, memref<8xf32>)
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg3 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: scf.if %arg4 {
// CHECK-NEXT: memref.dealloc %base_buffer_1 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %alloc, %true : memref<8xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.if %0#1 -> (memref<8xf32>) {
// CHECK-NEXT: scf.yield %0#0 : memref<8xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %0#0 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT: scf.yield %4 : memref<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %1 : memref<8xf32> -> index
// CHECK-NEXT: %2 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT: %3 = arith.andi %2, %0#1 : i1
// CHECK-NEXT: scf.if %3 {
// CHECK-NEXT: memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : memref<8xf32>
// CHECK-NEXT: }
func.func @carry(%n: index, %in: memref<8xf32>) -> memref<8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%x = %in) -> (memref<8xf32>) {
    %a = memref.alloc() : memref<8xf32>
    test.copy(%x, %a) : (memref<8xf32>, memref<8xf32>)
    scf.yield %a : memref<8xf32>
  }
  return %r : memref<8xf32>
}

// Nothing to do.
// CHECK-LABEL: func.func @nothing(%arg0: memref<8xf32>) {
// CHECK-NEXT: test.copy(%arg0, %arg0) : (memref<8xf32>, memref<8xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nothing(%in: memref<8xf32>) {
  test.copy(%in, %in) : (memref<8xf32>, memref<8xf32>)
  return
}
