// What a pass refuses, it refuses in the same words at the same op, and the function beside it is away.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation --reduce | FileCheck %s
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation --reduce 2>/dev/null | not %bufscope-opt --ownership-based-buffer-deallocation 2>&1 | FileCheck %s --check-prefix=AGAIN

// CHECK: // bufscope-opt --check --pass-pipeline='builtin.module(ownership-based-buffer-deallocation{private-function-dynamic-ownership=false})' -
// CHECK-NEXT: // bufscope: pipeline=builtin.module(ownership-based-buffer-deallocation{private-function-dynamic-ownership=false})
// CHECK-NEXT: // line 6: ownership-based-buffer-deallocation refuses it: memory free side-effect on MemRef value not supported!
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @freed(%arg0: memref<1xf32>) {
// CHECK-NEXT: memref.dealloc %arg0 : memref<1xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// AGAIN: <stdin>:6:5: error: memory free side-effect on MemRef value not supported!

func.func @right(%in: memref<4xf32>) -> memref<4xf32> {
  %mine = memref.alloc() : memref<4xf32>
  memref.copy %in, %mine : memref<4xf32> to memref<4xf32>
  return %mine : memref<4xf32>
}
func.func @freed(%c: i1, %in: memref<4xf32>) {
  %mine = func.call @right(%in) : (memref<4xf32>) -> memref<4xf32>
  cf.cond_br %c, ^one, ^two(%mine : memref<4xf32>)
^one:
  cf.br ^two(%in : memref<4xf32>)
^two(%either: memref<4xf32>):
  memref.dealloc %either : memref<4xf32>
  cf.br ^end
^end:
  return
}
