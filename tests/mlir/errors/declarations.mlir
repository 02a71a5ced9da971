// Where a location may not stand in a declaration.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @result(f32 loc("x")) -> (f32 loc("x"))

// -----

func.func private @before_attributes(f32 loc("x") {a.b})

// -----

func.func private @no_location(f32 loc)

// -----

func.func private @named_behind(f32 loc("x"), %a : i32)

// CHECK: within split at {{.*}}declarations.mlir:1 offset :4:48: error: expected ')'
// CHECK-NEXT: func.func private @result(f32 loc("x")) -> (f32 loc("x"))
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}declarations.mlir:6 offset :3:50: error: expected ')'
// CHECK-NEXT: func.func private @before_attributes(f32 loc("x") {a.b})
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}declarations.mlir:10 offset :3:39: error: expected '(' in location
// CHECK-NEXT: func.func private @no_location(f32 loc)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}declarations.mlir:14 offset :3:47: error: custom op 'func.func' expected type instead of SSA identifier
// CHECK-NEXT: func.func private @named_behind(f32 loc("x"), %a : i32)
// CHECK-NEXT: ^
