// What an op uses inside of its regions counts as used when the op itself is found dead, and stays
// until the next round.
// RUN: %bufscope-opt %s "--canonicalize=max-num-rewrites=0 max-iterations=1" | FileCheck %s
// RUN: %bufscope-opt %s "--canonicalize=max-num-rewrites=0 max-iterations=2" | FileCheck %s --check-prefix=TWICE

// CHECK-LABEL: func.func @f(%arg0: i1) {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: return
// TWICE-LABEL: func.func @f(%arg0: i1) {
// TWICE-NEXT: return
func.func @f(%c: i1) {
  %used = arith.constant 7 : i32
  %unused = arith.constant 8 : i32
  %dead = scf.if %c -> (i32) {
    scf.yield %used : i32
  } else {
    scf.yield %used : i32
  }
  return
}
