// to_memref is called to_buffer, and both types are written.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @a(%arg0: memref<4xf32>, %arg1: tensor<4xf32>, %arg2: memref<*xf32>, %arg3: index) {
// CHECK-NEXT: %0 = bufferization.to_tensor %arg0 restrict writable {a = 1 : i64} : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT: %1 = bufferization.to_buffer %arg1 read_only {a = 2 : i64} : tensor<4xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: %2 = bufferization.to_tensor %arg2 : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, strided<[1], offset: 5>>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32, strided<[1], offset: 5>>
// CHECK-NEXT: %3 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT: %extracted = tensor.extract %arg1[%arg3] : tensor<4xf32>
// CHECK-NEXT: %dim = memref.dim %arg2, %arg3 : memref<*xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg2, %arg3 : memref<*xf32>
// CHECK-NEXT: "test.use"(%0, %1, %2, %arg2, %arg0, %alloc, %3, %extracted, %dim, %dim_0) : (tensor<4xf32>, memref<4xf32, strided<[1], offset: ?>>, tensor<*xf32>, memref<*xf32>, memref<4xf32>, memref<4xf32, strided<[1], offset: 5>>, tensor<4xf32>, f32, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>, %i: index) {
  %0 = bufferization.to_tensor %m restrict writable {a = 1} : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %t read_only {a = 2} : tensor<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  %2 = bufferization.to_tensor %u : memref<*xf32> to tensor<*xf32>
  %3 = bufferization.to_buffer %2 : tensor<*xf32> to memref<*xf32>
  %4 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  %5 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[1], offset: 5>>
  %6 = bufferization.to_tensor %4 : memref<4xf32> to tensor<4xf32>
  %7 = memref.load %1[%i] : memref<4xf32, strided<[1], offset: ?>>
  %8 = memref.dim %3, %i : memref<*xf32>
  %9 = tensor.dim %2, %i : tensor<*xf32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (tensor<4xf32>, memref<4xf32, strided<[1], offset: ?>>, tensor<*xf32>, memref<*xf32>, memref<4xf32>, memref<4xf32, strided<[1], offset: 5>>, tensor<4xf32>, f32, index, index) -> ()
  return
}
