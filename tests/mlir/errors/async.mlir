// Tasks, and who waits for them, that are not right.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%t: !async.token) { %0 = async.await %t : !async.token
 return }

// -----

func.func @a(%t: !async.value<f32>) { %0 = "async.await"(%t) : (!async.value<f32>) -> f64
 return }

// -----

func.func @a(%t: !async.token) { %0 = "async.await"(%t) : (!async.token) -> f32
 return }

// -----

func.func @a(%t: f32) { async.await %t : f32
 return }

// -----

func.func @a(%t: f32) { async.await_all %t
 return }

// -----

func.func @a(%t: f32, %g: !async.group) { async.add_to_group %t, %g : f32
 return }

// -----

func.func @a(%t: f32) { async.yield %t : f32 }

// -----

func.func @a(%t: f32) { %0 = async.execute { async.yield %t : f32 }
 return }

// -----

func.func @a(%t: f32) { %0:2 = async.execute -> !async.value<f64> { async.yield %t : f32 }
 return }

// -----

func.func @a(%t: f32) { %0:2 = async.execute -> f64 { async.yield %t : f32 }
 return }

// -----

func.func @a(%t: f32) { %0:2 = async.execute [%t] { async.yield }
 return }

// -----

func.func @a(%t: !async.value<f32>) { %0 = async.execute (%t as %x: !async.value<f64>) { async.yield }
 return }

// -----

func.func @a(%t: !async.value<f32>) { %0 = "async.execute"(%t) <{operandSegmentSizes = array<i32: 0, 1>}> ({ "async.yield"() : () -> () }) : (!async.value<f32>) -> !async.token
 return }

// -----

func.func @a(%t: !async.value<f32>) { %0 = "async.execute"(%t) <{operandSegmentSizes = array<i32: 0, 1>}> ({ ^bb0(%a: f64): "async.yield"() : () -> () }) : (!async.value<f32>) -> !async.token
 return }

// -----

func.func @a(%t: !async.value<f32>) { %0 = async.execute { }
 async.execute { }
 return }

// -----

func.func @a(%t: !async.value<f32>) { %0 = async.execute { 
  %c = arith.constant 1 : i1
  cf.br ^a
 ^a:
  async.yield
 }
 return }

// -----

func.func @a(%t: !async.value<f32>) { %0 = async.create_group %t : !async.group
 return }

// -----

func.func @a(%t: !async.value<>)

// -----

func.func @a(%t: !async.value)

// -----

func.func private @a(%t: !async.foo)

// -----

func.func private @a(%t: !async.value<!foo.bar>)

// -----

func.func private @a(%t: !async.token, !async.group, !async.coro.id, !async.coro.handle, !async.coro.state, !async.value<memref<?xf32,1>>, !async.value<!async.token>)

// -----

func.func private @a(!async.token, !async.group, !async.coro.id, !async.coro.handle, !async.coro.state, !async.value<memref<?xf32,1>>, !async.value<!async.token>, !async.value <f32>, !async.token<f32>)

// CHECK: within split at {{.*}}async.mlir:1 offset :4:34: error: cannot name an operation with no results
// CHECK-NEXT: func.func @a(%t: !async.token) { %0 = async.await %t : !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:7 offset :3:44: error: 'async.await' op result type 'f64' does not match async value type 'f32'
// CHECK-NEXT: func.func @a(%t: !async.value<f32>) { %0 = "async.await"(%t) : (!async.value<f32>) -> f64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:7 offset :3:44: note: see current operation: %0 = "async.await"(%arg0) : (!async.value<f32>) -> f64
// CHECK-NEXT: within split at {{.*}}async.mlir:12 offset :3:39: error: 'async.await' op awaiting on a token must have empty result
// CHECK-NEXT: func.func @a(%t: !async.token) { %0 = "async.await"(%t) : (!async.token) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:12 offset :3:39: note: see current operation: %0 = "async.await"(%arg0) : (!async.token) -> f32
// CHECK-NEXT: within split at {{.*}}async.mlir:17 offset :3:25: error: 'async.await' op operand #0 must be async value type or async token type, but got 'f32'
// CHECK-NEXT: func.func @a(%t: f32) { async.await %t : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:17 offset :3:25: note: see current operation: "async.await"(%arg0) : (f32) -> ()
// CHECK-NEXT: within split at {{.*}}async.mlir:22 offset :3:41: error: use of value '%t' expects different type than prior uses: '!async.group' vs 'f32'
// CHECK-NEXT: func.func @a(%t: f32) { async.await_all %t
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:22 offset :3:14: note: prior use here
// CHECK-NEXT: func.func @a(%t: f32) { async.await_all %t
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:27 offset :3:43: error: 'async.add_to_group' op operand #0 must be async value type or async token type, but got 'f32'
// CHECK-NEXT: func.func @a(%t: f32, %g: !async.group) { async.add_to_group %t, %g : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:27 offset :3:43: note: see current operation: %0 = "async.add_to_group"(%arg0, %arg1) : (f32, !async.group) -> index
// CHECK-NEXT: within split at {{.*}}async.mlir:32 offset :3:25: error: 'async.yield' op expects parent op 'async.execute'
// CHECK-NEXT: func.func @a(%t: f32) { async.yield %t : f32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:32 offset :3:25: note: see current operation: "async.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT: within split at {{.*}}async.mlir:36 offset :3:30: error: 'async.execute' op  region control flow edge from Region #0 to parent results: source has 1 operands, but target successor needs 0
// CHECK-NEXT: func.func @a(%t: f32) { %0 = async.execute { async.yield %t : f32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:36 offset :3:30: note: see current operation:
// CHECK-NEXT: %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// CHECK-NEXT: "async.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT: }) : () -> !async.token
// CHECK-NEXT: within split at {{.*}}async.mlir:41 offset :3:32: error: 'async.execute' op  along control flow edge from Region #0 to parent results: source type #0 'f32' should match input type #0 '!async.value<f64>'
// CHECK-NEXT: func.func @a(%t: f32) { %0:2 = async.execute -> !async.value<f64> { async.yield %t : f32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:41 offset :3:32: note: see current operation:
// CHECK-NEXT: %0:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// CHECK-NEXT: "async.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT: }) : () -> (!async.token, !async.value<f64>)
// CHECK-NEXT: within split at {{.*}}async.mlir:46 offset :3:32: error: 'async.execute' op result #1 must be variadic of async value type, but got 'f64'
// CHECK-NEXT: func.func @a(%t: f32) { %0:2 = async.execute -> f64 { async.yield %t : f32 }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:46 offset :3:32: note: see current operation:
// CHECK-NEXT: %0:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// CHECK-NEXT: "async.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT: }) : () -> (!async.token, f64)
// CHECK-NEXT: within split at {{.*}}async.mlir:51 offset :3:47: error: use of value '%t' expects different type than prior uses: '!async.token' vs 'f32'
// CHECK-NEXT: func.func @a(%t: f32) { %0:2 = async.execute [%t] { async.yield }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:51 offset :3:14: note: prior use here
// CHECK-NEXT: func.func @a(%t: f32) { %0:2 = async.execute [%t] { async.yield }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:56 offset :3:59: error: use of value '%t' expects different type than prior uses: '!async.value<f64>' vs '!async.value<f32>'
// CHECK-NEXT: func.func @a(%t: !async.value<f32>) { %0 = async.execute (%t as %x: !async.value<f64>) { async.yield }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:56 offset :3:14: note: prior use here
// CHECK-NEXT: func.func @a(%t: !async.value<f32>) { %0 = async.execute (%t as %x: !async.value<f64>) { async.yield }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:61 offset :3:44: error: 'async.execute' op  region control flow edge from parent operands to Region #0: source has 1 operands, but target successor needs 0
// CHECK-NEXT: func.func @a(%t: !async.value<f32>) { %0 = "async.execute"(%t) <{operandSegmentSizes = array<i32: 0, 1>}> ({ "async.yield"() : () -> () }) : (!async.value<f32>) -> !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:61 offset :3:44: note: see current operation:
// CHECK-NEXT: %0 = "async.execute"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> ({
// CHECK-NEXT: "async.yield"() : () -> ()
// CHECK-NEXT: }) : (!async.value<f32>) -> !async.token
// CHECK-NEXT: within split at {{.*}}async.mlir:66 offset :3:44: error: 'async.execute' op  along control flow edge from parent operands to Region #0: source type #0 '!async.value<f32>' should match input type #0 'f64'
// CHECK-NEXT: func.func @a(%t: !async.value<f32>) { %0 = "async.execute"(%t) <{operandSegmentSizes = array<i32: 0, 1>}> ({ ^bb0(%a: f64): "async.yield"() : () -> () }) : (!async.value<f32>) -> !async.token
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:66 offset :3:44: note: see current operation:
// CHECK-NEXT: %0 = "async.execute"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> ({
// CHECK-NEXT: ^bb0(%arg1: f64):
// CHECK-NEXT: "async.yield"() : () -> ()
// CHECK-NEXT: }) : (!async.value<f32>) -> !async.token
// CHECK-NEXT: within split at {{.*}}async.mlir:71 offset :3:44: error: 'async.execute' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
// CHECK-NEXT: func.func @a(%t: !async.value<f32>) { %0 = async.execute { }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:71 offset :3:44: note: see current operation:
// CHECK-NEXT: %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// CHECK-NEXT: }) : () -> !async.token
// CHECK-NEXT: within split at {{.*}}async.mlir:77 offset :3:44: error: 'async.execute' op expects region #0 to have 0 or 1 blocks
// CHECK-NEXT: func.func @a(%t: !async.value<f32>) { %0 = async.execute {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:77 offset :3:44: note: see current operation:
// CHECK-NEXT: %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// CHECK-NEXT: %1 = "arith.constant"() <{value = true}> : () -> i1
// CHECK-NEXT: "cf.br"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "async.yield"() : () -> ()
// CHECK-NEXT: }) : () -> !async.token
// CHECK-NEXT: within split at {{.*}}async.mlir:87 offset :3:63: error: use of value '%t' expects different type than prior uses: 'index' vs '!async.value<f32>'
// CHECK-NEXT: func.func @a(%t: !async.value<f32>) { %0 = async.create_group %t : !async.group
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:87 offset :3:14: note: prior use here
// CHECK-NEXT: func.func @a(%t: !async.value<f32>) { %0 = async.create_group %t : !async.group
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:92 offset :3:31: error: expected non-function type
// CHECK-NEXT: func.func @a(%t: !async.value<>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:92 offset :3:25: error: failed to parse async value type
// CHECK-NEXT: func.func @a(%t: !async.value<>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:96 offset :3:30: error: expected '<'
// CHECK-NEXT: func.func @a(%t: !async.value)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:96 offset :3:25: error: failed to parse async value type
// CHECK-NEXT: func.func @a(%t: !async.value)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:100 offset :3:33: error: unknown  type `foo` in dialect `async`
// CHECK-NEXT: func.func private @a(%t: !async.foo)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:104 offset :3:44: error: `!"foo"<"bar">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
// CHECK-NEXT: func.func private @a(%t: !async.value<!foo.bar>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:104 offset :3:33: error: failed to parse async value type
// CHECK-NEXT: func.func private @a(%t: !async.value<!foo.bar>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:108 offset :3:40: error: custom op 'func.func' expected SSA identifier
// CHECK-NEXT: func.func private @a(%t: !async.token, !async.group, !async.coro.id, !async.coro.handle, !async.coro.state, !async.value<memref<?xf32,1>>, !async.value<!async.token>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async.mlir:112 offset :3:176: error: expected ')'
// CHECK-NEXT: func.func private @a(!async.token, !async.group, !async.coro.id, !async.coro.handle, !async.coro.state, !async.value<memref<?xf32,1>>, !async.value<!async.token>, !async.value <f32>, !async.token<f32>)
// CHECK-NEXT: ^
