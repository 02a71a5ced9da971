// What lies outside of a tensor is refused since 22.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @f(%x: tensor<2xf32>) {
  %s = tensor.extract_slice %x[1][2][1]: tensor<2xf32> to tensor<2xf32>
  return
}

// -----
func.func @f(%x: memref<2xf32>) {
  %s = memref.subview %x[1][2][1]: memref<2xf32> to memref<2xf32, strided<[1], offset: 1>>
  return
}

// -----
func.func @f(%x: memref<2xf32>) {
  %s = memref.subview %x[3][1][1]: memref<2xf32> to memref<1xf32, strided<[1], offset: 3>>
  return
}

// -----
func.func @f(%x: tensor<2xf32>, %y: tensor<2xf32>) {
  %s = tensor.insert_slice %y into %x[1][2][1]: tensor<2xf32> into tensor<2xf32>
  return
}

// -----
func.func @f(%x: tensor<?xf32>) {
  %s = tensor.extract_slice %x[-1][2][1]: tensor<?xf32> to tensor<2xf32>
  return
}

// -----
func.func @f(%x: tensor<2xf32>, %y: tensor<2xf32>) {
  %r = scf.forall (%i) in (2) shared_outs(%o = %x) -> tensor<2xf32> {
    scf.forall.in_parallel { tensor.parallel_insert_slice %y into %o[1][2][1]: tensor<2xf32> into tensor<2xf32> }
  }
  return
}

// -----
func.func @f(%x: memref<?x?xf32>, %i: index) {
  %s = "memref.subview"(%x, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<2x2xf32>
  return
}

// -----
func.func @f(%x: memref<?x?xf32>, %i: index) {
  %s = "memref.reinterpret_cast"(%x, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<2x2xf32>
  return
}

// CHECK: {{.*}}slices-errors.mlir:5:8: error: slice along dimension 0 runs out-of-bounds: 2 >= 2
// CHECK-NEXT: %s = tensor.extract_slice %x[1][2][1]: tensor<2xf32> to tensor<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}slices-errors.mlir:5:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: {{.*}}slices-errors.mlir:11:8: error: slice along dimension 0 runs out-of-bounds: 2 >= 2
// CHECK-NEXT: %s = memref.subview %x[1][2][1]: memref<2xf32> to memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}slices-errors.mlir:11:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<2xf32>) -> memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT: {{.*}}slices-errors.mlir:17:8: error: offset 0 is out-of-bounds: 3 >= 2
// CHECK-NEXT: %s = memref.subview %x[3][1][1]: memref<2xf32> to memref<1xf32, strided<[1], offset: 3>>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}slices-errors.mlir:17:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (memref<2xf32>) -> memref<1xf32, strided<[1], offset: 3>>
// CHECK-NEXT: {{.*}}slices-errors.mlir:23:8: error: slice along dimension 0 runs out-of-bounds: 2 >= 2
// CHECK-NEXT: %s = tensor.insert_slice %y into %x[1][2][1]: tensor<2xf32> into tensor<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}slices-errors.mlir:23:8: note: see current operation: %0 = "tensor.insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: {{.*}}slices-errors.mlir:29:8: error: expected offsets to be non-negative, but got -1
// CHECK-NEXT: %s = tensor.extract_slice %x[-1][2][1]: tensor<?xf32> to tensor<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}slices-errors.mlir:29:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<2xf32>
// CHECK-NEXT: {{.*}}slices-errors.mlir:36:30: error: slice along dimension 0 runs out-of-bounds: 2 >= 2
// CHECK-NEXT: scf.forall.in_parallel { tensor.parallel_insert_slice %y into %o[1][2][1]: tensor<2xf32> into tensor<2xf32> }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}slices-errors.mlir:36:30: note: see current operation: "tensor.parallel_insert_slice"(%arg1, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<2xf32>) -> ()
// CHECK-NEXT: {{.*}}slices-errors.mlir:43:8: error: expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)
// CHECK-NEXT: %s = "memref.subview"(%x, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<2x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}slices-errors.mlir:43:8: note: see current operation: %0 = "memref.subview"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<2x2xf32>
// CHECK-NEXT: {{.*}}slices-errors.mlir:49:8: error: expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (1 vs 0)
// CHECK-NEXT: %s = "memref.reinterpret_cast"(%x, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<2x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}slices-errors.mlir:49:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<2x2xf32>
