// An allocation that moves to where paths begin on which nothing frees it: the same bytes as
// upstream, with a warning.
// RUN: not %bufscope-opt %s --check --allow-unregistered-dialect --buffer-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=HOIST <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out

// OUT: {{ *}}func.func @allocated_on_more_paths{{.*}}
// OUT-NEXT: {{.*}}memref.alloc{{.*}}
// HOIST: {{.*}}:[[@LINE+4]]:8: error: this buffer is not freed on every path
func.func @allocated_on_more_paths(%c: i1, %m: memref<4xf32>, %o: memref<4xf32>) {
  cf.cond_br %c, ^left, ^right
^left:
  %a = memref.alloc() : memref<4xf32>
  cf.br ^join(%a, %c : memref<4xf32>, i1)
^right:
  %false = arith.constant false
  cf.br ^join(%m, %false : memref<4xf32>, i1)
^join(%x: memref<4xf32>, %own: i1):
  test.copy(%x, %o) : (memref<4xf32>, memref<4xf32>)
  scf.if %own {
    "foo.free"(%o) : (memref<4xf32>) -> ()
    memref.dealloc %x : memref<4xf32>
  }
  return
}
// HOIST-NOT: {{.*}}warning{{.*}}
