// The older pass: clones where paths of branches meet, and deallocs behind the last use.
// RUN: %bufscope-opt %s --buffer-deallocation | FileCheck %s
// RUN: %bufscope-opt %s --buffer-deallocation --canonicalize | FileCheck %s --check-prefix=CANONICAL

// CHECK-LABEL: func.func @unused() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @unused() {
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @unused() {
  %a = memref.alloc() : memref<2xf32>
  return
}

// CHECK-LABEL: func.func @same_last_use(%arg0: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc_1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc_1 : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @same_last_use(%arg0: memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: %alloc_1 = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: test.copy(%arg0, %alloc_1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %alloc_1 : memref<2xf32>
// CANONICAL-NEXT: test.copy(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// CANONICAL-NEXT: memref.dealloc %alloc : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @same_last_use(%m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %c = memref.alloc() : memref<2xf32>
  test.copy(%m, %c) : (memref<2xf32>, memref<2xf32>)
  test.copy(%a, %b) : (memref<2xf32>, memref<2xf32>)
  return
}

// Not before the other path is known: in the block where both end.
// CHECK-LABEL: func.func @used_in_one_arm(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: test.copy(%arg1, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: test.copy(%arg1, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @used_in_one_arm(%arg0: i1, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CANONICAL-NEXT: ^bb1:  // pred: ^bb0
// CANONICAL-NEXT: test.copy(%arg1, %alloc) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: cf.br ^bb2
// CANONICAL-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CANONICAL-NEXT: test.copy(%arg1, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %alloc : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @used_in_one_arm(%c: i1, %m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^use, ^end
^use:
  test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
  cf.br ^end
^end:
  test.copy(%m, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @diamond(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: cf.br ^bb3(%0 : memref<2xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg2, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: cf.br ^bb3(%1 : memref<2xf32>)
// CHECK-NEXT: ^bb3(%2: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%2, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %2 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @diamond(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CANONICAL-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CANONICAL-NEXT: ^bb1:  // pred: ^bb0
// CANONICAL-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: cf.br ^bb3(%0 : memref<2xf32>)
// CANONICAL-NEXT: ^bb2:  // pred: ^bb0
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: test.copy(%arg2, %alloc) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: cf.br ^bb3(%alloc : memref<2xf32>)
// CANONICAL-NEXT: ^bb3(%1: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CANONICAL-NEXT: test.copy(%1, %arg2) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %1 : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @diamond(%c: i1, %m: memref<2xf32>, %t: memref<2xf32>) {
  cf.cond_br %c, ^left, ^right
^left:
  cf.br ^join(%m : memref<2xf32>)
^right:
  %a = memref.alloc() : memref<2xf32>
  test.copy(%t, %a) : (memref<2xf32>, memref<2xf32>)
  cf.br ^join(%a : memref<2xf32>)
^join(%x: memref<2xf32>):
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// The allocation dominates the argument: no clone, and what was passed instead has no owner.
// CHECK-LABEL: func.func @dominating(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%alloc : memref<2xf32>), ^bb1(%arg1 : memref<2xf32>)
// CHECK-NEXT: ^bb1(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @dominating(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: %0 = arith.select %arg0, %alloc, %arg1 : memref<2xf32>
// CANONICAL-NEXT: test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %alloc : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @dominating(%c: i1, %m: memref<2xf32>, %t: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^join(%a : memref<2xf32>), ^join(%m : memref<2xf32>)
^join(%x: memref<2xf32>):
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @dominating_and_returned(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%alloc : memref<2xf32>), ^bb1(%arg1 : memref<2xf32>)
// CHECK-NEXT: ^bb1(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @dominating_and_returned(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: %0 = arith.select %arg0, %alloc, %arg1 : memref<2xf32>
// CANONICAL-NEXT: return %0 : memref<2xf32>
// CANONICAL-NEXT: }
func.func @dominating_and_returned(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^join(%a : memref<2xf32>), ^join(%m : memref<2xf32>)
^join(%x: memref<2xf32>):
  return %x : memref<2xf32>
}

// A critical alias behind a critical alias; the second is dominated by the first.
// CHECK-LABEL: func.func @chain(%arg0: i1, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : index)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = bufferization.clone %arg2 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: cf.br ^bb6(%0 : memref<?xf32>)
// CHECK-NEXT: ^bb2(%1: index):  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc(%1) : memref<?xf32>
// CHECK-NEXT: test.copy(%arg3, %alloc) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: cf.cond_br %arg0, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb5(%alloc : memref<?xf32>)
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb5(%alloc : memref<?xf32>)
// CHECK-NEXT: ^bb5(%2: memref<?xf32>):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: %3 = bufferization.clone %2 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT: cf.br ^bb6(%3 : memref<?xf32>)
// CHECK-NEXT: ^bb6(%4: memref<?xf32>):  // 2 preds: ^bb1, ^bb5
// CHECK-NEXT: cf.br ^bb7(%4 : memref<?xf32>)
// CHECK-NEXT: ^bb7(%5: memref<?xf32>):  // pred: ^bb6
// CHECK-NEXT: test.copy(%5, %arg3) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: memref.dealloc %4 : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @chain(%arg0: i1, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CANONICAL-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : index)
// CANONICAL-NEXT: ^bb1:  // pred: ^bb0
// CANONICAL-NEXT: %0 = bufferization.clone %arg2 : memref<?xf32> to memref<?xf32>
// CANONICAL-NEXT: cf.br ^bb3(%0 : memref<?xf32>)
// CANONICAL-NEXT: ^bb2(%1: index):  // pred: ^bb0
// CANONICAL-NEXT: %alloc = memref.alloc(%1) : memref<?xf32>
// CANONICAL-NEXT: test.copy(%arg3, %alloc) : (memref<?xf32>, memref<?xf32>)
// CANONICAL-NEXT: cf.br ^bb3(%alloc : memref<?xf32>)
// CANONICAL-NEXT: ^bb3(%2: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// CANONICAL-NEXT: test.copy(%2, %arg3) : (memref<?xf32>, memref<?xf32>)
// CANONICAL-NEXT: memref.dealloc %2 : memref<?xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @chain(%c: i1, %n: index, %m: memref<?xf32>, %t: memref<?xf32>) {
  cf.cond_br %c, ^b1, ^b2(%n : index)
^b1:
  cf.br ^b6(%m : memref<?xf32>)
^b2(%s: index):
  %a = memref.alloc(%s) : memref<?xf32>
  test.copy(%t, %a) : (memref<?xf32>, memref<?xf32>)
  cf.cond_br %c, ^b3, ^b4
^b3:
  cf.br ^b5(%a : memref<?xf32>)
^b4:
  cf.br ^b5(%a : memref<?xf32>)
^b5(%x: memref<?xf32>):
  cf.br ^b6(%x : memref<?xf32>)
^b6(%y: memref<?xf32>):
  cf.br ^b7(%y : memref<?xf32>)
^b7(%z: memref<?xf32>):
  test.copy(%z, %t) : (memref<?xf32>, memref<?xf32>)
  return
}

// Twice to one block: two clones of one allocation.
// CHECK-LABEL: func.func @twice(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: cf.br ^bb3(%0, %1 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %2 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %3 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: cf.br ^bb3(%2, %3 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: ^bb3(%4: memref<2xf32>, %5: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%4, %5) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %5 : memref<2xf32>
// CHECK-NEXT: memref.dealloc %4 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @twice(%arg0: i1, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CANONICAL-NEXT: ^bb1:  // pred: ^bb0
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: cf.br ^bb3(%alloc, %0 : memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: ^bb2:  // pred: ^bb0
// CANONICAL-NEXT: %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: %2 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: cf.br ^bb3(%1, %2 : memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: ^bb3(%3: memref<2xf32>, %4: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CANONICAL-NEXT: test.copy(%3, %4) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %4 : memref<2xf32>
// CANONICAL-NEXT: memref.dealloc %3 : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @twice(%c: i1, %t: memref<2xf32>) {
  cf.cond_br %c, ^left, ^right
^left:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^join(%a, %a : memref<2xf32>, memref<2xf32>)
^right:
  cf.br ^join(%t, %t : memref<2xf32>, memref<2xf32>)
^join(%x: memref<2xf32>, %y: memref<2xf32>):
  test.copy(%x, %y) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @switch(%arg0: i32, %arg1: memref<2xf32>) {
// CHECK-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb2(%1 : memref<2xf32>),
// CHECK-NEXT: 1: ^bb1,
// CHECK-NEXT: 2: ^bb2(%0 : memref<2xf32>)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %2 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: cf.br ^bb2(%2 : memref<2xf32>)
// CHECK-NEXT: ^bb2(%3: memref<2xf32>):  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT: test.copy(%3, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %3 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @switch(%arg0: i32, %arg1: memref<2xf32>) {
// CANONICAL-NEXT: %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: cf.switch %arg0 : i32, [
// CANONICAL-NEXT: default: ^bb2(%1 : memref<2xf32>),
// CANONICAL-NEXT: 1: ^bb1,
// CANONICAL-NEXT: 2: ^bb2(%0 : memref<2xf32>)
// CANONICAL-NEXT: ]
// CANONICAL-NEXT: ^bb1:  // pred: ^bb0
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: cf.br ^bb2(%alloc : memref<2xf32>)
// CANONICAL-NEXT: ^bb2(%2: memref<2xf32>):  // 3 preds: ^bb0, ^bb0, ^bb1
// CANONICAL-NEXT: test.copy(%2, %arg1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %2 : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @switch(%i: i32, %t: memref<2xf32>) {
  cf.switch %i : i32, [
    default: ^join(%t : memref<2xf32>),
    1: ^one,
    2: ^join(%t : memref<2xf32>)
  ]
^one:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^join(%a : memref<2xf32>)
^join(%x: memref<2xf32>):
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// Blocks that cannot be reached are freed, too.
// CHECK-LABEL: func.func @unreachable(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: test.copy(%alloc_0, %alloc) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<?xf32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @unreachable(%arg0: index, %arg1: memref<?xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CANONICAL-NEXT: test.copy(%alloc, %arg1) : (memref<?xf32>, memref<?xf32>)
// CANONICAL-NEXT: memref.dealloc %alloc : memref<?xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @unreachable(%n: index, %t: memref<?xf32>) {
  %a = memref.alloc(%n) : memref<?xf32>
  cf.br ^end
^nowhere:
  %b = memref.alloc(%n) : memref<?xf32>
  test.copy(%b, %a) : (memref<?xf32>, memref<?xf32>)
  cf.br ^end
^end:
  test.copy(%a, %t) : (memref<?xf32>, memref<?xf32>)
  return
}
