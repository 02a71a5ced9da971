// memref: allocations that nobody reads, casts, sizes, views.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Only written to and freed.
// CHECK-LABEL: func.func @dead_allocation(%arg0: f32, %arg1: index, %arg2: i1) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dead_allocation(%x: f32, %i: index, %c: i1) {
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  }
  %b = memref.alloca() : memref<4xf32>
  memref.store %x, %b[%i] : memref<4xf32>
  %d = memref.alloc() : memref<4xf32>
  return
}

// Stored somewhere else, or read: stays.
// CHECK-LABEL: func.func @live_allocation(%arg0: index, %arg1: memref<4xmemref<2xf32>>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.store %alloc, %arg1[%arg0] : memref<4xmemref<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @live_allocation(%i: index, %m: memref<4xmemref<2xf32>>) {
  %a = memref.alloc() : memref<2xf32>
  memref.store %a, %m[%i] : memref<4xmemref<2xf32>>
  return
}

// A load that nobody uses is dead; a store is not.
// CHECK-LABEL: func.func @loads(%arg0: index, %arg1: memref<4xf32>, %arg2: f32) {
// CHECK-NEXT: memref.store %arg2, %arg1[%arg0] : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loads(%i: index, %m: memref<4xf32>, %x: f32) {
  %l = memref.load %m[%i] : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @copy_to_itself(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copy_to_itself(%m: memref<4xf32>, %n: memref<4xf32>) {
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.copy %m, %n : memref<4xf32> to memref<4xf32>
  return
}

// Casts disappear into their users where these take any type.
// CHECK-LABEL: func.func @casts(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> (f32, index) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %0 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT: memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT: "test.opaque"(%cast) : (memref<?xf32>) -> ()
// CHECK-NEXT: memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT: return %0, %c4 : f32, index
// CHECK-NEXT: }
func.func @casts(%m: memref<4xf32>, %i: index, %x: f32) -> (f32, index) {
  %v = memref.cast %m : memref<4xf32> to memref<?xf32>
  %c0 = arith.constant 0 : index
  %d = memref.dim %v, %c0 : memref<?xf32>
  %l = memref.load %v[%i] : memref<?xf32>
  memref.store %x, %v[%i] : memref<?xf32>
  memref.copy %v, %v : memref<?xf32> to memref<?xf32>
  "test.opaque"(%v) : (memref<?xf32>) -> ()
  memref.dealloc %v : memref<?xf32>
  return %l, %d : f32, index
}

// CHECK-LABEL: func.func @cast_of_cast(%arg0: memref<4xf32>) -> (memref<4xf32>, memref<*xf32>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT: return %arg0, %cast : memref<4xf32>, memref<*xf32>
// CHECK-NEXT: }
func.func @cast_of_cast(%m: memref<4xf32>) -> (memref<4xf32>, memref<*xf32>) {
  %v = memref.cast %m : memref<4xf32> to memref<?xf32>
  %w = memref.cast %v : memref<?xf32> to memref<4xf32>
  %u = memref.cast %v : memref<?xf32> to memref<*xf32>
  return %w, %u : memref<4xf32>, memref<*xf32>
}

// CHECK-LABEL: func.func @sizes(%arg0: index, %arg1: memref<?x7xf32>) -> (index, index, index) {
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?x3xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<?x3xf32>) -> ()
// CHECK-NEXT: %dim = memref.dim %arg1, %c0 : memref<?x7xf32>
// CHECK-NEXT: return %arg0, %c7, %dim : index, index, index
// CHECK-NEXT: }
func.func @sizes(%n: index, %m: memref<?x7xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?x3xf32>
  "test.opaque"(%a) : (memref<?x3xf32>) -> ()
  %d = memref.dim %a, %c0 : memref<?x3xf32>
  %e = memref.dim %m, %c1 : memref<?x7xf32>
  %f = memref.dim %m, %c0 : memref<?x7xf32>
  return %d, %e, %f : index, index, index
}

// CHECK-LABEL: func.func @constant_size() -> memref<?xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<6xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
func.func @constant_size() -> memref<?xf32> {
  %c6 = arith.constant 6 : index
  %a = memref.alloc(%c6) : memref<?xf32>
  return %a : memref<?xf32>
}

// CHECK-LABEL: func.func @whole_subview(%arg0: memref<4x8xf32>) -> memref<4x8xf32, strided<[8, 1]>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
// CHECK-NEXT: return %cast : memref<4x8xf32, strided<[8, 1]>>
// CHECK-NEXT: }
func.func @whole_subview(%m: memref<4x8xf32>) -> memref<4x8xf32, strided<[8, 1]>> {
  %v = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  return %v : memref<4x8xf32, strided<[8, 1]>>
}

// CHECK-LABEL: func.func @subview_constants(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32, strided<[1], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[2] [3] [1] : memref<?xf32> to memref<3xf32, strided<[1], offset: 2>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<3xf32, strided<[1], offset: 2>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @subview_constants(%m: memref<?xf32>, %n: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %v = memref.subview %m[%c2] [%c3] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %v : memref<?xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @metadata(%arg0: memref<4x?xf32, strided<[?, 1], offset: 3>>) -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return %base_buffer, %c3, %c4, %sizes#1, %strides#0, %c1 : memref<f32>, index, index, index, index, index
// CHECK-NEXT: }
func.func @metadata(%m: memref<4x?xf32, strided<[?, 1], offset: 3>>) -> (memref<f32>, index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// CHECK-LABEL: func.func @dead_views(%arg0: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dead_views(%m: memref<4xf32>) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  %v = memref.cast %m : memref<4xf32> to memref<?xf32>
  return
}
