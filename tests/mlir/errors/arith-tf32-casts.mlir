// How wide tf32 is among the casts: as f32 in LLVM 19, 19 bits in LLVM 22.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s
// RUN: not %bufscope-opt %s --split-input-file --upstream=22 2>&1 | FileCheck %s --check-prefix=SINCE22

// CHECK: {{.*}}: error: 'arith.truncf' op operand type 'f32' and result type 'tf32' are cast incompatible
// CHECK: {{.*}}: error: 'arith.extf' op operand type 'tf32' and result type 'f32' are cast incompatible
// CHECK: {{.*}}: error: 'arith.bitcast' op operand type 'i19' and result type 'tf32' are cast incompatible
// CHECK: {{.*}}:44 offset {{.*}}: error: elements hex data size is invalid for provided type: 'tensor<2xtf32>'
// CHECK-NOT: {{.*}}error:{{.*}}

// SINCE22: {{.*}}: error: 'arith.bitcast' op operand type 'f32' and result type 'tf32' are cast incompatible
// SINCE22: {{.*}}:41:23: error: elements hex data size is invalid for provided type: 'tensor<2xtf32>'
// SINCE22-NOT: {{.*}}error:{{.*}}

func.func @f(%a: f32, %b: tf32, %m: memref<tf32>) -> (tf32) {
  %0 = arith.truncf %a : f32 to tf32
  return %0 : tf32
}
// -----
func.func @f(%a: f32, %b: tf32, %m: memref<tf32>) -> (tf32) {
  %0 = arith.bitcast %a : f32 to tf32
  return %0 : tf32
}
// -----
func.func @f(%b: tf32) -> (f32) {
  %0 = arith.extf %b : tf32 to f32
  return %0 : f32
}
// -----
func.func @f(%b: tf32) -> (f16) {
  %0 = arith.truncf %b : tf32 to f16
  return %0 : f16
}
// -----
func.func @f(%b: i19) -> (tf32) {
  %0 = arith.bitcast %b : i19 to tf32
  return %0 : tf32
}
// -----
func.func @f() -> (tensor<2xtf32>) {
  %0 = arith.constant dense<"0x00FC010000000200"> : tensor<2xtf32>
  return %0 : tensor<2xtf32>
}
// -----
func.func @f() -> (tensor<2xtf32>) {
  %0 = arith.constant dense<"0x00FC01000002"> : tensor<2xtf32>
  return %0 : tensor<2xtf32>
}
