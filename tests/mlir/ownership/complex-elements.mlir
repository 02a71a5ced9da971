// The body of a named op on complex elements has ops of that dialect, which have no effects.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline | FileCheck %s --check-prefix=PIPELINE

// CHECK-LABEL: func.func @product(%arg0: memref<4x8xcomplex<f32>>, %arg1: memref<8x4xcomplex<f32>>, %arg2: memref<4x4xcomplex<f32>>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<4x4xcomplex<f32>>
// CHECK-NEXT: linalg.fill ins(%cst : complex<f32>) outs(%alloc : memref<4x4xcomplex<f32>>)
// CHECK-NEXT: linalg.matmul ins(%arg0, %arg1 : memref<4x8xcomplex<f32>>, memref<8x4xcomplex<f32>>) outs(%alloc : memref<4x4xcomplex<f32>>)
// CHECK-NEXT: memref.copy %alloc, %arg2 : memref<4x4xcomplex<f32>> to memref<4x4xcomplex<f32>>
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x8xcomplex<f32>> -> memref<complex<f32>>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4:2, %strides_5:2 = memref.extract_strided_metadata %arg1 : memref<8x4xcomplex<f32>> -> memref<complex<f32>>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %arg2 : memref<4x4xcomplex<f32>> -> memref<complex<f32>>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %alloc : memref<4x4xcomplex<f32>> -> memref<complex<f32>>, index, index, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10 : memref<complex<f32>>, memref<complex<f32>>, memref<complex<f32>>, memref<complex<f32>>) if (%false, %false_0, %false_1, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
// PIPELINE-LABEL: func.func @product(%arg0: memref<4x8xcomplex<f32>>, %arg1: memref<8x4xcomplex<f32>>, %arg2: memref<4x4xcomplex<f32>>) {
// PIPELINE-NEXT: %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// PIPELINE-NEXT: %alloc = memref.alloc() : memref<4x4xcomplex<f32>>
// PIPELINE-NEXT: linalg.fill ins(%cst : complex<f32>) outs(%alloc : memref<4x4xcomplex<f32>>)
// PIPELINE-NEXT: linalg.matmul ins(%arg0, %arg1 : memref<4x8xcomplex<f32>>, memref<8x4xcomplex<f32>>) outs(%alloc : memref<4x4xcomplex<f32>>)
// PIPELINE-NEXT: memref.copy %alloc, %arg2 : memref<4x4xcomplex<f32>> to memref<4x4xcomplex<f32>>
// PIPELINE-NEXT: memref.dealloc %alloc : memref<4x4xcomplex<f32>>
// PIPELINE-NEXT: return
// PIPELINE-NEXT: }
func.func @product(%a: memref<4x8xcomplex<f32>>, %b: memref<8x4xcomplex<f32>>, %out: memref<4x4xcomplex<f32>>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %c = memref.alloc() : memref<4x4xcomplex<f32>>
  linalg.fill ins(%zero : complex<f32>) outs(%c : memref<4x4xcomplex<f32>>)
  linalg.matmul ins(%a, %b : memref<4x8xcomplex<f32>>, memref<8x4xcomplex<f32>>) outs(%c : memref<4x4xcomplex<f32>>)
  memref.copy %c, %out : memref<4x4xcomplex<f32>> to memref<4x4xcomplex<f32>>
  return
}

// CHECK-LABEL: func.func @largest(%arg0: i1, %arg1: memref<complex<f64>>) -> memref<complex<f64>> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<complex<f64>>
// CHECK-NEXT: %0 = memref.load %arg1[] : memref<complex<f64>>
// CHECK-NEXT: %1 = complex.mul %0, %0 : complex<f64>
// CHECK-NEXT: memref.store %1, %alloc[] : memref<complex<f64>>
// CHECK-NEXT: %2:2 = scf.if %arg0 -> (memref<complex<f64>>, i1) {
// CHECK-NEXT: %false_8 = arith.constant false
// CHECK-NEXT: %5 = bufferization.dealloc retain (%alloc : memref<complex<f64>>)
// CHECK-NEXT: scf.yield %alloc, %5 : memref<complex<f64>>, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %false_8 = arith.constant false
// CHECK-NEXT: %5 = bufferization.dealloc retain (%arg1 : memref<complex<f64>>)
// CHECK-NEXT: scf.yield %arg1, %5 : memref<complex<f64>>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %3 = scf.if %2#1 -> (memref<complex<f64>>) {
// CHECK-NEXT: scf.yield %2#0 : memref<complex<f64>>
// CHECK-NEXT: } else {
// CHECK-NEXT: %5 = bufferization.clone %2#0 : memref<complex<f64>> to memref<complex<f64>>
// CHECK-NEXT: scf.yield %5 : memref<complex<f64>>
// CHECK-NEXT: }
// CHECK-NEXT: %true_1 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %arg1 : memref<complex<f64>> -> memref<complex<f64>>, index
// CHECK-NEXT: %base_buffer_2, %offset_3 = memref.extract_strided_metadata %alloc : memref<complex<f64>> -> memref<complex<f64>>, index
// CHECK-NEXT: %base_buffer_4, %offset_5 = memref.extract_strided_metadata %2#0 : memref<complex<f64>> -> memref<complex<f64>>, index
// CHECK-NEXT: %base_buffer_6, %offset_7 = memref.extract_strided_metadata %3 : memref<complex<f64>> -> memref<complex<f64>>, index
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_4, %base_buffer_6 : memref<complex<f64>>, memref<complex<f64>>, memref<complex<f64>>, memref<complex<f64>>) if (%false_0, %true, %2#1, %true_1) retain (%3 : memref<complex<f64>>)
// CHECK-NEXT: return %3 : memref<complex<f64>>
// CHECK-NEXT: }
// PIPELINE-LABEL: func.func @largest(%arg0: i1, %arg1: memref<complex<f64>>) -> memref<complex<f64>> {
// PIPELINE-NEXT: %alloc = memref.alloc() : memref<complex<f64>>
// PIPELINE-NEXT: %0 = memref.load %arg1[] : memref<complex<f64>>
// PIPELINE-NEXT: %1 = complex.mul %0, %0 : complex<f64>
// PIPELINE-NEXT: memref.store %1, %alloc[] : memref<complex<f64>>
// PIPELINE-NEXT: %2 = arith.select %arg0, %alloc, %arg1 : memref<complex<f64>>
// PIPELINE-NEXT: %3 = scf.if %arg0 -> (memref<complex<f64>>) {
// PIPELINE-NEXT: scf.yield %2 : memref<complex<f64>>
// PIPELINE-NEXT: } else {
// PIPELINE-NEXT: %5 = bufferization.clone %2 : memref<complex<f64>> to memref<complex<f64>>
// PIPELINE-NEXT: scf.yield %5 : memref<complex<f64>>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<complex<f64>> -> index
// PIPELINE-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %3 : memref<complex<f64>> -> index
// PIPELINE-NEXT: %4 = arith.cmpi ne, %intptr, %intptr_0 : index
// PIPELINE-NEXT: scf.if %4 {
// PIPELINE-NEXT: memref.dealloc %alloc : memref<complex<f64>>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: return %3 : memref<complex<f64>>
// PIPELINE-NEXT: }
func.func @largest(%c: i1, %a: memref<complex<f64>>) -> memref<complex<f64>> {
  %square = memref.alloc() : memref<complex<f64>>
  %z = memref.load %a[] : memref<complex<f64>>
  %zz = complex.mul %z, %z : complex<f64>
  memref.store %zz, %square[] : memref<complex<f64>>
  %r = scf.if %c -> memref<complex<f64>> {
    scf.yield %square : memref<complex<f64>>
  } else {
    scf.yield %a : memref<complex<f64>>
  }
  return %r : memref<complex<f64>>
}
