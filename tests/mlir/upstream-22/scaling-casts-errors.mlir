// Casts of floats with a scale to what is not wider, or narrower, or has another shape.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @f(%x: f32, %s: f8E8M0FNU, %v: vector<4xf32>) {
  %0 = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to f64
  return
}

// -----

func.func @f(%x: f32, %s: f8E8M0FNU, %v: vector<4xf32>) {
  %0 = arith.scaling_extf %x, %s : f32, f8E8M0FNU to f16
  return
}

// -----

func.func @f(%x: f32, %s: f8E8M0FNU, %v: vector<4xf32>) {
  %0 = arith.scaling_extf %x, %s : f32, f8E8M0FNU to f32
  return
}

// -----

func.func @f(%x: f16, %s: f8E8M0FNU, %v: vector<4xf32>) {
  %0 = arith.scaling_extf %x, %v : f16, vector<4xf32> to f32
  return
}

// -----

func.func @f(%x: f16, %s: f8E8M0FNU, %v: vector<4xf16>) {
  %0 = arith.scaling_extf %v, %s : vector<4xf16>, f8E8M0FNU to f32
  return
}

// -----

func.func @f(%x: f16, %s: i8, %v: vector<4xf16>) {
  %0 = arith.scaling_extf %x, %s : f16, i8 to f32
  return
}

// -----

func.func @f(%x: f16, %s: i8, %v: vector<4xf16>) {
  %0 = arith.scaling_extf %v, %v : vector<4xf16>, vector<4xf16> to tensor<4xf32>
  return
}

// -----

func.func @f(%x: f16, %s: i8, %v: vector<4xf16>) {
  %0 = arith.scaling_extf %v, %v : vector<4xf16>, vector<4xf16> to vector<5xf32>
  return
}

// -----

func.func @f(%x: i8, %s: i8, %v: vector<4xf16>) {
  %0 = arith.scaling_extf %x, %x : i8, i8 to f32
  return
}

// -----

func.func @f(%x: f16, %s: i8, %v: vector<4xf16>) {
  %0 = arith.scaling_extf %x, %x : f16, f16 to i32
  return
}

// -----

func.func @f(%x: f16, %s: f8E8M0FNU, %v: vector<4xf32>) {
  %0 = arith.scaling_truncf %x, %s : f16, f8E8M0FNU to bf16
  return
}

// -----

func.func @f(%x: f16, %s: f8E8M0FNU, %v: vector<4xf32>) {
  %0 = arith.scaling_truncf %x, %s upwards : f16, f8E8M0FNU to bf16
  return
}

// -----

func.func @f(%x: f16, %s: f8E8M0FNU, %v: vector<4xf32>) {
  %0 = arith.scaling_truncf %x : f16, f8E8M0FNU to bf16
  return
}

// -----

func.func @f(%x: f16, %s: f8E8M0FNU, %v: vector<4xf32>) {
  %0 = arith.scaling_extf %x, %s to_nearest_even : f16, f8E8M0FNU to f32
  return
}

// -----

func.func @f(%x: f16, %s: f8E8M0FNU, %v: vector<4xf32>) {
  %0 = arith.scaling_extf %x, %s : f16, f8E8M0FNU to tf32
  %1 = arith.scaling_extf %x, %s : f16, f8E8M0FNU to bf16
  return
}

// -----

func.func @f(%x: f32, %s: f8E8M0FNU, %v: vector<4xf32>) {
  %0 = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to tf32
  return
}

// -----

func.func @f(%x: f32, %s: f8E8M0FNU, %v: vector<4xf32>) {
  %0 = "arith.scaling_truncf"(%x, %s) {roundingmode = 17 : i32} : (f32, f8E8M0FNU) -> f16
  return
}

// -----

func.func @f(%x: f32, %s: f8E8M0FNU, %v: vector<4xf32>) {
  %0 = "arith.scaling_truncf"(%x) : (f32) -> f16
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %x, %t : f16, tensor<4xf16> to tensor<4xf32>
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %t, %x : tensor<4xf16>, f16 to tensor<4xf32>
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %t, %t5 : tensor<4xf16>, tensor<5xf16> to tensor<4xf32>
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %t, %td : tensor<4xf16>, tensor<?xf16> to tensor<4xf32>
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %td, %t : tensor<?xf16>, tensor<4xf16> to tensor<4xf32>
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %tu, %tu : tensor<*xf16>, tensor<*xf16> to tensor<*xf32>
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %v, %v5 : vector<4xf16>, vector<5xf16> to vector<4xf32>
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %v5, %v5 : vector<5xf16>, vector<5xf16> to vector<4xf32>
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %v5, %t : vector<5xf16>, tensor<4xf16> to vector<5xf32>
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %x, %x : f16, f16 to vector<4xf32>
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %x, %v : f16, vector<4xf16> to vector<4xf32>
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %v, %x : vector<4xf16>, f16 to vector<4xf32>
  return
}

// -----

func.func @f(%x: f16, %t: tensor<4xf16>, %t5: tensor<5xf16, 1>, %td: tensor<?xf16>, %tu: tensor<*xf16>, %v: vector<4xf16>, %v5: vector<5xf16>) {
  %0 = arith.scaling_extf %t5, %t5 : tensor<5xf16, 1>, tensor<5xf16, 1> to tensor<5xf32>
  return
}

// -----

func.func @f(%x: vector<f16>) {
  %0 = arith.scaling_extf %x, %x : vector<f16>, vector<f16> to tensor<f32>
  return
}

// -----

func.func @f(%x: vector<[4]xf16>) {
  %0 = arith.scaling_extf %x, %x : vector<[4]xf16>, vector<[4]xf16> to vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<[4]xf16>, %y: vector<4xf16>) {
  %0 = arith.scaling_extf %x, %y : vector<[4]xf16>, vector<4xf16> to vector<[4]xf32>
  return
}

// -----

func.func @f(%x: f16) {
  %0 = "arith.scaling_extf"(%x, %x) {fastmath = 1} : (f16, f16) -> f32
  return
}

// CHECK: {{.*}}scaling-casts-errors.mlir:5:8: error: 'arith.scaling_truncf' op operand types 'f32', 'f8E8M0FNU' and result type 'f64' are cast incompatible
// CHECK-NEXT: %0 = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to f64
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:5:8: note: see current operation: %0 = "arith.scaling_truncf"(%arg0, %arg1) : (f32, f8E8M0FNU) -> f64
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:12:8: error: 'arith.scaling_extf' op operand types 'f32', 'f8E8M0FNU' and result type 'f16' are cast incompatible
// CHECK-NEXT: %0 = arith.scaling_extf %x, %s : f32, f8E8M0FNU to f16
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:12:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg1) : (f32, f8E8M0FNU) -> f16
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:19:8: error: 'arith.scaling_extf' op operand types 'f32', 'f8E8M0FNU' and result type 'f32' are cast incompatible
// CHECK-NEXT: %0 = arith.scaling_extf %x, %s : f32, f8E8M0FNU to f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:19:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg1) : (f32, f8E8M0FNU) -> f32
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:26:8: error: 'arith.scaling_extf' op if an operand is non-scalar, then there must be at least one non-scalar result
// CHECK-NEXT: %0 = arith.scaling_extf %x, %v : f16, vector<4xf32> to f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:26:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg2) : (f16, vector<4xf32>) -> f32
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:33:8: error: 'arith.scaling_extf' op operand types 'vector<4xf16>', 'f8E8M0FNU' and result type 'f32' are cast incompatible
// CHECK-NEXT: %0 = arith.scaling_extf %v, %s : vector<4xf16>, f8E8M0FNU to f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:33:8: note: see current operation: %0 = "arith.scaling_extf"(%arg2, %arg1) : (vector<4xf16>, f8E8M0FNU) -> f32
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:40:8: error: 'arith.scaling_extf' op operand #1 must be floating-point-like, but got 'i8'
// CHECK-NEXT: %0 = arith.scaling_extf %x, %s : f16, i8 to f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:40:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg1) : (f16, i8) -> f32
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:47:8: error: 'arith.scaling_extf' op failed to verify that input and output have the same tensor dimensions
// CHECK-NEXT: %0 = arith.scaling_extf %v, %v : vector<4xf16>, vector<4xf16> to tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:47:8: note: see current operation: %0 = "arith.scaling_extf"(%arg2, %arg2) : (vector<4xf16>, vector<4xf16>) -> tensor<4xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:54:8: error: 'arith.scaling_extf' op operand types 'vector<4xf16>', 'vector<4xf16>' and result type 'vector<5xf32>' are cast incompatible
// CHECK-NEXT: %0 = arith.scaling_extf %v, %v : vector<4xf16>, vector<4xf16> to vector<5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:54:8: note: see current operation: %0 = "arith.scaling_extf"(%arg2, %arg2) : (vector<4xf16>, vector<4xf16>) -> vector<5xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:61:8: error: 'arith.scaling_extf' op operand #0 must be floating-point-like, but got 'i8'
// CHECK-NEXT: %0 = arith.scaling_extf %x, %x : i8, i8 to f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:61:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg0) : (i8, i8) -> f32
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:68:8: error: 'arith.scaling_extf' op result #0 must be floating-point-like, but got 'i32'
// CHECK-NEXT: %0 = arith.scaling_extf %x, %x : f16, f16 to i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:68:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg0) : (f16, f16) -> i32
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:75:8: error: 'arith.scaling_truncf' op operand types 'f16', 'f8E8M0FNU' and result type 'bf16' are cast incompatible
// CHECK-NEXT: %0 = arith.scaling_truncf %x, %s : f16, f8E8M0FNU to bf16
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:75:8: note: see current operation: %0 = "arith.scaling_truncf"(%arg0, %arg1) : (f16, f8E8M0FNU) -> bf16
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:82:35: error: expected ':'
// CHECK-NEXT: %0 = arith.scaling_truncf %x, %s upwards : f16, f8E8M0FNU to bf16
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:89:31: error: expected ','
// CHECK-NEXT: %0 = arith.scaling_truncf %x : f16, f8E8M0FNU to bf16
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:96:33: error: expected ':'
// CHECK-NEXT: %0 = arith.scaling_extf %x, %s to_nearest_even : f16, f8E8M0FNU to f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:104:8: error: 'arith.scaling_extf' op operand types 'f16', 'f8E8M0FNU' and result type 'bf16' are cast incompatible
// CHECK-NEXT: %1 = arith.scaling_extf %x, %s : f16, f8E8M0FNU to bf16
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:104:8: note: see current operation: %1 = "arith.scaling_extf"(%arg0, %arg1) : (f16, f8E8M0FNU) -> bf16
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:118:8: error: 'arith.scaling_truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode
// CHECK-NEXT: %0 = "arith.scaling_truncf"(%x, %s) {roundingmode = 17 : i32} : (f32, f8E8M0FNU) -> f16
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:125:8: error: 'arith.scaling_truncf' op expected 2 operands, but found 1
// CHECK-NEXT: %0 = "arith.scaling_truncf"(%x) : (f32) -> f16
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:125:8: note: see current operation: %0 = "arith.scaling_truncf"(%arg0) : (f32) -> f16
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:132:8: error: 'arith.scaling_extf' op failed to verify that input and output have the same tensor dimensions
// CHECK-NEXT: %0 = arith.scaling_extf %x, %t : f16, tensor<4xf16> to tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:132:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg1) : (f16, tensor<4xf16>) -> tensor<4xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:146:8: error: 'arith.scaling_extf' op all non-scalar operands/results must have the same shape and base type
// CHECK-NEXT: %0 = arith.scaling_extf %t, %t5 : tensor<4xf16>, tensor<5xf16> to tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:146:8: note: see current operation: %0 = "arith.scaling_extf"(%arg1, %arg2) : (tensor<4xf16>, tensor<5xf16>) -> tensor<4xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:160:8: error: 'arith.scaling_extf' op failed to verify that input and output have the same tensor dimensions
// CHECK-NEXT: %0 = arith.scaling_extf %td, %t : tensor<?xf16>, tensor<4xf16> to tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:160:8: note: see current operation: %0 = "arith.scaling_extf"(%arg3, %arg1) : (tensor<?xf16>, tensor<4xf16>) -> tensor<4xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:167:8: error: 'arith.scaling_extf' op failed to verify that input and output have the same tensor dimensions
// CHECK-NEXT: %0 = arith.scaling_extf %tu, %tu : tensor<*xf16>, tensor<*xf16> to tensor<*xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:167:8: note: see current operation: %0 = "arith.scaling_extf"(%arg4, %arg4) : (tensor<*xf16>, tensor<*xf16>) -> tensor<*xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:174:8: error: 'arith.scaling_extf' op all non-scalar operands/results must have the same shape and base type
// CHECK-NEXT: %0 = arith.scaling_extf %v, %v5 : vector<4xf16>, vector<5xf16> to vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:174:8: note: see current operation: %0 = "arith.scaling_extf"(%arg5, %arg6) : (vector<4xf16>, vector<5xf16>) -> vector<4xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:181:8: error: 'arith.scaling_extf' op operand types 'vector<5xf16>', 'vector<5xf16>' and result type 'vector<4xf32>' are cast incompatible
// CHECK-NEXT: %0 = arith.scaling_extf %v5, %v5 : vector<5xf16>, vector<5xf16> to vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:181:8: note: see current operation: %0 = "arith.scaling_extf"(%arg6, %arg6) : (vector<5xf16>, vector<5xf16>) -> vector<4xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:188:8: error: 'arith.scaling_extf' op all non-scalar operands/results must have the same shape and base type
// CHECK-NEXT: %0 = arith.scaling_extf %v5, %t : vector<5xf16>, tensor<4xf16> to vector<5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:188:8: note: see current operation: %0 = "arith.scaling_extf"(%arg6, %arg1) : (vector<5xf16>, tensor<4xf16>) -> vector<5xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:195:8: error: 'arith.scaling_extf' op operand types 'f16', 'f16' and result type 'vector<4xf32>' are cast incompatible
// CHECK-NEXT: %0 = arith.scaling_extf %x, %x : f16, f16 to vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:195:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg0) : (f16, f16) -> vector<4xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:202:8: error: 'arith.scaling_extf' op operand types 'f16', 'vector<4xf16>' and result type 'vector<4xf32>' are cast incompatible
// CHECK-NEXT: %0 = arith.scaling_extf %x, %v : f16, vector<4xf16> to vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:202:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg5) : (f16, vector<4xf16>) -> vector<4xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:216:8: error: 'arith.scaling_extf' op operand types 'tensor<5xf16, 1 : i64>', 'tensor<5xf16, 1 : i64>' and result type 'tensor<5xf32>' are cast incompatible
// CHECK-NEXT: %0 = arith.scaling_extf %t5, %t5 : tensor<5xf16, 1>, tensor<5xf16, 1> to tensor<5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:216:8: note: see current operation: %0 = "arith.scaling_extf"(%arg2, %arg2) : (tensor<5xf16, 1 : i64>, tensor<5xf16, 1 : i64>) -> tensor<5xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:223:8: error: 'arith.scaling_extf' op all non-scalar operands/results must have the same shape and base type
// CHECK-NEXT: %0 = arith.scaling_extf %x, %x : vector<f16>, vector<f16> to tensor<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:223:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg0) : (vector<f16>, vector<f16>) -> tensor<f32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:230:8: error: 'arith.scaling_extf' op all non-scalar operands/results must have the same shape and base type
// CHECK-NEXT: %0 = arith.scaling_extf %x, %x : vector<[4]xf16>, vector<[4]xf16> to vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:230:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg0) : (vector<[4]xf16>, vector<[4]xf16>) -> vector<4xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:237:8: error: 'arith.scaling_extf' op all non-scalar operands/results must have the same shape and base type
// CHECK-NEXT: %0 = arith.scaling_extf %x, %y : vector<[4]xf16>, vector<4xf16> to vector<[4]xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:237:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg1) : (vector<[4]xf16>, vector<4xf16>) -> vector<[4]xf32>
// CHECK-NEXT: {{.*}}scaling-casts-errors.mlir:244:8: error: 'arith.scaling_extf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags
// CHECK-NEXT: %0 = "arith.scaling_extf"(%x, %x) {fastmath = 1} : (f16, f16) -> f32
// CHECK-NEXT: ^
