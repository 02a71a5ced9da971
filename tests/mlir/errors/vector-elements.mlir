// Elements and parts of vectors at places that there are not, and of other types.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

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
  %0 = vector.extractelement %v[%i : index] : vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.extractelement %z[%i : index] : vector<f32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.extractelement %w[] : vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.extractelement %w[%f : f32] : vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insertelement %f, %v[%i : index] : vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insertelement %f, %z[%i : index] : vector<f32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insertelement %f, %w[] : vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
  %0 = vector.insertelement %k, %w[%i: index] : vector<8xf32>
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

// CHECK: within split at {{.*}}vector-elements.mlir:1 offset :5:8: error: 'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'f32'
// CHECK-NEXT: %0 = vector.extract %v[1] : f32 from vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:1 offset :5:8: error: 'vector.extract' op failed to infer returned types
// CHECK-NEXT: %0 = vector.extract %v[1] : f32 from vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:1 offset :5:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:9 offset :4:8: error: 'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'f32'
// CHECK-NEXT: %0 = "vector.extract"(%v) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:9 offset :4:8: error: 'vector.extract' op failed to infer returned types
// CHECK-NEXT: %0 = "vector.extract"(%v) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:9 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:23 offset :4:8: error: 'vector.extract' op inferred type(s) 'f32' are incompatible with return type(s) of operation 'vector<2xf32>'
// CHECK-NEXT: %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:23 offset :4:8: error: 'vector.extract' op failed to infer returned types
// CHECK-NEXT: %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:23 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg1) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<2xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:30 offset :4:8: error: 'vector.extract' op failed to verify that operand and result have same element type
// CHECK-NEXT: %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:30 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg1) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> i32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:37 offset :4:8: error: 'vector.extract' op inferred type(s) 'f32' are incompatible with return type(s) of operation 'vector<f32>'
// CHECK-NEXT: %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:37 offset :4:8: error: 'vector.extract' op failed to infer returned types
// CHECK-NEXT: %0 = "vector.extract"(%w) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:37 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg1) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> vector<f32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:44 offset :4:8: error: 'vector.extract' op inferred type(s) 'f32' are incompatible with return type(s) of operation 'vector<f32>'
// CHECK-NEXT: %0 = "vector.extract"(%z) <{static_position = array<i64>}> : (vector<f32>) -> vector<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:44 offset :4:8: error: 'vector.extract' op failed to infer returned types
// CHECK-NEXT: %0 = "vector.extract"(%z) <{static_position = array<i64>}> : (vector<f32>) -> vector<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:44 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg4) <{static_position = array<i64>}> : (vector<f32>) -> vector<f32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:51 offset :4:8: error: 'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'vector<1x8xf32>'
// CHECK-NEXT: %0 = "vector.extract"(%v) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<1x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:51 offset :4:8: error: 'vector.extract' op failed to infer returned types
// CHECK-NEXT: %0 = "vector.extract"(%v) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<1x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:51 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<1x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:58 offset :4:8: error: 'vector.extract' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %0 = "vector.extract"(%f) <{static_position = array<i64: 1>}> : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:58 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg2) <{static_position = array<i64: 1>}> : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:65 offset :4:8: error: 'vector.extract' op requires attribute 'static_position'
// CHECK-NEXT: %0 = "vector.extract"(%v) : (vector<4x8xf32>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:65 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg0) : (vector<4x8xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:72 offset :4:8: error: 'vector.extract' op expected position attribute of rank no greater than vector rank
// CHECK-NEXT: %0 = vector.extract %v[1,2,3] : f32 from vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:72 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1, 2, 3>}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:79 offset :4:8: error: 'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension
// CHECK-NEXT: %0 = vector.extract %v[1,8] : f32 from vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:79 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1, 8>}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:86 offset :4:8: error: 'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension
// CHECK-NEXT: %0 = vector.extract %v[-1] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:86 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: -1>}> : (vector<4x8xf32>) -> vector<8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:93 offset :4:8: error: 'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension
// CHECK-NEXT: %0 = vector.extract %v[-2] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:93 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: -2>}> : (vector<4x8xf32>) -> vector<8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:100 offset :4:8: error: 'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite
// CHECK-NEXT: %0 = "vector.extract"(%v,%i) <{static_position = array<i64: 1>}> : (vector<4x8xf32>,index) -> vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:100 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg0, %arg3) <{static_position = array<i64: 1>}> : (vector<4x8xf32>, index) -> vector<8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:107 offset :4:8: error: 'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite
// CHECK-NEXT: %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>) -> vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:107 offset :4:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>) -> vector<8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:114 offset :4:8: error: 'vector.insert' op expected position attribute rank to match the dest vector rank
// CHECK-NEXT: %0 = vector.insert %f, %v[1] : f32 into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:114 offset :4:8: note: see current operation: %0 = "vector.insert"(%arg2, %arg0) <{static_position = array<i64: 1>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:121 offset :4:8: error: 'vector.insert' op expected position attribute rank + source rank to match dest vector rank
// CHECK-NEXT: %0 = vector.insert %w, %v[1,2] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:121 offset :4:8: note: see current operation: %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 1, 2>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:128 offset :4:8: error: 'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension
// CHECK-NEXT: %0 = vector.insert %w, %v[4] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:128 offset :4:8: note: see current operation: %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 4>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:135 offset :4:8: error: 'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension
// CHECK-NEXT: %0 = vector.insert %w, %v[-1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:135 offset :4:8: note: see current operation: %0 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: -1>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:142 offset :4:8: error: 'vector.insert' op failed to verify that source operand and result have same element type
// CHECK-NEXT: %0 = vector.insert %k, %v[1,2] : i32 into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:142 offset :4:8: note: see current operation: %0 = "vector.insert"(%arg6, %arg0) <{static_position = array<i64: 1, 2>}> : (i32, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:149 offset :4:8: error: 'vector.insert' op expected position attribute of rank no greater than dest vector rank
// CHECK-NEXT: %0 = vector.insert %f, %v[1,2,3] : f32 into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:149 offset :4:8: note: see current operation: %0 = "vector.insert"(%arg2, %arg0) <{static_position = array<i64: 1, 2, 3>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:163 offset :4:8: error: 'vector.insert' op expected position attribute rank to match the dest vector rank
// CHECK-NEXT: %0 = vector.insert %f, %v[] : f32 into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:163 offset :4:8: note: see current operation: %0 = "vector.insert"(%arg2, %arg0) <{static_position = array<i64>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:170 offset :4:8: error: 'vector.insert' op failed to verify that all of {dest, result} have same type
// CHECK-NEXT: %0 = "vector.insert"(%f,%v) <{static_position = array<i64: 1,2>}> : (f32,vector<4x8xf32>) -> vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:170 offset :4:8: note: see current operation: %0 = "vector.insert"(%arg2, %arg0) <{static_position = array<i64: 1, 2>}> : (f32, vector<4x8xf32>) -> vector<8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:177 offset :4:8: error: 'vector.insert' op operand #1 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %0 = "vector.insert"(%f,%f) <{static_position = array<i64: 1,2>}> : (f32,f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:177 offset :4:8: note: see current operation: %0 = "vector.insert"(%arg2, %arg2) <{static_position = array<i64: 1, 2>}> : (f32, f32) -> f32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:184 offset :4:8: error: 'vector.insert' op failed to verify that source operand and result have same element type
// CHECK-NEXT: %0 = vector.insert %fi, %v[0,1] : vector<4xi32> into vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:184 offset :4:8: note: see current operation: %0 = "vector.insert"(%arg7, %arg0) <{static_position = array<i64: 0, 1>}> : (vector<4xi32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:191 offset :4:8: error: 'vector.extractelement' op unexpected >1 vector rank
// CHECK-NEXT: %0 = vector.extractelement %v[%i : index] : vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:191 offset :4:8: note: see current operation: %0 = "vector.extractelement"(%arg0, %arg3) : (vector<4x8xf32>, index) -> f32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:198 offset :4:8: error: 'vector.extractelement' op expected position to be empty with 0-D vector
// CHECK-NEXT: %0 = vector.extractelement %z[%i : index] : vector<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:198 offset :4:8: note: see current operation: %0 = "vector.extractelement"(%arg4, %arg3) : (vector<f32>, index) -> f32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:205 offset :4:8: error: 'vector.extractelement' op expected position for 1-D vector
// CHECK-NEXT: %0 = vector.extractelement %w[] : vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:205 offset :4:8: note: see current operation: %0 = "vector.extractelement"(%arg1) : (vector<8xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:212 offset :4:8: error: 'vector.extractelement' op operand #1 must be signless integer or index, but got 'f32'
// CHECK-NEXT: %0 = vector.extractelement %w[%f : f32] : vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:212 offset :4:8: note: see current operation: %0 = "vector.extractelement"(%arg1, %arg2) : (vector<8xf32>, f32) -> f32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:219 offset :4:8: error: 'vector.insertelement' op unexpected >1 vector rank
// CHECK-NEXT: %0 = vector.insertelement %f, %v[%i : index] : vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:219 offset :4:8: note: see current operation: %0 = "vector.insertelement"(%arg2, %arg0, %arg3) : (f32, vector<4x8xf32>, index) -> vector<4x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:226 offset :4:8: error: 'vector.insertelement' op expected position to be empty with 0-D vector
// CHECK-NEXT: %0 = vector.insertelement %f, %z[%i : index] : vector<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:226 offset :4:8: note: see current operation: %0 = "vector.insertelement"(%arg2, %arg4, %arg3) : (f32, vector<f32>, index) -> vector<f32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:233 offset :4:8: error: 'vector.insertelement' op expected position for 1-D vector
// CHECK-NEXT: %0 = vector.insertelement %f, %w[] : vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:233 offset :4:8: note: see current operation: %0 = "vector.insertelement"(%arg2, %arg1) : (f32, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:240 offset :4:29: error: use of value '%k' expects different type than prior uses: 'f32' vs 'i32'
// CHECK-NEXT: %0 = vector.insertelement %k, %w[%i: index] : vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:240 offset :3:114: note: prior use here
// CHECK-NEXT: func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>, %k: i32, %fi: vector<4xi32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:247 offset :4:8: error: 'vector.insertelement' op failed to verify that source operand type matches element type of result
// CHECK-NEXT: %0 = "vector.insertelement"(%k, %w, %i) : (i32, vector<8xf32>, index) -> vector<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:247 offset :4:8: note: see current operation: %0 = "vector.insertelement"(%arg6, %arg1, %arg3) : (i32, vector<8xf32>, index) -> vector<8xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:254 offset :4:8: error: 'vector.insertelement' op failed to verify that all of {dest, result} have same type
// CHECK-NEXT: %0 = "vector.insertelement"(%f, %w, %i) : (f32, vector<8xf32>, index) -> vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:254 offset :4:8: note: see current operation: %0 = "vector.insertelement"(%arg2, %arg1, %arg3) : (f32, vector<8xf32>, index) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:261 offset :4:8: error: 'vector.extractelement' op failed to verify that result type matches element type of vector operand
// CHECK-NEXT: %0 = "vector.extractelement"(%w, %i) : (vector<8xf32>, index) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:261 offset :4:8: note: see current operation: %0 = "vector.extractelement"(%arg1, %arg3) : (vector<8xf32>, index) -> i32
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:268 offset :4:8: error: 'vector.extractelement' op operand group starting at #1 requires 0 or 1 element, but found 2
// CHECK-NEXT: %0 = "vector.extractelement"(%w, %i, %i) : (vector<8xf32>, index, index) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-elements.mlir:268 offset :4:8: note: see current operation: %0 = "vector.extractelement"(%arg1, %arg3, %arg3) : (vector<8xf32>, index, index) -> f32
