// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s
// What was said or done just before: the same alignment again, an element that was inserted.

// CHECK-LABEL:   func.func @same_alignment({{.*}}) -> memref<4xf32> {
// CHECK-NEXT:      %[[ONCE:.*]] = memref.assume_alignment %arg0, 16 : memref<4xf32>
// CHECK-NEXT:      return %[[ONCE]] : memref<4xf32>
func.func @same_alignment(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  %1 = memref.assume_alignment %0, 16 : memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK-LABEL:   func.func @other_alignment({{.*}}) -> memref<4xf32> {
// CHECK-NEXT:      %[[ONE:.*]] = memref.assume_alignment %arg0, 16 : memref<4xf32>
// CHECK-NEXT:      %[[OTHER:.*]] = memref.assume_alignment %[[ONE]], 8 : memref<4xf32>
// CHECK-NEXT:      return %[[OTHER]] : memref<4xf32>
func.func @other_alignment(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  %1 = memref.assume_alignment %0, 8 : memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK-LABEL:   func.func @inserted({{.*}}) -> (f32, f32) {
// CHECK:           %[[BESIDE:.*]] = tensor.extract %{{.*}}[%{{.*}}, %{{.*}}] : tensor<4x?xf32>
// CHECK-NEXT:      return %[[BESIDE]], %arg1 : f32, f32
func.func @inserted(%t: tensor<4x?xf32>, %f: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.insert %f into %t[%c0, %c1] : tensor<4x?xf32>
  %1 = tensor.extract %0[%c0, %c0] : tensor<4x?xf32>
  %2 = tensor.extract %0[%c0, %c1] : tensor<4x?xf32>
  return %1, %2 : f32, f32
}

// Only constants are known to be the same place.
// CHECK-LABEL:   func.func @somewhere({{.*}}) -> f32 {
// CHECK:           %{{.*}} = tensor.extract %{{.*}}[%arg2] : tensor<4xf32>
func.func @somewhere(%t: tensor<4xf32>, %f: f32, %i: index) -> f32 {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}

// CHECK-LABEL:   func.func @scalar({{.*}}) -> f32 {
// CHECK-NEXT:      return %arg1 : f32
func.func @scalar(%t: tensor<f32>, %f: f32) -> f32 {
  %0 = tensor.insert %f into %t[] : tensor<f32>
  %1 = tensor.extract %0[] : tensor<f32>
  return %1 : f32
}
