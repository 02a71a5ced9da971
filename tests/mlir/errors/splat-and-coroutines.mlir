// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s
// What operands must be, before what they must have in common.

// CHECK: {{.*}} error: 'tensor.splat' op operand #0 must be integer/index/float type, but got 'vector<4xf32>'
func.func @vector(%v: vector<4xf32>) {
  "tensor.splat"(%v) : (vector<4xf32>) -> index
  return
}

// -----

// CHECK: {{.*}} error: 'async.coro.save' op operand #0 must be coroutine handle, but got 'i1'
func.func @coroutine(%v: i1) {
  "async.coro.save"(%v) : (i1) -> i1
  return
}
