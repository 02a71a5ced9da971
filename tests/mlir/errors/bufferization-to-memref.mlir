// What cannot be allocated, and ops that are not about memrefs alone.
// RUN: not %bufscope-opt %s --split-input-file --convert-bufferization-to-memref 2>&1 | FileCheck %s

func.func @stride(%a: memref<?xf32, strided<[2], offset: 1>>) {
  %0 = bufferization.clone %a : memref<?xf32, strided<[2], offset: 1>> to memref<?xf32, strided<[2], offset: 1>>
  return
}

// -----

func.func @map(%a: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  %0 = bufferization.clone %a : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

// What was converted before still counts in the numbers.
func.func @tensor(%n: index, %a: memref<?xf32>) {
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  %2 = bufferization.to_tensor %1 : memref<?xf32>
  return
}

// -----

func.func @back(%a: tensor<?xf32>) -> memref<?xf32> {
  %0 = bufferization.to_memref %a : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: within split at {{.*}}bufferization-to-memref.mlir:1 offset :5:8: error: failed to legalize operation 'bufferization.clone' that was explicitly marked illegal
// CHECK-NEXT: %0 = bufferization.clone %a : memref<?xf32, strided<[2], offset: 1>> to memref<?xf32, strided<[2], offset: 1>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}bufferization-to-memref.mlir:1 offset :5:8: note: see current operation: %0 = "bufferization.clone"(%arg0) : (memref<?xf32, strided<[2], offset: 1>>) -> memref<?xf32, strided<[2], offset: 1>>
// CHECK-NEXT: within split at {{.*}}bufferization-to-memref.mlir:9 offset :4:8: error: failed to legalize operation 'bufferization.clone' that was explicitly marked illegal
// CHECK-NEXT: %0 = bufferization.clone %a : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}bufferization-to-memref.mlir:9 offset :4:8: note: see current operation: %0 = "bufferization.clone"(%arg0) : (memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: within split at {{.*}}bufferization-to-memref.mlir:16 offset :7:8: error: failed to legalize operation 'bufferization.to_tensor' that was explicitly marked illegal
// CHECK-NEXT: %2 = bufferization.to_tensor %1 : memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}bufferization-to-memref.mlir:16 offset :7:8: note: see current operation: %8 = "bufferization.to_tensor"(%7) : (memref<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}bufferization-to-memref.mlir:26 offset :4:8: error: failed to legalize operation 'bufferization.to_memref' that was explicitly marked illegal
// CHECK-NEXT: %0 = bufferization.to_memref %a : memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}bufferization-to-memref.mlir:26 offset :4:8: note: see current operation: %0 = "bufferization.to_memref"(%arg0) : (tensor<?xf32>) -> memref<?xf32>
