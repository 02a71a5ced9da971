// A dealloc has one buffer twice, and only the condition of the second name holds: it frees the buffer, what it is
// lowered to does not.
// RUN: not %bufscope-opt %s --check --bufferization-lower-deallocations 2>&1 >/dev/null | FileCheck %s

func.func @later_name(%first: i1) {
// CHECK: {{.*}}:[[@LINE+2]]:{{.*}}: error: this buffer is not freed on every path
// CHECK: {{.*}}:[[@LINE+1]]:{{.*}}: note: so since stage 1, bufferization-lower-deallocations
  %own = memref.alloc() : memref<4xf32>
  %other = memref.alloc() : memref<4xf32>
  %either = arith.select %first, %own, %other : memref<4xf32>
  %true = arith.constant true
  %not_first = arith.xori %first, %true : i1
// CHECK: {{.*}}:[[@LINE+2]]:{{.*}}: note: event [[#]] of bufferization-lower-deallocations takes away the 'bufferization.dealloc' that freed it
// CHECK: {{.*}}:[[@LINE+1]]:{{.*}}: note: it frees a buffer that it has twice if either condition holds: what it is lowered to asks the first condition alone
  bufferization.dealloc (%either, %own, %other : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%not_first, %true, %first)
  return
// CHECK: {{.*}}: note: shown by @later_name with --args='1', made at step 1, lost at step 12
// CHECK-NOT: {{.*}}:{{.*}}: {{error|warning}}: {{.*}}
}
