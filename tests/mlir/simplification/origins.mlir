// Where buffers come from, as the pass sees it: through views, selects, branches, loops and calls.
// RUN: %bufscope-opt %s --buffer-deallocation-simplification --allow-unregistered-dialect | FileCheck %s

// A block argument that only one allocation can reach is that allocation.
// CHECK-LABEL: func.func @block_argument_single(%arg0: i1) -> i1 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: return %arg0 : i1
// CHECK-NEXT: }
func.func @block_argument_single(%c: i1) -> i1 {
  %a = memref.alloc() : memref<2xf32>
  "test.opaque"(%a) : (memref<2xf32>) -> ()
  cf.cond_br %c, ^one, ^two
^one:
  cf.br ^join(%a : memref<2xf32>)
^two:
  %v = memref.cast %a : memref<2xf32> to memref<?xf32>
  %w = memref.cast %v : memref<?xf32> to memref<2xf32>
  cf.br ^join(%w : memref<2xf32>)
^join(%x: memref<2xf32>):
  %r = bufferization.dealloc (%x : memref<2xf32>) if (%c) retain (%a : memref<2xf32>)
  return %r : i1
}

// Two allocations reach it: it may be either.
// CHECK-LABEL: func.func @block_argument_two(%arg0: i1) -> i1 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%alloc : memref<2xf32>), ^bb1(%alloc_0 : memref<2xf32>)
// CHECK-NEXT: ^bb1(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: %1 = bufferization.dealloc (%0 : memref<2xf32>) if (%arg0) retain (%alloc : memref<2xf32>)
// CHECK-NEXT: return %1 : i1
// CHECK-NEXT: }
func.func @block_argument_two(%c: i1) -> i1 {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  "test.opaque"(%a, %b) : (memref<2xf32>, memref<2xf32>) -> ()
  cf.cond_br %c, ^join(%a : memref<2xf32>), ^join(%b : memref<2xf32>)
^join(%x: memref<2xf32>):
  %r = bufferization.dealloc (%x : memref<2xf32>) if (%c) retain (%a : memref<2xf32>)
  return %r : i1
}

// Neither of the two that reach it is a third one.
// CHECK-LABEL: func.func @block_argument_other(%arg0: i1) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc, %alloc_0, %alloc_1) : (memref<2xf32>, memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%alloc : memref<2xf32>), ^bb1(%alloc_0 : memref<2xf32>)
// CHECK-NEXT: ^bb1(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: bufferization.dealloc (%0 : memref<2xf32>) if (%arg0)
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
func.func @block_argument_other(%c: i1) -> i1 {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %d = memref.alloc() : memref<2xf32>
  "test.opaque"(%a, %b, %d) : (memref<2xf32>, memref<2xf32>, memref<2xf32>) -> ()
  cf.cond_br %c, ^join(%a : memref<2xf32>), ^join(%b : memref<2xf32>)
^join(%x: memref<2xf32>):
  %r = bufferization.dealloc (%x : memref<2xf32>) if (%c) retain (%d : memref<2xf32>)
  return %r : i1
}

// Through the results of an scf.if and the arguments and results of an scf.for and an scf.while.
// CHECK-LABEL: func.func @structured(%arg0: i1, %arg1: index, %arg2: memref<2xf32>) -> (i1, i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: %0 = scf.if %arg0 -> (memref<2xf32>) {
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: scf.yield %alloc_1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %0) -> (memref<2xf32>) {
// CHECK-NEXT: "test.opaque"(%arg4) : (memref<2xf32>) -> ()
// CHECK-NEXT: scf.yield %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: bufferization.dealloc (%0 : memref<2xf32>) if (%arg0)
// CHECK-NEXT: %2 = bufferization.dealloc (%1 : memref<2xf32>) if (%arg0) retain (%alloc : memref<2xf32>)
// CHECK-NEXT: return %false, %2, %arg0 : i1, i1, i1
// CHECK-NEXT: }
func.func @structured(%c: i1, %n: index, %m: memref<2xf32>) -> (i1, i1, i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  "test.opaque"(%a, %b) : (memref<2xf32>, memref<2xf32>) -> ()
  %s = scf.if %c -> (memref<2xf32>) {
    "test.opaque"(%a) : (memref<2xf32>) -> ()
    scf.yield %a : memref<2xf32>
  } else {
    %v = memref.alloc() : memref<2xf32>
    scf.yield %v : memref<2xf32>
  }
  %f = scf.for %i = %n to %n step %n iter_args(%x = %s) -> (memref<2xf32>) {
    "test.opaque"(%x) : (memref<2xf32>) -> ()
    scf.yield %a : memref<2xf32>
  }
  %w = scf.while (%x = %m) : (memref<2xf32>) -> memref<2xf32> {
    scf.condition(%c) %b : memref<2xf32>
  } do {
  ^bb0(%y: memref<2xf32>):
    scf.yield %y : memref<2xf32>
  }
  %r0 = bufferization.dealloc (%s : memref<2xf32>) if (%c) retain (%b : memref<2xf32>)
  %r1 = bufferization.dealloc (%f : memref<2xf32>) if (%c) retain (%a : memref<2xf32>)
  %r2 = bufferization.dealloc (%w : memref<2xf32>) if (%c) retain (%b : memref<2xf32>)
  return %r0, %r1, %r2 : i1, i1, i1
}

// A realloc may be the buffer that it was made of; a clone is not. Against an argument of the function
// the realloc counts as new.
// CHECK-LABEL: func.func @realloc_clone(%arg0: i1, %arg1: memref<2xf32>) -> (i1, i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = memref.realloc %alloc : memref<2xf32> to memref<4xf32>
// CHECK-NEXT: %1 = memref.realloc %arg1 : memref<2xf32> to memref<4xf32>
// CHECK-NEXT: %2 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: "test.opaque"(%0, %1, %2) : (memref<4xf32>, memref<4xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: %3 = bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0) retain (%0 : memref<4xf32>)
// CHECK-NEXT: bufferization.dealloc (%arg1 : memref<2xf32>) if (%arg0)
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0)
// CHECK-NEXT: return %3, %false, %false : i1, i1, i1
// CHECK-NEXT: }
func.func @realloc_clone(%c: i1, %m: memref<2xf32>) -> (i1, i1, i1) {
  %a = memref.alloc() : memref<2xf32>
  %r = memref.realloc %a : memref<2xf32> to memref<4xf32>
  %s = memref.realloc %m : memref<2xf32> to memref<4xf32>
  %b = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  "test.opaque"(%r, %s, %b) : (memref<4xf32>, memref<4xf32>, memref<2xf32>) -> ()
  %r0 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%r : memref<4xf32>)
  %r1 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%s : memref<4xf32>)
  %r2 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%b : memref<2xf32>)
  return %r0, %r1, %r2 : i1, i1, i1
}

// A call: its result may be any of its operands, or something new.
// CHECK-LABEL: func.func private @f(memref<2xf32>) -> memref<2xf32>
func.func private @f(memref<2xf32>) -> memref<2xf32>
// CHECK-LABEL: func.func @call(%arg0: i1) -> (i1, i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = call @f(%alloc) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc_0) : (memref<2xf32>) -> ()
// CHECK-NEXT: %1 = bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0) retain (%0 : memref<2xf32>)
// CHECK-NEXT: %2 = bufferization.dealloc (%alloc_0 : memref<2xf32>) if (%arg0) retain (%0 : memref<2xf32>)
// CHECK-NEXT: return %1, %2 : i1, i1
// CHECK-NEXT: }
func.func @call(%c: i1) -> (i1, i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %d = call @f(%a) : (memref<2xf32>) -> memref<2xf32>
  "test.opaque"(%b) : (memref<2xf32>) -> ()
  %r0 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%d : memref<2xf32>)
  %r1 = bufferization.dealloc (%b : memref<2xf32>) if (%c) retain (%d : memref<2xf32>)
  return %r0, %r1 : i1, i1
}

// A select between two allocations is neither a third one nor an argument, and may be the first.
// CHECK-LABEL: func.func @select(%arg0: i1, %arg1: memref<2xf32>) -> (i1, i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc, %alloc_0, %alloc_1) : (memref<2xf32>, memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %alloc_0 : memref<2xf32>
// CHECK-NEXT: %1 = bufferization.dealloc (%0 : memref<2xf32>) if (%arg0) retain (%alloc : memref<2xf32>)
// CHECK-NEXT: return %false, %false, %1 : i1, i1, i1
// CHECK-NEXT: }
func.func @select(%c: i1, %m: memref<2xf32>) -> (i1, i1, i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %d = memref.alloc() : memref<2xf32>
  "test.opaque"(%a, %b, %d) : (memref<2xf32>, memref<2xf32>, memref<2xf32>) -> ()
  %s = arith.select %c, %a, %b : memref<2xf32>
  %r:3 = bufferization.dealloc (%s : memref<2xf32>) if (%c) retain (%d, %m, %a : memref<2xf32>, memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1, %r#2 : i1, i1, i1
}
