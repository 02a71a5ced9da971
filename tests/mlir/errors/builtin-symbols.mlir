// The builtin dialect has no types and attributes that are spelled as those of other dialects.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

module attributes {a.b = #builtin.x} {}

// -----
module attributes {a.b = !builtin.x} {}

// -----
module attributes {a.b = #builtin<"x">} {}

// -----
func.func private @f(!builtin.int<5>)

// -----
module attributes {a.b = #builtin.x<5>} {}

// CHECK: within split at {{.*}}builtin-symbols.mlir:1 offset :4:35: error: dialect 'builtin' provides no attribute parsing hook
// CHECK-NEXT: module attributes {a.b = #builtin.x} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}builtin-symbols.mlir:6 offset :2:35: error: dialect 'builtin' provides no type parsing hook
// CHECK-NEXT: module attributes {a.b = !builtin.x} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}builtin-symbols.mlir:9 offset :2:35: error: dialect 'builtin' provides no attribute parsing hook
// CHECK-NEXT: module attributes {a.b = #builtin<"x">} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}builtin-symbols.mlir:12 offset :2:31: error: dialect 'builtin' provides no type parsing hook
// CHECK-NEXT: func.func private @f(!builtin.int<5>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}builtin-symbols.mlir:15 offset :2:35: error: dialect 'builtin' provides no attribute parsing hook
// CHECK-NEXT: module attributes {a.b = #builtin.x<5>} {}
// CHECK-NEXT: ^
