// What the document on the older pass shows as results: clones and deallocs in place. The canonicalizer
// takes out the clones that are not needed.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s --check-prefix=CANONICAL

// CHECK-LABEL: func.func @branch(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %0 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT: cf.br ^bb3(%0 : memref<2xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: cf.br ^bb3(%1 : memref<2xf32>)
// CHECK-NEXT: ^bb3(%2: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: test.copy(%2, %2) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %2 : memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @branch(%arg0: i1) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CANONICAL-NEXT: ^bb1:  // pred: ^bb0
// CANONICAL-NEXT: %alloc_0 = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: cf.br ^bb3(%alloc_0 : memref<2xf32>)
// CANONICAL-NEXT: ^bb2:  // pred: ^bb0
// CANONICAL-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: cf.br ^bb3(%0 : memref<2xf32>)
// CANONICAL-NEXT: ^bb3(%1: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CANONICAL-NEXT: test.copy(%1, %1) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %1 : memref<2xf32>
// CANONICAL-NEXT: memref.dealloc %alloc : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @branch(%arg0: i1) {
  %0 = memref.alloc() : memref<2xf32>
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  %1 = memref.alloc() : memref<2xf32>
  %3 = bufferization.clone %1 : memref<2xf32> to memref<2xf32>
  memref.dealloc %1 : memref<2xf32>
  cf.br ^bb3(%3 : memref<2xf32>)
^bb2:
  test.copy(%0, %0) : (memref<2xf32>, memref<2xf32>)
  %4 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
  cf.br ^bb3(%4 : memref<2xf32>)
^bb3(%2: memref<2xf32>):
  test.copy(%2, %2) : (memref<2xf32>, memref<2xf32>)
  memref.dealloc %2 : memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  return
}

// CHECK-LABEL: func.func @condBranchDynamicTypeNested(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: cf.br ^bb6(%0 : memref<?xf32>)
// CHECK-NEXT: ^bb2(%1: index):  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc(%1) : memref<?xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: cf.cond_br %arg0, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb5(%alloc : memref<?xf32>)
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb5(%alloc : memref<?xf32>)
// CHECK-NEXT: ^bb5(%2: memref<?xf32>):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: %3 = bufferization.clone %alloc : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT: cf.br ^bb6(%3 : memref<?xf32>)
// CHECK-NEXT: ^bb6(%4: memref<?xf32>):  // 2 preds: ^bb1, ^bb5
// CHECK-NEXT: cf.br ^bb7(%4 : memref<?xf32>)
// CHECK-NEXT: ^bb7(%5: memref<?xf32>):  // pred: ^bb6
// CHECK-NEXT: test.copy(%5, %arg2) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: memref.dealloc %4 : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @condBranchDynamicTypeNested(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
// CANONICAL-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
// CANONICAL-NEXT: ^bb1:  // pred: ^bb0
// CANONICAL-NEXT: %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
// CANONICAL-NEXT: cf.br ^bb3(%0 : memref<?xf32>)
// CANONICAL-NEXT: ^bb2(%1: index):  // pred: ^bb0
// CANONICAL-NEXT: %alloc = memref.alloc(%1) : memref<?xf32>
// CANONICAL-NEXT: test.copy(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>)
// CANONICAL-NEXT: cf.br ^bb3(%alloc : memref<?xf32>)
// CANONICAL-NEXT: ^bb3(%2: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// CANONICAL-NEXT: test.copy(%2, %arg2) : (memref<?xf32>, memref<?xf32>)
// CANONICAL-NEXT: memref.dealloc %2 : memref<?xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @condBranchDynamicTypeNested(
  %arg0: i1,
  %arg1: memref<?xf32>,
  %arg2: memref<?xf32>,
  %arg3: index) {
  cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
^bb1:
  %5 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  cf.br ^bb6(%5 : memref<?xf32>)
^bb2(%0: index):
  %1 = memref.alloc(%0) : memref<?xf32>
  test.copy(%1, %1) : (memref<?xf32>, memref<?xf32>)
  cf.cond_br %arg0, ^bb3, ^bb4
^bb3:
  cf.br ^bb5(%1 : memref<?xf32>)
^bb4:
  cf.br ^bb5(%1 : memref<?xf32>)
^bb5(%2: memref<?xf32>):
  %6 = bufferization.clone %1 : memref<?xf32> to memref<?xf32>
  memref.dealloc %1 : memref<?xf32>
  cf.br ^bb6(%6 : memref<?xf32>)
^bb6(%3: memref<?xf32>):
  cf.br ^bb7(%3 : memref<?xf32>)
^bb7(%4: memref<?xf32>):
  test.copy(%4, %arg2) : (memref<?xf32>, memref<?xf32>)
  memref.dealloc %3 : memref<?xf32>
  return
}

// CHECK-LABEL: func.func @nested_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg1 : index
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CHECK-NEXT: %1 = scf.if %0 -> (memref<?x?xf32>) {
// CHECK-NEXT: scf.yield %alloc : memref<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CHECK-NEXT: test.copy(%alloc_0, %alloc_0) : (memref<?x?xf32>, memref<?x?xf32>)
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<?x?xf32>
// CHECK-NEXT: scf.yield %alloc : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : memref<?x?xf32>
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @nested_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CANONICAL-NEXT: %0 = arith.cmpi eq, %arg0, %arg1 : index
// CANONICAL-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CANONICAL-NEXT: scf.if %0 {
// CANONICAL-NEXT: } else {
// CANONICAL-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CANONICAL-NEXT: test.copy(%alloc_0, %alloc_0) : (memref<?x?xf32>, memref<?x?xf32>)
// CANONICAL-NEXT: memref.dealloc %alloc_0 : memref<?x?xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: return %alloc : memref<?x?xf32>
// CANONICAL-NEXT: }
func.func @nested_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
  %0 = arith.cmpi eq, %arg0, %arg1 : index
  %1 = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
  %2 = scf.if %0 -> (memref<?x?xf32>) {
    scf.yield %1 : memref<?x?xf32>
  } else {
    %3 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    test.copy(%3, %3) : (memref<?x?xf32>, memref<?x?xf32>)
    memref.dealloc %3 : memref<?x?xf32>
    scf.yield %1 : memref<?x?xf32>
  }
  return %2 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @loop_nested_if(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
// CHECK-NEXT: %0 = bufferization.clone %arg3 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %1 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %0) -> (memref<2xf32>) {
// CHECK-NEXT: %2 = arith.cmpi eq, %arg5, %arg1 : index
// CHECK-NEXT: %3 = scf.if %2 -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %5 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: scf.yield %5 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %5 = bufferization.clone %arg6 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.yield %5 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %4 = bufferization.clone %3 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %3 : memref<2xf32>
// CHECK-NEXT: memref.dealloc %arg6 : memref<2xf32>
// CHECK-NEXT: scf.yield %4 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%1, %arg4) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: memref.dealloc %1 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @loop_nested_if(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
// CANONICAL-NEXT: %0 = bufferization.clone %arg3 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: %1 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %0) -> (memref<2xf32>) {
// CANONICAL-NEXT: %2 = arith.cmpi eq, %arg5, %arg1 : index
// CANONICAL-NEXT: %3 = scf.if %2 -> (memref<2xf32>) {
// CANONICAL-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CANONICAL-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: scf.yield %alloc : memref<2xf32>
// CANONICAL-NEXT: } else {
// CANONICAL-NEXT: %4 = bufferization.clone %arg6 : memref<2xf32> to memref<2xf32>
// CANONICAL-NEXT: scf.yield %4 : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: memref.dealloc %arg6 : memref<2xf32>
// CANONICAL-NEXT: scf.yield %3 : memref<2xf32>
// CANONICAL-NEXT: }
// CANONICAL-NEXT: test.copy(%1, %arg4) : (memref<2xf32>, memref<2xf32>)
// CANONICAL-NEXT: memref.dealloc %1 : memref<2xf32>
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
func.func @loop_nested_if(
  %lb: index,
  %ub: index,
  %step: index,
  %buf: memref<2xf32>,
  %res: memref<2xf32>) {
  %4 = bufferization.clone %buf : memref<2xf32> to memref<2xf32>
  %0 = scf.for %i = %lb to %ub step %step
    iter_args(%iterBuf = %4) -> memref<2xf32> {
    %1 = arith.cmpi eq, %i, %ub : index
    %2 = scf.if %1 -> (memref<2xf32>) {
      %3 = memref.alloc() : memref<2xf32>
      test.copy(%3, %3) : (memref<2xf32>, memref<2xf32>)
      %5 = bufferization.clone %3 : memref<2xf32> to memref<2xf32>
      memref.dealloc %3 : memref<2xf32>
      scf.yield %5 : memref<2xf32>
    } else {
      %6 = bufferization.clone %iterBuf : memref<2xf32> to memref<2xf32>
      scf.yield %6 : memref<2xf32>
    }
    %7 = bufferization.clone %2 : memref<2xf32> to memref<2xf32>
    memref.dealloc %2 : memref<2xf32>
    memref.dealloc %iterBuf : memref<2xf32>
    scf.yield %7 : memref<2xf32>
  }
  test.copy(%0, %res) : (memref<2xf32>, memref<2xf32>)
  memref.dealloc %0 : memref<2xf32>
  return
}

// CHECK-LABEL: func.func @dynamic_allocation(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CHECK-NEXT: %0 = bufferization.clone %alloc : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<?x?xf32>
// CHECK-NEXT: return %0 : memref<?x?xf32>
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @dynamic_allocation(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CANONICAL-NEXT: %alloc = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CANONICAL-NEXT: return %alloc : memref<?x?xf32>
// CANONICAL-NEXT: }
func.func @dynamic_allocation(%arg0: index, %arg1: index) -> memref<?x?xf32> {
  %1 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
  %2 = bufferization.clone %1 : memref<?x?xf32> to memref<?x?xf32>
  memref.dealloc %1 : memref<?x?xf32>
  return %2 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @dynamic_allocation_result(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CHECK-NEXT: return %alloc : memref<?x?xf32>
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @dynamic_allocation_result(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CANONICAL-NEXT: %alloc = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CANONICAL-NEXT: return %alloc : memref<?x?xf32>
// CANONICAL-NEXT: }
func.func @dynamic_allocation_result(%arg0: index, %arg1: index) -> memref<?x?xf32> {
  %1 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
