// What a list of a kernel lacks.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

gpu.module @kernels {
  gpu.func @f(%a: f32) workgroup(%w: memref<3xf32, 3> kernel {
    gpu.return
  }
}

// -----
func.func @f(%i: index, %f: f32) {
  gpu.launch_func @kernels::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%f : f32
  return
}

// -----
func.func @f(%i: index, %f: f32) {
  gpu.launch_func @kernels::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args %f : f32
  return
}

// CHECK: within split at {{.*}}gpu-lists.mlir:1 offset :5:54: error: expected ')' in argument list
// CHECK-NEXT: gpu.func @f(%a: f32) workgroup(%w: memref<3xf32, 3> kernel {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-lists.mlir:10 offset :3:92: error: expected ')' in argument list
// CHECK-NEXT: gpu.launch_func @kernels::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%f : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-lists.mlir:16 offset :3:83: error: expected '(' in argument list
// CHECK-NEXT: gpu.launch_func @kernels::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args %f : f32
// CHECK-NEXT: ^
