// A clone for one edge of a conditional branch is made on all of them: the same bytes as upstream,
// and a leak.
// RUN: not %bufscope-opt %s --check --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out

// OUT: {{ *}}func.func @one_edge{{.*}}
// OUT-NEXT: {{.*}} = bufferization.clone {{.*}}
// OUT-NEXT: {{ *}}cf.cond_br {{.*}}
// CHECK: {{.*}}:[[@LINE+2]]:29: error: a clone of this buffer is not freed on every path
// CHECK: {{.*}}:[[@LINE+2]]:3: note: cloned before this, by buffer-deallocation
func.func @one_edge(%c: i1, %m: memref<8xf32>, %t: memref<8xf32>) {
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<8xf32>)
^bb1:
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  cf.br ^bb2(%a : memref<8xf32>)
^bb2(%x: memref<8xf32>):
  memref.copy %x, %t : memref<8xf32> to memref<8xf32>
  return
}

// CHECK: {{.*}}:[[@LINE+2]]:28: error: a clone of this buffer is not freed on every path
// CHECK: {{.*}}:[[@LINE+2]]:8: error: a clone of this buffer is not freed on every path
func.func @switch(%f: i32, %m: memref<8xf32>, %t: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  cf.switch %f : i32, [
    default: ^bb1(%m : memref<8xf32>),
    1: ^bb2,
    2: ^bb3(%a : memref<8xf32>)
  ]
^bb1(%x: memref<8xf32>):
  cf.br ^bb3(%x : memref<8xf32>)
^bb2:
  %b = memref.alloc() : memref<8xf32>
  cf.br ^bb1(%b : memref<8xf32>)
^bb3(%y: memref<8xf32>):
  memref.copy %y, %t : memref<8xf32> to memref<8xf32>
  return
}

// On an edge of its own the clone is freed wherever it is made.
// CHECK-NOT: {{.*(error|warning): .*}}
func.func @own_edge(%c: i1, %m: memref<8xf32>, %t: memref<8xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  cf.br ^bb3(%a : memref<8xf32>)
^bb2:
  cf.br ^bb3(%m : memref<8xf32>)
^bb3(%x: memref<8xf32>):
  memref.copy %x, %t : memref<8xf32> to memref<8xf32>
  return
}

// One that is reduced to nothing: no path frees it.
// CHECK: {{.*}}:[[@LINE+6]]:10: error: this buffer is never freed
func.func @reduced(%m: memref<8xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%m) -> memref<8xf32> {
    %a = memref.alloc() : memref<8xf32>
    memref.copy %m, %a : memref<8xf32> to memref<8xf32>
    scf.reduce(%a : memref<8xf32>) {
    ^bb0(%x: memref<8xf32>, %y: memref<8xf32>):
      scf.reduce.return %y : memref<8xf32>
    }
  }
  memref.copy %r, %o : memref<8xf32> to memref<8xf32>
  return
}
