// Numbers that threads hand to each other, sizes that are known, targets.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%x: f32, %i: i32) {
  %0:2 = "gpu.shuffle"(%x, %i, %i) {mode = #gpu<shuffle_mode xor>} : (f32, i32, i32) -> (i32, i1)
  return
}

// -----

func.func @f(%x: index, %i: i32) {
  %0, %1 = gpu.shuffle xor %x, %i, %i : index
  return
}

// -----

func.func @f(%x: vector<[4]xf32>, %i: i32) {
  %0, %1 = gpu.shuffle xor %x, %i, %i : vector<[4]xf32>
  return
}

// -----

func.func @f() {
  %0 = gpu.dynamic_shared_memory : memref<?xf32, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

gpu.module @a ["x"] {
}

// -----

gpu.module @a [#gpu.address_space<workgroup>] {
}

// -----

func.func @f() attributes {gpu.known_grid_size = array<i32: 2, 1>} {
  return
}

// -----

module attributes {gpu.known_block_size = array<i64: 1, 2, 3>} {
}

// -----

func.func @f(%x: i32) {
  %0, %1 = gpu.shuffle xor %x, %x, %x : i32
  return
}

// CHECK: within split at {{.*}}gpu-numbers.mlir:1 offset :5:10: error: 'gpu.shuffle' op failed to verify that all of {value, shuffleResult} have same type
// CHECK-NEXT: %0:2 = "gpu.shuffle"(%x, %i, %i) {mode = #gpu<shuffle_mode xor>} : (f32, i32, i32) -> (i32, i1)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:1 offset :5:10: note: see current operation: %0:2 = "gpu.shuffle"(%arg0, %arg1, %arg1) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (i32, i1)
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:9 offset :4:12: error: 'gpu.shuffle' op operand #0 must be i32, i64, f32 or f64, but got 'index'
// CHECK-NEXT: %0, %1 = gpu.shuffle xor %x, %i, %i : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:9 offset :4:12: note: see current operation: %0:2 = "gpu.shuffle"(%arg0, %arg1, %arg1) <{mode = #gpu<shuffle_mode xor>}> : (index, i32, i32) -> (index, i1)
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:16 offset :4:12: error: 'gpu.shuffle' op operand #0 must be i32, i64, f32 or f64, but got 'vector<[4]xf32>'
// CHECK-NEXT: %0, %1 = gpu.shuffle xor %x, %i, %i : vector<[4]xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:16 offset :4:12: note: see current operation: %0:2 = "gpu.shuffle"(%arg0, %arg1, %arg1) <{mode = #gpu<shuffle_mode xor>}> : (vector<[4]xf32>, i32, i32) -> (vector<[4]xf32>, i1)
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:23 offset :4:8: error: 'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xf32, #gpu.address_space<workgroup>>'
// CHECK-NEXT: %0 = gpu.dynamic_shared_memory : memref<?xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:23 offset :4:8: note: see current operation: %0 = "gpu.dynamic_shared_memory"() : () -> memref<?xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:30 offset :4:8: error: 'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT: %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:30 offset :4:8: note: see current operation: %0 = "gpu.dynamic_shared_memory"() : () -> memref<4xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:37 offset :3:1: error: 'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements
// CHECK-NEXT: gpu.module @a ["x"] {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:37 offset :3:1: note: see current operation:
// CHECK-NEXT: "gpu.module"() <{sym_name = "a", targets = ["x"]}> ({
// CHECK-NEXT: "gpu.module_end"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:42 offset :3:1: error: 'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements
// CHECK-NEXT: gpu.module @a [#gpu.address_space<workgroup>] {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:42 offset :3:1: note: see current operation:
// CHECK-NEXT: "gpu.module"() <{sym_name = "a", targets = [#gpu.address_space<workgroup>]}> ({
// CHECK-NEXT: "gpu.module_end"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:47 offset :3:1: error: 'func.func' op gpu.known_grid_size must contain exactly 3 elements
// CHECK-NEXT: func.func @f() attributes {gpu.known_grid_size = array<i32: 2, 1>} {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:47 offset :3:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) {gpu.known_grid_size = array<i32: 2, 1>} : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:53 offset :3:1: error: 'builtin.module' op gpu.known_block_size must be a dense i32 array
// CHECK-NEXT: module attributes {gpu.known_block_size = array<i64: 1, 2, 3>} {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu-numbers.mlir:53 offset :3:1: note: see current operation:
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) {gpu.known_block_size = array<i64: 1, 2, 3>} : () -> ()
