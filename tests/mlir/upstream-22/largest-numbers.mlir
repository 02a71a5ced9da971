// Since 22 what is read as a signed number of 64 bits has to be one.
// RUN: not %bufscope-opt %s --split-input-file --upstream=22 2>&1 | FileCheck %s

func.func @least(%a: i64) {
  cf.switch %a : i64, [
    default: ^bb1,
    -9223372036854775808: ^bb1,
    9223372036854775807: ^bb1
  ]
^bb1:
  return
}

// -----
func.func @too_large(%a: i64) {
  cf.switch %a : i64, [
    default: ^bb1,
    9223372036854775808: ^bb1
  ]
^bb1:
  return
}

// -----
func.func @hexadecimal(%a: i64) {
  cf.switch %a : i64, [
    default: ^bb1,
    0xFFFFFFFFFFFFFFFF: ^bb1
  ]
^bb1:
  return
}

// CHECK: {{.*}}largest-numbers.mlir:18:5: error: custom op 'cf.switch' integer value too large
// CHECK-NEXT: 9223372036854775808: ^bb1
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}largest-numbers.mlir:28:5: error: custom op 'cf.switch' integer value too large
// CHECK-NEXT: 0xFFFFFFFFFFFFFFFF: ^bb1
// CHECK-NEXT: ^
