// What is known to lie outside is refused.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @a(%m: memref<0xf32>, %n: memref<4xf32>) {
  %0 = memref.subview %m[0] [0] [1] : memref<0xf32> to memref<0xf32, strided<[1]>>
  return
}

// -----
func.func @a(%m: memref<0xf32>, %n: memref<4xf32>) {
  %0 = memref.subview %n[4] [0] [1] : memref<4xf32> to memref<0xf32, strided<[1], offset: 4>>
  return
}

// -----
func.func @a(%m: memref<0xf32>, %n: memref<4xf32>) {
  %0 = memref.subview %n[0] [3] [2] : memref<4xf32> to memref<3xf32, strided<[2]>>
  return
}

// -----
func.func @a(%m: memref<0xf32>, %n: memref<4xf32>, %i: index) {
  %0 = memref.subview %n[4] [%i] [2] : memref<4xf32> to memref<?xf32, strided<[2], offset: 4>>
  return
}

// CHECK: {{.*}}memref-subview-bounds.mlir:5:8: error: offset 0 is out-of-bounds: 0 >= 0
// CHECK-NEXT: %0 = memref.subview %m[0] [0] [1] : memref<0xf32> to memref<0xf32, strided<[1]>>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}memref-subview-bounds.mlir:5:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 0>, static_strides = array<i64: 1>}> : (memref<0xf32>) -> memref<0xf32, strided<[1]>>
// CHECK-NEXT: {{.*}}memref-subview-bounds.mlir:11:8: error: offset 0 is out-of-bounds: 4 >= 4
// CHECK-NEXT: %0 = memref.subview %n[4] [0] [1] : memref<4xf32> to memref<0xf32, strided<[1], offset: 4>>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}memref-subview-bounds.mlir:11:8: note: see current operation: %0 = "memref.subview"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 0>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<0xf32, strided<[1], offset: 4>>
// CHECK-NEXT: {{.*}}memref-subview-bounds.mlir:17:8: error: slice along dimension 0 runs out-of-bounds: 4 >= 4
// CHECK-NEXT: %0 = memref.subview %n[0] [3] [2] : memref<4xf32> to memref<3xf32, strided<[2]>>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}memref-subview-bounds.mlir:17:8: note: see current operation: %0 = "memref.subview"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 3>, static_strides = array<i64: 2>}> : (memref<4xf32>) -> memref<3xf32, strided<[2]>>
// CHECK-NEXT: {{.*}}memref-subview-bounds.mlir:23:8: error: offset 0 is out-of-bounds: 4 >= 4
// CHECK-NEXT: %0 = memref.subview %n[4] [%i] [2] : memref<4xf32> to memref<?xf32, strided<[2], offset: 4>>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}memref-subview-bounds.mlir:23:8: note: see current operation: %0 = "memref.subview"(%arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 2>}> : (memref<4xf32>, index) -> memref<?xf32, strided<[2], offset: 4>>
