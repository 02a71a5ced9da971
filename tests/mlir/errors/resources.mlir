// What is wrong with the section of resources.
// RUN: not %bufscope-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# foo: {} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: 5 #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {nope: {}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {builtin: {a: "x"}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {builtin: {a: "0x0"}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {builtin: {a: "0x00"}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {builtin: {a: "0x03000000"}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {builtin: {a: 5}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {builtin: {a: true}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources {} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# "a": {} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {"builtin": {}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {builtin: {a "0x04000000"}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {builtin: {a: "0x04000000"} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {builtin: {} {}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# external_resources: {builtin: {5: "0x04000000"}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# external_resources: {x: {a: 5}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# external_resources: {x: {a: "0x0"}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {arith: {a: "0x04000000"}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# dialect_resources: {} 

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# external_resources: {x: {"a b": "c"}} #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# external_resources: {x: {a: "0x0400000001"}}, #-}

// -----
module attributes {a.b = dense_resource<a> : tensor<2xi32>} {}
{-# external_resources: {tool: {a: llo"}} #-}

// CHECK: within split at {{.*}}resources.mlir:1 offset :5:5: error: unknown key 'foo' in file metadata dictionary
// CHECK-NEXT: {-# foo: {} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:7 offset :3:23: error: expected '{'
// CHECK-NEXT: {-# dialect_resources: 5 #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:11 offset :3:25: error: dialect 'nope' is unknown
// CHECK-NEXT: {-# dialect_resources: {nope: {}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:15 offset :3:38: error: expected hex string blob for key 'a'
// CHECK-NEXT: {-# dialect_resources: {builtin: {a: "x"}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:19 offset :3:38: error: expected hex string blob for key 'a'
// CHECK-NEXT: {-# dialect_resources: {builtin: {a: "0x0"}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:23 offset :3:38: error: expected hex string blob for key 'a' to encode alignment in first 4 bytes
// CHECK-NEXT: {-# dialect_resources: {builtin: {a: "0x00"}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:27 offset :3:38: error: expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3
// CHECK-NEXT: {-# dialect_resources: {builtin: {a: "0x03000000"}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:31 offset :3:38: error: expected hex string blob for key 'a'
// CHECK-NEXT: {-# dialect_resources: {builtin: {a: 5}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:35 offset :3:38: error: expected hex string blob for key 'a'
// CHECK-NEXT: {-# dialect_resources: {builtin: {a: true}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:39 offset :3:22: error: expected ':'
// CHECK-NEXT: {-# dialect_resources {} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:43 offset :3:5: error: expected identifier key in file metadata dictionary
// CHECK-NEXT: {-# "a": {} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:47 offset :3:25: error: expected identifier key for 'resource' entry
// CHECK-NEXT: {-# dialect_resources: {"builtin": {}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:51 offset :3:36: error: expected ':'
// CHECK-NEXT: {-# dialect_resources: {builtin: {a "0x04000000"}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:55 offset :3:51: error: expected ',' or '}'
// CHECK-NEXT: {-# dialect_resources: {builtin: {a: "0x04000000"} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:59 offset :3:36: error: expected ',' or '}'
// CHECK-NEXT: {-# dialect_resources: {builtin: {} {}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:63 offset :3:36: error: expected identifier key for 'external_resources' entry
// CHECK-NEXT: {-# external_resources: {builtin: {5: "0x04000000"}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:67 offset :3:33: error: expected string value for key 'a'
// CHECK-NEXT: {-# external_resources: {x: {a: 5}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:71 offset :3:33: error: expected hex string blob for key 'a'
// CHECK-NEXT: {-# external_resources: {x: {a: "0x0"}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:75 offset :3:33: error: unexpected 'resource' section for dialect 'arith'
// CHECK-NEXT: {-# dialect_resources: {arith: {a: "0x04000000"}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:79 offset :3:26: error: expected ',' or '#-}'
// CHECK-NEXT: {-# dialect_resources: {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:83 offset :3:30: error: expected identifier key for 'external_resources' entry
// CHECK-NEXT: {-# external_resources: {x: {"a b": "c"}} #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:87 offset :3:51: error: expected identifier key in file metadata dictionary
// CHECK-NEXT: {-# external_resources: {x: {a: "0x0400000001"}}, #-}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}resources.mlir:91 offset :3:46: error: expected '"' in string literal
// CHECK-NEXT: {-# external_resources: {tool: {a: llo"}} #-}
// CHECK-NEXT: ^
