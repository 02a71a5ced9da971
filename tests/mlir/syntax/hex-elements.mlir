// Of elements that are written as bytes, the bits that a number does not have are nothing.
// RUN: %bufscope-opt %s | FileCheck %s

// CHECK-LABEL: func.func private @integers() attributes {a = dense<[-1, 1]> : tensor<2xi3>, b = dense<[-1, -47]> : tensor<2xsi7>}
func.func private @integers() attributes {a = dense<"0xFF51"> : tensor<2xi3>, b = dense<"0xFF51"> : tensor<2xsi7>}

// CHECK-LABEL: func.func private @tf32() attributes {a = dense<[0.000000e+00, 0.000000e+00]> : tensor<2xtf32>, b = dense<1.147940e-41> : tensor<2xtf32>}
func.func private @tf32() attributes {a = dense<"0x0000803F00000040"> : tensor<2xtf32>, b = dense<"0x01000000"> : tensor<2xtf32>}

// A byte stands for all elements of one bit when it has the bit eight times.
// CHECK-LABEL: func.func private @bits() attributes {a = dense<[true, false]> : tensor<2xi1>, b = dense<[true, false, true, false, false, false, false, false]> : tensor<8xui1>, c = dense<true> : tensor<10xi1>, d = dense<true> : tensor<2xi1>, e = dense<true> : tensor<i1>}
func.func private @bits() attributes {a = dense<"0x01"> : tensor<2xi1>, b = dense<"0x05"> : tensor<8xui1>, c = dense<"0xFF"> : tensor<10xi1>, d = dense<"0x03"> : tensor<2xi1>, e = dense<"0x02"> : tensor<i1>}
