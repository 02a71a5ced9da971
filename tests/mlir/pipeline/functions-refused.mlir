// The function that a pass refuses first is the first in the text, also when it waits in the pass
// before for those behind it (see functions-that-wait.mlir), and nothing is said of others.
// RUN: not %bufscope-opt %s --split-input-file --allow-unregistered-dialect --canonicalize --ownership-based-buffer-deallocation --cse 2>&1 | FileCheck %s

// CHECK-NOT: {{.*}}error:{{.*}}
// CHECK: {{.*}}error: Only structured control-flow loops are supported.
// CHECK-NEXT: func.func @waits(%c: i1, %x: i32) {
func.func @fine() {
  return
}
func.func @waits(%c: i1, %x: i32) {
  cf.br ^bb1(%x, %x : i32, i32)
^bb1(%u: i32, %v: i32):
  cf.cond_br %c, ^bb1(%u, %v : i32, i32), ^bb2
^bb2:
  return
}
func.func @refused() {
  "test.unknown"() : () -> ()
  return
}

// -----

// CHECK-NOT: {{.*}}error:{{.*}}
// CHECK: {{.*}}error: ops with unknown memory side effects are not supported
// CHECK-NEXT: "test.unknown"() : () -> ()
// CHECK-NOT: {{.*}}error:{{.*}}
func.func @refused() {
  "test.unknown"() : () -> ()
  return
}
func.func @waits(%c: i1, %x: i32) {
  cf.br ^bb1(%x, %x : i32, i32)
^bb1(%u: i32, %v: i32):
  cf.cond_br %c, ^bb1(%u, %v : i32, i32), ^bb2
^bb2:
  return
}
