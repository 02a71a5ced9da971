// A buffer of a cast tensor keeps its layout and memory space.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @buffer_of_cast(%arg0: tensor<8x2xi32>) -> memref<?x2xi32, strided<[?, ?], offset: ?>, 5> {
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 read_only : tensor<8x2xi32> to memref<8x2xi32, strided<[?, ?], offset: ?>, 5>
// CHECK-NEXT: %cast = memref.cast %0 : memref<8x2xi32, strided<[?, ?], offset: ?>, 5> to memref<?x2xi32, strided<[?, ?], offset: ?>, 5>
// CHECK-NEXT: return %cast : memref<?x2xi32, strided<[?, ?], offset: ?>, 5>
// CHECK-NEXT: }
func.func @buffer_of_cast(%t: tensor<8x2xi32>) -> memref<?x2xi32, strided<[?, ?], offset: ?>, 5> {
  %0 = tensor.cast %t : tensor<8x2xi32> to tensor<?x2xi32>
  %1 = bufferization.to_buffer %0 read_only : tensor<?x2xi32> to memref<?x2xi32, strided<[?, ?], offset: ?>, 5>
  return %1 : memref<?x2xi32, strided<[?, ?], offset: ?>, 5>
}

// CHECK-LABEL: func.func @unranked(%arg0: tensor<8x2xi32>) -> memref<*xi32, 5> {
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 : tensor<8x2xi32> to memref<8x2xi32, 5>
// CHECK-NEXT: %cast = memref.cast %0 : memref<8x2xi32, 5> to memref<*xi32, 5>
// CHECK-NEXT: return %cast : memref<*xi32, 5>
// CHECK-NEXT: }
func.func @unranked(%t: tensor<8x2xi32>) -> memref<*xi32, 5> {
  %0 = tensor.cast %t : tensor<8x2xi32> to tensor<*xi32>
  %1 = bufferization.to_buffer %0 : tensor<*xi32> to memref<*xi32, 5>
  return %1 : memref<*xi32, 5>
}
