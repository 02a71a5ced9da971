// What a stage does and a later one mends is not told of; what the last stage has is, since the first.
// RUN: not %bufscope-opt %s --buffer-loop-hoisting --check 2>&1 >/dev/null | FileCheck %s
// RUN: %bufscope-opt %s --buffer-loop-hoisting --buffer-deallocation --check 2>&1 >/dev/null | FileCheck %s --check-prefix=MENDED --allow-empty

// CHECK: {{.*}}:[[@LINE+8]]:10: error: this buffer is freed too early: 'memref.copy' uses it later
// CHECK: {{.*}} note: so since stage 1, buffer-loop-hoisting
// MENDED-NOT: {{.*(error|warning): .*}}
func.func @f(%o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %a, %o : memref<4xf32> to memref<4xf32>
    memref.dealloc %a : memref<4xf32>
  }
  return
}
