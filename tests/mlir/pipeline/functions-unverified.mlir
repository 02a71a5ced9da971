// Folding a cast away may make a copy that is invalid. All functions go through the pass before the
// first is verified; since 22 the others are verified behind one that fails, in the order of the
// text, whether they wait for others (@waits) or not. No other pass gets to see any of them.
// RUN: not %bufscope-opt %s --mlir-disable-threading "--pass-pipeline=builtin.module(canonicalize{max-iterations=1},ownership-based-buffer-deallocation,cse)" 2>&1 | FileCheck %s
// RUN: not %bufscope-opt %s --upstream=22 --mlir-disable-threading "--pass-pipeline=builtin.module(canonicalize{max-iterations=1},ownership-based-buffer-deallocation,cse)" 2>&1 | FileCheck %s --check-prefixes=CHECK,SINCE22

func.func @refused_later(%m: memref<2xf32>) {
  memref.dealloc %m : memref<2xf32>
  return
}
// CHECK-NOT: {{.*}}error:{{.*}}
// CHECK: {{.*}}functions-unverified.mlir:[[#@LINE+8]]:3: error: 'memref.copy' op requires the same shape for all operands
func.func @waits(%s: i32, %x: i32, %y: i32, %m: memref<2xf32>, %n: memref<3xf32>) {
  cf.switch %s : i32, [
    default: ^bb1(%x : i32),
    42: ^bb1(%y : i32)
  ]
^bb1(%u: i32):
  %c = memref.cast %m : memref<2xf32> to memref<?xf32>
  memref.copy %c, %n : memref<?xf32> to memref<3xf32>
  return
}
func.func @fine(%m: memref<2xf32>) {
  return
}
// SINCE22: {{.*}}functions-unverified.mlir:[[#@LINE+3]]:3: error: 'memref.copy' op requires the same shape for all operands
func.func @at_once(%m: memref<2xf32>, %n: memref<4xf32>) -> memref<?xf32> {
  %c = memref.cast %m : memref<2xf32> to memref<?xf32>
  memref.copy %c, %n : memref<?xf32> to memref<4xf32>
  return %c : memref<?xf32>
}
// CHECK-NOT: {{.*}}error:{{.*}}
