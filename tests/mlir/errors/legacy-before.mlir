// What is wrong before the first pass is said to be so, once, whatever the passes do with it.
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-hoisting --promote-buffers-to-stack 2>&1 | FileCheck %s --check-prefix=OTHERS

// OTHERS-COUNT-2: {{.*}}error: this buffer is freed twice: 'memref.dealloc' frees it again
// OTHERS-NOT: {{.*(error|warning): .*}}

// Twice where %c is true; when the first free has moved behind the second, always.
// CHECK: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK-NEXT: %more = memref.alloc(){{.*}}
// CHECK: {{.*}} note: so before the first pass
func.func @more(%c: i1, %m: memref<4xf32>) {
  %more = memref.alloc() : memref<4xf32>
  memref.copy %m, %more : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.dealloc %more : memref<4xf32>
  }
  %s = memref.cast %more : memref<4xf32> to memref<?xf32>
  memref.dealloc %s : memref<?xf32>
  return
}

// -----

// CHECK: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK-NEXT: func.func @as_before({{.*}}
// CHECK: {{.*}} note: so before the first pass
// OUT-LABEL: func.func @as_before{{.*}}
// OUT: memref.dealloc %arg1 : memref<4xf32>
// OUT: memref.dealloc %arg1 : memref<4xf32>
func.func @as_before(%c: i1, %m: memref<4xf32>) {
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  memref.dealloc %m : memref<4xf32>
  return
}
