// A pack whose source gets a known size casts its result to the type that it has already, in LLVM 19: the unpack is
// visited for that cast before the destination that it shares with the pack has a known size, too. And a pack that
// loses its padding stays where it is among the uses of its source: it is visited ahead of the unpack.
// RUN: %bufscope-opt %s --canonicalize=top-down=false --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @shared(%arg0: index, %arg1: f32) {
// CHECK-NEXT: %0 = tensor.empty() : tensor<8x2xf32>
// CHECK-NEXT: "test.keep"(%0) : (tensor<8x2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shared(%i: index, %x: f32) {
  %c8 = arith.constant 8 : index
  %shared = tensor.empty(%c8) : tensor<?x2xf32>
  %packed = tensor.empty(%i) : tensor<?x8x1xf32>
  %pack = tensor.pack %shared padding_value(%x : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [1] into %packed : tensor<?x2xf32> -> tensor<?x8x1xf32>
  %unpack = tensor.unpack %pack outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [1] into %shared : tensor<?x8x1xf32> -> tensor<?x2xf32>
  "test.keep"(%unpack) : (tensor<?x2xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @keeps_its_place(%arg0: index, %arg1: f32, %arg2: tensor<4x4x8xf32>) {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg2 {{\[\[}}0, 1, 2]] : tensor<4x4x8xf32> into tensor<128xf32>
// CHECK-NEXT: %0 = tensor.empty() : tensor<128xf32>
// CHECK-NEXT: %pack = tensor.pack %collapsed outer_dims_perm = [0] inner_dims_pos = [] inner_tiles = [] into %0 : tensor<128xf32> -> tensor<128xf32>
// CHECK-NEXT: %cast = tensor.cast %pack : tensor<128xf32> to tensor<?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %collapsed : tensor<128xf32> to tensor<?xf32>
// CHECK-NEXT: "test.keep"(%cast) : (tensor<?xf32>) -> ()
// CHECK-NEXT: "test.keep"(%cast_0) : (tensor<?xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @keeps_its_place(%i: index, %x: f32, %t: tensor<4x4x8xf32>) {
  %cast = tensor.cast %t : tensor<4x4x8xf32> to tensor<4x?x?xf32>
  %shared = tensor.collapse_shape %cast [[0, 1, 2]] : tensor<4x?x?xf32> into tensor<?xf32>
  %packed = tensor.empty(%i) : tensor<?xf32>
  %pack = tensor.pack %shared padding_value(%x : f32) outer_dims_perm = [0] inner_dims_pos = [] inner_tiles = [] into %packed : tensor<?xf32> -> tensor<?xf32>
  %unpack = tensor.unpack %pack outer_dims_perm = [0] inner_dims_pos = [] inner_tiles = [] into %shared : tensor<?xf32> -> tensor<?xf32>
  "test.keep"(%pack) : (tensor<?xf32>) -> ()
  "test.keep"(%unpack) : (tensor<?xf32>) -> ()
  return
}
