// What becomes of an op may depend on the one before it. When the contents of an op take its place,
// their first gets another one before it, and is looked at again although it was left alone before:
// here the condition of the outer op is known in the second round only, and what was inside of it is
// combined with what stands before it in the third.
// RUN: %bufscope-opt --allow-unregistered-dialect %s --canonicalize | FileCheck %s
// RUN: %bufscope-opt --allow-unregistered-dialect %s "--pass-pipeline=builtin.module(func.func(canonicalize,cse,canonicalize))" | FileCheck %s

// CHECK-LABEL: func.func @moved_next_to(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT:   "test.first"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT:   "test.second"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.third"() : () -> ()
// CHECK-NEXT: return
func.func @moved_next_to(%c: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  %late = scf.if %c -> (i1) {
    "test.first"() : () -> ()
    scf.yield %c : i1
  } else {
    %same = arith.xori %true, %c : i1
    scf.yield %same : i1
  }
  scf.if %late {
    scf.if %not {
      "test.second"() : () -> ()
    }
    "test.third"() : () -> ()
  }
  return
}
