// A note leaves out elements that are many, wide ones too.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect 2>&1 | FileCheck %s

"builtin.module"() ({
  %new = "test.value"() : () -> (index)
  "func.func"(%new) <{function_type = () -> (), sym_name = "odd", sym_visibility = "private"}> ({
  }) {a = dense<[-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97]> : tensor<101xi65>} : (index) -> ()
}) : () -> ()

// CHECK: {{.*}}wide-elements.mlir:6:3: error: 'func.func' op requires zero operands
// CHECK-NEXT: "func.func"(%new) <{function_type = () -> (), sym_name = "odd", sym_visibility = "private"}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}wide-elements.mlir:6:3: note: see current operation:
// CHECK-NEXT: "func.func"(<<UNKNOWN SSA VALUE>>) <{function_type = () -> (), sym_name = "odd", sym_visibility = "private"}> ({
// CHECK-NEXT: }) {a = dense_resource<__elided__> : tensor<101xi65>} : (index) -> ()
