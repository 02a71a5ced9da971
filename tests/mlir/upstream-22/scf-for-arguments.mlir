// What reaches an argument of a loop is the argument, what is passed twice is passed once, what is not
// used goes.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @c(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4xf32>, %arg4: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>, i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0:3 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg4, %arg8 = %false) -> (memref<4xf32>, memref<4xf32>, i1) {
// CHECK-NEXT: "test.u"(%arg6, %arg7, %arg6, %false, %arg8) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, i1, i1) -> ()
// CHECK-NEXT: %1 = "test.v"() : () -> i1
// CHECK-NEXT: scf.yield %arg7, %arg6, %1 : memref<4xf32>, memref<4xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1, %0#0, %false, %0#2 : memref<4xf32>, memref<4xf32>, memref<4xf32>, i1, i1
// CHECK-NEXT: }
func.func @c(%lb: index, %ub: index, %s: index, %m: memref<4xf32>, %n: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>, i1, i1) {
  %false = arith.constant false
  %r:5 = scf.for %i = %lb to %ub step %s iter_args(%a = %m, %b = %n, %d = %m, %e = %false, %f = %false) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>, i1, i1) {
    "test.u"(%a, %b, %d, %e, %f) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, i1, i1) -> ()
    %x = "test.v"() : () -> i1
    scf.yield %b, %a, %b, %false, %x : memref<4xf32>, memref<4xf32>, memref<4xf32>, i1, i1
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4 : memref<4xf32>, memref<4xf32>, memref<4xf32>, i1, i1
}
