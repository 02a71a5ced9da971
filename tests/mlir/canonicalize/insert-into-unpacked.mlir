// What is packed and unpacked takes the place of what was unpacked, whatever its type is; an insertion
// into it that is made anew has that type, and what uses it gets no cast.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK: %cast_0 = tensor.cast %expanded : tensor<?x1x2x?xf32> to tensor<4x1x2x3xf32>
// CHECK: %inserted_slice = tensor.insert_slice %pack into %cast_0[%arg0, 0, 0, 0] [4, 1, 2, 3] [1, 1, 1, %arg0] : tensor<4x1x2x3xf32> into tensor<4x1x2x3xf32>
// CHECK-NEXT: "test.keep"(%inserted_slice) : (tensor<4x1x2x3xf32>) -> ()
func.func @insert(%i: index, %j: index, %x: f32, %t: tensor<8x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %padded = tensor.pad %t low[%c0, %c1] high[0, 0] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %x : f32
  } : tensor<8x2xf32> to tensor<?x?xf32>
  %wide = tensor.expand_shape %padded [[0, 1], [2]] output_shape [%i, 2, %j] : tensor<?x?xf32> into tensor<?x2x?xf32>
  %wider = tensor.expand_shape %wide [[0, 1], [2], [3]] output_shape [%i, 1, 2, %i] : tensor<?x2x?xf32> into tensor<?x1x2x?xf32>
  %empty = tensor.empty(%j) : tensor<4x?x2x3xf32>
  %packed = tensor.pack %wider inner_dims_pos = [] inner_tiles = [] into %empty : tensor<?x1x2x?xf32> -> tensor<4x?x2x3xf32>
  %unpacked = tensor.unpack %packed inner_dims_pos = [] inner_tiles = [] into %wider : tensor<4x?x2x3xf32> -> tensor<?x1x2x?xf32>
  %whole = tensor.insert_slice %packed into %unpacked[%i, 0, 0, 0] [4, %c1, 2, 3] [1, 1, 1, %i] : tensor<4x?x2x3xf32> into tensor<?x1x2x?xf32>
  "test.keep"(%whole) : (tensor<?x1x2x?xf32>) -> ()
  return
}
