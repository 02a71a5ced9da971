// The comparison of an early block is folded when its argument went: since 22 it counts as a change.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize=region-simplify=aggressive | FileCheck %s

// CHECK-LABEL: func.func @early(%arg0: i1, %arg1: index, %arg2: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @early(%c: i1, %i: index, %m: memref<4xf32>) {
  cf.cond_br %c, ^end, ^early(%i : index)
^early(%same: index):
  %equal = arith.cmpi eq, %i, %same : index
  cf.cond_br %equal, ^end, ^copy
^copy:
  test.copy(%m, %m) : (memref<4xf32>, memref<4xf32>)
  cf.br ^end
^end:
  return
}

// CHECK-LABEL: func.func @early_inside(%arg0: i1, %arg1: index, %arg2: memref<4xf32>) {
// CHECK-NEXT: "test.region"() ({
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "test.foo"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @early_inside(%c: i1, %i: index, %m: memref<4xf32>) {
  "test.region"() ({
    cf.cond_br %c, ^end, ^early(%i : index)
  ^early(%same: index):
    %equal = arith.cmpi eq, %i, %same : index
    cf.cond_br %equal, ^end, ^copy
  ^copy:
    test.copy(%m, %m) : (memref<4xf32>, memref<4xf32>)
    cf.br ^end
  ^end:
    "test.end"() : () -> ()
  }, {
    "test.foo"()[^b] : () -> ()
  ^b:
    "test.end"() : () -> ()
  }) : () -> ()
  return
}
