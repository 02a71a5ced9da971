// Until 22, the function that a constant names is looked up when the constant is verified, and in the module.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @before_dominance(%x: i32) {
  %0 = arith.addi %g, %x : i32
  %g = arith.constant 1 : i32
  %h = constant @before_dominance : (i32) -> i32
  return
}

// -----

func.func @before_the_next(%x: i32) {
  %h = constant @b : (i32) -> i32
  "func.func"() : () -> ()
  return
}

// -----

func.func @behind_the_last(%x: i32) {
  "func.func"() : () -> ()
  %h = constant @b : (i32) -> i32
  return
}

// -----

func.func @before_calls(%x: i32) {
  func.call @c() : () -> ()
  %h = constant @b : (i32) -> i32
  return
}

// -----

gpu.module @another_table {
  func.func @b(%x: i32) {
    %h = func.constant @b : (i32) -> ()
    return
  }
}

// CHECK: within split at {{.*}}function-constants.mlir:1 offset :7:8: error: 'func.constant' op reference to function with mismatched type
// CHECK-NEXT: %h = constant @before_dominance : (i32) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}function-constants.mlir:1 offset :7:8: note: see current operation: %2 = "func.constant"() <{value = @before_dominance}> : () -> ((i32) -> i32)
// CHECK-NEXT: within split at {{.*}}function-constants.mlir:11 offset :4:8: error: 'func.constant' op reference to undefined function 'b'
// CHECK-NEXT: %h = constant @b : (i32) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}function-constants.mlir:11 offset :4:8: note: see current operation: %0 = "func.constant"() <{value = @b}> : () -> ((i32) -> i32)
// CHECK-NEXT: within split at {{.*}}function-constants.mlir:19 offset :4:3: error: 'func.func' op requires one region
// CHECK-NEXT: "func.func"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}function-constants.mlir:19 offset :4:3: note: see current operation: "func.func"() : () -> ()
// CHECK-NEXT: within split at {{.*}}function-constants.mlir:27 offset :5:8: error: 'func.constant' op reference to undefined function 'b'
// CHECK-NEXT: %h = constant @b : (i32) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}function-constants.mlir:27 offset :5:8: note: see current operation: %0 = "func.constant"() <{value = @b}> : () -> ((i32) -> i32)
// CHECK-NEXT: within split at {{.*}}function-constants.mlir:35 offset :5:10: error: 'func.constant' op reference to undefined function 'b'
// CHECK-NEXT: %h = func.constant @b : (i32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}function-constants.mlir:35 offset :5:10: note: see current operation: %0 = "func.constant"() <{value = @b}> : () -> ((i32) -> ())
