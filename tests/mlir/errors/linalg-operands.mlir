// What is asked of the operands of structured ops, of attributes and of sizes that maps lead to: what of it is asked
// before the region, and what after it.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%a: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) permutation = [1, 0]
  return %0 : tensor<8xf32>
}

// -----
func.func @a2(%a: tensor<4x8xf32>, %b: tensor<8xf32>)  {
  linalg.transpose ins(%a : tensor<4x8xf32>) permutation = [1, 0]
  return
}

// -----
func.func @b(%a: tensor<4x8xf32>, %b: tensor<8xf32>) {
  %0 = linalg.transpose outs(%a : tensor<4x8xf32>) permutation = [1, 0]
  return
}

// -----
func.func @c(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b, %b : tensor<8x4xf32>, tensor<8x4xf32>) permutation = [1, 0]
  return
}

// -----
func.func @d(%a: memref<4x8xf32>, %b: memref<8x4xf32>) {
  linalg.broadcast outs(%b : memref<8x4xf32>) dimensions = [1, 0]
  return
}

// -----
func.func @e(%a: tensor<4x?xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x?xf32>) outs(%b: tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----
func.func @e2(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.softmax dimension(2) ins(%a : tensor<4x8xf32>) outs(%b: tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----
func.func @e3(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.softmax dimension(-1) ins(%a : tensor<4x8xf32>) outs(%b: tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----
func.func @e4(%a: tensor<4x8xf32>, %b: memref<4x9xf32>) {
  linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%b: memref<4x9xf32>)
  return
}

// -----
func.func @e5(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%b: tensor<4x8xf32>) -> tensor<4x9xf32>
  return
}

// -----
func.func @e6(%a: tensor<f32>, %b: tensor<4x8xf32>) {
  linalg.softmax dimension(0) ins(%a : tensor<f32>) outs(%b: tensor<4x8xf32>)
  return
}

// -----
func.func @s(%arg0: memref<4xi1>, %arg1: memref<4xf32>, %arg2: memref<4xf16>, %arg3: memref<4xf32>) {
  linalg.select ins(%arg0, %arg1, %arg2 : memref<4xi1>, memref<4xf32>, memref<4xf16>) outs(%arg3: memref<4xf32>)
  return
}

// -----
func.func @s2(%arg0: memref<4xi1>, %arg1: memref<4xf32>, %arg2: memref<4xf16>, %arg3: memref<4xf64>) {
  linalg.select ins(%arg0, %arg1, %arg2 : memref<4xi1>, memref<4xf32>, memref<4xf16>) outs(%arg3: memref<4xf64>)
  return
}

// -----
func.func @r(%a: memref<4x8x3xf32>, %b: memref<4xf32>) {
  linalg.reduce ins(%a : memref<4x8x3xf32>) outs(%b : memref<4xf32>) dimensions = [2, 1]
      (%in: f32, %out: f32) { linalg.yield %in: f32 }
  return
}

// -----
func.func @r2(%a: memref<4x8x3xf32>, %b: memref<4xf32>) {
  linalg.reduce {dimensions = array<i64: 2, 1>} ins(%a : memref<4x8x3xf32>) outs(%b : memref<4xf32>) dimensions = [1, 2]
      (%in: f32, %out: f32) { linalg.yield %in: f32 }
  return
}

// -----
func.func @r3(%a: memref<4x8x3xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.reduce ins(%a : memref<4x8x3xf32>) outs(%b, %c : memref<4xf32>, memref<4xf32>) dimensions = [1, 2]
      (%in: f32, %out: f32, %o: f32) { linalg.yield %in, %o: f32, f32 }
  return
}

// -----
func.func @r4(%a: memref<4x8x3xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.reduce ins(%a, %a : memref<4x8x3xf32>, memref<4x8x3xf32>) outs(%b : memref<4xf32>) dimensions = [1, 2]
      (%in: f32, %out: f32, %o: f32) { linalg.yield %in: f32 }
  return
}

// -----
#id = affine_map<(i) -> (i)>
#rev = affine_map<(i) -> (4 - i)>
func.func @g(%a: memref<5xf32>, %b: memref<5xf32>) {
  linalg.generic {indexing_maps = [#rev, #id], iterator_types = ["parallel"]} ins(%a : memref<5xf32>) outs(%b : memref<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
#id = affine_map<(i) -> (i)>
#rev = affine_map<(i) -> (5 - i)>
func.func @g(%a: memref<5xf32>, %b: memref<5xf32>) {
  linalg.generic {indexing_maps = [#rev, #id], iterator_types = ["parallel"]} ins(%a : memref<5xf32>) outs(%b : memref<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
#id = affine_map<(i) -> (i)>
#rev = affine_map<(i) -> (i floordiv 2 + i mod 3)>
func.func @g(%a: memref<1xf32>, %b: memref<5xf32>) {
  linalg.generic {indexing_maps = [#rev, #id], iterator_types = ["parallel"]} ins(%a : memref<1xf32>) outs(%b : memref<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
#id = affine_map<(i) -> (i)>
#rev = affine_map<(i) -> (7)>
func.func @g(%a: memref<5xf32>, %b: memref<5xf32>) {
  linalg.generic {indexing_maps = [#rev, #id], iterator_types = ["parallel"]} ins(%a : memref<5xf32>) outs(%b : memref<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
#id = affine_map<(i) -> (i)>
#rev = affine_map<(i) -> (i + 9)>
func.func @g(%a: memref<0xf32>, %b: memref<5xf32>) {
  linalg.generic {indexing_maps = [#rev, #id], iterator_types = ["parallel"]} ins(%a : memref<0xf32>) outs(%b : memref<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
#id = affine_map<(i) -> (i)>
func.func @g(%a: memref<3xf32>, %b: memref<0xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : memref<0xf32>) outs(%a : memref<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @w(%input: memref<1x113x113x96xf32>, %filter: memref<3x3x96xf32>, %output: memref<1x56x56x96xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : vector<3xi64>, dilations = 7}
    ins(%input, %filter: memref<1x113x113x96xf32>, memref<3x3x96xf32>)
    outs(%output: memref<1x56x56xf32>)
  return
}

// -----
func.func @w(%input: memref<8xf32>, %filter: memref<3xf32>, %output: memref<6xf32>) {
  linalg.conv_1d ins(%input, %filter: memref<8xf32>, memref<3xf32>) outs(%output: memref<7xf32>)
  return
}

// -----
func.func @w(%input: memref<8xf32>, %filter: memref<3xf32>, %output: memref<7xf32>) {
  linalg.conv_1d ins(%input, %filter: memref<8xf32>, memref<3xf32>) outs(%output: memref<7xf32>)
  return
}

// -----
func.func @r(%a: tensor<4x8xf32>, %b: tensor<3xf32>) {
  %0 = "linalg.reduce"(%a, %b) <{dimensions = array<i64: 1>}> ({
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }) : (tensor<4x8xf32>, tensor<3xf32>) -> tensor<5xf32>
  return
}

// -----
func.func @g(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = "linalg.generic"(%a, %b) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%in: f32, %out: f32):
    %1 = "arith.addf"(%in, %out) : (f32, f32) -> f64
    linalg.yield %in : f32
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----
func.func @g(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = "linalg.fill"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%in: f32, %out: f32):
    %1 = "arith.addf"(%in, %out) : (f32, f32) -> f64
    linalg.yield %in : f32
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----
func.func @m(%a: tensor<4xf32>, %b: tensor<3xf32>) {
  %0 = "linalg.map"(%a, %b) ({
  ^bb0(%in: f32):
    linalg.yield %in : f32
  }) : (tensor<4xf32>, tensor<3xf32>) -> tensor<5xf32>
  return
}

// -----
func.func @g(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = "linalg.fill"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----
func.func @t(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = "linalg.transpose"(%a, %b) <{permutation = array<i64: 1, 0>}> ({
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<5xf32>
  return
}

// -----
func.func @b(%a: tensor<4xf32>, %b: tensor<4x8xf32>) {
  %0 = "linalg.broadcast"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }) : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<5xf32>
  return
}

// -----
func.func @e5(%a: tensor<4x8xf32>, %b: tensor<4x9xf32>) {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%b: tensor<4x9xf32>) -> tensor<4x10xf32>
  return
}

// CHECK: within split at {{.*}}linalg-operands.mlir:1 offset :6:3: error: cannot name an operation with no results
// CHECK-NEXT: %0 = linalg.transpose ins(%a : tensor<4x8xf32>) permutation = [1, 0]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:10 offset :3:3: error: 'linalg.transpose' op expected 2 operands, but found 1
// CHECK-NEXT: linalg.transpose ins(%a : tensor<4x8xf32>) permutation = [1, 0]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:10 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:16 offset :3:8: error: 'linalg.transpose' op expected 2 operands, but found 1
// CHECK-NEXT: %0 = linalg.transpose outs(%a : tensor<4x8xf32>) permutation = [1, 0]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:16 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:22 offset :3:3: error: operation defines 2 results but was provided 1 to bind
// CHECK-NEXT: %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b, %b : tensor<8x4xf32>, tensor<8x4xf32>) permutation = [1, 0]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:28 offset :3:3: error: 'linalg.broadcast' op expected 2 operands, but found 1
// CHECK-NEXT: linalg.broadcast outs(%b : memref<8x4xf32>) dimensions = [1, 0]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:28 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.broadcast"(%arg1) <{dimensions = array<i64: 1, 0>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<8x4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:40 offset :3:8: error: 'linalg.softmax' op incorrect dimension specified
// CHECK-NEXT: %0 = linalg.softmax dimension(2) ins(%a : tensor<4x8xf32>) outs(%b: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:40 offset :3:8: note: see current operation: %0 = "linalg.softmax"(%arg0, %arg1) <{dimension = 2 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:46 offset :3:8: error: 'linalg.softmax' op incorrect dimension specified
// CHECK-NEXT: %0 = linalg.softmax dimension(-1) ins(%a : tensor<4x8xf32>) outs(%b: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:46 offset :3:8: note: see current operation: %0 = "linalg.softmax"(%arg0, %arg1) <{dimension = -1 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:52 offset :3:3: error: 'linalg.softmax' op incompatible output shape
// CHECK-NEXT: linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%b: memref<4x9xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:52 offset :3:3: note: see current operation: "linalg.softmax"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<4x8xf32>, memref<4x9xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:58 offset :3:8: error: 'linalg.softmax' op expected type of operand #1 ('tensor<4x8xf32>') to match type of corresponding result ('tensor<4x9xf32>')
// CHECK-NEXT: %0 = linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%b: tensor<4x8xf32>) -> tensor<4x9xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:58 offset :3:8: note: see current operation: %0 = "linalg.softmax"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x9xf32>
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:64 offset :3:3: error: 'linalg.softmax' op incompatible output shape
// CHECK-NEXT: linalg.softmax dimension(0) ins(%a : tensor<f32>) outs(%b: tensor<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:64 offset :3:3: note: see current operation: "linalg.softmax"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<f32>, tensor<4x8xf32>) -> ()
// CHECK-NEXT: <unknown>:0: error: 'arith.select' op failed to verify that all of {true_value, false_value, result} have same type
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.select"(%arg4, %arg5, %arg6) : (i1, f32, f16) -> f16
// CHECK-NEXT: <unknown>:0: error: 'arith.select' op failed to verify that all of {true_value, false_value, result} have same type
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.select"(%arg4, %arg5, %arg6) : (i1, f32, f16) -> f16
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:82 offset :3:3: error: 'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order
// CHECK-NEXT: linalg.reduce ins(%a : memref<4x8x3xf32>) outs(%b : memref<4xf32>) dimensions = [2, 1]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:82 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x8x3xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:89 offset :3:28: error: expected '}'
// CHECK-NEXT: linalg.reduce {dimensions = array<i64: 2, 1>} ins(%a : memref<4x8x3xf32>) outs(%b : memref<4xf32>) dimensions = [1, 2]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:96 offset :3:3: error: 'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.
// CHECK-NEXT: linalg.reduce ins(%a : memref<4x8x3xf32>) outs(%b, %c : memref<4xf32>, memref<4xf32>) dimensions = [1, 2]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:96 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.reduce"(%arg0, %arg1, %arg2) <{dimensions = array<i64: 1, 2>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: "linalg.yield"(%arg3, %arg5) : (f32, f32) -> ()
// CHECK-NEXT: }) : (memref<4x8x3xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:103 offset :3:3: error: 'linalg.reduce' op number of dimensions after reduction 1 doesn't match the init rank 3
// CHECK-NEXT: linalg.reduce ins(%a, %a : memref<4x8x3xf32>, memref<4x8x3xf32>) outs(%b : memref<4xf32>) dimensions = [1, 2]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:103 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.reduce"(%arg0, %arg0, %arg1) <{dimensions = array<i64: 1, 2>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x8x3xf32>, memref<4x8x3xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:121 offset :5:3: error: 'linalg.generic' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 6, but found 5
// CHECK-NEXT: linalg.generic {indexing_maps = [#rev, #id], iterator_types = ["parallel"]} ins(%a : memref<5xf32>) outs(%b : memref<5xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:121 offset :5:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg1) <{indexing_maps = [affine_map<(d0) -> (-d0 + 5)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<5xf32>, memref<5xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:132 offset :5:3: error: 'linalg.generic' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 4, but found 1
// CHECK-NEXT: linalg.generic {indexing_maps = [#rev, #id], iterator_types = ["parallel"]} ins(%a : memref<1xf32>) outs(%b : memref<5xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:132 offset :5:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg1) <{indexing_maps = [affine_map<(d0) -> (d0 floordiv 2 + d0 mod 3)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<1xf32>, memref<5xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:143 offset :5:3: error: 'linalg.generic' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 8, but found 5
// CHECK-NEXT: linalg.generic {indexing_maps = [#rev, #id], iterator_types = ["parallel"]} ins(%a : memref<5xf32>) outs(%b : memref<5xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:143 offset :5:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg1) <{indexing_maps = [affine_map<(d0) -> (7)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<5xf32>, memref<5xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:165 offset :4:3: error: 'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (d0)
// CHECK-NEXT: linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : memref<0xf32>) outs(%a : memref<3xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:165 offset :4:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg1, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<0xf32>, memref<3xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:175 offset :5:10: error: use of value '%output' expects different type than prior uses: 'memref<1x56x56xf32>' vs 'memref<1x56x56x96xf32>'
// CHECK-NEXT: outs(%output: memref<1x56x56xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:175 offset :2:77: note: prior use here
// CHECK-NEXT: func.func @w(%input: memref<1x113x113x96xf32>, %filter: memref<3x3x96xf32>, %output: memref<1x56x56x96xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:183 offset :3:74: error: use of value '%output' expects different type than prior uses: 'memref<7xf32>' vs 'memref<6xf32>'
// CHECK-NEXT: linalg.conv_1d ins(%input, %filter: memref<8xf32>, memref<3xf32>) outs(%output: memref<7xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:183 offset :2:61: note: prior use here
// CHECK-NEXT: func.func @w(%input: memref<8xf32>, %filter: memref<3xf32>, %output: memref<6xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:189 offset :3:3: error: 'linalg.conv_1d' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 9, but found 8
// CHECK-NEXT: linalg.conv_1d ins(%input, %filter: memref<8xf32>, memref<3xf32>) outs(%output: memref<7xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:189 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.conv_1d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (memref<8xf32>, memref<3xf32>, memref<7xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:195 offset :3:8: error: 'linalg.reduce' op init dimensions [3] doesn't match input dimensions after reduction [4]
// CHECK-NEXT: %0 = "linalg.reduce"(%a, %b) <{dimensions = array<i64: 1>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:195 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<3xf32>) -> tensor<5xf32>
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:204 offset :5:10: error: 'arith.addf' op requires the same type for all operands and results
// CHECK-NEXT: %1 = "arith.addf"(%in, %out) : (f32, f32) -> f64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:204 offset :5:10: note: see current operation: %1 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f64
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:214 offset :3:8: error: expected op with scalar input
// CHECK-NEXT: %0 = "linalg.fill"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:214 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: %1 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f64
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:224 offset :3:8: error: 'linalg.map' op expected shape of input (4) to match shape of output (3)
// CHECK-NEXT: %0 = "linalg.map"(%a, %b) ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:224 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.map"(%arg0, %arg1) ({
// CHECK-NEXT: ^bb0(%arg2: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4xf32>, tensor<3xf32>) -> tensor<5xf32>
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:233 offset :3:8: error: expected op with scalar input
// CHECK-NEXT: %0 = "linalg.fill"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:233 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:242 offset :3:8: error: 'linalg.transpose' op dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = 8
// CHECK-NEXT: %0 = "linalg.transpose"(%a, %b) <{permutation = array<i64: 1, 0>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:242 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 1, 0>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<5xf32>
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:251 offset :3:8: error: 'linalg.broadcast' op input dim 0 should match init dim 1. input: 4, init: 8
// CHECK-NEXT: %0 = "linalg.broadcast"(%a, %b) <{dimensions = array<i64: 0>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:251 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<5xf32>
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:260 offset :3:8: error: 'linalg.softmax' op incompatible output shape
// CHECK-NEXT: %0 = linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%b: tensor<4x9xf32>) -> tensor<4x10xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-operands.mlir:260 offset :3:8: note: see current operation: %0 = "linalg.softmax"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<4x8xf32>, tensor<4x9xf32>) -> tensor<4x10xf32>
