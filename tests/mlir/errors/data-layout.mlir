// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

module attributes {dlti.dl_spec = 1 : i32} {}

// -----

module attributes {dlti.none} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, "x">>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f32, 3>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i8, dense<[1, 2, 3]> : vector<3xi64>>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i8, dense<[16, 8]> : vector<2xi64>>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<vector<2xf32>, 3>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "huge">>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.none", 3>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>, #dlti.dl_entry<index, 16>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<3, 3>>} {}

// CHECK: within split at {{.*}}data-layout.mlir:1 offset :3:1: error: 'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute
// CHECK-NEXT: module attributes {dlti.dl_spec = 1 : i32} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:1 offset :3:1: note: see current operation:
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) {dlti.dl_spec = 1 : i32} : () -> ()
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:5 offset :3:1: error: attribute 'dlti.none' not supported by dialect
// CHECK-NEXT: module attributes {dlti.none} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:5 offset :3:1: note: see current operation:
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) {dlti.none} : () -> ()
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:9 offset :3:1: error: expected integer attribute in the data layout entry for 'index'
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, "x">>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:13 offset :3:1: error: expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<f32, 3 : i64>
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f32, 3>>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:17 offset :3:1: error: expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i8, dense<[1, 2, 3]> : vector<3xi64>>
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i8, dense<[1, 2, 3]> : vector<3xi64>>>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:21 offset :3:1: error: preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i8, dense<[16, 8]> : vector<2xi64>>
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i8, dense<[16, 8]> : vector<2xi64>>>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:25 offset :3:1: error: unexpected data layout for a built-in type
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<vector<2xf32>, 3>>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:29 offset :3:1: error: 'dlti.endianness' data layout entry is expected to be either 'big' or 'little'
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "huge">>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:33 offset :3:1: error: unknown data layout entry name: dlti.none
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.none", 3>>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:37 offset :3:41: error: repeated layout entry key: 'index'
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>, #dlti.dl_entry<index, 16>>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:41 offset :3:49: error: invalid kind of attribute specified
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<3>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}data-layout.mlir:45 offset :3:64: error: expected a type or a quoted string
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<3, 3>>} {}
// CHECK-NEXT: ^
