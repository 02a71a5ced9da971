// The fold and the pattern of bufferization.clone.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @unused(%arg0: memref<2xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unused(%m: memref<2xf32>) {
  %c = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  return
}

// A clone of a cast is a clone of what was cast.
// CHECK-LABEL: func.func @clone_of_cast(%arg0: memref<2xf32>) -> memref<?xf32> {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: return %0 : memref<?xf32>
// CHECK-NEXT: }
func.func @clone_of_cast(%m: memref<2xf32>) -> memref<?xf32> {
  %v = memref.cast %m : memref<2xf32> to memref<?xf32>
  %c = bufferization.clone %v : memref<?xf32> to memref<?xf32>
  return %c : memref<?xf32>
}

// The source dies right after: it is used instead of the clone.
// CHECK-LABEL: func.func @source_freed() -> memref<2xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: return %alloc : memref<2xf32>
// CHECK-NEXT: }
func.func @source_freed() -> memref<2xf32> {
  %m = memref.alloc() : memref<2xf32>
  "test.opaque"(%m) : (memref<2xf32>) -> ()
  %c = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  memref.dealloc %m : memref<2xf32>
  return %c : memref<2xf32>
}

// The clone is freed: the source is used instead.
// CHECK-LABEL: func.func @clone_freed(%arg0: memref<2xf32>) {
// CHECK-NEXT: "test.opaque"(%arg0) : (memref<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @clone_freed(%m: memref<2xf32>) {
  %c = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  "test.opaque"(%c) : (memref<2xf32>) -> ()
  memref.dealloc %c : memref<2xf32>
  return
}

// With other types: a cast takes the clone's place.
// CHECK-LABEL: func.func @with_cast(%arg0: memref<?xf32>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?xf32> to memref<2xf32>
// CHECK-NEXT: "test.opaque"(%cast) : (memref<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @with_cast(%m: memref<?xf32>) {
  %c = bufferization.clone %m : memref<?xf32> to memref<2xf32>
  "test.opaque"(%c) : (memref<2xf32>) -> ()
  memref.dealloc %c : memref<2xf32>
  return
}

// Both are freed in the same block: stays.
// CHECK-LABEL: func.func @both_freed() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: "test.opaque"(%0) : (memref<2xf32>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: memref.dealloc %0 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @both_freed() {
  %m = memref.alloc() : memref<2xf32>
  "test.opaque"(%m) : (memref<2xf32>) -> ()
  %c = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  "test.opaque"(%c) : (memref<2xf32>) -> ()
  memref.dealloc %m : memref<2xf32>
  memref.dealloc %c : memref<2xf32>
  return
}

// Something is freed in between: stays.
// CHECK-LABEL: func.func @free_in_between(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: "test.opaque"(%0) : (memref<2xf32>) -> ()
// CHECK-NEXT: memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT: memref.dealloc %0 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @free_in_between(%m: memref<2xf32>, %n: memref<2xf32>) {
  %c = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  "test.opaque"(%c) : (memref<2xf32>) -> ()
  memref.dealloc %n : memref<2xf32>
  memref.dealloc %c : memref<2xf32>
  return
}

// Freed twice, never, or by a bufferization.dealloc: stays.
// CHECK-LABEL: func.func @stays(%arg0: memref<2xf32>, %arg1: i1) -> memref<2xf32> {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %1 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: "test.opaque"(%1) : (memref<2xf32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%1 : memref<2xf32>) if (%arg1)
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
func.func @stays(%m: memref<2xf32>, %d: i1) -> memref<2xf32> {
  %c = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  %e = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  "test.opaque"(%e) : (memref<2xf32>) -> ()
  bufferization.dealloc (%e : memref<2xf32>) if (%d)
  return %c : memref<2xf32>
}
