// An allocation that moves to where some paths do not come to its free: of that nothing is said when
// buffer-deallocation comes later, which moves the free to where all of them end.
// RUN: not %bufscope-opt %s --check --buffer-hoisting 2>&1 >/dev/null | FileCheck %s --check-prefix=ALONE
// RUN: %bufscope-opt %s --check --buffer-hoisting --buffer-deallocation 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=QUIET --allow-empty <%t.err

// ALONE: {{.*}}:[[@LINE+16]]:14: error: this buffer is not freed on every path
// QUIET-NOT: {{.*}}warning{{.*}}
// CHECK-LABEL: func.func @freed_in_one_arm(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = scf.if %arg0 -> (memref<4xf32>) {
// CHECK-NEXT: memref.copy %arg1, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.yield %alloc : memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @freed_in_one_arm(%c: i1, %in: memref<4xf32>, %out: memref<4xf32>) {
  %result = scf.if %c -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %in, %alloc : memref<4xf32> to memref<4xf32>
    memref.copy %alloc, %out : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    scf.yield %alloc : memref<4xf32>
  } else {
    scf.yield %in : memref<4xf32>
  }
  return
}
