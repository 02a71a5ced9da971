// The last dimension of the indices is left out of the result of a gather, also when they have none.
// RUN: --mlir-print-op-generic
// REFERENCE: crash
// OURS: error
// CHECK: error: 'tensor.gather' op gather_dims length must match the size of last dimension of indices
func.func @f(%source: tensor<4x5x6xf32>, %indices: tensor<index>) {
  %0 = "tensor.gather"(%source, %indices) <{gather_dims = array<i64: 1>}> : (tensor<4x5x6xf32>, tensor<index>) -> tensor<4x6xf32>
  return
}
