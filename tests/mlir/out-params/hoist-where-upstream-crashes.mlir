// mlir-opt-19 crashes here with hoist-static-allocs: an argument is returned, or one allocation twice. An argument
// is copied, and the second result is a copy of the first.
// RUN: %bufscope-opt %s --buffer-results-to-out-params=hoist-static-allocs | FileCheck %s

// CHECK-LABEL:   func.func @argument(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT:      memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @argument(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}

// CHECK-LABEL:   func.func @twice(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT:      memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @twice() -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  return %0, %0 : memref<4xf32>, memref<4xf32>
}

// CHECK-LABEL:   func.func @two_returns(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:      cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:    ^bb1:  // pred: ^bb0
// CHECK-NEXT:      return
// CHECK-NEXT:    ^bb2:  // pred: ^bb0
// CHECK-NEXT:      memref.copy %arg1, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @two_returns(%c: i1) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %0 : memref<4xf32>
^bb2:
  return %0 : memref<4xf32>
}
