// The operands of scf.reduce are looked up behind its regions, whose values they are not.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @argument() {
  scf.reduce(%x : f32) {
  ^bb0(%x: f32, %y: f32):
    scf.reduce.return %x : f32
  }
  return
}

// -----

func.func @value_inside() {
  scf.reduce(%x : f32) {
  ^bb0(%y: f32, %z: f32):
    %x = arith.constant 1.0: f32
    scf.reduce.return %x : f32
  }
  return
}

// -----

func.func @too_many(%a: f32, %b: f32) {
  scf.reduce(%a, %b : f32) {
  ^bb0(%x: f32, %y: f32):
    scf.reduce.return %x : f32
  }
  return
}

// CHECK: within split at {{.*}}operands-of-reduce.mlir:1 offset :5:14: error: use of undeclared SSA value name
// CHECK-NEXT: scf.reduce(%x : f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}operands-of-reduce.mlir:12 offset :4:14: error: use of undeclared SSA value name
// CHECK-NEXT: scf.reduce(%x : f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}operands-of-reduce.mlir:23 offset :4:14: error: custom op 'scf.reduce' 2 operands present, but expected 1
// CHECK-NEXT: scf.reduce(%a, %b : f32) {
// CHECK-NEXT: ^
