// Every op of scf, with attributes, custom and generic.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, index, index, memref<2xf32>, tensor<2xf32>, f32) -> (), sym_name = "scf"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: tensor<2xf32>, %arg5: f32):
// GENERIC-NEXT: %0 = "scf.while"(%arg3) ({
// GENERIC-NEXT: ^bb0(%arg28: memref<2xf32>):
// GENERIC-NEXT: "scf.condition"(%arg0, %arg28) : (i1, memref<2xf32>) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: ^bb0(%arg27: memref<2xf32>):
// GENERIC-NEXT: "scf.yield"(%arg27) : (memref<2xf32>) -> ()
// GENERIC-NEXT: }) {x} : (memref<2xf32>) -> memref<2xf32>
// GENERIC-NEXT: %1:2 = "scf.while"(%arg3, %arg1) ({
// GENERIC-NEXT: ^bb0(%arg25: memref<2xf32>, %arg26: index):
// GENERIC-NEXT: "scf.condition"(%arg0, %arg5, %arg26) {y} : (i1, f32, index) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: ^bb0(%arg23: f32, %arg24: index):
// GENERIC-NEXT: "scf.yield"(%arg3, %arg24) : (memref<2xf32>, index) -> ()
// GENERIC-NEXT: }) : (memref<2xf32>, index) -> (f32, index)
// GENERIC-NEXT: "scf.while"() ({
// GENERIC-NEXT: "scf.condition"(%arg0) : (i1) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "scf.execute_region"() ({
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) {a} : () -> ()
// GENERIC-NEXT: %2:2 = "scf.execute_region"() ({
// GENERIC-NEXT: "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb0
// GENERIC-NEXT: %16 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT: %17 = "arith.constant"() <{value = 1 : i64}> : () -> i64
// GENERIC-NEXT: "scf.yield"(%16, %17) : (i32, i64) -> ()
// GENERIC-NEXT: ^bb2:  // pred: ^bb0
// GENERIC-NEXT: %18 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT: %19 = "arith.constant"() <{value = 1 : i64}> : () -> i64
// GENERIC-NEXT: "scf.yield"(%18, %19) : (i32, i64) -> ()
// GENERIC-NEXT: }) : () -> (i32, i64)
// GENERIC-NEXT: "scf.parallel"(%arg1, %arg1, %arg2, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
// GENERIC-NEXT: ^bb0(%arg21: index, %arg22: index):
// GENERIC-NEXT: "test.foo"(%arg21) : (index) -> ()
// GENERIC-NEXT: "scf.reduce"() : () -> ()
// GENERIC-NEXT: }) {k} : (index, index, index, index, index, index) -> ()
// GENERIC-NEXT: %3:2 = "scf.parallel"(%arg1, %arg2, %arg2, %arg5, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
// GENERIC-NEXT: ^bb0(%arg16: index):
// GENERIC-NEXT: "scf.reduce"(%arg5, %arg5) ({
// GENERIC-NEXT: ^bb0(%arg19: f32, %arg20: f32):
// GENERIC-NEXT: %15 = "arith.addf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "scf.reduce.return"(%15) : (f32) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: ^bb0(%arg17: f32, %arg18: f32):
// GENERIC-NEXT: %14 = "arith.addf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "scf.reduce.return"(%14) : (f32) -> ()
// GENERIC-NEXT: }) {r} : (f32, f32) -> ()
// GENERIC-NEXT: }) : (index, index, index, f32, f32) -> (f32, f32)
// GENERIC-NEXT: "scf.forall"(%arg2) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 4>}> ({
// GENERIC-NEXT: ^bb0(%arg14: index, %arg15: index):
// GENERIC-NEXT: "test.foo"(%arg14) : (index) -> ()
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) {k} : (index) -> ()
// GENERIC-NEXT: "scf.forall"(%arg2) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// GENERIC-NEXT: ^bb0(%arg13: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
// GENERIC-NEXT: %4 = "scf.forall"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
// GENERIC-NEXT: ^bb0(%arg11: index, %arg12: tensor<2xf32>):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) {x} : () -> ()
// GENERIC-NEXT: }) : (tensor<2xf32>) -> tensor<2xf32>
// GENERIC-NEXT: "scf.forall"() <{mapping = [#gpu.thread<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
// GENERIC-NEXT: ^bb0(%arg10: index):
// GENERIC-NEXT: "scf.forall.in_parallel"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "scf.index_switch"(%arg1) <{cases = array<i64: 2, -3>}> ({
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
// GENERIC-NEXT: %5 = "scf.index_switch"(%arg1) <{cases = array<i64: 2>}> ({
// GENERIC-NEXT: %13 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT: "scf.yield"(%13) : (i32) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: %12 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT: "scf.yield"(%12) : (i32) -> ()
// GENERIC-NEXT: }) {kk} : (index) -> i32
// GENERIC-NEXT: "scf.if"(%arg0) ({
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) {a} : (i1) -> ()
// GENERIC-NEXT: %6 = "scf.if"(%arg0) ({
// GENERIC-NEXT: %11 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT: "scf.yield"(%11) : (i32) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: %10 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT: "scf.yield"(%10) : (i32) -> ()
// GENERIC-NEXT: }) {x} : (i1) -> i32
// GENERIC-NEXT: %7 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT: "scf.for"(%7, %7, %7) ({
// GENERIC-NEXT: ^bb0(%arg9: i32):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) {x} : (i32, i32, i32) -> ()
// GENERIC-NEXT: %8:2 = "scf.for"(%7, %7, %7, %arg3, %arg5) ({
// GENERIC-NEXT: ^bb0(%arg6: i32, %arg7: memref<2xf32>, %arg8: f32):
// GENERIC-NEXT: "scf.yield"(%arg7, %arg8) {x} : (memref<2xf32>, f32) -> ()
// GENERIC-NEXT: }) : (i32, i32, i32, memref<2xf32>, f32) -> (memref<2xf32>, f32)
// GENERIC-NEXT: "memref.alloca_scope"() ({
// GENERIC-NEXT: "memref.alloca_scope.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: %9 = "memref.alloca_scope"() ({
// GENERIC-NEXT: "memref.alloca_scope.return"(%7) : (i32) -> ()
// GENERIC-NEXT: }) {x} : () -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @scf(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: tensor<2xf32>, %arg5: f32) {
// CHECK-NEXT: %0 = scf.while (%arg6 = %arg3) : (memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: scf.condition(%arg0) %arg6 : memref<2xf32>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg6: memref<2xf32>):
// CHECK-NEXT: scf.yield %arg6 : memref<2xf32>
// CHECK-NEXT: } attributes {x}
// CHECK-NEXT: %1:2 = scf.while (%arg6 = %arg3, %arg7 = %arg1) : (memref<2xf32>, index) -> (f32, index) {
// CHECK-NEXT: scf.condition(%arg0) {y} %arg5, %arg7 : f32, index
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg6: f32, %arg7: index):
// CHECK-NEXT: scf.yield %arg3, %arg7 : memref<2xf32>, index
// CHECK-NEXT: }
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } {a}
// CHECK-NEXT: %2:2 = scf.execute_region -> (i32, i64) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT: %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT: scf.yield %c1_i32_0, %c1_i64 : i32, i64
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT: %c1_i64_2 = arith.constant 1 : i64
// CHECK-NEXT: scf.yield %c1_i32_1, %c1_i64_2 : i32, i64
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg6, %arg7) = (%arg1, %arg1) to (%arg2, %arg2) step (%arg1, %arg2) {
// CHECK-NEXT: "test.foo"(%arg6) : (index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: } {k}
// CHECK-NEXT: %3:2 = scf.parallel (%arg6) = (%arg1) to (%arg2) step (%arg2) init (%arg5, %arg5) -> (f32, f32) {
// CHECK-NEXT: scf.reduce(%arg5, %arg5 : f32, f32) {
// CHECK-NEXT: ^bb0(%arg7: f32, %arg8: f32):
// CHECK-NEXT: %9 = arith.addf %arg7, %arg8 : f32
// CHECK-NEXT: scf.reduce.return %9 : f32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg7: f32, %arg8: f32):
// CHECK-NEXT: %9 = arith.addf %arg7, %arg8 : f32
// CHECK-NEXT: scf.reduce.return %9 : f32
// CHECK-NEXT: } {r}
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg6, %arg7) in (%arg2, 4) {
// CHECK-NEXT: "test.foo"(%arg6) : (index) -> ()
// CHECK-NEXT: } {k}
// CHECK-NEXT: scf.forall (%arg6) = (0) to (%arg2) step (2) {
// CHECK-NEXT: }
// CHECK-NEXT: %4 = scf.forall (%arg6) in (2) shared_outs(%arg7 = %arg4) -> (tensor<2xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: } {x}
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg6) in (2) {
// CHECK-NEXT: } {mapping = [#gpu.thread<x>]}
// CHECK-NEXT: scf.index_switch %arg1
// CHECK-NEXT: case 2 {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: case -3 {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: %5 = scf.index_switch %arg1 {kk} -> i32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT: scf.yield %c1_i32_0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT: scf.yield %c1_i32_0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: } {a}
// CHECK-NEXT: %6 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT: scf.yield %c1_i32_0 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT: scf.yield %c1_i32_0 : i32
// CHECK-NEXT: } {x}
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: scf.for %arg6 = %c1_i32 to %c1_i32 step %c1_i32  : i32 {
// CHECK-NEXT: } {x}
// CHECK-NEXT: %7:2 = scf.for %arg6 = %c1_i32 to %c1_i32 step %c1_i32 iter_args(%arg7 = %arg3, %arg8 = %arg5) -> (memref<2xf32>, f32)  : i32 {
// CHECK-NEXT: scf.yield {x} %arg7, %arg8 : memref<2xf32>, f32
// CHECK-NEXT: }
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: }
// CHECK-NEXT: %8 = memref.alloca_scope  -> (i32) {
// CHECK-NEXT: memref.alloca_scope.return %c1_i32 : i32
// CHECK-NEXT: } {x}
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scf(%c: i1, %i: index, %n: index, %m: memref<2xf32>, %t: tensor<2xf32>, %z: f32) {
  %0 = scf.while (%a = %m) : (memref<2xf32>) -> memref<2xf32> {
    scf.condition(%c) %a : memref<2xf32>
  } do {
  ^bb0(%b: memref<2xf32>):
    scf.yield %b : memref<2xf32>
  } attributes {x}
  %1:2 = scf.while (%a = %m, %q = %i) : (memref<2xf32>, index) -> (f32, index) {
    scf.condition(%c) {y} %z, %q : f32, index
  } do {
  ^bb0(%b: f32, %k: index):
    scf.yield %m, %k : memref<2xf32>, index
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  scf.execute_region { 
    scf.yield 
  } {a}
  %2:2 = scf.execute_region -> (i32, i64) {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1: 
    %x = arith.constant 1 : i32
    %y = arith.constant 1 : i64
    scf.yield %x, %y : i32, i64
  ^bb2:
    %v = arith.constant 1 : i32
    %w = arith.constant 1 : i64
    scf.yield %v, %w : i32, i64
  }
  scf.parallel (%a, %b) = (%i, %i) to (%n, %n) step (%i, %n) {
    "test.foo"(%a) : (index) -> ()
  } {k}
  %3:2 = scf.parallel (%a) = (%i) to (%n) step (%n) init (%z, %z) -> (f32, f32) {
    scf.reduce(%z, %z : f32, f32) {
    ^bb0(%l : f32, %r: f32):
      %e = arith.addf %l, %r : f32
      scf.reduce.return %e : f32
    }, {
    ^bb0(%l : f32, %r: f32):
      %e = arith.addf %l, %r : f32
      scf.reduce.return %e : f32
    } {r}
  }
  scf.forall (%a, %b) in (%n, 4) {
    "test.foo"(%a) : (index) -> ()
  } {k}
  scf.forall (%a) = (0) to (%n) step (2) {
    scf.forall.in_parallel { }
  }
  %4 = scf.forall (%a) in (2) shared_outs(%o = %t) -> (tensor<2xf32>) {
    scf.forall.in_parallel {
    } {x}
  }
  scf.forall (%a) in (2) { 
  } {mapping = [#gpu.thread<x>]}
  scf.index_switch %i
  case 2 { scf.yield }
  case -3 { scf.yield }
  default { }
  %6 = scf.index_switch %i {kk} -> i32
  case 2 { %v = arith.constant 1 : i32 
     scf.yield %v : i32 }
  default { %v = arith.constant 1 : i32 
     scf.yield %v : i32 }
  scf.if %c { scf.yield } else { } {a}
  %7 = scf.if %c -> i32 { %v = arith.constant 1 : i32 
     scf.yield %v : i32 } else { %v = arith.constant 1 : i32 
     scf.yield %v : i32 } {x}
  %i32 = arith.constant 1 : i32
  scf.for %q = %i32 to %i32 step %i32 : i32 { } {x}
  %8:2 = scf.for %q = %i32 to %i32 step %i32 iter_args(%a = %m, %b = %z) -> (memref<2xf32>, f32) : i32 { scf.yield {x} %a, %b : memref<2xf32>, f32 }
  memref.alloca_scope { memref.alloca_scope.return }
  %9 = memref.alloca_scope -> (i32) { memref.alloca_scope.return %i32 : i32 } {x}
  return
}
