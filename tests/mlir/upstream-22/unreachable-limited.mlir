// Blocks that nothing leads to go before any op is visited, also when the number of rewrites is limited.
// RUN: %bufscope-opt %s --upstream=22 "--pass-pipeline=builtin.module(canonicalize{region-simplify=disabled max-num-rewrites=1})" | FileCheck %s

// CHECK-LABEL: func.func @f(%arg0: i1, %arg1: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%c0 : index)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT: cf.br ^bb2(%0 : index)
// CHECK-NEXT: ^bb2(%1: index):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @f(%c: i1, %x: index) -> index {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.addi %x, %x : index
  cf.br ^c(%0 : index)
^b:
  %z = arith.constant 0 : index
  %1 = arith.addi %x, %z : index
  %2 = arith.muli %1, %z : index
  cf.br ^c(%2 : index)
^c(%3: index):
  cf.br ^d
^d:
  return %3 : index
}
