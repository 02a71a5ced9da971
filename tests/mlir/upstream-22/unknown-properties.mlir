// Since 22 an attribute of an op that nobody knows is lost in a conversion where a property has its name.
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --bufferization-lower-deallocations | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --expand-realloc | FileCheck %s --check-prefix=REALLOC
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --canonicalize | FileCheck %s --check-prefix=CANON
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(bufferization-lower-deallocations))" | FileCheck %s --check-prefix=NESTED

// CHECK: module {
// CHECK-NEXT: "t.both"() <{p = 1 : i32, q = "x"}> {a = 2 : i64} : () -> ()
// REALLOC: module {
// REALLOC-NEXT: "t.both"() <{p = 1 : i32, q = "x"}> {a = 2 : i64} : () -> ()
// CANON: module {
// CANON-NEXT: "t.both"() <{p = 1 : i32, q = "x"}> {a = 2 : i64, p = 3 : i64} : () -> ()
// NESTED: module {
// NESTED-NEXT: "t.both"() <{p = 1 : i32, q = "x"}> {a = 2 : i64, p = 3 : i64} : () -> ()
"t.both"() <{p = 1 : i32, q = "x"}> {a = 2 : i64, p = 3 : i64} : () -> ()
// CHECK-LABEL: func.func @f(%arg0: memref<4xf32>, %arg1: i1) attributes {p = 1 : i32} {
// CHECK-NEXT: "t.x"() <{p = 1 : i32}> : () -> ()
// CHECK-NEXT: "t.y"() <{p = 1 : i32}> ({
// CHECK-NEXT: "t.z"(%arg1) <{p = 1 : i32}> {z} : (i1) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: "t.w"() <{p = 1 : i32}> : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// REALLOC-LABEL: func.func @f(%arg0: memref<4xf32>, %arg1: i1) attributes {p = 1 : i32} {
// REALLOC-NEXT: "t.x"() <{p = 1 : i32}> : () -> ()
// REALLOC-NEXT: "t.y"() <{p = 1 : i32}> ({
// REALLOC-NEXT: "t.z"(%arg1) <{p = 1 : i32}> {z} : (i1) -> ()
// REALLOC-NEXT: }) : () -> ()
// REALLOC-NEXT: bufferization.dealloc (%arg0 : memref<4xf32>) if (%arg1)
// REALLOC-NEXT: "t.w"() <{p = 1 : i32}> : () -> ()
// REALLOC-NEXT: return
// REALLOC-NEXT: }
// REALLOC-NEXT: }
// CANON-LABEL: func.func @f(%arg0: memref<4xf32>, %arg1: i1) attributes {p = 1 : i32} {
// CANON-NEXT: "t.x"() <{p = 1 : i32}> {p = 3 : i64} : () -> ()
// CANON-NEXT: "t.y"() <{p = 1 : i32}> ({
// CANON-NEXT: "t.z"(%arg1) <{p = 1 : i32}> {p = 3 : i64, z} : (i1) -> ()
// CANON-NEXT: }) {p = 3 : i64} : () -> ()
// CANON-NEXT: bufferization.dealloc (%arg0 : memref<4xf32>) if (%arg1)
// CANON-NEXT: "t.w"() <{p = 1 : i32}> {p = 3 : i64} : () -> ()
// CANON-NEXT: return
// CANON-NEXT: }
// CANON-NEXT: }
// NESTED-LABEL: func.func @f(%arg0: memref<4xf32>, %arg1: i1) attributes {p = 1 : i32} {
// NESTED-NEXT: "t.x"() <{p = 1 : i32}> : () -> ()
// NESTED-NEXT: "t.y"() <{p = 1 : i32}> ({
// NESTED-NEXT: "t.z"(%arg1) <{p = 1 : i32}> {z} : (i1) -> ()
// NESTED-NEXT: }) : () -> ()
// NESTED-NEXT: scf.if %arg1 {
// NESTED-NEXT: memref.dealloc %arg0 : memref<4xf32>
// NESTED-NEXT: }
// NESTED-NEXT: "t.w"() <{p = 1 : i32}> : () -> ()
// NESTED-NEXT: return
// NESTED-NEXT: }
// NESTED-NEXT: }
func.func @f(%m: memref<4xf32>, %i: i1) attributes {p = 1 : i32} {
  "t.x"() <{p = 1 : i32}> {p = 3 : i64} : () -> ()
  "t.y"() <{p = 1 : i32}> ({
    "t.z"(%i) <{p = 1 : i32}> {p = 3 : i64, z} : (i1) -> ()
  }) {p = 3 : i64} : () -> ()
  bufferization.dealloc (%m : memref<4xf32>) if (%i)
  "t.w"() <{p = 1 : i32}> {p = 3 : i64} : () -> ()
  return
}
