// RetainedMemrefAliasingAlwaysDeallocatedMemref: where a retained value certainly is a buffer whose condition
// is true, its result is true; when that holds for all retained values, the buffers are dropped.
// RUN: %bufscope-opt %s --buffer-deallocation-simplification --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @one(%arg0: memref<2xf32>) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
func.func @one(%m: memref<2xf32>) -> i1 {
  %true = arith.constant true
  %v = memref.cast %m : memref<2xf32> to memref<?xf32>
  %r = bufferization.dealloc (%m : memref<2xf32>) if (%true) retain (%v : memref<?xf32>)
  return %r : i1
}

// For each retained value one such buffer: dropped; the others stay on the list.
// CHECK-LABEL: func.func @all_retained(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<2xf32>, %arg3: i1) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0:2 = bufferization.dealloc (%arg2 : memref<2xf32>) if (%arg3) retain (%arg0, %arg1 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return %true, %true : i1, i1
// CHECK-NEXT: }
func.func @all_retained(%m: memref<2xf32>, %n: memref<2xf32>, %o: memref<2xf32>, %c: i1) -> (i1, i1) {
  %true = arith.constant true
  %r:2 = bufferization.dealloc (%m, %n, %o : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%true, %true, %c) retain (%m, %n : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// For one of two only: its result becomes true, but nothing is dropped.
// CHECK-LABEL: func.func @some_retained(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<2xf32>, %arg3: i1) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0:2 = bufferization.dealloc (%arg0, %arg2 : memref<2xf32>, memref<2xf32>) if (%true, %arg3) retain (%arg0, %arg1 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return %true, %0#1 : i1, i1
// CHECK-NEXT: }
func.func @some_retained(%m: memref<2xf32>, %n: memref<2xf32>, %o: memref<2xf32>, %c: i1) -> (i1, i1) {
  %true = arith.constant true
  %r:2 = bufferization.dealloc (%m, %o : memref<2xf32>, memref<2xf32>) if (%true, %c) retain (%m, %n : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// Through the base buffer.
// CHECK-LABEL: func.func @base_buffer(%arg0: memref<2xf32>, %arg1: memref<2xf32>) -> (i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true, %true : i1, i1
// CHECK-NEXT: }
func.func @base_buffer(%m: memref<2xf32>, %n: memref<2xf32>) -> (i1, i1) {
  %true = arith.constant true
  %base, %o, %s, %t = memref.extract_strided_metadata %m : memref<2xf32> -> memref<f32>, index, index, index
  %base1, %o1, %s1, %t1 = memref.extract_strided_metadata %n : memref<2xf32> -> memref<f32>, index, index, index
  %r:2 = bufferization.dealloc (%base, %base1 : memref<f32>, memref<f32>) if (%true, %true) retain (%m, %n : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// Not with a condition that is only known at run time.
// CHECK-LABEL: func.func @condition(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) -> (i1, i1) {
// CHECK-NEXT: %0:2 = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<2xf32>) if (%arg2, %arg2) retain (%arg0, %arg1 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return %0#0, %0#1 : i1, i1
// CHECK-NEXT: }
func.func @condition(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (i1, i1) {
  %r:2 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %c) retain (%m, %n : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}
