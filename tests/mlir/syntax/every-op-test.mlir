// The test dialect's ops that are known here; others of it are taken in generic form without a flag.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<2xf32>, memref<2xf32>) -> (), sym_name = "test"}> ({
// GENERIC-NEXT: ^bb0(%arg1: memref<2xf32>, %arg2: memref<2xf32>):
// GENERIC-NEXT: "test.copy"(%arg1, %arg2) : (memref<2xf32>, memref<2xf32>) -> ()
// GENERIC-NEXT: "test.copy"(%arg1, %arg2) {x} : (memref<2xf32>, memref<2xf32>) -> ()
// GENERIC-NEXT: "test.buffer_based"(%arg1, %arg2) {x} : (memref<2xf32>, memref<2xf32>) -> ()
// GENERIC-NEXT: "test.region_buffer_based"(%arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// GENERIC-NEXT: %0 = "arith.negf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT: "test.region_yield"(%0) : (f32) -> ()
// GENERIC-NEXT: }) {x} : (memref<2xf32>, memref<2xf32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (memref<2xf32>) -> (), sym_name = "unknown"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<2xf32>):
// GENERIC-NEXT: "test.no_such_op"(%arg0) {x} : (memref<2xf32>) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @test(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT: test.copy(%arg0, %arg1) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: test.copy(%arg0, %arg1) : (memref<2xf32>, memref<2xf32>) {x}
// CHECK-NEXT: test.buffer_based in(%arg0 : memref<2xf32>) out(%arg1 : memref<2xf32>) {x}
// CHECK-NEXT: test.region_buffer_based in(%arg0 : memref<2xf32>) out(%arg1 : memref<2xf32>) {
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: %0 = arith.negf %arg2 : f32
// CHECK-NEXT: test.region_yield %0 : f32
// CHECK-NEXT: } {x}
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @test(%a: memref<2xf32>, %b: memref<2xf32>) {
 test.copy(%a, %b) : (memref<2xf32>, memref<2xf32>)
 "test.copy"(%a, %b) {x} : (memref<2xf32>, memref<2xf32>) -> ()
 "test.buffer_based"(%a, %b) {x} : (memref<2xf32>, memref<2xf32>) -> ()
 test.region_buffer_based in(%a: memref<2xf32>) out(%b: memref<2xf32>)  {
 ^bb0(%c: f32, %d: f32):
   %t = arith.negf %c : f32
   test.region_yield %t : f32
 } {x}
 return
}
// CHECK-LABEL: func.func @unknown(%arg0: memref<2xf32>) {
// CHECK-NEXT: "test.no_such_op"(%arg0) {x} : (memref<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unknown(%m: memref<2xf32>) {
  "test.no_such_op"(%m) {x} : (memref<2xf32>) -> ()
  return
}
