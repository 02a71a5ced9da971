// Views that do not fit their source.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0, 0][2, %n][1, 1] : memref<4x8xf32> to memref<2x3xf32, strided<[8, 1], offset: 0>>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0, 0][2, %n][1, 1] : memref<4x8xf32> to memref<2x?x1xf32, strided<[8, 1, 1], offset: 0>>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0, 0][2, %n][1, 1] : memref<4x8xf32> to memref<2x?xi32, strided<[8, 1], offset: 0>>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0, 0][2, %n][1, 1] : memref<4x8xf32> to memref<2x?xf32, strided<[8, 1], offset: 1>>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0, 0][2, %n][1, 1] : memref<4x8xf32> to memref<2x?xf32, strided<[4, 1], offset: 0>>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0, 0][2, %n][1, 1] : memref<4x8xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0][2][1] : memref<4x8xf32> to memref<2xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0, 0][2, 2][1] : memref<4x8xf32> to memref<2xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0, 0][2][1, 1] : memref<4x8xf32> to memref<2xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0, -1][2, 2][1, 1] : memref<4x8xf32> to memref<2xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0, 0][1, 2][1, 1] : memref<4x8xf32> to memref<2xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0, 0][2, 1][1, 1] : memref<4x8xf32> to memref<2xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.subview %s[0, 0][2, 1][1, 1] : memref<4x8xf32> to memref<2xf32, 2>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<2xf32> to memref<3xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [1] : memref<2xf32> to memref<?xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.reinterpret_cast %m to offset: [%n], sizes: [3], strides: [1] : memref<2xf32> to memref<3xf32, strided<[1], offset: 0>>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.reinterpret_cast %m to offset: [%n], sizes: [3], strides: [2] : memref<2xf32> to memref<3xf32, strided<[1], offset: ?>>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.reinterpret_cast %m to offset: [%n], sizes: [3, 2], strides: [2, 1] : memref<2xf32> to memref<3xf32, strided<[1], offset: ?>>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.cast %m : memref<2xf32> to memref<3xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9 = memref.cast %m : memref<2xf32> to memref<?xf32, strided<[?], offset: ?>>
  %8 = memref.cast %m : memref<2xf32> to memref<2xf32, strided<[2]>>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9:2 = "memref.extract_strided_metadata"(%m) : (memref<2xf32>) -> (memref<f32>, index)
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9:4 = "memref.extract_strided_metadata"(%m) : (memref<2xf32>) -> (memref<i32>, index, index, index)
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %9:3 = "memref.extract_strided_metadata"(%m) : (memref<2xf32>) -> (memref<i32>, index, index)
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %0 = memref.collapse_shape %s [[0, 1]] : memref<4x8xf32> into memref<31xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %0 = memref.collapse_shape %s [[0], [1]] : memref<4x8xf32> into memref<32xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %0 = memref.expand_shape %s [[0], [1, 2]] output_shape [4, 4, 2] : memref<4x8xf32> into memref<4x2x4xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %0 = memref.expand_shape %s [[0], [1, 2]] output_shape [4, 4] : memref<4x8xf32> into memref<4x2x4xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %0 = memref.transpose %s (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 4]>>
  return
}

// CHECK: within split at {{.*}}verifier-views.mlir:1 offset :5:8: error: expected result type to be 'memref<2x?xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result sizes)
// CHECK-NEXT: %9 = memref.subview %s[0, 0][2, %n][1, 1] : memref<4x8xf32> to memref<2x3xf32, strided<[8, 1], offset: 0>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:1 offset :5:8: note: see current operation: %0 = "memref.subview"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>, index) -> memref<2x3xf32, strided<[8, 1]>>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:9 offset :3:8: error: expected result rank to be smaller or equal to the source rank.
// CHECK-NEXT: %9 = memref.subview %s[0, 0][2, %n][1, 1] : memref<4x8xf32> to memref<2x?x1xf32, strided<[8, 1, 1], offset: 0>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:9 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>, index) -> memref<2x?x1xf32, strided<[8, 1, 1]>>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:15 offset :3:8: error: expected result element type to be 'f32'
// CHECK-NEXT: %9 = memref.subview %s[0, 0][2, %n][1, 1] : memref<4x8xf32> to memref<2x?xi32, strided<[8, 1], offset: 0>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:15 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>, index) -> memref<2x?xi32, strided<[8, 1]>>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:21 offset :3:8: error: expected result type to be 'memref<2x?xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result layout)
// CHECK-NEXT: %9 = memref.subview %s[0, 0][2, %n][1, 1] : memref<4x8xf32> to memref<2x?xf32, strided<[8, 1], offset: 1>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:21 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>, index) -> memref<2x?xf32, strided<[8, 1], offset: 1>>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:27 offset :3:8: error: expected result type to be 'memref<2x?xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result layout)
// CHECK-NEXT: %9 = memref.subview %s[0, 0][2, %n][1, 1] : memref<4x8xf32> to memref<2x?xf32, strided<[4, 1], offset: 0>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:27 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>, index) -> memref<2x?xf32, strided<[4, 1]>>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:33 offset :3:8: error: expected result type to be 'memref<2x?xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result layout)
// CHECK-NEXT: %9 = memref.subview %s[0, 0][2, %n][1, 1] : memref<4x8xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:33 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>, index) -> memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:39 offset :3:8: error: expected 2 offset values, got 1
// CHECK-NEXT: %9 = memref.subview %s[0][2][1] : memref<4x8xf32> to memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:39 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4x8xf32>) -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:45 offset :3:8: error: expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.
// CHECK-NEXT: %9 = memref.subview %s[0, 0][2, 2][1] : memref<4x8xf32> to memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:45 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1>}> : (memref<4x8xf32>) -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:51 offset :3:8: error: expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.
// CHECK-NEXT: %9 = memref.subview %s[0, 0][2][1, 1] : memref<4x8xf32> to memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:51 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>) -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:57 offset :3:8: error: expected offsets to be non-negative, but got -1
// CHECK-NEXT: %9 = memref.subview %s[0, -1][2, 2][1, 1] : memref<4x8xf32> to memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:57 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, -1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>) -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:69 offset :3:8: error: expected result type to be 'memref<2x1xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result layout)
// CHECK-NEXT: %9 = memref.subview %s[0, 0][2, 1][1, 1] : memref<4x8xf32> to memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:69 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>) -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:75 offset :3:8: error: different memory spaces specified for base memref type 'memref<4x8xf32>' and subview memref type 'memref<2xf32, 2>'
// CHECK-NEXT: %9 = memref.subview %s[0, 0][2, 1][1, 1] : memref<4x8xf32> to memref<2xf32, 2>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:75 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>) -> memref<2xf32, 2>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:99 offset :3:8: error: expected result type with stride = 2 instead of 1 in dim = 0
// CHECK-NEXT: %9 = memref.reinterpret_cast %m to offset: [%n], sizes: [3], strides: [2] : memref<2xf32> to memref<3xf32, strided<[1], offset: ?>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:99 offset :3:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg1, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 3>, static_strides = array<i64: 2>}> : (memref<2xf32>, index) -> memref<3xf32, strided<[1], offset: ?>>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:105 offset :3:8: error: expected 1 size values, got 2
// CHECK-NEXT: %9 = memref.reinterpret_cast %m to offset: [%n], sizes: [3, 2], strides: [2, 1] : memref<2xf32> to memref<3xf32, strided<[1], offset: ?>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:105 offset :3:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg1, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 3, 2>, static_strides = array<i64: 2, 1>}> : (memref<2xf32>, index) -> memref<3xf32, strided<[1], offset: ?>>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:111 offset :3:8: error: 'memref.cast' op operand type 'memref<2xf32>' and result type 'memref<3xf32>' are cast incompatible
// CHECK-NEXT: %9 = memref.cast %m : memref<2xf32> to memref<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:111 offset :3:8: note: see current operation: %0 = "memref.cast"(%arg1) : (memref<2xf32>) -> memref<3xf32>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:117 offset :4:8: error: 'memref.cast' op operand type 'memref<2xf32>' and result type 'memref<2xf32, strided<[2]>>' are cast incompatible
// CHECK-NEXT: %8 = memref.cast %m : memref<2xf32> to memref<2xf32, strided<[2]>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:117 offset :4:8: note: see current operation: %1 = "memref.cast"(%arg1) : (memref<2xf32>) -> memref<2xf32, strided<[2]>>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:124 offset :3:10: error: 'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index'
// CHECK-NEXT: %9:2 = "memref.extract_strided_metadata"(%m) : (memref<2xf32>) -> (memref<f32>, index)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:124 offset :3:10: error: 'memref.extract_strided_metadata' op failed to infer returned types
// CHECK-NEXT: %9:2 = "memref.extract_strided_metadata"(%m) : (memref<2xf32>) -> (memref<f32>, index)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:124 offset :3:10: note: see current operation: %0:2 = "memref.extract_strided_metadata"(%arg1) : (memref<2xf32>) -> (memref<f32>, index)
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:130 offset :3:10: error: 'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<i32>', 'index', 'index', 'index'
// CHECK-NEXT: %9:4 = "memref.extract_strided_metadata"(%m) : (memref<2xf32>) -> (memref<i32>, index, index, index)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:130 offset :3:10: error: 'memref.extract_strided_metadata' op failed to infer returned types
// CHECK-NEXT: %9:4 = "memref.extract_strided_metadata"(%m) : (memref<2xf32>) -> (memref<i32>, index, index, index)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:130 offset :3:10: note: see current operation: %0:4 = "memref.extract_strided_metadata"(%arg1) : (memref<2xf32>) -> (memref<i32>, index, index, index)
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:136 offset :3:10: error: 'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<i32>', 'index', 'index'
// CHECK-NEXT: %9:3 = "memref.extract_strided_metadata"(%m) : (memref<2xf32>) -> (memref<i32>, index, index)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:136 offset :3:10: error: 'memref.extract_strided_metadata' op failed to infer returned types
// CHECK-NEXT: %9:3 = "memref.extract_strided_metadata"(%m) : (memref<2xf32>) -> (memref<i32>, index, index)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:136 offset :3:10: note: see current operation: %0:3 = "memref.extract_strided_metadata"(%arg1) : (memref<2xf32>) -> (memref<i32>, index, index)
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:142 offset :3:8: error: 'memref.collapse_shape' op collapsed dim size (31) must equal reassociation group size (32)
// CHECK-NEXT: %0 = memref.collapse_shape %s {{\[\[}}0, 1]] : memref<4x8xf32> into memref<31xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:142 offset :3:8: note: see current operation: %0 = "memref.collapse_shape"(%arg2) <{reassociation = {{\[\[}}0, 1]]}> : (memref<4x8xf32>) -> memref<31xf32>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:148 offset :3:8: error: 'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1
// CHECK-NEXT: %0 = memref.collapse_shape %s {{\[\[}}0], [1]] : memref<4x8xf32> into memref<32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:148 offset :3:8: note: see current operation: %0 = "memref.collapse_shape"(%arg2) <{reassociation = {{\[\[}}0], [1]]}> : (memref<4x8xf32>) -> memref<32xf32>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:154 offset :3:8: error: 'memref.expand_shape' op invalid output shape provided at pos 1
// CHECK-NEXT: %0 = memref.expand_shape %s {{\[\[}}0], [1, 2]] output_shape [4, 4, 2] : memref<4x8xf32> into memref<4x2x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:154 offset :3:8: note: see current operation: %0 = "memref.expand_shape"(%arg2) <{reassociation = {{\[\[}}0], [1, 2]], static_output_shape = array<i64: 4, 4, 2>}> : (memref<4x8xf32>) -> memref<4x2x4xf32>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:160 offset :3:8: error: 'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (3) but found 2 inputs instead
// CHECK-NEXT: %0 = memref.expand_shape %s {{\[\[}}0], [1, 2]] output_shape [4, 4] : memref<4x8xf32> into memref<4x2x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:160 offset :3:8: note: see current operation: %0 = "memref.expand_shape"(%arg2) <{reassociation = {{\[\[}}0], [1, 2]], static_output_shape = array<i64: 4, 4>}> : (memref<4x8xf32>) -> memref<4x2x4xf32>
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:166 offset :3:8: error: 'memref.transpose' op result type 'memref<8x4xf32, strided<[1, 4]>>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'
// CHECK-NEXT: %0 = memref.transpose %s (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 4]>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-views.mlir:166 offset :3:8: note: see current operation: %0 = "memref.transpose"(%arg2) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<4x8xf32>) -> memref<8x4xf32, strided<[1, 4]>>
