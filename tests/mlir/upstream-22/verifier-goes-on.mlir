// What is wrong in one function does not keep the verifier from the next one.
// RUN: not %bufscope-opt %s --upstream=22 --expand-realloc 2>&1 | FileCheck %s

func.func @a(%m: memref<16xf32>) -> memref<8xf32> {
    %grown0 = memref.realloc %m : memref<16xf32> to memref<8xf32>
  return %grown0 : memref<8xf32>
}
func.func @b(%m: memref<16xf32>) -> memref<8xf32> {
    %grown0 = memref.realloc %m : memref<16xf32> to memref<8xf32>
    %grown1 = memref.realloc %m : memref<16xf32> to memref<8xf32>
  return %grown0 : memref<8xf32>
}
func.func @c(%m: memref<16xf32>) -> memref<8xf32> {
    %grown0 = memref.realloc %m : memref<16xf32> to memref<8xf32>
  return %grown0 : memref<8xf32>
}

// CHECK: {{.*}}verifier-goes-on.mlir:5:15: error: slice along dimension 0 runs out-of-bounds: 15 >= 8
// CHECK-NEXT: %grown0 = memref.realloc %m : memref<16xf32> to memref<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}verifier-goes-on.mlir:5:15: note: see current operation: %6 = "memref.subview"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 16>, static_strides = array<i64: 1>}> : (memref<8xf32>) -> memref<16xf32, strided<[1]>>
// CHECK-NEXT: {{.*}}verifier-goes-on.mlir:9:15: error: slice along dimension 0 runs out-of-bounds: 15 >= 8
// CHECK-NEXT: %grown0 = memref.realloc %m : memref<16xf32> to memref<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}verifier-goes-on.mlir:9:15: note: see current operation: %13 = "memref.subview"(%12) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 16>, static_strides = array<i64: 1>}> : (memref<8xf32>) -> memref<16xf32, strided<[1]>>
// CHECK-NEXT: {{.*}}verifier-goes-on.mlir:14:15: error: slice along dimension 0 runs out-of-bounds: 15 >= 8
// CHECK-NEXT: %grown0 = memref.realloc %m : memref<16xf32> to memref<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}verifier-goes-on.mlir:14:15: note: see current operation: %6 = "memref.subview"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 16>, static_strides = array<i64: 1>}> : (memref<8xf32>) -> memref<16xf32, strided<[1]>>
