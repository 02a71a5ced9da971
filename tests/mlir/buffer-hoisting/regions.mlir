// Allocations move out of ops that run their regions at most once, and stay in loops.
// RUN: %bufscope-opt %s --buffer-hoisting | FileCheck %s

// CHECK-LABEL: func.func @if_result(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() {alignment = 8 : i64} : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() {alignment = 16 : i64} : memref<2xf32>
// CHECK-NEXT: %0 = scf.if %arg0 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: test.copy(%arg1, %alloc_0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: scf.yield %alloc_0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @if_result(%c: i1, %m: memref<2xf32>, %t: memref<2xf32>) {
  %x = scf.if %c -> memref<2xf32> {
    %a = memref.alloc() {alignment = 8 : i64} : memref<2xf32>
    scf.yield %a : memref<2xf32>
  } else {
    %b = memref.alloc() {alignment = 16 : i64} : memref<2xf32>
    test.copy(%m, %b) : (memref<2xf32>, memref<2xf32>)
    scf.yield %b : memref<2xf32>
  }
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @if_size(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: %0 = scf.if %arg0 -> (memref<?xf32>) {
// CHECK-NEXT: %1 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT: %alloc_0 = memref.alloc(%1) : memref<?xf32>
// CHECK-NEXT: scf.yield %alloc_0 : memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %alloc : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg2) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @if_size(%c: i1, %n: index, %m: memref<?xf32>) {
  %x = scf.if %c -> memref<?xf32> {
    %s = arith.addi %n, %n : index
    %a = memref.alloc(%s) : memref<?xf32>
    scf.yield %a : memref<?xf32>
  } else {
    %b = memref.alloc(%n) : memref<?xf32>
    scf.yield %b : memref<?xf32>
  }
  test.copy(%x, %m) : (memref<?xf32>, memref<?xf32>)
  return
}

// Through two ops; no further than to where its result is used.
// CHECK-LABEL: func.func @nested(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = scf.if %arg0 -> (memref<2xf32>) {
// CHECK-NEXT: %1 = scf.if %arg0 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %1 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nested(%c: i1, %m: memref<2xf32>) {
  scf.if %c {
    %x = scf.if %c -> memref<2xf32> {
      %y = scf.if %c -> memref<2xf32> {
        %a = memref.alloc() : memref<2xf32>
        scf.yield %a : memref<2xf32>
      } else {
        scf.yield %m : memref<2xf32>
      }
      scf.yield %y : memref<2xf32>
    } else {
      scf.yield %m : memref<2xf32>
    }
    test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  }
  return
}

// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %arg1) -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loop(%n: index, %m: memref<2xf32>) {
  %x = scf.for %i = %n to %n step %n iter_args(%b = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @if_in_loop(%arg0: index, %arg1: i1, %arg2: memref<2xf32>) {
// CHECK-NEXT: %0 = scf.for %arg3 = %arg0 to %arg0 step %arg0 iter_args(%arg4 = %arg2) -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %1 = scf.if %arg1 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg4 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @if_in_loop(%n: index, %c: i1, %m: memref<2xf32>) {
  %x = scf.for %i = %n to %n step %n iter_args(%b = %m) -> memref<2xf32> {
    %y = scf.if %c -> memref<2xf32> {
      %a = memref.alloc() : memref<2xf32>
      scf.yield %a : memref<2xf32>
    } else {
      scf.yield %b : memref<2xf32>
    }
    scf.yield %y : memref<2xf32>
  }
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @while(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0 = scf.while (%arg2 = %arg1) : (memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: scf.condition(%arg0) %arg2 : memref<2xf32>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: memref<2xf32>):
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @while(%c: i1, %m: memref<2xf32>) {
  %x = scf.while (%b = %m) : (memref<2xf32>) -> memref<2xf32> {
    scf.condition(%c) %b : memref<2xf32>
  } do {
  ^bb0(%b: memref<2xf32>):
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  return
}

// CHECK-LABEL: func.func @other_ops(%arg0: index, %arg1: i1, %arg2: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = memref.alloca_scope  -> (memref<2xf32>) {
// CHECK-NEXT: memref.alloca_scope.return %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %1 = scf.execute_region -> memref<2xf32> {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: scf.yield %alloc_0 : memref<2xf32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: scf.yield %arg2 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %2 = scf.index_switch %arg0 -> memref<2xf32>
// CHECK-NEXT: case 0 {
// CHECK-NEXT: scf.yield %alloc_1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg2 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: test.copy(%1, %2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @other_ops(%n: index, %c: i1, %m: memref<2xf32>) {
  %x = memref.alloca_scope -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    memref.alloca_scope.return %a : memref<2xf32>
  }
  %y = scf.execute_region -> memref<2xf32> {
    cf.cond_br %c, ^left, ^right
  ^left:
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  ^right:
    scf.yield %m : memref<2xf32>
  }
  %z = scf.index_switch %n -> memref<2xf32>
  case 0 {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  default {
    scf.yield %m : memref<2xf32>
  }
  test.copy(%x, %y) : (memref<2xf32>, memref<2xf32>)
  test.copy(%y, %z) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @region_if(%arg0: index, %arg1: memref<?x?xf32>) -> memref<?x?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CHECK-NEXT: %0 = test.region_if %arg1: memref<?x?xf32> -> memref<?x?xf32> then {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: test.region_if_yield %alloc : memref<?x?xf32>
// CHECK-NEXT: } join {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : memref<?x?xf32>
// CHECK-NEXT: }
func.func @region_if(%n: index, %m: memref<?x?xf32>) -> memref<?x?xf32> {
  %x = test.region_if %m : memref<?x?xf32> -> (memref<?x?xf32>) then {
  ^bb0(%y: memref<?x?xf32>):
    test.region_if_yield %y : memref<?x?xf32>
  } else {
  ^bb0(%y: memref<?x?xf32>):
    %a = memref.alloc(%n, %n) : memref<?x?xf32>
    test.region_if_yield %a : memref<?x?xf32>
  } join {
  ^bb0(%y: memref<?x?xf32>):
    test.region_if_yield %y : memref<?x?xf32>
  }
  return %x : memref<?x?xf32>
}

// The stack and clones stay where they are.
// CHECK-LABEL: func.func @not_moved(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %alloca, %1 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1, %arg1 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0#0, %0#1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @not_moved(%c: i1, %m: memref<2xf32>) {
  %x:2 = scf.if %c -> (memref<2xf32>, memref<2xf32>) {
    %a = memref.alloca() : memref<2xf32>
    %b = bufferization.clone %m : memref<2xf32> to memref<2xf32>
    scf.yield %a, %b : memref<2xf32>, memref<2xf32>
  } else {
    scf.yield %m, %m : memref<2xf32>, memref<2xf32>
  }
  test.copy(%x#0, %x#1) : (memref<2xf32>, memref<2xf32>)
  return
}
