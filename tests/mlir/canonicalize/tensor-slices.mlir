// Slices of tensors and empty tensors: what is constant goes into types, what says nothing new goes.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @constants_one_list_after_the_other(%arg0: tensor<8x?xf32>, %arg1: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @constants_one_list_after_the_other(%t: tensor<8x?xf32>, %i: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%c0, %i] [%c4, %c4] [%c1, 1] : tensor<8x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @negative_constants_stay(%arg0: tensor<8x8xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%c-1, 0] [%c-1, 2] [1, 1] : tensor<8x8xf32> to tensor<?x2xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<?x2xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @negative_constants_stay(%t: tensor<8x8xf32>) -> tensor<?x?xf32> {
  %minus = arith.constant -1 : index
  %0 = tensor.extract_slice %t[%minus, 0] [%minus, 2] [1, 1] : tensor<8x8xf32> to tensor<?x2xf32>
  %1 = tensor.cast %0 : tensor<?x2xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @without_a_dimension(%arg0: tensor<8x8x8xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<8x8x8xf32> to tensor<2xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
func.func @without_a_dimension(%t: tensor<8x8x8xf32>, %i: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %t[%i, 0, 0] [1, %c2, 1] [1, 1, 1] : tensor<8x8x8xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @slice_of_a_cast(%arg0: tensor<8x16xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, %arg1] [1, %arg1] [1, 1] : tensor<8x16xf32> to tensor<?xf32>
// CHECK-NEXT: return %extracted_slice : tensor<?xf32>
// CHECK-NEXT: }
func.func @slice_of_a_cast(%t: tensor<8x16xf32>, %i: index) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<8x16xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[%i, %i] [1, %i] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func.func @cast_of_a_slice(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<4x?xf32> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [4, %arg1] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: return %extracted_slice : tensor<4x?xf32>
// CHECK-NEXT: }
func.func @cast_of_a_slice(%t: tensor<?x?xf32>, %i: index) -> tensor<4x?xf32> {
  %0 = tensor.extract_slice %t[%i, 0] [%i, %i] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// CHECK-LABEL: func.func @of_everything(%arg0: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
// CHECK-NEXT: return %arg0, %arg0 : tensor<8x16xf32>, tensor<8x16xf32>
// CHECK-NEXT: }
func.func @of_everything(%t: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [8, 16] [1, 1] : tensor<8x16xf32> to tensor<8x16xf32>
  %1 = tensor.empty() : tensor<8x16xf32>
  %2 = tensor.insert_slice %t into %1[0, 0] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<8x16xf32>
  return %0, %2 : tensor<8x16xf32>, tensor<8x16xf32>
}

// CHECK-LABEL: func.func @of_a_splat(%arg0: index) -> tensor<4x4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
// CHECK-NEXT: return %cst : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @of_a_splat(%i: index) -> tensor<4x4xf32> {
  %splat = arith.constant dense<1.0> : tensor<8x8xf32>
  %0 = tensor.extract_slice %splat[%i, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @there_and_back(%arg0: tensor<8x16xf32>, %arg1: tensor<4x4xf32>, %arg2: index) -> (tensor<4x4xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg2, 4] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[%arg2, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT: return %arg1, %arg0, %inserted_slice : tensor<4x4xf32>, tensor<8x16xf32>, tensor<8x16xf32>
// CHECK-NEXT: }
func.func @there_and_back(%t: tensor<8x16xf32>, %s: tensor<4x4xf32>, %i: index) -> (tensor<4x4xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
  %0 = tensor.insert_slice %s into %t[%i, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  %1 = tensor.extract_slice %0[%i, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  %2 = tensor.extract_slice %t[%i, 4] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  %3 = tensor.insert_slice %2 into %t[%i, 4] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  %4 = tensor.insert_slice %2 into %0[%i, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %1, %3, %4 : tensor<4x4xf32>, tensor<8x16xf32>, tensor<8x16xf32>
}

// CHECK-LABEL: func.func @inserted_constants(%arg0: tensor<8x16xf32>, %arg1: tensor<?x4xf32>, %arg2: index) -> tensor<8x16xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?x4xf32> to tensor<2x4xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %cast into %arg0[%arg2, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x16xf32>
// CHECK-NEXT: return %inserted_slice : tensor<8x16xf32>
// CHECK-NEXT: }
func.func @inserted_constants(%t: tensor<8x16xf32>, %s: tensor<?x4xf32>, %i: index) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %t[%i, %c0] [%c2, 4] [1, 1] : tensor<?x4xf32> into tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// CHECK-LABEL: func.func @inserted_casts(%arg0: tensor<4x4xf32>, %arg1: tensor<8x16xf32>, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg2, %arg2] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT: %cast = tensor.cast %inserted_slice : tensor<8x16xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @inserted_casts(%s: tensor<4x4xf32>, %t: tensor<8x16xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %s : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %t : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %0 into %1[%i, %i] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @nothing_is_inserted(%arg0: tensor<?x4xf32>, %arg1: tensor<8x16xf32>, %arg2: index) -> tensor<8x16xf32> {
// CHECK-NEXT: return %arg1 : tensor<8x16xf32>
// CHECK-NEXT: }
func.func @nothing_is_inserted(%s: tensor<?x4xf32>, %t: tensor<8x16xf32>, %i: index) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %s into %t[%i, 0] [%c0, 4] [1, 1] : tensor<?x4xf32> into tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// CHECK-LABEL: func.func @in_parallel(%arg0: tensor<8x16xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<8x16xf32> {
// CHECK-NEXT: %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<8x16xf32>) {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg1[0, 0] [2, %arg2] [1, 1] : tensor<?x?xf32> to tensor<2x?xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %extracted_slice into %arg4[0, %arg3] [2, %arg2] [1, 1] : tensor<2x?xf32> into tensor<8x16xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<8x16xf32>
// CHECK-NEXT: }
func.func @in_parallel(%t: tensor<8x16xf32>, %s: tensor<?x?xf32>, %n: index) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8x16xf32>) {
    %1 = tensor.extract_slice %s[0, 0] [%c2, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%c0, %i] [%c2, %n] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
    }
  }
  return %0 : tensor<8x16xf32>
}

// CHECK-LABEL: func.func @empty_tensors(%arg0: index) -> (tensor<?x?xf32>, index, tensor<4x?xf32>, tensor<?xf32>) {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %0 = tensor.empty(%arg0) : tensor<4x?xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %1 = tensor.empty(%c-1) : tensor<?xf32>
// CHECK-NEXT: return %cast, %arg0, %0, %1 : tensor<?x?xf32>, index, tensor<4x?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @empty_tensors(%i: index) -> (tensor<?x?xf32>, index, tensor<4x?xf32>, tensor<?xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %minus = arith.constant -1 : index
  %0 = tensor.empty(%c4, %i) : tensor<?x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %2 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  %3 = tensor.empty(%minus) : tensor<?xf32>
  return %0, %1, %2, %3 : tensor<?x?xf32>, index, tensor<4x?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @sizes(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>, %arg2: f32, %arg3: index) -> (index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT: return %arg3, %dim, %dim_0 : index, index, index
// CHECK-NEXT: }
func.func @sizes(%t: tensor<?x?xf32>, %s: tensor<?xf32>, %f: f32, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[0, 0] [2, %i] [1, 1] : tensor<?x?xf32> to tensor<2x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<2x?xf32>
  %2 = tensor.insert_slice %s into %t[0, 0] [1, %i] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?x?xf32>
  %4 = linalg.fill ins(%f : f32) outs(%t : tensor<?x?xf32>) -> tensor<?x?xf32>
  %5 = tensor.dim %4, %c1 : tensor<?x?xf32>
  return %1, %3, %5 : index, index, index
}

// CHECK-LABEL: func.func @elements(%arg0: i32) -> (tensor<2x2xi32>, tensor<2xf16>, tensor<2xi32>) {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}4, 1], [4, 4]]> : tensor<2x2xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<5.000000e-01> : tensor<2xf16>
// CHECK-NEXT: %from_elements = tensor.from_elements %c1_i32, %arg0 : tensor<2xi32>
// CHECK-NEXT: return %cst, %cst_0, %from_elements : tensor<2x2xi32>, tensor<2xf16>, tensor<2xi32>
// CHECK-NEXT: }
func.func @elements(%x: i32) -> (tensor<2x2xi32>, tensor<2xf16>, tensor<2xi32>) {
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %half = arith.constant 0.5 : f16
  %0 = tensor.from_elements %c4, %c1, %c4, %c4 : tensor<2x2xi32>
  %1 = tensor.from_elements %half, %half : tensor<2xf16>
  %2 = tensor.from_elements %c1, %x : tensor<2xi32>
  return %0, %1, %2 : tensor<2x2xi32>, tensor<2xf16>, tensor<2xi32>
}

// CHECK-LABEL: func.func @insert_into_a_cast(%arg0: tensor<8x16xf32>, %arg1: f32, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %inserted = tensor.insert %arg1 into %arg0[%arg2, %arg2] : tensor<8x16xf32>
// CHECK-NEXT: %cast = tensor.cast %inserted : tensor<8x16xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @insert_into_a_cast(%t: tensor<8x16xf32>, %f: f32, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<8x16xf32> to tensor<?x?xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
