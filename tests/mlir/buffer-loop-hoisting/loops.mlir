// Allocations move out of loops, those of the heap before those of the stack.
// RUN: %bufscope-opt %s --buffer-loop-hoisting | FileCheck %s

// CHECK-LABEL: func.func @for(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: scf.for %arg2 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: %alloc_1 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: test.copy(%alloc, %alloca) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: test.copy(%alloc_0, %alloc_1) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @for(%n: index, %m: memref<2xf32>) {
  scf.for %i = %n to %n step %n {
    %s = memref.alloca() : memref<2xf32>
    %a = memref.alloc() : memref<2xf32>
    %b = memref.alloc(%n) : memref<?xf32>
    %d = memref.alloc(%i) : memref<?xf32>
    test.copy(%a, %s) : (memref<2xf32>, memref<2xf32>)
    test.copy(%b, %d) : (memref<?xf32>, memref<?xf32>)
  }
  return
}

// Up to the loop whose variable is needed.
// CHECK-LABEL: func.func @nested(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: scf.for %arg2 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: %alloca = memref.alloca(%arg3) : memref<?xf32>
// CHECK-NEXT: test.copy(%arg1, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nested(%n: index, %m: memref<2xf32>) {
  scf.for %i = %n to %n step %n {
    scf.for %k = %n to %n step %n {
      %a = memref.alloc() : memref<2xf32>
      %b = memref.alloc(%i) : memref<?xf32>
      %d = memref.alloca(%k) : memref<?xf32>
      test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
    }
  }
  return
}

// Passed to the next round: it stays.
// CHECK-LABEL: func.func @carried(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %arg1) -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg3, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @carried(%n: index, %m: memref<2xf32>) {
  %x = scf.for %i = %n to %n step %n iter_args(%b = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%b, %a) : (memref<2xf32>, memref<2xf32>)
    scf.yield %a : memref<2xf32>
  }
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// Out of the inner loop, which does not carry it; the outer one does.
// CHECK-LABEL: func.func @carried_outside(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %arg1) -> (memref<2xf32>) {
// CHECK-NEXT: scf.for %arg4 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: test.copy(%arg3, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %arg3 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @carried_outside(%n: index, %m: memref<2xf32>) {
  %x = scf.for %i = %n to %n step %n iter_args(%b = %m) -> memref<2xf32> {
    scf.for %k = %n to %n step %n {
      %a = memref.alloc() : memref<2xf32>
      test.copy(%b, %a) : (memref<2xf32>, memref<2xf32>)
    }
    scf.yield %b : memref<2xf32>
  }
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @while(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: test.copy(%arg1, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: test.copy(%arg1, %alloca) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @while(%c: i1, %m: memref<2xf32>) {
  scf.while : () -> () {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
    scf.condition(%c)
  } do {
    %a = memref.alloca() : memref<2xf32>
    test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
    scf.yield
  }
  return
}

// Only out of loops, and only of loops with one round after the other.
// CHECK-LABEL: func.func @kept(%arg0: index, %arg1: i1, %arg2: memref<2xf32>) {
// CHECK-NEXT: scf.parallel (%arg3) = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg2, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg3) in (%arg0) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg2, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg2, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @kept(%n: index, %c: i1, %m: memref<2xf32>) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
    scf.reduce
  }
  scf.forall (%i) in (%n) {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
  }
  scf.for %i = %n to %n step %n {
    scf.if %c {
      %a = memref.alloc() : memref<2xf32>
      test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
    }
  }
  return
}

// An op of this kind is no obstacle, to upstream.
// CHECK-LABEL: func.func @affine(%arg0: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: affine.for %arg1 = 0 to 10 {
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: affine.parallel (%arg1) = (0) to (10) {
// CHECK-NEXT: test.copy(%arg0, %alloc_0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @affine(%m: memref<2xf32>) {
  affine.for %i = 0 to 10 {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
  }
  affine.parallel (%i) = (0) to (10) {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
  }
  return
}

// Blocks in a loop: a step to a dominator is taken, and counts when a loop is left behind it.
// CHECK-LABEL: func.func @blocks_in_a_loop(%arg0: index, %arg1: i1, %arg2: memref<2xf32>) {
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg2, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @blocks_in_a_loop(%n: index, %c: i1, %m: memref<2xf32>) {
  scf.for %i = %n to %n step %n {
    scf.execute_region {
      cf.cond_br %c, ^left, ^right
    ^left:
      %a = memref.alloc() : memref<2xf32>
      test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
      cf.br ^right
    ^right:
      scf.yield
    }
  }
  return
}

// CHECK-LABEL: func.func private @external(memref<2xf32>)
func.func private @external(memref<2xf32>)
