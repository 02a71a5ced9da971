// Until LLVM 22, how many digits a number has decides whether it may be negative.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%f: i64) {
  cf.switch %f : i64, [
    default: ^bb1,
    -1000000000000000: ^bb1,
    18446744073709551615: ^bb1,
    -10000000000000000: ^bb1]
^bb1:
  return
}

// -----

func.func @b(%f: i64) {
  cf.switch %f : i64, [
    default: ^bb1,
    -0x7fffffffffffffff: ^bb1,
    -0x00000000000000000001: ^bb1,
    -0x8000000000000000: ^bb1]
^bb1:
  return
}

// CHECK: within split at {{.*}}switch-large-numbers.mlir:1 offset :9:5: error: custom op 'cf.switch' integer value too large
// CHECK-NEXT: -10000000000000000: ^bb1]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}switch-large-numbers.mlir:14 offset :8:5: error: custom op 'cf.switch' integer value too large
// CHECK-NEXT: -0x8000000000000000: ^bb1]
// CHECK-NEXT: ^
