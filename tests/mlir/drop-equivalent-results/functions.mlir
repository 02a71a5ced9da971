// A result that is an argument, or a cast of one, is dropped; calls use what they passed.
// RUN: %bufscope-opt %s --drop-equivalent-buffer-results | FileCheck %s

// Their attributes go along.
// CHECK-LABEL: func.func @attrs(%arg0: memref<4xf32> {test.a}, %arg1: i32) -> (f32 {test.z}) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: return %cst : f32
// CHECK-NEXT: }
func.func @attrs(%a: memref<4xf32> {test.a}, %b: i32) -> (memref<4xf32> {test.x}, i32 {test.y}, f32 {test.z}) {
  %f = arith.constant 1.0 : f32
  return %a, %b, %f : memref<4xf32>, i32, f32
}

// CHECK-LABEL: func.func @attrs2(%arg0: memref<4xf32> {test.a}, %arg1: i32) -> f32 {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: return %cst : f32
// CHECK-NEXT: }
func.func @attrs2(%a: memref<4xf32> {test.a}, %b: i32) -> (memref<4xf32> {test.x}, i32 {test.y}, f32) {
  %f = arith.constant 1.0 : f32
  return %a, %b, %f : memref<4xf32>, i32, f32
}

// Several returns.
// CHECK-LABEL: func.func @two(%arg0: i1, %arg1: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %arg1 : memref<4xf32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %arg1 : memref<4xf32>
// CHECK-NEXT: }
func.func @two(%c: i1, %a: memref<4xf32>) -> memref<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<4xf32>
^bb2:
  return %a : memref<4xf32>
}

// One return and an endless loop.
// CHECK-LABEL: func.func @one(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: }
func.func @one(%c: i1, %a: memref<4xf32>) -> memref<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<4xf32>
^bb2:
  cf.br ^bb2
}

// CHECK-LABEL: func.func @never(%arg0: i1, %arg1: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
func.func @never(%c: i1, %a: memref<4xf32>) -> memref<4xf32> {
  cf.br ^bb2
^bb2:
  cf.br ^bb2
}

// CHECK-LABEL: func.func @casts(%arg0: memref<4xf32>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %cast_0 = memref.cast %cast : memref<?xf32> to memref<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @casts(%a: memref<4xf32>) -> (memref<?xf32>, memref<*xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<*xf32>
  return %0, %1 : memref<?xf32>, memref<*xf32>
}

// CHECK-LABEL: func.func private @ext(memref<4xf32>) -> memref<4xf32>
func.func private @ext(%a: memref<4xf32>) -> memref<4xf32>
// CHECK-LABEL: func.func @calls(%arg0: i1, %arg1: memref<4xf32>, %arg2: i32) -> memref<?xf32> {
// CHECK-NEXT: %0 = call @attrs(%arg1, %arg2) : (memref<4xf32>, i32) -> f32
// CHECK-NEXT: %1 = call @two(%arg0, %arg1) {test.x} : (i1, memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: call @one(%arg0, %arg1) : (i1, memref<4xf32>) -> ()
// CHECK-NEXT: %2 = call @never(%arg0, %arg1) {test.x} : (i1, memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: call @casts(%arg1) : (memref<4xf32>) -> ()
// CHECK-NEXT: %cast = memref.cast %arg1 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %cast_0 = memref.cast %arg1 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT: %3 = call @ext(%arg1) {test.x} : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: %4 = scf.if %arg0 -> (memref<?xf32>) {
// CHECK-NEXT: func.call @casts(%2) : (memref<4xf32>) -> ()
// CHECK-NEXT: %cast_1 = memref.cast %2 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %cast_2 = memref.cast %2 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT: scf.yield %cast_1 : memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %4 : memref<?xf32>
// CHECK-NEXT: }
func.func @calls(%c: i1, %a: memref<4xf32>, %b: i32) -> (memref<4xf32>, memref<?xf32>) {
  %0:3 = call @attrs(%a, %b) {test.x} : (memref<4xf32>, i32) -> (memref<4xf32>, i32, f32)
  %1 = call @two(%c, %a) {test.x} : (i1, memref<4xf32>) -> memref<4xf32>
  %2 = call @one(%c, %a) : (i1, memref<4xf32>) -> memref<4xf32>
  %3 = call @never(%c, %a) {test.x} : (i1, memref<4xf32>) -> memref<4xf32>
  %4:2 = call @casts(%0#0) {test.x} : (memref<4xf32>) -> (memref<?xf32>, memref<*xf32>)
  %5 = call @ext(%2) {test.x} : (memref<4xf32>) -> memref<4xf32>
  %6 = scf.if %c -> memref<?xf32> {
    %7:2 = func.call @casts(%3) {test.x} : (memref<4xf32>) -> (memref<?xf32>, memref<*xf32>)
    scf.yield %7#0 : memref<?xf32>
  } else {
    scf.yield %4#0 : memref<?xf32>
  }
  return %2, %6 : memref<4xf32>, memref<?xf32>
}

// CHECK-LABEL: func.func @recursive(%arg0: memref<4xf32>, %arg1: i1) -> memref<4xf32> {
// CHECK-NEXT: %0 = call @recursive(%arg0, %arg1) : (memref<4xf32>, i1) -> memref<4xf32>
// CHECK-NEXT: return %0 : memref<4xf32>
// CHECK-NEXT: }
func.func @recursive(%a: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = call @recursive(%a, %c) {test.x} : (memref<4xf32>, i1) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK-LABEL: func.func @recursive2(%arg0: memref<4xf32>, %arg1: i1) {
// CHECK-NEXT: call @recursive2(%arg0, %arg1) : (memref<4xf32>, i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @recursive2(%a: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = call @recursive2(%a, %c) {test.x} : (memref<4xf32>, i1) -> memref<4xf32>
  return %a : memref<4xf32>
}

// CHECK-LABEL: func.func @nothing(%arg0: memref<4xf32>, %arg1: i1) -> i1 {
// CHECK-NEXT: %0 = call @nothing(%arg0, %arg1) : (memref<4xf32>, i1) -> i1
// CHECK-NEXT: %1 = call @nothing(%arg0, %arg1) : (memref<4xf32>, i1) -> i1
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
func.func @nothing(%a: memref<4xf32>, %c: i1) -> i1 {
  %0 = call @nothing(%a, %c) {test.x} : (memref<4xf32>, i1) -> i1
  %1 = func.call @nothing(%a, %c) {test.x} : (memref<4xf32>, i1) -> i1
  return %0 : i1
}

// CHECK-LABEL: func.func @constant() -> ((memref<4xf32>) -> memref<4xf32>) {
// CHECK-NEXT: %f = constant @ext : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: return %f : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: }
func.func @constant() -> ((memref<4xf32>) -> memref<4xf32>) {
  %f = func.constant @ext : (memref<4xf32>) -> memref<4xf32>
  return %f : (memref<4xf32>) -> memref<4xf32>
}
