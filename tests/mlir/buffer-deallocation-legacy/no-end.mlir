// Loops that never end, which nothing leads to: what follows the block that is furthest away from
// the first one is the end of the function, as far as post-dominance is concerned.
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(func.func(buffer-deallocation))' | FileCheck %s

// CHECK-LABEL: func.func @around(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1(%0: memref<4xf32>):  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb2, ^bb1(%alloc : memref<4xf32>)
// CHECK-NEXT: }
func.func @around(%c: i1, %n: i32) {
  return
^a(%m: memref<4xf32>):
  cf.br ^b
^b:
  %v = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^b, ^a(%v : memref<4xf32>)
}

// CHECK-LABEL: func.func @two_blocks(%arg0: i1) {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
func.func @two_blocks(%c: i1) {
  return
^a:
  %v = memref.alloc() : memref<4xf32>
  test.copy(%v, %v) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b
^b:
  test.copy(%v, %v) : (memref<4xf32>, memref<4xf32>)
  cf.br ^a
}

// CHECK-LABEL: func.func @two_loops(%arg0: i1) {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // pred: ^bb1
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: cf.cond_br %arg0, ^bb2, ^bb1
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc_0) : (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: test.copy(%alloc_0, %alloc_0) : (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: }
func.func @two_loops(%c: i1) {
  return
^a:
  %v = memref.alloc() : memref<4xf32>
  test.copy(%v, %v) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^b, ^a
^b:
  %w = memref.alloc() : memref<4xf32>
  test.copy(%v, %w) : (memref<4xf32>, memref<4xf32>)
  cf.br ^c
^c:
  test.copy(%w, %w) : (memref<4xf32>, memref<4xf32>)
  cf.br ^b
}
