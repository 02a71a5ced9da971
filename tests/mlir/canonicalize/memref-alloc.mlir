// Allocations: constant sizes go to the type, unused ones go, also with stores and deallocs.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @constant_sizes(%arg0: index) -> memref<?x?x4xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?x2x4xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<?x2x4xf32> to memref<?x?x4xf32>
// CHECK-NEXT: return %cast : memref<?x?x4xf32>
// CHECK-NEXT: }
func.func @constant_sizes(%n: index) -> memref<?x?x4xf32> {
  %c2 = arith.constant 2 : index
  %0 = memref.alloc(%n, %c2) {alignment = 64 : i64} : memref<?x?x4xf32>
  return %0 : memref<?x?x4xf32>
}

// CHECK-LABEL: func.func @negative_size(%arg0: index) -> memref<?x?xf32> {
// CHECK-NEXT: %c-2 = arith.constant -2 : index
// CHECK-NEXT: %alloc = memref.alloc(%c-2) : memref<?x3xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<?x3xf32> to memref<?x?xf32>
// CHECK-NEXT: return %cast : memref<?x?xf32>
// CHECK-NEXT: }
func.func @negative_size(%n: index) -> memref<?x?xf32> {
  %m = arith.constant -2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.alloc(%m, %c3) : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @memory_space() -> memref<?xf32, 3> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<0xf32, 3>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<0xf32, 3> to memref<?xf32, 3>
// CHECK-NEXT: return %cast : memref<?xf32, 3>
// CHECK-NEXT: }
func.func @memory_space() -> memref<?xf32, 3> {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%c0) : memref<?xf32, 3>
  return %0 : memref<?xf32, 3>
}

// CHECK-LABEL: func.func @stack(%arg0: f32, %arg1: index) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: %cast = memref.cast %alloca : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: memref.store %arg0, %alloca[%arg1] : memref<2xf32>
// CHECK-NEXT: "test.use"(%cast) : (memref<?xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @stack(%x: f32, %i: index) {
  %c2 = arith.constant 2 : index
  %0 = memref.alloca(%c2) : memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  "test.use"(%0) : (memref<?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @only_stored(%arg0: f32, %arg1: index, %arg2: i1) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @only_stored(%x: f32, %i: index, %c: i1) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  scf.if %c {
    memref.store %x, %0[%i] : memref<4xf32>
  }
  memref.dealloc %0 : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @stored_value(%arg0: memref<memref<4xf32>>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.store %alloc, %arg0[] : memref<memref<4xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @stored_value(%m: memref<memref<4xf32>>) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %0, %m[] : memref<memref<4xf32>>
  return
}

// CHECK-LABEL: func.func @loaded(%arg0: index) -> f32 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = memref.load %alloc[%arg0] : memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @loaded(%i: index) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @dead_realloc(%arg0: memref<4xf32>, %arg1: index, %arg2: f32, %arg3: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dead_realloc(%m: memref<4xf32>, %n: index, %x: f32, %i: index) {
  %0 = memref.realloc %m(%n) : memref<4xf32> to memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}
