// Patterns whose names have parameters, and one that stands in no namespace: without one, and, since 22 with quotes around each label, without several.
// RUN: %bufscope-opt %s --canonicalize="disable-patterns='(anonymous namespace)::EraseIdentityLinalgOp<mlir::linalg::BroadcastOp>'" | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --canonicalize="disable-patterns='(anonymous namespace)::FoldComponentNeg<mlir::complex::ReOp, 0>','(anonymous namespace)::EraseIdentityLinalgOp<mlir::linalg::BroadcastOp>',FoldLaunchArguments" | FileCheck %s --check-prefix=SEVERAL

// CHECK-LABEL: func.func @negated(%arg0: complex<f32>) -> (f32, f32) {
// CHECK-NEXT: %0 = complex.neg %arg0 : complex<f32>
// CHECK-NEXT: %1 = complex.re %0 : complex<f32>
// CHECK-NEXT: %2 = complex.im %0 : complex<f32>
// CHECK-NEXT: return %1, %2 : f32, f32
// CHECK-NEXT: }
// SEVERAL-LABEL: func.func @negated(%arg0: complex<f32>) -> (f32, f32) {
// SEVERAL-NEXT: %0 = complex.neg %arg0 : complex<f32>
// SEVERAL-NEXT: %1 = complex.re %0 : complex<f32>
// SEVERAL-NEXT: %2 = complex.im %0 : complex<f32>
// SEVERAL-NEXT: return %1, %2 : f32, f32
// SEVERAL-NEXT: }
func.func @negated(%z: complex<f32>) -> (f32, f32) {
  %n = complex.neg %z : complex<f32>
  %re = complex.re %n : complex<f32>
  %im = complex.im %n : complex<f32>
  return %re, %im : f32, f32
}

// CHECK-LABEL: func.func @same(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%arg0 : tensor<2x3xf32>) outs(%arg1 : tensor<2x3xf32>) dimensions = []
// CHECK-NEXT: return %broadcasted : tensor<2x3xf32>
// CHECK-NEXT: }
// SEVERAL-LABEL: func.func @same(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// SEVERAL-NEXT: %broadcasted = linalg.broadcast ins(%arg0 : tensor<2x3xf32>) outs(%arg1 : tensor<2x3xf32>) dimensions = []
// SEVERAL-NEXT: return %broadcasted : tensor<2x3xf32>
// SEVERAL-NEXT: }
func.func @same(%t: tensor<2x3xf32>, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %b = linalg.broadcast ins(%t : tensor<2x3xf32>) outs(%o : tensor<2x3xf32>) dimensions = []
  return %b : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @one_block(%arg0: index, %arg1: memref<?xindex>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %c1, %arg9 = %c1, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %c1, %arg13 = %c1) {
// CHECK-NEXT: memref.store %c0, %arg1[%arg5] : memref<?xindex>
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// SEVERAL-LABEL: func.func @one_block(%arg0: index, %arg1: memref<?xindex>) {
// SEVERAL-NEXT: %c1 = arith.constant 1 : index
// SEVERAL-NEXT: gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %c1, %arg9 = %c1, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %c1, %arg13 = %c1) {
// SEVERAL-NEXT: memref.store %arg2, %arg1[%arg5] : memref<?xindex>
// SEVERAL-NEXT: gpu.terminator
// SEVERAL-NEXT: }
// SEVERAL-NEXT: return
// SEVERAL-NEXT: }
func.func @one_block(%n: index, %m: memref<?xindex>) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one)
      threads(%tx, %ty, %tz) in (%lx = %n, %ly = %one, %lz = %one) {
    memref.store %bx, %m[%tx] : memref<?xindex>
    gpu.terminator
  }
  return
}
