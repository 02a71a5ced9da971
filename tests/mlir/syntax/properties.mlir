// What an unregistered op has between < and > stays there, whatever it is; an op of a table takes what it knows.
// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect | %bufscope-opt --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-op-generic | %bufscope-opt --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: #map = affine_map<(d0) -> (d0, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "t.both"() <{p = 1 : i32, q = "x"}> {a = 2 : i64, p = 3 : i64} : () -> ()
// CHECK-NEXT: "t.list"() <[1, 2]> : () -> ()
// CHECK-NEXT: "t.flag"() <unit> ({
// CHECK-NEXT: }) {c} : () -> ()
// CHECK-NEXT: "t.no_alias"() <{p = affine_map<(d0) -> (d0)>}> {q = #map} : () -> ()
// CHECK-NEXT: "t.empty"() <{}> : () -> ()
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0) -> (d0, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "t.both"() <{p = 1 : i32, q = "x"}> {a = 2 : i64, p = 3 : i64} : () -> ()
// GENERIC-NEXT: "t.list"() <[1, 2]> : () -> ()
// GENERIC-NEXT: "t.flag"() <unit> ({
// GENERIC-NEXT: }) {c} : () -> ()
// GENERIC-NEXT: "t.no_alias"() <{p = affine_map<(d0) -> (d0)>}> {q = #map} : () -> ()
// GENERIC-NEXT: "t.empty"() <{}> : () -> ()
// GENERIC-NEXT: %0 = "arith.constant"() <{value = 3 : i32}> : () -> i32
// GENERIC-NEXT: }) : () -> ()
"t.both"() <{p = 1 : i32, q = "x"}> {a = 2, p = 3} : () -> ()
"t.list"() <[1, 2]> : () -> ()
"t.flag"() <unit> ({
}) {c} : () -> ()
"t.no_alias"() <{p = affine_map<(d0) -> (d0)>}> {q = affine_map<(d0) -> (d0, d0)>} : () -> ()
"t.empty"() <{}> : () -> ()
%c = "arith.constant"() <{value = 3 : i32, unknown}> : () -> i32
