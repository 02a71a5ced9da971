// memref.dim and rank: known from the type, or from the op that made the memref.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @static(%arg0: memref<4x?xf32>, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c1 : memref<4x?xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %arg1 : memref<4x?xf32>
// CHECK-NEXT: return %c4, %dim, %dim_0 : index, index, index
// CHECK-NEXT: }
func.func @static(%m: memref<4x?xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<4x?xf32>
  %1 = memref.dim %m, %c1 : memref<4x?xf32>
  %2 = memref.dim %m, %i : memref<4x?xf32>
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @out_of_bounds(%arg0: memref<4xf32>, %arg1: memref<*xf32>) -> (index, index, index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c5 : memref<4xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c-1 : memref<4xf32>
// CHECK-NEXT: %dim_1 = memref.dim %arg1, %c5 : memref<*xf32>
// CHECK-NEXT: return %dim, %dim_0, %dim_1 : index, index, index
// CHECK-NEXT: }
func.func @out_of_bounds(%m: memref<4xf32>, %u: memref<*xf32>) -> (index, index, index) {
  %c5 = arith.constant 5 : index
  %cm1 = arith.constant -1 : index
  %0 = memref.dim %m, %c5 : memref<4xf32>
  %1 = memref.dim %m, %cm1 : memref<4xf32>
  %2 = memref.dim %u, %c5 : memref<*xf32>
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @of_alloc(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: return %arg1, %arg0, %arg0 : index, index, index
// CHECK-NEXT: }
func.func @of_alloc(%n: index, %k: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = memref.alloc(%n, %k) : memref<?x4x?xf32>
  %1 = memref.dim %0, %c2 : memref<?x4x?xf32>
  %2 = memref.alloca(%n) : memref<?xf32>
  %3 = memref.dim %2, %c0 : memref<?xf32>
  %4 = memref.dim %0, %c0 : memref<?x4x?xf32>
  return %1, %3, %4 : index, index, index
}

// CHECK-LABEL: func.func @of_views(%arg0: memref<?x?xf32>, %arg1: memref<?xi8>, %arg2: index, %arg3: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT: return %arg3, %arg3, %arg3, %arg3, %dim : index, index, index, index, index
// CHECK-NEXT: }
func.func @of_views(%m: memref<?x?xf32>, %raw: memref<?xi8>, %i: index, %j: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.view %raw[%i][%j] : memref<?xi8> to memref<4x?xf32>
  %1 = memref.dim %0, %c1 : memref<4x?xf32>
  %2 = memref.subview %m[%i, 0] [%j, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %3 = memref.dim %2, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
  %4 = memref.subview %m[0, %i] [1, %j] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %5 = memref.dim %4, %c0 : memref<?xf32, strided<[1], offset: ?>>
  %6 = memref.reinterpret_cast %m to offset: [0], sizes: [%j], strides: [1] : memref<?x?xf32> to memref<?xf32>
  %7 = memref.dim %6, %c0 : memref<?xf32>
  %8 = memref.cast %m : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %9 = memref.dim %8, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1, %3, %5, %7, %9 : index, index, index, index, index
}

// CHECK-LABEL: func.func @of_reshape(%arg0: memref<?xf32>, %arg1: memref<3xi32>, %arg2: memref<3xindex>, %arg3: index) -> (index, index, index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = memref.load %arg1[%c1] : memref<3xi32>
// CHECK-NEXT: %1 = arith.index_cast %0 : i32 to index
// CHECK-NEXT: %reshape = memref.reshape %arg0(%arg2) : (memref<?xf32>, memref<3xindex>) -> memref<?x?x?xf32>
// CHECK-NEXT: %2 = memref.load %arg2[%arg3] : memref<3xindex>
// CHECK-NEXT: %3 = arith.addi %arg3, %1 : index
// CHECK-NEXT: %dim = memref.dim %reshape, %3 : memref<?x?x?xf32>
// CHECK-NEXT: return %1, %2, %dim : index, index, index
// CHECK-NEXT: }
func.func @of_reshape(%m: memref<?xf32>, %s: memref<3xi32>, %t: memref<3xindex>, %i: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<3xi32>) -> memref<?x?x?xf32>
  %1 = memref.dim %0, %c1 : memref<?x?x?xf32>
  %2 = memref.reshape %m(%t) : (memref<?xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %3 = memref.dim %2, %i : memref<?x?x?xf32>
  %4 = arith.addi %i, %1 : index
  %5 = memref.dim %2, %4 : memref<?x?x?xf32>
  return %1, %3, %5 : index, index, index
}

// The index must be there where the reshape is.
// CHECK-LABEL: func.func @of_outer_reshape(%arg0: memref<?xf32>, %arg1: memref<3xindex>, %arg2: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %reshape = memref.reshape %arg0(%arg1) : (memref<?xf32>, memref<3xindex>) -> memref<?x?x?xf32>
// CHECK-NEXT: %0 = memref.load %arg1[%arg2] : memref<3xindex>
// CHECK-NEXT: %1 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %c0) -> (index) {
// CHECK-NEXT: %dim = memref.dim %reshape, %arg3 : memref<?x?x?xf32>
// CHECK-NEXT: %2 = arith.addi %arg4, %dim : index
// CHECK-NEXT: %3 = arith.addi %2, %0 : index
// CHECK-NEXT: scf.yield %3 : index
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @of_outer_reshape(%m: memref<?xf32>, %t: memref<3xindex>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%t) : (memref<?xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> (index) {
    %2 = memref.dim %0, %i : memref<?x?x?xf32>
    %3 = memref.dim %0, %n : memref<?x?x?xf32>
    %4 = arith.addi %a, %2 : index
    %5 = arith.addi %4, %3 : index
    scf.yield %5 : index
  }
  return %1 : index
}

// CHECK-LABEL: func.func @rank(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>) -> (index, index) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = memref.rank %arg1 : memref<*xf32>
// CHECK-NEXT: return %c2, %0 : index, index
// CHECK-NEXT: }
func.func @rank(%m: memref<4x?xf32>, %u: memref<*xf32>) -> (index, index) {
  %0 = memref.rank %m : memref<4x?xf32>
  %1 = memref.rank %u : memref<*xf32>
  return %0, %1 : index, index
}
