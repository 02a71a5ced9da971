// An execution that takes more steps than one may is not judged; the option that allows more is named, and allows them.
// RUN: %bufscope-opt --check %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: not %bufscope-opt --check --most-steps=900000 %s -o /dev/null 2>&1 | FileCheck %s
// RUN: %bufscope-opt --run --most-steps=1000 --pass-pipeline="builtin.module()" %s | FileCheck %s --check-prefix=STEPS
// RUN: %bufscope-opt --run --most-steps=20 --steps=19- --pass-pipeline="builtin.module()" %s | FileCheck %s --check-prefix=TOLD
// RUN: not %bufscope-opt --most-steps=1000 %s 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not %bufscope-opt --check --most-steps=0 %s 2>&1 | FileCheck %s --check-prefix=NONE

// FEW: {{.*}}:[[@LINE+16]]:1: warning: this function is not judged: limit of 200000 steps
// FEW: bufscope-opt: --most-steps=N lets an execution take more than 200000 steps

// CHECK-NOT: {{.*}}not judged{{.*}}
// CHECK: {{.*}}:[[@LINE+16]]:8: error: {{.*}}
// CHECK-NOT: {{.*}}--most-steps{{.*}}

// STEPS: {{.*}}not judged: limit of 1000 steps{{.*}}

// TOLD: 19  'arith.addi'{{.*}}
// TOLD: 20  'memref.store'{{.*}}
// TOLD-NOT: 21  {{.*}}

// ALONE: {{.*}}--most-steps does nothing without --check, --run, --compare or --reduce

// NONE: {{.*}}for the --most-steps option: '0' is no number from 1 to 1000000000
func.func @f(%a: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100000 : index
  %b = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %a[%c0] : memref<4xi32>
    %w = arith.addi %v, %v : i32
    memref.store %w, %b[%c0] : memref<4xi32>
  }
  memref.dealloc %b : memref<4xi32>
  %r = memref.load %b[%c0] : memref<4xi32>
  return %r : i32
}
