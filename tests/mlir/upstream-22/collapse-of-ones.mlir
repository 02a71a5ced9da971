// A dimension of size 1 may have any stride.
// RUN: %bufscope-opt %s --upstream=22 --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @far(%arg0: memref<1x3x2xf32, strided<[100, 2, 1]>>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : memref<1x3x2xf32, strided<[100, 2, 1]>> into memref<3x2xf32, strided<[2, 1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @far(%m: memref<1x3x2xf32, strided<[100, 2, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<1x3x2xf32, strided<[100, 2, 1]>> into memref<3x2xf32, strided<[2, 1]>>
  return
}

// -----
// CHECK-LABEL: func.func @near(%arg0: memref<1x3x2xf32, strided<[6, 2, 1], offset: 4>>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : memref<1x3x2xf32, strided<[6, 2, 1], offset: 4>> into memref<3x2xf32, strided<[2, 1], offset: 4>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @near(%m: memref<1x3x2xf32, strided<[6, 2, 1], offset: 4>>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<1x3x2xf32, strided<[6, 2, 1], offset: 4>> into memref<3x2xf32, strided<[2, 1], offset: 4>>
  return
}
