// Common subexpression elimination and memory.
// RUN: %bufscope-opt %s --cse --allow-unregistered-dialect | FileCheck %s

// Allocations and clones are never merged; unused ones go.
// CHECK-LABEL: func.func @allocations(%arg0: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: return %alloc, %alloc_0 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
func.func @allocations(%m: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %c = memref.alloc() : memref<2xf32>
  %d = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  return %a, %b : memref<2xf32>, memref<2xf32>
}

// Loads are merged until something may write.
// CHECK-LABEL: func.func @loads(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: index) -> (f32, f32, f32, f32) {
// CHECK-NEXT: %0 = memref.load %arg0[%arg2] : memref<4xf32>
// CHECK-NEXT: memref.store %0, %arg1[%arg2] : memref<4xf32>
// CHECK-NEXT: %1 = memref.load %arg0[%arg2] : memref<4xf32>
// CHECK-NEXT: "test.opaque"() : () -> ()
// CHECK-NEXT: %2 = memref.load %arg0[%arg2] : memref<4xf32>
// CHECK-NEXT: return %0, %0, %1, %2 : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @loads(%m: memref<4xf32>, %n: memref<4xf32>, %i: index) -> (f32, f32, f32, f32) {
  %0 = memref.load %m[%i] : memref<4xf32>
  %1 = memref.load %m[%i] : memref<4xf32>
  memref.store %0, %n[%i] : memref<4xf32>
  %2 = memref.load %m[%i] : memref<4xf32>
  "test.opaque"() : () -> ()
  %3 = memref.load %m[%i] : memref<4xf32>
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @loads_in_region(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT: %0 = memref.load %arg1[%arg2] : memref<4xf32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %1 = memref.load %arg1[%arg2] : memref<4xf32>
// CHECK-NEXT: "test.opaque"(%0, %1) : (f32, f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loads_in_region(%c: i1, %m: memref<4xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32>
  scf.if %c {
    %1 = memref.load %m[%i] : memref<4xf32>
    "test.opaque"(%0, %1) : (f32, f32) -> ()
  }
  return
}

// Views, pointers and sizes are without effect.
// CHECK-LABEL: func.func @views(%arg0: memref<?xf32>) -> (index, index, index, index, memref<*xf32>, memref<*xf32>) {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?xf32> -> index
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?xf32> to memref<*xf32>
// CHECK-NEXT: return %intptr, %intptr, %sizes, %sizes, %cast, %cast : index, index, index, index, memref<*xf32>, memref<*xf32>
// CHECK-NEXT: }
func.func @views(%m: memref<?xf32>) -> (index, index, index, index, memref<*xf32>, memref<*xf32>) {
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  %q = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  %b0, %o0, %s0, %t0 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %u = memref.cast %m : memref<?xf32> to memref<*xf32>
  %v = memref.cast %m : memref<?xf32> to memref<*xf32>
  return %p, %q, %s0, %s1, %u, %v : index, index, index, index, memref<*xf32>, memref<*xf32>
}

// Whole regions that are the same.
// CHECK-LABEL: func.func @regions(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT: %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %1 = arith.addi %arg1, %arg2 : i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %0 : i32, i32
// CHECK-NEXT: }
func.func @regions(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  %0 = scf.if %c -> (i32) {
    %1 = arith.addi %x, %y : i32
    scf.yield %1 : i32
  } else {
    scf.yield %y : i32
  }
  %2 = scf.if %c -> (i32) {
    %3 = arith.addi %x, %y : i32
    scf.yield %3 : i32
  } else {
    scf.yield %y : i32
  }
  return %0, %2 : i32, i32
}

// Unused and without effect: gone. Calls and unknown ops stay.
// CHECK-LABEL: func.func private @f() -> i32
func.func private @f() -> i32
// CHECK-LABEL: func.func @dead(%arg0: i32, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT: %0 = call @f() : () -> i32
// CHECK-NEXT: %1 = call @f() : () -> i32
// CHECK-NEXT: %2 = "test.make"() : () -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dead(%x: i32, %m: memref<4xf32>, %i: index) {
  %0 = arith.addi %x, %x : i32
  %1 = call @f() : () -> i32
  %2 = call @f() : () -> i32
  %3 = "test.make"() : () -> i32
  %4 = memref.load %m[%i] : memref<4xf32>
  return
}
