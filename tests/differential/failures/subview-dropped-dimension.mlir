// Constants go into a subview that drops a dimension and has unknown strides: its type forgets that it drops one.
// RUN: --canonicalize
// REFERENCE: invalid
// OURS: result

func.func @f(%m: memref<2x?x4xf32>) -> memref<1x2xf32, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = memref.subview %m[1, 0, 1][1, 1, 2][%c1, %c2, %c2] : memref<2x?x4xf32> to memref<1x2xf32, strided<[?, ?], offset: ?>>
  return %v : memref<1x2xf32, strided<[?, ?], offset: ?>>
}

// CHECK: func.func @f(%arg0: memref<2x?x4xf32>) -> memref<1x2xf32, strided<[?, ?], offset: ?>> {
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %c2 = arith.constant 2 : index
// CHECK: %subview = memref.subview %arg0[1, 0, 1] [1, 1, 2] [%c1, %c2, %c2] : memref<2x?x4xf32> to memref<1x2xf32, strided<[?, ?], offset: ?>>
// CHECK: return %subview : memref<1x2xf32, strided<[?, ?], offset: ?>>
