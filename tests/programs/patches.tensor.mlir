// A picture with a frame around it, in which each patch is replaced by its sum; as tensors.
// Prints: 0 0 0 10 18 42 50 5

func.func private @show_index(index)

func.func @framed(%picture: tensor<4x4xindex>) -> tensor<6x6xindex> {
  %zero = arith.constant 0 : index
  %r = tensor.pad %picture low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : index
  } : tensor<4x4xindex> to tensor<6x6xindex>
  return %r : tensor<6x6xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %picture = tensor.generate {
  ^bb0(%i: index, %j: index):
    %row = arith.muli %i, %c4 : index
    %x = arith.addi %row, %j : index
    tensor.yield %x : index
  } : tensor<4x4xindex>
  %small = tensor.empty() : tensor<2x2xindex>
  %sums = scf.for %i = %c0 to %c2 step %c1 iter_args(%rows = %small) -> tensor<2x2xindex> {
    %inner = scf.for %j = %c0 to %c2 step %c1 iter_args(%row = %rows) -> tensor<2x2xindex> {
      %at = arith.muli %i, %c2 : index
      %left = arith.muli %j, %c2 : index
      %patch = tensor.extract_slice %picture[%at, %left] [2, 2] [1, 1] : tensor<4x4xindex> to tensor<2x2xindex>
      %empty = tensor.empty() : tensor<index>
      %none = linalg.fill ins(%c0 : index) outs(%empty : tensor<index>) -> tensor<index>
      %whole = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>],
          iterator_types = ["reduction", "reduction"]} ins(%patch : tensor<2x2xindex>) outs(%none : tensor<index>) {
      ^bb0(%x: index, %so_far: index):
        %more = arith.addi %x, %so_far : index
        linalg.yield %more : index
      } -> tensor<index>
      %sum = tensor.extract %whole[] : tensor<index>
      %next = tensor.insert %sum into %row[%i, %j] : tensor<2x2xindex>
      scf.yield %next : tensor<2x2xindex>
    }
    scf.yield %inner : tensor<2x2xindex>
  }
  %put = tensor.insert_slice %sums into %picture[1, 1] [2, 2] [1, 1] : tensor<2x2xindex> into tensor<4x4xindex>
  %framed = call @framed(%put) : (tensor<4x4xindex>) -> tensor<6x6xindex>
  %frame = tensor.extract %framed[%c0, %c3] : tensor<6x6xindex>
  call @show_index(%frame) : (index) -> ()
  %side = tensor.extract %framed[%c3, %c5] : tensor<6x6xindex>
  call @show_index(%side) : (index) -> ()
  %corner = tensor.extract %framed[%c1, %c1] : tensor<6x6xindex>
  call @show_index(%corner) : (index) -> ()
  scf.for %i = %c0 to %c2 step %c1 {
    %row = arith.addi %i, %c2 : index
    scf.for %j = %c0 to %c2 step %c1 {
      %column = arith.addi %j, %c2 : index
      %x = tensor.extract %framed[%row, %column] : tensor<6x6xindex>
      func.call @show_index(%x) : (index) -> ()
    }
  }
  %old = tensor.extract %picture[%c1, %c1] : tensor<4x4xindex>
  call @show_index(%old) : (index) -> ()
  return
}
