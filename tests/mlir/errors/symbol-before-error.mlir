// What cannot be read stands behind a dialect's symbol: it is read again for the dialect, and said again.
// RUN: not %bufscope-opt --allow-unregistered-dialect %s --split-input-file 2>&1 | FileCheck %s

"test.op"() {a = #arith.fastmath<fast>/} : () -> ()

// -----

"test.op"() {a = !async.token/} : () -> ()

// -----

"test.op"() {a = !memref.foo/} : () -> ()

// -----

"test.op"() {a = #other.foo/} : () -> ()

// CHECK: within split at {{.*}}symbol-before-error.mlir:1 offset :4:39: error: unexpected character
// CHECK-NEXT: "test.op"() {a = #arith.fastmath<fast>/} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbol-before-error.mlir:1 offset :4:39: error: unexpected character
// CHECK-NEXT: "test.op"() {a = #arith.fastmath<fast>/} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbol-before-error.mlir:1 offset :4:39: error: unexpected character
// CHECK-NEXT: "test.op"() {a = #arith.fastmath<fast>/} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbol-before-error.mlir:6 offset :3:30: error: unexpected character
// CHECK-NEXT: "test.op"() {a = !async.token/} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbol-before-error.mlir:6 offset :3:30: error: unexpected character
// CHECK-NEXT: "test.op"() {a = !async.token/} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbol-before-error.mlir:6 offset :3:30: error: unexpected character
// CHECK-NEXT: "test.op"() {a = !async.token/} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbol-before-error.mlir:10 offset :3:29: error: unexpected character
// CHECK-NEXT: "test.op"() {a = !memref.foo/} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbol-before-error.mlir:10 offset :3:26: error: dialect 'memref' provides no type parsing hook
// CHECK-NEXT: "test.op"() {a = !memref.foo/} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbol-before-error.mlir:10 offset :3:29: error: unexpected character
// CHECK-NEXT: "test.op"() {a = !memref.foo/} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}symbol-before-error.mlir:14 offset :3:28: error: unexpected character
// CHECK-NEXT: "test.op"() {a = #other.foo/} : () -> ()
// CHECK-NEXT: ^
