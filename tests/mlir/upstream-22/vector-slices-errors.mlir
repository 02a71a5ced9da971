// Slices of vectors that are not valid: results have other names since 22.
// RUN: not %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

%a0="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> f32
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[1]}> : (f32) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (f32)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf64>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[],sizes=[],strides=[]}> : (vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0,0],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0,0,0],sizes=[2,2,2],strides=[1,1,1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[4],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[0],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[3],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[2]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x4xf32>)

// -----
%a0="t.v"() : () -> vector<4x[8]xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[1]}> : (vector<4x[8]xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x[8]xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0,0],sizes=[2,4],strides=[1,1]}> : (vector<4x[8]xf32>) -> (vector<2x[4]xf32>)

// -----
%a0="t.v"() : () -> vector<4x[8]xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0,0],sizes=[2,4],strides=[1,1]}> : (vector<4x[8]xf32>) -> (vector<2x4xf32>)

// -----
%a0="t.v"() : () -> vector<4x[8]xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0,1],sizes=[2,8],strides=[1,1]}> : (vector<4x[8]xf32>) -> (vector<2x[8]xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=["a"],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<2x4xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<2x4xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<2x4xf64>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<2x4xf64>,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<2x4xf64>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<2x4xf64>,vector<4x8xf32>) -> (vector<4x8xf64>)

// -----
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (f32,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> f32
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<4xf32>,f32) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<4xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<2x4xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0],strides=[1,1]}> : (vector<2x4xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<2x4xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[4,0],strides=[1,1]}> : (vector<2x4xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<2x4xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,8],strides=[1,1]}> : (vector<2x4xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[2]}> : (vector<4xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<9xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1]}> : (vector<9xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<2x8xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[3,0],strides=[1,1]}> : (vector<2x8xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)

// -----
%a0="t.v"() : () -> vector<2x[4]xf32>
%a1="t.v"() : () -> vector<4x[8]xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<2x[4]xf32>,vector<4x[8]xf32>) -> (vector<4x[8]xf32>)

// -----
%a0="t.v"() : () -> vector<2x8xf32>
%a1="t.v"() : () -> vector<4x[8]xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<2x8xf32>,vector<4x[8]xf32>) -> (vector<4x[8]xf32>)

// -----
%a0="t.v"() : () -> vector<[4]xf32>
%a1="t.v"() : () -> vector<4x[8]xf32>
%r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1]}> : (vector<[4]xf32>,vector<4x[8]xf32>) -> (vector<4x[8]xf32>)

// CHECK: {{.*}}vector-slices-errors.mlir:9:8: error: 'vector.extract_strided_slice' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[1]}> : (f32) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:9:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0], sizes = [2], strides = [1]}> : (f32) -> vector<2x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:13:8: error: 'vector.extract_strided_slice' op result #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:13:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0], sizes = [2], strides = [1]}> : (vector<4x8xf32>) -> f32
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:17:8: error: 'vector.extract_strided_slice' op failed to verify that operand and result have same element type
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:17:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0], sizes = [2], strides = [1]}> : (vector<4x8xf32>) -> vector<2x8xf64>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:25:8: error: 'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0,0],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:25:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0, 0], sizes = [2], strides = [1]}> : (vector<4x8xf32>) -> vector<2x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:29:8: error: 'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0,0,0],sizes=[2,2,2],strides=[1,1,1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:29:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0, 0, 0], sizes = [2, 2, 2], strides = [1, 1, 1]}> : (vector<4x8xf32>) -> vector<2x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:33:8: error: 'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[4],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:33:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [4], sizes = [2], strides = [1]}> : (vector<4x8xf32>) -> vector<2x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:37:8: error: 'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[0],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:37:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0], sizes = [0], strides = [1]}> : (vector<4x8xf32>) -> vector<2x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:41:8: error: 'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[3],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:41:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [3], sizes = [2], strides = [1]}> : (vector<4x8xf32>) -> vector<2x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:45:8: error: 'vector.extract_strided_slice' op expected strides to be confined to [1, 2)
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[2]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:45:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0], sizes = [2], strides = [2]}> : (vector<4x8xf32>) -> vector<2x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:49:8: error: 'vector.extract_strided_slice' op expected result type to be 'vector<2x8xf32>'
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:49:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0], sizes = [2], strides = [1]}> : (vector<4x8xf32>) -> vector<2x4xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:53:8: error: 'vector.extract_strided_slice' op expected result type to be 'vector<2x[8]xf32>'
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2],strides=[1]}> : (vector<4x[8]xf32>) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:53:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0], sizes = [2], strides = [1]}> : (vector<4x[8]xf32>) -> vector<2x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:57:8: error: 'vector.extract_strided_slice' op expected size at idx=1 to match the corresponding base size from the input vector (4 vs 8)
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0,0],sizes=[2,4],strides=[1,1]}> : (vector<4x[8]xf32>) -> (vector<2x[4]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:57:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0, 0], sizes = [2, 4], strides = [1, 1]}> : (vector<4x[8]xf32>) -> vector<2x[4]xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:61:8: error: 'vector.extract_strided_slice' op expected result type to be 'vector<2x[4]xf32>'
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0,0],sizes=[2,4],strides=[1,1]}> : (vector<4x[8]xf32>) -> (vector<2x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:61:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0, 0], sizes = [2, 4], strides = [1, 1]}> : (vector<4x[8]xf32>) -> vector<2x4xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:65:8: error: 'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 1 to be confined to [1, 9)
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0,1],sizes=[2,8],strides=[1,1]}> : (vector<4x[8]xf32>) -> (vector<2x[8]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:65:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0, 1], sizes = [2, 8], strides = [1, 1]}> : (vector<4x[8]xf32>) -> vector<2x[8]xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:69:8: error: 'vector.extract_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=["a"],sizes=[2],strides=[1]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:69:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = ["a"], sizes = [2], strides = [1]}> : (vector<4x8xf32>) -> vector<2x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:73:8: error: 'vector.extract_strided_slice' op requires attribute 'strides'
// CHECK-NEXT: %r:1 = "vector.extract_strided_slice"(%a0) <{offsets=[0],sizes=[2]}> : (vector<4x8xf32>) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:73:8: note: see current operation: %1 = "vector.extract_strided_slice"(%0) <{offsets = [0], sizes = [2]}> : (vector<4x8xf32>) -> vector<2x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:83:8: error: 'vector.insert_strided_slice' op failed to verify that operand #0 and result have same element type
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<2x4xf64>,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:83:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [0, 0], strides = [1, 1]}> : (vector<2x4xf64>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:88:8: error: 'vector.insert_strided_slice' op failed to verify that all of {dest, result} have same type
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<2x4xf64>,vector<4x8xf32>) -> (vector<4x8xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:88:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [0, 0], strides = [1, 1]}> : (vector<2x4xf64>, vector<4x8xf32>) -> vector<4x8xf64>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:93:8: error: 'vector.insert_strided_slice' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (f32,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:93:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [0, 0], strides = [1, 1]}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:98:8: error: 'vector.insert_strided_slice' op operand #1 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<4xf32>,f32) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:98:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [0, 0], strides = [1, 1]}> : (vector<4xf32>, f32) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:103:8: error: 'vector.insert_strided_slice' op expected strides of same size as source vector rank
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<4xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:103:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [0, 0], strides = [1, 1]}> : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:108:8: error: 'vector.insert_strided_slice' op expected offsets of same size as destination vector rank
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0],strides=[1,1]}> : (vector<2x4xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:108:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [0], strides = [1, 1]}> : (vector<2x4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:113:8: error: 'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[4,0],strides=[1,1]}> : (vector<2x4xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:113:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [4, 0], strides = [1, 1]}> : (vector<2x4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:118:8: error: 'vector.insert_strided_slice' op expected offsets dimension 1 to be confined to [0, 8)
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,8],strides=[1,1]}> : (vector<2x4xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:118:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [0, 8], strides = [1, 1]}> : (vector<2x4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:123:8: error: 'vector.insert_strided_slice' op expected strides to be confined to [1, 2)
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[2]}> : (vector<4xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:123:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [0, 0], strides = [2]}> : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:128:8: error: 'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 9)
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1]}> : (vector<9xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:128:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [0, 0], strides = [1]}> : (vector<9xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:133:8: error: 'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 0 to be confined to [1, 5)
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[3,0],strides=[1,1]}> : (vector<2x8xf32>,vector<4x8xf32>) -> (vector<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:133:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [3, 0], strides = [1, 1]}> : (vector<2x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:138:8: error: 'vector.insert_strided_slice' op expected size at idx=1 to match the corresponding base size from the input vector (4 vs 8)
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<2x[4]xf32>,vector<4x[8]xf32>) -> (vector<4x[8]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:138:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [0, 0], strides = [1, 1]}> : (vector<2x[4]xf32>, vector<4x[8]xf32>) -> vector<4x[8]xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:143:8: error: 'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=1)
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1,1]}> : (vector<2x8xf32>,vector<4x[8]xf32>) -> (vector<4x[8]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:143:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [0, 0], strides = [1, 1]}> : (vector<2x8xf32>, vector<4x[8]xf32>) -> vector<4x[8]xf32>
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:148:8: error: 'vector.insert_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (4 vs 8)
// CHECK-NEXT: %r:1 = "vector.insert_strided_slice"(%a0,%a1) <{offsets=[0,0],strides=[1]}> : (vector<[4]xf32>,vector<4x[8]xf32>) -> (vector<4x[8]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-slices-errors.mlir:148:8: note: see current operation: %2 = "vector.insert_strided_slice"(%0, %1) <{offsets = [0, 0], strides = [1]}> : (vector<[4]xf32>, vector<4x[8]xf32>) -> vector<4x[8]xf32>
