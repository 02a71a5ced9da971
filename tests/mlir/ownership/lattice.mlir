// The join of two ownerships, every row of its table, seen through what a return makes of it: a value
// with unique ownership is passed through an scf.if on its indicator, an unknown one is cloned.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// uninitialized and uninitialized (no operand at all): still uninitialized, so a false is made.
// CHECK: memref.global "private" constant @numbers : memref<3xf32> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]>
memref.global "private" constant @numbers : memref<3xf32> = dense<[1.0, 2.0, 3.0]>
// CHECK-LABEL: func.func @uninitialized() -> memref<3xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = memref.get_global @numbers : memref<3xf32>
// CHECK-NEXT: %1 = scf.if %false -> (memref<3xf32>) {
// CHECK-NEXT: scf.yield %0 : memref<3xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %0 : memref<3xf32> to memref<3xf32>
// CHECK-NEXT: scf.yield %3 : memref<3xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer : memref<f32>) if (%true) retain (%1 : memref<3xf32>)
// CHECK-NEXT: return %1 : memref<3xf32>
// CHECK-NEXT: }
func.func @uninitialized() -> memref<3xf32> {
  %g = memref.get_global @numbers : memref<3xf32>
  return %g : memref<3xf32>
}

// uninitialized and uninitialized (a captured buffer, whose block has not been visited yet).
// CHECK-LABEL: func.func @captured_view(%arg0: i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xf32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %cast = memref.cast %alloc : memref<3xf32> to memref<?xf32>
// CHECK-NEXT: test.copy(%cast, %cast) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @captured_view(%c: i1) {
  %a = memref.alloc() : memref<3xf32>
  scf.if %c {
    %v = memref.cast %a : memref<3xf32> to memref<?xf32>
    test.copy(%v, %v) : (memref<?xf32>, memref<?xf32>)
  }
  return
}

// unique and uninitialized (a captured buffer and one of the block): unique, so no constant is made.
// CHECK-LABEL: func.func @unique_uninitialized(%arg0: i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xf32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %alloc_2 = memref.alloc() : memref<3xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc_2, %alloc : memref<3xf32>
// CHECK-NEXT: test.copy(%0, %0) : (memref<3xf32>, memref<3xf32>)
// CHECK-NEXT: %1 = arith.select %arg0, %alloc, %alloc_2 : memref<3xf32>
// CHECK-NEXT: test.copy(%1, %1) : (memref<3xf32>, memref<3xf32>)
// CHECK-NEXT: %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc_2 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_3 : memref<f32>) if (%true_0)
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unique_uninitialized(%c: i1) {
  %a = memref.alloc() : memref<3xf32>
  scf.if %c {
    %b = memref.alloc() : memref<3xf32>
    %s = arith.select %c, %b, %a : memref<3xf32>
    test.copy(%s, %s) : (memref<3xf32>, memref<3xf32>)
    %t = arith.select %c, %a, %b : memref<3xf32>
    test.copy(%t, %t) : (memref<3xf32>, memref<3xf32>)
  }
  return
}

// unique and unique, the same indicator.
// CHECK-LABEL: func.func @same_value(%arg0: memref<3xf32>) -> memref<?xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %subview = memref.subview %arg0[1] [2] [1] : memref<3xf32> to memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %subview to offset: [0], sizes: [2], strides: [1] : memref<2xf32, strided<[1], offset: 1>> to memref<2xf32>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: %0 = scf.if %false -> (memref<?xf32>) {
// CHECK-NEXT: scf.yield %cast : memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: scf.yield %2 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%0 : memref<?xf32>)
// CHECK-NEXT: return %0 : memref<?xf32>
// CHECK-NEXT: }
func.func @same_value(%m: memref<3xf32>) -> memref<?xf32> {
  %s = memref.subview %m[1] [2] [1] : memref<3xf32> to memref<2xf32, strided<[1], offset: 1>>
  %r = memref.reinterpret_cast %s to offset: [0], sizes: [2], strides: [1]
      : memref<2xf32, strided<[1], offset: 1>> to memref<2xf32>
  %d = memref.cast %r : memref<2xf32> to memref<?xf32>
  return %d : memref<?xf32>
}

// unique and unique, two constants that are equal: still unique, and the older one is kept.
// CHECK-LABEL: func.func @equal_constants(%arg0: i1, %arg1: i1) -> memref<3xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<3xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %alloc_1 : memref<3xf32>
// CHECK-NEXT: %cast = memref.cast %0 : memref<3xf32> to memref<?xf32>
// CHECK-NEXT: %cast_2 = memref.cast %cast : memref<?xf32> to memref<3xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc_1 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer, %base_buffer_3 : memref<f32>, memref<f32>) if (%true_0, %true) retain (%cast_2 : memref<3xf32>)
// CHECK-NEXT: return %cast_2 : memref<3xf32>
// CHECK-NEXT: }
func.func @equal_constants(%c: i1, %d: i1) -> memref<3xf32> {
  %a = memref.alloc() : memref<3xf32>
  %b = memref.alloc() : memref<3xf32>
  %s = arith.select %c, %a, %b : memref<3xf32>
  %v = memref.cast %s : memref<3xf32> to memref<?xf32>
  %w = memref.cast %v : memref<?xf32> to memref<3xf32>
  return %w : memref<3xf32>
}

// unique and unique, different: unknown.
// CHECK-LABEL: func.func @different(%arg0: i1, %arg1: memref<3xf32>) -> memref<?xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %arg1 : memref<3xf32>
// CHECK-NEXT: %cast = memref.cast %0 : memref<3xf32> to memref<?xf32>
// CHECK-NEXT: %1 = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%1 : memref<?xf32>)
// CHECK-NEXT: return %1 : memref<?xf32>
// CHECK-NEXT: }
func.func @different(%c: i1, %m: memref<3xf32>) -> memref<?xf32> {
  %a = memref.alloc() : memref<3xf32>
  %s = arith.select %c, %a, %m : memref<3xf32>
  %v = memref.cast %s : memref<3xf32> to memref<?xf32>
  return %v : memref<?xf32>
}

// unknown and unique; unique and unknown: unknown.
// CHECK-LABEL: func.func @unknown_unique(%arg0: i1, %arg1: i1, %arg2: memref<3xf32>) -> (memref<3xf32>, memref<3xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %arg2 : memref<3xf32>
// CHECK-NEXT: %1 = arith.select %arg1, %0, %alloc : memref<3xf32>
// CHECK-NEXT: %2 = arith.select %arg1, %arg2, %0 : memref<3xf32>
// CHECK-NEXT: %3 = bufferization.clone %1 : memref<3xf32> to memref<3xf32>
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %4 = bufferization.clone %2 : memref<3xf32> to memref<3xf32>
// CHECK-NEXT: %true_1 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %3 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %4 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %5:2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0, %true_1) retain (%3, %4 : memref<3xf32>, memref<3xf32>)
// CHECK-NEXT: return %3, %4 : memref<3xf32>, memref<3xf32>
// CHECK-NEXT: }
func.func @unknown_unique(%c: i1, %d: i1, %m: memref<3xf32>) -> (memref<3xf32>, memref<3xf32>) {
  %a = memref.alloc() : memref<3xf32>
  %s = arith.select %c, %a, %m : memref<3xf32>
  %t = arith.select %d, %s, %a : memref<3xf32>
  %u = arith.select %d, %m, %s : memref<3xf32>
  return %t, %u : memref<3xf32>, memref<3xf32>
}

// unknown and unknown: unknown.
// CHECK-LABEL: func.func @unknown_unknown(%arg0: i1, %arg1: i1, %arg2: memref<3xf32>) -> memref<3xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %arg2 : memref<3xf32>
// CHECK-NEXT: %1 = arith.select %arg1, %arg2, %alloc : memref<3xf32>
// CHECK-NEXT: %2 = arith.select %arg1, %0, %1 : memref<3xf32>
// CHECK-NEXT: %3 = bufferization.clone %2 : memref<3xf32> to memref<3xf32>
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %3 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%3 : memref<3xf32>)
// CHECK-NEXT: return %3 : memref<3xf32>
// CHECK-NEXT: }
func.func @unknown_unknown(%c: i1, %d: i1, %m: memref<3xf32>) -> memref<3xf32> {
  %a = memref.alloc() : memref<3xf32>
  %s = arith.select %c, %a, %m : memref<3xf32>
  %t = arith.select %d, %m, %a : memref<3xf32>
  %u = arith.select %d, %s, %t : memref<3xf32>
  return %u : memref<3xf32>
}

// unknown and uninitialized: unknown (no constant is made).
// CHECK-LABEL: func.func @unknown_uninitialized(%arg0: i1, %arg1: i1, %arg2: memref<3xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xf32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %false_5 = arith.constant false
// CHECK-NEXT: %true_6 = arith.constant true
// CHECK-NEXT: %false_7 = arith.constant false
// CHECK-NEXT: %false_8 = arith.constant false
// CHECK-NEXT: %alloc_9 = memref.alloc() : memref<3xf32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<3xf32>
// CHECK-NEXT: %0 = arith.select %arg1, %alloc_9, %alloca : memref<3xf32>
// CHECK-NEXT: %1 = arith.select %arg1, %0, %alloc : memref<3xf32>
// CHECK-NEXT: test.copy(%1, %arg2) : (memref<3xf32>, memref<3xf32>)
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc_9 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_10 : memref<f32>) if (%true_6)
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unknown_uninitialized(%c: i1, %d: i1, %m: memref<3xf32>) {
  %a = memref.alloc() : memref<3xf32>
  scf.if %c {
    %b = memref.alloc() : memref<3xf32>
    %k = memref.alloca() : memref<3xf32>
    %s = arith.select %d, %b, %k : memref<3xf32>
    %t = arith.select %d, %s, %a : memref<3xf32>
    test.copy(%t, %m) : (memref<3xf32>, memref<3xf32>)
  }
  return
}

// Unknown becomes unique when a dealloc retains the value: here before the branch.
// CHECK-LABEL: func.func @made_unique(%arg0: i1, %arg1: i1, %arg2: memref<3xf32>) -> memref<3xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %arg2 : memref<3xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %1 = arith.andi %false, %arg1 : i1
// CHECK-NEXT: %2 = arith.andi %true, %arg1 : i1
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%1, %2) retain (%0 : memref<3xf32>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %4 = arith.xori %true_4, %arg1 : i1
// CHECK-NEXT: %5 = arith.andi %false, %4 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %6 = arith.xori %true_5, %arg1 : i1
// CHECK-NEXT: %7 = arith.andi %true, %6 : i1
// CHECK-NEXT: %8:3 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%5, %7) retain (%arg2, %alloc, %0 : memref<3xf32>, memref<3xf32>, memref<3xf32>)
// CHECK-NEXT: %9 = arith.select %arg1, %3, %8#2 : i1
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %10 = scf.if %9 -> (memref<3xf32>) {
// CHECK-NEXT: scf.yield %0 : memref<3xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %14 = bufferization.clone %0 : memref<3xf32> to memref<3xf32>
// CHECK-NEXT: scf.yield %14 : memref<3xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_6 = arith.constant true
// CHECK-NEXT: %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %0 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %10 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %11 = bufferization.dealloc (%base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>) if (%9, %true_6) retain (%10 : memref<3xf32>)
// CHECK-NEXT: return %10 : memref<3xf32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: test.copy(%0, %arg2) : (memref<3xf32>, memref<3xf32>)
// CHECK-NEXT: %12 = scf.if %8#1 -> (memref<3xf32>) {
// CHECK-NEXT: scf.yield %alloc : memref<3xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %14 = bufferization.clone %alloc : memref<3xf32> to memref<3xf32>
// CHECK-NEXT: scf.yield %14 : memref<3xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_15 = arith.constant true
// CHECK-NEXT: %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %arg2 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %alloc : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %0 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %12 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %13 = bufferization.dealloc (%base_buffer_16, %base_buffer_20, %base_buffer_24, %base_buffer_28 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%8#0, %8#1, %9, %true_15) retain (%12 : memref<3xf32>)
// CHECK-NEXT: return %12 : memref<3xf32>
// CHECK-NEXT: }
func.func @made_unique(%c: i1, %d: i1, %m: memref<3xf32>) -> memref<3xf32> {
  %a = memref.alloc() : memref<3xf32>
  %s = arith.select %c, %a, %m : memref<3xf32>
  cf.cond_br %d, ^yes, ^no
^yes:
  return %s : memref<3xf32>
^no:
  test.copy(%s, %m) : (memref<3xf32>, memref<3xf32>)
  return %a : memref<3xf32>
}
