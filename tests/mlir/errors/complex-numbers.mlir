// What is wrong with complex numbers, and where they may not stand.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @integer() attributes {x.x = #complex.number<:f64 1, 2.0>}

// -----

func.func private @negative_bits() attributes {x.x = #complex.number<:f16 -0x7E00, 1.0>}

// -----

func.func private @no_colon() attributes {x.x = #complex.number<f32 1.0, 2.0>}

// -----

func.func private @one() attributes {x.x = #complex.number<:f32 1.0 2.0>}

// -----

func.func private @three() attributes {x.x = #complex.number<:f32 1.0, 2.0, 3.0>}

// -----

func.func private @word() attributes {x.x = #complex.number<:f32 1.0, a>}

// -----

func.func private @nothing() attributes {x.x = #complex.number}

// -----

func.func @constant() {
  %0 = complex.constant #complex.number<:f64 1.0, 2.0> : complex<f64>
  return
}

// -----

func.func @index() {
  %0 = linalg.index #complex.number<:f64 1.0, 2.0> : index
  return
}

// -----

func.func @type_behind_flags() {
  %0 = linalg.index #arith.fastmath<fast> : index
  return
}

// CHECK: within split at {{.*}}complex-numbers.mlir:1 offset :4:69: error: unexpected decimal integer literal for a floating point value
// CHECK-NEXT: func.func private @integer() attributes {x.x = #complex.number<:f64 1, 2.0>}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex-numbers.mlir:1 offset :4:69: note: add a trailing dot to make the literal a float
// CHECK-NEXT: within split at {{.*}}complex-numbers.mlir:6 offset :3:76: error: hexadecimal float literal should not have a leading minus
// CHECK-NEXT: func.func private @negative_bits() attributes {x.x = #complex.number<:f16 -0x7E00, 1.0>}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex-numbers.mlir:10 offset :3:65: error: expected ':'
// CHECK-NEXT: func.func private @no_colon() attributes {x.x = #complex.number<f32 1.0, 2.0>}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex-numbers.mlir:14 offset :3:68: error: expected ','
// CHECK-NEXT: func.func private @one() attributes {x.x = #complex.number<:f32 1.0 2.0>}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex-numbers.mlir:18 offset :3:75: error: expected '>'
// CHECK-NEXT: func.func private @three() attributes {x.x = #complex.number<:f32 1.0, 2.0, 3.0>}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex-numbers.mlir:22 offset :3:71: error: expected floating point literal
// CHECK-NEXT: func.func private @word() attributes {x.x = #complex.number<:f32 1.0, a>}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex-numbers.mlir:26 offset :3:63: error: expected '<'
// CHECK-NEXT: func.func private @nothing() attributes {x.x = #complex.number}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex-numbers.mlir:30 offset :5:3: error: attribute type different than expected: expected 'none', but got 'complex<f64>'
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex-numbers.mlir:37 offset :5:3: error: attribute type different than expected: expected 'i64', but got 'complex<f64>'
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}complex-numbers.mlir:44 offset :4:21: error: custom op 'linalg.index' invalid kind of attribute specified
// CHECK-NEXT: %0 = linalg.index #arith.fastmath<fast> : index
// CHECK-NEXT: ^
