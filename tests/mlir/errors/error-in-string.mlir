// Where a string is wrong, what is read again begins at the error.
// RUN: not %bufscope-opt --allow-unregistered-dialect %s --split-input-file 2>&1 | FileCheck %s

func.func private @a(!async.token"x\y

// -----

{-# dialect_resources: {builtin: {a: "0or<3xi32>} {}

// -----

"test.op"() {a = !vector. ()

// -----

"test.op"() {a = array<f32: 1 / >} : () -> ()

// -----

"test.op"() {a = array<f128: 1 / >} : () -> ()

// CHECK: within split at {{.*}}error-in-string.mlir:1 offset :4:36: error: unknown escape in string literal
// CHECK-NEXT: func.func private @a(!async.token"x\y
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}error-in-string.mlir:1 offset :4:36: error: unknown escape in string literal
// CHECK-NEXT: func.func private @a(!async.token"x\y
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}error-in-string.mlir:1 offset :4:36: error: unexpected character
// CHECK-NEXT: func.func private @a(!async.token"x\y
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}error-in-string.mlir:6 offset :3:53: error: expected '"' in string literal
// CHECK-NEXT: {-# dialect_resources: {builtin: {a: "0or<3xi32>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}error-in-string.mlir:6 offset :3:53: error: expected hex string blob for key 'a'
// CHECK-NEXT: {-# dialect_resources: {builtin: {a: "0or<3xi32>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}error-in-string.mlir:10 offset :3:27: error: dialect 'vector' provides no type parsing hook
// CHECK-NEXT: "test.op"() {a = !vector. ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}error-in-string.mlir:14 offset :3:31: error: unexpected character
// CHECK-NEXT: "test.op"() {a = array<f32: 1 / >} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}error-in-string.mlir:18 offset :3:32: error: unexpected character
// CHECK-NEXT: "test.op"() {a = array<f128: 1 / >} : () -> ()
// CHECK-NEXT: ^
