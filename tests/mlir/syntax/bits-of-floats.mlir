// A number that is written by its bits has its type with it, wherever it stands.
// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-op-generic | %bufscope-opt --allow-unregistered-dialect | FileCheck %s

// CHECK: module {
// CHECK-NEXT: "test.x"() {a = [0x7FF8000000000000 : f64, 1.000000e+00, 2.000000e+00 : f32, 0x7F800000 : f32, 0x7FF0000000000000 : f64]} : () -> ()
// CHECK-NEXT: "test.x"() {a = 0xFFF0000000000000 : f64, b = {c = 0x7FF0000000000001 : f64, d = {{\[\[}}0x7FF8000000000000 : f64, -0.000000e+00]]}} : () -> ()
// CHECK-NEXT: "test.x"() {a = array<f64: 0x7FF8000000000000, 2.000000e+00>, b = dense<0x7FF8000000000000> : tensor<2xf64>} : () -> ()
// CHECK-NEXT: }
"test.x"() {a = [0x7FF8000000000000 : f64, 1.0, 2.0 : f32, 0x7F800000 : f32, 0x7FF0000000000000 : f64]} : () -> ()
"test.x"() {a = 0xFFF0000000000000 : f64, b = {c = 0x7FF0000000000001 : f64, d = [[0x7FF8000000000000 : f64, -0.0]]}} : () -> ()
"test.x"() {a = array<f64: 0x7FF8000000000000, 2.0>, b = dense<0x7FF8000000000000> : tensor<2xf64>} : () -> ()
