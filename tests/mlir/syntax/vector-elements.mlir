// Elements and parts of vectors, and vectors with other ones, with places that are numbers and values.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4x8xf32>, vector<8xf32>, f32, index, vector<f32>, vector<[4]x8xf32>) -> (vector<8xf32>, f32, f32, f32, vector<4x8xf32>, f32), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>, %arg2: f32, %arg3: index, %arg4: vector<f32>, %arg5: vector<[4]x8xf32>):
// GENERIC-NEXT: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<8xf32>
// GENERIC-NEXT: %1 = "vector.extract"(%arg0) <{static_position = array<i64: 1, 2>}> : (vector<4x8xf32>) -> f32
// GENERIC-NEXT: %2 = "vector.extract"(%arg0, %arg3) <{static_position = array<i64: -9223372036854775808, 2>}> : (vector<4x8xf32>, index) -> f32
// GENERIC-NEXT: %3 = "vector.extract"(%arg4) <{static_position = array<i64>}> : (vector<f32>) -> f32
// GENERIC-NEXT: %4 = "vector.extract"(%arg0) <{static_position = array<i64>}> : (vector<4x8xf32>) -> vector<4x8xf32>
// GENERIC-NEXT: %5 = "vector.extract"(%0) <{static_position = array<i64: 3>}> {a} : (vector<8xf32>) -> f32
// GENERIC-NEXT: %6 = "vector.insert"(%arg1, %arg0) <{static_position = array<i64: 1>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// GENERIC-NEXT: %7 = "vector.insert"(%arg2, %arg0, %arg3) <{static_position = array<i64: 1, -9223372036854775808>}> : (f32, vector<4x8xf32>, index) -> vector<4x8xf32>
// GENERIC-NEXT: %8 = "vector.insert"(%arg0, %arg0) <{static_position = array<i64>}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// GENERIC-NEXT: %9 = "vector.extract"(%arg5, %arg3) <{static_position = array<i64: -9223372036854775808>}> : (vector<[4]x8xf32>, index) -> vector<8xf32>
// GENERIC-NEXT: "func.return"(%0, %1, %2, %3, %4, %5) : (vector<8xf32>, f32, f32, f32, vector<4x8xf32>, f32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @f(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>, %arg2: f32, %arg3: index, %arg4: vector<f32>, %arg5: vector<[4]x8xf32>) -> (vector<8xf32>, f32, f32, f32, vector<4x8xf32>, f32) {
// CHECK-NEXT: %0 = vector.extract %arg0[1] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1, 2] : f32 from vector<4x8xf32>
// CHECK-NEXT: %2 = vector.extract %arg0[%arg3, 2] : f32 from vector<4x8xf32>
// CHECK-NEXT: %3 = vector.extract %arg4[] : f32 from vector<f32>
// CHECK-NEXT: %4 = vector.extract %arg0[] : vector<4x8xf32> from vector<4x8xf32>
// CHECK-NEXT: %5 = vector.extract %0[3] {a} : f32 from vector<8xf32>
// CHECK-NEXT: %6 = vector.insert %arg1, %arg0 [1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT: %7 = vector.insert %arg2, %arg0 [1, %arg3] : f32 into vector<4x8xf32>
// CHECK-NEXT: %8 = vector.insert %arg0, %arg0 [] : vector<4x8xf32> into vector<4x8xf32>
// CHECK-NEXT: %9 = vector.extract %arg5[%arg3] : vector<8xf32> from vector<[4]x8xf32>
// CHECK-NEXT: return %0, %1, %2, %3, %4, %5 : vector<8xf32>, f32, f32, f32, vector<4x8xf32>, f32
// CHECK-NEXT: }
func.func @f(%v: vector<4x8xf32>, %w: vector<8xf32>, %f: f32, %i: index, %z: vector<f32>, %s: vector<[4]x8xf32>) -> (vector<8xf32>, f32, f32, f32, vector<4x8xf32>, f32) {
  %0 = vector.extract %v[1] : vector<8xf32> from vector<4x8xf32>
  %1 = vector.extract %v[1, 2] : f32 from vector<4x8xf32>
  %2 = vector.extract %v[%i, 2] : f32 from vector<4x8xf32>
  %3 = vector.extract %z[] : f32 from vector<f32>
  %4 = vector.extract %v[] : vector<4x8xf32> from vector<4x8xf32>
  %5 = vector.extract %0[3] {a} : f32 from vector<8xf32>
  %6 = vector.insert %w, %v[1] : vector<8xf32> into vector<4x8xf32>
  %7 = vector.insert %f, %v[1, %i] : f32 into vector<4x8xf32>
  %9 = vector.insert %v, %v[] : vector<4x8xf32> into vector<4x8xf32>
  %14 = vector.extract %s[%i] : vector<8xf32> from vector<[4]x8xf32>
  return %0, %1, %2, %3, %4, %5 : vector<8xf32>, f32, f32, f32, vector<4x8xf32>, f32
}
