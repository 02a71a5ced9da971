// What a function without a body returns is a buffer of its own by the rules of calls: freed by the
// caller, and none of what it was given.
// RUN: %bufscope-opt %s --check=strict --split-input-file --buffer-deallocation-pipeline 2>&1 >/dev/null | FileCheck %s --allow-empty --check-prefix=FREED
// RUN: not %bufscope-opt %s --check --split-input-file --legacy 2>&1 >/dev/null | FileCheck %s

// FREED-NOT: {{.+}}
// CHECK-NOT: {{.*}} warning: {{.*}}
// CHECK: {{.*}} error: this buffer is never freed: the callee allocates it
// CHECK-NEXT: %made = call @fresh(%on_stack){{.*}}
func.func private @fresh(memref<8xf32>) -> memref<8xf32>
func.func @of_the_stack(%out: memref<8xf32>) {
  %on_stack = memref.alloca() : memref<8xf32>
  %made = call @fresh(%on_stack) : (memref<8xf32>) -> memref<8xf32>
  memref.copy %made, %out : memref<8xf32> to memref<8xf32>
  return
}

// -----

// CHECK: {{.*}} error: this buffer is never freed: the callee allocates it
// CHECK-NEXT: %behind = call @fresh(%first){{.*}}
func.func private @fresh(memref<8xf32>) -> memref<8xf32>
func.func @used_behind_the_free(%out: memref<8xf32>) {
  %first = memref.alloc() : memref<8xf32>
  %behind = call @fresh(%first) : (memref<8xf32>) -> memref<8xf32>
  memref.copy %behind, %out : memref<8xf32> to memref<8xf32>
  return
}
