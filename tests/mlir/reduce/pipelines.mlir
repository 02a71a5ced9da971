// Two pipelines end as differently with what is left as with what was there.
// RUN: %bufscope-opt %s --compare=ownership,legacy --reduce -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: %bufscope-opt --compare=ownership,legacy --format=csv %t.mlir | FileCheck %s --check-prefix=AGAIN
// RUN: not %bufscope-opt %s --compare=ownership,ownership --reduce 2>&1 | FileCheck %s --check-prefix=SAME

// CHECK: // bufscope-opt --compare=ownership,legacy pipelines.mlir.tmp.mlir
// CHECK-NEXT: // @freed ends differently:
// CHECK-NEXT: // ownership: refused: memory free side-effect on MemRef value not supported!; legacy: {{.*}}
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @freed({{.*}}
// CHECK-NEXT: memref.dealloc {{.*}}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// AGAIN: freed,outcome,refused: memory free side-effect on MemRef value not supported!,"complete, 1 fault of the input is left"
// SAME: bufscope-opt: nothing to reduce: the pipelines end with the same verdicts and results

func.func @freed(%n: index, %in: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %mine = memref.alloc() : memref<4xf32>
    memref.copy %in, %mine : memref<4xf32> to memref<4xf32>
    memref.copy %mine, %in : memref<4xf32> to memref<4xf32>
  }
  memref.dealloc %in : memref<4xf32>
  return
}
