// Functions and calls.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func private @callee(memref<2xf32>) -> memref<2xf32>
func.func private @callee(memref<2xf32>) -> memref<2xf32>

// A call through a constant is a call.
// CHECK-LABEL: func.func @indirect(%arg0: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %0 = call @callee(%arg0) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
func.func @indirect(%m: memref<2xf32>) -> memref<2xf32> {
  %f = constant @callee : (memref<2xf32>) -> memref<2xf32>
  %r = call_indirect %f(%m) : (memref<2xf32>) -> memref<2xf32>
  return %r : memref<2xf32>
}

// A private function that nobody calls stays; unknown ops stay; unknown ops with regions are entered.
// CHECK-LABEL: func.func private @unused(%arg0: i1) -> i1 {
// CHECK-NEXT: "test.region"() ({
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: "test.opaque"(%true) : (i1) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return %arg0 : i1
// CHECK-NEXT: }
func.func private @unused(%c: i1) -> i1 {
  %true = arith.constant true
  %0 = arith.andi %c, %true : i1
  "test.region"() ({
    %1 = arith.ori %c, %true : i1
    "test.opaque"(%1) : (i1) -> ()
  }) : () -> ()
  return %0 : i1
}

// A call whose result nobody uses stays.
// CHECK-LABEL: func.func @unused_result(%arg0: memref<2xf32>) {
// CHECK-NEXT: %0 = call @callee(%arg0) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unused_result(%m: memref<2xf32>) {
  %r = call @callee(%m) : (memref<2xf32>) -> memref<2xf32>
  return
}

// CHECK-LABEL: func.func @assertion(%arg0: i1) {
// CHECK-NEXT: cf.assert %arg0, "is checked"
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @assertion(%c: i1) {
  %true = arith.constant true
  cf.assert %true, "holds"
  cf.assert %c, "is checked"
  return
}
