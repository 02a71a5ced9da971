// A slice that is known to lie outside stays as it is; an expansion takes sizes that constants say.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @outside(%arg0: tensor<5xf32>, %arg1: tensor<10xf32>, %arg2: index) -> (tensor<?xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<?xf32>, tensor<3xf32>) {
// CHECK-NEXT: %c10 = arith.constant 10 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0] [%c10] [1] : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %cast[0] [10] [1] : tensor<?xf32> to tensor<10xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg1[%c10] [5] [1] : tensor<5xf32> into tensor<10xf32>
// CHECK-NEXT: %inserted_slice_1 = tensor.insert_slice %cast into %arg1[7] [%arg2] [1] : tensor<?xf32> into tensor<10xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %arg1 : tensor<10xf32> to tensor<?xf32>
// CHECK-NEXT: %inserted_slice_3 = tensor.insert_slice %arg0 into %cast_2[7] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: %extracted_slice_4 = tensor.extract_slice %arg0[2] [3] [1] : tensor<5xf32> to tensor<3xf32>
// CHECK-NEXT: return %extracted_slice, %extracted_slice_0, %inserted_slice, %inserted_slice_1, %inserted_slice_3, %extracted_slice_4 : tensor<?xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<?xf32>, tensor<3xf32>
// CHECK-NEXT: }
func.func @outside(%t: tensor<5xf32>, %u: tensor<10xf32>, %n: index) -> (tensor<?xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<?xf32>, tensor<3xf32>) {
  %c10 = arith.constant 10 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.extract_slice %t[0] [%c10] [1] : tensor<5xf32> to tensor<?xf32>
  %1 = tensor.cast %t : tensor<5xf32> to tensor<?xf32>
  %2 = tensor.extract_slice %1[0] [10] [1] : tensor<?xf32> to tensor<10xf32>
  %3 = tensor.insert_slice %t into %u[%c10] [5] [1] : tensor<5xf32> into tensor<10xf32>
  %4 = tensor.insert_slice %1 into %u[7] [%n] [1] : tensor<?xf32> into tensor<10xf32>
  %5 = tensor.cast %u : tensor<10xf32> to tensor<?xf32>
  %6 = tensor.insert_slice %t into %5[7] [5] [1] : tensor<5xf32> into tensor<?xf32>
  %7 = tensor.extract_slice %1[2] [3] [1] : tensor<?xf32> to tensor<3xf32>
  return %0, %2, %3, %4, %6, %7 : tensor<?xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<?xf32>, tensor<3xf32>
}
// CHECK-LABEL: func.func @known(%arg0: tensor<10x10xf32>, %arg1: index, %arg2: index) -> (tensor<?x?x?xf32>, tensor<?x?x10xf32>, tensor<?x?x10xf32>, tensor<?x?x10xf32>) {
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [10, 1, 10] : tensor<10x10xf32> into tensor<10x1x10xf32>
// CHECK-NEXT: %cast = tensor.cast %expanded : tensor<10x1x10xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg0 : tensor<10x10xf32> to tensor<?x10xf32>
// CHECK-NEXT: %expanded_1 = tensor.expand_shape %cast_0 {{\[\[}}0, 1], [2]] output_shape [10, %arg1, 10] : tensor<?x10xf32> into tensor<10x?x10xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %expanded_1 : tensor<10x?x10xf32> to tensor<?x?x10xf32>
// CHECK-NEXT: %expanded_3 = tensor.expand_shape %cast_0 {{\[\[}}0, 1], [2]] output_shape [%arg2, %arg1, 10] : tensor<?x10xf32> into tensor<?x?x10xf32>
// CHECK-NEXT: %expanded_4 = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [10, 1, 10] : tensor<10x10xf32> into tensor<10x1x10xf32>
// CHECK-NEXT: %cast_5 = tensor.cast %expanded_4 : tensor<10x1x10xf32> to tensor<?x?x10xf32>
// CHECK-NEXT: return %cast, %cast_2, %expanded_3, %cast_5 : tensor<?x?x?xf32>, tensor<?x?x10xf32>, tensor<?x?x10xf32>, tensor<?x?x10xf32>
// CHECK-NEXT: }
func.func @known(%a: tensor<10x10xf32>, %n: index, %m: index) -> (tensor<?x?x?xf32>, tensor<?x?x10xf32>, tensor<?x?x10xf32>, tensor<?x?x10xf32>) {
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %0 = tensor.cast %a : tensor<10x10xf32> to tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c10, %c1, %c10] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %2 = tensor.cast %a : tensor<10x10xf32> to tensor<?x10xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [%c10, %n, 10] : tensor<?x10xf32> into tensor<?x?x10xf32>
  %4 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [%m, %n, 10] : tensor<?x10xf32> into tensor<?x?x10xf32>
  %5 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [%c10, %c1, 10] : tensor<?x10xf32> into tensor<?x?x10xf32>
  return %1, %3, %4, %5 : tensor<?x?x?xf32>, tensor<?x?x10xf32>, tensor<?x?x10xf32>, tensor<?x?x10xf32>
}
// CHECK-LABEL: func.func @not_known(%arg0: tensor<?x10xf32>, %arg1: index) -> tensor<?x?x?xf32> {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?x10xf32> to tensor<?x?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %cast {{\[\[}}0, 1], [2]] output_shape [%c2, %arg1, %arg1] : tensor<?x?xf32> into tensor<?x?x?xf32>
// CHECK-NEXT: return %expanded : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @not_known(%a: tensor<?x10xf32>, %n: index) -> tensor<?x?x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.cast %a : tensor<?x10xf32> to tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c2, %n, %n] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}
