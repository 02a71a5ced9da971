// The older pass: what counts as an alias extends the life of an allocation.
// RUN: %bufscope-opt %s --buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func @views(%arg0: index) -> f32 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4x4xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<2x2xf32, strided<[4, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %0 = memref.load %cast[%arg0, %arg0] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: memref.dealloc %alloc : memref<4x4xf32>
// CHECK-NEXT: %1 = arith.addf %0, %0 : f32
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @views(%i: index) -> f32 {
  %a = memref.alloc() : memref<4x4xf32>
  %s = memref.subview %a[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
  %c = memref.cast %s : memref<2x2xf32, strided<[4, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %f = memref.load %c[%i, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %g = arith.addf %f, %f : f32
  return %g : f32
}

// CHECK-LABEL: func.func @select(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %alloc_0 : memref<2xf32>
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @select(%c: i1, %m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %x = arith.select %c, %a, %b : memref<2xf32>
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func private @callee(memref<2xf32>) -> memref<2xf32>
func.func private @callee(memref<2xf32>) -> memref<2xf32>
// CHECK-LABEL: func.func private @scalar(memref<2xf32>) -> f32
func.func private @scalar(memref<2xf32>) -> f32

// What a call returns may be what it was given.
// CHECK-LABEL: func.func @call(%arg0: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = call @callee(%alloc) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT: %1 = call @callee(%alloc_0) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT: test.copy(%0, %arg0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return %1 : memref<2xf32>
// CHECK-NEXT: }
func.func @call(%m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %x = func.call @callee(%a) : (memref<2xf32>) -> memref<2xf32>
  %y = func.call @callee(%b) : (memref<2xf32>) -> memref<2xf32>
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return %y : memref<2xf32>
}

// Whatever its type.
// CHECK-LABEL: func.func @scalar_of_call() -> f32 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = call @scalar(%alloc) : (memref<2xf32>) -> f32
// CHECK-NEXT: %1 = arith.addf %0, %0 : f32
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: %2 = arith.mulf %1, %1 : f32
// CHECK-NEXT: return %2 : f32
// CHECK-NEXT: }
func.func @scalar_of_call() -> f32 {
  %a = memref.alloc() : memref<2xf32>
  %x = func.call @scalar(%a) : (memref<2xf32>) -> f32
  %y = arith.addf %x, %x : f32
  %z = arith.mulf %y, %y : f32
  return %z : f32
}

// CHECK-LABEL: func.func @scalar_passed_along(%arg0: i1) -> f32 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = call @scalar(%alloc) : (memref<2xf32>) -> f32
// CHECK-NEXT: cf.br ^bb1(%0 : f32)
// CHECK-NEXT: ^bb1(%1: f32):  // pred: ^bb0
// CHECK-NEXT: %2 = arith.mulf %1, %1 : f32
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: %3 = arith.mulf %2, %2 : f32
// CHECK-NEXT: return %3 : f32
// CHECK-NEXT: }
func.func @scalar_passed_along(%c: i1) -> f32 {
  %a = memref.alloc() : memref<2xf32>
  %x = func.call @scalar(%a) : (memref<2xf32>) -> f32
  cf.br ^next(%x : f32)
^next(%y: f32):
  %z = arith.mulf %y, %y : f32
  %u = arith.mulf %z, %z : f32
  return %u : f32
}

// The stack is left alone, but mixes with the heap.
// CHECK-LABEL: func.func @mixed(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%alloca : memref<2xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%alloc : memref<2xf32>)
// CHECK-NEXT: ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @mixed(%c: i1, %m: memref<2xf32>) {
  %s = memref.alloca() : memref<2xf32>
  %h = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^left, ^right
^left:
  cf.br ^join(%s : memref<2xf32>)
^right:
  cf.br ^join(%h : memref<2xf32>)
^join(%x: memref<2xf32>):
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// A clone and what a realloc returns are allocations, too; what a realloc frees is left to it.
// CHECK-LABEL: func.func @other_allocations(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %1 = memref.realloc %alloc(%arg0) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: test.copy(%1, %0) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: memref.dealloc %1 : memref<?xf32>
// CHECK-NEXT: memref.dealloc %0 : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @other_allocations(%n: index, %m: memref<?xf32>) {
  %c = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  %r = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
  test.copy(%r, %c) : (memref<?xf32>, memref<?xf32>)
  return
}

// An existing deallocation moves behind the last use; of two, nothing is known.
// CHECK-LABEL: func.func @freed_by_hand(%arg0: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT: test.copy(%arg0, %arg0) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @freed_by_hand(%m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  test.copy(%a, %b) : (memref<2xf32>, memref<2xf32>)
  test.copy(%m, %m) : (memref<2xf32>, memref<2xf32>)
  memref.dealloc %a : memref<2xf32>
  return
}

// CHECK-LABEL: func.func @freed_in_a_region(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: test.copy(%arg1, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @freed_in_a_region(%c: i1, %m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  scf.if %c {
    memref.dealloc %a : memref<2xf32>
    memref.dealloc %b : memref<2xf32>
  } else {
    memref.dealloc %b : memref<2xf32>
  }
  test.copy(%m, %m) : (memref<2xf32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func private @external(memref<2xf32>)
func.func private @external(memref<2xf32>)
