// What buffer-deallocation refuses, and what it only complains of.
// RUN: not %bufscope-opt %s --split-input-file --allow-unregistered-dialect --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out

// CHECK: {{.*}} error: Only structured control-flow loops are supported.
func.func @loop_of_blocks(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// -----

// CHECK: {{.*}} error: All operations with attached regions need to implement the RegionBranchOpInterface.
func.func @unknown_regions(%c: i1) {
  %0 = "x.two"() ({
    "x.end"() : () -> ()
  }, {
    "x.end"() : () -> ()
  }) : () -> i32
  %1 = memref.alloc() : memref<2xf32>
  return
}

// -----

// It goes on behind the complaint, and with the other functions.
// OUT: func.func @unknown_regions(%arg0: i1) {
// OUT: memref.dealloc %alloc : memref<2xf32>

// A realloc has no clone, but needs none: it is freed.
// OUT: %0 = memref.realloc %arg0 : memref<2xf32> to memref<4xf32>
// OUT-NEXT: memref.dealloc %0 : memref<4xf32>
func.func @realloc(%m: memref<2xf32>) {
  %0 = memref.realloc %m : memref<2xf32> to memref<4xf32>
  return
}
