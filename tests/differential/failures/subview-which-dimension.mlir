// Constants go into a subview that keeps one dimension of size 1 and drops another: its strides do not tell which.
// RUN: --canonicalize
// REFERENCE: invalid
// OURS: result

func.func @f(%m: memref<1x4x1xf32>) -> memref<1x4xf32, strided<[8, 1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[%c1, 0, 0][1, 4, 1][2, 1, 1] : memref<1x4x1xf32> to memref<1x4xf32, strided<[8, 1], offset: ?>>
  return %v : memref<1x4xf32, strided<[8, 1], offset: ?>>
}

// CHECK: func.func @f(%arg0: memref<1x4x1xf32>) -> memref<1x4xf32, strided<[8, 1], offset: ?>> {
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %subview = memref.subview %arg0[%c1, 0, 0] [1, 4, 1] [2, 1, 1] : memref<1x4x1xf32> to memref<1x4xf32, strided<[8, 1], offset: ?>>
// CHECK: return %subview : memref<1x4xf32, strided<[8, 1], offset: ?>>
