// A function that waits adds the helper, which goes through the passes behind it.
// RUN: %bufscope-opt %s --split-input-file "--pass-pipeline=builtin.module(canonicalize{max-iterations=1},bufferization-lower-deallocations,canonicalize,ownership-based-buffer-deallocation)" | FileCheck %s
// Two passes that add helpers do so one after the other, whichever function they are for.
// RUN: %bufscope-opt %s --split-input-file "--pass-pipeline=builtin.module(bufferization-lower-deallocations,canonicalize,ownership-based-buffer-deallocation,bufferization-lower-deallocations)" | FileCheck %s --check-prefix=TWICE

// CHECK-LABEL: func.func @waits({{.*}}
// CHECK-LABEL: func.func private @dealloc_helper({{.*}}
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
func.func @waits(%c: i1, %p: memref<?xf32>, %q: memref<?xf32>) {
  %t = arith.constant true
  %f = arith.constant false
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%f : i1)
^bb2:
  cf.br ^bb3(%c : i1)
^bb3(%never: i1):
  scf.if %never {
    bufferization.dealloc (%p, %q : memref<?xf32>, memref<?xf32>) if (%c, %c)
  }
  return
}

// -----

// TWICE-LABEL: func.func @second({{.*}}
// TWICE: call @dealloc_helper_0({{.*}}
// TWICE: func.func private @dealloc_helper({{.*}}
// TWICE: call @dealloc_helper_0({{.*}}
// TWICE: func.func private @dealloc_helper_0({{.*}}
func.func @second(%c: i1, %n: index) -> (memref<?xf32>, memref<?xf32>) {
  %x = memref.alloc(%n) : memref<?xf32>
  %y = memref.alloc(%n) : memref<?xf32>
  %z = arith.select %c, %x, %y : memref<?xf32>
  cf.br ^bb1(%x, %z : memref<?xf32>, memref<?xf32>)
^bb1(%u: memref<?xf32>, %v: memref<?xf32>):
  return %u, %v : memref<?xf32>, memref<?xf32>
}
func.func @first(%c: i1, %p: memref<?xf32>, %q: memref<?xf32>) {
  return
^bb1:
  bufferization.dealloc (%p, %q : memref<?xf32>, memref<?xf32>) if (%c, %c)
  cf.br ^bb1
}
