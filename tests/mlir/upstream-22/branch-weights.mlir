// RUN: %bufscope-opt --upstream=22 %s | FileCheck %s
// RUN: %bufscope-opt --upstream=22 %s --canonicalize | FileCheck %s --check-prefix=CANON
// RUN: %bufscope-opt --upstream=22 %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: not %bufscope-opt %s 2>&1 | FileCheck %s --check-prefix=OLD
// How often a branch goes where stays with it where it is led past blocks that only pass on.

// OLD: {{.*}}:[[@LINE+7]]:16: error: expected ','
// CHECK:     cf.cond_br %arg0 weights([1, 2]), ^bb1, ^bb3 {x = 1 : i32}
// CHECK:     cf.cond_br %arg1 weights([]), ^bb2, ^bb3
// CANON:     cf.cond_br %arg0 weights([1, 2]), ^bb1, ^bb3
// CANON:     cf.cond_br %arg1, ^bb2, ^bb3
// GENERIC:     "cf.cond_br"(%arg0)[^bb1, ^bb3] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0>}> {x = 1 : i32} : (i1) -> ()
func.func @weights(%c: i1, %d: i1, %m: memref<2xf32>, %f: f32, %i: index) {
  cf.cond_br %c weights([1, 2]), ^a, ^c {x = 1 : i32}
^a:
  memref.store %f, %m[%i] : memref<2xf32>
  cf.cond_br %d weights([]), ^b, ^c
^b:
  memref.store %f, %m[%i] : memref<2xf32>
  cf.br ^d
^c:
  cf.br ^d
^d:
  return
}
