// Tasks, and who waits for them.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s

// GENERIC: #map = affine_map<(d0) -> (d0 + 1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<?xf32>, f32, index, !async.token) -> (), sym_name = "tasks"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: !async.token):
// GENERIC-NEXT: %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT: %2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT: "async.yield"() : () -> ()
// GENERIC-NEXT: }) : () -> !async.token
// GENERIC-NEXT: %3:3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT: %8 = "arith.addf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "async.yield"(%8, %arg0) : (f32, memref<?xf32>) -> ()
// GENERIC-NEXT: }) : () -> (!async.token, !async.value<f32>, !async.value<memref<?xf32>>)
// GENERIC-NEXT: %4 = "async.execute"(%2, %arg3, %3#1, %3#2) <{operandSegmentSizes = array<i32: 2, 2>}> ({
// GENERIC-NEXT: ^bb0(%arg4: f32, %arg5: memref<?xf32>):
// GENERIC-NEXT: "memref.dealloc"(%arg5) : (memref<?xf32>) -> ()
// GENERIC-NEXT: "async.yield"() : () -> ()
// GENERIC-NEXT: }) {a} : (!async.token, !async.token, !async.value<f32>, !async.value<memref<?xf32>>) -> !async.token
// GENERIC-NEXT: %5 = "async.await"(%3#1) : (!async.value<f32>) -> f32
// GENERIC-NEXT: "async.await"(%4) : (!async.token) -> ()
// GENERIC-NEXT: %6 = "async.create_group"(%arg2) : (index) -> !async.group
// GENERIC-NEXT: %7 = "async.add_to_group"(%2, %6) : (!async.token, !async.group) -> index
// GENERIC-NEXT: "async.await_all"(%6) : (!async.group) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (!async.value<memref<?xf32, #map>>, !async.value<f32>, !async.value<memref<?xf32, 1>>) -> (), sym_name = "of_a_layout", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (!async.coro.id, !async.coro.handle, !async.coro.state, !async.value<!async.token>) -> (), sym_name = "others", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "attributes"}> ({
// GENERIC-NEXT: %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT: "func.call"() <{callee = @later}> : () -> ()
// GENERIC-NEXT: "async.yield"() : () -> ()
// GENERIC-NEXT: }) {a} : () -> !async.token
// GENERIC-NEXT: "async.await"(%0) {b} : (!async.token) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "later", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
#map = affine_map<(i) -> (i + 1)>
!element = f32

// CHECK-LABEL: func.func @tasks(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: !async.token) {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: %token_0, %bodyResults:2 = async.execute -> (!async.value<f32>, !async.value<memref<?xf32>>) {
// CHECK-NEXT: %3 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT: async.yield %3, %arg0 : f32, memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %token_1 = async.execute [%token, %arg3] (%bodyResults#0 as %arg4: !async.value<f32>, %bodyResults#1 as %arg5: !async.value<memref<?xf32>>) attributes {a} {
// CHECK-NEXT: memref.dealloc %arg5 : memref<?xf32>
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: %0 = async.await %bodyResults#0 : !async.value<f32>
// CHECK-NEXT: async.await %token_1 : !async.token
// CHECK-NEXT: %1 = async.create_group %arg2 : !async.group
// CHECK-NEXT: %2 = async.add_to_group %token, %1 : !async.token
// CHECK-NEXT: async.await_all %1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @tasks(%m: memref<?xf32>, %f: f32, %i: index, %t: !async.token) {
  %i32 = arith.constant 1 : i32
  %token = async.execute {
    async.yield
  }
  %token1, %r:2 = async.execute -> (!async.value<f32>, !async.value<memref<?xf32>>) {
    %a = arith.addf %f, %f : f32
    async.yield %a, %m : f32, memref<?xf32>
  }
  %token2 = async.execute [%token, %t] (%r#0 as %x: !async.value<f32>, %r#1 as %y: !async.value<memref<?xf32>>) attributes {a} {
    memref.dealloc %y : memref<?xf32>
    async.yield
  }
  %v = async.await %r#0 : !async.value<f32>
  async.await %token2 : !async.token
  %g = async.create_group %i : !async.group
  %idx = async.add_to_group %token, %g : !async.token
  async.await_all %g
  return
}

// CHECK-LABEL: func.func private @of_a_layout(!async.value<memref<?xf32, #map>>, !async.value<f32>, !async.value<memref<?xf32, 1>>)
func.func private @of_a_layout(!async.value<memref<?xf32, #map>>, !async.value<!element>, !async<value<memref<?xf32,1>>>)
// CHECK-LABEL: func.func private @others(!async.coro.id, !async.coro.handle, !async.coro.state, !async.value<!async.token>)
func.func private @others(!async.coro.id, !async.coro.handle, !async.coro.state, !async.value<!async.token>)

// CHECK-LABEL: func.func @attributes() {
// CHECK-NEXT: %token = async.execute attributes {a} {
// CHECK-NEXT: func.call @later() : () -> ()
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: async.await %token : !async.token {b}
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @attributes() {
  %t = async.execute attributes {a} {
    func.call @later() : () -> ()
    async.yield
  }
  async.await %t : !async.token {b}
  return
}
// CHECK-LABEL: func.func private @later()
func.func private @later()
