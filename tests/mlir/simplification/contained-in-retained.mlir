// RemoveDeallocMemrefsContainedInRetained: a buffer that is certainly retained need not be freed; what
// became of its condition is or-ed into the result.
// RUN: %bufscope-opt %s --buffer-deallocation-simplification --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @itself(%arg0: memref<2xf32>, %arg1: i1) -> i1 {
// CHECK-NEXT: return %arg1 : i1
// CHECK-NEXT: }
func.func @itself(%m: memref<2xf32>, %c: i1) -> i1 {
  %r = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%m : memref<2xf32>)
  return %r : i1
}

// Through views, on both sides.
// CHECK-LABEL: func.func @view(%arg0: i1) -> i1 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: "test.opaque"(%subview) : (memref<4xf32, strided<[1]>>) -> ()
// CHECK-NEXT: return %arg0 : i1
// CHECK-NEXT: }
func.func @view(%c: i1) -> i1 {
  %a = memref.alloc() : memref<8xf32>
  %v = memref.subview %a[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  "test.opaque"(%v) : (memref<4xf32, strided<[1]>>) -> ()
  %r = bufferization.dealloc (%a : memref<8xf32>) if (%c) retain (%v : memref<4xf32, strided<[1]>>)
  return %r : i1
}

// The base buffer taken out of a retained buffer.
// CHECK-LABEL: func.func @base_buffer(%arg0: memref<2xf32>, %arg1: i1) -> i1 {
// CHECK-NEXT: return %arg1 : i1
// CHECK-NEXT: }
func.func @base_buffer(%m: memref<2xf32>, %c: i1) -> i1 {
  %base, %o, %s, %t = memref.extract_strided_metadata %m : memref<2xf32> -> memref<f32>, index, index, index
  %r = bufferization.dealloc (%base : memref<f32>) if (%c) retain (%m : memref<2xf32>)
  return %r : i1
}

// Two buffers, both dropped: the second one's or stands first.
// CHECK-LABEL: func.func @two(%arg0: memref<2xf32>, %arg1: i1, %arg2: i1) -> (i1, i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: %0 = arith.ori %arg2, %arg1 : i1
// CHECK-NEXT: %1 = arith.ori %arg2, %arg1 : i1
// CHECK-NEXT: return %0, %1 : i1, i1
// CHECK-NEXT: }
func.func @two(%m: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %a = memref.alloc() : memref<2xf32>
  "test.opaque"(%a) : (memref<2xf32>) -> ()
  %v = memref.cast %a : memref<2xf32> to memref<?xf32>
  %w = memref.cast %a : memref<2xf32> to memref<*xf32>
  %r:2 = bufferization.dealloc (%v, %w : memref<?xf32>, memref<*xf32>) if (%c, %d) retain (%a, %v : memref<2xf32>, memref<?xf32>)
  return %r#0, %r#1 : i1, i1
}

// Retained among others that are certainly something else.
// CHECK-LABEL: func.func @one_of_several(%arg0: i1) -> (i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: return %false, %arg0 : i1, i1
// CHECK-NEXT: }
func.func @one_of_several(%c: i1) -> (i1, i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  "test.opaque"(%a, %b) : (memref<2xf32>, memref<2xf32>) -> ()
  %r:2 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%b, %a : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// Not dropped: it may be the other one as well.
// CHECK-LABEL: func.func @may_be_another(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) -> (i1, i1) {
// CHECK-NEXT: %0:2 = bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg2) retain (%arg0, %arg1 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return %0#0, %0#1 : i1, i1
// CHECK-NEXT: }
func.func @may_be_another(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (i1, i1) {
  %r:2 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%m, %n : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// Not by this pattern: the retain list has duplicates; canonicalization takes them out first.
// CHECK-LABEL: func.func @duplicates(%arg0: memref<2xf32>, %arg1: i1) -> (i1, i1) {
// CHECK-NEXT: return %arg1, %arg1 : i1, i1
// CHECK-NEXT: }
func.func @duplicates(%m: memref<2xf32>, %c: i1) -> (i1, i1) {
  %r:2 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%m, %m : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}
