// A kernel that is launched on a stream.
// RUN: %bufscope-opt %s | FileCheck %s

module attributes {gpu.container_module} {
  gpu.module @a { gpu.func @b(%x: index) kernel { gpu.return } }
  func.func @f(%n: index, %t: !gpu.async.token) {
    gpu.launch_func <%n : index> @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
    %0 = gpu.launch_func async [%t] <%n : index> @a::@b clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index) {x}
    gpu.launch_func [%t] @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
    gpu.launch_func [%t, %t]<%n : index> @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n)  args(%n : index)
    return
  }
}

// CHECK: gpu.module @a {
// CHECK-NEXT: gpu.func @b(%arg0: index) kernel {
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: !gpu.async.token) {
// CHECK-NEXT: gpu.launch_func <%arg0 : index> @a::@b blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg0 : index)
// CHECK-NEXT: %0 = gpu.launch_func async [%arg1]<%arg0 : index> @a::@b clusters in (%arg0, %arg0, %arg0) blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg0 : index) {x}
// CHECK-NEXT: gpu.launch_func [%arg1] @a::@b blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg0 : index)
// CHECK-NEXT: gpu.launch_func [%arg1, %arg1]<%arg0 : index> @a::@b blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg0 : index)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
