// What is left of an expansion has the sizes that it was given, multiplied.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @a(%arg0: tensor<?xf16>, %arg1: index, %arg2: index) -> tensor<8x?x?xf16> {
// CHECK-NEXT: %c32 = arith.constant 32 : index
// CHECK-NEXT: %0 = arith.muli %arg2, %c32 : index
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1, 2]] output_shape [8, %arg1, %0] : tensor<?xf16> into tensor<8x?x?xf16>
// CHECK-NEXT: return %expanded : tensor<8x?x?xf16>
// CHECK-NEXT: }
func.func @a(%x: tensor<?xf16>, %a: index, %b: index) -> tensor<8x?x?xf16> {
  %0 = tensor.expand_shape %x [[0, 1, 2, 3, 4]] output_shape [4, 2, %a, %b, 32] : tensor<?xf16> into tensor<4x2x?x?x32xf16>
  %1 = tensor.collapse_shape %0 [[0, 1], [2], [3, 4]] : tensor<4x2x?x?x32xf16> into tensor<8x?x?xf16>
  return %1 : tensor<8x?x?xf16>
}
// CHECK-LABEL: func.func @b(%arg0: tensor<?xf16>, %arg1: index, %arg2: index, %arg3: index) -> tensor<4x?xf16> {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = arith.muli %arg1, %arg2 : index
// CHECK-NEXT: %1 = arith.muli %0, %arg3 : index
// CHECK-NEXT: %2 = arith.muli %1, %c2 : index
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [4, %2] : tensor<?xf16> into tensor<4x?xf16>
// CHECK-NEXT: return %expanded : tensor<4x?xf16>
// CHECK-NEXT: }
func.func @b(%x: tensor<?xf16>, %a: index, %b: index, %c: index) -> tensor<4x?xf16> {
  %0 = tensor.expand_shape %x [[0, 1, 2, 3, 4]] output_shape [4, 2, %a, %b, %c] : tensor<?xf16> into tensor<4x2x?x?x?xf16>
  %1 = tensor.collapse_shape %0 [[0], [1, 2, 3, 4]] : tensor<4x2x?x?x?xf16> into tensor<4x?xf16>
  return %1 : tensor<4x?xf16>
}
// CHECK-LABEL: func.func @c(%arg0: tensor<?x?xf16>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?x?x?xf16> {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = arith.muli %arg1, %c2 : index
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%0, 3, %arg2] : tensor<?x?xf16> into tensor<?x3x?xf16>
// CHECK-NEXT: %cast = tensor.cast %expanded : tensor<?x3x?xf16> to tensor<?x?x?xf16>
// CHECK-NEXT: return %cast : tensor<?x?x?xf16>
// CHECK-NEXT: }
func.func @c(%x: tensor<?x?xf16>, %a: index, %b: index, %c: index) -> tensor<?x?x?xf16> {
  %0 = tensor.expand_shape %x [[0, 1], [2, 3]] output_shape [%a, 2, 3, %b] : tensor<?x?xf16> into tensor<?x2x3x?xf16>
  %1 = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<?x2x3x?xf16> into tensor<?x3x?xf16>
  %2 = tensor.cast %1 : tensor<?x3x?xf16> to tensor<?x?x?xf16>
  return %2 : tensor<?x?x?xf16>
}
// CHECK-LABEL: func.func @d(%arg0: memref<?xf16>, %arg1: index, %arg2: index) -> memref<8x?x?xf16> {
// CHECK-NEXT: %c32 = arith.constant 32 : index
// CHECK-NEXT: %0 = arith.muli %arg2, %c32 : index
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1, 2]] output_shape [8, %arg1, %0] : memref<?xf16> into memref<8x?x?xf16>
// CHECK-NEXT: return %expand_shape : memref<8x?x?xf16>
// CHECK-NEXT: }
func.func @d(%x: memref<?xf16>, %a: index, %b: index) -> memref<8x?x?xf16> {
  %0 = memref.expand_shape %x [[0, 1, 2, 3, 4]] output_shape [4, 2, %a, %b, 32] : memref<?xf16> into memref<4x2x?x?x32xf16>
  %1 = memref.collapse_shape %0 [[0, 1], [2], [3, 4]] : memref<4x2x?x?x32xf16> into memref<8x?x?xf16>
  return %1 : memref<8x?x?xf16>
}
// CHECK-LABEL: func.func @known(%arg0: tensor<?xf16>, %arg1: index) -> tensor<8x?x?xf16> {
// CHECK-NEXT: %c32 = arith.constant 32 : index
// CHECK-NEXT: %0 = arith.muli %arg1, %c32 : index
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1, 2]] output_shape [8, 7, %0] : tensor<?xf16> into tensor<8x?x?xf16>
// CHECK-NEXT: return %expanded : tensor<8x?x?xf16>
// CHECK-NEXT: }
func.func @known(%x: tensor<?xf16>, %b: index) -> tensor<8x?x?xf16> {
  %c7 = arith.constant 7 : index
  %0 = tensor.expand_shape %x [[0, 1, 2, 3, 4]] output_shape [4, 2, %c7, %b, 32] : tensor<?xf16> into tensor<4x2x?x?x32xf16>
  %1 = tensor.collapse_shape %0 [[0, 1], [2], [3, 4]] : tensor<4x2x?x?x32xf16> into tensor<8x?x?xf16>
  return %1 : tensor<8x?x?xf16>
}
