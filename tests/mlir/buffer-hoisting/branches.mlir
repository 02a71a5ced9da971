// Allocations move up to the block that dominates all their uses.
// RUN: %bufscope-opt %s --buffer-hoisting | FileCheck %s

// CHECK-LABEL: func.func @diamond(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg1 : memref<2xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: test.copy(%arg1, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb3(%alloc : memref<2xf32>)
// CHECK-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @diamond(%c: i1, %m: memref<2xf32>, %t: memref<2xf32>) {
  cf.cond_br %c, ^left, ^right
^left:
  cf.br ^join(%m : memref<2xf32>)
^right:
  %a = memref.alloc() : memref<2xf32>
  test.copy(%m, %a) : (memref<2xf32>, memref<2xf32>)
  cf.br ^join(%a : memref<2xf32>)
^join(%x: memref<2xf32>):
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// Both go before the branch, in their order.
// CHECK-LABEL: func.func @both_arms(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() {alignment = 8 : i64} : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() {alignment = 16 : i64} : memref<2xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%alloc : memref<2xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%alloc_0 : memref<2xf32>)
// CHECK-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @both_arms(%c: i1, %t: memref<2xf32>) {
  cf.cond_br %c, ^left, ^right
^left:
  %a = memref.alloc() {alignment = 8 : i64} : memref<2xf32>
  cf.br ^join(%a : memref<2xf32>)
^right:
  %b = memref.alloc() {alignment = 16 : i64} : memref<2xf32>
  cf.br ^join(%b : memref<2xf32>)
^join(%x: memref<2xf32>):
  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// The size is an argument of the block.
// CHECK-LABEL: func.func @dynamic(%arg0: i1, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : index)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg2 : memref<?xf32>)
// CHECK-NEXT: ^bb2(%0: index):  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc(%0) : memref<?xf32>
// CHECK-NEXT: test.copy(%arg2, %alloc) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: cf.br ^bb3(%alloc : memref<?xf32>)
// CHECK-NEXT: ^bb3(%1: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%1, %arg3) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dynamic(%c: i1, %n: index, %m: memref<?xf32>, %t: memref<?xf32>) {
  cf.cond_br %c, ^left, ^right(%n : index)
^left:
  cf.br ^join(%m : memref<?xf32>)
^right(%s: index):
  %a = memref.alloc(%s) : memref<?xf32>
  test.copy(%m, %a) : (memref<?xf32>, memref<?xf32>)
  cf.br ^join(%a : memref<?xf32>)
^join(%x: memref<?xf32>):
  test.copy(%x, %t) : (memref<?xf32>, memref<?xf32>)
  return
}

// One size is known above, the other only here.
// CHECK-LABEL: func.func @two_sizes(%arg0: i1, %arg1: index, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : index)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb5(%arg2 : memref<?x?xf32>)
// CHECK-NEXT: ^bb2(%0: index):  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc(%arg1, %0) : memref<?x?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb5(%alloc : memref<?x?xf32>)
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb5(%arg2 : memref<?x?xf32>)
// CHECK-NEXT: ^bb5(%1: memref<?x?xf32>):  // 3 preds: ^bb1, ^bb3, ^bb4
// CHECK-NEXT: test.copy(%1, %arg3) : (memref<?x?xf32>, memref<?x?xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @two_sizes(%c: i1, %n: index, %m: memref<?x?xf32>, %t: memref<?x?xf32>) {
  cf.cond_br %c, ^left, ^right(%n : index)
^left:
  cf.br ^join(%m : memref<?x?xf32>)
^right(%s: index):
  cf.cond_br %c, ^inner, ^other
^inner:
  %a = memref.alloc(%n, %s) : memref<?x?xf32>
  cf.br ^join(%a : memref<?x?xf32>)
^other:
  cf.br ^join(%m : memref<?x?xf32>)
^join(%x: memref<?x?xf32>):
  test.copy(%x, %t) : (memref<?x?xf32>, memref<?x?xf32>)
  return
}

// Used in one block only, or nowhere: it stays.
// CHECK-LABEL: func.func @local(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @local(%c: i1, %t: memref<2xf32>) {
  cf.cond_br %c, ^left, ^join
^left:
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  test.copy(%a, %t) : (memref<2xf32>, memref<2xf32>)
  cf.br ^join
^join:
  return
}

// Before its place in its own block nothing changes.
// CHECK-LABEL: func.func @in_place(%arg0: memref<2xf32>) {
// CHECK-NEXT: test.copy(%arg0, %arg0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc, %arg0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @in_place(%t: memref<2xf32>) {
  test.copy(%t, %t) : (memref<2xf32>, memref<2xf32>)
  %a = memref.alloc() : memref<2xf32>
  test.copy(%a, %t) : (memref<2xf32>, memref<2xf32>)
  return
}

// A loop of blocks: what comes around dominates nothing in the entry.
// CHECK-LABEL: func.func @loop_of_blocks(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: cf.br ^bb1(%arg1 : memref<2xf32>)
// CHECK-NEXT: ^bb1(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: test.copy(%0, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^bb1(%alloc : memref<2xf32>)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loop_of_blocks(%c: i1, %m: memref<2xf32>) {
  cf.br ^head(%m : memref<2xf32>)
^head(%x: memref<2xf32>):
  cf.cond_br %c, ^body, ^end
^body:
  %a = memref.alloc() : memref<2xf32>
  test.copy(%x, %a) : (memref<2xf32>, memref<2xf32>)
  cf.br ^head(%a : memref<2xf32>)
^end:
  return
}

// Not in a block that cannot be reached, when its operands are from above.
// CHECK-LABEL: func.func @unreachable(%arg0: index) {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unreachable(%n: index) {
  return
^nowhere:
  %a = memref.alloc(%n) : memref<?xf32>
  return
}
