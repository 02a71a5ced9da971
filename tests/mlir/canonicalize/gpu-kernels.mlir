// Barriers in a row, places that are asked for twice.
// RUN: %bufscope-opt %s --canonicalize --cse | FileCheck %s

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT: gpu.module @kernels {
// CHECK-NEXT: gpu.func @kernel(%arg0: memref<?xf32>) kernel {
// CHECK-NEXT: %thread_id_x = gpu.thread_id  x
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %0 = memref.load %arg0[%thread_id_x] : memref<?xf32>
// CHECK-NEXT: memref.store %0, %alloc[%thread_id_x] : memref<8xf32>
// CHECK-NEXT: %1 = memref.load %alloc[%thread_id_x] : memref<8xf32>
// CHECK-NEXT: memref.store %1, %arg0[%thread_id_x] : memref<?xf32>
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: gpu.func @helper(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: gpu.return %arg0 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: gpu.func @branches(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: }
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%arg0: memref<?xf32>) kernel {
      %x = gpu.thread_id x
      %x2 = gpu.thread_id x
      gpu.barrier
      gpu.barrier
      %a = memref.alloc() : memref<8xf32>
      %v = memref.load %arg0[%x] : memref<?xf32>
      memref.store %v, %a[%x2] : memref<8xf32>
      %w = memref.load %a[%x] : memref<8xf32>
      memref.store %w, %arg0[%x] : memref<?xf32>
      gpu.return
    }
    gpu.func @helper(%arg0: memref<?xf32>) -> memref<?xf32> {
      gpu.return %arg0 : memref<?xf32>
    }
    gpu.func @branches(%c: i1, %m: memref<4xf32>) {
      cf.cond_br %c, ^a, ^b
    ^a:
      cf.br ^b
    ^b:
      gpu.return
    }
  }
// CHECK-LABEL: func.func @main(%arg0: index, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: gpu.launch_func  @kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%arg0, %c1, %c1)  args(%alloc : memref<?xf32>)
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %0 = gpu.wait async
// CHECK-NEXT: %1 = gpu.launch_func async [%0] @kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%arg0, %c1, %c1)  args(%alloc_0 : memref<?xf32>)
// CHECK-NEXT: gpu.wait [%1]
// CHECK-NEXT: return %alloc : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
  func.func @main(%n: index, %t: index) -> memref<?xf32> {
    %m = memref.alloc(%n) : memref<?xf32>
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1) args(%m : memref<?xf32>)
    %k = memref.alloc(%n) : memref<?xf32>
    %tok = gpu.wait async
    %t2 = gpu.launch_func async [%tok] @kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1) args(%k : memref<?xf32>)
    gpu.wait [%t2]
    return %m : memref<?xf32>
  }
}
