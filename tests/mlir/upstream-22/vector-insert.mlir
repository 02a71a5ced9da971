// A number in a vector without dimensions; what is overwritten goes, and places become numbers.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @zero(%arg0: vector<f32>, %arg1: f32) -> (f32, vector<f32>) {
// CHECK-NEXT: %0 = vector.broadcast %arg1 : f32 to vector<f32>
// CHECK-NEXT: return %arg1, %0 : f32, vector<f32>
// CHECK-NEXT: }
func.func @zero(%z: vector<f32>, %x: f32) -> (f32, vector<f32>) {
  %1 = vector.insert %x, %z [] : f32 into vector<f32>
  %c = vector.extract %1[] : f32 from vector<f32>
  return %c, %1 : f32, vector<f32>
}
// CHECK-LABEL: func.func @overwritten(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>, %arg3: index) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %0 = vector.insert %arg1, %arg2 [1] : f32 into vector<4xf32>
// CHECK-NEXT: %1 = vector.insert %arg1, %arg2 [%arg3] : f32 into vector<4xf32>
// CHECK-NEXT: return %0, %1 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @overwritten(%x: f32, %y: f32, %v: vector<4xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.insert %x, %v [1] : f32 into vector<4xf32>
  %1 = vector.insert %y, %0 [1] : f32 into vector<4xf32>
  %2 = vector.insert %x, %v [%i] : f32 into vector<4xf32>
  %3 = vector.insert %y, %2 [%i] : f32 into vector<4xf32>
  return %1, %3 : vector<4xf32>, vector<4xf32>
}
// CHECK-LABEL: func.func @places(%arg0: vector<4x8xf32>, %arg1: f32, %arg2: index) -> (f32, vector<4x8xf32>, f32) {
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %0 = vector.extract %arg0[1, %arg2] : f32 from vector<4x8xf32>
// CHECK-NEXT: %1 = vector.insert %arg1, %arg0 [%arg2, 1] : f32 into vector<4x8xf32>
// CHECK-NEXT: %2 = vector.extract %arg0[1, %c9] : f32 from vector<4x8xf32>
// CHECK-NEXT: return %0, %1, %2 : f32, vector<4x8xf32>, f32
// CHECK-NEXT: }
func.func @places(%v: vector<4x8xf32>, %x: f32, %i: index) -> (f32, vector<4x8xf32>, f32) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = vector.extract %v[%c1, %i] : f32 from vector<4x8xf32>
  %1 = vector.insert %x, %v [%i, %c1] : f32 into vector<4x8xf32>
  %2 = vector.extract %v[%c1, %c9] : f32 from vector<4x8xf32>
  return %0, %1, %2 : f32, vector<4x8xf32>, f32
}
// CHECK-LABEL: func.func @poison(%arg0: vector<4xf32>, %arg1: f32) -> (f32, vector<4xf32>, f32) {
// CHECK-NEXT: %0 = ub.poison : f32
// CHECK-NEXT: %1 = ub.poison : vector<4xf32>
// CHECK-NEXT: return %0, %1, %0 : f32, vector<4xf32>, f32
// CHECK-NEXT: }
func.func @poison(%v: vector<4xf32>, %x: f32) -> (f32, vector<4xf32>, f32) {
  %0 = vector.extract %v[-1] : f32 from vector<4xf32>
  %1 = vector.insert %x, %v [-1] : f32 into vector<4xf32>
  %2 = ub.poison : vector<4xf32>
  %3 = vector.extract %2[1] : f32 from vector<4xf32>
  return %0, %1, %3 : f32, vector<4xf32>, f32
}
