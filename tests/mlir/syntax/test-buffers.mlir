// Ops of the test dialect that pass a buffer on or read it.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (0)>
// GENERIC-NEXT: #map2 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> memref<5xf32>, sym_name = "forwarded", sym_visibility = "private"}> ({
// GENERIC-NEXT: %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xf32>
// GENERIC-NEXT: %8 = "test.forward_buffer"(%7) : (memref<5xf32>) -> memref<5xf32>
// GENERIC-NEXT: "func.return"(%8) : (memref<5xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<*xf32>, index) -> (f32, f32), sym_name = "read"}> ({
// GENERIC-NEXT: ^bb0(%arg2: memref<4xf32>, %arg3: memref<*xf32>, %arg4: index):
// GENERIC-NEXT: %5 = "memref.load"(%arg2, %arg4) : (memref<4xf32>, index) -> f32
// GENERIC-NEXT: "test.read_buffer"(%arg2) : (memref<4xf32>) -> ()
// GENERIC-NEXT: "test.read_buffer"(%arg3) : (memref<*xf32>) -> ()
// GENERIC-NEXT: %6 = "memref.load"(%arg2, %arg4) : (memref<4xf32>, index) -> f32
// GENERIC-NEXT: "func.return"(%5, %6) : (f32, f32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> f32, sym_name = "loop"}> ({
// GENERIC-NEXT: %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1024xf32>
// GENERIC-NEXT: %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT: %2 = "affine.for"(%1) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 1>, step = 2 : index, upperBoundMap = #map2}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: f32):
// GENERIC-NEXT: %3 = "affine.load"(%0, %arg0) <{map = #map}> : (memref<1024xf32>, index) -> f32
// GENERIC-NEXT: %4 = "arith.addf"(%arg1, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "affine.yield"(%4) : (f32) -> ()
// GENERIC-NEXT: }) : (f32) -> f32
// GENERIC-NEXT: "func.return"(%2) : (f32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func private @forwarded() -> memref<5xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<5xf32>
// CHECK-NEXT: %0 = "test.forward_buffer"(%alloc) : (memref<5xf32>) -> memref<5xf32>
// CHECK-NEXT: return %0 : memref<5xf32>
// CHECK-NEXT: }
func.func private @forwarded() -> memref<5xf32> {
  %0 = memref.alloc() : memref<5xf32>
  %1 = "test.forward_buffer"(%0) : (memref<5xf32>) -> memref<5xf32>
  return %1 : memref<5xf32>
}
// CHECK-LABEL: func.func @read(%arg0: memref<4xf32>, %arg1: memref<*xf32>, %arg2: index) -> (f32, f32) {
// CHECK-NEXT: %0 = memref.load %arg0[%arg2] : memref<4xf32>
// CHECK-NEXT: "test.read_buffer"(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT: "test.read_buffer"(%arg1) : (memref<*xf32>) -> ()
// CHECK-NEXT: %1 = memref.load %arg0[%arg2] : memref<4xf32>
// CHECK-NEXT: return %0, %1 : f32, f32
// CHECK-NEXT: }
func.func @read(%m: memref<4xf32>, %u: memref<*xf32>, %i: index) -> (f32, f32) {
  %a = memref.load %m[%i] : memref<4xf32>
  "test.read_buffer"(%m) : (memref<4xf32>) -> ()
  "test.read_buffer"(%u) : (memref<*xf32>) -> ()
  %b = memref.load %m[%i] : memref<4xf32>
  return %a, %b : f32, f32
}
// CHECK-LABEL: func.func @loop() -> f32 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<1024xf32>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = affine.for %arg0 = 0 to 10 step 2 iter_args(%arg1 = %cst) -> (f32) {
// CHECK-NEXT: %1 = affine.load %alloc[%arg0] : memref<1024xf32>
// CHECK-NEXT: %2 = arith.addf %arg1, %1 : f32
// CHECK-NEXT: affine.yield %2 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @loop() -> f32 {
  %m = memref.alloc() : memref<1024xf32>
  %zero = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 10 step 2 iter_args(%sum = %zero) -> f32 {
    %t = affine.load %m[%i] : memref<1024xf32>
    %next = arith.addf %sum, %t : f32
    affine.yield %next : f32
  }
  return %r : f32
}
