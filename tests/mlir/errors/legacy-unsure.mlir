// What may go wrong is a warning, what an input shows an error; and what a later pass mends is not spoken of.
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-loop-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err
// RUN: %bufscope-opt %s --check --split-input-file --buffer-loop-hoisting --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=MENDED --allow-empty <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out

// Two decisions, both on values from memory: there are inputs with which both are so.
// CHECK: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK-NEXT: %maybe = memref.alloc(){{.*}}
func.func @maybe_one_round(%t: memref<?xindex>, %u: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %t[%c0] : memref<?xindex>
  %d = memref.load %u[%c0] : memref<?xi1>
  scf.for %k = %c0 to %n step %c1 {
    %maybe = memref.alloc() : memref<4xf32>
    scf.if %d {
      memref.dealloc %maybe : memref<4xf32>
    }
  }
  return
}

// -----

// The free is in a wrong place only until the deallocation pass moves it.
// CHECK: {{.*}} error: this buffer is freed too early: 'memref.copy' uses it later
// CHECK-NEXT: %mended = memref.alloc(){{.*}}
// MENDED-NOT: {{.*}}error{{.*}}
// MENDED-NOT: {{.*}}warning{{.*}}
// OUT-LABEL: func.func @every_round{{.*}}
// OUT: %alloc = memref.alloc() : memref<4xf32>
// OUT-NEXT: scf.for {{.*}}
// OUT-NEXT: memref.copy %arg0, %alloc {{.*}}
// OUT-NEXT: }
// OUT-NEXT: memref.dealloc %alloc : memref<4xf32>
func.func @every_round(%m: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    %mended = memref.alloc() : memref<4xf32>
    memref.copy %m, %mended : memref<4xf32> to memref<4xf32>
    memref.dealloc %mended : memref<4xf32>
  }
  return
}

// -----

// Bounds from which two rounds cannot come.
// CHECK: {{.*}} warning: this buffer is freed twice: 'memref.dealloc' frees it again
// CHECK-NEXT: %at_most_one = memref.alloc(){{.*}}
func.func @one_round_at_most(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %few = arith.minui %n, %c1 : index
  scf.for %i = %c0 to %few step %c1 {
    %at_most_one = memref.alloc() : memref<4xf32>
    memref.dealloc %at_most_one : memref<4xf32>
  }
  return
}

// -----

// The loop is where its bound is less than two, so that it has one round or none.
// CHECK-NOT: {{.*}}freed twice{{.*}}
// CHECK: {{.*}} error: this buffer is not freed on every path
// CHECK-NEXT: %guarded = memref.alloc(){{.*}}
func.func @guarded(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %small = arith.cmpi slt, %n, %c2 : index
  scf.if %small {
    scf.for %i = %c0 to %n step %c1 {
      %guarded = memref.alloc() : memref<4xf32>
      memref.dealloc %guarded : memref<4xf32>
    }
  }
  return
}
