// Offsets, sizes and strides that do not fit together, or lie outside: the same is asked of all ops that have them.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%x: tensor<?xf32>, %y: tensor<2xf32>) {
  %s = tensor.insert_slice %y into %x[-1][2][1]: tensor<2xf32> into tensor<?xf32>
  return
}

// -----
func.func @f(%x: tensor<?xf32>, %y: tensor<2xf32>) {
  %r = scf.forall (%i) in (2) shared_outs(%o = %x) -> tensor<?xf32> {
    scf.forall.in_parallel { tensor.parallel_insert_slice %y into %o[-1][2][1]: tensor<2xf32> into tensor<?xf32> }
  }
  return
}

// -----
func.func @f(%x: tensor<?xf32>, %y: tensor<2xf32>) {
  %s = "tensor.insert_slice"(%y, %x) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----
func.func @f(%x: tensor<?xf32>, %y: tensor<2xf32>) {
  %s = "tensor.insert_slice"(%y, %x) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1, 1>}> : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----
func.func @f(%x: tensor<?xf32>, %y: tensor<2xf32>) {
  %s = "tensor.extract_slice"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1,1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @f(%x: tensor<?xf32>, %y: tensor<2xf32>) {
  %s = "tensor.extract_slice"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1,1>, static_sizes = array<i64: 2,2>, static_strides = array<i64: 1,1>}> : (tensor<?xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @f(%x: tensor<?x?xf32>, %y: tensor<2xf32>) {
  %s = "tensor.extract_slice"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<?x?xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @f(%x: tensor<?x?xf32>, %y: tensor<2xf32>, %i: index) {
  %s = "tensor.extract_slice"(%x, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, -2>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index) -> tensor<2xf32>
  return
}

// -----
func.func @f(%x: tensor<?x?xf32>, %y: tensor<2xf32>, %i: index) {
  %s = "tensor.insert_slice"(%y, %x) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, -2>, static_strides = array<i64: 1, 1>}> : (tensor<2xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// -----
func.func @f(%x: tensor<4x4xf32>, %y: tensor<2xf32>, %i: index) {
  %s = tensor.extract_slice %x[5, 0][1, 1][1,1] : tensor<4x4xf32> to tensor<3xf32>
  return
}

// -----
func.func @f(%x: tensor<4x4xf32>, %y: tensor<2xf32>, %i: index) {
  %s = tensor.extract_slice %x[5, 0][1, 1][1,1] : tensor<4x4xf32> to tensor<1xf32>
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

// -----
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

// CHECK: within split at {{.*}}slices.mlir:1 offset :5:8: error: expected offsets to be non-negative, but got -1
// CHECK-NEXT: %s = tensor.insert_slice %y into %x[-1][2][1]: tensor<2xf32> into tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:1 offset :5:8: note: see current operation: %0 = "tensor.insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}slices.mlir:9 offset :4:30: error: expected offsets to be non-negative, but got -1
// CHECK-NEXT: scf.forall.in_parallel { tensor.parallel_insert_slice %y into %o[-1][2][1]: tensor<2xf32> into tensor<?xf32> }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:9 offset :4:30: note: see current operation: "tensor.parallel_insert_slice"(%arg1, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<?xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}slices.mlir:17 offset :3:8: error: expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.
// CHECK-NEXT: %s = "tensor.insert_slice"(%y, %x) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:17 offset :3:8: note: see current operation: %0 = "tensor.insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}slices.mlir:23 offset :3:8: error: expected mixed sizes rank to match mixed strides rank (1 vs 2) so the rank of the result type is well-formed.
// CHECK-NEXT: %s = "tensor.insert_slice"(%y, %x) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1, 1>}> : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:23 offset :3:8: note: see current operation: %0 = "tensor.insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1, 1>}> : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}slices.mlir:29 offset :3:8: error: expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.
// CHECK-NEXT: %s = "tensor.extract_slice"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1,1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:29 offset :3:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<2xf32>
// CHECK-NEXT: within split at {{.*}}slices.mlir:35 offset :3:8: error: expected 1 offset values, got 2
// CHECK-NEXT: %s = "tensor.extract_slice"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1,1>, static_sizes = array<i64: 2,2>, static_strides = array<i64: 1,1>}> : (tensor<?xf32>) -> tensor<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:35 offset :3:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<?xf32>) -> tensor<2xf32>
// CHECK-NEXT: within split at {{.*}}slices.mlir:41 offset :3:8: error: expected 2 offset values, got 1
// CHECK-NEXT: %s = "tensor.extract_slice"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<?x?xf32>) -> tensor<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:41 offset :3:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<?x?xf32>) -> tensor<2xf32>
// CHECK-NEXT: within split at {{.*}}slices.mlir:47 offset :3:8: error: expected 0 dynamic offset values
// CHECK-NEXT: %s = "tensor.extract_slice"(%x, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, -2>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index) -> tensor<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:47 offset :3:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, -2>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index) -> tensor<2xf32>
// CHECK-NEXT: within split at {{.*}}slices.mlir:53 offset :3:8: error: expected sizes to be non-negative, but got -2
// CHECK-NEXT: %s = "tensor.insert_slice"(%y, %x) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, -2>, static_strides = array<i64: 1, 1>}> : (tensor<2xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:53 offset :3:8: note: see current operation: %0 = "tensor.insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, -2>, static_strides = array<i64: 1, 1>}> : (tensor<2xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: within split at {{.*}}slices.mlir:59 offset :3:8: error: expected type to be 'tensor<1x1xf32>' or a rank-reduced version. (size mismatch)
// CHECK-NEXT: %s = tensor.extract_slice %x[5, 0][1, 1][1,1] : tensor<4x4xf32> to tensor<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:59 offset :3:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 5, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<3xf32>
// CHECK-NEXT: within split at {{.*}}slices.mlir:71 offset :3:8: error: expected 0 dynamic offset values
// CHECK-NEXT: %s = "memref.subview"(%x, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<2x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:71 offset :3:8: note: see current operation: %0 = "memref.subview"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<2x2xf32>
// CHECK-NEXT: within split at {{.*}}slices.mlir:77 offset :3:8: error: expected 0 dynamic size values
// CHECK-NEXT: %s = "memref.reinterpret_cast"(%x, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<2x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:77 offset :3:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index) -> memref<2x2xf32>
// CHECK-NEXT: within split at {{.*}}slices.mlir:107 offset :3:8: error: expected offsets to be non-negative, but got -1
// CHECK-NEXT: %s = tensor.extract_slice %x[-1][2][1]: tensor<?xf32> to tensor<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}slices.mlir:107 offset :3:8: note: see current operation: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<2xf32>
