// Block labels and the comments behind them.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s

// CHECK-LABEL: func.func @predecessors(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb4, ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.cond_br %arg1, ^bb2, ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb1, ^bb1
// CHECK-NEXT: cf.br ^bb4
// CHECK-NEXT: ^bb3:  // no predecessors
// CHECK-NEXT: cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @predecessors(%c: i1, %d: i1) {
  cf.cond_br %c, ^three, ^one
^one:
  cf.cond_br %d, ^two, ^two
^two:
  cf.br ^three
^dead:
  cf.br ^three
^three:
  return
}

// CHECK-LABEL: func.func @entry_block_label() {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @entry_block_label() {
^entry:
  cf.br ^other
^other:
  return
}

// CHECK-LABEL: func.func @in_region(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %0 = scf.execute_region -> memref<2xf32> {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg1 : memref<2xf32>), ^bb2
// CHECK-NEXT: ^bb1(%1: memref<2xf32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: scf.yield %1 : memref<2xf32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: cf.br ^bb1(%alloc : memref<2xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
func.func @in_region(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %r = scf.execute_region -> memref<2xf32> {
    cf.cond_br %c, ^yes(%m : memref<2xf32>), ^no
  ^yes(%x: memref<2xf32>):
    scf.yield %x : memref<2xf32>
  ^no:
    %a = memref.alloc() : memref<2xf32>
    cf.br ^yes(%a : memref<2xf32>)
  }
  return %r : memref<2xf32>
}

// CHECK-LABEL: func.func @empty() {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @empty() {
  return
}
