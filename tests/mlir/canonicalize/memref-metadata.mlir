// extract_strided_metadata and reinterpret_cast.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @static_parts(%arg0: memref<?x4xf32, strided<[8, 2], offset: 5>>) -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32, strided<[8, 2], offset: 5>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return %base_buffer, %c5, %sizes#0, %c4, %c8, %c2 : memref<f32>, index, index, index, index, index
// CHECK-NEXT: }
func.func @static_parts(%m: memref<?x4xf32, strided<[8, 2], offset: 5>>) -> (memref<f32>, index, index, index, index, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x4xf32, strided<[8, 2], offset: 5>> -> memref<f32>, index, index, index, index, index
  return %base, %offset, %sizes#0, %sizes#1, %strides#0, %strides#1 : memref<f32>, index, index, index, index, index
}

// CHECK-LABEL: func.func @several_uses(%arg0: memref<4xf32>) -> (index, index, index) {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: "test.use"(%base_buffer, %c4, %c1, %c4) : (memref<f32>, index, index, index) -> ()
// CHECK-NEXT: return %c8, %c4, %c1 : index, index, index
// CHECK-NEXT: }
func.func @several_uses(%m: memref<4xf32>) -> (index, index, index) {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  %0 = arith.addi %size, %size : index
  %1 = arith.addi %0, %offset : index
  "test.use"(%base, %size, %stride, %size) : (memref<f32>, index, index, index) -> ()
  return %1, %size, %stride : index, index, index
}

// CHECK-LABEL: func.func @of_cast(%arg0: memref<4xf32>) -> (memref<f32>, index) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %cast : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: return %base_buffer, %sizes : memref<f32>, index
// CHECK-NEXT: }
func.func @of_cast(%m: memref<4xf32>) -> (memref<f32>, index) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
  return %base, %size : memref<f32>, index
}

// CHECK-LABEL: func.func @round_trip(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: return %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @round_trip(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK-LABEL: func.func @round_trip_with_cast(%arg0: memref<4x?xf32>) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @round_trip_with_cast(%m: memref<4x?xf32>) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%c0], sizes: [%c4, %sizes#1], strides: [%strides#0, 1] : memref<f32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}

// CHECK-LABEL: func.func @no_round_trip(%arg0: memref<4x?xf32>, %arg1: index) -> (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32>) {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%arg1], sizes: [4, %sizes#1], strides: [%strides#0, 1] : memref<f32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %reinterpret_cast_0 = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%arg1], strides: [1] : memref<f32> to memref<?xf32>
// CHECK-NEXT: return %reinterpret_cast, %reinterpret_cast_0 : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32>
// CHECK-NEXT: }
func.func @no_round_trip(%m: memref<4x?xf32>, %i: index) -> (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%i], sizes: [4, %sizes#1], strides: [%strides#0, 1] : memref<f32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.reinterpret_cast %base to offset: [0], sizes: [%i], strides: [1] : memref<f32> to memref<?xf32>
  return %0, %1 : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32>
}

// CHECK-LABEL: func.func @reinterpreted(%arg0: memref<?xf32>, %arg1: index) -> (memref<?xf32>, memref<4xf32>, memref<4xf32>, memref<?xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return %reinterpret_cast, %reinterpret_cast_0, %alloc, %reinterpret_cast_1 : memref<?xf32>, memref<4xf32>, memref<4xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @reinterpreted(%m: memref<?xf32>, %i: index) -> (memref<?xf32>, memref<4xf32>, memref<4xf32>, memref<?xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [2], sizes: [%i], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: 2>>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [%i], strides: [1] : memref<?xf32, strided<[1], offset: 2>> to memref<?xf32>
  %2 = memref.cast %m : memref<?xf32> to memref<4xf32>
  %3 = memref.reinterpret_cast %2 to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  %4 = memref.alloc() : memref<4xf32>
  %5 = memref.reinterpret_cast %4 to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  %6 = memref.subview %m[0] [%i] [2] : memref<?xf32> to memref<?xf32, strided<[2]>>
  %7 = memref.reinterpret_cast %6 to offset: [0], sizes: [%i], strides: [1] : memref<?xf32, strided<[2]>> to memref<?xf32>
  return %1, %3, %5, %7 : memref<?xf32>, memref<4xf32>, memref<4xf32>, memref<?xf32>
}

// What stands behind an op that uses a result twice gets a constant of its own, later.
// CHECK-LABEL: func.func @used_twice_in_one_op(%arg0: memref<?x3xf32>, %arg1: index, %arg2: f32) -> memref<?x3xf32> {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: memref.store %cst, %arg0[%c0, %c3] : memref<?x3xf32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<0x3xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<0x3xf32> to memref<?x3xf32>
// CHECK-NEXT: return %cast : memref<?x3xf32>
// CHECK-NEXT: }
func.func @used_twice_in_one_op(%m: memref<?x3xf32>, %n: index, %value: f32) -> memref<?x3xf32> {
  %c2 = arith.constant 2 : index
  %differs = arith.cmpi ne, %c2, %n : index
  %same = arith.select %differs, %m, %m : memref<?x3xf32>
  %zero = arith.subi %n, %n : index
  %base, %off, %size:2, %stride:2 = memref.extract_strided_metadata %same : memref<?x3xf32> -> memref<f32>, index, index, index, index, index
  %one = arith.constant 1.0 : f32
  memref.store %one, %m[%off, %size#1] : memref<?x3xf32>
  %result = memref.alloc(%zero) : memref<?x3xf32>
  %other = memref.alloc(%size#1) : memref<?x3xf32>
  %part = memref.subview %other[1, %off] [%off, 2] [1, 2] : memref<?x3xf32> to memref<?x2xf32, strided<[3, 2], offset: ?>>
  return %result : memref<?x3xf32>
}
