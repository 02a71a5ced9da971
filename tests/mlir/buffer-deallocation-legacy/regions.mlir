// The older pass: aliases through regions of ops.
// RUN: %bufscope-opt %s --buffer-deallocation | FileCheck %s
// RUN: %bufscope-opt %s --buffer-deallocation --canonicalize | FileCheck %s --check-prefix=CANONICAL

// CHECK: #set = affine_set<()[s0] : (s0 - 1 >= 0)>
// CANONICAL: #set = affine_set<()[s0] : (s0 - 1 >= 0)>
// CHECK-LABEL: func.func @nested(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT: test.copy(%arg1, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: test.copy(%arg1, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @nested(%arg0: i1, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: scf.if %arg0 {
// CANONICAL-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: test.copy(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// CANONICAL-NEXT: test.copy(%arg1, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: }
// CANONICAL-NEXT: memref.dealloc %alloc : memref<2xf32>
// CANONICAL-NEXT: test.copy(%arg1, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @nested(%c: i1, %m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  scf.if %c {
    %b = memref.alloc() : memref<2xf32>
    test.copy(%a, %b) : (memref<2xf32>, memref<2xf32>)
    test.copy(%m, %m) : (memref<2xf32>, memref<2xf32>)
  }
  test.copy(%m, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @if_result(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0 = scf.if %arg0 -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %1 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %0 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @if_result(%arg0: i1, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: %0 = scf.if %arg0 -> (memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: scf.yield %alloc : memref<2xf32>
// CANONICAL-NEXT: } else {
// CANONICAL-NEXT: %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: scf.yield %1 : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %0 : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @if_result(%c: i1, %m: memref<2xf32>) {
  %x = scf.if %c -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// Both arms yield what dominates the result: no clone.
// CHECK-LABEL: func.func @if_dominated(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = scf.if %arg0 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg1, %alloc_0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @if_dominated(%arg0: i1, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: scf.if %arg0 {
// CANONICAL-NEXT: } else {
// CANONICAL-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: test.copy(%arg1, %alloc_0) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %alloc : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @if_dominated(%c: i1, %m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %x = scf.if %c -> memref<2xf32> {
    scf.yield %a : memref<2xf32>
  } else {
    %b = memref.alloc() : memref<2xf32>
    test.copy(%m, %b) : (memref<2xf32>, memref<2xf32>)
    scf.yield %a : memref<2xf32>
  }
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @if_of_two(%arg0: i1, %arg1: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %1, %arg1 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %1, %arg1 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @if_of_two(%arg0: i1, %arg1: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
// CANONICAL-NEXT: %0 = scf.if %arg0 -> (memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: scf.yield %alloc : memref<2xf32>
// CANONICAL-NEXT: } else {
// CANONICAL-NEXT: %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: scf.yield %1 : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: return %0, %arg1 : memref<2xf32>, memref<2xf32>
// CANONICAL-NEXT: }
func.func @if_of_two(%c: i1, %m: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
  %x:2 = scf.if %c -> (memref<2xf32>, memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a, %m : memref<2xf32>, memref<2xf32>
  } else {
    scf.yield %m, %m : memref<2xf32>, memref<2xf32>
  }
  return %x#0, %x#1 : memref<2xf32>, memref<2xf32>
}

// CHECK-LABEL: func.func @index_switch(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0 = scf.index_switch %arg0 -> memref<2xf32>
// CHECK-NEXT: case 0 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: case 1 {
// CHECK-NEXT: %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %0 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @index_switch(%arg0: index, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: %0 = scf.index_switch %arg0 -> memref<2xf32>
// CANONICAL-NEXT: case 0 {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: scf.yield %alloc : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: case 1 {
// CANONICAL-NEXT: %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: scf.yield %1 : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: default {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: scf.yield %alloc : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %0 : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @index_switch(%i: index, %m: memref<2xf32>) {
  %x = scf.index_switch %i -> memref<2xf32>
  case 0 {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  case 1 {
    scf.yield %m : memref<2xf32>
  }
  default {
    %b = memref.alloc() : memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @execute_region(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0 = scf.execute_region -> memref<2xf32> {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %1 : memref<2xf32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %2 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %2 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %0 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @execute_region(%arg0: i1, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CANONICAL-NEXT: ^bb1:  // pred: ^bb0
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: cf.br ^bb3(%alloc : memref<2xf32>)
// CANONICAL-NEXT: ^bb2:  // pred: ^bb0
// CANONICAL-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: cf.br ^bb3(%0 : memref<2xf32>)
// CANONICAL-NEXT: ^bb3(%1: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CANONICAL-NEXT: test.copy(%1, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %1 : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @execute_region(%c: i1, %m: memref<2xf32>) {
  %x = scf.execute_region -> memref<2xf32> {
    cf.cond_br %c, ^left, ^right
  ^left:
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  ^right:
    scf.yield %m : memref<2xf32>
  }
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @alloca_scope(%arg0: memref<2xf32>) {
// CHECK-NEXT: %0 = memref.alloca_scope  -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: memref.alloca_scope.return %1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %0 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @alloca_scope(%arg0: memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: memref.dealloc %alloc : memref<2xf32>
// CANONICAL-NEXT: test.copy(%0, %arg0) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %0 : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @alloca_scope(%m: memref<2xf32>) {
  %x = memref.alloca_scope -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    memref.alloca_scope.return %a : memref<2xf32>
  }
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

#set = affine_set<()[s0] : (s0 - 1 >= 0)>

// CHECK-LABEL: func.func @affine_if(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0 = affine.if #set()[%arg0] -> memref<2xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: affine.yield %1 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: affine.yield %1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %0 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @affine_if(%arg0: index, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: %0 = affine.if #set()[%arg0] -> memref<2xf32> {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: affine.yield %alloc : memref<2xf32>
// CANONICAL-NEXT: } else {
// CANONICAL-NEXT: %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: affine.yield %1 : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %0 : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @affine_if(%i: index, %m: memref<2xf32>) {
  %x = affine.if #set()[%i] -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    affine.yield %a : memref<2xf32>
  } else {
    affine.yield %m : memref<2xf32>
  }
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @region_if(%arg0: index, %arg1: memref<?x?xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CHECK-NEXT: %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CHECK-NEXT: } join {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<?x?xf32>, memref<?x?xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @region_if(%arg0: index, %arg1: memref<?x?xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CANONICAL-NEXT: %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CANONICAL-NEXT: } else {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CANONICAL-NEXT: } join {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: test.copy(%0, %arg1) : (memref<?x?xf32>, memref<?x?xf32>)
// CANONICAL-NEXT: memref.dealloc %alloc : memref<?x?xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @region_if(%n: index, %t: memref<?x?xf32>) {
  %a = memref.alloc(%n, %n) : memref<?x?xf32>
  %x = test.region_if %a : memref<?x?xf32> -> (memref<?x?xf32>) then {
  ^bb0(%y: memref<?x?xf32>):
    test.region_if_yield %y : memref<?x?xf32>
  } else {
  ^bb0(%y: memref<?x?xf32>):
    test.region_if_yield %y : memref<?x?xf32>
  } join {
  ^bb0(%y: memref<?x?xf32>):
    test.region_if_yield %y : memref<?x?xf32>
  }
  test.copy(%x, %t) : (memref<?x?xf32>, memref<?x?xf32>)
  return
}

// An allocation in one region makes the argument of the third critical.
// CHECK-LABEL: func.func @region_if_critical(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CHECK-NEXT: %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: %1 = bufferization.clone %arg2 : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: test.region_if_yield %1 : memref<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CHECK-NEXT: %1 = bufferization.clone %alloc_0 : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<?x?xf32>
// CHECK-NEXT: test.region_if_yield %1 : memref<?x?xf32>
// CHECK-NEXT: } join {
// CHECK-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CHECK-NEXT: %1 = bufferization.clone %arg2 : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: memref.dealloc %arg2 : memref<?x?xf32>
// CHECK-NEXT: test.region_if_yield %1 : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc : memref<?x?xf32>
// CHECK-NEXT: return %0 : memref<?x?xf32>
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @region_if_critical(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CANONICAL-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CANONICAL-NEXT: %0 = test.region_if %alloc: memref<?x?xf32> -> memref<?x?xf32> then {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: %1 = bufferization.clone %arg2 : memref<?x?xf32> to memref<?x?xf32>
// CANONICAL-NEXT: test.region_if_yield %1 : memref<?x?xf32>
// CANONICAL-NEXT: } else {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CANONICAL-NEXT: test.region_if_yield %alloc_0 : memref<?x?xf32>
// CANONICAL-NEXT: } join {
// CANONICAL-NEXT: ^bb0(%arg2: memref<?x?xf32>):
// CANONICAL-NEXT: test.region_if_yield %arg2 : memref<?x?xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: memref.dealloc %alloc : memref<?x?xf32>
// CANONICAL-NEXT: return %0 : memref<?x?xf32>
// CANONICAL-NEXT: }
func.func @region_if_critical(%n: index, %k: index) -> memref<?x?xf32> {
  %a = memref.alloc(%n, %n) : memref<?x?xf32>
  %x = test.region_if %a : memref<?x?xf32> -> (memref<?x?xf32>) then {
  ^bb0(%y: memref<?x?xf32>):
    test.region_if_yield %y : memref<?x?xf32>
  } else {
  ^bb0(%y: memref<?x?xf32>):
    %b = memref.alloc(%n, %k) : memref<?x?xf32>
    test.region_if_yield %b : memref<?x?xf32>
  } join {
  ^bb0(%y: memref<?x?xf32>):
    test.region_if_yield %y : memref<?x?xf32>
  }
  return %x : memref<?x?xf32>
}

// CHECK-LABEL: func.func @buffer_based(%arg0: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.buffer_based in(%arg0 : memref<2xf32>) out(%alloc : memref<2xf32>)
// CHECK-NEXT: test.copy(%alloc, %arg0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @buffer_based(%arg0: memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: test.buffer_based in(%arg0 : memref<2xf32>) out(%alloc : memref<2xf32>)
// CANONICAL-NEXT: test.copy(%alloc, %arg0) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %alloc : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @buffer_based(%m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  test.buffer_based in(%m : memref<2xf32>) out(%a : memref<2xf32>)
  test.copy(%a, %m) : (memref<2xf32>, memref<2xf32>)
  return
}
