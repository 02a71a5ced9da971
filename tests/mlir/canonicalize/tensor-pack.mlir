// Tensors in tiles: one pack undoes the other, sizes are told, padding that nothing needs goes.
// RUN: %bufscope-opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @pack_and_unpack(%arg0: tensor<?x32x?xf32>, %arg1: tensor<?x8x7x4xf32>, %arg2: tensor<?x8x?x4xf32>, %arg3: tensor<5x32x?xf32>, %arg4: tensor<?x32x7xf32>, %arg5: f32, %arg6: index, %arg7: tensor<16x32xf32>, %arg8: tensor<2x8x8x4xf32>, %arg9: tensor<?x?x8x4xf32>) -> (tensor<?x8x7x4xf32>, tensor<?x8x?x4xf32>, tensor<?x8x?x4xf32>, tensor<?x32x?xf32>, tensor<5x32x?xf32>, tensor<2x8x8x4xf32>, tensor<16x32xf32>, tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>, tensor<16x32xf32>, tensor<?x?x8x4xf32>, tensor<2x8x8x4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<2x8x8x4xf32>
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?x32x?xf32> to tensor<?x32x7xf32>
// CHECK-NEXT: %pack = tensor.pack %cast inner_dims_pos = [1] inner_tiles = [4] into %arg1 : tensor<?x32x7xf32> -> tensor<?x8x7x4xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg2 : tensor<?x8x?x4xf32> to tensor<5x8x?x4xf32>
// CHECK-NEXT: %pack_1 = tensor.pack %arg3 inner_dims_pos = [1] inner_tiles = [4] into %cast_0 : tensor<5x32x?xf32> -> tensor<5x8x?x4xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %pack_1 : tensor<5x8x?x4xf32> to tensor<?x8x?x4xf32>
// CHECK-NEXT: %cast_3 = tensor.cast %arg2 : tensor<?x8x?x4xf32> to tensor<?x8x7x4xf32>
// CHECK-NEXT: %pack_4 = tensor.pack %arg4 outer_dims_perm = [0, 1, 2] inner_dims_pos = [1] inner_tiles = [4] into %cast_3 : tensor<?x32x7xf32> -> tensor<?x8x7x4xf32>
// CHECK-NEXT: %cast_5 = tensor.cast %pack_4 : tensor<?x8x7x4xf32> to tensor<?x8x?x4xf32>
// CHECK-NEXT: %cast_6 = tensor.cast %arg0 : tensor<?x32x?xf32> to tensor<?x32x7xf32>
// CHECK-NEXT: %unpack = tensor.unpack %arg1 inner_dims_pos = [1] inner_tiles = [4] into %cast_6 : tensor<?x8x7x4xf32> -> tensor<?x32x7xf32>
// CHECK-NEXT: %cast_7 = tensor.cast %unpack : tensor<?x32x7xf32> to tensor<?x32x?xf32>
// CHECK-NEXT: %cast_8 = tensor.cast %arg2 : tensor<?x8x?x4xf32> to tensor<5x8x?x4xf32>
// CHECK-NEXT: %unpack_9 = tensor.unpack %cast_8 inner_dims_pos = [1] inner_tiles = [4] into %arg3 : tensor<5x8x?x4xf32> -> tensor<5x32x?xf32>
// CHECK-NEXT: %pack_10 = tensor.pack %arg7 inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %arg8 : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x8x8x4xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg5 : f32) outs(%0 : tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: %unpack_11 = tensor.unpack %arg8 inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %arg7 : tensor<2x8x8x4xf32> -> tensor<16x32xf32>
// CHECK-NEXT: %pack_12 = tensor.pack %arg7 inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %arg9 : tensor<16x32xf32> -> tensor<?x?x8x4xf32>
// CHECK-NEXT: return %pack, %cast_2, %cast_5, %cast_7, %unpack_9, %pack_10, %arg7, %arg8, %1, %unpack_11, %pack_12, %cst : tensor<?x8x7x4xf32>, tensor<?x8x?x4xf32>, tensor<?x8x?x4xf32>, tensor<?x32x?xf32>, tensor<5x32x?xf32>, tensor<2x8x8x4xf32>, tensor<16x32xf32>, tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>, tensor<16x32xf32>, tensor<?x?x8x4xf32>, tensor<2x8x8x4xf32>
// CHECK-NEXT: }
func.func @pack_and_unpack(%x: tensor<?x32x?xf32>, %p: tensor<?x8x7x4xf32>, %q: tensor<?x8x?x4xf32>, %y: tensor<5x32x?xf32>, %k: tensor<?x32x7xf32>, %v: f32, %i: index, %s: tensor<16x32xf32>, %d: tensor<2x8x8x4xf32>, %ds: tensor<?x?x8x4xf32>) -> (tensor<?x8x7x4xf32>, tensor<?x8x?x4xf32>, tensor<?x8x?x4xf32>, tensor<?x32x?xf32>, tensor<5x32x?xf32>, tensor<2x8x8x4xf32>, tensor<16x32xf32>,tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>, tensor<16x32xf32>, tensor<?x?x8x4xf32>, tensor<2x8x8x4xf32>) {
  %1 = tensor.pack %x inner_dims_pos=[1] inner_tiles=[4] into %p : tensor<?x32x?xf32> -> tensor<?x8x7x4xf32>
  %2 = tensor.pack %y inner_dims_pos=[1] inner_tiles=[4] into %q : tensor<5x32x?xf32> -> tensor<?x8x?x4xf32>
  %3 = tensor.pack %k outer_dims_perm=[0,1,2] inner_dims_pos=[1] inner_tiles=[4] into %q : tensor<?x32x7xf32> -> tensor<?x8x?x4xf32>
  %4 = tensor.unpack %p inner_dims_pos=[1] inner_tiles=[4] into %x : tensor<?x8x7x4xf32> -> tensor<?x32x?xf32>
  %5 = tensor.unpack %q inner_dims_pos=[1] inner_tiles=[4] into %y : tensor<?x8x?x4xf32> -> tensor<5x32x?xf32>
  %6 = tensor.pack %s padding_value(%v : f32) inner_dims_pos=[0,1] inner_tiles=[8,4] into %d : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  %7 = tensor.unpack %6 inner_dims_pos=[0,1] inner_tiles=[8,4] into %s : tensor<2x8x8x4xf32> -> tensor<16x32xf32>
  %8 = tensor.unpack %d inner_dims_pos=[0,1] inner_tiles=[8,4] into %s : tensor<2x8x8x4xf32> -> tensor<16x32xf32>
  %9 = tensor.pack %8 outer_dims_perm=[0,1] inner_dims_pos=[0,1] inner_tiles=[8,4] into %d : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  %10 = linalg.fill ins(%v:f32) outs(%s: tensor<16x32xf32>) -> tensor<16x32xf32>
  %e = tensor.empty() : tensor<2x8x8x4xf32>
  %11 = tensor.pack %10 inner_dims_pos=[0,1] inner_tiles=[8,4] into %e : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  %12 = tensor.unpack %d inner_dims_pos=[0,1] inner_tiles=[8,4] into %10 : tensor<2x8x8x4xf32> -> tensor<16x32xf32>
  %cs = tensor.cast %s : tensor<16x32xf32> to tensor<?x?xf32>
  %13 = tensor.pack %cs inner_dims_pos=[0,1] inner_tiles=[8,4] into %ds : tensor<?x?xf32> -> tensor<?x?x8x4xf32>
  %cst = arith.constant dense<1.0> : tensor<16x32xf32>
  %c1 = arith.constant 1.0 : f32
  %14 = tensor.pack %cst padding_value(%c1 : f32) inner_dims_pos=[0,1] inner_tiles=[8,4] into %d : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return %1, %2, %3, %4, %5, %6, %7, %9, %11, %12, %13, %14 : tensor<?x8x7x4xf32>, tensor<?x8x?x4xf32>, tensor<?x8x?x4xf32>, tensor<?x32x?xf32>, tensor<5x32x?xf32>, tensor<2x8x8x4xf32>, tensor<16x32xf32>, tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>, tensor<16x32xf32>, tensor<?x?x8x4xf32>, tensor<2x8x8x4xf32>
}
// CHECK-LABEL: func.func @unpack_of_a_cast(%arg0: tensor<4x8x?xf32>, %arg1: index) -> tensor<?x8x?xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4x8x?xf32> to tensor<?x8x?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg0 : tensor<4x8x?xf32> to tensor<?x8x?xf32>
// CHECK-NEXT: "test.keep"(%cast) : (tensor<?x8x?xf32>) -> ()
// CHECK-NEXT: return %cast_0 : tensor<?x8x?xf32>
// CHECK-NEXT: }
func.func @unpack_of_a_cast(%a: tensor<4x8x?xf32>, %i: index) -> tensor<?x8x?xf32> {
  %c = tensor.cast %a : tensor<4x8x?xf32> to tensor<?x8x?xf32>
  %e = tensor.empty() : tensor<4x8x1x2xf32>
  %p = tensor.pack %c inner_dims_pos=[2] inner_tiles=[2] into %e : tensor<?x8x?xf32> -> tensor<4x8x1x2xf32>
  %u = tensor.unpack %p inner_dims_pos=[2] inner_tiles=[2] into %c : tensor<4x8x1x2xf32> -> tensor<?x8x?xf32>
  "test.keep"(%c) : (tensor<?x8x?xf32>) -> ()
  return %u : tensor<?x8x?xf32>
}
// CHECK-LABEL: func.func @as_the_source_was(%arg0: tensor<16x8xf32>, %arg1: tensor<4x2x4x4xf32>, %arg2: tensor<15x8xf32>) {
// CHECK-NEXT: "test.keep"(%arg0) : (tensor<16x8xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @as_the_source_was(%a: tensor<16x8xf32>, %e: tensor<4x2x4x4xf32>, %d: tensor<15x8xf32>) {
  %p = tensor.pack %a inner_dims_pos=[0,1] inner_tiles=[4,4] into %e : tensor<16x8xf32> -> tensor<4x2x4x4xf32>
  %u = tensor.unpack %p inner_dims_pos=[0,1] inner_tiles=[4,4] into %d : tensor<4x2x4x4xf32> -> tensor<15x8xf32>
  "test.keep"(%u) : (tensor<15x8xf32>) -> ()
  return
}
// CHECK-LABEL: func.func @as_the_unknown_source_was(%arg0: tensor<?x8xf32>, %arg1: tensor<4x2x4x4xf32>, %arg2: tensor<16x8xf32>) {
// CHECK-NEXT: "test.keep"(%arg0) : (tensor<?x8xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @as_the_unknown_source_was(%a: tensor<?x8xf32>, %e: tensor<4x2x4x4xf32>, %d: tensor<16x8xf32>) {
  %p = tensor.pack %a inner_dims_pos=[0,1] inner_tiles=[4,4] into %e : tensor<?x8xf32> -> tensor<4x2x4x4xf32>
  %u = tensor.unpack %p inner_dims_pos=[0,1] inner_tiles=[4,4] into %d : tensor<4x2x4x4xf32> -> tensor<16x8xf32>
  "test.keep"(%u) : (tensor<16x8xf32>) -> ()
  return
}
// CHECK-LABEL: func.func @padded(%arg0: tensor<15x8xf32>, %arg1: tensor<4x2x4x4xf32>, %arg2: tensor<5x2x4x4xf32>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %unpack = tensor.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg0 : tensor<4x2x4x4xf32> -> tensor<15x8xf32>
// CHECK-NEXT: %pack = tensor.pack %unpack padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg2 : tensor<15x8xf32> -> tensor<5x2x4x4xf32>
// CHECK-NEXT: "test.keep"(%pack) : (tensor<5x2x4x4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @padded(%a: tensor<15x8xf32>, %e: tensor<4x2x4x4xf32>, %d: tensor<5x2x4x4xf32>) {
  %u = tensor.unpack %e inner_dims_pos=[0,1] inner_tiles=[4,4] into %a : tensor<4x2x4x4xf32> -> tensor<15x8xf32>
  %v = arith.constant 1.0 : f32
  %p = tensor.pack %u padding_value(%v : f32) inner_dims_pos=[0,1] inner_tiles=[4,4] into %d : tensor<15x8xf32> -> tensor<5x2x4x4xf32>
  "test.keep"(%p) : (tensor<5x2x4x4xf32>) -> ()
  return
}
// CHECK-LABEL: func.func @more_is_known(%arg0: tensor<16x8xf32>, %arg1: tensor<4x2x4x4xf32>, %arg2: tensor<?x2x4x4xf32>) {
// CHECK-NEXT: %unpack = tensor.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg0 : tensor<4x2x4x4xf32> -> tensor<16x8xf32>
// CHECK-NEXT: %pack = tensor.pack %unpack inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg2 : tensor<16x8xf32> -> tensor<?x2x4x4xf32>
// CHECK-NEXT: "test.keep"(%pack) : (tensor<?x2x4x4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @more_is_known(%a: tensor<16x8xf32>, %e: tensor<4x2x4x4xf32>, %d: tensor<?x2x4x4xf32>) {
  %u = tensor.unpack %e inner_dims_pos=[0,1] inner_tiles=[4,4] into %a : tensor<4x2x4x4xf32> -> tensor<16x8xf32>
  %p = tensor.pack %u inner_dims_pos=[0,1] inner_tiles=[4,4] into %d : tensor<16x8xf32> -> tensor<?x2x4x4xf32>
  "test.keep"(%p) : (tensor<?x2x4x4xf32>) -> ()
  return
}
// CHECK-LABEL: func.func @larger(%arg0: tensor<16x8xf32>, %arg1: tensor<4x2x4x4xf32>, %arg2: tensor<5x2x4x4xf32>) {
// CHECK-NEXT: %unpack = tensor.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg0 : tensor<4x2x4x4xf32> -> tensor<16x8xf32>
// CHECK-NEXT: %pack = tensor.pack %unpack inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %arg2 : tensor<16x8xf32> -> tensor<5x2x4x4xf32>
// CHECK-NEXT: "test.keep"(%pack) : (tensor<5x2x4x4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @larger(%a: tensor<16x8xf32>, %e: tensor<4x2x4x4xf32>, %d: tensor<5x2x4x4xf32>) {
  %u = tensor.unpack %e inner_dims_pos=[0,1] inner_tiles=[4,4] into %a : tensor<4x2x4x4xf32> -> tensor<16x8xf32>
  %p = tensor.pack %u inner_dims_pos=[0,1] inner_tiles=[4,4] into %d : tensor<16x8xf32> -> tensor<5x2x4x4xf32>
  "test.keep"(%p) : (tensor<5x2x4x4xf32>) -> ()
  return
}
