// The number of rewrites is limited over all functions together; constants move in those, too, whose
// turn never comes.
// RUN: %bufscope-opt %s "--canonicalize=max-num-rewrites=1 max-iterations=1 region-simplify=disabled" --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @first(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: scf.if %true {
// CHECK-NEXT: "test.keep"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %true_0 {
// CHECK-NEXT: "test.keep"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @first(%c: i1, %m: memref<4xf32>) {
  scf.if %c {
    %true = arith.constant true
    scf.if %true {
      "test.keep"() : () -> ()
    }
    scf.if %c {
      "test.keep"() : () -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @second(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: scf.if %true {
// CHECK-NEXT: "test.keep"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @second(%c: i1, %m: memref<4xf32>) {
  scf.if %c {
    %true = arith.constant true
    scf.if %true {
      "test.keep"() : () -> ()
    }
  }
  return
}
