// Symbols of dialects that nothing is known of: the type is read first, the name looked at next.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @a() attributes {a = #q.y : i32}

// -----

func.func private @a() attributes {a = #q.y : i99999999}

// -----

func.func private @a() attributes {a = #-q.y}

// -----

func.func private @a(!q.y)

// CHECK: within split at {{.*}}dialect-unknown.mlir:1 offset :4:43: error: #"q"<"y"> : 'i32' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// CHECK-NEXT: func.func private @a() attributes {a = #q.y : i32}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-unknown.mlir:6 offset :3:47: error: integer bitwidth is limited to 16777215 bits
// CHECK-NEXT: func.func private @a() attributes {a = #q.y : i99999999}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-unknown.mlir:10 offset :3:44: error: invalid dialect namespace '"-q"'
// CHECK-NEXT: func.func private @a() attributes {a = #-q.y}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-unknown.mlir:14 offset :3:25: error: `!"q"<"y">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// CHECK-NEXT: func.func private @a(!q.y)
// CHECK-NEXT: ^
