// Tensors that are made and cast before they become buffers: sizes that are known get into the type, and casts move behind the buffer.
// RUN: %bufscope-opt %s --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @known_size(%arg0: index) -> tensor<?x3x?xf64> {
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%arg0) : tensor<5x3x?xf64>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<5x3x?xf64> to tensor<?x3x?xf64>
// CHECK-NEXT: return %cast : tensor<?x3x?xf64>
// CHECK-NEXT: }
func.func @known_size(%n: index) -> tensor<?x3x?xf64> {
  %five = arith.constant 5 : index
  %0 = bufferization.alloc_tensor(%five, %n) : tensor<?x3x?xf64>
  return %0 : tensor<?x3x?xf64>
}

// A negative size stays.
// CHECK-LABEL: func.func @negative_size() -> tensor<?xf64> {
// CHECK-NEXT: %c-2 = arith.constant -2 : index
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%c-2) : tensor<?xf64>
// CHECK-NEXT: return %0 : tensor<?xf64>
// CHECK-NEXT: }
func.func @negative_size() -> tensor<?xf64> {
  %size = arith.constant -2 : index
  %0 = bufferization.alloc_tensor(%size) : tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

// CHECK-LABEL: func.func @size_of(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%arg0, %arg1) : tensor<?x?xi8>
// CHECK-NEXT: return %arg1, %arg0 : index, index
// CHECK-NEXT: }
func.func @size_of(%m: index, %n: index) -> (index, index) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %0 = bufferization.alloc_tensor(%m, %n) : tensor<?x?xi8>
  %1 = tensor.dim %0, %one : tensor<?x?xi8>
  %2 = tensor.dim %0, %zero : tensor<?x?xi8>
  return %1, %2 : index, index
}

// The size of a copy is that of its original; no size is beyond the rank.
// CHECK-LABEL: func.func @size_of_copy(%arg0: tensor<?x?xi8>) -> (index, index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x?xi8>
// CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<?x?xi8>
// CHECK-NEXT: %dim_0 = tensor.dim %0, %c6 : tensor<?x?xi8>
// CHECK-NEXT: return %dim, %dim_0 : index, index
// CHECK-NEXT: }
func.func @size_of_copy(%t: tensor<?x?xi8>) -> (index, index) {
  %one = arith.constant 1 : index
  %six = arith.constant 6 : index
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<?x?xi8>
  %1 = tensor.dim %0, %one : tensor<?x?xi8>
  %2 = tensor.dim %0, %six : tensor<?x?xi8>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: func.func @buffer_of_cast(%arg0: tensor<8x2xi32>) -> memref<?x2xi32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %0 = bufferization.to_memref %arg0 : memref<8x2xi32>
// CHECK-NEXT: %cast = memref.cast %0 : memref<8x2xi32> to memref<?x2xi32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x2xi32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @buffer_of_cast(%t: tensor<8x2xi32>) -> memref<?x2xi32, strided<[?, ?], offset: ?>> {
  %0 = tensor.cast %t : tensor<8x2xi32> to tensor<?x2xi32>
  %1 = bufferization.to_memref %0 : memref<?x2xi32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x2xi32, strided<[?, ?], offset: ?>>
}

// CHECK-LABEL: func.func @buffer_of_unranked(%arg0: tensor<*xi32>) -> memref<?x2xi32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<*xi32> to tensor<?x2xi32>
// CHECK-NEXT: %0 = bufferization.to_memref %cast : memref<?x2xi32>
// CHECK-NEXT: return %0 : memref<?x2xi32>
// CHECK-NEXT: }
func.func @buffer_of_unranked(%t: tensor<*xi32>) -> memref<?x2xi32> {
  %0 = tensor.cast %t : tensor<*xi32> to tensor<?x2xi32>
  %1 = bufferization.to_memref %0 : memref<?x2xi32>
  return %1 : memref<?x2xi32>
}
