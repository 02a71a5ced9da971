// Every argument that is a result needs a number of its buffer.
// REFERENCE: none
// RUN: not %bufscope-opt %s --split-input-file --hlo-xla-buffer-arg-rewrite 2>&1 | FileCheck %s
func.func @none(%a: memref<2xf32> {xla_framework.input_mapping = 0 : i32}) attributes {xla_framework.result_mapping = 3 : i32} {
  return
}

// -----
func.func @two(%a: memref<2xf32>, %b: memref<2xf32>) attributes {xla_framework.result_mapping = 3 : i32} {
  return
}

// -----
func.func @inner(%a: memref<2xf32>) attributes {xla_framework.result_inner_mapping = [1 : i32, 2 : i32], xla_framework.result_mapping = 3 : i32} {
  return
}

// -----
func.func @no_number(%a: memref<2xf32>) attributes {xla_framework.result_mapping = "3"} {
  return
}

// CHECK: within split at {{.*}}hlo-xla-buffer-arg-rewrite.mlir:1 offset :4:1: error: 'func.func' op number of result arguments does not match size of mapping
// CHECK-NEXT: func.func @none(%a: memref<2xf32> {xla_framework.input_mapping = 0 : i32}) attributes {xla_framework.result_mapping = 3 : i32} {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-xla-buffer-arg-rewrite.mlir:1 offset :4:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{arg_attrs = [{xla_framework.input_mapping = 0 : i32}], function_type = (memref<2xf32>) -> (), sym_name = "none"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<2xf32>):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) {xla_framework.result_mapping = 3 : i32} : () -> ()
// CHECK-NEXT: within split at {{.*}}hlo-xla-buffer-arg-rewrite.mlir:8 offset :2:1: error: 'func.func' op number of result arguments does not match size of mapping
// CHECK-NEXT: func.func @two(%a: memref<2xf32>, %b: memref<2xf32>) attributes {xla_framework.result_mapping = 3 : i32} {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-xla-buffer-arg-rewrite.mlir:8 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (memref<2xf32>, memref<2xf32>) -> (), sym_name = "two"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<2xf32>, %arg1: memref<2xf32>):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) {xla_framework.result_mapping = 3 : i32} : () -> ()
// CHECK-NEXT: within split at {{.*}}hlo-xla-buffer-arg-rewrite.mlir:13 offset :2:1: error: 'func.func' op number of result arguments does not match size of mapping
// CHECK-NEXT: func.func @inner(%a: memref<2xf32>) attributes {xla_framework.result_inner_mapping = [1 : i32, 2 : i32], xla_framework.result_mapping = 3 : i32} {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-xla-buffer-arg-rewrite.mlir:13 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (memref<2xf32>) -> (), sym_name = "inner"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<2xf32>):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) {xla_framework.result_inner_mapping = [1 : i32, 2 : i32], xla_framework.result_mapping = 3 : i32} : () -> ()
// CHECK-NEXT: within split at {{.*}}hlo-xla-buffer-arg-rewrite.mlir:18 offset :2:1: error: 'func.func' op number of result arguments does not match size of mapping
// CHECK-NEXT: func.func @no_number(%a: memref<2xf32>) attributes {xla_framework.result_mapping = "3"} {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}hlo-xla-buffer-arg-rewrite.mlir:18 offset :2:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (memref<2xf32>) -> (), sym_name = "no_number"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<2xf32>):
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) {xla_framework.result_mapping = "3"} : () -> ()
