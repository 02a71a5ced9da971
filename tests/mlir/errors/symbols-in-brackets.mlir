// What a dialect does not know is an error at the word, not at the blank before it.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

module attributes {x.x = #gpu< x>} {}

// -----

module attributes {x.x = #gpu<
  x>} {}

// -----

func.func private @unknown(!gpu< x>)

// -----

func.func private @of_nothing(!async< value>)

// -----

func.func private @of_a_number(!async< value< 1>>)

// CHECK: within split at {{.*}}symbols-in-brackets.mlir:1 offset :4:32: error: unknown attribute `x` in dialect `gpu`
// CHECK-NEXT: module attributes {x.x = #gpu< x>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbols-in-brackets.mlir:6 offset :4:3: error: unknown attribute `x` in dialect `gpu`
// CHECK-NEXT: x>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbols-in-brackets.mlir:11 offset :3:34: error: unknown gpu type: x
// CHECK-NEXT: func.func private @unknown(!gpu< x>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbols-in-brackets.mlir:15 offset :3:44: error: expected '<'
// CHECK-NEXT: func.func private @of_nothing(!async< value>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbols-in-brackets.mlir:15 offset :3:39: error: failed to parse async value type
// CHECK-NEXT: func.func private @of_nothing(!async< value>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbols-in-brackets.mlir:19 offset :3:46: error: expected non-function type
// CHECK-NEXT: func.func private @of_a_number(!async< value< 1>>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbols-in-brackets.mlir:19 offset :3:40: error: failed to parse async value type
// CHECK-NEXT: func.func private @of_a_number(!async< value< 1>>)
// CHECK-NEXT: ^
