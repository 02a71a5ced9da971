// Where upstream writes code that is wrong, the older passes write the same and say so, or refuse.
// RUN: not %bufscope-opt %s --split-input-file --buffer-deallocation >%t.out 2>%t.err
// RUN: FileCheck %s <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out
// RUN: %bufscope-opt %s --split-input-file --buffer-loop-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=LOOP <%t.err
// RUN: %bufscope-opt %s --split-input-file --promote-buffers-to-stack 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=STACK <%t.err

// CHECK: {{.*:[0-9]+}}:7: warning: this buffer is never freed: the block that all its uses lead to holds nothing but its terminator
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
// CHECK: {{.*}} error: this buffer is freed already and would be freed twice: it needs a temporary buffer, which this pass frees
// CHECK-NEXT: ^join(%x: memref<2xf32>):
// OUT-NOT: {{.*}}@twice{{.*}}
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

// LOOP: {{.*}} warning: this buffer is freed in every round of the loop that its allocation leaves
// LOOP-NEXT: %a = memref.alloc() : memref<2xf32>
func.func @round(%n: index) {
  scf.for %i = %n to %n step %n {
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

// STACK: {{.*}} warning: this buffer is taken for a small one, because its size has more than 64 bits
func.func @huge() {
  %a = memref.alloc() : memref<4294967296x4294967296xf32>
  return
}
