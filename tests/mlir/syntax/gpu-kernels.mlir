// Kernels that stand in a module of their own, and what they know of their place.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "gpu.module"() <{sym_name = "kernels"}> ({
// GENERIC-NEXT: "gpu.func"() <{function_type = (f32, memref<?xf32>) -> ()}> ({
// GENERIC-NEXT: ^bb0(%arg9: f32, %arg10: memref<?xf32>, %arg11: memref<3xf32, #gpu.address_space<workgroup>>, %arg12: memref<1xf32, #gpu.address_space<private>>):
// GENERIC-NEXT: %6 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
// GENERIC-NEXT: %7 = "gpu.block_id"() <{dimension = #gpu<dim y>}> : () -> index
// GENERIC-NEXT: %8 = "gpu.block_dim"() <{dimension = #gpu<dim z>}> : () -> index
// GENERIC-NEXT: %9 = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> index
// GENERIC-NEXT: %10 = "gpu.lane_id"() : () -> index
// GENERIC-NEXT: %11 = "gpu.subgroup_id"() : () -> index
// GENERIC-NEXT: %12 = "gpu.num_subgroups"() : () -> index
// GENERIC-NEXT: %13 = "gpu.subgroup_size"() : () -> index
// GENERIC-NEXT: %14 = "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> index
// GENERIC-NEXT: %15 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> index
// GENERIC-NEXT: %16 = "gpu.cluster_dim"() <{dimension = #gpu<dim y>}> : () -> index
// GENERIC-NEXT: %17 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim y>}> : () -> index
// GENERIC-NEXT: %18 = "gpu.cluster_block_id"() <{dimension = #gpu<dim y>}> : () -> index
// GENERIC-NEXT: "gpu.barrier"() : () -> ()
// GENERIC-NEXT: %19 = "arith.constant"() <{value = 4 : i32}> : () -> i32
// GENERIC-NEXT: %20:2 = "gpu.shuffle"(%arg9, %19, %19) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, i1)
// GENERIC-NEXT: %21 = "gpu.dynamic_shared_memory"() : () -> memref<?xi8, #gpu.address_space<workgroup>>
// GENERIC-NEXT: "gpu.return"() : () -> ()
// GENERIC-NEXT: }) {a = 1 : i32, gpu.kernel, sym_name = "kernel", workgroup_attributions = 1 : i64} : () -> ()
// GENERIC-NEXT: "gpu.func"() <{function_type = (f32) -> f32}> ({
// GENERIC-NEXT: ^bb0(%arg8: f32):
// GENERIC-NEXT: "gpu.return"(%arg8) : (f32) -> ()
// GENERIC-NEXT: }) {sym_name = "f", workgroup_attributions = 0 : i64} : () -> ()
// GENERIC-NEXT: "gpu.module_end"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<?xf32>, f32, index, i32) -> (), sym_name = "main"}> ({
// GENERIC-NEXT: ^bb0(%arg4: memref<?xf32>, %arg5: f32, %arg6: index, %arg7: i32):
// GENERIC-NEXT: %3 = "gpu.wait"() : () -> !gpu.async.token
// GENERIC-NEXT: "gpu.launch_func"(%arg6, %arg6, %arg6, %arg6, %arg6, %arg6, %arg5, %arg4) <{kernel = @kernels::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0>}> : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
// GENERIC-NEXT: "gpu.launch_func"(%arg6, %arg6, %arg6, %arg6, %arg6, %arg6, %arg6, %arg6, %arg6, %arg7, %arg5, %arg4) <{kernel = @kernels::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0>}> {a} : (index, index, index, index, index, index, index, index, index, i32, f32, memref<?xf32>) -> ()
// GENERIC-NEXT: %4 = "gpu.launch_func"(%3, %arg6, %arg6, %arg6, %arg6, %arg6, %arg6, %arg5, %arg4) <{kernel = @kernels::@kernel, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0>}> : (!gpu.async.token, index, index, index, index, index, index, f32, memref<?xf32>) -> !gpu.async.token
// GENERIC-NEXT: %5 = "memref.cast"(%arg4) : (memref<?xf32>) -> memref<*xf32>
// GENERIC-NEXT: "gpu.host_register"(%5) : (memref<*xf32>) -> ()
// GENERIC-NEXT: "gpu.host_unregister"(%5) : (memref<*xf32>) -> ()
// GENERIC-NEXT: "gpu.set_default_device"(%arg7) : (i32) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "gpu.module"() <{sym_name = "k1", targets = [#nvvm.target<chip = "sm_70">]}> ({
// GENERIC-NEXT: "gpu.func"() <{function_type = () -> ()}> ({
// GENERIC-NEXT: "gpu.return"() : () -> ()
// GENERIC-NEXT: }) {gpu.kernel, sym_name = "e", workgroup_attributions = 0 : i64} : () -> ()
// GENERIC-NEXT: "gpu.func"() <{arg_attrs = [{x.y}], function_type = (i32) -> (), known_block_size = array<i32: 2, 1, 1>, workgroup_attrib_attrs = [{llvm.align = 4 : i64}, {}]}> ({
// GENERIC-NEXT: ^bb0(%arg1: i32, %arg2: memref<3xf32, #gpu.address_space<workgroup>>, %arg3: memref<3xf32, 3>):
// GENERIC-NEXT: "gpu.return"() : () -> ()
// GENERIC-NEXT: }) {gpu.kernel, sym_name = "w", workgroup_attributions = 2 : i64} : () -> ()
// GENERIC-NEXT: "gpu.module_end"() : () -> ()
// GENERIC-NEXT: }) {x.y} : () -> ()
// GENERIC-NEXT: "gpu.module"() <{sym_name = "k2", targets = [#nvvm.target]}> ({
// GENERIC-NEXT: "gpu.module_end"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (i64) -> (), sym_name = "wide"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i64):
// GENERIC-NEXT: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k1::@e, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (i64, i64, i64, i64, i64, i64) -> ()
// GENERIC-NEXT: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @k1::@e, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "gpu.module"() <{sym_name = "lanes"}> ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "lane"}> ({
// GENERIC-NEXT: %0 = "gpu.lane_id"() <{upper_bound = 4 : index}> {a} : () -> index
// GENERIC-NEXT: %1 = "gpu.subgroup_id"() <{upper_bound = 3 : index}> {a} : () -> index
// GENERIC-NEXT: %2 = "gpu.thread_id"() <{dimension = #gpu<dim x>, upper_bound = 4 : index}> {a} : () -> index
// GENERIC-NEXT: "gpu.barrier"() {a} : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "gpu.module_end"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) {gpu.container_module} : () -> ()
// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT: gpu.module @kernels {
// CHECK-NEXT: gpu.func @kernel(%arg0: f32, %arg1: memref<?xf32>) workgroup(%arg2 : memref<3xf32, #gpu.address_space<workgroup>>) private(%arg3 : memref<1xf32, #gpu.address_space<private>>) kernel attributes {a = 1 : i32} {
// CHECK-NEXT: %thread_id_x = gpu.thread_id  x
// CHECK-NEXT: %block_id_y = gpu.block_id  y
// CHECK-NEXT: %block_dim_z = gpu.block_dim  z
// CHECK-NEXT: %grid_dim_x = gpu.grid_dim  x
// CHECK-NEXT: %0 = gpu.lane_id
// CHECK-NEXT: %1 = gpu.subgroup_id : index
// CHECK-NEXT: %2 = gpu.num_subgroups : index
// CHECK-NEXT: %3 = gpu.subgroup_size : index
// CHECK-NEXT: %global_id_x = gpu.global_id  x
// CHECK-NEXT: %cluster_id_x = gpu.cluster_id  x
// CHECK-NEXT: %cluster_dim_y = gpu.cluster_dim  y
// CHECK-NEXT: %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y
// CHECK-NEXT: %cluster_block_id_y = gpu.cluster_block_id  y
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %shuffleResult, %valid = gpu.shuffle  xor %arg0, %c4_i32, %c4_i32 : f32
// CHECK-NEXT: %4 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: gpu.func @f(%arg0: f32) -> f32 {
// CHECK-NEXT: gpu.return %arg0 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%arg0: f32, %arg1: memref<?xf32>) workgroup(%w: memref<3xf32, #gpu.address_space<workgroup>>) private(%p: memref<1xf32, #gpu.address_space<private>>) kernel attributes {a = 1 : i32} {
      %tIdX = gpu.thread_id x
      %t2 = gpu.block_id y
      %t3 = gpu.block_dim z
      %t4 = gpu.grid_dim x
      %t5 = gpu.lane_id
      %t6 = gpu.subgroup_id : index
      %t7 = gpu.num_subgroups : index
      %t8 = gpu.subgroup_size : index
      %t9 = gpu.global_id x
      %c = gpu.cluster_id x
      %c1 = gpu.cluster_dim y
      %c2 = gpu.cluster_dim_blocks y
      %c3 = gpu.cluster_block_id y
      gpu.barrier
      %c4 = arith.constant 4 : i32
      %sh, %ok = gpu.shuffle xor %arg0, %c4, %c4 : f32
      %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      gpu.return
    }
    gpu.func @f(%arg0: f32) -> f32 {
      gpu.return %arg0 : f32
    }
  }
// CHECK-LABEL: func.func @main(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: i32) {
// CHECK-NEXT: %0 = gpu.wait async
// CHECK-NEXT: gpu.launch_func  @kernels::@kernel blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  args(%arg1 : f32, %arg0 : memref<?xf32>)
// CHECK-NEXT: gpu.launch_func  @kernels::@kernel clusters in (%arg2, %arg2, %arg2) blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  dynamic_shared_memory_size %arg3 args(%arg1 : f32, %arg0 : memref<?xf32>) {a}
// CHECK-NEXT: %1 = gpu.launch_func async [%0] @kernels::@kernel blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  args(%arg1 : f32, %arg0 : memref<?xf32>)
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?xf32> to memref<*xf32>
// CHECK-NEXT: gpu.host_register %cast : memref<*xf32>
// CHECK-NEXT: gpu.host_unregister %cast : memref<*xf32>
// CHECK-NEXT: gpu.set_default_device %arg3
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: gpu.module @k1 [#nvvm.target<chip = "sm_70">]  attributes {x.y} {
// CHECK-NEXT: gpu.func @e() kernel {
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: gpu.func @w(%arg0: i32 {x.y}) workgroup(%arg1 : memref<3xf32, #gpu.address_space<workgroup>> {llvm.align = 4 : i64}, %arg2 : memref<3xf32, 3>) kernel attributes {known_block_size = array<i32: 2, 1, 1>} {
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: gpu.module @k2 [#nvvm.target]  {
// CHECK-NEXT: }
  func.func @main(%m: memref<?xf32>, %f: f32, %i: index, %s: i32) {
    %tok = gpu.wait async
    gpu.launch_func @kernels::@kernel blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%f : f32, %m : memref<?xf32>)
    gpu.launch_func @kernels::@kernel clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i) dynamic_shared_memory_size %s args(%f : f32, %m : memref<?xf32>) {a}
    %t2 = gpu.launch_func async [%tok] @kernels::@kernel blocks in (%i, %i, %i) threads in (%i, %i, %i)  args(%f : f32, %m : memref<?xf32>)
    %u = memref.cast %m : memref<?xf32> to memref<*xf32>
    gpu.host_register %u : memref<*xf32>
    gpu.host_unregister %u : memref<*xf32>
    gpu.set_default_device %s
    return
  }
  gpu.module @k1 [#nvvm.target<chip = "sm_70">] attributes {x.y} {
    gpu.func @e() kernel { gpu.return }
    gpu.func @w(%a: i32 {x.y}) workgroup(%w: memref<3xf32, #gpu.address_space<workgroup>> {llvm.align = 4 : i64}, %w2: memref<3xf32, 3>) kernel attributes {known_block_size = array<i32: 2, 1, 1>} { gpu.return }
  }
  gpu.module @k2 [#nvvm.target] { }
// CHECK-LABEL: func.func @wide(%arg0: i64) {
// CHECK-NEXT: gpu.launch_func  @k1::@e blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0) : i64
// CHECK-NEXT: gpu.launch_func  @k1::@e clusters in (%arg0, %arg0, %arg0) blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0) : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: gpu.module @lanes {
  func.func @wide(%i: i64) {
    gpu.launch_func @k1::@e blocks in (%i, %i, %i) threads in (%i, %i, %i) : i64
    gpu.launch_func @k1::@e clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i) : i64
    return
  }
  gpu.module @lanes {
// CHECK-LABEL: func.func @lane() {
// CHECK-NEXT: %0 = gpu.lane_id upper_bound 4 {a}
// CHECK-NEXT: %1 = gpu.subgroup_id upper_bound 3 {a} : index
// CHECK-NEXT: %thread_id_x = gpu.thread_id  x upper_bound 4 {a}
// CHECK-NEXT: gpu.barrier {a}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
    func.func @lane() {
      %0 = gpu.lane_id upper_bound 4 {a}
      %1 = gpu.subgroup_id upper_bound 3 {a} : index
      %2 = gpu.thread_id x upper_bound 4 {a}
      gpu.barrier {a}
      return
    }
  }
}
