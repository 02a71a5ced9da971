// Constants of attributes that have no type, or the type none.
// RUN: not %bufscope-opt --allow-unregistered-dialect %s --split-input-file 2>&1 | FileCheck %s

%0 = arith.constant #foo.bar

// -----

%0 = "arith.constant"() {value = #foo.bar} : () -> i32

// -----

%0 = "ub.poison"() <{value = affine_set<(d0) : (d0 >= 0)>}> : () -> i32 / ()

// -----

func.func @f() {
  %0 = arith.constant #vector.kind<add>
  return
}

// CHECK: within split at {{.*}}constant-without-type.mlir:1 offset :4:6: error: 'arith.constant' op value must be an integer, float, or elements attribute
// CHECK-NEXT: %0 = arith.constant #foo.bar
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}constant-without-type.mlir:1 offset :4:6: note: see current operation: %0 = "arith.constant"() <{value = #foo.bar}> : () -> none
// CHECK-NEXT: within split at {{.*}}constant-without-type.mlir:6 offset :3:6: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK-NEXT: %0 = "arith.constant"() {value = #foo.bar} : () -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}constant-without-type.mlir:6 offset :3:6: note: see current operation: %0 = "arith.constant"() <{value = #foo.bar}> : () -> i32
// CHECK-NEXT: within split at {{.*}}constant-without-type.mlir:10 offset :3:73: error: unexpected character
// CHECK-NEXT: %0 = "ub.poison"() <{value = affine_set<(d0) : (d0 >= 0)>}> : () -> i32 / ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}constant-without-type.mlir:10 offset :3:6: error: invalid properties {value = affine_set<(d0) : (d0 >= 0)>} for op ub.poison: Invalid attribute `value` in property conversion: affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: %0 = "ub.poison"() <{value = affine_set<(d0) : (d0 >= 0)>}> : () -> i32 / ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}constant-without-type.mlir:14 offset :4:23: error: custom op 'arith.constant' invalid kind of attribute specified
// CHECK-NEXT: %0 = arith.constant #vector.kind<add>
// CHECK-NEXT: ^
