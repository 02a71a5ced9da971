// A product of matrices.
// Written with tensors; matrix-multiplication.mlir is the same with buffers.

func.func private @show_f32(f32)

func.func @multiply(%a: tensor<3x4xf32>, %b: tensor<4x2xf32>) -> tensor<3x2xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<3x2xf32>
  %out = linalg.fill ins(%zero : f32) outs(%empty : tensor<3x2xf32>) -> tensor<3x2xf32>
  %c = linalg.matmul ins(%a, %b : tensor<3x4xf32>, tensor<4x2xf32>) outs(%out : tensor<3x2xf32>) -> tensor<3x2xf32>
  return %c : tensor<3x2xf32>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = tensor.generate {
  ^bb0(%i: index, %k: index):
    %sum = arith.addi %i, %k : index
    %int = arith.index_cast %sum : index to i32
    %x = arith.sitofp %int : i32 to f32
    tensor.yield %x : f32
  } : tensor<3x4xf32>
  %b = tensor.generate {
  ^bb0(%i: index, %k: index):
    %product = arith.muli %i, %k : index
    %more = arith.addi %product, %c1 : index
    %int = arith.index_cast %more : index to i32
    %x = arith.sitofp %int : i32 to f32
    tensor.yield %x : f32
  } : tensor<4x2xf32>
  %c = call @multiply(%a, %b) : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %k = %c0 to %c2 step %c1 {
      %x = tensor.extract %c[%i, %k] : tensor<3x2xf32>
      func.call @show_f32(%x) : (f32) -> ()
    }
  }
  return
}
