// Functions whose callers await what they give, and what they are lowered to.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: module {
// CHECK-NEXT: async.func @f(%arg0: i32) -> !async.token {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: async.func private @g(%arg0: f32) -> !async.value<f32> {
// CHECK-NEXT: return %arg0 : f32
// CHECK-NEXT: }
// CHECK-NEXT: async.func @h() -> (!async.token, !async.value<f32>) attributes {a} {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: return %cst : f32
// CHECK-NEXT: }
// CHECK-NEXT: async.func private @decl(f32) -> !async.value<f32>
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "async.func"() <{function_type = (i32) -> !async.token, sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg6: i32):
// GENERIC-NEXT: "async.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "async.func"() <{function_type = (f32) -> !async.value<f32>, sym_name = "g", sym_visibility = "private"}> ({
// GENERIC-NEXT: ^bb0(%arg5: f32):
// GENERIC-NEXT: "async.return"(%arg5) : (f32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "async.func"() <{function_type = () -> (!async.token, !async.value<f32>), sym_name = "h"}> ({
// GENERIC-NEXT: %13 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT: "async.return"(%13) : (f32) -> ()
// GENERIC-NEXT: }) {a} : () -> ()
// GENERIC-NEXT: "async.func"() <{function_type = (f32) -> !async.value<f32>, sym_name = "decl", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (i32, f32) -> (), sym_name = "c"}> ({
// GENERIC-NEXT: ^bb0(%arg3: i32, %arg4: f32):
// GENERIC-NEXT: %11 = "async.call"(%arg3) <{callee = @f}> : (i32) -> !async.token
// GENERIC-NEXT: %12:2 = "async.call"() <{callee = @h}> {b} : () -> (!async.token, !async.value<f32>)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (index, i64, f32) -> (), sym_name = "rt"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i64, %arg2: f32):
// GENERIC-NEXT: %4 = "async.runtime.create"() : () -> !async.token
// GENERIC-NEXT: %5 = "async.runtime.create"() : () -> !async.value<f32>
// GENERIC-NEXT: %6 = "async.runtime.create_group"(%arg0) : (index) -> !async.group
// GENERIC-NEXT: "async.runtime.set_available"(%4) : (!async.token) -> ()
// GENERIC-NEXT: "async.runtime.set_error"(%4) : (!async.token) -> ()
// GENERIC-NEXT: %7 = "async.runtime.is_error"(%4) : (!async.token) -> i1
// GENERIC-NEXT: "async.runtime.await"(%4) : (!async.token) -> ()
// GENERIC-NEXT: "async.runtime.await"(%5) : (!async.value<f32>) -> ()
// GENERIC-NEXT: "async.runtime.await"(%6) : (!async.group) -> ()
// GENERIC-NEXT: "async.runtime.store"(%arg2, %5) : (f32, !async.value<f32>) -> ()
// GENERIC-NEXT: %8 = "async.runtime.load"(%5) : (!async.value<f32>) -> f32
// GENERIC-NEXT: %9 = "async.runtime.add_to_group"(%4, %6) : (!async.token, !async.group) -> index
// GENERIC-NEXT: "async.runtime.add_ref"(%4) <{count = 1 : i64}> : (!async.token) -> ()
// GENERIC-NEXT: "async.runtime.drop_ref"(%4) <{count = 1 : i64}> : (!async.token) -> ()
// GENERIC-NEXT: %10 = "async.runtime.num_worker_threads"() : () -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> !async.token, sym_name = "coro"}> ({
// GENERIC-NEXT: %0 = "async.runtime.create"() : () -> !async.token
// GENERIC-NEXT: %1 = "async.coro.id"() : () -> !async.coro.id
// GENERIC-NEXT: %2 = "async.coro.begin"(%1) : (!async.coro.id) -> !async.coro.handle
// GENERIC-NEXT: %3 = "async.coro.save"(%2) : (!async.coro.handle) -> !async.coro.state
// GENERIC-NEXT: "async.runtime.await_and_resume"(%0, %2) : (!async.token, !async.coro.handle) -> ()
// GENERIC-NEXT: "async.coro.suspend"(%3)[^bb3, ^bb1, ^bb2] : (!async.coro.state) -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb0
// GENERIC-NEXT: "async.runtime.resume"(%2) : (!async.coro.handle) -> ()
// GENERIC-NEXT: "cf.br"()[^bb2] : () -> ()
// GENERIC-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// GENERIC-NEXT: "async.coro.free"(%1, %2) : (!async.coro.id, !async.coro.handle) -> ()
// GENERIC-NEXT: "cf.br"()[^bb3] : () -> ()
// GENERIC-NEXT: ^bb3:  // 2 preds: ^bb0, ^bb2
// GENERIC-NEXT: "async.coro.end"(%2) : (!async.coro.handle) -> ()
// GENERIC-NEXT: "func.return"(%0) : (!async.token) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
async.func @f(%x: i32) -> !async.token {
  return
}
async.func private @g(%x: f32) -> !async.value<f32> {
  return %x : f32
}
async.func @h() -> (!async.token, !async.value<f32>) attributes {a} {
  %c = arith.constant 1.0 : f32
  async.return %c : f32
}
async.func private @decl(f32) -> !async.value<f32>
// CHECK-LABEL: func.func @c(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %0 = async.call @f(%arg0) : (i32) -> !async.token
// CHECK-NEXT: %1:2 = async.call @h() {b} : () -> (!async.token, !async.value<f32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @c(%x: i32, %f: f32) {
  %0 = async.call @f(%x) : (i32) -> !async.token
  %1:2 = async.call @h() {b} : () -> (!async.token, !async.value<f32>)
  return
}
// CHECK-LABEL: func.func @rt(%arg0: index, %arg1: i64, %arg2: f32) {
// CHECK-NEXT: %0 = async.runtime.create : !async.token
// CHECK-NEXT: %1 = async.runtime.create : !async.value<f32>
// CHECK-NEXT: %2 = async.runtime.create_group %arg0 : !async.group
// CHECK-NEXT: async.runtime.set_available %0 : !async.token
// CHECK-NEXT: async.runtime.set_error %0 : !async.token
// CHECK-NEXT: %3 = async.runtime.is_error %0 : !async.token
// CHECK-NEXT: async.runtime.await %0 : !async.token
// CHECK-NEXT: async.runtime.await %1 : !async.value<f32>
// CHECK-NEXT: async.runtime.await %2 : !async.group
// CHECK-NEXT: async.runtime.store %arg2, %1 : <f32>
// CHECK-NEXT: %4 = async.runtime.load %1 : <f32>
// CHECK-NEXT: %5 = async.runtime.add_to_group %0, %2 : !async.token
// CHECK-NEXT: async.runtime.add_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT: async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT: %6 = async.runtime.num_worker_threads : index
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @rt(%n: index, %i: i64, %m: f32) {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create : !async.value<f32>
  %2 = async.runtime.create_group %n : !async.group
  async.runtime.set_available %0 : !async.token
  async.runtime.set_error %0 : !async.token
  %3 = async.runtime.is_error %0 : !async.token
  async.runtime.await %0 : !async.token
  async.runtime.await %1 : !async.value<f32>
  async.runtime.await %2 : !async.group
  async.runtime.store %m, %1 : !async.value<f32>
  %4 = async.runtime.load %1 : !async.value<f32>
  %5 = async.runtime.add_to_group %0, %2 : !async.token
  async.runtime.add_ref %0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
  %6 = async.runtime.num_worker_threads : index
  return
}
// CHECK-LABEL: func.func @coro() -> !async.token {
// CHECK-NEXT: %0 = async.runtime.create : !async.token
// CHECK-NEXT: %1 = async.coro.id
// CHECK-NEXT: %2 = async.coro.begin %1
// CHECK-NEXT: %3 = async.coro.save %2
// CHECK-NEXT: async.runtime.await_and_resume %0, %2 : !async.token
// CHECK-NEXT: async.coro.suspend %3, ^bb3, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: async.runtime.resume %2
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: async.coro.free %1, %2
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: async.coro.end %2
// CHECK-NEXT: return %0 : !async.token
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @coro() -> !async.token {
  %0 = async.runtime.create : !async.token
  %id = async.coro.id
  %hdl = async.coro.begin %id
  %st = async.coro.save %hdl
  async.runtime.await_and_resume %0, %hdl : !async.token
  async.coro.suspend %st, ^s, ^r, ^c
^r:
  async.runtime.resume %hdl
  cf.br ^c
^c:
  async.coro.free %id, %hdl
  cf.br ^s
^s:
  async.coro.end %hdl
  return %0 : !async.token
}
