// The whole system by its name: what it makes of the examples of its written description.
// REFERENCE: none
// RUN: %bufscope-opt %s --hlo-deallocation-pipeline | FileCheck %s
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(hlo-deallocation-pipeline{placement=block-end})' | FileCheck %s
// RUN: %bufscope-opt %s --hlo-deallocate --hlo-deallocation-simplification --hlo-buffer-reuse --hlo-deallocation-simplification --hlo-deallocation-to-scf | FileCheck %s
// RUN: %bufscope-opt %s --hlo-deallocation-pipeline=placement=last-use | FileCheck %s --check-prefix=PAGE

// A buffer grows in some trips of a loop: its indicator goes along, and one place frees it.
// CHECK-LABEL: func.func @grows(%arg0: index, %arg1: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xi32>
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %1:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %alloc, %arg4 = %0) -> (memref<?xi32>, !deallocation.ownership) {
// CHECK-NEXT: %2:2 = "test.check_capacity"(%arg3) : (memref<?xi32>) -> (i1, index)
// CHECK-NEXT: %3:2 = scf.if %2#0 -> (memref<?xi32>, !deallocation.ownership) {
// CHECK-NEXT: %4 = memref.realloc %arg3(%2#1) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT: %5 = deallocation.null
// CHECK-NEXT: scf.yield %4, %5 : memref<?xi32>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg3, %arg4 : memref<?xi32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%3#0) : (memref<?xi32>) -> ()
// CHECK-NEXT: scf.yield %3#0, %3#1 : memref<?xi32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %1#0 : memref<?xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// PAGE-LABEL: func.func @grows(%arg0: index, %arg1: index) {
// PAGE-NEXT: %c0 = arith.constant 0 : index
// PAGE-NEXT: %c1 = arith.constant 1 : index
// PAGE-NEXT: %alloc = memref.alloc(%arg1) : memref<?xi32>
// PAGE-NEXT: %0 = deallocation.null
// PAGE-NEXT: %1:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %alloc, %arg4 = %0) -> (memref<?xi32>, !deallocation.ownership) {
// PAGE-NEXT: %2:2 = "test.check_capacity"(%arg3) : (memref<?xi32>) -> (i1, index)
// PAGE-NEXT: %3:2 = scf.if %2#0 -> (memref<?xi32>, !deallocation.ownership) {
// PAGE-NEXT: %4 = memref.realloc %arg3(%2#1) : memref<?xi32> to memref<?xi32>
// PAGE-NEXT: %5 = deallocation.null
// PAGE-NEXT: scf.yield %4, %5 : memref<?xi32>, !deallocation.ownership
// PAGE-NEXT: } else {
// PAGE-NEXT: scf.yield %arg3, %arg4 : memref<?xi32>, !deallocation.ownership
// PAGE-NEXT: }
// PAGE-NEXT: "test.use"(%3#0) : (memref<?xi32>) -> ()
// PAGE-NEXT: scf.yield %3#0, %3#1 : memref<?xi32>, !deallocation.ownership
// PAGE-NEXT: }
// PAGE-NEXT: memref.dealloc %1#0 : memref<?xi32>
// PAGE-NEXT: return
// PAGE-NEXT: }
func.func @grows(%n: index, %capacity: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%capacity) : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<?xi32>) {
    %grow, %size = "test.check_capacity"(%x) : (memref<?xi32>) -> (i1, index)
    %m = scf.if %grow -> (memref<?xi32>) {
      %new = memref.realloc %x(%size) : memref<?xi32> to memref<?xi32>
      scf.yield %new : memref<?xi32>
    } else {
      scf.yield %x : memref<?xi32>
    }
    "test.use"(%m) : (memref<?xi32>) -> ()
    scf.yield %m : memref<?xi32>
  }
  return
}

// Who owns the result depends on the branch.
// CHECK-LABEL: func.func @either(%arg0: i1, %arg1: memref<2000x3xi32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<2000x3xi32>, !deallocation.ownership) {
// CHECK-NEXT: %3 = deallocation.null
// CHECK-NEXT: scf.yield %arg1, %3 : memref<2000x3xi32>, !deallocation.ownership
// CHECK-NEXT: } else {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2000x3xi32>
// CHECK-NEXT: %3 = deallocation.own %alloc : memref<2000x3xi32>
// CHECK-NEXT: scf.yield %alloc, %3 : memref<2000x3xi32>, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%0#0) : (memref<2000x3xi32>) -> ()
// CHECK-NEXT: %1 = deallocation.get_buffer %0#1 : !deallocation.ownership
// CHECK-NEXT: %2 = arith.cmpi ne, %1, %c0 : index
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: deallocation.free %0#1
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// PAGE-LABEL: func.func @either(%arg0: i1, %arg1: memref<2000x3xi32>) {
// PAGE-NEXT: %c0 = arith.constant 0 : index
// PAGE-NEXT: %0:2 = scf.if %arg0 -> (memref<2000x3xi32>, !deallocation.ownership) {
// PAGE-NEXT: %3 = deallocation.null
// PAGE-NEXT: scf.yield %arg1, %3 : memref<2000x3xi32>, !deallocation.ownership
// PAGE-NEXT: } else {
// PAGE-NEXT: %alloc = memref.alloc() : memref<2000x3xi32>
// PAGE-NEXT: %3 = deallocation.own %alloc : memref<2000x3xi32>
// PAGE-NEXT: scf.yield %alloc, %3 : memref<2000x3xi32>, !deallocation.ownership
// PAGE-NEXT: }
// PAGE-NEXT: "test.use"(%0#0) : (memref<2000x3xi32>) -> ()
// PAGE-NEXT: %1 = deallocation.get_buffer %0#1 : !deallocation.ownership
// PAGE-NEXT: %2 = arith.cmpi ne, %1, %c0 : index
// PAGE-NEXT: scf.if %2 {
// PAGE-NEXT: deallocation.free %0#1
// PAGE-NEXT: }
// PAGE-NEXT: return
// PAGE-NEXT: }
func.func @either(%c: i1, %a: memref<2000x3xi32>) {
  %r = scf.if %c -> (memref<2000x3xi32>) {
    scf.yield %a : memref<2000x3xi32>
  } else {
    %new = memref.alloc() : memref<2000x3xi32>
    scf.yield %new : memref<2000x3xi32>
  }
  "test.use"(%r) : (memref<2000x3xi32>) -> ()
  return
}

// Two buffers change places; both are freed, whichever is which.
// CHECK-LABEL: func.func @swaps(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi32>
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi32>
// CHECK-NEXT: %1 = deallocation.null
// CHECK-NEXT: %2:4 = scf.while (%arg1 = %alloc, %arg2 = %alloc_0, %arg3 = %0, %arg4 = %1) : (memref<5000xi32>, memref<5000xi32>, !deallocation.ownership, !deallocation.ownership) -> (memref<5000xi32>, memref<5000xi32>, !deallocation.ownership, !deallocation.ownership) {
// CHECK-NEXT: scf.condition(%arg0) %arg2, %arg1, %arg4, %arg3 : memref<5000xi32>, memref<5000xi32>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: memref<5000xi32>, %arg2: memref<5000xi32>, %arg3: !deallocation.ownership, %arg4: !deallocation.ownership):
// CHECK-NEXT: "test.step"(%arg1, %arg2) : (memref<5000xi32>, memref<5000xi32>) -> ()
// CHECK-NEXT: scf.yield %arg1, %arg2, %arg3, %arg4 : memref<5000xi32>, memref<5000xi32>, !deallocation.ownership, !deallocation.ownership
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi32>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<5000xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// PAGE-LABEL: func.func @swaps(%arg0: i1) {
// PAGE-NEXT: %alloc = memref.alloc() : memref<5000xi32>
// PAGE-NEXT: %0 = deallocation.null
// PAGE-NEXT: %alloc_0 = memref.alloc() : memref<5000xi32>
// PAGE-NEXT: %1 = deallocation.null
// PAGE-NEXT: %2:4 = scf.while (%arg1 = %alloc, %arg2 = %alloc_0, %arg3 = %0, %arg4 = %1) : (memref<5000xi32>, memref<5000xi32>, !deallocation.ownership, !deallocation.ownership) -> (memref<5000xi32>, memref<5000xi32>, !deallocation.ownership, !deallocation.ownership) {
// PAGE-NEXT: scf.condition(%arg0) %arg2, %arg1, %arg4, %arg3 : memref<5000xi32>, memref<5000xi32>, !deallocation.ownership, !deallocation.ownership
// PAGE-NEXT: } do {
// PAGE-NEXT: ^bb0(%arg1: memref<5000xi32>, %arg2: memref<5000xi32>, %arg3: !deallocation.ownership, %arg4: !deallocation.ownership):
// PAGE-NEXT: "test.step"(%arg1, %arg2) : (memref<5000xi32>, memref<5000xi32>) -> ()
// PAGE-NEXT: scf.yield %arg1, %arg2, %arg3, %arg4 : memref<5000xi32>, memref<5000xi32>, !deallocation.ownership, !deallocation.ownership
// PAGE-NEXT: }
// PAGE-NEXT: memref.dealloc %alloc : memref<5000xi32>
// PAGE-NEXT: memref.dealloc %alloc_0 : memref<5000xi32>
// PAGE-NEXT: return
// PAGE-NEXT: }
func.func @swaps(%c: i1) {
  %a = memref.alloc() : memref<5000xi32>
  %b = memref.alloc() : memref<5000xi32>
  %r:2 = scf.while (%x = %a, %y = %b) : (memref<5000xi32>, memref<5000xi32>) -> (memref<5000xi32>, memref<5000xi32>) {
    scf.condition(%c) %y, %x : memref<5000xi32>, memref<5000xi32>
  } do {
  ^bb0(%x: memref<5000xi32>, %y: memref<5000xi32>):
    "test.step"(%x, %y) : (memref<5000xi32>, memref<5000xi32>) -> ()
    scf.yield %x, %y : memref<5000xi32>, memref<5000xi32>
  }
  return
}

// One buffer after the other: where the first is freed at its last use, the second is the same one.
// CHECK-LABEL: func.func @one_after_the_other() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi32>
// CHECK-NEXT: "test.use"(%alloc) : (memref<5000xi32>) -> ()
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi32>
// CHECK-NEXT: "test.use"(%alloc_0) : (memref<5000xi32>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi32>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<5000xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// PAGE-LABEL: func.func @one_after_the_other() {
// PAGE-NEXT: %alloc = memref.alloc() : memref<5000xi32>
// PAGE-NEXT: "test.use"(%alloc) : (memref<5000xi32>) -> ()
// PAGE-NEXT: "test.use"(%alloc) : (memref<5000xi32>) -> ()
// PAGE-NEXT: memref.dealloc %alloc : memref<5000xi32>
// PAGE-NEXT: return
// PAGE-NEXT: }
func.func @one_after_the_other() {
  %a = memref.alloc() : memref<5000xi32>
  "test.use"(%a) : (memref<5000xi32>) -> ()
  %b = memref.alloc() : memref<5000xi32>
  "test.use"(%b) : (memref<5000xi32>) -> ()
  return
}

// A buffer of each trip is exchanged for the one that came in.
// CHECK-LABEL: func.func @double_buffer(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<5000xi32>
// CHECK-NEXT: %0 = deallocation.null
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<5000xi32>
// CHECK-NEXT: %1:3 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc, %arg3 = %0, %arg4 = %alloc_0) -> (memref<5000xi32>, !deallocation.ownership, memref<5000xi32>) {
// CHECK-NEXT: %2 = deallocation.null
// CHECK-NEXT: "test.step"(%arg2, %arg4) : (memref<5000xi32>, memref<5000xi32>) -> ()
// CHECK-NEXT: scf.yield %arg4, %2, %arg2 : memref<5000xi32>, !deallocation.ownership, memref<5000xi32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc : memref<5000xi32>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<5000xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// PAGE-LABEL: func.func @double_buffer(%arg0: index) {
// PAGE-NEXT: %c0 = arith.constant 0 : index
// PAGE-NEXT: %c1 = arith.constant 1 : index
// PAGE-NEXT: %alloc = memref.alloc() : memref<5000xi32>
// PAGE-NEXT: %0 = deallocation.null
// PAGE-NEXT: %alloc_0 = memref.alloc() : memref<5000xi32>
// PAGE-NEXT: %1:3 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc, %arg3 = %0, %arg4 = %alloc_0) -> (memref<5000xi32>, !deallocation.ownership, memref<5000xi32>) {
// PAGE-NEXT: %2 = deallocation.null
// PAGE-NEXT: "test.step"(%arg2, %arg4) : (memref<5000xi32>, memref<5000xi32>) -> ()
// PAGE-NEXT: scf.yield %arg4, %2, %arg2 : memref<5000xi32>, !deallocation.ownership, memref<5000xi32>
// PAGE-NEXT: }
// PAGE-NEXT: memref.dealloc %alloc : memref<5000xi32>
// PAGE-NEXT: memref.dealloc %alloc_0 : memref<5000xi32>
// PAGE-NEXT: return
// PAGE-NEXT: }
func.func @double_buffer(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<5000xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<5000xi32>) {
    %t = memref.alloc() : memref<5000xi32>
    "test.step"(%x, %t) : (memref<5000xi32>, memref<5000xi32>) -> ()
    scf.yield %t : memref<5000xi32>
  }
  return
}
