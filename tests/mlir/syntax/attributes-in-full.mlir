// An attribute that a custom form writes in its own way may also stand in full, or by an alias; a word
// of an enum in quotes, or as none at all.
// RUN: %bufscope-opt %s | FileCheck %s

#add = #vector.kind<add>
#fast = #arith.fastmath<fast>
#no_wrap = #arith.overflow<nsw>
#swap = array<i64: 1, 0>
#both = array<i64: 0, 1>
#open = #vector.punctuation<open>
#x = #gpu<dim x>
#xor = #gpu<shuffle_mode xor>

func.func @kinds(%v: vector<4xf32>, %w: vector<4x4xf32>) {
  %0 = vector.reduction #add, %v fastmath #fast : vector<4xf32> into f32
  %1 = vector.reduction #vector.kind<mul>, %v : vector<4xf32> into f32
  %2 = vector.multi_reduction #add, %w, %v [1] : vector<4x4xf32> to vector<4xf32>
  %3:2 = vector.scan #add, %w, %v {inclusive = true, reduction_dim = 0} : vector<4x4xf32>, vector<4xf32>
  return
}

func.func @flags(%f: f32, %i: i32, %c: complex<f32>) {
  %0 = arith.addf %f, %f fastmath #fast : f32
  %1 = arith.addi %i, %i overflow #no_wrap : i32
  %2 = complex.abs %c fastmath #fast : complex<f32>
  %3 = math.absf %f fastmath#fast : f32
  return
}

func.func @arrays(%v: vector<4x4xf32>, %t: tensor<4x4x4xf32>, %i: tensor<1x2x2xindex>) {
  %0 = vector.transpose %v, #swap : vector<4x4xf32> to vector<4x4xf32>
  %1 = tensor.gather %t[%i] gather_dims(#both) : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>
  return
}

func.func @punctuation() {
  vector.print punctuation #open
  vector.print punctuation #vector.punctuation<comma>
  return
}

func.func @devices(%i: i32, %f: f32) {
  %0 = gpu.thread_id #x
  %1 = gpu.block_id #gpu<dim y> upper_bound 3
  %2, %3 = gpu.shuffle #xor %f, %i, %i : f32
  return
}

func.func @quotes(%i: i32, %f: f32) {
  %0 = arith.cmpi "slt", %i, %i : i32
  %1 = arith.truncf %f "upward" {a = 1} : f32 to f16
  %2 = arith.truncf %f "" : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @kinds(%arg0: vector<4xf32>, %arg1: vector<4x4xf32>) {
// CHECK-NEXT: %0 = vector.reduction <add>, %arg0 fastmath<fast> : vector<4xf32> into f32
// CHECK-NEXT: %1 = vector.reduction <mul>, %arg0 : vector<4xf32> into f32
// CHECK-NEXT: %2 = vector.multi_reduction <add>, %arg1, %arg0 [1] : vector<4x4xf32> to vector<4xf32>
// CHECK-NEXT: %dest, %accumulated_value = vector.scan <add>, %arg1, %arg0 {inclusive = true, reduction_dim = 0 : i64} : vector<4x4xf32>, vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @flags(%arg0: f32, %arg1: i32, %arg2: complex<f32>) {
// CHECK-NEXT: %0 = arith.addf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: %1 = arith.addi %arg1, %arg1 overflow<nsw> : i32
// CHECK-NEXT: %2 = complex.abs %arg2 fastmath<fast> : complex<f32>
// CHECK-NEXT: %3 = math.absf %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @arrays(%arg0: vector<4x4xf32>, %arg1: tensor<4x4x4xf32>, %arg2: tensor<1x2x2xindex>) {
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
// CHECK-NEXT: %gather = tensor.gather %arg1[%arg2] gather_dims([0, 1]) : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @punctuation() {
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @devices(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %thread_id_x = gpu.thread_id  x
// CHECK-NEXT: %block_id_y = gpu.block_id  y upper_bound 3
// CHECK-NEXT: %shuffleResult, %valid = gpu.shuffle  xor %arg1, %arg0, %arg0 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @quotes(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %arg0 : i32
// CHECK-NEXT: %1 = arith.truncf %arg1 upward {a = 1 : i64} : f32 to f16
// CHECK-NEXT: %2 = arith.truncf %arg1 : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
