// Insertions one into the other that write every element of a vector: one vector.from_elements.
// RUN: %bufscope-opt %s --canonicalize --upstream=22 | FileCheck %s

// CHECK-LABEL: func.func @numbers(%arg0: f32, %arg1: f32, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT: %0 = vector.from_elements %arg0, %arg1 : vector<2xf32>
// CHECK-NEXT: return %0 : vector<2xf32>
// CHECK-NEXT: }
func.func @numbers(%a: f32, %b: f32, %v: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.insert %a, %v [0] : f32 into vector<2xf32>
  %1 = vector.insert %b, %0 [1] : f32 into vector<2xf32>
  return %1 : vector<2xf32>
}

// What is overwritten later does not count.
// CHECK-LABEL: func.func @rows(%arg0: vector<2xi8>, %arg1: vector<2xi8>, %arg2: i8, %arg3: vector<2x2xi8>) -> vector<2x2xi8> {
// CHECK-NEXT: %0:2 = vector.to_elements %arg0 : vector<2xi8>
// CHECK-NEXT: %1:2 = vector.to_elements %arg1 : vector<2xi8>
// CHECK-NEXT: %2 = vector.from_elements %0#0, %0#1, %arg2, %1#1 : vector<2x2xi8>
// CHECK-NEXT: return %2 : vector<2x2xi8>
// CHECK-NEXT: }
func.func @rows(%a: vector<2xi8>, %b: vector<2xi8>, %c: i8, %v: vector<2x2xi8>) -> vector<2x2xi8> {
  %0 = vector.insert %a, %v [0] : vector<2xi8> into vector<2x2xi8>
  %1 = vector.insert %b, %0 [1] : vector<2xi8> into vector<2x2xi8>
  %2 = vector.insert %c, %1 [1, 0] : i8 into vector<2x2xi8>
  return %2 : vector<2x2xi8>
}

// CHECK-LABEL: func.func @repeated(%arg0: vector<1xf32>, %arg1: f32) -> vector<3x2xf32> {
// CHECK-NEXT: %0 = vector.to_elements %arg0 : vector<1xf32>
// CHECK-NEXT: %1 = vector.to_elements %arg0 : vector<1xf32>
// CHECK-NEXT: %2 = vector.from_elements %1, %1, %arg1, %arg1, %0, %0 : vector<3x2xf32>
// CHECK-NEXT: return %2 : vector<3x2xf32>
// CHECK-NEXT: }
func.func @repeated(%a: vector<1xf32>, %b: f32) -> vector<3x2xf32> {
  %zero = arith.constant dense<0.0> : vector<3x2xf32>
  %row = vector.broadcast %a : vector<1xf32> to vector<2xf32>
  %other = vector.broadcast %b : f32 to vector<2xf32>
  %0 = vector.insert %row, %zero [2] : vector<2xf32> into vector<3x2xf32>
  %1 = vector.insert %other, %0 [1] : vector<2xf32> into vector<3x2xf32>
  %2 = vector.insert %row, %1 [0] : vector<2xf32> into vector<3x2xf32>
  return %2 : vector<3x2xf32>
}

// What comes before the last one is used elsewhere, too.
// CHECK-LABEL: func.func @used_twice(%arg0: f32, %arg1: f32, %arg2: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT: %0 = vector.insert %arg0, %arg2 [0] : f32 into vector<2xf32>
// CHECK-NEXT: %1 = vector.insert %arg1, %0 [1] : f32 into vector<2xf32>
// CHECK-NEXT: return %0, %1 : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: }
func.func @used_twice(%a: f32, %b: f32, %v: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.insert %a, %v [0] : f32 into vector<2xf32>
  %1 = vector.insert %b, %0 [1] : f32 into vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}

// CHECK-LABEL: func.func @somewhere(%arg0: f32, %arg1: index, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT: %0 = vector.insert %arg0, %arg2 [%arg1] : f32 into vector<2xf32>
// CHECK-NEXT: %1 = vector.insert %arg0, %0 [0] : f32 into vector<2xf32>
// CHECK-NEXT: %2 = vector.insert %arg0, %1 [1] : f32 into vector<2xf32>
// CHECK-NEXT: return %2 : vector<2xf32>
// CHECK-NEXT: }
func.func @somewhere(%a: f32, %i: index, %v: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.insert %a, %v [%i] : f32 into vector<2xf32>
  %1 = vector.insert %a, %0 [0] : f32 into vector<2xf32>
  %2 = vector.insert %a, %1 [1] : f32 into vector<2xf32>
  return %2 : vector<2xf32>
}

// CHECK-LABEL: func.func @one_is_left(%arg0: f32, %arg1: vector<3xf32>) -> vector<3xf32> {
// CHECK-NEXT: %0 = vector.insert %arg0, %arg1 [0] : f32 into vector<3xf32>
// CHECK-NEXT: %1 = vector.insert %arg0, %0 [2] : f32 into vector<3xf32>
// CHECK-NEXT: return %1 : vector<3xf32>
// CHECK-NEXT: }
func.func @one_is_left(%a: f32, %v: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.insert %a, %v [0] : f32 into vector<3xf32>
  %1 = vector.insert %a, %0 [2] : f32 into vector<3xf32>
  return %1 : vector<3xf32>
}

// CHECK-LABEL: func.func @scalable(%arg0: f32, %arg1: vector<[2]xf32>) -> vector<[2]xf32> {
// CHECK-NEXT: %0 = vector.insert %arg0, %arg1 [0] : f32 into vector<[2]xf32>
// CHECK-NEXT: %1 = vector.insert %arg0, %0 [1] : f32 into vector<[2]xf32>
// CHECK-NEXT: return %1 : vector<[2]xf32>
// CHECK-NEXT: }
func.func @scalable(%a: f32, %v: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = vector.insert %a, %v [0] : f32 into vector<[2]xf32>
  %1 = vector.insert %a, %0 [1] : f32 into vector<[2]xf32>
  return %1 : vector<[2]xf32>
}
