// Numbers where lists, words or types belong; operations and streams that are not written.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%a: vector<4xf32>) {
  %0 = vector.shuffle %a, %a 0 : vec<4xf32>, vector<4xf32>
  return
}

// -----

func.func @b(%a: vector<4xf32>) {
  %0 = vector.shuffle %a, %a [] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @c(%a: f32) {
  %0 = gpu.subgroup_reduce "x" %a : (f32) -> f32
  return
}

// -----

func.func @d(%n: index) {
  gpu.launch_func <%n : indexf32> @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}

// -----

func.func @e() attributes {a = distinct[0]<i32>, b = distinct[4]<>} { "t.end"() : () -> () }

// CHECK: within split at {{.*}}numbers-for-lists.mlir:1 offset :5:30: error: integer literal not valid for specified type
// CHECK-NEXT: %0 = vector.shuffle %a, %a 0 : vec<4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}numbers-for-lists.mlir:9 offset :4:8: error: 'vector.shuffle' op invalid mask length
// CHECK-NEXT: %0 = vector.shuffle %a, %a [] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}numbers-for-lists.mlir:9 offset :4:8: note: see current operation: %0 = "vector.shuffle"(%arg0, %arg0) <{mask = []}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf32>
// CHECK-NEXT: within split at {{.*}}numbers-for-lists.mlir:16 offset :4:27: error: expected SSA operand
// CHECK-NEXT: %0 = gpu.subgroup_reduce "x" %a : (f32) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}numbers-for-lists.mlir:23 offset :4:24: error: expected '>'
// CHECK-NEXT: gpu.launch_func <%n : indexf32> @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}numbers-for-lists.mlir:30 offset :3:78: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// CHECK-NEXT: func.func @e() attributes {a = distinct[0]<i32>, b = distinct[4]<>} { "t.end"() : () -> () }
// CHECK-NEXT: ^
