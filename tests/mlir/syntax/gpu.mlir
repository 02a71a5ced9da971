// Launches of kernels that stand in place.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s --check-prefix=CANON

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, memref<?xindex>) -> (), sym_name = "plain"}> ({
// GENERIC-NEXT: ^bb0(%arg25: index, %arg26: memref<?xindex>):
// GENERIC-NEXT: %1 = "arith.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT: "gpu.launch"(%1, %arg25, %1, %arg25, %1, %1) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
// GENERIC-NEXT: ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index, %arg36: index, %arg37: index, %arg38: index):
// GENERIC-NEXT: %2 = "arith.addi"(%arg27, %arg28) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT: "memref.store"(%arg31, %arg26, %2) : (index, memref<?xindex>, index) -> ()
// GENERIC-NEXT: "gpu.terminator"() : () -> ()
// GENERIC-NEXT: }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32, !gpu.async.token, memref<?xindex>) -> (), sym_name = "everything"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32, %arg2: !gpu.async.token, %arg3: memref<?xindex>):
// GENERIC-NEXT: %0 = "gpu.launch"(%arg2, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>}> ({
// GENERIC-NEXT: ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: index, %arg20: index, %arg21: index, %arg22: memref<4xf32, #gpu.address_space<workgroup>>, %arg23: memref<f32, 3>, %arg24: memref<2xi8, 5>):
// GENERIC-NEXT: "memref.store"(%arg7, %arg3, %arg18) : (index, memref<?xindex>, index) -> ()
// GENERIC-NEXT: "gpu.terminator"() : () -> ()
// GENERIC-NEXT: }) {note = "kept", workgroup_attributions = 2 : i64} : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32) -> !gpu.async.token
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @plain(%arg0: index, %arg1: memref<?xindex>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %c1, %arg9 = %arg0, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %c1, %arg13 = %c1) {
// CHECK-NEXT: %0 = arith.addi %arg2, %arg3 : index
// CHECK-NEXT: memref.store %arg6, %arg1[%0] : memref<?xindex>
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @plain(%arg0: index, %arg1: memref<?xindex>) {
// CANON-NEXT: %c0 = arith.constant 0 : index
// CANON-NEXT: %c1 = arith.constant 1 : index
// CANON-NEXT: gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %c1, %arg9 = %arg0, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %c1, %arg13 = %c1) {
// CANON-NEXT: memref.store %c0, %arg1[%arg3] : memref<?xindex>
// CANON-NEXT: gpu.terminator
// CANON-NEXT: }
// CANON-NEXT: return
// CANON-NEXT: }
func.func @plain(%n: index, %m: memref<?xindex>) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %n, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %one, %sz = %one) {
    %0 = arith.addi %bx, %by : index
    memref.store %ty, %m[%0] : memref<?xindex>
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func.func @everything(%arg0: index, %arg1: i32, %arg2: !gpu.async.token, %arg3: memref<?xindex>) {
// CHECK-NEXT: %0 = gpu.launch async [%arg2] clusters(%arg16, %arg17, %arg18) in (%arg19 = %arg0, %arg20 = %arg0, %arg21 = %arg0) blocks(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) threads(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) dynamic_shared_memory_size %arg1 workgroup(%arg22 : memref<4xf32, #gpu.address_space<workgroup>>, %arg23 : memref<f32, 3>) private(%arg24 : memref<2xi8, 5>) {
// CHECK-NEXT: memref.store %arg7, %arg3[%arg18] : memref<?xindex>
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: } {note = "kept"}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @everything(%arg0: index, %arg1: i32, %arg2: !gpu.async.token, %arg3: memref<?xindex>) {
// CANON-NEXT: %0 = gpu.launch async [%arg2] clusters(%arg16, %arg17, %arg18) in (%arg19 = %arg0, %arg20 = %arg0, %arg21 = %arg0) blocks(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) threads(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) dynamic_shared_memory_size %arg1 workgroup(%arg22 : memref<4xf32, #gpu.address_space<workgroup>>, %arg23 : memref<f32, 3>) private(%arg24 : memref<2xi8, 5>) {
// CANON-NEXT: memref.store %arg7, %arg3[%arg18] : memref<?xindex>
// CANON-NEXT: gpu.terminator
// CANON-NEXT: } {note = "kept"}
// CANON-NEXT: return
// CANON-NEXT: }
func.func @everything(%n: index, %bytes: i32, %token: !gpu.async.token, %q: memref<?xindex>) {
  %0 = gpu.launch async [%token] clusters(%cx, %cy, %cz) in (%ux = %n, %uy = %n, %uz = %n) blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) dynamic_shared_memory_size %bytes workgroup(%w : memref<4xf32, #gpu.address_space<workgroup>>, %v : memref<f32, 3>) private(%p : memref<2xi8, 5>) {
    memref.store %tx, %q[%cz] : memref<?xindex>
    gpu.terminator
  } {note = "kept"}
  return
}
