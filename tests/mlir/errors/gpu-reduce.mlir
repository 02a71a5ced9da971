// Reductions that are not valid; clusters are of release 22.
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce and %x {} : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce %x {} : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce add %x {
 ^bb(%a: f32, %b: f32):
 "gpu.yield"(%a) : (f32) -> ()
} : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce %x {
 ^bb(%a: f32):
 "gpu.yield"(%a) : (f32) -> ()
} : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce %x {
 ^bb(%a: f32, %b: i32):
 "gpu.yield"(%a) : (f32) -> ()
} : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce %x {
 ^bb(%a: f32, %b: f32):
 "gpu.yield"(%a, %a) : (f32, f32) -> ()
} : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce %x {
 ^bb(%a: f32, %b: f32):
 "gpu.yield"(%a) : (f32) -> ()
} : (f32) -> (i32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce %x {
 ^bb(%a: f32, %b: f32):
 "test.finish"() : () -> ()
} : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce %x {
 ^bb(%a: f32, %b: f32):
 "cf.br"()[^x] : () -> ()
^x:
 gpu.yield %a : f32 } : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce %x {
 ^bb(%a: f32, %b: f32):
 "cf.br"()[^x] : () -> ()
^x:
 cf.br ^x } : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce minnumf %i {} : (i32) -> (i32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce bad %i {} : (i32) -> (i32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce add %i : (i32) -> (i32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce minsi %x {} : (f32) -> (f32)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce mul %n {} : (index) -> (index)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce minui %n {} : (index) -> (index)
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce add %v {} : (vector<4xf32>) -> (vector<4xf32>)
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
  %0 = gpu.all_reduce add %x {} : (f32) -> i32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = gpu.all_reduce add %x uniform {} {a = 1} : (f32) -> f32
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

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  %0 = "gpu.all_reduce"(%x) ({}) {op = 1 : i32} : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  gpu.yield %x : f32
  return
}

// -----

func.func @f(%x: f32, %i: i32, %v: vector<4xf32>, %n: index, %w: vector<2x2xf32>, %h: vector<[4]xf32>) {
  gpu.yield
  return
}

// CHECK: within split at {{.*}}gpu-reduce.mlir:1 offset :5:8: error: `and` reduction operation is not compatible with type 'f32'
// CHECK-NEXT: %0 = gpu.all_reduce and %x {} : (f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:1 offset :5:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) <{op = #gpu<all_reduce_op and>}> ({
// CHECK-NEXT: }) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:9 offset :4:8: error: expected either an op attribute or a non-empty body
// CHECK-NEXT: %0 = gpu.all_reduce %x {} : (f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:9 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) ({
// CHECK-NEXT: }) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:16 offset :4:8: error: expected either an op attribute or a non-empty body
// CHECK-NEXT: %0 = gpu.all_reduce add %x {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:16 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) <{op = #gpu<all_reduce_op add>}> ({
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT: "gpu.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT: }) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:26 offset :4:8: error: expected two region arguments
// CHECK-NEXT: %0 = gpu.all_reduce %x {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:26 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) ({
// CHECK-NEXT: ^bb0(%arg0: f32):
// CHECK-NEXT: "gpu.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT: }) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:36 offset :4:8: error: incorrect region argument type
// CHECK-NEXT: %0 = gpu.all_reduce %x {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:36 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) ({
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: i32):
// CHECK-NEXT: "gpu.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT: }) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:46 offset :4:8: error: expected one gpu.yield operand
// CHECK-NEXT: %0 = gpu.all_reduce %x {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:46 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) ({
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT: "gpu.yield"(%arg0, %arg0) : (f32, f32) -> ()
// CHECK-NEXT: }) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:56 offset :4:8: error: 'gpu.all_reduce' op requires the same type for all operands and results
// CHECK-NEXT: %0 = gpu.all_reduce %x {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:56 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) ({
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT: "gpu.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT: }) : (f32) -> i32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:66 offset :4:8: error: expected gpu.yield op in region
// CHECK-NEXT: %0 = gpu.all_reduce %x {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:66 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) ({
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT: "test.finish"() : () -> ()
// CHECK-NEXT: }) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:87 offset :4:8: error: expected gpu.yield op in region
// CHECK-NEXT: %0 = gpu.all_reduce %x {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:87 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) ({
// CHECK-NEXT: ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT: "cf.br"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "cf.br"()[^bb1] : () -> ()
// CHECK-NEXT: }) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:98 offset :4:8: error: `minnumf` reduction operation is not compatible with type 'i32'
// CHECK-NEXT: %0 = gpu.all_reduce minnumf %i {} : (i32) -> (i32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:98 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) <{op = #gpu<all_reduce_op minnumf>}> ({
// CHECK-NEXT: }) : (i32) -> i32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:105 offset :4:27: error: custom op 'gpu.all_reduce' invalid op kind
// CHECK-NEXT: %0 = gpu.all_reduce bad %i {} : (i32) -> (i32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:112 offset :4:29: error: expected '{' to begin a region
// CHECK-NEXT: %0 = gpu.all_reduce add %i : (i32) -> (i32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:119 offset :4:8: error: `minsi` reduction operation is not compatible with type 'f32'
// CHECK-NEXT: %0 = gpu.all_reduce minsi %x {} : (f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:119 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) <{op = #gpu<all_reduce_op minsi>}> ({
// CHECK-NEXT: }) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:126 offset :4:8: error: 'gpu.all_reduce' op operand #0 must be Integer or Float, but got 'index'
// CHECK-NEXT: %0 = gpu.all_reduce mul %n {} : (index) -> (index)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:126 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) <{op = #gpu<all_reduce_op mul>}> ({
// CHECK-NEXT: }) : (index) -> index
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:133 offset :4:8: error: 'gpu.all_reduce' op operand #0 must be Integer or Float, but got 'index'
// CHECK-NEXT: %0 = gpu.all_reduce minui %n {} : (index) -> (index)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:133 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) <{op = #gpu<all_reduce_op minui>}> ({
// CHECK-NEXT: }) : (index) -> index
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:140 offset :4:8: error: 'gpu.all_reduce' op operand #0 must be Integer or Float, but got 'vector<4xf32>'
// CHECK-NEXT: %0 = gpu.all_reduce add %v {} : (vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:140 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) <{op = #gpu<all_reduce_op add>}> ({
// CHECK-NEXT: }) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:147 offset :4:8: error: custom op 'gpu.all_reduce' 1 operands present, but expected 2
// CHECK-NEXT: %0 = gpu.all_reduce add %x {} : (f32, f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:154 offset :4:3: error: operation defines 2 results but was provided 1 to bind
// CHECK-NEXT: %0 = gpu.all_reduce add %x {} : (f32) -> (f32, f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:161 offset :4:8: error: 'gpu.all_reduce' op requires the same type for all operands and results
// CHECK-NEXT: %0 = gpu.all_reduce add %x {} : (f32) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:161 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) <{op = #gpu<all_reduce_op add>}> ({
// CHECK-NEXT: }) : (f32) -> i32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:175 offset :4:8: error: 'gpu.subgroup_reduce' op requires attribute 'op'
// CHECK-NEXT: %0 = gpu.subgroup_reduce %x : (f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:175 offset :4:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg0) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:182 offset :4:8: error: `and` reduction operation is not compatible with type 'f32'
// CHECK-NEXT: %0 = gpu.subgroup_reduce and %x : (f32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:182 offset :4:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg0) <{op = #gpu<all_reduce_op and>}> : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:189 offset :4:8: error: 'gpu.subgroup_reduce' op requires the same type for all operands and results
// CHECK-NEXT: %0 = gpu.subgroup_reduce minsi %i : (i32) -> (f32)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:189 offset :4:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg1) <{op = #gpu<all_reduce_op minsi>}> : (i32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:203 offset :4:8: error: 'gpu.subgroup_reduce' op operand #0 must be Integer or Float or vector of Integer or Float values of ranks 1, but got 'index'
// CHECK-NEXT: %0 = gpu.subgroup_reduce minsi %n : (index) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:203 offset :4:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg3) <{op = #gpu<all_reduce_op minsi>}> : (index) -> index
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:210 offset :4:8: error: 'gpu.subgroup_reduce' op operand #0 must be Integer or Float or vector of Integer or Float values of ranks 1, but got 'index'
// CHECK-NEXT: %0 = gpu.subgroup_reduce maximumf %n : (index) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:210 offset :4:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg3) <{op = #gpu<all_reduce_op maximumf>}> : (index) -> index
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:231 offset :4:8: error: `and` reduction operation is not compatible with type 'vector<4xf32>'
// CHECK-NEXT: %0 = gpu.subgroup_reduce and %v : (vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:231 offset :4:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg2) <{op = #gpu<all_reduce_op and>}> : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:238 offset :4:8: error: 'gpu.subgroup_reduce' op operand #0 must be Integer or Float or vector of Integer or Float values of ranks 1, but got 'vector<2x2xf32>'
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %w : (vector<2x2xf32>) -> (vector<2x2xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:238 offset :4:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg4) <{op = #gpu<all_reduce_op add>}> : (vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:245 offset :4:8: error: 'gpu.subgroup_reduce' op is not compatible with scalable vector types
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %h : (vector<[4]xf32>) -> (vector<[4]xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:245 offset :4:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg5) <{op = #gpu<all_reduce_op add>}> : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:252 offset :4:34: error: expected ':'
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %x cluster(size = 4) : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:259 offset :4:34: error: expected ':'
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %x cluster(size = 4, stride = 2) : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:266 offset :4:42: error: expected ':'
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %x uniform cluster(size = 3) : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:273 offset :4:42: error: expected ':'
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %x uniform cluster(size = 4, stride = 3) : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:280 offset :4:42: error: expected ':'
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %x uniform cluster(size = 4, stride = 1) : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:287 offset :4:34: error: expected ':'
// CHECK-NEXT: %0 = gpu.subgroup_reduce add %x cluster(stride = 2) : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:308 offset :4:8: error: 'gpu.subgroup_reduce' op attribute 'op' failed to satisfy constraint: built-in reduction operations supported by gpu.allreduce.
// CHECK-NEXT: %0 = "gpu.subgroup_reduce"(%x) {op = 1 : i32} : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:315 offset :4:8: error: 'gpu.subgroup_reduce' op requires attribute 'op'
// CHECK-NEXT: %0 = "gpu.subgroup_reduce"(%x) : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:315 offset :4:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg0) : (f32) -> f32
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:322 offset :4:8: error: 'gpu.all_reduce' op attribute 'op' failed to satisfy constraint: built-in reduction operations supported by gpu.allreduce.
// CHECK-NEXT: %0 = "gpu.all_reduce"(%x) ({}) {op = 1 : i32} : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:329 offset :4:3: error: 'gpu.yield' op must be the last operation in the parent block
// CHECK-NEXT: gpu.yield %x : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:329 offset :4:3: note: see current operation: "gpu.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:336 offset :4:3: error: 'gpu.yield' op must be the last operation in the parent block
// CHECK-NEXT: gpu.yield
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-reduce.mlir:336 offset :4:3: note: see current operation: "gpu.yield"() : () -> ()
