// A constant in a symbol table inside the module names a function of the module; since 22 one of that table.
// RUN: %bufscope-opt %s | FileCheck %s

gpu.module @inner {
  func.func @b(%x: i32) {
    %h = func.constant @c : (i32) -> ()
    return
  }
}
func.func @c(%x: i32) {
  return
}

// CHECK: module {
// CHECK-NEXT: gpu.module @inner {
// CHECK-NEXT: func.func @b(%arg0: i32) {
// CHECK-NEXT: %f = constant @c : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: func.func @c(%arg0: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
