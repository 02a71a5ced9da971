// An op whose name has nothing behind the name of a dialect is of none.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

"vector."() : () -> ()
"func.func"() : () -> ()

// -----

func.func @nested(%i: i32) {
  "arith"(%i) ({ "func.func"() : () -> () }) : (i32) -> ()
  return
}

// CHECK: within split at {{.*}}no-dialect.mlir:1 offset :4:1: error: 'vector.' op created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// CHECK-NEXT: "vector."() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}no-dialect.mlir:1 offset :4:1: note: see current operation: "vector."() : () -> ()
// CHECK-NEXT: within split at {{.*}}no-dialect.mlir:7 offset :4:18: error: 'func.func' op requires one region
// CHECK-NEXT: "arith"(%i) ({ "func.func"() : () -> () }) : (i32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}no-dialect.mlir:7 offset :4:18: note: see current operation: "func.func"() : () -> ()
