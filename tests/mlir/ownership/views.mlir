// Views take the ownership of their source and add nothing to the block.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func @chain(%arg0: memref<10x20xf32>, %arg1: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<10x20xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[2, %arg1] [4, 4] [1, 2] : memref<10x20xf32> to memref<4x4xf32, strided<[20, 2], offset: ?>>
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [%arg1], sizes: [5], strides: [2] : memref<10x20xf32> to memref<5xf32, strided<[2], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<10x20xf32> to memref<?x?xf32>
// CHECK-NEXT: test.copy(%subview, %cast) : (memref<4x4xf32, strided<[20, 2], offset: ?>>, memref<?x?xf32>)
// CHECK-NEXT: test.copy(%reinterpret_cast, %cast) : (memref<5xf32, strided<[2], offset: ?>>, memref<?x?xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<10x20xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %alloc : memref<10x20xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @chain(%m: memref<10x20xf32>, %i: index) {
  %a = memref.alloc() : memref<10x20xf32>
  %s = memref.subview %a[2, %i] [4, 4] [1, 2] : memref<10x20xf32> to memref<4x4xf32, strided<[20, 2], offset: ?>>
  %r = memref.reinterpret_cast %a to offset: [%i], sizes: [5], strides: [2] : memref<10x20xf32> to memref<5xf32, strided<[2], offset: ?>>
  %c = memref.cast %m : memref<10x20xf32> to memref<?x?xf32>
  test.copy(%s, %c) : (memref<4x4xf32, strided<[20, 2], offset: ?>>, memref<?x?xf32>)
  test.copy(%r, %c) : (memref<5xf32, strided<[2], offset: ?>>, memref<?x?xf32>)
  return
}

// Forwarded as the view, freed as the base buffer.
// CHECK-LABEL: func.func @forwarded_view(%arg0: i1, %arg1: memref<?xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<12xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<12xf32> to memref<?xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<12xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0, %1) retain (%cast, %arg1 : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg1, %arg1 : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %8 = arith.select %arg0, %2#1, %7#1 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%cast, %2#0 : memref<?xf32>, i1), ^bb1(%arg1, %7#1 : memref<?xf32>, i1)
// CHECK-NEXT: ^bb1(%9: memref<?xf32>, %10: i1):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: test.copy(%9, %arg1) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %9 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%8, %10)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @forwarded_view(%c: i1, %m: memref<?xf32>) {
  %a = memref.alloc() : memref<12xf32>
  %v = memref.cast %a : memref<12xf32> to memref<?xf32>
  cf.cond_br %c, ^join(%v : memref<?xf32>), ^join(%m : memref<?xf32>)
^join(%x: memref<?xf32>):
  test.copy(%x, %m) : (memref<?xf32>, memref<?xf32>)
  return
}

// The base buffer taken out by hand is a memref result like any other.
// CHECK-LABEL: func.func @metadata(%arg0: memref<12xf32>) -> memref<f32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<12xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = scf.if %false -> (memref<f32>) {
// CHECK-NEXT: scf.yield %base_buffer : memref<f32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = bufferization.clone %base_buffer : memref<f32> to memref<f32>
// CHECK-NEXT: scf.yield %2 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg0 : memref<12xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_4, %offset_5 = memref.extract_strided_metadata %0 : memref<f32> -> memref<f32>, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer_0, %base_buffer_4 : memref<f32>, memref<f32>) if (%false, %true) retain (%0 : memref<f32>)
// CHECK-NEXT: return %0 : memref<f32>
// CHECK-NEXT: }
func.func @metadata(%m: memref<12xf32>) -> memref<f32> {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<12xf32> -> memref<f32>, index, index, index
  return %base : memref<f32>
}

// A view of a captured buffer, whose block comes later: a false of its own, right before the op.
// CHECK-LABEL: func.func @captured(%arg0: index, %arg1: memref<12xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<12xf32>
// CHECK-NEXT: scf.for %arg2 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: %false_5 = arith.constant false
// CHECK-NEXT: %false_6 = arith.constant false
// CHECK-NEXT: %false_7 = arith.constant false
// CHECK-NEXT: %subview = memref.subview %alloc[%arg2] [2] [1] : memref<12xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT: %false_8 = arith.constant false
// CHECK-NEXT: %cast = memref.cast %arg1 : memref<12xf32> to memref<?xf32>
// CHECK-NEXT: test.copy(%subview, %cast) : (memref<2xf32, strided<[1], offset: ?>>, memref<?xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<12xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<12xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @captured(%n: index, %m: memref<12xf32>) {
  %a = memref.alloc() : memref<12xf32>
  scf.for %i = %n to %n step %n {
    %s = memref.subview %a[%i] [2] [1] : memref<12xf32> to memref<2xf32, strided<[1], offset: ?>>
    %t = memref.cast %m : memref<12xf32> to memref<?xf32>
    test.copy(%s, %t) : (memref<2xf32, strided<[1], offset: ?>>, memref<?xf32>)
  }
  return
}
