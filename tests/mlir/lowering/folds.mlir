// The conversion folds in passing, but puts the results in place at its end: until then other ops are
// folded as if nothing had gone.
// RUN: %bufscope-opt %s --bufferization-lower-deallocations --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --expand-realloc --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @back_and_forth(%arg0: memref<4xf32>) {
// CHECK-NEXT: %0 = bufferization.to_tensor %arg0 : memref<4xf32>
// CHECK-NEXT: "test.keep"(%0, %arg0, %0, %arg0) : (tensor<4xf32>, memref<4xf32>, tensor<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @back_and_forth(%m: memref<4xf32>) {
  %t = bufferization.to_tensor %m : memref<4xf32>
  %n = bufferization.to_memref %t : memref<4xf32>
  %u = bufferization.to_tensor %n restrict : memref<4xf32>
  %o = bufferization.to_memref %u : memref<4xf32>
  "test.keep"(%t, %n, %u, %o) : (tensor<4xf32>, memref<4xf32>, tensor<4xf32>, memref<4xf32>) -> ()
  return
}
