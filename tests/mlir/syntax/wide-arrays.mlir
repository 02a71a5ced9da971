// Arrays of numbers over 64 bits; the name of a module among its attributes, where it wins.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s

// CHECK: module @outer {
module @outer {
// CHECK-LABEL: func.func private @integers() attributes {a = array<i128: 5, -170141183460469231731687303715884105728>, b = array<i72>, c = array<ui128: 340282366920938463463374607431768211455>}
  func.func private @integers() attributes {a = array<i128: 5, -170141183460469231731687303715884105728>, b = array<i72>, c = array<ui128: 340282366920938463463374607431768211455>}
// CHECK-LABEL: func.func private @floats() attributes {a = array<f80: 2.500000e+00, -1.000000e+00>, b = array<f128: 1.000000e+00>}
  func.func private @floats() attributes {a = array<f80: 2.5, -1.0>, b = array<f128: 0x3FFF0000000000000000000000000000>}
  module @inner attributes {sym_name = "wins"} {
  }
}

// CHECK: module @wins {
// CHECK-NEXT: }
// CHECK-NEXT: }
