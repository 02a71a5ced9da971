// Memory of the device, and what waits for it.
// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect | %bufscope-opt --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s --check-prefix=CANON

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<16xf32>, f32, memref<?xf32>, index, !gpu.async.token) -> index, sym_name = "memset"}> ({
// GENERIC-NEXT: ^bb0(%arg2: memref<16xf32>, %arg3: f32, %arg4: memref<?xf32>, %arg5: index, %arg6: !gpu.async.token):
// GENERIC-NEXT: "gpu.memset"(%arg2, %arg3) : (memref<16xf32>, f32) -> ()
// GENERIC-NEXT: %6 = "gpu.memset"(%arg6, %arg2, %arg3) {a} : (!gpu.async.token, memref<16xf32>, f32) -> !gpu.async.token
// GENERIC-NEXT: %7 = "memref.cast"(%arg2) : (memref<16xf32>) -> memref<?xf32>
// GENERIC-NEXT: %8 = "gpu.memcpy"(%6, %arg6, %7, %arg4) {b = 1 : i32} : (!gpu.async.token, !gpu.async.token, memref<?xf32>, memref<?xf32>) -> !gpu.async.token
// GENERIC-NEXT: "gpu.memset"(%7, %arg3) : (memref<?xf32>, f32) -> ()
// GENERIC-NEXT: "gpu.wait"() : () -> ()
// GENERIC-NEXT: "gpu.wait"(%8) {c} : (!gpu.async.token) -> ()
// GENERIC-NEXT: %9 = "gpu.wait"() : () -> !gpu.async.token
// GENERIC-NEXT: %10 = "gpu.wait"(%9) : (!gpu.async.token) -> !gpu.async.token
// GENERIC-NEXT: "gpu.wait"(%10, %arg6) : (!gpu.async.token, !gpu.async.token) -> ()
// GENERIC-NEXT: %11 = "gpu.wait"(%9, %arg6) : (!gpu.async.token, !gpu.async.token) -> !gpu.async.token
// GENERIC-NEXT: %12:2 = "gpu.alloc"(%11, %arg6, %arg5, %arg5) <{hostShared, operandSegmentSizes = array<i32: 2, 1, 1>}> {x} : (!gpu.async.token, !gpu.async.token, index, index) -> (memref<?xf32, #map, 1>, !gpu.async.token)
// GENERIC-NEXT: %13 = "gpu.dealloc"(%12#1, %12#0) {y} : (!gpu.async.token, memref<?xf32, #map, 1>) -> !gpu.async.token
// GENERIC-NEXT: "gpu.wait"(%13) : (!gpu.async.token) -> ()
// GENERIC-NEXT: %14 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT: %15 = "gpu.alloc"(%arg5, %arg5) <{operandSegmentSizes = array<i32: 0, 2, 0>}> : (index, index) -> memref<?x4x?xf32>
// GENERIC-NEXT: %16 = "arith.constant"() <{value = 2 : index}> : () -> index
// GENERIC-NEXT: %17 = "memref.dim"(%15, %16) : (memref<?x4x?xf32>, index) -> index
// GENERIC-NEXT: "test.use"(%15) : (memref<?x4x?xf32>) -> ()
// GENERIC-NEXT: "func.return"(%17) : (index) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<16xf32>, !gpu.async.token) -> (), sym_name = "copy_erased"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<16xf32>, %arg1: !gpu.async.token):
// GENERIC-NEXT: %0 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<16xf32>
// GENERIC-NEXT: "gpu.memcpy"(%0, %arg0) : (memref<16xf32>, memref<16xf32>) -> ()
// GENERIC-NEXT: "gpu.dealloc"(%0) : (memref<16xf32>) -> ()
// GENERIC-NEXT: %1:2 = "gpu.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!gpu.async.token) -> (memref<16xf32>, !gpu.async.token)
// GENERIC-NEXT: %2 = "gpu.memcpy"(%1#1, %1#0, %arg0) : (!gpu.async.token, memref<16xf32>, memref<16xf32>) -> !gpu.async.token
// GENERIC-NEXT: %3 = "gpu.dealloc"(%2, %1#0) : (!gpu.async.token, memref<16xf32>) -> !gpu.async.token
// GENERIC-NEXT: "gpu.wait"(%3) : (!gpu.async.token) -> ()
// GENERIC-NEXT: %4:2 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (memref<16xf32>, !gpu.async.token)
// GENERIC-NEXT: "gpu.wait"(%4#1) : (!gpu.async.token) -> ()
// GENERIC-NEXT: %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16xf32>
// GENERIC-NEXT: "gpu.memcpy"(%5, %arg0) : (memref<16xf32>, memref<16xf32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CANON: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-LABEL: func.func @memset(%arg0: memref<16xf32>, %arg1: f32, %arg2: memref<?xf32>, %arg3: index, %arg4: !gpu.async.token) -> index {
// CHECK-NEXT: gpu.memset  %arg0, %arg1 : memref<16xf32>, f32
// CHECK-NEXT: %0 = gpu.memset async [%arg4] %arg0, %arg1 : memref<16xf32>, f32 {a}
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<16xf32> to memref<?xf32>
// CHECK-NEXT: %1 = gpu.memcpy async [%0, %arg4] %cast, %arg2 : memref<?xf32>, memref<?xf32> {b = 1 : i32}
// CHECK-NEXT: gpu.memset  %cast, %arg1 : memref<?xf32>, f32
// CHECK-NEXT: gpu.wait
// CHECK-NEXT: gpu.wait [%1] {c}
// CHECK-NEXT: %2 = gpu.wait async
// CHECK-NEXT: %3 = gpu.wait async [%2]
// CHECK-NEXT: gpu.wait [%3, %arg4]
// CHECK-NEXT: %4 = gpu.wait async [%2, %arg4]
// CHECK-NEXT: %memref, %asyncToken = gpu.alloc async [%4, %arg4] host_shared (%arg3)[%arg3] {x} : memref<?xf32, #map, 1>
// CHECK-NEXT: %5 = gpu.dealloc async [%asyncToken] %memref {y} : memref<?xf32, #map, 1>
// CHECK-NEXT: gpu.wait [%5]
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %memref_0 = gpu.alloc  (%arg3, %arg3) : memref<?x4x?xf32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim = memref.dim %memref_0, %c2 : memref<?x4x?xf32>
// CHECK-NEXT: "test.use"(%memref_0) : (memref<?x4x?xf32>) -> ()
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CANON-LABEL: func.func @memset(%arg0: memref<16xf32>, %arg1: f32, %arg2: memref<?xf32>, %arg3: index, %arg4: !gpu.async.token) -> index {
// CANON-NEXT: gpu.memset  %arg0, %arg1 : memref<16xf32>, f32
// CANON-NEXT: %0 = gpu.memset async [%arg4] %arg0, %arg1 : memref<16xf32>, f32 {a}
// CANON-NEXT: %1 = gpu.memcpy async [%0, %arg4] %arg0, %arg2 : memref<16xf32>, memref<?xf32> {b = 1 : i32}
// CANON-NEXT: gpu.memset  %arg0, %arg1 : memref<16xf32>, f32
// CANON-NEXT: gpu.wait [%1] {c}
// CANON-NEXT: gpu.wait [%arg4]
// CANON-NEXT: %memref, %asyncToken = gpu.alloc async [%arg4, %arg4] host_shared (%arg3)[%arg3] {x} : memref<?xf32, #map, 1>
// CANON-NEXT: %2 = gpu.dealloc async [%asyncToken] %memref {y} : memref<?xf32, #map, 1>
// CANON-NEXT: gpu.wait [%2]
// CANON-NEXT: %memref_0 = gpu.alloc  (%arg3, %arg3) : memref<?x4x?xf32>
// CANON-NEXT: "test.use"(%memref_0) : (memref<?x4x?xf32>) -> ()
// CANON-NEXT: return %arg3 : index
// CANON-NEXT: }
func.func @memset(%m: memref<16xf32>, %v: f32, %d: memref<?xf32>, %n: index, %t: !gpu.async.token) -> index {
  gpu.memset %m, %v : memref<16xf32>, f32
  %t1 = gpu.memset async [%t] %m, %v : memref<16xf32>, f32 {a}
  %c = memref.cast %m : memref<16xf32> to memref<?xf32>
  %t2 = gpu.memcpy async [%t1, %t] %c, %d : memref<?xf32>, memref<?xf32> {b = 1 : i32}
  gpu.memset %c, %v : memref<?xf32>, f32
  gpu.wait
  gpu.wait [%t2] {c}
  %w = gpu.wait async
  %w2 = gpu.wait async [%w]
  gpu.wait [%w2, %t]
  %w3 = gpu.wait async [%w, %t]
  %a, %ta = gpu.alloc async [%w3, %t] host_shared (%n)[%n] {x} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>, 1>
  %tb = gpu.dealloc async [%ta] %a {y} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>, 1>
  gpu.wait [%tb]
  %c0 = arith.constant 0 : index
  %x = gpu.alloc (%n, %n) : memref<?x4x?xf32>
  %c2 = arith.constant 2 : index
  %dim = memref.dim %x, %c2 : memref<?x4x?xf32>
  "test.use"(%x) : (memref<?x4x?xf32>) -> ()
  return %dim : index
}
// CHECK-LABEL: func.func @copy_erased(%arg0: memref<16xf32>, %arg1: !gpu.async.token) {
// CHECK-NEXT: %memref = gpu.alloc  () : memref<16xf32>
// CHECK-NEXT: gpu.memcpy  %memref, %arg0 : memref<16xf32>, memref<16xf32>
// CHECK-NEXT: gpu.dealloc  %memref : memref<16xf32>
// CHECK-NEXT: %memref_0, %asyncToken = gpu.alloc async [%arg1] () : memref<16xf32>
// CHECK-NEXT: %0 = gpu.memcpy async [%asyncToken] %memref_0, %arg0 : memref<16xf32>, memref<16xf32>
// CHECK-NEXT: %1 = gpu.dealloc async [%0] %memref_0 : memref<16xf32>
// CHECK-NEXT: gpu.wait [%1]
// CHECK-NEXT: %memref_1, %asyncToken_2 = gpu.alloc async () : memref<16xf32>
// CHECK-NEXT: gpu.wait [%asyncToken_2]
// CHECK-NEXT: %alloc = memref.alloc() : memref<16xf32>
// CHECK-NEXT: gpu.memcpy  %alloc, %arg0 : memref<16xf32>, memref<16xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANON-LABEL: func.func @copy_erased(%arg0: memref<16xf32>, %arg1: !gpu.async.token) {
// CANON-NEXT: %memref = gpu.alloc  () : memref<16xf32>
// CANON-NEXT: gpu.dealloc  %memref : memref<16xf32>
// CANON-NEXT: %memref_0, %asyncToken = gpu.alloc async [%arg1] () : memref<16xf32>
// CANON-NEXT: %0 = gpu.dealloc async [%asyncToken] %memref_0 : memref<16xf32>
// CANON-NEXT: gpu.wait [%0]
// CANON-NEXT: %memref_1, %asyncToken_2 = gpu.alloc async () : memref<16xf32>
// CANON-NEXT: gpu.wait [%asyncToken_2]
// CANON-NEXT: return
// CANON-NEXT: }
func.func @copy_erased(%m: memref<16xf32>, %t: !gpu.async.token) {
  %a = gpu.alloc () : memref<16xf32>
  gpu.memcpy %a, %m : memref<16xf32>, memref<16xf32>
  gpu.dealloc %a : memref<16xf32>
  %b, %tb = gpu.alloc async [%t] () : memref<16xf32>
  %t2 = gpu.memcpy async [%tb] %b, %m : memref<16xf32>, memref<16xf32>
  %t3 = gpu.dealloc async [%t2] %b : memref<16xf32>
  gpu.wait [%t3]
  %e, %te = gpu.alloc async () : memref<16xf32>
  gpu.wait [%te]
  %f = memref.alloc() : memref<16xf32>
  gpu.memcpy %f, %m : memref<16xf32>, memref<16xf32>
  return
}
