// Groups that nobody is in; tasks that nobody waits for.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// RUN: %bufscope-opt %s --cse | FileCheck %s --check-prefix=CSE
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s --check-prefix=CANON22

// CHECK-LABEL: func.func @thread(%arg0: memref<400xf32>, %arg1: memref<400xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<400xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<400xf32> to memref<400xf32>
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<400xf32> to memref<400xf32>
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: async.await %token : !async.token
// CHECK-NEXT: return
// CHECK-NEXT: }
// CSE-LABEL: func.func @thread(%arg0: memref<400xf32>, %arg1: memref<400xf32>) {
// CSE-NEXT: %alloc = memref.alloc() : memref<400xf32>
// CSE-NEXT: memref.copy %arg0, %alloc : memref<400xf32> to memref<400xf32>
// CSE-NEXT: %token = async.execute {
// CSE-NEXT: memref.copy %alloc, %arg1 : memref<400xf32> to memref<400xf32>
// CSE-NEXT: async.yield
// CSE-NEXT: }
// CSE-NEXT: async.await %token : !async.token
// CSE-NEXT: return
// CSE-NEXT: }
// CANON22-LABEL: func.func @thread(%arg0: memref<400xf32>, %arg1: memref<400xf32>) {
// CANON22-NEXT: %alloc = memref.alloc() : memref<400xf32>
// CANON22-NEXT: memref.copy %arg0, %alloc : memref<400xf32> to memref<400xf32>
// CANON22-NEXT: %token = async.execute {
// CANON22-NEXT: memref.copy %alloc, %arg1 : memref<400xf32> to memref<400xf32>
// CANON22-NEXT: async.yield
// CANON22-NEXT: }
// CANON22-NEXT: async.await %token : !async.token
// CANON22-NEXT: return
// CANON22-NEXT: }
func.func @thread(%m: memref<400xf32>, %o: memref<400xf32>) {
  %a = memref.alloc() : memref<400xf32>
  memref.copy %m, %a : memref<400xf32> to memref<400xf32>
  %t = async.execute {
    memref.copy %a, %o : memref<400xf32> to memref<400xf32>
    async.yield
  }
  async.await %t : !async.token
  return
}
// CHECK-LABEL: func.func @inner(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: async.await %token : !async.token
// CHECK-NEXT: return
// CHECK-NEXT: }
// CSE-LABEL: func.func @inner(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CSE-NEXT: %token = async.execute {
// CSE-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CSE-NEXT: memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CSE-NEXT: memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CSE-NEXT: async.yield
// CSE-NEXT: }
// CSE-NEXT: async.await %token : !async.token
// CSE-NEXT: return
// CSE-NEXT: }
// CANON22-LABEL: func.func @inner(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CANON22-NEXT: %token = async.execute {
// CANON22-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CANON22-NEXT: memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CANON22-NEXT: memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CANON22-NEXT: async.yield
// CANON22-NEXT: }
// CANON22-NEXT: async.await %token : !async.token
// CANON22-NEXT: return
// CANON22-NEXT: }
func.func @inner(%m: memref<4xf32>, %o: memref<4xf32>) {
  %t = async.execute {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    memref.copy %a, %o : memref<4xf32> to memref<4xf32>
    async.yield
  }
  async.await %t : !async.token
  return
}
// CHECK-LABEL: func.func @grp(%arg0: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CSE-LABEL: func.func @grp(%arg0: index) {
// CSE-NEXT: %0 = async.create_group %arg0 : !async.group
// CSE-NEXT: async.await_all %0
// CSE-NEXT: return
// CSE-NEXT: }
// CANON22-LABEL: func.func @grp(%arg0: index) {
// CANON22-NEXT: return
// CANON22-NEXT: }
func.func @grp(%n: index) {
  %g = async.create_group %n : !async.group
  async.await_all %g
  %g2 = async.create_group %n : !async.group
  return
}
// CHECK-LABEL: func.func @unused(%arg0: memref<4xf32>) {
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CSE-LABEL: func.func @unused(%arg0: memref<4xf32>) {
// CSE-NEXT: %token = async.execute {
// CSE-NEXT: async.yield
// CSE-NEXT: }
// CSE-NEXT: return
// CSE-NEXT: }
// CANON22-LABEL: func.func @unused(%arg0: memref<4xf32>) {
// CANON22-NEXT: return
// CANON22-NEXT: }
func.func @unused(%m: memref<4xf32>) {
  %g = async.execute { 
   %c = arith.constant 1 : i32
   %d = arith.constant 1 : i32
   async.yield }
  return
}
