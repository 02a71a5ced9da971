// The named pipeline runs the pass that the release has no more, and says so; those of 19 have it.
// RUN: %bufscope-opt %s --upstream=22 --legacy >%t.out 2>%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out
// RUN: FileCheck %s --check-prefix=SAYS <%t.err
// RUN: %bufscope-opt %s --upstream=22 --compare=ownership,legacy 2>&1 >%t.out | FileCheck %s --check-prefix=SAYS
// RUN: %bufscope-opt %s --legacy 2>&1 | FileCheck %s --check-prefix=NOT
// RUN: %bufscope-opt %s --upstream=22 --buffer-hoisting --promote-buffers-to-stack 2>&1 | FileCheck %s --check-prefix=NOT

// SAYS: {{.*}}: warning: mlir-opt 22 has no pass 'buffer-deallocation' any more: it runs as in 19{{.*}}
// SAYS-NOT: {{.*}}warning{{.*}}
// OUT: memref.dealloc %alloc : memref<?xf32>
// NOT-NOT: {{.*}}warning{{.*}}
// NOT: func.func @f(%arg0: index, %arg1: memref<?xf32>) {
// NOT-NOT: {{.*}}warning{{.*}}
func.func @f(%n: index, %m: memref<?xf32>) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %m : memref<?xf32> to memref<?xf32>
  return
}
