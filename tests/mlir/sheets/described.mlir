// Ops that no dialect has, with a sheet: beside the program, and by --effects.
// RUN: rm -rf %t && mkdir %t && cp %s %t/a.mlir && cp %S/Inputs/my.effects %t/a.mlir.effects
// RUN: %bufscope-opt %t/a.mlir --allow-unregistered-dialect --buffer-deallocation-pipeline | FileCheck %s
// RUN: %bufscope-opt %s --effects=%S/Inputs/my.effects --allow-unregistered-dialect --buffer-deallocation-pipeline | FileCheck %s
// RUN: not %bufscope-opt %t/a.mlir --effects=none --allow-unregistered-dialect --buffer-deallocation-pipeline 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: %bufscope-opt %t/a.mlir --allow-unregistered-dialect --buffer-deallocation-pipeline --explain | FileCheck %s --check-prefix=EXPLAIN
// RUN: %bufscope-opt %t/a.mlir --allow-unregistered-dialect --buffer-deallocation-pipeline --run | FileCheck %s --check-prefix=EXECUTED
// RUN: not %bufscope-opt %t/a.mlir --effects=none --allow-unregistered-dialect --scan 2>&1 | FileCheck %s --check-prefix=SCAN
// RUN: %bufscope-opt %t/a.mlir --allow-unregistered-dialect --scan 2>&1 | FileCheck %s --check-prefix=SCANNED
// RUN: not %bufscope-opt %t/a.mlir --effects=none --allow-unregistered-dialect --buffer-deallocation-pipeline --explain -o %t/explained 2> %t/said
// RUN: FileCheck %s --check-prefix=WHY < %t/explained

// CHECK-LABEL: {{.*}}@f({{.*}}
// CHECK: "my.once"() ({
// CHECK: "my.copy"(%0, %arg1) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<8xf32>
// CHECK-NEXT: memref.dealloc %0 : memref<8xf32>
// NONE: {{.*}}error: ops with unknown memory side effects are not supported
// NONE-NOT: {{.*}}effects sheet{{.*}}
// WHY: {{.*}}ops with unknown memory side effects are not supported: nobody says what 'my.copy' does: an effects sheet can {{.*}}
// EXPLAIN: {{ *}}8  ownership-based-buffer-deallocation begins
// EXPLAIN-NEXT: {{ *}}rests on an effects sheet, which says what these ops do: 'my.copy', 'my.make', 'my.once', 'my.end' (a.mlir.effects)
// EXECUTED: {{ *}}0-2 input and on: the buffer of {{.*}} leaks
// EXECUTED: {{ *}}3-8 ownership-based-buffer-deallocation and on: right
// SCAN: {{.*}}note: nobody says what the op does: an effects sheet can (--effects=FILE)
// SCAN: 7 to be refused
// SCANNED: 0 to be refused
func.func @f(%in: memref<8xf32>, %out: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  "my.copy"(%in, %own) : (memref<8xf32>, memref<8xf32>) -> ()
  %v = "my.view"(%own) : (memref<8xf32>) -> memref<?xf32>
  %new = "my.make"() : () -> memref<8xf32>
  "my.once"() ({
    "my.copy"(%own, %new) : (memref<8xf32>, memref<8xf32>) -> ()
    "my.end"() : () -> ()
  }) : () -> ()
  "my.copy"(%new, %out) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
