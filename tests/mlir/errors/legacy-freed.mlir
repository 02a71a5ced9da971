// Buffers that the program frees itself, through what stands for them.
// RUN: %bufscope-opt %s --buffer-deallocation --split-input-file 2>&1 >/dev/null | FileCheck %s

// On each path by itself: nothing is left to do, and nothing to say.
// CHECK-NOT: {{.*(error|warning): .*}}
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

// -----

// Through a cast: upstream frees it again behind that.
// CHECK: {{.*}}legacy-freed.mlir:{{.*}} warning: this buffer is freed twice: the program frees an alias of it
func.func @cast(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %cast = memref.cast %a : memref<4xf32> to memref<?xf32>
  test.copy(%a, %m) : (memref<4xf32>, memref<4xf32>)
  memref.dealloc %cast : memref<?xf32>
  return
}
// CHECK-NOT: {{.*(error|warning): .*}}
