// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s
// Elements of one bit are true and false whether their type has a sign or not; a number is not.

// CHECK: "t.array"() {a = array<si1: true>, b = array<ui1: true, false>, c = array<ui1>} : () -> ()
"t.array"() {a = array<si1: true>, b = array<ui1: true, false>, c = array<ui1>} : () -> ()
// CHECK: "t.dense"() {a = dense<true> : tensor<2xui1>, b = dense<[true, false]> : tensor<2xsi1>, c = dense<true> : tensor<2xui1>} : () -> ()
"t.dense"() {a = dense<true> : tensor<2xui1>, b = dense<[true, false]> : tensor<2xsi1>, c = dense<1> : tensor<2xui1>} : () -> ()
// CHECK: "t.sparse"() {a = sparse<0, true> : tensor<2xsi1>, b = sparse<0, true> : tensor<2xui1>} : () -> ()
"t.sparse"() {a = sparse<0, true> : tensor<2xsi1>, b = sparse<0, 1> : tensor<2xui1>} : () -> ()
// CHECK: "t.number"() {a = 1 : ui1, b = -1 : si1, c = true} : () -> ()
"t.number"() {a = 1 : ui1, b = -1 : si1, c = true} : () -> ()
