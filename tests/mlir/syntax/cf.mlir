// cf: branches, switches, assertions.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s

// CHECK-LABEL: func.func @branches(%arg0: i1, %arg1: i32, %arg2: memref<2xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, memref<2xf32>), ^bb2(%arg1 : i32)
// CHECK-NEXT: ^bb1(%0: i32, %1: memref<2xf32>):  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2(%0 : i32)
// CHECK-NEXT: ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.switch %2 : i32, [
// CHECK-NEXT: default: ^bb3(%arg1 : i32),
// CHECK-NEXT: 1: ^bb4,
// CHECK-NEXT: 4294967294: ^bb3(%2 : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb3(%3: i32):  // 2 preds: ^bb2, ^bb2
// CHECK-NEXT: cf.assert %arg0, "reached"
// CHECK-NEXT: cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @branches(%c: i1, %x: i32, %m: memref<2xf32>) {
  cf.cond_br %c, ^a(%x, %m : i32, memref<2xf32>), ^b(%x : i32)
^a(%y: i32, %n: memref<2xf32>):
  cf.br ^b(%y : i32)
^b(%z: i32):
  cf.switch %z : i32, [
    default: ^c(%x : i32),
    1: ^d,
    -2: ^c(%z : i32)
  ]
^c(%w: i32):
  cf.assert %c, "reached"
  cf.br ^d
^d:
  return
}

// CHECK-LABEL: func.func @only_default(%arg0: i64) {
// CHECK-NEXT: cf.switch %arg0 : i64, [
// CHECK-NEXT: default: ^bb1]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @only_default(%x: i64) {
  cf.switch %x : i64, [
    default: ^a
  ]
^a:
  return
}
