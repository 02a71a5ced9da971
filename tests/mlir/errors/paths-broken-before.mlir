// Where a path has a fault that the program had before the pass, too, nothing new on it is sure: a
// run that takes it was wrong already, and those that are right do not see the new one.
// RUN: not %bufscope-opt %s --check --buffer-loop-hoisting 2>%t.err | FileCheck %s --check-prefix=OUT
// RUN: FileCheck %s <%t.err

// OUT: %alloc = memref.alloc() : memref<4xf32>
// OUT: scf.for {{.*}}

// CHECK: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK: {{.*}} note: so before the first pass
// CHECK: {{.*}}:[[@LINE+9]]:14: warning: this buffer is freed too early: 'memref.copy' uses it later
func.func @freed_twice_before(%mine: memref<4xf32>, %in: memref<4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  memref.dealloc %mine : memref<4xf32>
  %view = memref.cast %mine : memref<4xf32> to memref<?xf32>
  memref.dealloc %view : memref<?xf32>
  scf.for %i = %zero to %four step %one {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %in, %alloc : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
  }
  return
}
