// The same refusal as upstream's, and whose limit it is: `other` stands for `omp` in the first run. Of a
// dialect that upstream does not know either, nothing more is said.
// RUN: sed 's/other[.]first/omp.first/' %s | not %bufscope-opt - --allow-unregistered-dialect --ownership-based-buffer-deallocation 2>&1 | FileCheck %s
// RUN: not %bufscope-opt %s --allow-unregistered-dialect --ownership-based-buffer-deallocation 2>&1 | FileCheck %s --check-prefix=OTHER

// CHECK: {{.*}} error: ops with unknown memory side effects are not supported
// CHECK: {{.*}} note: see current operation: "omp.first"(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT: {{.*}} note: nothing is known here of 'omp.first', of which mlir-opt 19 may know more: {{.*}}
// OTHER: {{.*}} error: ops with unknown memory side effects are not supported
// OTHER: {{.*}} note: see current operation: "other.first"(%arg0) : (memref<4xf32>) -> ()
// OTHER-NOT: {{.*}}nothing is known{{.*}}
func.func @f(%m: memref<4xf32>) {
  "other.first"(%m) : (memref<4xf32>) -> ()
  return
}
