// scf.for, scf.while and scf.execute_region.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @no_iterations(%arg0: memref<2xf32>, %arg1: index) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: return %arg0, %arg0 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
func.func @no_iterations(%m: memref<2xf32>, %n: index) -> (memref<2xf32>, memref<2xf32>) {
  %c5 = arith.constant 5 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c5 to %c5 step %c1 iter_args(%x = %m) -> (memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  %s = scf.for %i = %n to %n step %c1 iter_args(%x = %m) -> (memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  return %r, %s : memref<2xf32>, memref<2xf32>
}

// CHECK-LABEL: func.func @one_iteration(%arg0: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%arg0, %alloc, %c0) : (memref<2xf32>, memref<2xf32>, index) -> ()
// CHECK-NEXT: return %alloc : memref<2xf32>
// CHECK-NEXT: }
func.func @one_iteration(%m: memref<2xf32>) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c3 step %c4 iter_args(%x = %m) -> (memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    "test.opaque"(%x, %a, %i) : (memref<2xf32>, memref<2xf32>, index) -> ()
    scf.yield %a : memref<2xf32>
  }
  return %r : memref<2xf32>
}

// Yields the argument itself, or neither argument nor result is used: gone.
// CHECK-LABEL: func.func @carried(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %0:2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg4, %arg7 = %arg3) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%arg3, %arg6, %alloc, %arg7) : (memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: scf.yield %alloc, %arg3 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %arg3, %0#0 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
func.func @carried(%lb: index, %ub: index, %st: index, %m: memref<2xf32>, %n: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
  %r:4 = scf.for %i = %lb to %ub step %st iter_args(%x = %m, %y = %n, %z = %m, %u = %m) -> (memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    "test.opaque"(%x, %y, %a, %u) : (memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) -> ()
    scf.yield %x, %a, %a, %m : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>
  }
  return %r#0, %r#1 : memref<2xf32>, memref<2xf32>
}

// Two that are the same are kept.
// CHECK-LABEL: func.func @duplicates(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %0:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3, %arg6 = %arg3) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%arg5, %arg6) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: scf.yield %alloc, %alloc : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
func.func @duplicates(%lb: index, %ub: index, %st: index, %m: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
  %r:2 = scf.for %i = %lb to %ub step %st iter_args(%x = %m, %y = %m) -> (memref<2xf32>, memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    "test.opaque"(%x, %y) : (memref<2xf32>, memref<2xf32>) -> ()
    scf.yield %a, %a : memref<2xf32>, memref<2xf32>
  }
  return %r#0, %r#1 : memref<2xf32>, memref<2xf32>
}

// CHECK-LABEL: func.func @empty_body(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @empty_body(%lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
  }
  return
}

// CHECK-LABEL: func.func @while_invariant(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: "test.opaque"(%arg1) : (memref<2xf32>) -> ()
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: "test.other"(%arg1) : (memref<2xf32>) -> ()
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return %arg1 : memref<2xf32>
// CHECK-NEXT: }
func.func @while_invariant(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %r = scf.while (%x = %m) : (memref<2xf32>) -> memref<2xf32> {
    "test.opaque"(%x) : (memref<2xf32>) -> ()
    scf.condition(%c) %x : memref<2xf32>
  } do {
  ^bb0(%y: memref<2xf32>):
    "test.other"(%y) : (memref<2xf32>) -> ()
    scf.yield %y : memref<2xf32>
  }
  return %r : memref<2xf32>
}

// CHECK-LABEL: func.func @while_unused(%arg0: memref<2xf32>, %arg1: i32) {
// CHECK-NEXT: %0 = scf.while (%arg2 = %arg0) : (memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %1 = "test.condition"(%arg2) : (memref<2xf32>) -> i1
// CHECK-NEXT: scf.condition(%1) %arg2 : memref<2xf32>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: memref<2xf32>):
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.other"(%arg2, %alloc) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @while_unused(%m: memref<2xf32>, %k: i32) {
  %r:2 = scf.while (%x = %m, %z = %k) : (memref<2xf32>, i32) -> (memref<2xf32>, i32) {
    %c = "test.condition"(%x) : (memref<2xf32>) -> i1
    scf.condition(%c) %x, %z : memref<2xf32>, i32
  } do {
  ^bb0(%y: memref<2xf32>, %u: i32):
    %a = memref.alloc() : memref<2xf32>
    "test.other"(%y, %a) : (memref<2xf32>, memref<2xf32>) -> ()
    scf.yield %a, %k : memref<2xf32>, i32
  }
  return
}

// CHECK-LABEL: func.func @execute_region_one_block(%arg0: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc, %arg0) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: return %alloc : memref<2xf32>
// CHECK-NEXT: }
func.func @execute_region_one_block(%m: memref<2xf32>) -> memref<2xf32> {
  %r = scf.execute_region -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    "test.opaque"(%a, %m) : (memref<2xf32>, memref<2xf32>) -> ()
    scf.yield %a : memref<2xf32>
  }
  return %r : memref<2xf32>
}

// CHECK-LABEL: func.func @execute_region_blocks(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.opaque"() : () -> ()
// CHECK-NEXT: cf.br ^bb3(%arg1 : memref<2xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: cf.br ^bb3(%0 : memref<2xf32>)
// CHECK-NEXT: ^bb3(%1: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: return %1 : memref<2xf32>
// CHECK-NEXT: }
func.func @execute_region_blocks(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %r = scf.execute_region -> memref<2xf32> {
    cf.cond_br %c, ^a, ^b
  ^a:
    "test.opaque"() : () -> ()
    scf.yield %m : memref<2xf32>
  ^b:
    %k = bufferization.clone %m : memref<2xf32> to memref<2xf32>
    scf.yield %k : memref<2xf32>
  }
  return %r : memref<2xf32>
}
