// Reductions over clusters of a subgroup, and what is said of reductions since 22.
// RUN: not %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce %x {
 ^bb(%a: f32, %b: f32):
 "gpu.yield"(%a, %a) : (f32, f32) -> ()
} : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce add %x {} : (f32, f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce add %x {} : (f32) -> (f32, f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce %x : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce and %x : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce minsi %i : (i32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce minsi %i uniform : (i32) -> i32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce minsi %n : (index) -> index
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce maximumf %n : (index) -> index
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce add %v : (vector<4xf32>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce add %v {b} : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce and %v : (vector<4xf32>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce add %w : (vector<2x2xf32>) -> (vector<2x2xf32>)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce add %h : (vector<[4]xf32>) -> (vector<[4]xf32>)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 4) : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 4, stride = 2) : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce add %x uniform cluster(size = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce add %x uniform cluster(size = 4, stride = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce add %x uniform cluster(size = 4, stride = 1) : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce add %x cluster(stride = 2) : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = "gpu.subgroup_reduce"(%x) {op = #gpu<all_reduce_op add>, cluster_stride = 2 : i32} : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = "gpu.subgroup_reduce"(%x) {op = #gpu<all_reduce_op add>, cluster_size = 0 : i32} : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = "gpu.subgroup_reduce"(%x) {op = 1 : i32} : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = "gpu.subgroup_reduce"(%x) : (f32) -> f32
  return
}

// CHECK: {{.*}}gpu-reduce.mlir:5:8: error: expected one gpu.yield operand
// CHECK-NEXT: %0 = gpu.all_reduce %x {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:5:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) ({
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT: "gpu.yield"(%arg0, %arg0) : (f32, f32) -> ()
// CHECK-NEXT: }) : (f32) -> f32
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:15:8: error: custom op 'gpu.all_reduce' number of operands and types do not match: got 1 operands and 2 types
// CHECK-NEXT: %0 = gpu.all_reduce add %x {} : (f32, f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:22:3: error: operation defines 2 results but was provided 1 to bind
// CHECK-NEXT: %0 = gpu.all_reduce add %x {} : (f32) -> (f32, f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:29:8: error: 'gpu.subgroup_reduce' op requires attribute 'op'
// CHECK-NEXT: %0 = gpu.subgroup_reduce %x : (f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:29:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_stride = 1 : i32}> : (f32) -> f32
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:36:8: error: `and` reduction operation is not compatible with type 'f32'
// CHECK-NEXT: %0 = gpu.subgroup_reduce and %x : (f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:36:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op and>}> : (f32) -> f32
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:43:8: error: 'gpu.subgroup_reduce' op requires the same type for all operands and results
// CHECK-NEXT: %0 = gpu.subgroup_reduce minsi %i : (i32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:43:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg1) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op minsi>}> : (i32) -> f32
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:57:8: error: 'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'index'
// CHECK-NEXT: %0 = gpu.subgroup_reduce minsi %n : (index) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:57:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg3) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op minsi>}> : (index) -> index
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:64:8: error: 'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'index'
// CHECK-NEXT: %0 = gpu.subgroup_reduce maximumf %n : (index) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:64:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg3) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op maximumf>}> : (index) -> index
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:85:8: error: `and` reduction operation is not compatible with type 'vector<4xf32>'
// CHECK-NEXT: %0 = gpu.subgroup_reduce and %v : (vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:85:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg2) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op and>}> : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:92:8: error: 'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<2x2xf32>'
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %w : (vector<2x2xf32>) -> (vector<2x2xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:92:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg4) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}> : (vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:99:8: error: 'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<[4]xf32>'
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %h : (vector<[4]xf32>) -> (vector<[4]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:99:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg5) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}> : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:120:8: error: 'gpu.subgroup_reduce' op cluster size 3 is not a power of two
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %x uniform cluster(size = 3) : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:120:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_size = 3 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>, uniform}> : (f32) -> f32
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:127:8: error: 'gpu.subgroup_reduce' op cluster stride 3 is not a power of two
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %x uniform cluster(size = 4, stride = 3) : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:127:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_size = 4 : i32, cluster_stride = 3 : i32, op = #gpu<all_reduce_op add>, uniform}> : (f32) -> f32
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:141:43: error: custom op 'gpu.subgroup_reduce' expected 'size'
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %x cluster(stride = 2) : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:148:8: error: 'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified
// CHECK-NEXT: %0 = "gpu.subgroup_reduce"(%x) {op = #gpu<all_reduce_op add>, cluster_stride = 2 : i32} : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:148:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_stride = 2 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:155:8: error: 'gpu.subgroup_reduce' op cluster size 0 is not a power of two
// CHECK-NEXT: %0 = "gpu.subgroup_reduce"(%x) {op = #gpu<all_reduce_op add>, cluster_size = 0 : i32} : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:155:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_size = 0 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:162:8: error: 'gpu.subgroup_reduce' op attribute 'op' failed to satisfy constraint: built-in reduction operations supported by gpu.allreduce.
// CHECK-NEXT: %0 = "gpu.subgroup_reduce"(%x) {op = 1 : i32} : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:169:8: error: 'gpu.subgroup_reduce' op requires attribute 'op'
// CHECK-NEXT: %0 = "gpu.subgroup_reduce"(%x) : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}gpu-reduce.mlir:169:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_stride = 1 : i32}> : (f32) -> f32
