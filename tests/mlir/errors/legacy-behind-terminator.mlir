// A free that the program has on one path goes behind the last use in the block that all uses lead to,
// and behind what ends that block: upstream makes a program that is not valid, and here the error says
// of which free.
// RUN: not %bufscope-opt %s --buffer-deallocation --split-input-file 2>&1 | FileCheck %s

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
// CHECK: {{.*}}:10:3: error: this deallocation would move behind 'func.return', the last use of the buffer: the function would not be valid any more
// CHECK-NOT: {{.*}} error: {{.*}}must be the last operation{{.*}}

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
// CHECK: {{.*}}: error: this deallocation would move behind 'func.return'{{.*}}
