// An allocation that moves out of a loop whose rounds may run at the same time; and out of loops of
// branches that carry the buffer, where one buffer does as well: each copies it to itself.
// RUN: %bufscope-opt %s --check --buffer-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s --allow-empty <%t.err
// RUN: %bufscope-opt %s --check --buffer-loop-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=PARALLEL <%t.err

// CHECK-NOT: {{.*(error|warning): .*}}
func.func @carried(%c: i1, %m: memref<4xf32>, %o: memref<4xf32>) {
  cf.cond_br %c, ^round(%m : memref<4xf32>), ^end(%m : memref<4xf32>)
^round(%b: memref<4xf32>):
  %x = memref.alloc() : memref<4xf32>
  test.copy(%b, %x) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^round(%x : memref<4xf32>), ^end(%x : memref<4xf32>)
^end(%z: memref<4xf32>):
  test.copy(%z, %o) : (memref<4xf32>, memref<4xf32>)
  return
}

// The last round's buffer is nobody else's.
// CHECK-NOT: {{.*}}warning{{.*}}
func.func @last(%c: i1, %m: memref<4xf32>, %o: memref<4xf32>) {
  cf.cond_br %c, ^round, ^end(%m : memref<4xf32>)
^round:
  %x = memref.alloc() : memref<4xf32>
  test.copy(%m, %x) : (memref<4xf32>, memref<4xf32>)
  cf.cond_br %c, ^round, ^end(%x : memref<4xf32>)
^end(%z: memref<4xf32>):
  test.copy(%z, %o) : (memref<4xf32>, memref<4xf32>)
  return
}

// Rounds that may run at the same time.
// PARALLEL: {{.*}}:[[@LINE+3]]:10: warning: all rounds of the loop share this buffer now, and those of an 'affine.parallel' may run at the same time{{.*}}
func.func @at_the_same_time(%in: memref<16xf32>, %out: memref<16xf32>) {
  affine.parallel (%i) = (0) to (16) {
    %a = memref.alloc() : memref<4xf32>
    %v = affine.load %in[%i] : memref<16xf32>
    affine.store %v, %a[0] : memref<4xf32>
    %w = affine.load %a[0] : memref<4xf32>
    affine.store %w, %out[%i] : memref<16xf32>
  }
  return
}
