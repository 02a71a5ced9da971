// One error in a file that is not split: file, line and column, the line itself and a caret.
// RUN: not %bufscope-opt %s 2>&1 | FileCheck %s

func.func @f(%m: memref<2xf32>) {
  %v = memref.cast %m : memref<2xf32> to memref<?xf32>
  memref.copy %v, %w : memref<?xf32> to memref<?xf32>
  return
}

// CHECK: {{.*}}parser-position.mlir:6:19: error: use of undeclared SSA value name
// CHECK-NEXT: memref.copy %v, %w : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: ^
