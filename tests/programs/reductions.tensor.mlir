// Reductions to a single number: dot product, smallest and largest.
// Written with tensors; reductions.mlir is the same with buffers.

#all = affine_map<(d0) -> (d0)>
#one = affine_map<(d0) -> ()>

func.func private @show_f32(f32)

func.func private @dot(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<f32>
  %out = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %r = linalg.dot ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%out : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

func.func private @extremes(%a: tensor<8xf32>) -> (tensor<f32>, tensor<f32>) {
  %high = arith.constant 1.0e30 : f32
  %low = arith.constant -1.0e30 : f32
  %empty = tensor.empty() : tensor<f32>
  %lows = linalg.fill ins(%low : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %highs = linalg.fill ins(%high : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %r:2 = linalg.generic {indexing_maps = [#all, #one, #one], iterator_types = ["reduction"]}
      ins(%a : tensor<8xf32>) outs(%highs, %lows : tensor<f32>, tensor<f32>) {
  ^bb0(%v: f32, %min: f32, %max: f32):
    %smaller = arith.minimumf %v, %min : f32
    %larger = arith.maximumf %v, %max : f32
    linalg.yield %smaller, %larger : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return %r#0, %r#1 : tensor<f32>, tensor<f32>
}

func.func @main() {
  %a = arith.constant dense<[3.0, -1.0, 4.0, 1.0, -5.0, 9.0, 2.0, 6.0]> : tensor<8xf32>
  %b = arith.constant dense<[2.0, 7.0, 1.0, 8.0, 2.0, 8.0, 1.0, 8.0]> : tensor<8xf32>
  %dot = call @dot(%a, %b) : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  %min, %max = call @extremes(%a) : (tensor<8xf32>) -> (tensor<f32>, tensor<f32>)
  %x = tensor.extract %dot[] : tensor<f32>
  %y = tensor.extract %min[] : tensor<f32>
  %z = tensor.extract %max[] : tensor<f32>
  call @show_f32(%x) : (f32) -> ()
  call @show_f32(%y) : (f32) -> ()
  call @show_f32(%z) : (f32) -> ()
  return
}
