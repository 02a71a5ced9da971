// Tiles that do not fit.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @b(%x: memref<128x256xf32>, %d: memref<16x8x8x32xf32>) {
  linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : memref<128x256xf32> -> memref<16x8x8x32xf32>
  return
}

// -----
func.func @c(%x: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>) {
  linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 31] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----
func.func @d(%x: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>) {
  linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [0, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----
func.func @e(%x: tensor<128x256xf32>, %d: tensor<16x8x8xf32>) {
  linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8xf32>
  return
}

// -----
func.func @f(%x: tensor<128x250xf32>, %d: tensor<16x8x8x32xf32>) {
  linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x250xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----
func.func @g(%x: tensor<128x256xf32>, %d: tensor<16x7x8x32xf32>) {
  linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x7x8x32xf32>
  return
}

// -----
func.func @h(%x: tensor<128x256xf32>, %d: tensor<16x9x8x32xf32>) {
  linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x9x8x32xf32>
  return
}

// -----
func.func @i(%x: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>) {
  linalg.pack %x inner_dims_pos = [0, 0] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----
func.func @j(%x: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>) {
  linalg.pack %x outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----
func.func @k(%x: tensor<128x256xf32>, %d: tensor<16x8x8x32xf64>, %p: f64) {
  linalg.pack %x padding_value(%p : f64) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf64>
  return
}

// -----
func.func @l(%x: tensor<16x9x8x32xf32>, %d: tensor<128x256xf32>) {
  linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<16x9x8x32xf32> -> tensor<128x256xf32>
  return
}

// -----
func.func @m(%x: tensor<16x8x?x32xf32>, %d: tensor<128x256xf32>) {
  linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<16x8x?x32xf32> -> tensor<128x256xf32>
  return
}

// CHECK: {{.*}}linalg-pack-errors.mlir:5:74: error: custom op 'linalg.pack' invalid kind of type specified: expected builtin.tensor, but found 'memref<128x256xf32>'
// CHECK-NEXT: linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : memref<128x256xf32> -> memref<16x8x8x32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:11:3: error: mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type
// CHECK-NEXT: linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 31] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:11:3: note: see current operation: %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 31>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:17:3: error: invalid zero tile factor
// CHECK-NEXT: linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [0, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:17:3: note: see current operation: %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 0, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:23:3: error: packed rank != (unpacked rank + num tiling factors), got 3 != 4
// CHECK-NEXT: linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:23:3: note: see current operation: %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8xf32>) -> tensor<16x8x8xf32>
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:29:3: error: 'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set
// CHECK-NEXT: linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x250xf32> -> tensor<16x8x8x32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:29:3: note: see current operation: %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x250xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:35:3: error: expected 'tensor<16x8x8x32xf32>' for the packed domain value, got 'tensor<16x7x8x32xf32>'
// CHECK-NEXT: linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x7x8x32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:35:3: note: see current operation: %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x7x8x32xf32>) -> tensor<16x7x8x32xf32>
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:41:3: error: expected 'tensor<16x8x8x32xf32>' for the packed domain value, got 'tensor<16x9x8x32xf32>'
// CHECK-NEXT: linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x9x8x32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:41:3: note: see current operation: %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x9x8x32xf32>) -> tensor<16x9x8x32xf32>
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:47:3: error: invalid inner_dims_pos vector
// CHECK-NEXT: linalg.pack %x inner_dims_pos = [0, 0] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:47:3: note: see current operation: %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:53:3: error: outer_dims_perm must be a permutation or empty
// CHECK-NEXT: linalg.pack %x outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:53:3: note: see current operation: %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64: 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:59:3: error: 'linalg.pack' op expected padding_value has 'f32' but got: 'f64'
// CHECK-NEXT: linalg.pack %x padding_value(%p : f64) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:59:3: note: see current operation: %0 = "linalg.pack"(%arg0, %arg1, %arg2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf64>, f64) -> tensor<16x8x8x32xf64>
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:65:3: error: expected 'tensor<16x8x8x32xf32>' for the packed domain value, got 'tensor<16x9x8x32xf32>'
// CHECK-NEXT: linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<16x9x8x32xf32> -> tensor<128x256xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:65:3: note: see current operation: %0 = "linalg.unpack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<16x9x8x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:71:3: error: mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type
// CHECK-NEXT: linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<16x8x?x32xf32> -> tensor<128x256xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-pack-errors.mlir:71:3: note: see current operation: %0 = "linalg.unpack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<16x8x?x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
