// Ops of async with fewer operands and results than they should have.
// RUN: not %bufscope-opt %s --split-input-file --buffer-deallocation 2>&1 | FileCheck %s

func.func @create_group(%m: memref<f32>) {
  %a = memref.alloc() : memref<f32>
  "async.create_group"() : () -> ()
  memref.copy %m, %a : memref<f32> to memref<f32>
  return
}

// -----

func.func @add_to_group(%m: memref<f32>) {
  %a = memref.alloc() : memref<f32>
  "async.add_to_group"() : () -> ()
  memref.copy %m, %a : memref<f32> to memref<f32>
  return
}

// -----

func.func @await(%m: memref<f32>) {
  %a = memref.alloc() : memref<f32>
  "async.await"() : () -> ()
  memref.copy %m, %a : memref<f32> to memref<f32>
  return
}

// -----

func.func @await_all(%m: memref<f32>) {
  %a = memref.alloc() : memref<f32>
  "async.await_all"() : () -> ()
  memref.copy %m, %a : memref<f32> to memref<f32>
  return
}

// -----

func.func @execute(%m: memref<f32>) {
  %a = memref.alloc() : memref<f32>
  "async.execute"() : () -> ()
  memref.copy %m, %a : memref<f32> to memref<f32>
  return
}

// -----

func.func @yield(%m: memref<f32>) {
  %a = memref.alloc() : memref<f32>
  "async.yield"() : () -> ()
  memref.copy %m, %a : memref<f32> to memref<f32>
  return
}

// CHECK: within split at {{.*}}async-counts.mlir:1 offset :6:3: error: 'async.create_group' op requires one result
// CHECK-NEXT: "async.create_group"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-counts.mlir:1 offset :6:3: note: see current operation: "async.create_group"() : () -> ()
// CHECK-NEXT: within split at {{.*}}async-counts.mlir:11 offset :5:3: error: 'async.add_to_group' op requires one result
// CHECK-NEXT: "async.add_to_group"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-counts.mlir:11 offset :5:3: note: see current operation: "async.add_to_group"() : () -> ()
// CHECK-NEXT: within split at {{.*}}async-counts.mlir:20 offset :5:3: error: 'async.await' op requires a single operand
// CHECK-NEXT: "async.await"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-counts.mlir:20 offset :5:3: note: see current operation: "async.await"() : () -> ()
// CHECK-NEXT: within split at {{.*}}async-counts.mlir:29 offset :5:3: error: 'async.await_all' op requires a single operand
// CHECK-NEXT: "async.await_all"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-counts.mlir:29 offset :5:3: note: see current operation: "async.await_all"() : () -> ()
// CHECK-NEXT: within split at {{.*}}async-counts.mlir:38 offset :5:3: error: 'async.execute' op requires one region
// CHECK-NEXT: "async.execute"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-counts.mlir:38 offset :5:3: note: see current operation: "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// CHECK-NEXT: within split at {{.*}}async-counts.mlir:47 offset :5:3: error: 'async.yield' op expects parent op 'async.execute'
// CHECK-NEXT: "async.yield"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}async-counts.mlir:47 offset :5:3: note: see current operation: "async.yield"() : () -> ()
