// Until 19 the stride of a dimension of size 1 has to be what it would be if there were more.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @far(%m: memref<1x3x2xf32, strided<[100, 2, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<1x3x2xf32, strided<[100, 2, 1]>> into memref<3x2xf32, strided<[2, 1]>>
  return
}

// -----
func.func @near(%m: memref<1x3x2xf32, strided<[6, 2, 1], offset: 4>>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<1x3x2xf32, strided<[6, 2, 1], offset: 4>> into memref<3x2xf32, strided<[2, 1], offset: 4>>
  return
}

// CHECK: within split at {{.*}}collapse-of-ones.mlir:1 offset :5:8: error: 'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims
// CHECK-NEXT: %0 = memref.collapse_shape %m {{\[\[}}0, 1], [2]] : memref<1x3x2xf32, strided<[100, 2, 1]>> into memref<3x2xf32, strided<[2, 1]>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}collapse-of-ones.mlir:1 offset :5:8: note: see current operation: %0 = "memref.collapse_shape"(%arg0) <{reassociation = {{\[\[}}0, 1], [2]]}> : (memref<1x3x2xf32, strided<[100, 2, 1]>>) -> memref<3x2xf32, strided<[2, 1]>>
