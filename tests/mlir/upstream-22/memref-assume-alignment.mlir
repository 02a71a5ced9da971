// assume_alignment has a result, and a prefetch known effects.
// RUN: %bufscope-opt %s --upstream=22 --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func @a(%arg0: memref<4xf32>, %arg1: index) -> memref<4xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %assume_align = memref.assume_alignment %arg0, 16 {a = 1 : i64} : memref<4xf32>
// CHECK-NEXT: memref.prefetch %arg0[%arg1], read, locality<2>, data : memref<4xf32>
// CHECK-NEXT: %assume_align_0 = memref.assume_alignment %arg0, 16 : memref<4xf32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %assume_align_1 = memref.assume_alignment %alloc, 16 : memref<4xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%false, %true) retain (%assume_align_1 : memref<4xf32>)
// CHECK-NEXT: return %assume_align_1 : memref<4xf32>
// CHECK-NEXT: }
func.func @a(%m: memref<4xf32>, %i: index) -> memref<4xf32> {
  %0 = memref.assume_alignment %m, 16 {a = 1} : memref<4xf32>
  memref.prefetch %m[%i], read, locality<2>, data : memref<4xf32>
  %1 = memref.assume_alignment %m, 16 : memref<4xf32>
  %2 = memref.alloc() : memref<4xf32>
  %3 = memref.assume_alignment %2, 16 : memref<4xf32>
  return %3 : memref<4xf32>
}
