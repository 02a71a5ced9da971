// Two convolutions of an image of six by six: edges, and a blur.
// Written with tensors; convolution.mlir is the same with buffers.

func.func private @show_f32(f32)

func.func @convolve(%image: tensor<6x6xf32>, %kernel: tensor<3x3xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x4xf32>
  %out = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
  %r = linalg.conv_2d ins(%image, %kernel : tensor<6x6xf32>, tensor<3x3xf32>) outs(%out : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %image = tensor.generate {
  ^bb0(%i: index, %k: index):
    %product = arith.muli %i, %k : index
    %rest = arith.remui %product, %c7 : index
    %int = arith.index_cast %rest : index to i32
    %x = arith.sitofp %int : i32 to f32
    tensor.yield %x : f32
  } : tensor<6x6xf32>
  %edges = arith.constant dense<[[-1.0, 0.0, 1.0], [-2.0, 0.0, 2.0], [-1.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %blur = arith.constant dense<0.125> : tensor<3x3xf32>
  %a = call @convolve(%image, %edges) : (tensor<6x6xf32>, tensor<3x3xf32>) -> tensor<4x4xf32>
  %b = call @convolve(%image, %blur) : (tensor<6x6xf32>, tensor<3x3xf32>) -> tensor<4x4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %k = %c0 to %c4 step %c1 {
      %x = tensor.extract %a[%i, %k] : tensor<4x4xf32>
      %y = tensor.extract %b[%i, %k] : tensor<4x4xf32>
      func.call @show_f32(%x) : (f32) -> ()
      func.call @show_f32(%y) : (f32) -> ()
    }
  }
  return
}
