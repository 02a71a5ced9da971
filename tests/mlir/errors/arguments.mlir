// Arguments of a declaration: with names or without, and what is wrong with a name comes first.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @named_later(i32, %a: i32)

// -----

func.func private @without_colon(i32, %a i32)

// -----

func.func private @without_type(i32, %a: )

// -----

func.func private @numbered(i32, %a#0: i32)

// -----

func.func private @named_first(%a: i32, i32)

// CHECK: within split at {{.*}}arguments.mlir:1 offset :4:37: error: custom op 'func.func' expected type instead of SSA identifier
// CHECK-NEXT: func.func private @named_later(i32, %a: i32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}arguments.mlir:6 offset :3:41: error: expected ':'
// CHECK-NEXT: func.func private @without_colon(i32, %a i32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}arguments.mlir:10 offset :3:41: error: expected non-function type
// CHECK-NEXT: func.func private @without_type(i32, %a: )
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}arguments.mlir:14 offset :3:36: error: result number not allowed in argument list
// CHECK-NEXT: func.func private @numbered(i32, %a#0: i32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}arguments.mlir:18 offset :3:41: error: custom op 'func.func' expected SSA identifier
// CHECK-NEXT: func.func private @named_first(%a: i32, i32)
// CHECK-NEXT: ^
