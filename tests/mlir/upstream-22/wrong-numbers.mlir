// Since 22 arrays of floats say so, `/` is a token, and the mask of a shuffle is a list of numbers.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --split-input-file --upstream=22 2>&1 | FileCheck %s

"test.x"() {a = array<f64: 1.0, x>} : () -> ()

// -----
"test.x"() {a = array<f80: x>} : () -> ()

// -----
"test.x"() {a = array<i1: 5>} : () -> ()

// -----
"test.x"() {a = array<i32: 1 / 2>} : () -> ()

// -----
#turned = affine_map<(d0, d1) -> (/, d0)>

// -----
func.func @not_a_list(%a: vector<4xf32>) {
  %0 = vector.shuffle %a, %a 0 : vector<4xf32>, vector<4xf32>
  return
}

// -----
func.func @not_a_number(%a: vector<4xf32>) {
  %0 = vector.shuffle %a, %a [0, x] : vector<4xf32>, vector<4xf32>
  return
}

// -----
func.func @typed(%a: vector<4xf32>) {
  %0 = vector.shuffle %a, %a [0 : i32] : vector<4xf32>, vector<4xf32>
  return
}

// -----
func.func @transposed(%m: tensor<4x4xf32>, %o: tensor<4x4xf32>) {
  %0 = linalg.transpose ins(%m: tensor<4x4xf32>) outs(%o: tensor<4x4xf32>) permutation = [true, 0]
  return
}

// CHECK: {{.*}}wrong-numbers.mlir:4:33: error: expected floating point literal
// CHECK-NEXT: "test.x"() {a = array<f64: 1.0, x>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}wrong-numbers.mlir:7:28: error: expected floating point literal
// CHECK-NEXT: "test.x"() {a = array<f80: x>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}wrong-numbers.mlir:10:28: error: expected 'true' or 'false' values for i1 type
// CHECK-NEXT: "test.x"() {a = array<i1: 5>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}wrong-numbers.mlir:13:29: error: expected '>' to close an array attribute
// CHECK-NEXT: "test.x"() {a = array<i32: 1 / 2>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}wrong-numbers.mlir:16:35: error: expected affine expression
// CHECK-NEXT: #turned = affine_map<(d0, d1) -> (/, d0)>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}wrong-numbers.mlir:20:29: error: expected '['
// CHECK-NEXT: %0 = vector.shuffle %a, %a 0 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}wrong-numbers.mlir:26:34: error: custom op 'vector.shuffle' expected integer value
// CHECK-NEXT: %0 = vector.shuffle %a, %a [0, x] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}wrong-numbers.mlir:26:33: error: expected ']'
// CHECK-NEXT: %0 = vector.shuffle %a, %a [0, x] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}wrong-numbers.mlir:32:32: error: expected ']'
// CHECK-NEXT: %0 = vector.shuffle %a, %a [0 : i32] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}wrong-numbers.mlir:38:8: error: 'linalg.transpose' op permutation is not valid
// CHECK-NEXT: %0 = linalg.transpose ins(%m: tensor<4x4xf32>) outs(%o: tensor<4x4xf32>) permutation = [true, 0]
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}wrong-numbers.mlir:38:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: -1, 0>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
