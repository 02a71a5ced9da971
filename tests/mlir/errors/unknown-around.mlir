// An op that its dialect does not have is refused after what is in it.
// RUN: not %bufscope-opt --allow-unregistered-dialect %s --split-input-file 2>&1 | FileCheck %s

"builtin.x"() ({
  %0 = "arith.constant"() <{value = 1 : i64}> : () -> i32
}) : () -> ()

// -----

"builtin.x"() ({
  "arith.y"() : () -> ()
}) : () -> ()

// -----

"arith.y"() ({
  func.func private @twice()
  func.func private @twice()
}) : () -> ()

// CHECK: within split at {{.*}}unknown-around.mlir:1 offset :5:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK-NEXT: %0 = "arith.constant"() <{value = 1 : i64}> : () -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}unknown-around.mlir:1 offset :5:8: note: see current operation: %0 = "arith.constant"() <{value = 1 : i64}> : () -> i32
// CHECK-NEXT: within split at {{.*}}unknown-around.mlir:8 offset :4:3: error: unregistered operation 'arith.y' found in dialect ('arith') that does not allow unknown operations
// CHECK-NEXT: "arith.y"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}unknown-around.mlir:8 offset :4:3: note: see current operation: "arith.y"() : () -> ()
// CHECK-NEXT: within split at {{.*}}unknown-around.mlir:14 offset :3:1: error: unregistered operation 'arith.y' found in dialect ('arith') that does not allow unknown operations
// CHECK-NEXT: "arith.y"() ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}unknown-around.mlir:14 offset :3:1: note: see current operation:
// CHECK-NEXT: "arith.y"() ({
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "twice", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "twice", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
