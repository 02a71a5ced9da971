// Types of the base buffers: no layout, rank 0, the memory space kept; unranked buffers are cast first.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (d1 * 4 + d0)>
// CHECK-LABEL: func.func @strided(%arg0: memref<3x?xf32, strided<[?, 2], offset: 7>>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<3x?xf32, strided<[?, 2], offset: 7>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @strided(%m: memref<3x?xf32, strided<[?, 2], offset: 7>>) {
  return
}

// CHECK-LABEL: func.func @memory_space(%arg0: memref<3xf32, 5>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xf32, 5>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<3xf32, 5>, memref<3xf32, 5>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<3xf32, 5> -> memref<f32, 5>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<3xf32, 5> -> memref<f32, 5>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32, 5>, memref<f32, 5>) if (%false, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @memory_space(%m: memref<3xf32, 5>) {
  %a = memref.alloc() : memref<3xf32, 5>
  test.copy(%m, %a) : (memref<3xf32, 5>, memref<3xf32, 5>)
  return
}

// CHECK-LABEL: func.func @named_space(%arg0: memref<3xf32, "near">) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xi64, "far">
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<3xf32, "near"> -> memref<f32, "near">, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<6xi64, "far"> -> memref<i64, "far">, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32, "near">, memref<i64, "far">) if (%false, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @named_space(%m: memref<3xf32, "near">) {
  %a = memref.alloc() : memref<6xi64, "far">
  return
}

// CHECK-LABEL: func.func @rank_zero(%arg0: memref<index>) -> memref<index> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<index>
// CHECK-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<index> -> memref<index>, index
// CHECK-NEXT: %base_buffer_0, %offset_1 = memref.extract_strided_metadata %alloc : memref<index> -> memref<index>, index
// CHECK-NEXT: %0 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<index>, memref<index>) if (%false, %true) retain (%alloc : memref<index>)
// CHECK-NEXT: return %alloc : memref<index>
// CHECK-NEXT: }
func.func @rank_zero(%m: memref<index>) -> memref<index> {
  %a = memref.alloc() : memref<index>
  return %a : memref<index>
}

// CHECK-LABEL: func.func @layout_map(%arg0: memref<4x8xf32, #map>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x8xf32, #map> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @layout_map(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>) {
  return
}

// CHECK-LABEL: func.func @unranked(%arg0: i1, %arg1: memref<*xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<8xf32> to memref<*xf32>
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
// CHECK-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast : memref<f32> -> memref<f32>, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0, %1) retain (%cast, %arg1 : memref<*xf32>, memref<*xf32>)
// CHECK-NEXT: %true_2 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_2, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_3 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_3, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg1, %arg1 : memref<*xf32>, memref<*xf32>)
// CHECK-NEXT: %8 = arith.select %arg0, %2#1, %7#1 : i1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%cast, %2#0 : memref<*xf32>, i1), ^bb1(%arg1, %7#1 : memref<*xf32>, i1)
// CHECK-NEXT: ^bb1(%9: memref<*xf32>, %10: i1):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: test.copy(%9, %arg1) : (memref<*xf32>, memref<*xf32>)
// CHECK-NEXT: %reinterpret_cast_4 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
// CHECK-NEXT: %base_buffer_5, %offset_6 = memref.extract_strided_metadata %reinterpret_cast_4 : memref<f32> -> memref<f32>, index
// CHECK-NEXT: %reinterpret_cast_7 = memref.reinterpret_cast %9 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
// CHECK-NEXT: %base_buffer_8, %offset_9 = memref.extract_strided_metadata %reinterpret_cast_7 : memref<f32> -> memref<f32>, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_5, %base_buffer_8 : memref<f32>, memref<f32>) if (%8, %10)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unranked(%c: i1, %m: memref<*xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %u = memref.cast %a : memref<8xf32> to memref<*xf32>
  cf.cond_br %c, ^join(%u : memref<*xf32>), ^join(%m : memref<*xf32>)
^join(%x: memref<*xf32>):
  test.copy(%x, %m) : (memref<*xf32>, memref<*xf32>)
  return
}

// CHECK-LABEL: func.func @unranked_returned(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = scf.if %false -> (memref<*xf32>) {
// CHECK-NEXT: scf.yield %arg0 : memref<*xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = bufferization.clone %arg0 : memref<*xf32> to memref<*xf32>
// CHECK-NEXT: scf.yield %2 : memref<*xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
// CHECK-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast : memref<f32> -> memref<f32>, index
// CHECK-NEXT: %reinterpret_cast_0 = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
// CHECK-NEXT: %base_buffer_1, %offset_2 = memref.extract_strided_metadata %reinterpret_cast_0 : memref<f32> -> memref<f32>, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %true) retain (%0 : memref<*xf32>)
// CHECK-NEXT: return %0 : memref<*xf32>
// CHECK-NEXT: }
func.func @unranked_returned(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
