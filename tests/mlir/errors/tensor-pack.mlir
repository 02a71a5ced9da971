// Tiles that are not valid.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[0,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.pack %x inner_dims_pos=[0,2] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.pack %x outer_dims_perm=[0,0] inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.pack %x outer_dims_perm=[0] inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.pack %x inner_dims_pos=[0] inner_tiles=[8] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.pack %x inner_dims_pos=[0,0] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,5] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x5xf32>) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,5] into %p : tensor<16x32xf32> -> tensor<2x8x8x5xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x7x8x4xf32>) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x7x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x9x8x4xf32>) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x9x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>, %i: i32) {
  %3 = tensor.pack %x padding_value(%i : i32) inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x?x4xf32>, %i: index) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[%i,4] into %p : tensor<16x32xf32> -> tensor<2x8x?x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>, %i: index) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[%i,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x?x4xf32>, %i: index) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x?x4xf32>
  return }

// -----
func.func @a(%x: tensor<15x32xf32>, %p: tensor<2x8x8x4xf32>, %i: index) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<15x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf64>) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf64>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.unpack %p inner_dims_pos=[0,1] inner_tiles=[0,4] into %x : tensor<2x8x8x4xf32> -> tensor<16x32xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.unpack %p inner_dims_pos=[0,3] inner_tiles=[8,4] into %x : tensor<2x8x8x4xf32> -> tensor<16x32xf32>
  return }

// -----
func.func @a(%x: tensor<16x31xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.unpack %p inner_dims_pos=[0,1] inner_tiles=[8,4] into %x : tensor<2x8x8x4xf32> -> tensor<16x31xf32>
  return }

// -----
func.func @a(%x: tensor<16x3xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.unpack %p inner_dims_pos=[0,1] inner_tiles=[8,4] into %x : tensor<2x8x8x4xf32> -> tensor<16x3xf32>
  return }

// -----
func.func @a(%x: tensor<16x33xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.unpack %p inner_dims_pos=[0,1] inner_tiles=[8,4] into %x : tensor<2x8x8x4xf32> -> tensor<16x33xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.unpack %p inner_dims_pos=[0,1] inner_tiles=[8,3] into %x : tensor<2x8x8x4xf32> -> tensor<16x32xf32>
  return }

// -----
func.func @a(%x: tensor<?x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.unpack %p outer_dims_perm=[1,0] inner_dims_pos=[0,1] inner_tiles=[8,4] into %x : tensor<2x8x8x4xf32> -> tensor<?x32xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.pack %x outer_dims_perm=[0,5] inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[-8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>{
  %c8 = arith.constant 8 : index
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[%c8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return %3 : tensor<2x8x8x4xf32> }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %c8 = arith.constant 7 : index
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[%c8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4xf32>) {
  %c8 = arith.constant 0 : index
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[%c8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
  return }

// -----
func.func @a(%x: tensor<15x32xf32>, %p: tensor<2x8x?x4xf32>) {
  %c8 = arith.constant 8 : index
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[%c8,4] into %p : tensor<15x32xf32> -> tensor<2x8x?x4xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4x5xf32>) {
  %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,4,5] into %p : tensor<16x32xf32> -> tensor<2x8x8x4x5xf32>
  return }

// -----
func.func @a(%x: tensor<16x32xf32>, %p: tensor<2x8x8x4x5xf32>) {
  %3 = tensor.pack %x inner_dims_pos=[0,1,1] inner_tiles=[8,4,5] into %p : tensor<16x32xf32> -> tensor<2x8x8x4x5xf32>
  return }

// -----
func.func @a(%x: tensor<15x32xf32>, %p: tensor<2x8x8x4xf32>, %i: i32) {
  %3 = tensor.pack %x padding_value(%i : i32) inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<15x32xf32> -> tensor<2x8x8x4xf32>
  return }

// CHECK: within split at {{.*}}tensor-pack.mlir:1 offset :5:8: error: invalid zero tile factor
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[0,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:1 offset :5:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 0, 4>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:8 offset :3:8: error: invalid inner_dims_pos vector
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,2] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:8 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:13 offset :3:8: error: invalid outer_dims_perm vector
// CHECK-NEXT: %3 = tensor.pack %x outer_dims_perm=[0,0] inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:13 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64: 0, 0>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:18 offset :3:8: error: outer_dims_perm must be a permutation or empty
// CHECK-NEXT: %3 = tensor.pack %x outer_dims_perm=[0] inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:18 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64: 0>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:23 offset :3:8: error: tiling factors must equal the number of dimensions to tile
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:23 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:28 offset :3:8: error: packed rank must equal unpacked rank + tiling factors
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0] inner_tiles=[8] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:28 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:33 offset :3:8: error: invalid inner_dims_pos vector
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,0] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:33 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:38 offset :3:8: error: the shape of output is not large enough to hold the packed data. Expected at least 'tensor<2x7x8x5xf32>', got 'tensor<2x8x8x4xf32>'
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,5] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:38 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 5>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:43 offset :3:8: error: 'tensor.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,5] into %p : tensor<16x32xf32> -> tensor<2x8x8x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:43 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 5>}> : (tensor<16x32xf32>, tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:48 offset :3:8: error: the shape of output is not large enough to hold the packed data. Expected at least 'tensor<2x8x8x4xf32>', got 'tensor<2x7x8x4xf32>'
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x7x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:48 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<16x32xf32>, tensor<2x7x8x4xf32>) -> tensor<2x7x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:58 offset :3:8: error: 'tensor.pack' op expected padding_value has 'f32' but got: 'i32'
// CHECK-NEXT: %3 = tensor.pack %x padding_value(%i : i32) inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:58 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1, %arg2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>, i32) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:68 offset :3:8: error: mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[%i,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:68 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1, %arg2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_inner_tiles = array<i64: -9223372036854775808, 4>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>, index) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:78 offset :3:8: error: 'tensor.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<15x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:78 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<15x32xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:88 offset :3:8: error: invalid zero tile factor
// CHECK-NEXT: %3 = tensor.unpack %p inner_dims_pos=[0,1] inner_tiles=[0,4] into %x : tensor<2x8x8x4xf32> -> tensor<16x32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:88 offset :3:8: note: see current operation: %0 = "tensor.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 0, 4>}> : (tensor<2x8x8x4xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:93 offset :3:8: error: invalid inner_dims_pos vector
// CHECK-NEXT: %3 = tensor.unpack %p inner_dims_pos=[0,3] inner_tiles=[8,4] into %x : tensor<2x8x8x4xf32> -> tensor<16x32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:93 offset :3:8: note: see current operation: %0 = "tensor.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 3>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<2x8x8x4xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:108 offset :3:8: error: the shape of output is not large enough to hold the packed data. Expected at least 'tensor<2x9x8x4xf32>', got 'tensor<2x8x8x4xf32>'
// CHECK-NEXT: %3 = tensor.unpack %p inner_dims_pos=[0,1] inner_tiles=[8,4] into %x : tensor<2x8x8x4xf32> -> tensor<16x33xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:108 offset :3:8: note: see current operation: %0 = "tensor.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<2x8x8x4xf32>, tensor<16x33xf32>) -> tensor<16x33xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:113 offset :3:8: error: the shape of output is not large enough to hold the packed data. Expected at least 'tensor<2x11x8x3xf32>', got 'tensor<2x8x8x4xf32>'
// CHECK-NEXT: %3 = tensor.unpack %p inner_dims_pos=[0,1] inner_tiles=[8,3] into %x : tensor<2x8x8x4xf32> -> tensor<16x32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:113 offset :3:8: note: see current operation: %0 = "tensor.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 3>}> : (tensor<2x8x8x4xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:118 offset :3:8: error: the shape of output is not large enough to hold the packed data. Expected at least 'tensor<8x?x8x4xf32>', got 'tensor<2x8x8x4xf32>'
// CHECK-NEXT: %3 = tensor.unpack %p outer_dims_perm=[1,0] inner_dims_pos=[0,1] inner_tiles=[8,4] into %x : tensor<2x8x8x4xf32> -> tensor<?x32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:118 offset :3:8: note: see current operation: %0 = "tensor.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<2x8x8x4xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:123 offset :3:8: error: invalid outer_dims_perm vector
// CHECK-NEXT: %3 = tensor.pack %x outer_dims_perm=[0,5] inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:123 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64: 0, 5>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:128 offset :3:8: error: mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[-8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:128 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: -8, 4>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:139 offset :4:8: error: mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[%c8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:139 offset :4:8: note: see current operation: %1 = "tensor.pack"(%arg0, %arg1, %0) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_inner_tiles = array<i64: -9223372036854775808, 4>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>, index) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:145 offset :4:8: error: invalid zero tile factor
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[%c8,4] into %p : tensor<16x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:145 offset :4:8: note: see current operation: %1 = "tensor.pack"(%arg0, %arg1, %0) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_inner_tiles = array<i64: -9223372036854775808, 4>}> : (tensor<16x32xf32>, tensor<2x8x8x4xf32>, index) -> tensor<2x8x8x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:151 offset :4:8: error: 'tensor.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[%c8,4] into %p : tensor<15x32xf32> -> tensor<2x8x?x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:151 offset :4:8: note: see current operation: %1 = "tensor.pack"(%arg0, %arg1, %0) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_inner_tiles = array<i64: -9223372036854775808, 4>}> : (tensor<15x32xf32>, tensor<2x8x?x4xf32>, index) -> tensor<2x8x?x4xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:157 offset :3:8: error: tiling factors must be less than or equal to the input rank for pack or output rank for unpack
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1] inner_tiles=[8,4,5] into %p : tensor<16x32xf32> -> tensor<2x8x8x4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:157 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 4, 5>}> : (tensor<16x32xf32>, tensor<2x8x8x4x5xf32>) -> tensor<2x8x8x4x5xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:162 offset :3:8: error: invalid inner_dims_pos vector
// CHECK-NEXT: %3 = tensor.pack %x inner_dims_pos=[0,1,1] inner_tiles=[8,4,5] into %p : tensor<16x32xf32> -> tensor<2x8x8x4x5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:162 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 4, 5>}> : (tensor<16x32xf32>, tensor<2x8x8x4x5xf32>) -> tensor<2x8x8x4x5xf32>
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:167 offset :3:8: error: 'tensor.pack' op expected padding_value has 'f32' but got: 'i32'
// CHECK-NEXT: %3 = tensor.pack %x padding_value(%i : i32) inner_dims_pos=[0,1] inner_tiles=[8,4] into %p : tensor<15x32xf32> -> tensor<2x8x8x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-pack.mlir:167 offset :3:8: note: see current operation: %0 = "tensor.pack"(%arg0, %arg1, %arg2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_inner_tiles = array<i64: 8, 4>}> : (tensor<15x32xf32>, tensor<2x8x8x4xf32>, i32) -> tensor<2x8x8x4xf32>
