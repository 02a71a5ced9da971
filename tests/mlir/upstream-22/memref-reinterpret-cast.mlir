// A reinterpret_cast of a base buffer is one of the memref; constants go to its type; memref.dim does not
// look through it.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @rc(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: memref<4x5xf32>) -> (memref<?xf32>, memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<4x5xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32>
// CHECK-NEXT: %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [3], strides: [1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<3xf32, strided<[1]>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast_0 : memref<3xf32, strided<[1]>> to memref<?xf32>
// CHECK-NEXT: %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [3], sizes: [%arg1], strides: [3] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[3], offset: 3>>
// CHECK-NEXT: %cast_2 = memref.cast %reinterpret_cast_1 : memref<?xf32, strided<[3], offset: 3>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %reinterpret_cast, %cast, %cast_2, %arg2 : memref<?xf32>, memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<4x5xf32>
// CHECK-NEXT: }
func.func @rc(%u: memref<?x?xf32, strided<[?,?], offset: ?>>, %i: index, %a: memref<4x5xf32>) -> (memref<?xf32>, memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<4x5xf32>) {
  %c3 = arith.constant 3 : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %u : memref<?x?xf32, strided<[?,?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [0], sizes: [%i], strides: [1] : memref<f32> to memref<?xf32>
  %r2 = memref.reinterpret_cast %u to offset: [0], sizes: [%c3], strides: [1] : memref<?x?xf32, strided<[?,?], offset: ?>> to memref<?xf32>
  %r3 = memref.reinterpret_cast %u to offset: [%c3], sizes: [%i], strides: [%c3] : memref<?x?xf32, strided<[?,?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %b2, %o2, %s2:2, %t2:2 = memref.extract_strided_metadata %a : memref<4x5xf32> -> memref<f32>, index, index, index, index, index
  %r4 = memref.reinterpret_cast %b2 to offset: [0], sizes: [4, 5], strides: [5, 1] : memref<f32> to memref<4x5xf32>
  return %r, %r2, %r3, %r4 : memref<?xf32>, memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<4x5xf32>
}
// CHECK-LABEL: func.func @dims(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: memref<4x?xf32>) -> (index, index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?x?xf32> to memref<?xf32>
// CHECK-NEXT: %dim = memref.dim %reinterpret_cast, %c0 : memref<?xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg3, %c1 : memref<4x?xf32>
// CHECK-NEXT: %alloc = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: "test.use"(%alloc) : (memref<?xf32>) -> ()
// CHECK-NEXT: return %dim, %arg2, %dim_0, %arg2 : index, index, index, index
// CHECK-NEXT: }
func.func @dims(%u: memref<?x?xf32>, %i: index, %j: index, %m: memref<4x?xf32>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.reinterpret_cast %u to offset: [0], sizes: [%i], strides: [1] : memref<?x?xf32> to memref<?xf32>
  %d = memref.dim %r, %c0 : memref<?xf32>
  %s = memref.subview %u[0, 0] [%i, %j] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %d1 = memref.dim %s, %c1 : memref<?x?xf32, strided<[?, 1]>>
  %k = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %d2 = memref.dim %k, %c1 : memref<?x?xf32>
  %a = memref.alloc(%j) : memref<?xf32>
  %d3 = memref.dim %a, %c0 : memref<?xf32>
  "test.use"(%a) : (memref<?xf32>) -> ()
  return %d, %d1, %d2, %d3 : index, index, index, index
}
