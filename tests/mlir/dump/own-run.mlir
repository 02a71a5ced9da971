// A run that was printed is opened, and has the stages that it had.
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --mlir-print-ir-after-all -o %t.out 2>%t.log
// RUN: %bufscope-opt --dump=%t.log --stage=8 -o %t.last
// RUN: diff %t.last %t.out
// RUN: %bufscope-opt --dump=%t.log --counts | FileCheck %s
// RUN: %bufscope-opt --dump=%t.log --names=printed --diff=2,3 | FileCheck %s --check-prefix=DIFF
// RUN: %bufscope-opt --dump=%t.log --explain | FileCheck %s --check-prefix=TELL
// RUN: %bufscope-opt --dump=%t.log --run | FileCheck %s --check-prefix=JUDGE

func.func @hand_on(%n: index, %m: memref<4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %last = scf.for %i = %zero to %n step %one iter_args(%at = %m) -> (memref<4xf32>) {
    %new = memref.alloc() : memref<4xf32>
    memref.copy %at, %new : memref<4xf32> to memref<4xf32>
    scf.yield %new : memref<4xf32>
  }
  memref.copy %last, %m : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: memref.dealloc {{ *}}0 {{ *}}0 {{ *}}0 {{ *}}0 {{ *}}0 {{ *}}0 {{ *}}2 {{ *}}2 {{ *}}2
// CHECK: 3: ownership-based-buffer-deallocation
// CHECK-NEXT: 4: canonicalize

// The loop is another op, with one more result; what is in it is what it was.
// DIFF: @hand_on: stage 2, canonicalize -> stage 3, ownership-based-buffer-deallocation: {{[0-9]+}} added, 0 removed, 2 changed, 0 moved
// DIFF:       %alloc = memref.alloc() : memref<4xf32>
// DIFF: !     scf.yield %alloc{+, %{{.*}}+} : memref<4xf32>{+, i1+}

// TELL: {{ *}}5  ownership-based-buffer-deallocation begins
// TELL-NEXT: {{ *}}6    builtin.module{{.*}} is now what the dump shows of stage ownership-based-buffer-deallocation
// TELL-NEXT: {{ *}}7  ownership-based-buffer-deallocation ends

// JUDGE:   0-2 input and on: the buffer of 'memref.alloc' at line {{[0-9]+}} leaks
// JUDGE:   3-8 ownership-based-buffer-deallocation and on: right
