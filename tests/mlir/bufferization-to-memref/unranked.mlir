// The rank of an unranked memref is known at run time only: a loop reads the sizes.
// RUN: %bufscope-opt %s --convert-bufferization-to-memref | FileCheck %s

// CHECK-LABEL: func.func @unranked(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = memref.rank %arg0 : memref<*xf32>
// CHECK-NEXT: %alloca = memref.alloca(%0) : memref<?xindex>
// CHECK-NEXT: %1 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %c1) -> (index) {
// CHECK-NEXT: %dim = memref.dim %arg0, %arg1 : memref<*xf32>
// CHECK-NEXT: memref.store %dim, %alloca[%arg1] : memref<?xindex>
// CHECK-NEXT: %2 = arith.muli %arg2, %dim : index
// CHECK-NEXT: scf.yield %2 : index
// CHECK-NEXT: }
// CHECK-NEXT: %alloc = memref.alloc(%1) : memref<?xf32>
// CHECK-NEXT: %reshape = memref.reshape %alloc(%alloca) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT: memref.copy %arg0, %reshape : memref<*xf32> to memref<*xf32>
// CHECK-NEXT: return %reshape : memref<*xf32>
// CHECK-NEXT: }
func.func @unranked(%a: memref<*xf32>) -> memref<*xf32> {
  %0 = bufferization.clone %a : memref<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// What is allocated is in the default memory space all the same.
// CHECK-LABEL: func.func @space(%arg0: memref<*xi8, 3>) -> memref<*xi8, 3> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = memref.rank %arg0 : memref<*xi8, 3>
// CHECK-NEXT: %alloca = memref.alloca(%0) : memref<?xindex>
// CHECK-NEXT: %1 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %c1) -> (index) {
// CHECK-NEXT: %dim = memref.dim %arg0, %arg1 : memref<*xi8, 3>
// CHECK-NEXT: memref.store %dim, %alloca[%arg1] : memref<?xindex>
// CHECK-NEXT: %2 = arith.muli %arg2, %dim : index
// CHECK-NEXT: scf.yield %2 : index
// CHECK-NEXT: }
// CHECK-NEXT: %alloc = memref.alloc(%1) : memref<?xi8>
// CHECK-NEXT: %reshape = memref.reshape %alloc(%alloca) : (memref<?xi8>, memref<?xindex>) -> memref<*xi8, 3>
// CHECK-NEXT: memref.copy %arg0, %reshape : memref<*xi8, 3> to memref<*xi8, 3>
// CHECK-NEXT: return %reshape : memref<*xi8, 3>
// CHECK-NEXT: }
func.func @space(%a: memref<*xi8, 3>) -> memref<*xi8, 3> {
  %0 = bufferization.clone %a : memref<*xi8, 3> to memref<*xi8, 3>
  return %0 : memref<*xi8, 3>
}

// CHECK-LABEL: func.func @known_rank(%arg0: memref<2x3xf32>) -> memref<*xf32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<2x3xf32> to memref<*xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = memref.rank %arg0 : memref<2x3xf32>
// CHECK-NEXT: %alloca = memref.alloca(%0) : memref<?xindex>
// CHECK-NEXT: %1 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %c1) -> (index) {
// CHECK-NEXT: %dim = memref.dim %arg0, %arg1 : memref<2x3xf32>
// CHECK-NEXT: memref.store %dim, %alloca[%arg1] : memref<?xindex>
// CHECK-NEXT: %2 = arith.muli %arg2, %dim : index
// CHECK-NEXT: scf.yield %2 : index
// CHECK-NEXT: }
// CHECK-NEXT: %alloc = memref.alloc(%1) : memref<?xf32>
// CHECK-NEXT: %reshape = memref.reshape %alloc(%alloca) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT: memref.copy %arg0, %reshape : memref<2x3xf32> to memref<*xf32>
// CHECK-NEXT: return %reshape : memref<*xf32>
// CHECK-NEXT: }
func.func @known_rank(%a: memref<2x3xf32>) -> memref<*xf32> {
  %0 = memref.cast %a : memref<2x3xf32> to memref<*xf32>
  %1 = bufferization.clone %0 : memref<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}
