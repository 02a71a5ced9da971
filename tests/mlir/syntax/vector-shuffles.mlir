// Shuffles of vectors, vectors from numbers and parts of scalable vectors.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4x8xf32>, vector<2x8xf32>, vector<f32>, f32, vector<4xf32>, vector<2x[8]xf32>, vector<[8]xf32>) -> (), sym_name = "shuffles"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<2x8xf32>, %arg2: vector<f32>, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<2x[8]xf32>, %arg6: vector<[8]xf32>):
// GENERIC-NEXT: %0 = "vector.shuffle"(%arg0, %arg1) <{mask = [0, 5, 1]}> : (vector<4x8xf32>, vector<2x8xf32>) -> vector<3x8xf32>
// GENERIC-NEXT: %1 = "vector.shuffle"(%arg2, %arg2) <{mask = [0, 1]}> {tag} : (vector<f32>, vector<f32>) -> vector<2xf32>
// GENERIC-NEXT: %2 = "vector.from_elements"(%arg3, %arg3, %arg3) : (f32, f32, f32) -> vector<3x1xf32>
// GENERIC-NEXT: %3 = "vector.from_elements"(%arg3) {tag} : (f32) -> vector<f32>
// GENERIC-NEXT: %4 = "vector.interleave"(%arg5, %arg5) {tag} : (vector<2x[8]xf32>, vector<2x[8]xf32>) -> vector<2x[16]xf32>
// GENERIC-NEXT: %5 = "vector.interleave"(%arg2, %arg2) : (vector<f32>, vector<f32>) -> vector<2xf32>
// GENERIC-NEXT: %6:2 = "vector.deinterleave"(%arg5) : (vector<2x[8]xf32>) -> (vector<2x[4]xf32>, vector<2x[4]xf32>)
// GENERIC-NEXT: %7:2 = "vector.deinterleave"(%arg4) {tag} : (vector<4xf32>) -> (vector<2xf32>, vector<2xf32>)
// GENERIC-NEXT: %8 = "vector.scalable.extract"(%arg6) <{pos = 16 : i64}> : (vector<[8]xf32>) -> vector<8xf32>
// GENERIC-NEXT: %9 = "vector.scalable.insert"(%8, %arg6) <{pos = 8 : i64}> {tag} : (vector<8xf32>, vector<[8]xf32>) -> vector<[8]xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @shuffles(%arg0: vector<4x8xf32>, %arg1: vector<2x8xf32>, %arg2: vector<f32>, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<2x[8]xf32>, %arg6: vector<[8]xf32>) {
// CHECK-NEXT: %0 = vector.shuffle %arg0, %arg1 [0, 5, 1] : vector<4x8xf32>, vector<2x8xf32>
// CHECK-NEXT: %1 = vector.shuffle %arg2, %arg2 [0, 1] {tag} : vector<f32>, vector<f32>
// CHECK-NEXT: %2 = vector.from_elements %arg3, %arg3, %arg3 : vector<3x1xf32>
// CHECK-NEXT: %3 = vector.from_elements %arg3 {tag} : vector<f32>
// CHECK-NEXT: %4 = vector.interleave %arg5, %arg5 {tag} : vector<2x[8]xf32> -> vector<2x[16]xf32>
// CHECK-NEXT: %5 = vector.interleave %arg2, %arg2 : vector<f32> -> vector<2xf32>
// CHECK-NEXT: %res1, %res2 = vector.deinterleave %arg5 : vector<2x[8]xf32> -> vector<2x[4]xf32>
// CHECK-NEXT: %res1_0, %res2_1 = vector.deinterleave %arg4 {tag} : vector<4xf32> -> vector<2xf32>
// CHECK-NEXT: %6 = vector.scalable.extract %arg6[16] : vector<8xf32> from vector<[8]xf32>
// CHECK-NEXT: %7 = vector.scalable.insert %6, %arg6[8] {tag} : vector<8xf32> into vector<[8]xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shuffles(%a: vector<4x8xf32>, %b: vector<2x8xf32>, %z: vector<f32>, %f: f32, %r: vector<4xf32>,
                    %s: vector<2x[8]xf32>, %t: vector<[8]xf32>) {
  %0 = vector.shuffle %a, %b [0, 5, 1] : vector<4x8xf32>, vector<2x8xf32>
  %1 = vector.shuffle %z, %z [0, 1] {tag} : vector<f32>, vector<f32>
  %2 = vector.from_elements %f, %f, %f : vector<3x1xf32>
  %3 = vector.from_elements %f {tag} : vector<f32>
  %4 = vector.interleave %s, %s {tag} : vector<2x[8]xf32> -> vector<2x[16]xf32>
  %5 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %6, %7 = vector.deinterleave %s : vector<2x[8]xf32> -> vector<2x[4]xf32>
  %8:2 = vector.deinterleave %r {tag} : vector<4xf32> -> vector<2xf32>
  %9 = vector.scalable.extract %t[16] : vector<8xf32> from vector<[8]xf32>
  %10 = vector.scalable.insert %9, %t[8] {tag} : vector<8xf32> into vector<[8]xf32>
  return
}
