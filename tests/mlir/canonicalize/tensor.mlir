// Sizes and elements that are asked of a bufferization.to_memref are asked of its tensor, and the other way
// round.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize=top-down=false | FileCheck %s --check-prefix=BOTTOM-UP


// CHECK-LABEL: func.func @memref_there_and_back(%arg0: memref<4x?xf32, strided<[?, 1]>>, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x?xf32, strided<[?, 1]>> to memref<4x?xf32>
// CHECK-NEXT: %dim = memref.dim %arg0, %c1 : memref<4x?xf32, strided<[?, 1]>>
// CHECK-NEXT: %dim_0 = memref.dim %cast, %arg1 : memref<4x?xf32>
// CHECK-NEXT: %dim_1 = memref.dim %cast, %c7 : memref<4x?xf32>
// CHECK-NEXT: return %dim, %dim_0, %dim_1 : index, index, index
// CHECK-NEXT: }
// BOTTOM-UP-LABEL: func.func @memref_there_and_back(%arg0: memref<4x?xf32, strided<[?, 1]>>, %arg1: index) -> (index, index, index) {
// BOTTOM-UP-NEXT: %c1 = arith.constant 1 : index
// BOTTOM-UP-NEXT: %c7 = arith.constant 7 : index
// BOTTOM-UP-NEXT: %dim = memref.dim %arg0, %c1 : memref<4x?xf32, strided<[?, 1]>>
// BOTTOM-UP-NEXT: %dim_0 = memref.dim %arg0, %arg1 : memref<4x?xf32, strided<[?, 1]>>
// BOTTOM-UP-NEXT: %dim_1 = memref.dim %arg0, %c7 : memref<4x?xf32, strided<[?, 1]>>
// BOTTOM-UP-NEXT: return %dim, %dim_0, %dim_1 : index, index, index
// BOTTOM-UP-NEXT: }
func.func @memref_there_and_back(%m: memref<4x?xf32, strided<[?, 1]>>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %t = bufferization.to_tensor %m : memref<4x?xf32, strided<[?, 1]>>
  %n = bufferization.to_memref %t : memref<4x?xf32>
  %d = memref.dim %n, %c1 : memref<4x?xf32>
  %e = memref.dim %n, %i : memref<4x?xf32>
  %f = memref.dim %n, %c7 : memref<4x?xf32>
  return %d, %e, %f : index, index, index
}

// CHECK-LABEL: func.func @of_to_memref(%arg0: tensor<4x?xf32>, %arg1: index) -> (index, index, index, f32) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %arg1 : tensor<4x?xf32>
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1, %c0] : tensor<4x?xf32>
// CHECK-NEXT: return %dim, %dim_0, %c4, %extracted : index, index, index, f32
// CHECK-NEXT: }
// BOTTOM-UP-LABEL: func.func @of_to_memref(%arg0: tensor<4x?xf32>, %arg1: index) -> (index, index, index, f32) {
// BOTTOM-UP-NEXT: %c4 = arith.constant 4 : index
// BOTTOM-UP-NEXT: %c0 = arith.constant 0 : index
// BOTTOM-UP-NEXT: %c1 = arith.constant 1 : index
// BOTTOM-UP-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// BOTTOM-UP-NEXT: %dim_0 = tensor.dim %arg0, %arg1 : tensor<4x?xf32>
// BOTTOM-UP-NEXT: %extracted = tensor.extract %arg0[%arg1, %c0] : tensor<4x?xf32>
// BOTTOM-UP-NEXT: return %dim, %dim_0, %c4, %extracted : index, index, index, f32
// BOTTOM-UP-NEXT: }
func.func @of_to_memref(%t: tensor<4x?xf32>, %i: index) -> (index, index, index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = bufferization.to_memref %t : memref<4x?xf32>
  %d = memref.dim %n, %c1 : memref<4x?xf32>
  %e = memref.dim %n, %i : memref<4x?xf32>
  %f = memref.dim %n, %c0 : memref<4x?xf32>
  %v = memref.load %n[%i, %c0] : memref<4x?xf32>
  return %d, %e, %f, %v : index, index, index, f32
}

// CHECK-LABEL: func.func @of_to_tensor(%arg0: memref<4x?xf32>, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c1 : memref<4x?xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %arg1 : memref<4x?xf32>
// CHECK-NEXT: return %dim, %dim_0, %c4 : index, index, index
// CHECK-NEXT: }
// BOTTOM-UP-LABEL: func.func @of_to_tensor(%arg0: memref<4x?xf32>, %arg1: index) -> (index, index, index) {
// BOTTOM-UP-NEXT: %c4 = arith.constant 4 : index
// BOTTOM-UP-NEXT: %c1 = arith.constant 1 : index
// BOTTOM-UP-NEXT: %dim = memref.dim %arg0, %c1 : memref<4x?xf32>
// BOTTOM-UP-NEXT: %dim_0 = memref.dim %arg0, %arg1 : memref<4x?xf32>
// BOTTOM-UP-NEXT: return %dim, %dim_0, %c4 : index, index, index
// BOTTOM-UP-NEXT: }
func.func @of_to_tensor(%m: memref<4x?xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = bufferization.to_tensor %m : memref<4x?xf32>
  %d = tensor.dim %t, %c1 : tensor<4x?xf32>
  %e = tensor.dim %t, %i : tensor<4x?xf32>
  %f = tensor.dim %t, %c0 : tensor<4x?xf32>
  return %d, %e, %f : index, index, index
}

// CHECK-LABEL: func.func @of_cast(%arg0: tensor<4x?xf32>, %arg1: index) -> (index, f32) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<4x?xf32>
// CHECK-NEXT: return %c4, %extracted : index, f32
// CHECK-NEXT: }
// BOTTOM-UP-LABEL: func.func @of_cast(%arg0: tensor<4x?xf32>, %arg1: index) -> (index, f32) {
// BOTTOM-UP-NEXT: %c4 = arith.constant 4 : index
// BOTTOM-UP-NEXT: %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<4x?xf32>
// BOTTOM-UP-NEXT: return %c4, %extracted : index, f32
// BOTTOM-UP-NEXT: }
func.func @of_cast(%t: tensor<4x?xf32>, %i: index) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %d = tensor.dim %u, %c0 : tensor<?x?xf32>
  %v = tensor.extract %u[%i, %i] : tensor<?x?xf32>
  return %d, %v : index, f32
}
