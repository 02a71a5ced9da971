// A copy looks through a cast only where that forgets something.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @copies(%arg0: memref<4xf32>, %arg1: memref<?xf32>, %arg2: memref<*xf32>, %arg3: memref<0xf32>) {
// CHECK-NEXT: %cast = memref.cast %arg1 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT: %cast_0 = memref.cast %arg2 : memref<*xf32> to memref<4xf32>
// CHECK-NEXT: %cast_1 = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT: memref.copy %arg0, %arg1 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: memref.copy %cast, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %cast_0, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %arg0, %cast : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %arg1, %arg0 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %cast_1, %arg2 : memref<*xf32> to memref<*xf32>
// CHECK-NEXT: memref.copy %arg2, %cast_1 : memref<*xf32> to memref<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copies(%a: memref<4xf32>, %b: memref<?xf32>, %u: memref<*xf32>, %e: memref<0xf32>) {
  %c1 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %c2 = memref.cast %b : memref<?xf32> to memref<4xf32>
  %c3 = memref.cast %u : memref<*xf32> to memref<4xf32>
  %c4 = memref.cast %a : memref<4xf32> to memref<*xf32>
  memref.copy %c1, %b : memref<?xf32> to memref<?xf32>
  memref.copy %c2, %a : memref<4xf32> to memref<4xf32>
  memref.copy %c3, %a : memref<4xf32> to memref<4xf32>
  memref.copy %a, %c2 : memref<4xf32> to memref<4xf32>
  memref.copy %b, %c1 : memref<?xf32> to memref<?xf32>
  memref.copy %c4, %u : memref<*xf32> to memref<*xf32>
  memref.copy %u, %c4 : memref<*xf32> to memref<*xf32>
  memref.copy %c1, %c1 : memref<?xf32> to memref<?xf32>
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  return
}
