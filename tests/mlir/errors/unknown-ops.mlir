// Ops that upstream's dialects do not have.
// RUN: not %bufscope-opt --allow-unregistered-dialect %s --split-input-file 2>&1 | FileCheck %s

"vector.foo"() : () -> ()

// -----

"affine.foo"() : () -> ()

// -----

"async.foo"() : () -> ()

// -----

"linalg.foo"() : () -> ()

// CHECK: within split at {{.*}}unknown-ops.mlir:1 offset :4:1: error: unregistered operation 'vector.foo' found in dialect ('vector') that does not allow unknown operations
// CHECK-NEXT: "vector.foo"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}unknown-ops.mlir:1 offset :4:1: note: see current operation: "vector.foo"() : () -> ()
// CHECK-NEXT: within split at {{.*}}unknown-ops.mlir:6 offset :3:1: error: unregistered operation 'affine.foo' found in dialect ('affine') that does not allow unknown operations
// CHECK-NEXT: "affine.foo"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}unknown-ops.mlir:6 offset :3:1: note: see current operation: "affine.foo"() : () -> ()
// CHECK-NEXT: within split at {{.*}}unknown-ops.mlir:10 offset :3:1: error: unregistered operation 'async.foo' found in dialect ('async') that does not allow unknown operations
// CHECK-NEXT: "async.foo"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}unknown-ops.mlir:10 offset :3:1: note: see current operation: "async.foo"() : () -> ()
// CHECK-NEXT: within split at {{.*}}unknown-ops.mlir:14 offset :3:1: error: unregistered operation 'linalg.foo' found in dialect ('linalg') that does not allow unknown operations
// CHECK-NEXT: "linalg.foo"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}unknown-ops.mlir:14 offset :3:1: note: see current operation: "linalg.foo"() : () -> ()
