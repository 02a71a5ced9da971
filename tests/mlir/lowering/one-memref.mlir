// One buffer, nothing retained: an scf.if around a memref.dealloc, whatever the condition is.
// RUN: %bufscope-opt %s --bufferization-lower-deallocations | FileCheck %s

// CHECK-LABEL: func.func @condition(%arg0: memref<2x?xf32, 3>, %arg1: i1) {
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<2x?xf32, 3>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @condition(%m: memref<2x?xf32, 3>, %c: i1) {
  bufferization.dealloc (%m : memref<2x?xf32, 3>) if (%c)
  return
}

// CHECK-LABEL: func.func @constant_conditions(%arg0: memref<*xi8>, %arg1: memref<4xi8, strided<[2], offset: 1>>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: scf.if %true {
// CHECK-NEXT: memref.dealloc %arg0 : memref<*xi8>
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %false {
// CHECK-NEXT: memref.dealloc %arg1 : memref<4xi8, strided<[2], offset: 1>>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @constant_conditions(%m: memref<*xi8>, %n: memref<4xi8, strided<[2], offset: 1>>) {
  %true = arith.constant true
  %false = arith.constant false
  bufferization.dealloc (%m : memref<*xi8>) if (%true)
  bufferization.dealloc (%n : memref<4xi8, strided<[2], offset: 1>>) if (%false)
  return
}

// Everything else stays as it is: nothing is folded here.
// CHECK-LABEL: func.func @nested(%arg0: memref<4xi8>, %arg1: i1, %arg2: index) {
// CHECK-NEXT: scf.for %arg3 = %arg2 to %arg2 step %arg2 {
// CHECK-NEXT: %0 = arith.andi %arg1, %arg1 : i1
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nested(%m: memref<4xi8>, %c: i1, %n: index) {
  scf.for %i = %n to %n step %n {
    %x = arith.andi %c, %c : i1
    scf.if %x {
      bufferization.dealloc (%m : memref<4xi8>) if (%x)
    }
  }
  return
}
