// A branch leads past a block that only branches on, unless it then goes round for ever.
// RUN: %bufscope-opt %s --canonicalize --upstream=22 | FileCheck %s

// CHECK-LABEL: func.func @cycle(%arg0: i1, %arg1: memref<f32>, %arg2: f32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: memref.store %arg2, %arg1[] : memref<f32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
func.func @cycle(%c: i1, %m: memref<f32>, %x: f32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %m[] : memref<f32>
  cf.br ^bb2
^bb2:
  cf.br ^bb1
}

// CHECK-LABEL: func.func @later(%arg0: i1, %arg1: memref<f32>, %arg2: f32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb3
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: memref.store %arg2, %arg1[] : memref<f32>
// CHECK-NEXT: memref.store %arg2, %arg1[] : memref<f32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @later(%c: i1, %m: memref<f32>, %x: f32) {
  cf.cond_br %c, ^bb1, ^bb4
^bb1:
  cf.br ^bb2
^bb2:
  memref.store %x, %m[] : memref<f32>
  cf.br ^bb3
^bb3:
  memref.store %x, %m[] : memref<f32>
  cf.br ^bb2
^bb4:
  return
}

// CHECK-LABEL: func.func @no(%arg0: i1, %arg1: memref<f32>, %arg2: f32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: memref.store %arg2, %arg1[] : memref<f32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @no(%c: i1, %m: memref<f32>, %x: f32) {
  cf.cond_br %c, ^bb1, ^bb4
^bb1:
  cf.br ^bb2
^bb2:
  memref.store %x, %m[] : memref<f32>
  cf.cond_br %c, ^bb1, ^bb4
^bb4:
  return
}

// CHECK-LABEL: func.func @sw(%arg0: i32, %arg1: i1, %arg2: memref<f32>, %arg3: f32) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 1: ^bb2,
// CHECK-NEXT: 2: ^bb3
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: memref.store %arg3, %arg2[] : memref<f32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @sw(%f: i32, %c: i1, %m: memref<f32>, %x: f32) {
  cf.switch %f : i32, [
    default: ^bb1,
    1: ^bb2,
    2: ^bb4
  ]
^bb1:
  memref.store %x, %m[] : memref<f32>
  cf.br ^bb2
^bb2:
  cf.br ^bb1
^bb4:
  return
}
