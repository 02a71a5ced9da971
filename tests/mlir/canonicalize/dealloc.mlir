// The canonicalization patterns of bufferization.dealloc.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// The same buffer more than once: its conditions are or-ed, at the first position.
// CHECK-LABEL: func.func @duplicate_memrefs(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT: %0 = arith.ori %arg2, %arg3 : i1
// CHECK-NEXT: %1 = arith.ori %0, %arg2 : i1
// CHECK-NEXT: bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<2xf32>) if (%1, %arg2)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @duplicate_memrefs(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %m, %n, %m : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %c, %c)
  return
}

// The same condition both times: no or.
// CHECK-LABEL: func.func @duplicate_with_same_condition(%arg0: memref<2xf32>, %arg1: i1) {
// CHECK-NEXT: bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg1)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @duplicate_with_same_condition(%m: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%m, %m : memref<2xf32>, memref<2xf32>) if (%c, %c)
  return
}

// The same retained value more than once: the results are shared.
// CHECK-LABEL: func.func @duplicate_retained(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) -> (i1, i1, i1) {
// CHECK-NEXT: %0:2 = bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg2) retain (%arg1, %arg0 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return %0#0, %0#1, %0#0 : i1, i1, i1
// CHECK-NEXT: }
func.func @duplicate_retained(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (i1, i1, i1) {
  %r:3 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%n, %m, %n : memref<2xf32>, memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1, %r#2 : i1, i1, i1
}

// CHECK-LABEL: func.func @empty(%arg0: memref<2xf32>) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
func.func @empty(%m: memref<2xf32>) -> i1 {
  bufferization.dealloc
  %r = bufferization.dealloc retain (%m : memref<2xf32>)
  return %r : i1
}

// CHECK-LABEL: func.func @always_false(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) -> i1 {
// CHECK-NEXT: %0 = bufferization.dealloc (%arg1 : memref<2xf32>) if (%arg2) retain (%arg0 : memref<2xf32>)
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @always_false(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> i1 {
  %false = arith.constant false
  %r = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%false, %c) retain (%m : memref<2xf32>)
  return %r : i1
}

// CHECK-LABEL: func.func @all_false(%arg0: memref<2xf32>, %arg1: memref<2xf32>) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
func.func @all_false(%m: memref<2xf32>, %n: memref<2xf32>) -> i1 {
  %false = arith.constant false
  %r = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%false, %false) retain (%m : memref<2xf32>)
  return %r : i1
}

// The base buffer of an allocation: the allocation itself; of an argument: unchanged.
// CHECK-LABEL: func.func @skip_extract(%arg0: memref<4xf32>, %arg1: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: "test.opaque"(%alloc, %alloca, %0) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%alloc, %alloca, %0, %base_buffer : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<f32>) if (%arg1, %arg1, %arg1, %arg1)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @skip_extract(%m: memref<4xf32>, %c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %s = memref.alloca() : memref<4xf32>
  %l = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  "test.opaque"(%a, %s, %l) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  %b0, %o0, %s0, %t0 = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %s : memref<4xf32> -> memref<f32>, index, index, index
  %b2, %o2, %s2, %t2 = memref.extract_strided_metadata %l : memref<4xf32> -> memref<f32>, index, index, index
  %b3, %o3, %s3, %t3 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%b0, %b1, %b2, %b3 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%c, %c, %c, %c)
  return
}

// Allocated only to be freed.
// CHECK-LABEL: func.func @alloc_dealloc_pair(%arg0: memref<2xf32>, %arg1: i1) -> i1 {
// CHECK-NEXT: %0 = bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg1) retain (%arg0 : memref<2xf32>)
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @alloc_dealloc_pair(%m: memref<2xf32>, %c: i1) -> i1 {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloca() : memref<2xf32>
  %r = bufferization.dealloc (%a, %m, %b : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %c, %c) retain (%m : memref<2xf32>)
  return %r : i1
}

// Used otherwise, or retained as well: stays.
// CHECK-LABEL: func.func @not_a_pair(%arg0: i1) -> i1 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: %0 = bufferization.dealloc (%alloc, %alloc_0 : memref<2xf32>, memref<2xf32>) if (%arg0, %arg0) retain (%alloc_0 : memref<2xf32>)
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @not_a_pair(%c: i1) -> i1 {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  "test.opaque"(%a) : (memref<2xf32>) -> ()
  %r = bufferization.dealloc (%a, %b : memref<2xf32>, memref<2xf32>) if (%c, %c) retain (%b : memref<2xf32>)
  return %r : i1
}

// Constant true and retained arguments: nothing to do here.
// CHECK-LABEL: func.func @unchanged(%arg0: memref<2xf32>, %arg1: memref<2xf32>) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = bufferization.dealloc (%arg0 : memref<2xf32>) if (%true) retain (%arg1 : memref<2xf32>)
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @unchanged(%m: memref<2xf32>, %n: memref<2xf32>) -> i1 {
  %true = arith.constant true
  %r = bufferization.dealloc (%m : memref<2xf32>) if (%true) retain (%n : memref<2xf32>)
  return %r : i1
}
