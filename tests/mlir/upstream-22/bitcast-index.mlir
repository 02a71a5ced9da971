// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s
// Index has no bits that one could know of.

// CHECK:      {{.*}} error: 'arith.bitcast' op result #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'
func.func @to_index(%f: f32) {
  %0 = arith.bitcast %f : f32 to index
  return
}

// -----
// CHECK:      {{.*}} error: 'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'memref<4xindex>'
func.func @from_memref(%m: memref<4xindex>) {
  %0 = arith.bitcast %m : memref<4xindex> to memref<4xi32>
  return
}
