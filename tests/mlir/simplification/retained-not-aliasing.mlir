// RemoveRetainedMemrefsGuaranteedToNotAlias: a retained value that no buffer on the list can be gets false.
// RUN: %bufscope-opt %s --buffer-deallocation-simplification --allow-unregistered-dialect | FileCheck %s

// An allocation and an argument of the function.
// CHECK-LABEL: func.func @alloc_argument(%arg0: memref<2xf32>, %arg1: i1) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<2xf32>) if (%arg1)
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
func.func @alloc_argument(%m: memref<2xf32>, %c: i1) -> i1 {
  %a = memref.alloc() : memref<2xf32>
  "test.opaque"(%a) : (memref<2xf32>) -> ()
  %r = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%m : memref<2xf32>)
  return %r : i1
}

// Two allocations, one of them seen through a view; a stack buffer.
// CHECK-LABEL: func.func @allocations(%arg0: i1, %arg1: index) -> (i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc, %alloc_0, %alloca) : (memref<2xf32>, memref<?xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0)
// CHECK-NEXT: return %false, %false : i1, i1
// CHECK-NEXT: }
func.func @allocations(%c: i1, %n: index) -> (i1, i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %s = memref.alloca() : memref<2xf32>
  %v = memref.cast %b : memref<?xf32> to memref<2xf32>
  "test.opaque"(%a, %b, %s) : (memref<2xf32>, memref<?xf32>, memref<2xf32>) -> ()
  %r:2 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%v, %s : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// One of two goes.
// CHECK-LABEL: func.func @one_of_two(%arg0: i1, %arg1: i1, %arg2: memref<2xf32>) -> (i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = arith.select %arg1, %alloc, %arg2 : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: %1 = bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0) retain (%0 : memref<2xf32>)
// CHECK-NEXT: return %false, %1 : i1, i1
// CHECK-NEXT: }
func.func @one_of_two(%c: i1, %d: i1, %m: memref<2xf32>) -> (i1, i1) {
  %a = memref.alloc() : memref<2xf32>
  %s = arith.select %d, %a, %m : memref<2xf32>
  "test.opaque"(%a) : (memref<2xf32>) -> ()
  %r:2 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%m, %s : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// Nothing on the list: all retained values go.
// CHECK-LABEL: func.func @empty_list(%arg0: memref<2xf32>, %arg1: memref<2xf32>) -> (i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false, %false : i1, i1
// CHECK-NEXT: }
func.func @empty_list(%m: memref<2xf32>, %n: memref<2xf32>) -> (i1, i1) {
  %r:2 = bufferization.dealloc retain (%m, %n : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// A loop's argument cannot be what its body allocates.
// CHECK-LABEL: func.func @distinct_block_argument(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3, %arg6 = %arg0) -> (memref<2xf32>, index) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<2xf32>) if (%true)
// CHECK-NEXT: "test.keep"(%false) : (i1) -> ()
// CHECK-NEXT: scf.yield %alloc, %arg4 : memref<2xf32>, index
// CHECK-NEXT: }
// CHECK-NEXT: "test.opaque"(%0#0) : (memref<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @distinct_block_argument(%lb: index, %ub: index, %st: index, %m: memref<2xf32>) {
  %r:2 = scf.for %i = %lb to %ub step %st iter_args(%x = %m, %o = %lb) -> (memref<2xf32>, index) {
    %a = memref.alloc() : memref<2xf32>
    %true = arith.constant true
    "test.opaque"(%a) : (memref<2xf32>) -> ()
    %d = bufferization.dealloc (%a : memref<2xf32>) if (%true) retain (%x : memref<2xf32>)
    "test.keep"(%d) : (i1) -> ()
    scf.yield %a, %i : memref<2xf32>, index
  }
  "test.opaque"(%r#0) : (memref<2xf32>) -> ()
  return
}

// Nothing is known about two arguments, globals, results of calls and of unknown ops: all stay.
// CHECK: memref.global "private" @g : memref<2xf32>
memref.global "private" @g : memref<2xf32>
// CHECK-LABEL: func.func private @get() -> memref<2xf32>
func.func private @get() -> memref<2xf32>
// CHECK-LABEL: func.func @unknown(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) -> (i1, i1, i1, i1, i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = memref.get_global @g : memref<2xf32>
// CHECK-NEXT: %1 = call @get() : () -> memref<2xf32>
// CHECK-NEXT: %2 = "test.make"(%arg0) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: %3:3 = bufferization.dealloc (%alloc : memref<2xf32>) if (%arg2) retain (%0, %1, %2 : memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %4:2 = bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg2) retain (%arg1, %2 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return %3#0, %3#1, %3#2, %4#0, %4#1 : i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @unknown(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (i1, i1, i1, i1, i1) {
  %a = memref.alloc() : memref<2xf32>
  %g = memref.get_global @g : memref<2xf32>
  %f = call @get() : () -> memref<2xf32>
  %u = "test.make"(%m) : (memref<2xf32>) -> memref<2xf32>
  "test.opaque"(%a) : (memref<2xf32>) -> ()
  %r:3 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%g, %f, %u : memref<2xf32>, memref<2xf32>, memref<2xf32>)
  %s:2 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%n, %u : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1, %r#2, %s#0, %s#1 : i1, i1, i1, i1, i1
}
