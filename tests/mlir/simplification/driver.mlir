// The pass folds, removes what is dead and hoists constants, but it canonicalizes nothing except deallocs.
// RUN: %bufscope-opt %s --buffer-deallocation-simplification --allow-unregistered-dialect | FileCheck %s

// An allocation of which nothing is left but its dealloc disappears with it.
// CHECK-LABEL: func.func @alloc_dealloc(%arg0: i1, %arg1: memref<2xf32>) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
func.func @alloc_dealloc(%c: i1, %m: memref<2xf32>) -> i1 {
  %a = memref.alloc() : memref<2xf32>
  %r = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%m : memref<2xf32>)
  return %r : i1
}

// Conditions are folded, constants go to the top, dead ops go; the scf.if on a constant and the branch stay.
// CHECK-LABEL: func.func @folding(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: "test.opaque"(%arg1) : (memref<2xf32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%arg1 : memref<2xf32>) if (%arg0)
// CHECK-NEXT: scf.if %true {
// CHECK-NEXT: "test.opaque"(%arg0) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @folding(%c: i1, %m: memref<2xf32>) {
  "test.opaque"(%m) : (memref<2xf32>) -> ()
  %true = arith.constant true
  %x = arith.andi %c, %true : i1
  %dead = arith.ori %c, %x : i1
  bufferization.dealloc (%m : memref<2xf32>) if (%x)
  scf.if %true {
    "test.opaque"(%c) : (i1) -> ()
  }
  cf.br ^next
^next:
  return
}

// Unreachable blocks and unused block arguments are removed.
// CHECK-LABEL: func.func @regions(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.opaque"(%arg0) : (i1) -> ()
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @regions(%c: i1, %k: i32) {
  cf.cond_br %c, ^a(%k : i32), ^b
^a(%unused: i32):
  "test.opaque"(%c) : (i1) -> ()
  cf.br ^b
^b:
  return
^dead:
  cf.br ^b
}

// All patterns in turn, in a loop that carries a buffer.
// CHECK-LABEL: func.func @together(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>) -> (memref<2xf32>, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3, %arg6 = %false) -> (memref<2xf32>, i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.opaque"(%arg5, %alloc) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg5 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f32>) if (%arg6)
// CHECK-NEXT: scf.yield %alloc, %true : memref<2xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : memref<2xf32>, i1
// CHECK-NEXT: }
func.func @together(%lb: index, %ub: index, %st: index, %m: memref<2xf32>) -> (memref<2xf32>, i1) {
  %false = arith.constant false
  %true = arith.constant true
  %r:2 = scf.for %i = %lb to %ub step %st iter_args(%x = %m, %own = %false) -> (memref<2xf32>, i1) {
    %a = memref.alloc() : memref<2xf32>
    "test.opaque"(%x, %a) : (memref<2xf32>, memref<2xf32>) -> ()
    %bx, %ox, %sx, %tx = memref.extract_strided_metadata %x : memref<2xf32> -> memref<f32>, index, index, index
    %ba, %oa, %sa, %ta = memref.extract_strided_metadata %a : memref<2xf32> -> memref<f32>, index, index, index
    %d = bufferization.dealloc (%bx, %ba : memref<f32>, memref<f32>) if (%own, %true) retain (%a : memref<2xf32>)
    scf.yield %a, %d : memref<2xf32>, i1
  }
  return %r#0, %r#1 : memref<2xf32>, i1
}
