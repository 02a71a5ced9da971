// Shuffles of vectors, vectors from numbers and numbers from vectors that are not valid since 22.
// RUN: not %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,7>}> : (vector<4x8xf32>,vector<4x8xf32>) -> (vector<3x8xf32>)

// -----
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,7>}> : (f32,vector<4x8xf32>) -> (vector<3x8xf32>)

// -----
%a0="t.v"() : () -> vector<f32>
%a1="t.v"() : () -> vector<f32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1>}> : (vector<f32>,vector<f32>) -> (vector<2xf32>)

// -----
%a0="t.v"() : () -> vector<f32>
%a1="t.v"() : () -> vector<2xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1>}> : (vector<f32>,vector<2xf32>) -> (vector<2xf32>)

// -----
%a0="t.v"() : () -> vector<f32>
%a1="t.v"() : () -> vector<f32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0>}> : (vector<f32>,vector<f32>) -> (vector<f32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4x8xf64>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,7>}> : (vector<4x8xf32>,vector<4x8xf64>) -> (vector<3x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,7>}> : (vector<4x8xf32>,vector<4x8xf32>) -> (vector<3x8xf64>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,7>}> : (vector<4x8xf32>,vector<4x8xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4x4xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,7>}> : (vector<4x8xf32>,vector<4x4xf32>) -> (vector<3x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<2x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,6>}> : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<3x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<2x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64>}> : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<3x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<2x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=["a"]}> : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<1x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<2x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1)  : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<1x8xf32>)

// -----
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> f32
%r:1 = "vector.from_elements"(%a0,%a1)  : (f32,f32) -> (vector<2xf32>)

// -----
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> f32
%r:1 = "vector.from_elements"(%a0,%a1)  : (f32,f32) -> (vector<3xf32>)

// -----
%a0="t.v"() : () -> f32
%r:1 = "vector.from_elements"(%a0)  : (f32) -> (vector<f32>)

// -----
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> f32
%r:1 = "vector.from_elements"(%a0,%a1)  : (f32,f32) -> (vector<[2]xf32>)

// -----
%a0="t.v"() : () -> vector<2xf32>
%r:2 = "vector.to_elements"(%a0)  : (vector<2xf32>) -> (f32,f32)

// -----
%a0="t.v"() : () -> vector<2xf32>
%r:1 = "vector.to_elements"(%a0)  : (vector<2xf32>) -> (f32)

// -----
%a0="t.v"() : () -> f32
%r:2 = "vector.to_elements"(%a0)  : (f32) -> (f64,f64)

// -----
%a0="t.v"() : () -> vector<[2]xf32>
%r:2 = "vector.to_elements"(%a0)  : (vector<[2]xf32>) -> (f32,f32)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.interleave"(%a0,%a1)  : (vector<4xf32>,vector<4xf32>) -> (vector<8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<4xf64>
%r:1 = "vector.interleave"(%a0,%a1)  : (vector<4xf32>,vector<4xf64>) -> (vector<8xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.interleave"(%a0,%a1)  : (vector<4xf32>,vector<4xf32>) -> (vector<9xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.interleave"(%a0,%a1)  : (vector<4xf32>,vector<4xf32>) -> (f32)

// -----
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.interleave"(%a0,%a1)  : (f32,vector<4xf32>) -> (f32)

// -----
%a0="t.v"() : () -> vector<f32>
%a1="t.v"() : () -> vector<f32>
%r:1 = "vector.interleave"(%a0,%a1)  : (vector<f32>,vector<f32>) -> (vector<2xf32>)

// -----
%a0="t.v"() : () -> vector<8xf32>
%r:2 = "vector.deinterleave"(%a0)  : (vector<8xf32>) -> (vector<4xf32>,vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<8xf32>
%r:2 = "vector.deinterleave"(%a0)  : (vector<8xf32>) -> (vector<4xf32>,vector<4xf64>)

// -----
%a0="t.v"() : () -> vector<8xf32>
%r:2 = "vector.deinterleave"(%a0)  : (vector<8xf32>) -> (vector<5xf32>,vector<5xf32>)

// -----
%a0="t.v"() : () -> vector<7xf32>
%r:2 = "vector.deinterleave"(%a0)  : (vector<7xf32>) -> (vector<3xf32>,vector<3xf32>)

// -----
%a0="t.v"() : () -> vector<f32>
%r:2 = "vector.deinterleave"(%a0)  : (vector<f32>) -> (vector<1xf32>,vector<1xf32>)

// -----
%a0="t.v"() : () -> vector<[8]xf32>
%r:2 = "vector.deinterleave"(%a0)  : (vector<[8]xf32>) -> (vector<[4]xf32>,vector<[4]xf32>)

// -----
%a0="t.v"() : () -> vector<[8]xf32>
%r:2 = "vector.deinterleave"(%a0)  : (vector<[8]xf32>) -> (f32,f32)

// -----
%a0="t.v"() : () -> vector<[4]xf32>
%r:1 = "vector.scalable.extract"(%a0) <{pos=0}> : (vector<[4]xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<[4]xf32>
%r:1 = "vector.scalable.extract"(%a0) <{pos=2}> : (vector<[4]xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<[4]xf32>
%r:1 = "vector.scalable.extract"(%a0) <{pos=2}> : (vector<[4]xf32>) -> (vector<2xf32>)

// -----
%a0="t.v"() : () -> vector<[4]xf32>
%r:1 = "vector.scalable.extract"(%a0) <{pos=0}> : (vector<[4]xf32>) -> (vector<2xf64>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%r:1 = "vector.scalable.extract"(%a0) <{pos=0}> : (vector<4xf32>) -> (vector<4xf32>)

// -----
%a0="t.v"() : () -> vector<[4]xf32>
%r:1 = "vector.scalable.extract"(%a0) <{pos=0}> : (vector<[4]xf32>) -> (vector<1x4xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<[4]xf32>
%r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<4xf32>,vector<[4]xf32>) -> (vector<[4]xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<[4]xf32>
%r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=2}> : (vector<4xf32>,vector<[4]xf32>) -> (vector<[4]xf32>)

// -----
%a0="t.v"() : () -> vector<4xf64>
%a1="t.v"() : () -> vector<[4]xf32>
%r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<4xf64>,vector<[4]xf32>) -> (vector<[4]xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<[4]xf32>
%r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<4xf32>,vector<[4]xf32>) -> (vector<[8]xf32>)

// -----
%a0="t.v"() : () -> vector<[4]xf32>
%a1="t.v"() : () -> vector<[4]xf32>
%r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<[4]xf32>,vector<[4]xf32>) -> (vector<[4]xf32>)

// -----
%a0="t.v"() : () -> vector<1x4xf32>
%a1="t.v"() : () -> vector<[4]xf32>
%r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<1x4xf32>,vector<[4]xf32>) -> (vector<[4]xf32>)

// -----
%a0="t.v"() : () -> vector<4xf32>
%a1="t.v"() : () -> vector<4xf32>
%r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<4xf32>,vector<4xf32>) -> (vector<[4]xf32>)

// CHECK: {{.*}}vector-shuffles-errors.mlir:11:8: error: 'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,7>}> : (f32,vector<4x8xf32>) -> (vector<3x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:11:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = array<i64: 0, 1, 7>}> : (f32, vector<4x8xf32>) -> vector<3x8xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:21:8: error: 'vector.shuffle' op rank mismatch
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1>}> : (vector<f32>,vector<2xf32>) -> (vector<2xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:21:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = array<i64: 0, 1>}> : (vector<f32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:26:8: error: 'vector.shuffle' op result #0 must be vector of any type values, but got 'vector<f32>'
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0>}> : (vector<f32>,vector<f32>) -> (vector<f32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:26:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = array<i64: 0>}> : (vector<f32>, vector<f32>) -> vector<f32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:31:8: error: 'vector.shuffle' op failed to verify that second operand v2 and result have same element type
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,7>}> : (vector<4x8xf32>,vector<4x8xf64>) -> (vector<3x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:31:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = array<i64: 0, 1, 7>}> : (vector<4x8xf32>, vector<4x8xf64>) -> vector<3x8xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:36:8: error: 'vector.shuffle' op failed to verify that first operand v1 and result have same element type
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,7>}> : (vector<4x8xf32>,vector<4x8xf32>) -> (vector<3x8xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:36:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = array<i64: 0, 1, 7>}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<3x8xf64>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:41:8: error: 'vector.shuffle' op mask length mismatch
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,7>}> : (vector<4x8xf32>,vector<4x8xf32>) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:41:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = array<i64: 0, 1, 7>}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<2x8xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:46:8: error: 'vector.shuffle' op dimension mismatch
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,7>}> : (vector<4x8xf32>,vector<4x4xf32>) -> (vector<3x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:46:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = array<i64: 0, 1, 7>}> : (vector<4x8xf32>, vector<4x4xf32>) -> vector<3x8xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:51:8: error: 'vector.shuffle' op mask index #3 out of range
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64: 0,1,6>}> : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<3x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:51:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = array<i64: 0, 1, 6>}> : (vector<4x8xf32>, vector<2x8xf32>) -> vector<3x8xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:56:8: error: 'vector.shuffle' op invalid mask length
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=array<i64>}> : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<3x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:56:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = array<i64>}> : (vector<4x8xf32>, vector<2x8xf32>) -> vector<3x8xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:61:8: error: invalid properties {mask = ["a"]} for op vector.shuffle: Invalid attribute `mask` in property conversion: ["a"]
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=["a"]}> : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<1x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:66:8: error: 'vector.shuffle' op requires attribute 'mask'
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1)  : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<1x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:66:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) : (vector<4x8xf32>, vector<2x8xf32>) -> vector<1x8xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:76:8: error: 'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types
// CHECK-NEXT: %r:1 = "vector.from_elements"(%a0,%a1)  : (f32,f32) -> (vector<3xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:76:8: note: see current operation: %2 = "vector.from_elements"(%0, %1) : (f32, f32) -> vector<3xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:85:8: error: 'vector.from_elements' op result #0 must be fixed-length vector of any type values, but got 'vector<[2]xf32>'
// CHECK-NEXT: %r:1 = "vector.from_elements"(%a0,%a1)  : (f32,f32) -> (vector<[2]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:85:8: note: see current operation: %2 = "vector.from_elements"(%0, %1) : (f32, f32) -> vector<[2]xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:93:8: error: 'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types
// CHECK-NEXT: %r:1 = "vector.to_elements"(%a0)  : (vector<2xf32>) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:93:8: note: see current operation: %1 = "vector.to_elements"(%0) : (vector<2xf32>) -> f32
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:97:8: error: 'vector.to_elements' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:2 = "vector.to_elements"(%a0)  : (f32) -> (f64,f64)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:97:8: note: see current operation: %1:2 = "vector.to_elements"(%0) : (f32) -> (f64, f64)
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:111:8: error: 'vector.interleave' op failed to verify that all of {lhs, rhs} have same type
// CHECK-NEXT: %r:1 = "vector.interleave"(%a0,%a1)  : (vector<4xf32>,vector<4xf64>) -> (vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:111:8: note: see current operation: %2 = "vector.interleave"(%0, %1) : (vector<4xf32>, vector<4xf64>) -> vector<8xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:116:8: error: 'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs
// CHECK-NEXT: %r:1 = "vector.interleave"(%a0,%a1)  : (vector<4xf32>,vector<4xf32>) -> (vector<9xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:116:8: note: see current operation: %2 = "vector.interleave"(%0, %1) : (vector<4xf32>, vector<4xf32>) -> vector<9xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:121:8: error: 'vector.interleave' op result #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.interleave"(%a0,%a1)  : (vector<4xf32>,vector<4xf32>) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:121:8: note: see current operation: %2 = "vector.interleave"(%0, %1) : (vector<4xf32>, vector<4xf32>) -> f32
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:126:8: error: 'vector.interleave' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.interleave"(%a0,%a1)  : (f32,vector<4xf32>) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:126:8: note: see current operation: %2 = "vector.interleave"(%0, %1) : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:139:8: error: 'vector.deinterleave' op failed to verify that all of {res1, res2} have same type
// CHECK-NEXT: %r:2 = "vector.deinterleave"(%a0)  : (vector<8xf32>) -> (vector<4xf32>,vector<4xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:139:8: note: see current operation: %1:2 = "vector.deinterleave"(%0) : (vector<8xf32>) -> (vector<4xf32>, vector<4xf64>)
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:143:8: error: 'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension
// CHECK-NEXT: %r:2 = "vector.deinterleave"(%a0)  : (vector<8xf32>) -> (vector<5xf32>,vector<5xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:143:8: note: see current operation: %1:2 = "vector.deinterleave"(%0) : (vector<8xf32>) -> (vector<5xf32>, vector<5xf32>)
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:147:8: error: 'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements
// CHECK-NEXT: %r:2 = "vector.deinterleave"(%a0)  : (vector<7xf32>) -> (vector<3xf32>,vector<3xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:147:8: note: see current operation: %1:2 = "vector.deinterleave"(%0) : (vector<7xf32>) -> (vector<3xf32>, vector<3xf32>)
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:151:8: error: 'vector.deinterleave' op operand #0 must be vector of any type values, but got 'vector<f32>'
// CHECK-NEXT: %r:2 = "vector.deinterleave"(%a0)  : (vector<f32>) -> (vector<1xf32>,vector<1xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:151:8: note: see current operation: %1:2 = "vector.deinterleave"(%0) : (vector<f32>) -> (vector<1xf32>, vector<1xf32>)
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:159:8: error: 'vector.deinterleave' op result #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:2 = "vector.deinterleave"(%a0)  : (vector<[8]xf32>) -> (f32,f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:159:8: note: see current operation: %1:2 = "vector.deinterleave"(%0) : (vector<[8]xf32>) -> (f32, f32)
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:167:8: error: 'vector.scalable.extract' op failed to verify that position is a multiple of the result length.
// CHECK-NEXT: %r:1 = "vector.scalable.extract"(%a0) <{pos=2}> : (vector<[4]xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:167:8: note: see current operation: %1 = "vector.scalable.extract"(%0) <{pos = 2 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:175:8: error: 'vector.scalable.extract' op failed to verify that all of {source, result} have same element type
// CHECK-NEXT: %r:1 = "vector.scalable.extract"(%a0) <{pos=0}> : (vector<[4]xf32>) -> (vector<2xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:175:8: note: see current operation: %1 = "vector.scalable.extract"(%0) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<2xf64>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:179:8: error: 'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<4xf32>'
// CHECK-NEXT: %r:1 = "vector.scalable.extract"(%a0) <{pos=0}> : (vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:179:8: note: see current operation: %1 = "vector.scalable.extract"(%0) <{pos = 0 : i64}> : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:183:8: error: 'vector.scalable.extract' op result #0 must be  of ranks 1, but got 'vector<1x4xf32>'
// CHECK-NEXT: %r:1 = "vector.scalable.extract"(%a0) <{pos=0}> : (vector<[4]xf32>) -> (vector<1x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:183:8: note: see current operation: %1 = "vector.scalable.extract"(%0) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<1x4xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:193:8: error: 'vector.scalable.insert' op failed to verify that position is a multiple of the source length.
// CHECK-NEXT: %r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=2}> : (vector<4xf32>,vector<[4]xf32>) -> (vector<[4]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:193:8: note: see current operation: %2 = "vector.scalable.insert"(%0, %1) <{pos = 2 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:198:8: error: 'vector.scalable.insert' op failed to verify that all of {valueToStore, dest} have same element type
// CHECK-NEXT: %r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<4xf64>,vector<[4]xf32>) -> (vector<[4]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:198:8: note: see current operation: %2 = "vector.scalable.insert"(%0, %1) <{pos = 0 : i64}> : (vector<4xf64>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:203:8: error: 'vector.scalable.insert' op failed to verify that all of {dest, result} have same type
// CHECK-NEXT: %r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<4xf32>,vector<[4]xf32>) -> (vector<[8]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:203:8: note: see current operation: %2 = "vector.scalable.insert"(%0, %1) <{pos = 0 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[8]xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:213:8: error: 'vector.scalable.insert' op operand #0 must be  of ranks 1, but got 'vector<1x4xf32>'
// CHECK-NEXT: %r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<1x4xf32>,vector<[4]xf32>) -> (vector<[4]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:213:8: note: see current operation: %2 = "vector.scalable.insert"(%0, %1) <{pos = 0 : i64}> : (vector<1x4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:218:8: error: 'vector.scalable.insert' op operand #1 must be  of ranks 1, but got 'vector<4xf32>'
// CHECK-NEXT: %r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<4xf32>,vector<4xf32>) -> (vector<[4]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}vector-shuffles-errors.mlir:218:8: note: see current operation: %2 = "vector.scalable.insert"(%0, %1) <{pos = 0 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<[4]xf32>
