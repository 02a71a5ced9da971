// Regions that are to have no arguments: said before operands and attributes are looked at.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%n: index) {
  "scf.if"(%n) ({
  ^bb0(%x: i32):
    "scf.yield"() : () -> ()
  }, {}) : (index) -> ()
  return
}

// -----

"builtin.module"() ({
^bb0(%x: i32):
  "func.return"() : () -> ()
}) {a = 1} : () -> ()

// -----

func.func @b(%m: memref<4xf32>) {
  "vector.mask"(%m) ({
  ^bb0(%x: i32):
    "vector.yield"() : () -> ()
  }) : (memref<4xf32>) -> ()
  return
}

// CHECK: within split at {{.*}}region-arguments.mlir:1 offset :5:3: error: 'scf.if' op region #0 should have no arguments
// CHECK-NEXT: "scf.if"(%n) ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}region-arguments.mlir:1 offset :5:3: note: see current operation:
// CHECK-NEXT: "scf.if"(%arg0) ({
// CHECK-NEXT: ^bb0(%arg1: i32):
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: within split at {{.*}}region-arguments.mlir:12 offset :3:1: error: 'builtin.module' op region should have no arguments
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}region-arguments.mlir:12 offset :3:1: note: see current operation:
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) {a = 1 : i64} : () -> ()
// CHECK-NEXT: within split at {{.*}}region-arguments.mlir:19 offset :4:3: error: 'vector.mask' op region should have no arguments
// CHECK-NEXT: "vector.mask"(%m) ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}region-arguments.mlir:19 offset :4:3: note: see current operation:
// CHECK-NEXT: "vector.mask"(%arg0) ({
// CHECK-NEXT: ^bb0(%arg1: i32):
// CHECK-NEXT: "vector.yield"() : () -> ()
// CHECK-NEXT: }) : (memref<4xf32>) -> ()
