// Reductions over clusters of a subgroup.
// RUN: %bufscope-opt %s --upstream=22 | FileCheck %s

// CHECK-LABEL: func.func @f(%arg0: f32) -> (f32, f32, f32) {
// CHECK-NEXT: %0 = gpu.subgroup_reduce  add %arg0 cluster(size = 4) : (f32) -> f32
// CHECK-NEXT: %1 = gpu.subgroup_reduce  add %arg0 uniform cluster(size = 4, stride = 2) {a} : (f32) -> f32
// CHECK-NEXT: %2 = gpu.subgroup_reduce  maximumf %arg0 cluster(size = 8) : (f32) -> f32
// CHECK-NEXT: return %0, %1, %2 : f32, f32, f32
// CHECK-NEXT: }
func.func @f(%x: f32) -> (f32, f32, f32) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 4) : (f32) -> f32
  %1 = gpu.subgroup_reduce add %x uniform cluster(size = 4, stride = 2) {a} : (f32) -> f32
  %2 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op maximumf>, cluster_size = 8 : i32, cluster_stride = 1 : i32}> : (f32) -> f32
  return %0, %1, %2 : f32, f32, f32
}
