// What was lowered before the failure still counts in the numbers that the diagnostic prints.
// RUN: not %bufscope-opt %s "--pass-pipeline=builtin.module(func.func(bufferization-lower-deallocations))" 2>&1 | FileCheck %s

func.func @f(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> i1 {
  %0 = arith.andi %c, %c : i1
  %1 = bufferization.dealloc (%m : memref<2xf32>) if (%0) retain (%n : memref<2xf32>)
  %2 = arith.andi %c, %1 : i1
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%2, %c)
  return %1 : i1
}

// CHECK: {{.*}}lowering-function-root-later.mlir:8:3: error: library function required for generic lowering, but cannot be automatically inserted when operating on functions
// CHECK-NEXT: bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%2, %c)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}lowering-function-root-later.mlir:8:3: note: see current operation: "bufferization.dealloc"(%arg0, %arg1, %9, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<2xf32>, memref<2xf32>, i1, i1) -> ()
// CHECK-NEXT: {{.*}}lowering-function-root-later.mlir:8:3: error: failed to legalize operation 'bufferization.dealloc' that was explicitly marked illegal
// CHECK-NEXT: bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%2, %c)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}lowering-function-root-later.mlir:8:3: note: see current operation: "bufferization.dealloc"(%arg0, %arg1, %9, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<2xf32>, memref<2xf32>, i1, i1) -> ()
