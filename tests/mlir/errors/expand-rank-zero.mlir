// A memref of rank 0 with a layout expands to strides of 1.
// RUN: not %bufscope-opt %s 2>&1 | FileCheck %s

func.func @expand(%m: memref<f32, strided<[], offset: 4>>) {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32, strided<[], offset: 4>> into memref<1x1xf32>
  return
}

// CHECK: {{.*}}expand-rank-zero.mlir:5:8: error: 'memref.expand_shape' op expected expanded type to be 'memref<1x1xf32, strided<[1, 1], offset: 4>>' but found 'memref<1x1xf32>'
// CHECK-NEXT: %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32, strided<[], offset: 4>> into memref<1x1xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}expand-rank-zero.mlir:5:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (memref<f32, strided<[], offset: 4>>) -> memref<1x1xf32>
