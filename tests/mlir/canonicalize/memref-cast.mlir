// memref.cast: chains, casts that do nothing, and consumers that look through them.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @chain(%arg0: memref<4xf32>) -> (memref<4xf32>, memref<*xf32>, memref<?xf32>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT: %cast_0 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %arg0, %cast, %cast_0 : memref<4xf32>, memref<*xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @chain(%m: memref<4xf32>) -> (memref<4xf32>, memref<*xf32>, memref<?xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  %2 = memref.cast %0 : memref<?xf32> to memref<*xf32>
  %3 = memref.cast %2 : memref<*xf32> to memref<?xf32>
  return %1, %2, %3 : memref<4xf32>, memref<*xf32>, memref<?xf32>
}

// CHECK-LABEL: func.func @from_unranked(%arg0: memref<*xf32>, %arg1: index) -> (f32, memref<4xf32>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<*xf32> to memref<?xf32>
// CHECK-NEXT: %cast_0 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT: %0 = memref.load %cast[%arg1] : memref<?xf32>
// CHECK-NEXT: return %0, %cast_0 : f32, memref<4xf32>
// CHECK-NEXT: }
func.func @from_unranked(%m: memref<*xf32>, %i: index) -> (f32, memref<4xf32>) {
  %0 = memref.cast %m : memref<*xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  %2 = memref.load %0[%i] : memref<?xf32>
  return %2, %1 : f32, memref<4xf32>
}

// CHECK-LABEL: func.func @accesses(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT: memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT: %0 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT: memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @accesses(%m: memref<4xf32>, %i: index, %x: f32) -> f32 {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @stored_memref(%arg0: memref<4xf32>, %arg1: memref<1xmemref<?xf32>>, %arg2: index) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: memref.store %cast, %arg1[%arg2] : memref<1xmemref<?xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @stored_memref(%m: memref<4xf32>, %p: memref<1xmemref<?xf32>>, %i: index) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %p : memref<1xmemref<?xf32>> to memref<?xmemref<?xf32>>
  memref.store %0, %1[%i] : memref<?xmemref<?xf32>>
  return
}

// CHECK-LABEL: func.func @copies(%arg0: memref<4xf32>, %arg1: memref<?xf32>, %arg2: memref<4xf32, strided<[1], offset: 2>>, %arg3: memref<*xf32>) {
// CHECK-NEXT: memref.copy %arg0, %arg1 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: memref.copy %arg0, %arg2 : memref<4xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT: memref.copy %arg1, %arg0 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %arg3 : memref<*xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %cast, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copies(%m: memref<4xf32>, %d: memref<?xf32>, %s: memref<4xf32, strided<[1], offset: 2>>, %u: memref<*xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.copy %0, %d : memref<?xf32> to memref<?xf32>
  %1 = memref.cast %s : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[?], offset: ?>>
  memref.copy %m, %1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %2 = memref.cast %d : memref<?xf32> to memref<4xf32>
  memref.copy %2, %m : memref<4xf32> to memref<4xf32>
  %3 = memref.cast %u : memref<*xf32> to memref<4xf32>
  memref.copy %3, %m : memref<4xf32> to memref<4xf32>
  return
}

// CHECK-LABEL: func.func @copies_of_nothing(%arg0: memref<4xf32>, %arg1: memref<0x2xf32>, %arg2: memref<?x2xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copies_of_nothing(%a: memref<4xf32>, %e: memref<0x2xf32>, %f: memref<?x2xf32>) {
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  memref.copy %e, %f : memref<0x2xf32> to memref<?x2xf32>
  memref.copy %f, %e : memref<?x2xf32> to memref<0x2xf32>
  return
}

// CHECK-LABEL: func.func @spaces(%arg0: memref<4xf32>) -> (memref<4xf32, 2>, memref<4xf32>) {
// CHECK-NEXT: %memspacecast = memref.memory_space_cast %arg0 : memref<4xf32> to memref<4xf32, 2>
// CHECK-NEXT: return %memspacecast, %arg0 : memref<4xf32, 2>, memref<4xf32>
// CHECK-NEXT: }
func.func @spaces(%m: memref<4xf32>) -> (memref<4xf32, 2>, memref<4xf32>) {
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32, 2>
  %2 = memref.memory_space_cast %1 : memref<4xf32, 2> to memref<4xf32>
  return %1, %2 : memref<4xf32, 2>, memref<4xf32>
}
