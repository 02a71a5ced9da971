// Keys of resources that are strings, and what is no location.
// RUN: not %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

module attributes {a.b = dense_resource<"a b"> : tensor<2xi32>, a.c = dense_resource<"ab"> : tensor<2xi32>, a.d = dense_resource<"a\22b"> : tensor<2xi32>} {}
{-# dialect_resources: {builtin: {"a b": "0x0400000001000000", "ab": "0x0400000001000000", "a\22b" : "0x0400000001000000"}} #-}

// -----

module {}
{-# external_resources: {x: {"a b": "c", "ab" : "d", "a-b" : "\"d"}} #-}

// -----

module {}
{-# external_resources: {x: {3: "c"}} #-}

// -----

module {}
{-# external_resources: {"x y": {a: "c"}} #-}

// -----

module attributes {a.b = dense_resource<3> : tensor<2xi32>} {}

// -----

module attributes {a.b = dense_resource<""> : tensor<2xi32>} {}

// -----

module {}
{-# external_resources: {x: {"": "c", "a b": "0x00"}} #-}

// -----

module {}
{-# external_resources: {x: {a: true, b: false, "c d": 1}} #-}

// -----

module attributes {a.b = dense_resource<"a> : tensor<2xi32>} {}

// -----

"t.t"() : () -> () loc(#foo.bar)

// -----

"t.t"() : () -> () loc(#foo.bar<1>)

// -----

"t.t"() : () -> () loc(#arith.overflow<nsw>)

// -----

"t.t"() : () -> () loc(fused[#foo.bar])

// -----

"t.t"() : () -> () loc(callsite(#foo.bar at unknown))

// -----

"t.t"() : () -> () loc(#foo.bar

// -----

"t.t"() : () -> () loc(1)

// CHECK: {{.*}}resources.mlir:15:30: error: expected identifier key for 'external_resources' entry
// CHECK-NEXT: {-# external_resources: {x: {3: "c"}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}resources.mlir:20:26: error: expected identifier key for 'resource' entry
// CHECK-NEXT: {-# external_resources: {"x y": {a: "c"}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}resources.mlir:24:41: error: expected identifier key for 'resource' entry
// CHECK-NEXT: module attributes {a.b = dense_resource<3> : tensor<2xi32>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}resources.mlir:33:46: error: expected hex string blob for key 'a b' to encode alignment in first 4 bytes
// CHECK-NEXT: {-# external_resources: {x: {"": "c", "a b": "0x00"}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}resources.mlir:38:56: error: expected string value for key 'c d'
// CHECK-NEXT: {-# external_resources: {x: {a: true, b: false, "c d": 1}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}resources.mlir:42:64: error: expected '"' in string literal
// CHECK-NEXT: module attributes {a.b = dense_resource<"a> : tensor<2xi32>} {}
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}resources.mlir:46:32: error: expected location attribute, but got#foo.bar
// CHECK-NEXT: "t.t"() : () -> () loc(#foo.bar)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}resources.mlir:50:35: error: expected location attribute, but got#foo.bar<1>
// CHECK-NEXT: "t.t"() : () -> () loc(#foo.bar<1>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}resources.mlir:54:44: error: expected location attribute, but got#arith.overflow<nsw>
// CHECK-NEXT: "t.t"() : () -> () loc(#arith.overflow<nsw>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}resources.mlir:58:38: error: expected location attribute, but got#foo.bar
// CHECK-NEXT: "t.t"() : () -> () loc(fused[#foo.bar])
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}resources.mlir:62:42: error: expected location attribute, but got#foo.bar
// CHECK-NEXT: "t.t"() : () -> () loc(callsite(#foo.bar at unknown))
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}resources.mlir:67:1: error: expected location attribute, but got#foo.bar
// CHECK-EMPTY:
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}resources.mlir:70:24: error: expected location instance
// CHECK-NEXT: "t.t"() : () -> () loc(1)
// CHECK-NEXT: ^
