// Without a single rewrite, dead ops and arguments go all the same: regions are simplified.
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(func.func(canonicalize{max-num-rewrites=0}))' | FileCheck %s

// CHECK-LABEL: func.func @dead(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: memref.copy %arg1, %arg1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dead(%n: index, %m: memref<?xf32>) {
  %a = arith.addi %n, %n : index
  %b = arith.addi %a, %n : index
  scf.for %i = %n to %n step %n {
    %c = arith.addi %i, %b : index
  }
  memref.copy %m, %m : memref<?xf32> to memref<?xf32>
  return
}
