// bufferization.to_memref and to_tensor, seen from the memref side.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @same_type(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: return %arg0 : memref<4xf32>
// CHECK-NEXT: }
func.func @same_type(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  %1 = bufferization.to_memref %0 : memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK-LABEL: func.func @cast(%arg0: memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @cast(%m: memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  %1 = bufferization.to_memref %0 : memref<4xf32, strided<[?], offset: ?>>
  return %1 : memref<4xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: func.func @copy(%arg0: memref<4xf32, strided<[1], offset: ?>>, %arg1: memref<?xf32, strided<[?]>>) -> (memref<4xf32>, memref<?xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
// CHECK-NEXT: %dim = memref.dim %arg1, %c0 : memref<?xf32, strided<[?]>>
// CHECK-NEXT: %alloc_0 = memref.alloc(%dim) : memref<?xf32>
// CHECK-NEXT: memref.copy %arg1, %alloc_0 : memref<?xf32, strided<[?]>> to memref<?xf32>
// CHECK-NEXT: return %alloc, %alloc_0 : memref<4xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @copy(%m: memref<4xf32, strided<[1], offset: ?>>, %d: memref<?xf32, strided<[?]>>) -> (memref<4xf32>, memref<?xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32, strided<[1], offset: ?>>
  %1 = bufferization.to_memref %0 : memref<4xf32>
  %2 = bufferization.to_tensor %d : memref<?xf32, strided<[?]>>
  %3 = bufferization.to_memref %2 : memref<?xf32>
  return %1, %3 : memref<4xf32>, memref<?xf32>
}

// CHECK-LABEL: func.func @to_tensor(%arg0: tensor<4xf32>) -> (tensor<4xf32>, memref<4xf32>) {
// CHECK-NEXT: %0 = bufferization.to_memref %arg0 : memref<4xf32>
// CHECK-NEXT: return %arg0, %0 : tensor<4xf32>, memref<4xf32>
// CHECK-NEXT: }
func.func @to_tensor(%t: tensor<4xf32>) -> (tensor<4xf32>, memref<4xf32>) {
  %0 = bufferization.to_memref %t : memref<4xf32>
  %1 = bufferization.to_tensor %0 : memref<4xf32>
  return %1, %0 : tensor<4xf32>, memref<4xf32>
}
