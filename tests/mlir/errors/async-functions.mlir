// Functions, calls, coroutines and ops of the runtime of async that are not valid; and some that are.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.call @f(%f) : (f32) -> !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.call @f() : () -> !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.call @f(%x) : (i32) -> ()
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.call @f(%x) : (i32) -> !async.value<i32>
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.call @nope(%x) : (i32) -> !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.call @n(%x) : (i32) -> !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  func.call @f(%x) : (i32) -> ()
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.return %x : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.return
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.store %x, %v : !async.value<f32>
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.store %f, %v : <f32>
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.store %f, %t : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.load %v : <f32>
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.load %v : !async.value<i32>
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.load %t : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = "async.runtime.load"(%v) : (!async.value<f32>) -> i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  "async.runtime.store"(%x, %v) : (i32, !async.value<f32>) -> ()
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.create : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.create_group %i : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.add_ref %t {count = 0 : i64} : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.add_ref %t : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.add_ref %t {count = 1 : i32} : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.drop_ref %x {count = 1 : i64} : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.add_to_group %x, %g : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.await %x : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.await %f : !async.token
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.is_error %x : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.set_available %g : !async.group
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.num_worker_threads : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.coro.id {a}
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.coro.begin %x
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.coro.end %t
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.resume %t
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.coro.suspend %t, ^a, ^a, ^a
^a:
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %h = "async.coro.begin"(%t) : (!async.token) -> !async.coro.handle
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.await_and_resume %x, %t : i32
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  %0 = async.runtime.load %v {a}: !async.value<f32>
  return
}

// -----

async.func private @f(i32) -> !async.token
async.func private @g(f32, i1) -> !async.value<f32>
func.func private @n(i32)
func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
  async.runtime.store %f, %v {b} : !async.value<f32>
  return
}

// -----

async.func @a() { return }

// -----

async.func @a() -> i32 { %c = arith.constant 1 : i32
 return %c : i32 }

// -----

async.func @a() -> (!async.token, !async.token) { return }

// -----

async.func @a() -> (!async.value<i32>, !async.value<f32>) { %c = arith.constant 1 : i32
 return %c : i32 }

// -----

async.func @a() -> (!async.value<i32>, !async.token) { %c = arith.constant 1 : i32
 return %c : i32 }

// -----

async.func @a() -> !async.value<i32> { return }

// -----

async.func @a() -> !async.value<i32> { %c = arith.constant 1.0 : f32
 return %c : f32 }

// -----

async.func @a() -> !async.token { %c = arith.constant 1.0 : f32
 return %c : f32 }

// -----

async.func @a(%x: i32) -> !async.token { func.return }

// -----

async.func @a(%x: i32 {my.a}) -> (!async.token {my.b}) attributes {my.c} { return }

// -----

async.func @a(%x: i32) -> !async.token attributes {sym_name = "b"} { return }

// -----

async.func @a(%x: i32) -> !async.token {}

// -----

async.func nested @a(%x: i32) -> !async.token { return }

// -----

"async.func"() ({}) {sym_name = "x", function_type = () -> ()} : () -> ()

// -----

"async.func"() ({^bb0(%x: i32): async.return}) {sym_name = "x", function_type = () -> !async.token} : () -> ()

// -----

async.func @a(memref<2xf32>) { return }

// -----

async.func @a(%m: memref<2xf32>) -> !async.token { %0 = memref.alloc() : memref<2xf32>
 memref.copy %0, %m : memref<2xf32> to memref<2xf32>
 return }

// -----

async.func @a(%m: memref<2xf32>) -> (!async.token, !async.value<memref<2xf32>>) { return %m : memref<2xf32> }

// -----

func.func @a() { async.return }

// -----

async.func @a(%c: i1) -> (!async.token) { cf.cond_br %c, ^a, ^b
^a: return
^b: return }

// CHECK: within split at {{.*}}async-functions.mlir:1 offset :8:8: error: 'async.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0
// CHECK-NEXT: %0 = async.call @f(%f) : (f32) -> !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:1 offset :8:8: note: see current operation: %0 = "async.call"(%arg1) <{callee = @f}> : (f32) -> !async.token
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:12 offset :7:8: error: 'async.call' op incorrect number of operands for callee
// CHECK-NEXT: %0 = async.call @f() : () -> !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:12 offset :7:8: note: see current operation: %0 = "async.call"() <{callee = @f}> : () -> !async.token
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:22 offset :7:3: error: 'async.call' op incorrect number of results for callee
// CHECK-NEXT: async.call @f(%x) : (i32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:22 offset :7:3: note: see current operation: "async.call"(%arg0) <{callee = @f}> : (i32) -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:32 offset :7:8: error: 'async.call' op result type mismatch at index 0
// CHECK-NEXT: %0 = async.call @f(%x) : (i32) -> !async.value<i32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:32 offset :7:8: note: see current operation: %0 = "async.call"(%arg0) <{callee = @f}> : (i32) -> !async.value<i32>
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:32 offset :7:8: note:       op result types: '!async.value<i32>'
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:32 offset :7:8: note: function result types: '!async.token'
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:42 offset :7:8: error: 'async.call' op 'nope' does not reference a valid async function
// CHECK-NEXT: %0 = async.call @nope(%x) : (i32) -> !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:42 offset :7:8: note: see current operation: %0 = "async.call"(%arg0) <{callee = @nope}> : (i32) -> !async.token
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:52 offset :7:8: error: 'async.call' op 'n' does not reference a valid async function
// CHECK-NEXT: %0 = async.call @n(%x) : (i32) -> !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:52 offset :7:8: note: see current operation: %0 = "async.call"(%arg0) <{callee = @n}> : (i32) -> !async.token
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:62 offset :7:3: error: 'func.call' op 'f' does not reference a valid function
// CHECK-NEXT: func.call @f(%x) : (i32) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:62 offset :7:3: note: see current operation: "func.call"(%arg0) <{callee = @f}> : (i32) -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:72 offset :7:3: error: 'async.return' op expects parent op 'async.func'
// CHECK-NEXT: async.return %x : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:72 offset :7:3: note: see current operation: "async.return"(%arg0) : (i32) -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:82 offset :7:3: error: 'async.return' op expects parent op 'async.func'
// CHECK-NEXT: async.return
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:82 offset :7:3: note: see current operation: "async.return"() : () -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:92 offset :7:23: error: use of value '%x' expects different type than prior uses: 'f32' vs 'i32'
// CHECK-NEXT: async.runtime.store %x, %v : !async.value<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:92 offset :6:14: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:112 offset :7:32: error: custom op 'async.runtime.store' invalid kind of Type specified
// CHECK-NEXT: async.runtime.store %f, %t : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:132 offset :7:27: error: use of value '%v' expects different type than prior uses: '!async.value<i32>' vs '!async.value<f32>'
// CHECK-NEXT: %0 = async.runtime.load %v : !async.value<i32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:132 offset :6:50: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:142 offset :7:32: error: custom op 'async.runtime.load' invalid kind of Type specified
// CHECK-NEXT: %0 = async.runtime.load %t : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:152 offset :7:8: error: 'async.runtime.load' op failed to verify that type of 'value' matches element type of 'storage'
// CHECK-NEXT: %0 = "async.runtime.load"(%v) : (!async.value<f32>) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:152 offset :7:8: note: see current operation: %0 = "async.runtime.load"(%arg3) : (!async.value<f32>) -> i32
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:162 offset :7:3: error: 'async.runtime.store' op failed to verify that type of 'value' matches element type of 'storage'
// CHECK-NEXT: "async.runtime.store"(%x, %v) : (i32, !async.value<f32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:162 offset :7:3: note: see current operation: "async.runtime.store"(%arg0, %arg3) : (i32, !async.value<f32>) -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:172 offset :7:8: error: 'async.runtime.create' op result #0 must be async value type or async token type, but got 'i32'
// CHECK-NEXT: %0 = async.runtime.create : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:172 offset :7:8: note: see current operation: %0 = "async.runtime.create"() : () -> i32
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:182 offset :7:40: error: custom op 'async.runtime.create_group' invalid kind of type specified
// CHECK-NEXT: %0 = async.runtime.create_group %i : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:192 offset :7:28: error: custom op 'async.runtime.add_ref' 'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive
// CHECK-NEXT: async.runtime.add_ref %t {count = 0 : i64} : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:202 offset :7:3: error: 'async.runtime.add_ref' op requires attribute 'count'
// CHECK-NEXT: async.runtime.add_ref %t : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:202 offset :7:3: note: see current operation: "async.runtime.add_ref"(%arg2) : (!async.token) -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:212 offset :7:28: error: custom op 'async.runtime.add_ref' 'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive
// CHECK-NEXT: async.runtime.add_ref %t {count = 1 : i32} : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:222 offset :7:3: error: 'async.runtime.drop_ref' op operand #0 must be async value type or async token type or async group type, but got 'i32'
// CHECK-NEXT: async.runtime.drop_ref %x {count = 1 : i64} : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:222 offset :7:3: note: see current operation: "async.runtime.drop_ref"(%arg0) <{count = 1 : i64}> : (i32) -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:232 offset :7:3: error: 'async.runtime.add_to_group' op operand #0 must be async value type or async token type, but got 'i32'
// CHECK-NEXT: async.runtime.add_to_group %x, %g : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:232 offset :7:3: note: see current operation: %0 = "async.runtime.add_to_group"(%arg0, %arg4) : (i32, !async.group) -> index
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:242 offset :7:3: error: 'async.runtime.await' op operand #0 must be async value type or async token type or async group type, but got 'i32'
// CHECK-NEXT: async.runtime.await %x : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:242 offset :7:3: note: see current operation: "async.runtime.await"(%arg0) : (i32) -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:252 offset :7:23: error: use of value '%f' expects different type than prior uses: '!async.token' vs 'f32'
// CHECK-NEXT: async.runtime.await %f : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:252 offset :6:23: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:262 offset :7:8: error: 'async.runtime.is_error' op operand #0 must be async value type or async token type or async group type, but got 'i32'
// CHECK-NEXT: %0 = async.runtime.is_error %x : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:262 offset :7:8: note: see current operation: %0 = "async.runtime.is_error"(%arg0) : (i32) -> i1
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:272 offset :7:3: error: 'async.runtime.set_available' op operand #0 must be async value type or async token type, but got '!async.group'
// CHECK-NEXT: async.runtime.set_available %g : !async.group
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:272 offset :7:3: note: see current operation: "async.runtime.set_available"(%arg4) : (!async.group) -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:282 offset :7:43: error: custom op 'async.runtime.num_worker_threads' invalid kind of type specified
// CHECK-NEXT: %0 = async.runtime.num_worker_threads : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:302 offset :7:25: error: use of value '%x' expects different type than prior uses: '!async.coro.id' vs 'i32'
// CHECK-NEXT: %0 = async.coro.begin %x
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:302 offset :6:14: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:312 offset :7:18: error: use of value '%t' expects different type than prior uses: '!async.coro.handle' vs '!async.token'
// CHECK-NEXT: async.coro.end %t
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:312 offset :6:32: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:322 offset :7:24: error: use of value '%t' expects different type than prior uses: '!async.coro.handle' vs '!async.token'
// CHECK-NEXT: async.runtime.resume %t
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:322 offset :6:32: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:332 offset :7:22: error: use of value '%t' expects different type than prior uses: '!async.coro.state' vs '!async.token'
// CHECK-NEXT: async.coro.suspend %t, ^a, ^a, ^a
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:332 offset :6:32: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:343 offset :7:8: error: 'async.coro.begin' op operand #0 must be switched-resume coroutine identifier, but got '!async.token'
// CHECK-NEXT: %h = "async.coro.begin"(%t) : (!async.token) -> !async.coro.handle
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:343 offset :7:8: note: see current operation: %0 = "async.coro.begin"(%arg2) : (!async.token) -> !async.coro.handle
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:353 offset :7:38: error: use of value '%t' expects different type than prior uses: '!async.coro.handle' vs '!async.token'
// CHECK-NEXT: async.runtime.await_and_resume %x, %t : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:353 offset :6:32: note: prior use here
// CHECK-NEXT: func.func @c(%x: i32, %f: f32, %t: !async.token, %v: !async.value<f32>, %g: !async.group, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:383 offset :3:1: error: 'async.func' op result is expected to be at least of size 1, but got 0
// CHECK-NEXT: async.func @a() { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:383 offset :3:1: note: see current operation:
// CHECK-NEXT: "async.func"() <{function_type = () -> (), sym_name = "a"}> ({
// CHECK-NEXT: "async.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:387 offset :3:1: error: 'async.func' op result type must be async value type or async token type, but got 'i32'
// CHECK-NEXT: async.func @a() -> i32 { %c = arith.constant 1 : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:387 offset :3:1: note: see current operation:
// CHECK-NEXT: "async.func"() <{function_type = () -> i32, sym_name = "a"}> ({
// CHECK-NEXT: %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT: "async.return"(%0) : (i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:392 offset :3:1: error: 'async.func' op  results' (optional) async token type is expected to appear as the 1st return value, but got 2
// CHECK-NEXT: async.func @a() -> (!async.token, !async.token) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:392 offset :3:1: note: see current operation:
// CHECK-NEXT: "async.func"() <{function_type = () -> (!async.token, !async.token), sym_name = "a"}> ({
// CHECK-NEXT: "async.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:396 offset :4:2: error: 'async.return' op operand types do not match the types returned from the parent FuncOp
// CHECK-NEXT: return %c : i32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:396 offset :4:2: note: see current operation: "async.return"(%0) : (i32) -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:401 offset :3:1: error: 'async.func' op  results' (optional) async token type is expected to appear as the 1st return value, but got 2
// CHECK-NEXT: async.func @a() -> (!async.value<i32>, !async.token) { %c = arith.constant 1 : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:401 offset :3:1: note: see current operation:
// CHECK-NEXT: "async.func"() <{function_type = () -> (!async.value<i32>, !async.token), sym_name = "a"}> ({
// CHECK-NEXT: %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT: "async.return"(%0) : (i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:406 offset :3:40: error: 'async.return' op operand types do not match the types returned from the parent FuncOp
// CHECK-NEXT: async.func @a() -> !async.value<i32> { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:406 offset :3:40: note: see current operation: "async.return"() : () -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:410 offset :4:2: error: 'async.return' op operand types do not match the types returned from the parent FuncOp
// CHECK-NEXT: return %c : f32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:410 offset :4:2: note: see current operation: "async.return"(%0) : (f32) -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:415 offset :4:2: error: 'async.return' op operand types do not match the types returned from the parent FuncOp
// CHECK-NEXT: return %c : f32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:415 offset :4:2: note: see current operation: "async.return"(%0) : (f32) -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:420 offset :3:42: error: 'func.return' op expects parent op 'func.func'
// CHECK-NEXT: async.func @a(%x: i32) -> !async.token { func.return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:420 offset :3:42: note: see current operation: "func.return"() : () -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:428 offset :3:40: error: custom op 'async.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary
// CHECK-NEXT: async.func @a(%x: i32) -> !async.token attributes {sym_name = "b"} { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:432 offset :3:1: error: empty block: expect at least a terminator
// CHECK-NEXT: async.func @a(%x: i32) -> !async.token {}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:440 offset :3:1: error: 'async.func' op symbol declaration cannot have public visibility
// CHECK-NEXT: "async.func"() ({}) {sym_name = "x", function_type = () -> ()} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:440 offset :3:1: note: see current operation:
// CHECK-NEXT: "async.func"() <{function_type = () -> (), sym_name = "x"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:444 offset :3:1: error: 'async.func' op entry block must have 0 arguments to match function signature
// CHECK-NEXT: "async.func"() ({^bb0(%x: i32): async.return}) {sym_name = "x", function_type = () -> !async.token} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:444 offset :3:1: note: see current operation:
// CHECK-NEXT: "async.func"() <{function_type = () -> !async.token, sym_name = "x"}> ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: "async.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:448 offset :3:1: error: 'async.func' op entry block must have 1 arguments to match function signature
// CHECK-NEXT: async.func @a(memref<2xf32>) { return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:448 offset :3:1: note: see current operation:
// CHECK-NEXT: "async.func"() <{function_type = (memref<2xf32>) -> (), sym_name = "a"}> ({
// CHECK-NEXT: "async.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:462 offset :3:18: error: 'async.return' op expects parent op 'async.func'
// CHECK-NEXT: func.func @a() { async.return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-functions.mlir:462 offset :3:18: note: see current operation: "async.return"() : () -> ()
