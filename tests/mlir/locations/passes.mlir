// Ops that passes make have the location of what they are made for; constants that move, or stand
// for several, have none.
// RUN: %bufscope-opt %s --mlir-print-debuginfo --mlir-print-local-scope --ownership-based-buffer-deallocation --canonicalize --buffer-deallocation-simplification 2>&1 | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-debuginfo --mlir-print-local-scope --buffer-deallocation-pipeline 2>&1 | FileCheck %s --check-prefix=PIPELINE

func.func @two_returns(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32> loc("here")
  cf.cond_br %c, ^yes, ^no loc(fused["a.c":1:2, "branch"("a.c":3:4)])
^yes:
  return %a : memref<2xf32>
^no:
  return %m : memref<2xf32> loc(callsite("inner.c":5:6 at "outer.c":7:8))
}

// CHECK: module {
// CHECK-NEXT: func.func @two_returns(%arg0: i1 loc("{{.*}}passes.mlir":6:24), %arg1: memref<2xf32> loc("{{.*}}passes.mlir":6:32)) -> memref<2xf32> {
// CHECK-NEXT: %false = arith.constant false loc(unknown)
// CHECK-NEXT: %true = arith.constant true loc(unknown)
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32> loc("here")
// CHECK-NEXT: %0 = arith.xori %arg0, %true : i1 loc(fused["a.c":1:2, "branch"("a.c":3:4)])
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<2xf32>) if (%0) loc(fused["a.c":1:2, "branch"("a.c":3:4)])
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2 loc(fused["a.c":1:2, "branch"("a.c":3:4)])
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = scf.if %arg0 -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %alloc : memref<2xf32> loc("here")
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32> loc("here")
// CHECK-NEXT: scf.yield %4 : memref<2xf32> loc("here")
// CHECK-NEXT: } loc("here")
// CHECK-NEXT: %2 = bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0) retain (%1 : memref<2xf32>) loc("{{.*}}passes.mlir":10:3)
// CHECK-NEXT: return %1 : memref<2xf32> loc("{{.*}}passes.mlir":10:3)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %3 = scf.if %false -> (memref<2xf32>) {
// CHECK-NEXT: scf.yield %arg1 : memref<2xf32> loc("{{.*}}passes.mlir":6:32)
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32> loc("{{.*}}passes.mlir":6:32)
// CHECK-NEXT: scf.yield %4 : memref<2xf32> loc("{{.*}}passes.mlir":6:32)
// CHECK-NEXT: } loc("{{.*}}passes.mlir":6:32)
// CHECK-NEXT: return %3 : memref<2xf32> loc(callsite("inner.c":5:6 at "outer.c":7:8))
// CHECK-NEXT: } loc("{{.*}}passes.mlir":6:1)
// CHECK-NEXT: } loc("{{.*}}passes.mlir":0:0)

// PIPELINE: module {
// PIPELINE-NEXT: func.func @two_returns(%arg0: i1 loc("{{.*}}passes.mlir":6:24), %arg1: memref<2xf32> loc("{{.*}}passes.mlir":6:32)) -> memref<2xf32> {
// PIPELINE-NEXT: %true = arith.constant true loc("{{.*}}passes.mlir":10:3)
// PIPELINE-NEXT: %alloc = memref.alloc() : memref<2xf32> loc("here")
// PIPELINE-NEXT: %0 = arith.xori %arg0, %true : i1 loc(fused["a.c":1:2, "branch"("a.c":3:4)])
// PIPELINE-NEXT: scf.if %0 {
// PIPELINE-NEXT: memref.dealloc %alloc : memref<2xf32> loc(fused["a.c":1:2, "branch"("a.c":3:4)])
// PIPELINE-NEXT: } loc(fused["a.c":1:2, "branch"("a.c":3:4)])
// PIPELINE-NEXT: cf.cond_br %arg0, ^bb1, ^bb2 loc(fused["a.c":1:2, "branch"("a.c":3:4)])
// PIPELINE-NEXT: ^bb1:  // pred: ^bb0
// PIPELINE-NEXT: %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xf32> -> index loc("{{.*}}passes.mlir":10:3)
// PIPELINE-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %alloc : memref<2xf32> -> index loc("{{.*}}passes.mlir":10:3)
// PIPELINE-NEXT: %1 = arith.cmpi ne, %intptr, %intptr_0 : index loc("{{.*}}passes.mlir":10:3)
// PIPELINE-NEXT: scf.if %1 {
// PIPELINE-NEXT: memref.dealloc %alloc : memref<2xf32> loc("{{.*}}passes.mlir":10:3)
// PIPELINE-NEXT: } loc("{{.*}}passes.mlir":10:3)
// PIPELINE-NEXT: return %alloc : memref<2xf32> loc("{{.*}}passes.mlir":10:3)
// PIPELINE-NEXT: ^bb2:  // pred: ^bb0
// PIPELINE-NEXT: %2 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32> loc("{{.*}}passes.mlir":6:32)
// PIPELINE-NEXT: return %2 : memref<2xf32> loc(callsite("inner.c":5:6 at "outer.c":7:8))
// PIPELINE-NEXT: } loc("{{.*}}passes.mlir":6:1)
// PIPELINE-NEXT: } loc("{{.*}}passes.mlir":0:0)
