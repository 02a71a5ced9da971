// Slices of vectors.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4x8x16xf32>, vector<4x[8]xf32>, vector<4xf32>) -> (), sym_name = "slices"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<4x8x16xf32>, %arg1: vector<4x[8]xf32>, %arg2: vector<4xf32>):
// GENERIC-NEXT: %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
// GENERIC-NEXT: %1 = "vector.insert_strided_slice"(%0, %arg0) <{offsets = [0, 2, 0], strides = [1, 1, 1]}> {tag} : (vector<2x4x16xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
// GENERIC-NEXT: %2 = "vector.insert_strided_slice"(%arg2, %arg0) <{offsets = [0, 2, 0], strides = [1]}> : (vector<4xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
// GENERIC-NEXT: %3 = "vector.extract_strided_slice"(%arg1) <{offsets = [1], sizes = [2], strides = [1]}> {tag = "a"} : (vector<4x[8]xf32>) -> vector<2x[8]xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @slices(%arg0: vector<4x8x16xf32>, %arg1: vector<4x[8]xf32>, %arg2: vector<4xf32>) {
// CHECK-NEXT: %0 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
// CHECK-NEXT: %1 = vector.insert_strided_slice %0, %arg0 {offsets = [0, 2, 0], strides = [1, 1, 1], tag} : vector<2x4x16xf32> into vector<4x8x16xf32>
// CHECK-NEXT: %2 = vector.insert_strided_slice %arg2, %arg0 {offsets = [0, 2, 0], strides = [1]} : vector<4xf32> into vector<4x8x16xf32>
// CHECK-NEXT: %3 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [2], strides = [1], tag = "a"} : vector<4x[8]xf32> to vector<2x[8]xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @slices(%v: vector<4x8x16xf32>, %s: vector<4x[8]xf32>, %r: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  %1 = vector.insert_strided_slice %0, %v {strides = [1, 1, 1], offsets = [0, 2, 0], tag} : vector<2x4x16xf32> into vector<4x8x16xf32>
  %2 = vector.insert_strided_slice %r, %v {offsets = [0, 2, 0], strides = [1]} : vector<4xf32> into vector<4x8x16xf32>
  %3 = vector.extract_strided_slice %s {offsets = [1], sizes = [2], strides = [1], tag = "a"} : vector<4x[8]xf32> to vector<2x[8]xf32>
  return
}
