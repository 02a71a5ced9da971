// A pack whose source gets a known size casts its result to the type that it has already, in LLVM 19: the unpack is
// visited for that cast before the destination that it shares with the pack has a known size, too.
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
