// Elements and parts of vectors at places that there are not, and of other types; since 22 one is poison.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.extract %v[1] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> f32
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<1xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> i32
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<f32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extract"(%z) <{static_position = array<i64>}> : (vector<f32>) -> vector<f32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<1x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extract"(%f) <{static_position = array<i64: 1>}> : (f32) -> f32
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extract"(%v) : (vector<4x8xf32>) -> f32
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.extract %v[1,2,3] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.extract %v[1,8] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.extract %v[-1] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.extract %v[-2] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extract"(%v,%i) <{static_position = array<i64: 1>}> : (vector<4x8xf32>,index) -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insert %f, %v[1] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insert %w, %v[1,2] : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insert %w, %v[4] : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insert %w, %v[-1] : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insert %k, %v[1,2] : i32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insert %f, %v[1,2,3] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insert %z, %v[1,2] : vector<f32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insert %f, %v[] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.insert"(%f,%v) <{static_position = array<i64: 1,2>}> : (f32,vector<4x8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.insert"(%f,%f) <{static_position = array<i64: 1,2>}> : (f32,f32) -> f32
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insert %fi, %v[0,1] : vector<4xi32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.insertelement"(%k, %w, %i) : (i32, vector<8xf32>, index) -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.insertelement"(%f, %w, %i) : (f32, vector<8xf32>, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extractelement"(%w, %i) : (vector<8xf32>, index) -> i32
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = "vector.extractelement"(%w, %i, %i) : (vector<8xf32>, index, index) -> f32
  return
}

// CHECK: {{.*}}vector-elements.mlir:5:8: error: 'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'f32'
// CHECK-NEXT: %0 = vector.extract %v[1] : f32 from vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:5:8: error: 'vector.extract' op failed to infer returned types
// CHECK-NEXT: %0 = vector.extract %v[1] : f32 from vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:5:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: {{.*}}vector-elements.mlir:12:8: error: 'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'f32'
// CHECK-NEXT: %0 = "vector.extract"(%v) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:12:8: error: 'vector.extract' op failed to infer returned types
// CHECK-NEXT: %0 = "vector.extract"(%v) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:12:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: {{.*}}vector-elements.mlir:26:8: error: 'vector.extract' op inferred type(s) 'f32' are incompatible with return type(s) of operation 'vector<2xf32>'
// CHECK-NEXT: %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:26:8: error: 'vector.extract' op failed to infer returned types
// CHECK-NEXT: %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:26:8: note: see current operation: %0 = "vector.extract"(%arg1) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<2xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:33:8: error: 'vector.extract' op failed to verify that operand and result have same element type
// CHECK-NEXT: %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:33:8: note: see current operation: %0 = "vector.extract"(%arg1) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> i32
// CHECK-NEXT: {{.*}}vector-elements.mlir:40:8: error: expected a scalar instead of a 0-d vector as the result type
// CHECK-NEXT: %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:40:8: note: see current operation: %0 = "vector.extract"(%arg1) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<f32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:47:8: error: expected a scalar instead of a 0-d vector as the result type
// CHECK-NEXT: %0 = "vector.extract"(%z) <{static_position = array<i64>}> : (vector<f32>) -> vector<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:47:8: note: see current operation: %0 = "vector.extract"(%arg4) <{static_position = array<i64>}> : (vector<f32>) -> vector<f32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:54:8: error: 'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'vector<1x8xf32>'
// CHECK-NEXT: %0 = "vector.extract"(%v) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<1x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:54:8: error: 'vector.extract' op failed to infer returned types
// CHECK-NEXT: %0 = "vector.extract"(%v) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<1x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:54:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<1x8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:61:8: error: 'vector.extract' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %0 = "vector.extract"(%f) <{static_position = array<i64: 1>}> : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:61:8: note: see current operation: %0 = "vector.extract"(%arg2) <{static_position = array<i64: 1>}> : (f32) -> f32
// CHECK-NEXT: {{.*}}vector-elements.mlir:68:8: error: 'vector.extract' op requires attribute 'static_position'
// CHECK-NEXT: %0 = "vector.extract"(%v) : (vector<4x8xf32>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:68:8: note: see current operation: %0 = "vector.extract"(%arg0) : (vector<4x8xf32>) -> f32
// CHECK-NEXT: {{.*}}vector-elements.mlir:75:8: error: 'vector.extract' op expected position attribute of rank no greater than vector rank
// CHECK-NEXT: %0 = vector.extract %v[1,2,3] : f32 from vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:75:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1, 2, 3>}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: {{.*}}vector-elements.mlir:82:8: error: 'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)
// CHECK-NEXT: %0 = vector.extract %v[1,8] : f32 from vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:82:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1, 8>}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: {{.*}}vector-elements.mlir:96:8: error: 'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)
// CHECK-NEXT: %0 = vector.extract %v[-2] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:96:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: -2>}> : (vector<4x8xf32>) -> vector<8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:103:8: error: 'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite
// CHECK-NEXT: %0 = "vector.extract"(%v,%i) <{static_position = array<i64: 1>}> : (vector<4x8xf32>,index) -> vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:103:8: note: see current operation: %0 = "vector.extract"(%arg0, %arg3) <{static_position = array<i64: 1>}> : (vector<4x8xf32>, index) -> vector<8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:110:8: error: 'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite
// CHECK-NEXT: %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>) -> vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:110:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>) -> vector<8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:117:8: error: 'vector.insert' op expected position attribute rank to match the dest vector rank
// CHECK-NEXT: %0 = vector.insert %f, %v[1] : f32 into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:117:8: note: see current operation: %0 = "vector.insert"(%arg2, %arg0) <{static_position = array<i64: 1>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:124:8: error: 'vector.insert' op expected position attribute rank + source rank to match dest vector rank
// CHECK-NEXT: %0 = vector.insert %w, %v[1,2] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:124:8: note: see current operation: %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 1, 2>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:131:8: error: 'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension
// CHECK-NEXT: %0 = vector.insert %w, %v[4] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:131:8: note: see current operation: %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 4>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:145:8: error: 'vector.insert' op failed to verify that source operand and result have same element type
// CHECK-NEXT: %0 = vector.insert %k, %v[1,2] : i32 into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:145:8: note: see current operation: %0 = "vector.insert"(%arg6, %arg0) <{static_position = array<i64: 1, 2>}> : (i32, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:152:8: error: 'vector.insert' op expected position attribute of rank no greater than dest vector rank
// CHECK-NEXT: %0 = vector.insert %f, %v[1,2,3] : f32 into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:152:8: note: see current operation: %0 = "vector.insert"(%arg2, %arg0) <{static_position = array<i64: 1, 2, 3>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:159:8: error: expected a scalar instead of a 0-d vector as the source operand
// CHECK-NEXT: %0 = vector.insert %z, %v[1,2] : vector<f32> into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:159:8: note: see current operation: %0 = "vector.insert"(%arg4, %arg0) <{static_position = array<i64: 1, 2>}> : (vector<f32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:166:8: error: 'vector.insert' op expected position attribute rank to match the dest vector rank
// CHECK-NEXT: %0 = vector.insert %f, %v[] : f32 into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:166:8: note: see current operation: %0 = "vector.insert"(%arg2, %arg0) <{static_position = array<i64>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:173:8: error: 'vector.insert' op failed to verify that all of {dest, result} have same type
// CHECK-NEXT: %0 = "vector.insert"(%f,%v) <{static_position = array<i64: 1,2>}> : (f32,vector<4x8xf32>) -> vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:173:8: note: see current operation: %0 = "vector.insert"(%arg2, %arg0) <{static_position = array<i64: 1, 2>}> : (f32, vector<4x8xf32>) -> vector<8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:180:8: error: 'vector.insert' op operand #1 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %0 = "vector.insert"(%f,%f) <{static_position = array<i64: 1,2>}> : (f32,f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:180:8: note: see current operation: %0 = "vector.insert"(%arg2, %arg2) <{static_position = array<i64: 1, 2>}> : (f32, f32) -> f32
// CHECK-NEXT: {{.*}}vector-elements.mlir:187:8: error: 'vector.insert' op failed to verify that source operand and result have same element type
// CHECK-NEXT: %0 = vector.insert %fi, %v[0,1] : vector<4xi32> into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:187:8: note: see current operation: %0 = "vector.insert"(%arg7, %arg0) <{static_position = array<i64: 0, 1>}> : (vector<4xi32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:194:8: error: unregistered operation 'vector.insertelement' found in dialect ('vector') that does not allow unknown operations
// CHECK-NEXT: %0 = "vector.insertelement"(%k, %w, %i) : (i32, vector<8xf32>, index) -> vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:194:8: note: see current operation: %0 = "vector.insertelement"(%arg6, %arg1, %arg3) : (i32, vector<8xf32>, index) -> vector<8xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:201:8: error: unregistered operation 'vector.insertelement' found in dialect ('vector') that does not allow unknown operations
// CHECK-NEXT: %0 = "vector.insertelement"(%f, %w, %i) : (f32, vector<8xf32>, index) -> vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:201:8: note: see current operation: %0 = "vector.insertelement"(%arg2, %arg1, %arg3) : (f32, vector<8xf32>, index) -> vector<4xf32>
// CHECK-NEXT: {{.*}}vector-elements.mlir:208:8: error: unregistered operation 'vector.extractelement' found in dialect ('vector') that does not allow unknown operations
// CHECK-NEXT: %0 = "vector.extractelement"(%w, %i) : (vector<8xf32>, index) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:208:8: note: see current operation: %0 = "vector.extractelement"(%arg1, %arg3) : (vector<8xf32>, index) -> i32
// CHECK-NEXT: {{.*}}vector-elements.mlir:215:8: error: unregistered operation 'vector.extractelement' found in dialect ('vector') that does not allow unknown operations
// CHECK-NEXT: %0 = "vector.extractelement"(%w, %i, %i) : (vector<8xf32>, index, index) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-elements.mlir:215:8: note: see current operation: %0 = "vector.extractelement"(%arg1, %arg3, %arg3) : (vector<8xf32>, index, index) -> f32
