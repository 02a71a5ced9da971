// Lists of operands that may be empty, whatever stands before them.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @nothing_behind_the_comma(%a: memref<4xf32>, %b: memref<4xf32, 2>, %t: memref<1xi32>, %i: index) {
  affine.dma_start %a[%i], %b[%i], %t[%i], %i, : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
  return
}

// -----
func.func @no_operand_behind_the_comma(%a: memref<4xf32>, %b: memref<4xf32, 2>, %t: memref<1xi32>, %i: index) {
  affine.dma_start %a[%i], %b[%i], %t[%i], %i, x : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
  return
}

// -----
func.func @no_dependency() {
  %0 = async.execute [x] { async.yield }
  return
}

// -----
func.func @not_a_token_and_no_bracket(%i: index) {
  %0 = async.execute [%i { async.yield }
  return
}

// -----
func.func @a_type_too_few(%a: vector<4x8xf32>, %b: vector<2x8xf32>) {
  %0 = vector.shuffle %a, %b [0, 5, 1] : vector<4x8xf32>
  return
}

// -----
func.func @two_bounds(%n: index) {
  affine.for %i = %n, %n to 10 {
  }
  return
}

// -----
func.func @two_upper_bounds(%n: index) {
  affine.for %i = %n to %n, %n {
  }
  return
}

// CHECK: within split at {{.*}}operand-lists.mlir:9 offset :3:47: error: expected ':'
// CHECK-NEXT: affine.dma_start %a[%i], %b[%i], %t[%i], %i, x : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}operand-lists.mlir:15 offset :3:23: error: expected ']'
// CHECK-NEXT: %0 = async.execute [x] { async.yield }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}operand-lists.mlir:21 offset :3:23: error: use of value '%i' expects different type than prior uses: '!async.token' vs 'index'
// CHECK-NEXT: %0 = async.execute [%i { async.yield }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}operand-lists.mlir:21 offset :2:39: note: prior use here
// CHECK-NEXT: func.func @not_a_token_and_no_bracket(%i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}operand-lists.mlir:27 offset :3:23: error: custom op 'vector.shuffle' 2 operands present, but expected 1
// CHECK-NEXT: %0 = vector.shuffle %a, %b [0, 5, 1] : vector<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}operand-lists.mlir:33 offset :3:3: error: custom op 'affine.for' expected only one loop bound operand
// CHECK-NEXT: affine.for %i = %n, %n to 10 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}operand-lists.mlir:40 offset :3:3: error: custom op 'affine.for' expected only one loop bound operand
// CHECK-NEXT: affine.for %i = %n to %n, %n {
// CHECK-NEXT: ^
