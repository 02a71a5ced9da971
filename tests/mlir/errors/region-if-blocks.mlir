// Each region of the op has one block; a pass for functions does not run on a module.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s
// RUN: not %bufscope-opt %s --pass-pipeline='any(buffer-deallocation)' --split-input-file 2>&1 | FileCheck %s --check-prefix=ANY

// CHECK: {{.*}} error: 'test.region_if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks
func.func @empty(%c: i1) {
  "test.region_if"(%c) ({}, {}, {}) : (i1) -> ()
  return
}

// -----

// ANY: {{.*}} error: 'builtin.module' op trying to schedule a pass on an unsupported operation
func.func @f() {
  return
}
