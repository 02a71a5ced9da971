// Patterns by upstream's names: without one, with one only, and with those that have no name.
// RUN: %bufscope-opt %s --canonicalize="disable-patterns='(anonymous namespace)::AddIAddConstant'" | FileCheck %s --check-prefix=WITHOUT
// RUN: %bufscope-opt %s --canonicalize="enable-patterns='(anonymous namespace)::AddIAddConstant'" | FileCheck %s --check-prefix=ONLY
// RUN: %bufscope-opt %s --canonicalize="enable-patterns=AddIAddConstant,SingleBlockExecuteInliner" | FileCheck %s --check-prefix=INLINER
// RUN: %bufscope-opt %s --canonicalize="enable-patterns=" | FileCheck %s --check-prefix=NAMELESS

// WITHOUT-LABEL: func.func @f(%arg0: i32, %arg1: i1, %arg2: memref<4xf32>) -> i32 {
// WITHOUT-NEXT: %c1_i32 = arith.constant 1 : i32
// WITHOUT-NEXT: %0 = arith.addi %arg0, %c1_i32 : i32
// WITHOUT-NEXT: %1 = arith.addi %0, %c1_i32 : i32
// WITHOUT-NEXT: return %1 : i32
// WITHOUT-NEXT: }
// ONLY-LABEL: func.func @f(%arg0: i32, %arg1: i1, %arg2: memref<4xf32>) -> i32 {
// ONLY-NEXT: %true = arith.constant true
// ONLY-NEXT: %c2_i32 = arith.constant 2 : i32
// ONLY-NEXT: %0 = arith.addi %arg0, %c2_i32 : i32
// ONLY-NEXT: %1 = scf.execute_region -> i32 {
// ONLY-NEXT: scf.yield %0 : i32
// ONLY-NEXT: }
// ONLY-NEXT: %2 = scf.if %true -> (i32) {
// ONLY-NEXT: scf.yield %1 : i32
// ONLY-NEXT: } else {
// ONLY-NEXT: scf.yield %arg0 : i32
// ONLY-NEXT: }
// ONLY-NEXT: cf.br ^bb1(%2 : i32)
// ONLY-NEXT: ^bb1(%3: i32):  // pred: ^bb0
// ONLY-NEXT: return %3 : i32
// ONLY-NEXT: }
// INLINER-LABEL: func.func @f(%arg0: i32, %arg1: i1, %arg2: memref<4xf32>) -> i32 {
// INLINER-NEXT: %true = arith.constant true
// INLINER-NEXT: %c1_i32 = arith.constant 1 : i32
// INLINER-NEXT: %0 = arith.addi %arg0, %c1_i32 : i32
// INLINER-NEXT: %1 = arith.addi %0, %c1_i32 : i32
// INLINER-NEXT: %2 = scf.if %true -> (i32) {
// INLINER-NEXT: scf.yield %1 : i32
// INLINER-NEXT: } else {
// INLINER-NEXT: scf.yield %arg0 : i32
// INLINER-NEXT: }
// INLINER-NEXT: cf.br ^bb1(%2 : i32)
// INLINER-NEXT: ^bb1(%3: i32):  // pred: ^bb0
// INLINER-NEXT: return %3 : i32
// INLINER-NEXT: }
// NAMELESS-LABEL: func.func @f(%arg0: i32, %arg1: i1, %arg2: memref<4xf32>) -> i32 {
// NAMELESS-NEXT: %true = arith.constant true
// NAMELESS-NEXT: %c1_i32 = arith.constant 1 : i32
// NAMELESS-NEXT: %0 = arith.addi %arg0, %c1_i32 : i32
// NAMELESS-NEXT: %1 = arith.addi %0, %c1_i32 : i32
// NAMELESS-NEXT: %2 = scf.execute_region -> i32 {
// NAMELESS-NEXT: scf.yield %1 : i32
// NAMELESS-NEXT: }
// NAMELESS-NEXT: %3 = scf.if %true -> (i32) {
// NAMELESS-NEXT: scf.yield %2 : i32
// NAMELESS-NEXT: } else {
// NAMELESS-NEXT: scf.yield %arg0 : i32
// NAMELESS-NEXT: }
// NAMELESS-NEXT: return %3 : i32
// NAMELESS-NEXT: }
func.func @f(%a: i32, %c: i1, %m: memref<4xf32>) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c1 : i32
  %2 = scf.execute_region -> i32 {
    scf.yield %1 : i32
  }
  %true = arith.constant true
  %3 = scf.if %true -> i32 {
    scf.yield %2 : i32
  } else {
    scf.yield %a : i32
  }
  cf.br ^bb1(%3 : i32)
^bb1(%x: i32):
  return %x : i32
}
