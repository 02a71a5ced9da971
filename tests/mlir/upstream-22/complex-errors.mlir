// Integer powers that do not fit, and types of another kind than a complex number.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.powi %c, %k : complex<f32>, index
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.powi %i, %i : i32, i32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.powi %n, %i : complex<i32>, i32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.powi %c, %i : complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.powi"(%c, %x) : (complex<f32>, f32) -> complex<f32>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  "complex.powi"(%c, %i) : (complex<f32>, i32) -> complex<f64>
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.create %x, %x : f32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.add %x, %x : f32
  return
}

// -----

func.func @a(%c: complex<f32>, %d: complex<f64>, %n: complex<i32>, %x: f32, %y: f64, %i: i32, %v: vector<2xf32>, %k: index) {
  %0 = complex.constant [1.0, 2.0] : f64
  return
}

// CHECK: {{.*}}complex-errors.mlir:5:44: error: custom op 'complex.powi' invalid kind of type specified: expected builtin.integer, but found 'index'
// CHECK-NEXT: %0 = complex.powi %c, %k : complex<f32>, index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}complex-errors.mlir:12:30: error: custom op 'complex.powi' invalid kind of type specified: expected builtin.complex, but found 'i32'
// CHECK-NEXT: %0 = complex.powi %i, %i : i32, i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}complex-errors.mlir:19:8: error: 'complex.powi' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'
// CHECK-NEXT: %0 = complex.powi %n, %i : complex<i32>, i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}complex-errors.mlir:19:8: note: see current operation: %0 = "complex.powi"(%arg2, %arg5) : (complex<i32>, i32) -> complex<i32>
// CHECK-NEXT: {{.*}}complex-errors.mlir:26:42: error: expected ','
// CHECK-NEXT: %0 = complex.powi %c, %i : complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}complex-errors.mlir:33:3: error: 'complex.powi' op operand #1 must be signless integer, but got 'f32'
// CHECK-NEXT: "complex.powi"(%c, %x) : (complex<f32>, f32) -> complex<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}complex-errors.mlir:33:3: note: see current operation: %0 = "complex.powi"(%arg0, %arg3) : (complex<f32>, f32) -> complex<f32>
// CHECK-NEXT: {{.*}}complex-errors.mlir:40:3: error: 'complex.powi' op failed to verify that all of {lhs, result} have same type
// CHECK-NEXT: "complex.powi"(%c, %i) : (complex<f32>, i32) -> complex<f64>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}complex-errors.mlir:40:3: note: see current operation: %0 = "complex.powi"(%arg0, %arg5) : (complex<f32>, i32) -> complex<f64>
// CHECK-NEXT: {{.*}}complex-errors.mlir:47:32: error: custom op 'complex.create' invalid kind of type specified: expected builtin.complex, but found 'f32'
// CHECK-NEXT: %0 = complex.create %x, %x : f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}complex-errors.mlir:54:29: error: custom op 'complex.add' invalid kind of type specified: expected builtin.complex, but found 'f32'
// CHECK-NEXT: %0 = complex.add %x, %x : f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}complex-errors.mlir:61:38: error: custom op 'complex.constant' invalid kind of type specified: expected builtin.complex, but found 'f64'
// CHECK-NEXT: %0 = complex.constant [1.0, 2.0] : f64
// CHECK-NEXT: ^
