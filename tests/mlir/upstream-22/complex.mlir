// Integer powers, of which nothing is computed.
// RUN: %bufscope-opt %s --upstream=22 | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s --check-prefix=CANON

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (complex<f32>, i8) -> (complex<f32>, complex<f32>, complex<f32>), sym_name = "powers"}> ({
// GENERIC-NEXT: ^bb0(%arg0: complex<f32>, %arg1: i8):
// GENERIC-NEXT: %0 = "complex.powi"(%arg0, %arg1) : (complex<f32>, i8) -> complex<f32>
// GENERIC-NEXT: %1 = "complex.powi"(%arg0, %arg1) <{fastmath = #arith.fastmath<fast>}> {note} : (complex<f32>, i8) -> complex<f32>
// GENERIC-NEXT: %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
// GENERIC-NEXT: %3 = "complex.powi"(%arg0, %2) : (complex<f32>, i32) -> complex<f32>
// GENERIC-NEXT: %4 = "complex.powi"(%3, %2) : (complex<f32>, i32) -> complex<f32>
// GENERIC-NEXT: "func.return"(%0, %1, %3) : (complex<f32>, complex<f32>, complex<f32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @powers(%arg0: complex<f32>, %arg1: i8) -> (complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %0 = complex.powi %arg0, %arg1 : complex<f32>, i8
// CHECK-NEXT: %1 = complex.powi %arg0, %arg1 fastmath<fast> {note} : complex<f32>, i8
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %2 = complex.powi %arg0, %c2_i32 : complex<f32>, i32
// CHECK-NEXT: %3 = complex.powi %2, %c2_i32 : complex<f32>, i32
// CHECK-NEXT: return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
// CANON-LABEL: func.func @powers(%arg0: complex<f32>, %arg1: i8) -> (complex<f32>, complex<f32>, complex<f32>) {
// CANON-NEXT: %c2_i32 = arith.constant 2 : i32
// CANON-NEXT: %0 = complex.powi %arg0, %arg1 : complex<f32>, i8
// CANON-NEXT: %1 = complex.powi %arg0, %arg1 fastmath<fast> {note} : complex<f32>, i8
// CANON-NEXT: %2 = complex.powi %arg0, %c2_i32 : complex<f32>, i32
// CANON-NEXT: return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
// CANON-NEXT: }
func.func @powers(%z: complex<f32>, %n: i8) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.powi %z, %n : complex<f32>, i8
  %1 = complex.powi %z, %n fastmath<fast> {note} : complex<f32>, i8
  %two = arith.constant 2 : i32
  %twice = complex.powi %z, %two : complex<f32>, i32
  %unused = complex.powi %twice, %two : complex<f32>, i32
  return %0, %1, %twice : complex<f32>, complex<f32>, complex<f32>
}
