// A clone is an allocation of the same sizes and a copy; sizes that are known fold at once.
// RUN: %bufscope-opt %s --convert-bufferization-to-memref | FileCheck %s

// CHECK-LABEL: func.func @static(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return %alloc : memref<4xf32>
// CHECK-NEXT: }
func.func @static(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK-LABEL: func.func @dynamic(%arg0: memref<?x4x?xf32, 1>) -> memref<?x4x?xf32, 1> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x4x?xf32, 1>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c2 : memref<?x4x?xf32, 1>
// CHECK-NEXT: %alloc = memref.alloc(%dim, %dim_0) : memref<?x4x?xf32, 1>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?x4x?xf32, 1> to memref<?x4x?xf32, 1>
// CHECK-NEXT: return %alloc : memref<?x4x?xf32, 1>
// CHECK-NEXT: }
func.func @dynamic(%a: memref<?x4x?xf32, 1>) -> memref<?x4x?xf32, 1> {
  %0 = bufferization.clone %a : memref<?x4x?xf32, 1> to memref<?x4x?xf32, 1>
  return %0 : memref<?x4x?xf32, 1>
}

// The size of an allocation is its operand; the index stays.
// CHECK-LABEL: func.func @folded(%arg0: index, %arg1: memref<4xf32>) -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: memref.copy %alloc, %alloc_0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %alloc_2 = memref.alloc(%c4) : memref<?xf32>
// CHECK-NEXT: memref.copy %arg1, %alloc_2 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %alloc_0, %alloc_2 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @folded(%n: index, %a: memref<4xf32>) -> (memref<?xf32>, memref<?xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  %2 = bufferization.clone %a : memref<4xf32> to memref<?xf32>
  return %1, %2 : memref<?xf32>, memref<?xf32>
}

// It looks through casts, but not at what another clone became.
// CHECK-LABEL: func.func @casts(%arg0: memref<?x5xf32>) -> memref<?x5xf32, strided<[5, 1], offset: ?>> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x5xf32>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?x5xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<?x5xf32> to memref<?x5xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<?x5xf32> to memref<?x5xf32, strided<[5, 1], offset: ?>>
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %dim_1 = memref.dim %alloc, %c0_0 : memref<?x5xf32>
// CHECK-NEXT: %alloc_2 = memref.alloc(%dim_1) : memref<?x5xf32>
// CHECK-NEXT: %cast_3 = memref.cast %alloc_2 : memref<?x5xf32> to memref<?x5xf32, strided<[5, 1], offset: ?>>
// CHECK-NEXT: memref.copy %alloc, %cast_3 : memref<?x5xf32> to memref<?x5xf32, strided<[5, 1], offset: ?>>
// CHECK-NEXT: return %cast_3 : memref<?x5xf32, strided<[5, 1], offset: ?>>
// CHECK-NEXT: }
func.func @casts(%a: memref<?x5xf32>) -> memref<?x5xf32, strided<[5, 1], offset: ?>> {
  %0 = bufferization.clone %a : memref<?x5xf32> to memref<?x5xf32>
  %1 = memref.cast %0 : memref<?x5xf32> to memref<?x5xf32, strided<[5, 1], offset: ?>>
  %2 = bufferization.clone %1 : memref<?x5xf32, strided<[5, 1], offset: ?>> to memref<?x5xf32, strided<[5, 1], offset: ?>>
  return %2 : memref<?x5xf32, strided<[5, 1], offset: ?>>
}

// What has a layout is allocated without one and cast.
// CHECK-LABEL: func.func @layout(%arg0: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: memref.copy %arg0, %cast : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @layout(%a: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
  %0 = bufferization.clone %a : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// Ops of other dialects fold in passing, those of arith, memref, scf and func do not.
// CHECK-LABEL: func.func @passing(%arg0: memref<4xf32>) -> (i32, index) {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %0 = arith.addi %c1_i32, %c1_i32 : i32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<4xf32>
// CHECK-NEXT: return %0, %dim : i32, index
// CHECK-NEXT: }
func.func @passing(%a: memref<4xf32>) -> (i32, index) {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %0, %0 : i32
  %2 = arith.constant 0 : index
  %3 = memref.dim %a, %2 : memref<4xf32>
  return %1, %3 : i32, index
}

// No path leads there.
// CHECK-LABEL: func.func @unreachable(%arg0: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unreachable(%a: memref<4xf32>) {
  return
^bb1:
  %0 = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  return
}
