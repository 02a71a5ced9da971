// Resources behind the program: those that attributes name, in the order of printing, and other tools'.
// RUN: %bufscope-opt %s --allow-unregistered-dialect 2>&1 | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-op-generic 2>&1 | FileCheck %s --check-prefix=GENERIC

module attributes {a.a = dense_resource<b> : tensor<2xi32>, a.c = dense_resource<missing> : tensor<1xi8>} {
  module attributes {a.b = dense_resource<a> : tensor<2xi32>, a.c = dense_resource<b> : tensor<2xi32>} {}
  module attributes {a.b = dense_resource<empty> : tensor<2xi32>, a.c = distinct[5]<i32>} {}
}
{-#
  dialect_resources: {
    builtin: { a: "0x04000000aBcD", unused: "0x0100000000", b: "0x0100000000", empty: "0x08000000" },
    test: { a: "0x0400000077" }
  },
  external_resources: {
    foo: { x: "0x04000000ff", b: true, s: "he\"llo" },
    none: {},
    zoo: { a: false }
  }
#-}

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module attributes {a.a = dense_resource<b> : tensor<2xi32>, a.c = dense_resource<missing> : tensor<1xi8>} {
// CHECK-NEXT: module attributes {a.b = dense_resource<a> : tensor<2xi32>, a.c = dense_resource<b> : tensor<2xi32>} {
// CHECK-NEXT: }
// CHECK-NEXT: module attributes {a.b = dense_resource<empty> : tensor<2xi32>, a.c = #distinct} {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT: dialect_resources: {
// CHECK-NEXT: builtin: {
// CHECK-NEXT: b: "0x0100000000",
// CHECK-NEXT: a: "0x04000000ABCD",
// CHECK-NEXT: empty: "0x00000000"
// CHECK-NEXT: }
// CHECK-NEXT: },
// CHECK-NEXT: external_resources: {
// CHECK-NEXT: foo: {
// CHECK-NEXT: x: "0x04000000FF",
// CHECK-NEXT: b: true,
// CHECK-NEXT: s: "he\22llo"
// CHECK-NEXT: },
// CHECK-NEXT: zoo: {
// CHECK-NEXT: a: false
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: #-}

// GENERIC: #distinct = distinct[0]<i32>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) {a.b = dense_resource<a> : tensor<2xi32>, a.c = dense_resource<b> : tensor<2xi32>} : () -> ()
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) {a.b = dense_resource<empty> : tensor<2xi32>, a.c = #distinct} : () -> ()
// GENERIC-NEXT: }) {a.a = dense_resource<b> : tensor<2xi32>, a.c = dense_resource<missing> : tensor<1xi8>} : () -> ()
// GENERIC-EMPTY:
// GENERIC-NEXT: {-#
// GENERIC-NEXT: dialect_resources: {
// GENERIC-NEXT: builtin: {
// GENERIC-NEXT: a: "0x04000000ABCD",
// GENERIC-NEXT: b: "0x0100000000",
// GENERIC-NEXT: empty: "0x00000000"
// GENERIC-NEXT: }
// GENERIC-NEXT: },
// GENERIC-NEXT: external_resources: {
// GENERIC-NEXT: foo: {
// GENERIC-NEXT: x: "0x04000000FF",
// GENERIC-NEXT: b: true,
// GENERIC-NEXT: s: "he\22llo"
// GENERIC-NEXT: },
// GENERIC-NEXT: zoo: {
// GENERIC-NEXT: a: false
// GENERIC-NEXT: }
// GENERIC-NEXT: }
// GENERIC-NEXT: #-}
