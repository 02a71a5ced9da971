// As a number, `true` is its one bit, which is the sign.
// RUN: %bufscope-opt %s | FileCheck %s

// CHECK-LABEL: func.func @true_as_number(%arg0: i32, %arg1: index) {
// CHECK-NEXT: scf.index_switch %arg1
// CHECK-NEXT: case -1 {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: case 0 {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg2) in (-1) {
// CHECK-NEXT: }
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 4294967295: ^bb1,
// CHECK-NEXT: 0: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @true_as_number(%a: i32, %i: index) {
  scf.index_switch %i
  case true {
    scf.yield
  }
  case false {
    scf.yield
  }
  default {
  }
  scf.forall (%j) in (true) {
  }
  cf.switch %a : i32, [
    default: ^bb1,
    true: ^bb1,
    false: ^bb1
  ]
^bb1:
  return
}
