// Casts on the way into ops with destinations and out of linalg ops, and sizes that operands tell each other.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @casts_into_destinations(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: f32, %arg4: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, index, index) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = linalg.add ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg3 : f32) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %1 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: %2 = bufferization.materialize_in_destination %arg0 in %arg2 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %2 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast, %cast_0, %cast_1, %c4, %c4 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, index, index
// CHECK-NEXT: }
func.func @casts_into_destinations(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %v: f32, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, index, index) {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<4x8xf32> to tensor<?x?xf32>
  %2 = tensor.cast %c : tensor<4x8xf32> to tensor<?x?xf32>
  %3 = linalg.add ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %4 = linalg.fill ins(%v : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %5 = bufferization.materialize_in_destination %0 in %2 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %5, %c0 : tensor<?x?xf32>
  return %3, %4, %5, %d, %d : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, index, index
}
// CHECK-LABEL: func.func @casts_into_writes_and_sums(%arg0: tensor<4x8xf32>, %arg1: tensor<4x?xf32>, %arg2: vector<4xf32>, %arg3: index) -> (tensor<?x?xf32>, index, tensor<?x?xf32>) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg2, %arg0[%arg3, %arg3] : vector<4xf32>, tensor<4x8xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: %1 = linalg.add ins(%arg0, %arg0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %1 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast, %c4, %cast_0 : tensor<?x?xf32>, index, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @casts_into_writes_and_sums(%a: tensor<4x8xf32>, %b: tensor<4x?xf32>, %v: vector<4xf32>, %n: index) -> (tensor<?x?xf32>, index, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %5 = vector.transfer_write %v, %0[%n, %n] : vector<4xf32>, tensor<?x?xf32>
  %d = tensor.dim %5, %c0 : tensor<?x?xf32>
  %6 = linalg.add ins(%0, %0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%5 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %5, %d, %6 : tensor<?x?xf32>, index, tensor<?x?xf32>
}
// CHECK-LABEL: func.func @a_cast_of_a_result(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<4x8xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: %0 = linalg.add ins(%cast_0, %cast_1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%cast : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %0 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %0, %cast_2 : tensor<4x8xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @a_cast_of_a_result(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> (tensor<4x8xf32>, tensor<?x?xf32>) {
  %0 = linalg.add ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
  return %1, %0 : tensor<4x8xf32>, tensor<?x?xf32>
}
// CHECK-LABEL: func.func @sizes_from_the_other_operand(%arg0: tensor<4x?xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg1 : tensor<?x8xf32> to tensor<4x8xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: %0 = linalg.add ins(%cast, %cast_0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%cast_1 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %0 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast_2 : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @sizes_from_the_other_operand(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
  %0 = linalg.add ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
