// Launches of kernels that are not right.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @token(%n: index) {
  gpu.launch async blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.terminator
  }
  return
}

// -----

func.func @end(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %0 = arith.constant 0 : i1
  }
  return
}

// -----

func.func @space(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) private(%w : memref<8xi1, #gpu.address_space<workgroup>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @no_memory(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) workgroup(%w : index) {
    gpu.terminator
  }
  return
}

// -----

func.func @outside() {
  gpu.terminator
}

// -----

func.func @clusters(%n: index) {
  "gpu.launch"(%n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 1, 0, 0>}> ({
  ^bb0(%a: index):
    "gpu.terminator"() : () -> ()
  }) : (index, index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @arguments(%n: index) {
  "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%a: index):
    "gpu.terminator"() : () -> ()
  }) : (index, index, index, index, index, index) -> ()
  return
}

// CHECK: within split at {{.*}}gpu.mlir:1 offset :5:14: error: custom op 'gpu.launch' needs to be named when marked 'async'
// CHECK-NEXT: gpu.launch async blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu.mlir:11 offset :5:10: error: block with no terminator, has %0 = "arith.constant"() <{value = false}> : () -> i1
// CHECK-NEXT: %0 = arith.constant 0 : i1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu.mlir:11 offset :5:10: note: see current operation: %0 = "arith.constant"() <{value = false}> : () -> i1
// CHECK-NEXT: within split at {{.*}}gpu.mlir:20 offset :4:3: error: 'gpu.launch' op expected memory space private in attribution
// CHECK-NEXT: gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) private(%w : memref<8xi1, #gpu.address_space<workgroup>>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu.mlir:20 offset :4:3: note: see current operation:
// CHECK-NEXT: "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: memref<8xi1, #gpu.address_space<workgroup>>):
// CHECK-NEXT: "gpu.terminator"() : () -> ()
// CHECK-NEXT: }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu.mlir:29 offset :4:3: error: 'gpu.launch' op expected memref type in attribution
// CHECK-NEXT: gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) workgroup(%w : index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu.mlir:29 offset :4:3: note: see current operation:
// CHECK-NEXT: "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index):
// CHECK-NEXT: "gpu.terminator"() : () -> ()
// CHECK-NEXT: }) {workgroup_attributions = 1 : i64} : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu.mlir:38 offset :4:3: error: 'gpu.terminator' op expects parent op 'gpu.launch'
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu.mlir:38 offset :4:3: note: see current operation: "gpu.terminator"() : () -> ()
// CHECK-NEXT: within split at {{.*}}gpu.mlir:44 offset :4:3: error: 'gpu.launch' op cluster size must be all present
// CHECK-NEXT: "gpu.launch"(%n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 1, 0, 0>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu.mlir:44 offset :4:3: note: see current operation:
// CHECK-NEXT: "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 1, 0, 0>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "gpu.terminator"() : () -> ()
// CHECK-NEXT: }) : (index, index, index, index, index, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}gpu.mlir:54 offset :4:3: error: 'gpu.launch' op unexpected number of region arguments
// CHECK-NEXT: "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}gpu.mlir:54 offset :4:3: note: see current operation:
// CHECK-NEXT: "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "gpu.terminator"() : () -> ()
// CHECK-NEXT: }) : (index, index, index, index, index, index) -> ()
