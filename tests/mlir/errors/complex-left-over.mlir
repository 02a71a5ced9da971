// A number too many among complex ones is read, and must be one of the kind.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @float() attributes {x.x = dense<[(1, 2), 3.0]> : tensor<2xcomplex<i8>>}

// -----

func.func private @too_large() attributes {x.x = dense<[(1, 2), 300]> : tensor<2xcomplex<i8>>}

// -----

func.func private @integer() attributes {x.x = dense<[(1.0, 2.0), 1]> : tensor<2xcomplex<f32>>}

// CHECK: within split at {{.*}}complex-left-over.mlir:1 offset :4:61: error: expected integer elements, but parsed floating-point
// CHECK-NEXT: func.func private @float() attributes {x.x = dense<[(1, 2), 3.0]> : tensor<2xcomplex<i8>>}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex-left-over.mlir:6 offset :3:65: error: integer constant out of range for type
// CHECK-NEXT: func.func private @too_large() attributes {x.x = dense<[(1, 2), 300]> : tensor<2xcomplex<i8>>}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex-left-over.mlir:10 offset :3:95: error: expected floating-point elements, but parsed integer
// CHECK-NEXT: func.func private @integer() attributes {x.x = dense<[(1.0, 2.0), 1]> : tensor<2xcomplex<f32>>}
// CHECK-NEXT: ^
