// Where upstream writes code that is wrong, the older passes write the same, and a check says so.
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-deallocation >%t.out 2>%t.err
// RUN: FileCheck %s <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-loop-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=LOOP <%t.err
// RUN: not %bufscope-opt %s --check --split-input-file --promote-buffers-to-stack 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=STACK <%t.err

// CHECK: {{.*:[0-9]+}}:8: error: a clone of this buffer is not freed on every path
// OUT: ^bb2(%2: memref<2xf32>):  // 2 preds: ^bb0, ^bb1
// OUT-NEXT: return
func.func @leak(%c: i1, %m: memref<2xf32>) {
  cf.cond_br %c, ^left, ^join(%m : memref<2xf32>)
^left:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^join(%a : memref<2xf32>)
^join(%x: memref<2xf32>):
  return
}

// -----

// What the pass itself makes of a program like the one above.
// CHECK: {{.*}} error: a clone of this buffer is freed twice: 'memref.dealloc' frees it again
// OUT-LABEL: func.func @twice{{.*}}
// OUT-COUNT-2: memref.dealloc {{.*}}
func.func @twice(%c: i1, %m: memref<2xf32>) {
  %0 = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  cf.cond_br %c, ^left, ^join(%0 : memref<2xf32>)
^left:
  %1 = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  cf.br ^join(%1 : memref<2xf32>)
^join(%x: memref<2xf32>):
  test.copy(%x, %m) : (memref<2xf32>, memref<2xf32>)
  memref.dealloc %x : memref<2xf32>
  return
}

// -----

// LOOP: {{.*}} error: this buffer is freed twice: 'memref.dealloc' frees it again
// LOOP-NEXT: %a = memref.alloc() : memref<2xf32>
func.func @round(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<2xf32>
    memref.dealloc %a : memref<2xf32>
  }
  return
}

// -----

// LOOP: {{.*}} warning: this reallocation moves to another block and frees its operand on all paths from there
// LOOP-NEXT: %a = memref.realloc {{.*}}
func.func @realloc(%n: index, %m: memref<?xf32>) {
  scf.for %i = %n to %n step %n {
    %a = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  }
  return
}

// -----

// STACK: {{.*}} warning: this buffer is on the stack, and its size has more than 64 bits
func.func @huge() {
  %a = memref.alloc() : memref<4294967296x4294967296xf32>
  return
}
