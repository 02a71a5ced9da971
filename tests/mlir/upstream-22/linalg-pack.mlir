// Tensors in tiles, which are ops of linalg since 22.
// RUN: %bufscope-opt %s --upstream=22 | FileCheck %s --check-prefix=PARSED
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s

// PARSED-LABEL: func.func @syntax(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: f32, %arg3: index, %arg4: tensor<16x8x?x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<16x8x?x32xf32>, tensor<128x256xf32>) {
// PARSED-NEXT: %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 {tag} : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// PARSED-NEXT: %pack_0 = linalg.pack %arg0 padding_value(%arg2 : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [%arg3, 32] into %arg4 : tensor<128x256xf32> -> tensor<16x8x?x32xf32>
// PARSED-NEXT: %unpack = linalg.unpack %arg1 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
// PARSED-NEXT: return %pack, %pack_0, %unpack : tensor<16x8x8x32xf32>, tensor<16x8x?x32xf32>, tensor<128x256xf32>
// PARSED-NEXT: }
// CHECK-LABEL: func.func @syntax(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: f32, %arg3: index, %arg4: tensor<16x8x?x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<16x8x?x32xf32>, tensor<128x256xf32>) {
// CHECK-NEXT: %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 {tag} : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// CHECK-NEXT: %pack_0 = linalg.pack %arg0 padding_value(%arg2 : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [%arg3, 32] into %arg4 : tensor<128x256xf32> -> tensor<16x8x?x32xf32>
// CHECK-NEXT: %unpack = linalg.unpack %arg1 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
// CHECK-NEXT: return %pack, %pack_0, %unpack : tensor<16x8x8x32xf32>, tensor<16x8x?x32xf32>, tensor<128x256xf32>
// CHECK-NEXT: }
func.func @syntax(%x: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>, %p: f32, %t: index, %e: tensor<16x8x?x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<16x8x?x32xf32>, tensor<128x256xf32>) {
  %0 = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d {tag} : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = linalg.pack %x padding_value(%p : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [%t, 32] into %e : tensor<128x256xf32> -> tensor<16x8x?x32xf32>
  %2 = linalg.unpack %d outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %x : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return %0, %1, %2 : tensor<16x8x8x32xf32>, tensor<16x8x?x32xf32>, tensor<128x256xf32>
}
// PARSED-LABEL: func.func @undone(%arg0: tensor<16x16x8x8xf32>, %arg1: tensor<128x128xf32>, %arg2: tensor<16x16x8x8xf32>, %arg3: f32) -> (tensor<16x16x8x8xf32>, tensor<128x128xf32>) {
// PARSED-NEXT: %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %arg1 : tensor<16x16x8x8xf32> -> tensor<128x128xf32>
// PARSED-NEXT: %pack = linalg.pack %unpack padding_value(%arg3 : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %arg2 : tensor<128x128xf32> -> tensor<16x16x8x8xf32>
// PARSED-NEXT: %pack_0 = linalg.pack %arg1 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %arg2 : tensor<128x128xf32> -> tensor<16x16x8x8xf32>
// PARSED-NEXT: %unpack_1 = linalg.unpack %pack_0 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %arg1 : tensor<16x16x8x8xf32> -> tensor<128x128xf32>
// PARSED-NEXT: return %pack, %unpack_1 : tensor<16x16x8x8xf32>, tensor<128x128xf32>
// PARSED-NEXT: }
// CHECK-LABEL: func.func @undone(%arg0: tensor<16x16x8x8xf32>, %arg1: tensor<128x128xf32>, %arg2: tensor<16x16x8x8xf32>, %arg3: f32) -> (tensor<16x16x8x8xf32>, tensor<128x128xf32>) {
// CHECK-NEXT: return %arg0, %arg1 : tensor<16x16x8x8xf32>, tensor<128x128xf32>
// CHECK-NEXT: }
func.func @undone(%x: tensor<16x16x8x8xf32>, %d: tensor<128x128xf32>, %e: tensor<16x16x8x8xf32>, %p: f32) -> (tensor<16x16x8x8xf32>, tensor<128x128xf32>) {
  %0 = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<16x16x8x8xf32> -> tensor<128x128xf32>
  %1 = linalg.pack %0 padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<128x128xf32> -> tensor<16x16x8x8xf32>
  %2 = linalg.pack %d inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<128x128xf32> -> tensor<16x16x8x8xf32>
  %3 = linalg.unpack %2 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<16x16x8x8xf32> -> tensor<128x128xf32>
  return %1, %3 : tensor<16x16x8x8xf32>, tensor<128x128xf32>
}
// PARSED-LABEL: func.func @smaller(%arg0: tensor<16x16x8x8xf32>, %arg1: tensor<126x127xf32>) -> tensor<126x127xf32> {
// PARSED-NEXT: %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %arg1 : tensor<16x16x8x8xf32> -> tensor<126x127xf32>
// PARSED-NEXT: return %unpack : tensor<126x127xf32>
// PARSED-NEXT: }
// CHECK-LABEL: func.func @smaller(%arg0: tensor<16x16x8x8xf32>, %arg1: tensor<126x127xf32>) -> tensor<126x127xf32> {
// CHECK-NEXT: %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %arg1 : tensor<16x16x8x8xf32> -> tensor<126x127xf32>
// CHECK-NEXT: return %unpack : tensor<126x127xf32>
// CHECK-NEXT: }
func.func @smaller(%x: tensor<16x16x8x8xf32>, %d: tensor<126x127xf32>) -> tensor<126x127xf32> {
  %1 = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<16x16x8x8xf32> -> tensor<126x127xf32>
  return %1 : tensor<126x127xf32>
}
// PARSED-LABEL: func.func @sliced(%arg0: tensor<28x2x1x16x16xf32>, %arg1: tensor<28x28x15xf32>) -> (tensor<28x17x15xf32>, tensor<28x16x15xf32>, tensor<28x17x15xf32>) {
// PARSED-NEXT: %unpack = linalg.unpack %arg0 inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %arg1 : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
// PARSED-NEXT: %extracted_slice = tensor.extract_slice %unpack[0, 0, 0] [28, 17, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x17x15xf32>
// PARSED-NEXT: %unpack_0 = linalg.unpack %arg0 inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %arg1 : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
// PARSED-NEXT: %extracted_slice_1 = tensor.extract_slice %unpack_0[0, 0, 0] [28, 16, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x16x15xf32>
// PARSED-NEXT: %unpack_2 = linalg.unpack %arg0 inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %arg1 : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
// PARSED-NEXT: %extracted_slice_3 = tensor.extract_slice %unpack_2[0, 1, 0] [28, 17, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x17x15xf32>
// PARSED-NEXT: return %extracted_slice, %extracted_slice_1, %extracted_slice_3 : tensor<28x17x15xf32>, tensor<28x16x15xf32>, tensor<28x17x15xf32>
// PARSED-NEXT: }
// CHECK-LABEL: func.func @sliced(%arg0: tensor<28x2x1x16x16xf32>, %arg1: tensor<28x28x15xf32>) -> (tensor<28x17x15xf32>, tensor<28x16x15xf32>, tensor<28x17x15xf32>) {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [28, 17, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x17x15xf32>
// CHECK-NEXT: %unpack = linalg.unpack %arg0 inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %extracted_slice : tensor<28x2x1x16x16xf32> -> tensor<28x17x15xf32>
// CHECK-NEXT: %unpack_0 = linalg.unpack %arg0 inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %arg1 : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
// CHECK-NEXT: %extracted_slice_1 = tensor.extract_slice %unpack_0[0, 0, 0] [28, 16, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x16x15xf32>
// CHECK-NEXT: %unpack_2 = linalg.unpack %arg0 inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %arg1 : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
// CHECK-NEXT: %extracted_slice_3 = tensor.extract_slice %unpack_2[0, 1, 0] [28, 17, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x17x15xf32>
// CHECK-NEXT: return %unpack, %extracted_slice_1, %extracted_slice_3 : tensor<28x17x15xf32>, tensor<28x16x15xf32>, tensor<28x17x15xf32>
// CHECK-NEXT: }
func.func @sliced(%x: tensor<28x2x1x16x16xf32>, %d: tensor<28x28x15xf32>) -> (tensor<28x17x15xf32>, tensor<28x16x15xf32>, tensor<28x17x15xf32>) {
  %0 = linalg.unpack %x inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %d : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [28, 17, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x17x15xf32>
  %2 = linalg.unpack %x inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %d : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
  %3 = tensor.extract_slice %2[0, 0, 0] [28, 16, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x16x15xf32>
  %4 = linalg.unpack %x inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %d : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
  %5 = tensor.extract_slice %4[0, 1, 0] [28, 17, 15] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x17x15xf32>
  return %1, %3, %5 : tensor<28x17x15xf32>, tensor<28x16x15xf32>, tensor<28x17x15xf32>
}
// PARSED-LABEL: func.func @tiles_of_casts(%arg0: tensor<1x1x8x1xi32>, %arg1: tensor<7x?xi32>, %arg2: i32) -> (tensor<7x?xi32>, tensor<1x1x?x1xi32>) {
// PARSED-NEXT: %c8 = arith.constant 8 : index
// PARSED-NEXT: %cast = tensor.cast %arg0 : tensor<1x1x8x1xi32> to tensor<1x1x?x1xi32>
// PARSED-NEXT: %unpack = linalg.unpack %cast inner_dims_pos = [0, 1] inner_tiles = [%c8, 1] into %arg1 {tag} : tensor<1x1x?x1xi32> -> tensor<7x?xi32>
// PARSED-NEXT: %pack = linalg.pack %arg1 padding_value(%arg2 : i32) inner_dims_pos = [0, 1] inner_tiles = [%c8, 1] into %cast : tensor<7x?xi32> -> tensor<1x1x?x1xi32>
// PARSED-NEXT: return %unpack, %pack : tensor<7x?xi32>, tensor<1x1x?x1xi32>
// PARSED-NEXT: }
// CHECK-LABEL: func.func @tiles_of_casts(%arg0: tensor<1x1x8x1xi32>, %arg1: tensor<7x?xi32>, %arg2: i32) -> (tensor<7x?xi32>, tensor<1x1x?x1xi32>) {
// CHECK-NEXT: %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 1] into %arg1 {tag} : tensor<1x1x8x1xi32> -> tensor<7x?xi32>
// CHECK-NEXT: %pack = linalg.pack %arg1 padding_value(%arg2 : i32) inner_dims_pos = [0, 1] inner_tiles = [8, 1] into %arg0 : tensor<7x?xi32> -> tensor<1x1x8x1xi32>
// CHECK-NEXT: %cast = tensor.cast %pack : tensor<1x1x8x1xi32> to tensor<1x1x?x1xi32>
// CHECK-NEXT: return %unpack, %cast : tensor<7x?xi32>, tensor<1x1x?x1xi32>
// CHECK-NEXT: }
func.func @tiles_of_casts(%x: tensor<1x1x8x1xi32>, %d: tensor<7x?xi32>, %p: i32) -> (tensor<7x?xi32>, tensor<1x1x?x1xi32>) {
  %c8 = arith.constant 8 : index
  %0 = tensor.cast %x : tensor<1x1x8x1xi32> to tensor<1x1x?x1xi32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [%c8, 1] into %d {tag} : tensor<1x1x?x1xi32> -> tensor<7x?xi32>
  %2 = linalg.pack %d padding_value(%p : i32) inner_dims_pos = [0, 1] inner_tiles = [%c8, 1] into %0 : tensor<7x?xi32> -> tensor<1x1x?x1xi32>
  return %1, %2 : tensor<7x?xi32>, tensor<1x1x?x1xi32>
}
// PARSED-LABEL: func.func @one_value(%arg0: tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32> {
// PARSED-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<64x128xf32>
// PARSED-NEXT: %pack = linalg.pack %cst outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<64x128xf32> -> tensor<4x8x8x32xf32>
// PARSED-NEXT: return %pack : tensor<4x8x8x32xf32>
// PARSED-NEXT: }
// CHECK-LABEL: func.func @one_value(%arg0: tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32> {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4x8x8x32xf32>
// CHECK-NEXT: return %cst : tensor<4x8x8x32xf32>
// CHECK-NEXT: }
func.func @one_value(%d: tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32> {
  %cst = arith.constant dense<1.0> : tensor<64x128xf32>
  %0 = linalg.pack %cst outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<64x128xf32> -> tensor<4x8x8x32xf32>
  return %0 : tensor<4x8x8x32xf32>
}

// PARSED-LABEL: func.func @no_order(%arg0: tensor<8x8xf32>, %arg1: tensor<4x4x2x2xf32>) -> (tensor<4x4x2x2xf32>, tensor<8x8xf32>) {
// PARSED-NEXT: %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
// PARSED-NEXT: %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg0 : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
// PARSED-NEXT: return %pack, %unpack : tensor<4x4x2x2xf32>, tensor<8x8xf32>
// PARSED-NEXT: }
// CHECK-LABEL: func.func @no_order(%arg0: tensor<8x8xf32>, %arg1: tensor<4x4x2x2xf32>) -> (tensor<4x4x2x2xf32>, tensor<8x8xf32>) {
// CHECK-NEXT: %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
// CHECK-NEXT: %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg0 : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
// CHECK-NEXT: return %pack, %unpack : tensor<4x4x2x2xf32>, tensor<8x8xf32>
// CHECK-NEXT: }
func.func @no_order(%s: tensor<8x8xf32>, %d: tensor<4x4x2x2xf32>) -> (tensor<4x4x2x2xf32>, tensor<8x8xf32>) {
  %0 = linalg.pack %s outer_dims_perm = [] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  %1 = linalg.unpack %d outer_dims_perm = [] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %s : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  return %0, %1 : tensor<4x4x2x2xf32>, tensor<8x8xf32>
}
