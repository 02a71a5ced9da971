// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// In 19 an attribute of that name is one like others: a branch that is led past a block loses it.

// CHECK:     cf.cond_br %arg0, ^bb1, ^bb2
func.func @led_past(%c: i1, %m: memref<2xf32>, %f: f32, %i: index) {
  cf.cond_br %c, ^a, ^b {branch_weights = array<i32: 1, 2>}
^a:
  memref.store %f, %m[%i] : memref<2xf32>
  cf.br ^c
^b:
  cf.br ^c
^c:
  return
}
