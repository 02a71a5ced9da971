// On a function the lowering cannot add the library function.
// RUN: not %bufscope-opt %s "--pass-pipeline=builtin.module(func.func(bufferization-lower-deallocations))" 2>&1 | FileCheck %s

func.func @f(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %c)
  return
}

// CHECK: {{.*}}lowering-function-root.mlir:5:3: error: library function required for generic lowering, but cannot be automatically inserted when operating on functions
// CHECK-NEXT: bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %c)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}lowering-function-root.mlir:5:3: note: see current operation: "bufferization.dealloc"(%arg0, %arg1, %arg2, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<2xf32>, memref<2xf32>, i1, i1) -> ()
// CHECK-NEXT: {{.*}}lowering-function-root.mlir:5:3: error: failed to legalize operation 'bufferization.dealloc' that was explicitly marked illegal
// CHECK-NEXT: bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %c)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}lowering-function-root.mlir:5:3: note: see current operation: "bufferization.dealloc"(%arg0, %arg1, %arg2, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<2xf32>, memref<2xf32>, i1, i1) -> ()
