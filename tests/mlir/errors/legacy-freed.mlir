// Buffers that the program frees itself, through what stands for them.
// RUN: not %bufscope-opt %s --check --buffer-deallocation --split-input-file 2>&1 >/dev/null | FileCheck %s

// On each path by itself: nothing is left to do, and nothing to say but that one is the caller's.
// CHECK-NOT: {{.*(error|warning): .*}}
// CHECK: {{.*}}:7:38: error: this buffer is the caller's, and 'memref.dealloc' frees it
func.func @each_path(%c: i1, %d: i1, %m: memref<4xf32>, %o: memref<4xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%m : memref<4xf32>)
^bb2:
  %a = memref.alloc() : memref<4xf32>
  cf.br ^bb3(%a : memref<4xf32>)
^bb3(%x: memref<4xf32>):
  cf.cond_br %d, ^bb4, ^bb5
^bb4:
  memref.dealloc %x : memref<4xf32>
  cf.br ^bb6
^bb5:
  test.copy(%x, %o) : (memref<4xf32>, memref<4xf32>)
  memref.dealloc %x : memref<4xf32>
  cf.br ^bb6
^bb6:
  return
}
// CHECK-NOT: {{.*(error|warning): .*}}
