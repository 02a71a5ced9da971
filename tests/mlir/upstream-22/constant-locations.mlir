// A constant that moves within its block keeps its location; one from another block, and one that
// stands for several, have none.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @middle{{.*}}
// CHECK:         %c0 = arith.constant 0 : index loc("middle":1:1)
func.func @middle(%m: memref<4xf32>, %x: f32) {
  "test.a"() : () -> ()
  %c0 = arith.constant 0 : index loc("middle":1:1)
  memref.store %x, %m[%c0] : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @twice{{.*}}
// CHECK:         %c0 = arith.constant 0 : index loc(unknown)
func.func @twice(%m: memref<4xf32>, %x: f32) {
  "test.a"() : () -> ()
  %c0 = arith.constant 0 : index loc("twice":1:1)
  memref.store %x, %m[%c0] : memref<4xf32>
  %c1 = arith.constant 0 : index loc("twice":1:1)
  memref.store %x, %m[%c1] : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @nested{{.*}}
// CHECK:         %c0 = arith.constant 0 : index loc(unknown)
func.func @nested(%m: memref<4xf32>, %x: f32, %c: i1) {
  scf.if %c {
    "test.a"() : () -> ()
    %c0 = arith.constant 0 : index loc("nested":1:1)
    memref.store %x, %m[%c0] : memref<4xf32>
  }
  return
}

// CHECK-LABEL: func.func @folded{{.*}}
// CHECK:         %c2 = arith.constant 2 : index loc("folded":2:1)
func.func @folded(%m: memref<4xf32>, %x: f32) {
  "test.a"() : () -> ()
  %c0 = arith.constant 1 : index loc("folded":1:1)
  %c1 = arith.addi %c0, %c0 : index loc("folded":2:1)
  memref.store %x, %m[%c1] : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @other_block{{.*}}
// CHECK:         %c1 = arith.constant 1 : index loc(unknown)
func.func @other_block(%m: memref<4xf32>, %x: f32, %c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  %c0 = arith.constant 1 : index loc("other":1:1)
  memref.store %x, %m[%c0] : memref<4xf32>
  cf.br ^b
^b:
  return
}
