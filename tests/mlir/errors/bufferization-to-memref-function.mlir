// On a function there is no place for the library function.
// RUN: not %bufscope-opt %s "--pass-pipeline=builtin.module(func.func(convert-bufferization-to-memref))" 2>&1 | FileCheck %s

func.func @f(%a: memref<2xf32>, %b: memref<2xf32>, %c: i1) {
  %0 = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  bufferization.dealloc (%a : memref<2xf32>) if (%c)
  bufferization.dealloc (%0, %b : memref<2xf32>, memref<2xf32>) if (%c, %c)
  return
}

// CHECK: {{.*}}bufferization-to-memref-function.mlir:7:3: error: library function required for generic lowering, but cannot be automatically inserted when operating on functions
// CHECK-NEXT: bufferization.dealloc (%0, %b : memref<2xf32>, memref<2xf32>) if (%c, %c)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}bufferization-to-memref-function.mlir:7:3: note: see current operation: "bufferization.dealloc"(%1, %arg1, %arg2, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<2xf32>, memref<2xf32>, i1, i1) -> ()
// CHECK-NEXT: {{.*}}bufferization-to-memref-function.mlir:7:3: error: failed to legalize operation 'bufferization.dealloc' that was explicitly marked illegal
// CHECK-NEXT: bufferization.dealloc (%0, %b : memref<2xf32>, memref<2xf32>) if (%c, %c)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}bufferization-to-memref-function.mlir:7:3: note: see current operation: "bufferization.dealloc"(%1, %arg1, %arg2, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<2xf32>, memref<2xf32>, i1, i1) -> ()
