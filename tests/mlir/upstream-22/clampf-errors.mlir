// Bounds that are not of the number's type, or are written otherwise.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @f(%x: f32, %v: vector<4xf16>) {
  %0 = math.clampf %x to [%x, %v] : f32
  return
}

// -----

func.func @f(%x: f32, %v: vector<4xf16>) {
  %0 = math.clampf %x, %x, %x : f32
  return
}

// -----

func.func @f(%x: f32, %v: vector<4xf16>) {
  %0 = math.clampf %x to [%x] : f32
  return
}

// -----

func.func @f(%x: f32, %v: vector<4xf16>) {
  %0 = "math.clampf"(%x, %x, %v) : (f32, f32, vector<4xf16>) -> f32
  return
}

// -----

func.func @f(%x: f32, %v: vector<4xf16>) {
  %0 = "math.clampf"(%x, %x) : (f32, f32) -> f32
  return
}

// -----

func.func @f(%x: i32, %v: vector<4xf16>) {
  %0 = math.erfc %x : i32
  return
}

// -----

func.func @f(%x: i32, %v: vector<4xf16>) {
  %0 = math.clampf %x to [%x, %x] : i32
  return
}

// -----

func.func @f(%x: i32, %v: vector<4xf16>) {
  %0 = math.clampf %v to %v, %v : vector<4xf16>
  return
}

// CHECK: {{.*}}clampf-errors.mlir:5:31: error: use of value '%v' expects different type than prior uses: 'f32' vs 'vector<4xf16>'
// CHECK-NEXT: %0 = math.clampf %x to [%x, %v] : f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}clampf-errors.mlir:4:23: note: prior use here
// CHECK-NEXT: func.func @f(%x: f32, %v: vector<4xf16>) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}clampf-errors.mlir:12:22: error: custom op 'math.clampf' expected 'to'
// CHECK-NEXT: %0 = math.clampf %x, %x, %x : f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}clampf-errors.mlir:19:29: error: expected ','
// CHECK-NEXT: %0 = math.clampf %x to [%x] : f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}clampf-errors.mlir:26:8: error: 'math.clampf' op requires the same type for all operands and results
// CHECK-NEXT: %0 = "math.clampf"(%x, %x, %v) : (f32, f32, vector<4xf16>) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}clampf-errors.mlir:26:8: note: see current operation: %0 = "math.clampf"(%arg0, %arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32, vector<4xf16>) -> f32
// CHECK-NEXT: {{.*}}clampf-errors.mlir:33:8: error: 'math.clampf' op expected 3 operands, but found 2
// CHECK-NEXT: %0 = "math.clampf"(%x, %x) : (f32, f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}clampf-errors.mlir:33:8: note: see current operation: %0 = "math.clampf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: {{.*}}clampf-errors.mlir:40:8: error: 'math.erfc' op operand #0 must be floating-point-like, but got 'i32'
// CHECK-NEXT: %0 = math.erfc %x : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}clampf-errors.mlir:40:8: note: see current operation: %0 = "math.erfc"(%arg0) <{fastmath = #arith.fastmath<none>}> : (i32) -> i32
// CHECK-NEXT: {{.*}}clampf-errors.mlir:47:8: error: 'math.clampf' op operand #0 must be floating-point-like, but got 'i32'
// CHECK-NEXT: %0 = math.clampf %x to [%x, %x] : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}clampf-errors.mlir:47:8: note: see current operation: %0 = "math.clampf"(%arg0, %arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (i32, i32, i32) -> i32
// CHECK-NEXT: {{.*}}clampf-errors.mlir:54:25: error: expected '['
// CHECK-NEXT: %0 = math.clampf %v to %v, %v : vector<4xf16>
// CHECK-NEXT: ^
