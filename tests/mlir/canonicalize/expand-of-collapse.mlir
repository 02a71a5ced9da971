// What is collapsed and then expanded is one reshape, also where several sizes are not known.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @single(%arg0: tensor<4x32x10x64x2xf16>) -> tensor<4x32x10x128xf16> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2], [3, 4]] : tensor<4x32x10x64x2xf16> into tensor<128x10x128xf16>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1], [2], [3]] output_shape [4, 32, 10, 128] : tensor<128x10x128xf16> into tensor<4x32x10x128xf16>
// CHECK-NEXT: return %expanded : tensor<4x32x10x128xf16>
// CHECK-NEXT: }
func.func @single(%x : tensor<4x32x10x64x2xf16>) -> tensor<4x32x10x128xf16> {
  %0 = tensor.collapse_shape %x [[0, 1], [2], [3, 4]] : tensor<4x32x10x64x2xf16> into tensor<128x10x128xf16>
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [4, 32, 10, 128] : tensor<128x10x128xf16> into tensor<4x32x10x128xf16>
  return %1 : tensor<4x32x10x128xf16>
}
// CHECK-LABEL: func.func @mixed(%arg0: tensor<?x4x?x2xf32>, %arg1: index, %arg2: index) -> tensor<?x4x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2, 3]] : tensor<?x4x?x2xf32> into tensor<?x?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1], [2]] output_shape [%arg1, 4, %arg2] : tensor<?x?xf32> into tensor<?x4x?xf32>
// CHECK-NEXT: return %expanded : tensor<?x4x?xf32>
// CHECK-NEXT: }
func.func @mixed(%x : tensor<?x4x?x2xf32>, %a: index, %b: index) -> tensor<?x4x?xf32> {
  %0 = tensor.collapse_shape %x [[0, 1], [2, 3]] : tensor<?x4x?x2xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%a, 4, %b] : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %1 : tensor<?x4x?xf32>
}
// CHECK-LABEL: func.func @first(%arg0: tensor<2x3x5x7xf32>) -> tensor<6x35xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2, 3]] : tensor<2x3x5x7xf32> into tensor<6x35xf32>
// CHECK-NEXT: return %collapsed : tensor<6x35xf32>
// CHECK-NEXT: }
func.func @first(%x : tensor<2x3x5x7xf32>) -> tensor<6x35xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2, 3]] : tensor<2x3x5x7xf32> into tensor<210xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [6, 35] : tensor<210xf32> into tensor<6x35xf32>
  return %1 : tensor<6x35xf32>
}
// CHECK-LABEL: func.func @no(%arg0: tensor<2x3x5x7xf32>) -> tensor<21x10xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2, 3]] : tensor<2x3x5x7xf32> into tensor<210xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [21, 10] : tensor<210xf32> into tensor<21x10xf32>
// CHECK-NEXT: return %expanded : tensor<21x10xf32>
// CHECK-NEXT: }
func.func @no(%x : tensor<2x3x5x7xf32>) -> tensor<21x10xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2, 3]] : tensor<2x3x5x7xf32> into tensor<210xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [21, 10] : tensor<210xf32> into tensor<21x10xf32>
  return %1 : tensor<21x10xf32>
}
// CHECK-LABEL: func.func @ones(%arg0: tensor<2x1x1x3x1xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2, 3, 4]] : tensor<2x1x1x3x1xf32> into tensor<2x3xf32>
// CHECK-NEXT: return %collapsed : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @ones(%x : tensor<2x1x1x3x1xf32>) -> tensor<2x3xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2, 3, 4]] : tensor<2x1x1x3x1xf32> into tensor<6xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
// CHECK-LABEL: func.func @dyn(%arg0: tensor<2x?x3xf32>, %arg1: index) -> tensor<?x3xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<2x?x3xf32> into tensor<?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [%arg1, 3] : tensor<?xf32> into tensor<?x3xf32>
// CHECK-NEXT: return %expanded : tensor<?x3xf32>
// CHECK-NEXT: }
func.func @dyn(%x : tensor<2x?x3xf32>, %a: index) -> tensor<?x3xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2]] : tensor<2x?x3xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%a, 3] : tensor<?xf32> into tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}
// CHECK-LABEL: func.func @dyn2(%arg0: tensor<3x?x3xf32>, %arg1: index) -> tensor<3x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<3x?x3xf32> into tensor<?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [3, %arg1] : tensor<?xf32> into tensor<3x?xf32>
// CHECK-NEXT: return %expanded : tensor<3x?xf32>
// CHECK-NEXT: }
func.func @dyn2(%x : tensor<3x?x3xf32>, %a: index) -> tensor<3x?xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2]] : tensor<3x?x3xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [3, %a] : tensor<?xf32> into tensor<3x?xf32>
  return %1 : tensor<3x?xf32>
}
// CHECK-LABEL: func.func @none(%arg0: tensor<1x1xf32>) -> tensor<1x1x1xf32> {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [1, 1, 1] : tensor<1x1xf32> into tensor<1x1x1xf32>
// CHECK-NEXT: return %expanded : tensor<1x1x1xf32>
// CHECK-NEXT: }
func.func @none(%x : tensor<1x1xf32>) -> tensor<1x1x1xf32> {
  %0 = tensor.collapse_shape %x [] : tensor<1x1xf32> into tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1, 1, 1] : tensor<f32> into tensor<1x1x1xf32>
  return %1 : tensor<1x1x1xf32>
}
// CHECK-LABEL: func.func @grow(%arg0: tensor<?x6xf32>, %arg1: index, %arg2: index) -> tensor<?x2x3xf32> {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%arg1, 2, 3] : tensor<?x6xf32> into tensor<?x2x3xf32>
// CHECK-NEXT: return %expanded : tensor<?x2x3xf32>
// CHECK-NEXT: }
func.func @grow(%x : tensor<?x6xf32>, %a: index, %b: index) -> tensor<?x2x3xf32> {
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<?x6xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [%a, 2, 3] : tensor<?xf32> into tensor<?x2x3xf32>
  return %1 : tensor<?x2x3xf32>
}
// CHECK-LABEL: func.func @zero(%arg0: tensor<0x3x0xf32>) -> tensor<0x3xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<0x3x0xf32> into tensor<0xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [0, 3] : tensor<0xf32> into tensor<0x3xf32>
// CHECK-NEXT: return %expanded : tensor<0x3xf32>
// CHECK-NEXT: }
func.func @zero(%x : tensor<0x3x0xf32>) -> tensor<0x3xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2]] : tensor<0x3x0xf32> into tensor<0xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [0, 3] : tensor<0xf32> into tensor<0x3xf32>
  return %1 : tensor<0x3xf32>
}
// CHECK-LABEL: func.func @memrefs(%arg0: memref<?x4x?x2xf32>, %arg1: index, %arg2: index) -> memref<?x4x?xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2, 3]] : memref<?x4x?x2xf32> into memref<?x?xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0, 1], [2]] output_shape [%arg1, 4, %arg2] : memref<?x?xf32> into memref<?x4x?xf32>
// CHECK-NEXT: return %expand_shape : memref<?x4x?xf32>
// CHECK-NEXT: }
func.func @memrefs(%x : memref<?x4x?x2xf32>, %a: index, %b: index) -> memref<?x4x?xf32> {
  %0 = memref.collapse_shape %x [[0, 1], [2, 3]] : memref<?x4x?x2xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%a, 4, %b] : memref<?x?xf32> into memref<?x4x?xf32>
  return %1 : memref<?x4x?xf32>
}
// CHECK-LABEL: func.func @unknown_a(%arg0: tensor<?x?x?xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %collapsed : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @unknown_a(%x : tensor<?x?x?xf32>, %a: index, %b: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2]] : tensor<?x?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%a, %b] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @unknown_am(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index) -> memref<?x?xf32> {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : memref<?x?x?xf32> into memref<?x?xf32>
// CHECK-NEXT: return %collapse_shape : memref<?x?xf32>
// CHECK-NEXT: }
func.func @unknown_am(%x : memref<?x?x?xf32>, %a: index, %b: index) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %x [[0, 1, 2]] : memref<?x?x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
// CHECK-LABEL: func.func @unknown_b(%arg0: tensor<?x?x4xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<?x?x4xf32> into tensor<?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [%arg1, %arg2] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %expanded : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @unknown_b(%x : tensor<?x?x4xf32>, %a: index, %b: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2]] : tensor<?x?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%a, %b] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @unknown_c(%arg0: tensor<?x?x1xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<?x?x1xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %collapsed : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @unknown_c(%x : tensor<?x?x1xf32>, %a: index, %b: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2]] : tensor<?x?x1xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%a, %b] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @unknown_d(%arg0: tensor<?x?x?x?xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2, 3]] : tensor<?x?x?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %collapsed : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @unknown_d(%x : tensor<?x?x?x?xf32>, %a: index, %b: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2, 3]] : tensor<?x?x?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%a, %b] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @unknown_e(%arg0: tensor<?x4x?xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<?x4x?xf32> into tensor<?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [%arg1, %arg2] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %expanded : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @unknown_e(%x : tensor<?x4x?xf32>, %a: index, %b: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2]] : tensor<?x4x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%a, %b] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @unknown_f(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?x?x?xf32> {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%arg1, %arg2, %arg3] : tensor<?x?xf32> into tensor<?x?x?xf32>
// CHECK-NEXT: return %expanded : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @unknown_f(%x : tensor<?x?xf32>, %a: index, %b: index, %c: index) -> tensor<?x?x?xf32> {
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [%a, %b, %c] : tensor<?xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}
// CHECK-LABEL: func.func @unknown_g(%arg0: tensor<?x?x?x2xf32>, %arg1: index, %arg2: index) -> tensor<?x?x2xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2], [3]] : tensor<?x?x?x2xf32> into tensor<?x2xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1], [2]] output_shape [%arg1, %arg2, 2] : tensor<?x2xf32> into tensor<?x?x2xf32>
// CHECK-NEXT: return %expanded : tensor<?x?x2xf32>
// CHECK-NEXT: }
func.func @unknown_g(%x : tensor<?x?x?x2xf32>, %a: index, %b: index) -> tensor<?x?x2xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2], [3]] : tensor<?x?x?x2xf32> into tensor<?x2xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%a, %b, 2] : tensor<?x2xf32> into tensor<?x?x2xf32>
  return %1 : tensor<?x?x2xf32>
}
// CHECK-LABEL: func.func @unknown_h(%arg0: tensor<?x?x?x2x3xf32>, %arg1: index, %arg2: index) -> tensor<?x?x6xf32> {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2], [3, 4]] : tensor<?x?x?x2x3xf32> into tensor<?x?x6xf32>
// CHECK-NEXT: return %collapsed : tensor<?x?x6xf32>
// CHECK-NEXT: }
func.func @unknown_h(%x : tensor<?x?x?x2x3xf32>, %a: index, %b: index) -> tensor<?x?x6xf32> {
  %0 = tensor.collapse_shape %x [[0, 1, 2], [3, 4]] : tensor<?x?x?x2x3xf32> into tensor<?x6xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%a, %b, 6] : tensor<?x6xf32> into tensor<?x?x6xf32>
  return %1 : tensor<?x?x6xf32>
}
