// Three layers of a perceptron: matrix product, bias, and the larger of that and zero.
// Written with tensors; mlp.mlir is the same with buffers.

#row = affine_map<(d0, d1) -> (d0, d1)>
#bias = affine_map<(d0, d1) -> (d1)>

func.func private @show_f32(f32)

func.func @layer(%x: tensor<2x3xf32>, %weights: tensor<3x3xf32>, %bias: tensor<3xf32>) -> tensor<2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<2x3xf32>
  %out = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x3xf32>) -> tensor<2x3xf32>
  %product = linalg.matmul ins(%x, %weights : tensor<2x3xf32>, tensor<3x3xf32>) outs(%out : tensor<2x3xf32>) -> tensor<2x3xf32>
  %active = linalg.generic {indexing_maps = [#row, #bias, #row], iterator_types = ["parallel", "parallel"]}
      ins(%product, %bias : tensor<2x3xf32>, tensor<3xf32>) outs(%empty : tensor<2x3xf32>) {
  ^bb0(%p: f32, %b: f32, %o: f32):
    %sum = arith.addf %p, %b : f32
    %relu = arith.maximumf %sum, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<2x3xf32>
  return %active : tensor<2x3xf32>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant dense<[[1.0, -2.0, 0.5], [0.25, 3.0, -1.0]]> : tensor<2x3xf32>
  %w = arith.constant dense<[[0.5, -1.0, 2.0], [1.5, 0.75, -0.5], [-1.0, 1.0, 0.25]]> : tensor<3x3xf32>
  %b = arith.constant dense<[0.5, -0.25, 1.0]> : tensor<3xf32>
  %y = scf.for %i = %c0 to %c3 step %c1 iter_args(%in = %x) -> tensor<2x3xf32> {
    %next = func.call @layer(%in, %w, %b) : (tensor<2x3xf32>, tensor<3x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    scf.yield %next : tensor<2x3xf32>
  }
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %k = %c0 to %c3 step %c1 {
      %v = tensor.extract %y[%i, %k] : tensor<2x3xf32>
      func.call @show_f32(%v) : (f32) -> ()
    }
  }
  return
}
