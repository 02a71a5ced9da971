// Where there is nothing, and beside what it cannot be given.
// RUN: not %bufscope-opt %s --buffer-deallocation-pipeline --reduce 2>&1 | FileCheck %s
// RUN: not %bufscope-opt %s --reduce=0 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not %bufscope-opt %s --reduce --explain 2>&1 | FileCheck %s --check-prefix=BESIDE
// RUN: not %bufscope-opt %s --reduce --split-input-file 2>&1 | FileCheck %s --check-prefix=PARTS
// RUN: not %bufscope-opt %s --reduce --mlir-print-op-generic 2>&1 | FileCheck %s --check-prefix=PRINTED
// RUN: not %bufscope-opt %s --reduce --mlir-print-ir-after-all 2>&1 | FileCheck %s --check-prefix=DUMPED
// RUN: echo 'func.func @f(' | not %bufscope-opt --reduce 2>&1 | FileCheck %s --check-prefix=UNREAD

// CHECK: bufscope-opt: nothing to reduce: nothing is refused and nothing is found
// NUMBER: bufscope-opt: for the --reduce option: '0' is no number from 1 to 2147483647
// BESIDE: bufscope-opt: --reduce writes a smaller program and nothing else: --explain cannot be given beside it
// PARTS: {{.*}}--split-input-file cannot be given beside it
// PRINTED: {{.*}}--mlir-print-op-generic cannot be given beside it
// DUMPED: {{.*}}--mlir-print-ir-after-all cannot be given beside it
// UNREAD: <stdin>:{{[0-9]+}}:{{[0-9]+}}: error: {{.*}}

func.func @right() {
  %mine = memref.alloc() : memref<4xf32>
  return
}
