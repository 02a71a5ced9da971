// Nothing to free: every result is false.
// RUN: %bufscope-opt %s --bufferization-lower-deallocations | FileCheck %s

// CHECK-LABEL: func.func @nothing() {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nothing() {
  bufferization.dealloc
  return
}

// CHECK-LABEL: func.func @only_retained(%arg0: memref<2xf32>, %arg1: memref<*xf32>) -> (i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false, %false : i1, i1
// CHECK-NEXT: }
func.func @only_retained(%m: memref<2xf32>, %n: memref<*xf32>) -> (i1, i1) {
  %r:2 = bufferization.dealloc retain (%m, %n : memref<2xf32>, memref<*xf32>)
  return %r#0, %r#1 : i1, i1
}
