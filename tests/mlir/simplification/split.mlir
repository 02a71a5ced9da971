// SplitDeallocWhenNotAliasingAnyOther: a buffer that no other one on the list can be gets a dealloc of its own.
// RUN: %bufscope-opt %s --buffer-deallocation-simplification --allow-unregistered-dialect | FileCheck %s

// Two allocations: one each, and an empty one that disappears.
// CHECK-LABEL: func.func @two_allocations(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xi32>
// CHECK-NEXT: "test.opaque"(%alloc, %alloc_0) : (memref<2xf32>, memref<4xi32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0)
// CHECK-NEXT: bufferization.dealloc (%alloc_0 : memref<4xi32>) if (%arg1)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @two_allocations(%c: i1, %d: i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<4xi32>
  "test.opaque"(%a, %b) : (memref<2xf32>, memref<4xi32>) -> ()
  bufferization.dealloc (%a, %b : memref<2xf32>, memref<4xi32>) if (%c, %d)
  return
}

// With retained values: the results of all parts are or-ed.
// CHECK-LABEL: func.func @retained(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: memref<2xf32>, %arg4: memref<2xf32>) -> (i1, i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %alloc_0 : memref<2xf32>
// CHECK-NEXT: %1 = arith.select %arg1, %alloc, %arg3 : memref<2xf32>
// CHECK-NEXT: %2:2 = bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0) retain (%0, %1 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %3 = bufferization.dealloc (%alloc_0 : memref<2xf32>) if (%arg0) retain (%0 : memref<2xf32>)
// CHECK-NEXT: %4 = bufferization.dealloc (%arg3, %arg4 : memref<2xf32>, memref<2xf32>) if (%arg1, %arg2) retain (%1 : memref<2xf32>)
// CHECK-NEXT: %5 = arith.ori %4, %2#1 : i1
// CHECK-NEXT: %6 = arith.ori %2#0, %3 : i1
// CHECK-NEXT: return %6, %5 : i1, i1
// CHECK-NEXT: }
func.func @retained(%c: i1, %d: i1, %e: i1, %m: memref<2xf32>, %n: memref<2xf32>) -> (i1, i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  "test.opaque"(%a, %b) : (memref<2xf32>, memref<2xf32>) -> ()
  %s = arith.select %c, %a, %b : memref<2xf32>
  %t = arith.select %d, %a, %m : memref<2xf32>
  %r:2 = bufferization.dealloc (%a, %m, %b, %n : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %c, %e) retain (%s, %t : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// The rest may be one another: they stay together.
// CHECK-LABEL: func.func @rest(%arg0: i1, %arg1: i1, %arg2: memref<2xf32>, %arg3: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0)
// CHECK-NEXT: bufferization.dealloc (%arg2, %arg3 : memref<2xf32>, memref<2xf32>) if (%arg0, %arg1)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @rest(%c: i1, %d: i1, %m: memref<2xf32>, %n: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  "test.opaque"(%a) : (memref<2xf32>) -> ()
  bufferization.dealloc (%m, %a, %n : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %c, %d)
  return
}

// Not split: a select of the two, and two arguments.
// CHECK-LABEL: func.func @not_split(%arg0: i1, %arg1: i1, %arg2: memref<2xf32>, %arg3: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %arg2 : memref<2xf32>
// CHECK-NEXT: bufferization.dealloc (%alloc, %0 : memref<2xf32>, memref<2xf32>) if (%arg0, %arg1)
// CHECK-NEXT: bufferization.dealloc (%arg2, %arg3 : memref<2xf32>, memref<2xf32>) if (%arg0, %arg1)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @not_split(%c: i1, %d: i1, %m: memref<2xf32>, %n: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  "test.opaque"(%a) : (memref<2xf32>) -> ()
  %s = arith.select %c, %a, %m : memref<2xf32>
  bufferization.dealloc (%a, %s : memref<2xf32>, memref<2xf32>) if (%c, %d)
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
  return
}

// A loop's argument and what its body allocates are split.
// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: i1) {
// CHECK-NEXT: %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%arg6 : memref<2xf32>) if (%arg4)
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<2xf32>) if (%arg4)
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: scf.yield %alloc_0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: "test.opaque"(%0) : (memref<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loop(%lb: index, %ub: index, %st: index, %m: memref<2xf32>, %c: i1) {
  %r = scf.for %i = %lb to %ub step %st iter_args(%x = %m) -> (memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    "test.opaque"(%a) : (memref<2xf32>) -> ()
    bufferization.dealloc (%x, %a : memref<2xf32>, memref<2xf32>) if (%c, %c)
    %b = memref.alloc() : memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  "test.opaque"(%r) : (memref<2xf32>) -> ()
  return
}
