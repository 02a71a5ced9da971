// What can not be cast to the element of the output stays as it is, and fails.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%v: vector<2xf32>, %m: memref<4xvector<2xi32>>) {
  linalg.fill ins(%v : vector<2xf32>) outs(%m : memref<4xvector<2xi32>>)
  return
}

// -----

func.func @f(%v: vector<2xf32>, %m: memref<4xf32>) {
  linalg.fill ins(%v : vector<2xf32>) outs(%m : memref<4xf32>)
  return
}

// -----

func.func @f(%v: i32, %m: memref<4xvector<2xi64>>) {
  linalg.fill ins(%v : i32) outs(%m : memref<4xvector<2xi64>>)
  return
}

// CHECK: <unknown>:0: warning: could not cast operand of type 'vector<2xf32>' to 'vector<2xi32>'
// CHECK-NEXT: <unknown>:0: error: 'linalg.yield' op type of yield operand 1 ('vector<2xf32>') doesn't match the element type of the enclosing linalg.generic op ('vector<2xi32>')
// CHECK-NEXT: <unknown>:0: note: see current operation: "linalg.yield"(%arg2) : (vector<2xf32>) -> ()
// CHECK-NEXT: <unknown>:0: warning: could not cast operand of type 'vector<2xf32>' to 'f32'
// CHECK-NEXT: <unknown>:0: error: 'linalg.yield' op type of yield operand 1 ('vector<2xf32>') doesn't match the element type of the enclosing linalg.generic op ('f32')
// CHECK-NEXT: <unknown>:0: note: see current operation: "linalg.yield"(%arg2) : (vector<2xf32>) -> ()
// CHECK-NEXT: <unknown>:0: warning: could not cast operand of type 'i32' to 'vector<2xi64>'
// CHECK-NEXT: <unknown>:0: error: 'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('vector<2xi64>')
// CHECK-NEXT: <unknown>:0: note: see current operation: "linalg.yield"(%arg2) : (i32) -> ()
