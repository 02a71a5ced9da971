// Softmax of the rows of a matrix whose height is known at run time.
// Written with tensors; softmax.mlir is the same with buffers.

#all = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

func.func private @show_f32(f32)

func.func @softmax(%x: tensor<?x4xf32>, %n: index) -> tensor<?x4xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e30 : f32
  %rows = tensor.empty(%n) : tensor<?xf32>
  %lows = linalg.fill ins(%low : f32) outs(%rows : tensor<?xf32>) -> tensor<?xf32>
  %max = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x4xf32>) outs(%lows : tensor<?xf32>) {
  ^bb0(%v: f32, %m: f32):
    %larger = arith.maximumf %v, %m : f32
    linalg.yield %larger : f32
  } -> tensor<?xf32>
  %empty = tensor.empty(%n) : tensor<?x4xf32>
  %powers = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : tensor<?x4xf32>, tensor<?xf32>) outs(%empty : tensor<?x4xf32>) {
  ^bb0(%v: f32, %m: f32, %o: f32):
    %difference = arith.subf %v, %m : f32
    %power = math.exp %difference : f32
    linalg.yield %power : f32
  } -> tensor<?x4xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%rows : tensor<?xf32>) -> tensor<?xf32>
  %sums = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%powers : tensor<?x4xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%v: f32, %s: f32):
    %sum = arith.addf %v, %s : f32
    linalg.yield %sum : f32
  } -> tensor<?xf32>
  %out = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%powers, %sums : tensor<?x4xf32>, tensor<?xf32>) outs(%empty : tensor<?x4xf32>) {
  ^bb0(%v: f32, %s: f32, %o: f32):
    %part = arith.divf %v, %s : f32
    linalg.yield %part : f32
  } -> tensor<?x4xf32>
  return %out : tensor<?x4xf32>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %half = arith.constant 0.5 : f32
  %x = tensor.generate %c3 {
  ^bb0(%i: index, %k: index):
    %product = arith.muli %i, %k : index
    %int = arith.index_cast %product : index to i32
    %v = arith.sitofp %int : i32 to f32
    %w = arith.mulf %v, %half : f32
    tensor.yield %w : f32
  } : tensor<?x4xf32>
  %y = call @softmax(%x, %c3) : (tensor<?x4xf32>, index) -> tensor<?x4xf32>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %k = %c0 to %c4 step %c1 {
      %v = tensor.extract %y[%i, %k] : tensor<?x4xf32>
      func.call @show_f32(%v) : (f32) -> ()
    }
  }
  return
}
