// A free that the program has on one path goes behind the last use in the block that all uses lead to,
// and behind what ends that block: that is no valid program, which the verifier says, as upstream's.
// RUN: not %bufscope-opt %s --check --buffer-deallocation --split-input-file 2>&1 | FileCheck %s

func.func @branch(%c: i1, %o: memref<8xf32>) {
  %m = memref.alloc() : memref<8xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.dealloc %m : memref<8xf32>
  cf.br ^bb3
^bb2:
  test.copy(%m, %o) : (memref<8xf32>, memref<8xf32>)
  cf.br ^bb3
^bb3:
  return
}
// CHECK: {{.*}}:15:3: error: 'func.return' op must be the last operation in the parent block
// CHECK-NOT: {{.*}} error: {{.*}}

// -----

func.func @region(%c: i1, %o: memref<8xf32>) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %r = scf.if %c -> (memref<8xf32>) {
    memref.dealloc %a : memref<8xf32>
    scf.yield %b : memref<8xf32>
  } else {
    scf.yield %a : memref<8xf32>
  }
  return %r : memref<8xf32>
}
// CHECK: {{.*}}: error: 'func.return' op must be the last operation in the parent block
