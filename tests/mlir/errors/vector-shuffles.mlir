// Shuffles of vectors, vectors from numbers and parts of scalable vectors that are not valid.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,7]}> : (vector<4x8xf32>,vector<4x8xf32>) -> (vector<3x8xf32>)

// -----
%a0="t.v"() : () -> f32
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,7]}> : (f32,vector<4x8xf32>) -> (vector<3x8xf32>)

// -----
%a0="t.v"() : () -> vector<f32>
%a1="t.v"() : () -> vector<f32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1]}> : (vector<f32>,vector<f32>) -> (vector<2xf32>)

// -----
%a0="t.v"() : () -> vector<f32>
%a1="t.v"() : () -> vector<2xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1]}> : (vector<f32>,vector<2xf32>) -> (vector<2xf32>)

// -----
%a0="t.v"() : () -> vector<f32>
%a1="t.v"() : () -> vector<f32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0]}> : (vector<f32>,vector<f32>) -> (vector<f32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4x8xf64>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,7]}> : (vector<4x8xf32>,vector<4x8xf64>) -> (vector<3x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,7]}> : (vector<4x8xf32>,vector<4x8xf32>) -> (vector<3x8xf64>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,7]}> : (vector<4x8xf32>,vector<4x8xf32>) -> (vector<2x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<4x4xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,7]}> : (vector<4x8xf32>,vector<4x4xf32>) -> (vector<3x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<2x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,6]}> : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<3x8xf32>)

// -----
%a0="t.v"() : () -> vector<4x8xf32>
%a1="t.v"() : () -> vector<2x8xf32>
%r:1 = "vector.shuffle"(%a0,%a1) <{mask=[]}> : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<3x8xf32>)

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
%r:1 = "vector.from_elements"(%a0,%a1)  : (f32,f32) -> (f32)

// -----
%a0="t.v"() : () -> vector<2xf32>
%r:2 = "vector.to_elements"(%a0)  : (vector<2xf32>) -> (f32,f32)

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

// CHECK: within split at {{.*}}vector-shuffles.mlir:8 offset :4:8: error: 'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,7]}> : (f32,vector<4x8xf32>) -> (vector<3x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:8 offset :4:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = [0, 1, 7]}> : (f32, vector<4x8xf32>) -> vector<3x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:18 offset :4:8: error: 'vector.shuffle' op rank mismatch
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1]}> : (vector<f32>,vector<2xf32>) -> (vector<2xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:18 offset :4:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = [0, 1]}> : (vector<f32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:23 offset :4:8: error: 'vector.shuffle' op result #0 must be vector of any type values, but got 'vector<f32>'
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0]}> : (vector<f32>,vector<f32>) -> (vector<f32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:23 offset :4:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = [0]}> : (vector<f32>, vector<f32>) -> vector<f32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:28 offset :4:8: error: 'vector.shuffle' op failed to verify that second operand v2 and result have same element type
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,7]}> : (vector<4x8xf32>,vector<4x8xf64>) -> (vector<3x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:28 offset :4:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = [0, 1, 7]}> : (vector<4x8xf32>, vector<4x8xf64>) -> vector<3x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:33 offset :4:8: error: 'vector.shuffle' op failed to verify that first operand v1 and result have same element type
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,7]}> : (vector<4x8xf32>,vector<4x8xf32>) -> (vector<3x8xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:33 offset :4:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = [0, 1, 7]}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<3x8xf64>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:38 offset :4:8: error: 'vector.shuffle' op mask length mismatch
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,7]}> : (vector<4x8xf32>,vector<4x8xf32>) -> (vector<2x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:38 offset :4:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = [0, 1, 7]}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<2x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:43 offset :4:8: error: 'vector.shuffle' op dimension mismatch
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,7]}> : (vector<4x8xf32>,vector<4x4xf32>) -> (vector<3x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:43 offset :4:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = [0, 1, 7]}> : (vector<4x8xf32>, vector<4x4xf32>) -> vector<3x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:48 offset :4:8: error: 'vector.shuffle' op mask index #3 out of range
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=[0,1,6]}> : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<3x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:48 offset :4:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = [0, 1, 6]}> : (vector<4x8xf32>, vector<2x8xf32>) -> vector<3x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:53 offset :4:8: error: 'vector.shuffle' op invalid mask length
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=[]}> : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<3x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:53 offset :4:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = []}> : (vector<4x8xf32>, vector<2x8xf32>) -> vector<3x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:58 offset :4:8: error: 'vector.shuffle' op attribute 'mask' failed to satisfy constraint: 64-bit integer array attribute
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1) <{mask=["a"]}> : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<1x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:58 offset :4:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) <{mask = ["a"]}> : (vector<4x8xf32>, vector<2x8xf32>) -> vector<1x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:63 offset :4:8: error: 'vector.shuffle' op requires attribute 'mask'
// CHECK-NEXT: %r:1 = "vector.shuffle"(%a0,%a1)  : (vector<4x8xf32>,vector<2x8xf32>) -> (vector<1x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:63 offset :4:8: note: see current operation: %2 = "vector.shuffle"(%0, %1) : (vector<4x8xf32>, vector<2x8xf32>) -> vector<1x8xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:73 offset :4:8: error: 'vector.from_elements' op failed to verify that operand types match result element type
// CHECK-NEXT: %r:1 = "vector.from_elements"(%a0,%a1)  : (f32,f32) -> (vector<3xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:73 offset :4:8: note: see current operation: %2 = "vector.from_elements"(%0, %1) : (f32, f32) -> vector<3xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:82 offset :4:8: error: 'vector.from_elements' op result #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.from_elements"(%a0,%a1)  : (f32,f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:82 offset :4:8: note: see current operation: %2 = "vector.from_elements"(%0, %1) : (f32, f32) -> f32
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:87 offset :3:8: error: unregistered operation 'vector.to_elements' found in dialect ('vector') that does not allow unknown operations
// CHECK-NEXT: %r:2 = "vector.to_elements"(%a0)  : (vector<2xf32>) -> (f32,f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:87 offset :3:8: note: see current operation: %1:2 = "vector.to_elements"(%0) : (vector<2xf32>) -> (f32, f32)
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:96 offset :4:8: error: 'vector.interleave' op failed to verify that all of {lhs, rhs} have same type
// CHECK-NEXT: %r:1 = "vector.interleave"(%a0,%a1)  : (vector<4xf32>,vector<4xf64>) -> (vector<8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:96 offset :4:8: note: see current operation: %2 = "vector.interleave"(%0, %1) : (vector<4xf32>, vector<4xf64>) -> vector<8xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:101 offset :4:8: error: 'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs
// CHECK-NEXT: %r:1 = "vector.interleave"(%a0,%a1)  : (vector<4xf32>,vector<4xf32>) -> (vector<9xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:101 offset :4:8: note: see current operation: %2 = "vector.interleave"(%0, %1) : (vector<4xf32>, vector<4xf32>) -> vector<9xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:106 offset :4:8: error: 'vector.interleave' op result #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.interleave"(%a0,%a1)  : (vector<4xf32>,vector<4xf32>) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:106 offset :4:8: note: see current operation: %2 = "vector.interleave"(%0, %1) : (vector<4xf32>, vector<4xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:111 offset :4:8: error: 'vector.interleave' op operand #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:1 = "vector.interleave"(%a0,%a1)  : (f32,vector<4xf32>) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:111 offset :4:8: note: see current operation: %2 = "vector.interleave"(%0, %1) : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:125 offset :3:8: error: 'vector.deinterleave' op failed to verify that all of {res1, res2} have same type
// CHECK-NEXT: %r:2 = "vector.deinterleave"(%a0)  : (vector<8xf32>) -> (vector<4xf32>,vector<4xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:125 offset :3:8: note: see current operation: %1:2 = "vector.deinterleave"(%0) : (vector<8xf32>) -> (vector<4xf32>, vector<4xf64>)
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:129 offset :3:8: error: 'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension
// CHECK-NEXT: %r:2 = "vector.deinterleave"(%a0)  : (vector<8xf32>) -> (vector<5xf32>,vector<5xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:129 offset :3:8: note: see current operation: %1:2 = "vector.deinterleave"(%0) : (vector<8xf32>) -> (vector<5xf32>, vector<5xf32>)
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:133 offset :3:8: error: 'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements
// CHECK-NEXT: %r:2 = "vector.deinterleave"(%a0)  : (vector<7xf32>) -> (vector<3xf32>,vector<3xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:133 offset :3:8: note: see current operation: %1:2 = "vector.deinterleave"(%0) : (vector<7xf32>) -> (vector<3xf32>, vector<3xf32>)
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:137 offset :3:8: error: 'vector.deinterleave' op operand #0 must be vector of any type values, but got 'vector<f32>'
// CHECK-NEXT: %r:2 = "vector.deinterleave"(%a0)  : (vector<f32>) -> (vector<1xf32>,vector<1xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:137 offset :3:8: note: see current operation: %1:2 = "vector.deinterleave"(%0) : (vector<f32>) -> (vector<1xf32>, vector<1xf32>)
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:145 offset :3:8: error: 'vector.deinterleave' op result #0 must be vector of any type values, but got 'f32'
// CHECK-NEXT: %r:2 = "vector.deinterleave"(%a0)  : (vector<[8]xf32>) -> (f32,f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:145 offset :3:8: note: see current operation: %1:2 = "vector.deinterleave"(%0) : (vector<[8]xf32>) -> (f32, f32)
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:153 offset :3:8: error: 'vector.scalable.extract' op failed to verify that position is a multiple of the result length.
// CHECK-NEXT: %r:1 = "vector.scalable.extract"(%a0) <{pos=2}> : (vector<[4]xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:153 offset :3:8: note: see current operation: %1 = "vector.scalable.extract"(%0) <{pos = 2 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:161 offset :3:8: error: 'vector.scalable.extract' op failed to verify that all of {source, res} have same element type
// CHECK-NEXT: %r:1 = "vector.scalable.extract"(%a0) <{pos=0}> : (vector<[4]xf32>) -> (vector<2xf64>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:161 offset :3:8: note: see current operation: %1 = "vector.scalable.extract"(%0) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<2xf64>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:165 offset :3:8: error: 'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<4xf32>'
// CHECK-NEXT: %r:1 = "vector.scalable.extract"(%a0) <{pos=0}> : (vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:165 offset :3:8: note: see current operation: %1 = "vector.scalable.extract"(%0) <{pos = 0 : i64}> : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:169 offset :3:8: error: 'vector.scalable.extract' op result #0 must be  of ranks 1, but got 'vector<1x4xf32>'
// CHECK-NEXT: %r:1 = "vector.scalable.extract"(%a0) <{pos=0}> : (vector<[4]xf32>) -> (vector<1x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:169 offset :3:8: note: see current operation: %1 = "vector.scalable.extract"(%0) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<1x4xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:178 offset :4:8: error: 'vector.scalable.insert' op failed to verify that position is a multiple of the source length.
// CHECK-NEXT: %r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=2}> : (vector<4xf32>,vector<[4]xf32>) -> (vector<[4]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:178 offset :4:8: note: see current operation: %2 = "vector.scalable.insert"(%0, %1) <{pos = 2 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:183 offset :4:8: error: 'vector.scalable.insert' op failed to verify that all of {source, dest} have same element type
// CHECK-NEXT: %r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<4xf64>,vector<[4]xf32>) -> (vector<[4]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:183 offset :4:8: note: see current operation: %2 = "vector.scalable.insert"(%0, %1) <{pos = 0 : i64}> : (vector<4xf64>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:188 offset :4:8: error: 'vector.scalable.insert' op failed to verify that all of {dest, res} have same type
// CHECK-NEXT: %r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<4xf32>,vector<[4]xf32>) -> (vector<[8]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:188 offset :4:8: note: see current operation: %2 = "vector.scalable.insert"(%0, %1) <{pos = 0 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[8]xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:198 offset :4:8: error: 'vector.scalable.insert' op operand #0 must be  of ranks 1, but got 'vector<1x4xf32>'
// CHECK-NEXT: %r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<1x4xf32>,vector<[4]xf32>) -> (vector<[4]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:198 offset :4:8: note: see current operation: %2 = "vector.scalable.insert"(%0, %1) <{pos = 0 : i64}> : (vector<1x4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:203 offset :4:8: error: 'vector.scalable.insert' op operand #1 must be  of ranks 1, but got 'vector<4xf32>'
// CHECK-NEXT: %r:1 = "vector.scalable.insert"(%a0,%a1) <{pos=0}> : (vector<4xf32>,vector<4xf32>) -> (vector<[4]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}vector-shuffles.mlir:203 offset :4:8: note: see current operation: %2 = "vector.scalable.insert"(%0, %1) <{pos = 0 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<[4]xf32>
