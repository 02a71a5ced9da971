// Other shapes of tensors: of constants, of what a fill fills, and one behind the other.
// RUN: %bufscope-opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-LABEL: func.func @reshapes(%arg0: tensor<4x8xf32>, %arg1: tensor<?x8xf32>, %arg2: index, %arg3: f32) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %cst = arith.constant dense<2.500000e+00> : tensor<4xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1.000000e+00> : tensor<2x2xf32>
// CHECK-NEXT: %cst_1 = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %cst_2 = arith.constant 2.500000e+00 : f32
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<4x8xf32> into tensor<32xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
// CHECK-NEXT: %expanded_3 = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
// CHECK-NEXT: %expanded_4 = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2, 3]] output_shape [4, 2, 1, 4] : tensor<4x8xf32> into tensor<4x2x1x4xf32>
// CHECK-NEXT: %collapsed_5 = tensor.collapse_shape %arg1 {{\[\[}}0, 1]] : tensor<?x8xf32> into tensor<?xf32>
// CHECK-NEXT: %expanded_6 = tensor.expand_shape %arg1 {{\[\[}}0], [1, 2]] output_shape [%arg2, 2, 4] : tensor<?x8xf32> into tensor<?x2x4xf32>
// CHECK-NEXT: %collapsed_7 = tensor.collapse_shape %expanded_6 {{\[\[}}0, 1], [2]] : tensor<?x2x4xf32> into tensor<?x4xf32>
// CHECK-NEXT: %splat = tensor.splat %arg3 : tensor<2x2xf32>
// CHECK-NEXT: %from_elements = tensor.from_elements %arg3, %arg3 : tensor<2x1xf32>
// CHECK-NEXT: %collapsed_8 = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<4x8xf32> into tensor<32xf32>
// CHECK-NEXT: %cast = tensor.cast %collapsed_8 : tensor<32xf32> to tensor<?xf32>
// CHECK-NEXT: %collapsed_9 = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<4x8xf32> into tensor<32xf32>
// CHECK-NEXT: %0 = linalg.fill ins(%arg3 : f32) outs(%collapsed_9 : tensor<32xf32>) -> tensor<32xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg3 : f32) outs(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %splat_10 = tensor.splat %arg3[%arg2] : tensor<?xf32>
// CHECK-NEXT: %expanded_11 = tensor.expand_shape %splat_10 {{\[\[}}0, 1]] output_shape [%arg2, 1] : tensor<?xf32> into tensor<?x1xf32>
// CHECK-NEXT: %splat_12 = tensor.splat %cst_2[%arg2] : tensor<?xf32>
// CHECK-NEXT: %from_elements_13 = tensor.from_elements %arg3 : tensor<f32>
// CHECK-NEXT: %expanded_14 = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%arg3 : f32) outs(%expanded_14 : tensor<4x2x4xf32>) -> tensor<4x2x4xf32>
// CHECK-NEXT: "test.keep"(%collapsed, %arg0, %expanded, %arg0, %expanded_3, %expanded_4, %collapsed_5, %arg1, %expanded_6, %collapsed_7, %cst_1, %cst_0, %splat, %from_elements, %cast, %0, %arg3, %1, %arg0, %expanded_11, %cst, %splat_12, %c2, %from_elements_13, %2) : (tensor<32xf32>, tensor<4x8xf32>, tensor<2x2x8xf32>, tensor<4x8xf32>, tensor<4x2x4xf32>, tensor<4x2x1x4xf32>, tensor<?xf32>, tensor<?x8xf32>, tensor<?x2x4xf32>, tensor<?x4xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>, tensor<?xf32>, tensor<32xf32>, f32, tensor<4x8xf32>, tensor<4x8xf32>, tensor<?x1xf32>, tensor<4xf32>, tensor<?xf32>, index, tensor<f32>, tensor<4x2x4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reshapes(%x: tensor<4x8xf32>, %y: tensor<?x8xf32>, %i: index, %v: f32) {
  %0 = tensor.collapse_shape %x [[0,1]] : tensor<4x8xf32> into tensor<32xf32>
  %1 = tensor.expand_shape %0 [[0,1]] output_shape [4,8] : tensor<32xf32> into tensor<4x8xf32>
  %2 = tensor.expand_shape %0 [[0,1,2]] output_shape [2,2,8] : tensor<32xf32> into tensor<2x2x8xf32>
  %3 = tensor.collapse_shape %2 [[0,1],[2]] : tensor<2x2x8xf32> into tensor<4x8xf32>
  %4 = tensor.expand_shape %3 [[0],[1,2]] output_shape [4,2,4] : tensor<4x8xf32> into tensor<4x2x4xf32>
  %5 = tensor.expand_shape %4 [[0],[1,2],[3]] output_shape [4,2,1,4] : tensor<4x2x4xf32> into tensor<4x2x1x4xf32>
  %6 = tensor.collapse_shape %y [[0,1]] : tensor<?x8xf32> into tensor<?xf32>
  %7 = tensor.expand_shape %6 [[0,1]] output_shape [%i,8] : tensor<?xf32> into tensor<?x8xf32>
  %8 = tensor.expand_shape %6 [[0,1,2]] output_shape [%i,2,4] : tensor<?xf32> into tensor<?x2x4xf32>
  %9 = tensor.collapse_shape %8 [[0,1],[2]] : tensor<?x2x4xf32> into tensor<?x4xf32>
  %c = arith.constant dense<[[1.,2.],[3.,4.]]> : tensor<2x2xf32>
  %10 = tensor.collapse_shape %c [[0,1]] : tensor<2x2xf32> into tensor<4xf32>
  %s = arith.constant dense<1.> : tensor<4xf32>
  %11 = tensor.expand_shape %s [[0,1]] output_shape [2,2] : tensor<4xf32> into tensor<2x2xf32>
  %sp = tensor.splat %v : tensor<4xf32>
  %12 = tensor.expand_shape %sp [[0,1]] output_shape [2,2] : tensor<4xf32> into tensor<2x2xf32>
  %fe = tensor.from_elements %v, %v : tensor<2xf32>
  %13 = tensor.expand_shape %fe [[0,1]] output_shape [2,1] : tensor<2xf32> into tensor<2x1xf32>
  %ca = tensor.cast %x : tensor<4x8xf32> to tensor<?x8xf32>
  %14 = tensor.collapse_shape %ca [[0,1]] : tensor<?x8xf32> into tensor<?xf32>
  %fi = linalg.fill ins(%v : f32) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
  %15 = tensor.collapse_shape %fi [[0,1]] : tensor<4x8xf32> into tensor<32xf32>
  %16 = tensor.extract %fi[%i, %i] : tensor<4x8xf32>
  %17 = linalg.copy ins(%fi : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
  %18 = linalg.copy ins(%x : tensor<4x8xf32>) outs(%fi : tensor<4x8xf32>) -> tensor<4x8xf32>
  %spd = tensor.splat %v[%i] : tensor<?xf32>
  %19 = tensor.expand_shape %spd [[0,1]] output_shape [%i,1] : tensor<?xf32> into tensor<?x1xf32>
  %cst = arith.constant 2.5 : f32
  %20 = tensor.splat %cst : tensor<4xf32>
  %21 = tensor.splat %cst[%i] : tensor<?xf32>
  %22 = tensor.rank %x : tensor<4x8xf32>
  %fe1 = tensor.from_elements %v : tensor<1xf32>
  %23 = tensor.collapse_shape %fe1 [] : tensor<1xf32> into tensor<f32>
  %24 = tensor.expand_shape %fi [[0],[1,2]] output_shape [4,2,4] : tensor<4x8xf32> into tensor<4x2x4xf32>
  "test.keep"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24) : (tensor<32xf32>, tensor<4x8xf32>, tensor<2x2x8xf32>, tensor<4x8xf32>, tensor<4x2x4xf32>, tensor<4x2x1x4xf32>, tensor<?xf32>, tensor<?x8xf32>, tensor<?x2x4xf32>, tensor<?x4xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>, tensor<?xf32>, tensor<32xf32>, f32, tensor<4x8xf32>, tensor<4x8xf32>, tensor<?x1xf32>, tensor<4xf32>, tensor<?xf32>, index, tensor<f32>, tensor<4x2x4xf32>) -> ()
  return
}
// CHECK-LABEL: func.func @sizes_of_reshapes(%arg0: tensor<?x4xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> (index, index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT: %0 = affine.apply #map()[%dim]
// CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %dim_1 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %1 = affine.apply #map1()[%dim_0, %dim_1]
// CHECK-NEXT: return %0, %1 : index, index
// CHECK-NEXT: }
func.func @sizes_of_reshapes(%x: tensor<?x4xf32>, %y: tensor<?x?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [%i, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x2x4xf32>
  %2 = tensor.collapse_shape %y [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?xf32>
  return %1, %3 : index, index
}
