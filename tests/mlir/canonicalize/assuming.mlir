// Regions that run where a witness holds: results that nobody uses go, and with a witness that is known, whatever it says, the region is inlined.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @unused(%arg0: !shape.witness, %arg1: memref<2xf32>) -> i32 {
// CHECK-NEXT: %0 = shape.assuming %arg0 -> (i32) {
// CHECK-NEXT: %1 = "some.op"(%arg1) : (memref<2xf32>) -> i32
// CHECK-NEXT: shape.assuming_yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @unused(%w: !shape.witness, %a: memref<2xf32>) -> i32 {
  %0:3 = shape.assuming %w -> (memref<2xf32>, i32, i32) {
    %1 = "some.op"(%a) : (memref<2xf32>) -> i32
    shape.assuming_yield %a, %1, %1 : memref<2xf32>, i32, i32
  }
  return %0#2 : i32
}

// CHECK-LABEL: func.func @passing(%arg0: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: "test.read_buffer"(%arg0) : (memref<2xf32>) -> ()
// CHECK-NEXT: return %arg0 : memref<2xf32>
// CHECK-NEXT: }
func.func @passing(%a: memref<2xf32>) -> memref<2xf32> {
  %w = shape.const_witness true
  %0 = shape.assuming %w -> (memref<2xf32>) {
    "test.read_buffer"(%a) : (memref<2xf32>) -> ()
    shape.assuming_yield %a : memref<2xf32>
  }
  return %0 : memref<2xf32>
}

// CHECK-LABEL: func.func @failing(%arg0: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: return %arg0 : memref<2xf32>
// CHECK-NEXT: }
func.func @failing(%a: memref<2xf32>) -> memref<2xf32> {
  %w = shape.const_witness false
  %0 = shape.assuming %w -> (memref<2xf32>) {
    shape.assuming_yield %a : memref<2xf32>
  }
  return %0 : memref<2xf32>
}
