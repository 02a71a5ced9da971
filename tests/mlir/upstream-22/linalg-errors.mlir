// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @unknown_unary(%a: memref<4xf32>) {
  linalg.elemwise_unary {fun = #linalg.unary_fn<log>} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @unknown_transposed(%a: memref<4x4xf32>) {
  linalg.matmul_transpose_a ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @map_without_output(%a: memref<8xf32>, %b: memref<8xf32>) {
  linalg.map ins(%a : memref<8xf32>) outs(%b : memref<8xf32>) (%x: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @matmul_0(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_1(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.matmul indexing_maps = [3] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_2(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.matmul {indexing_maps = []} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_3(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_4(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_5(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_6(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_7(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%v, %a : memref<4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_8(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %v : memref<4x4xf32>, memref<4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @matmul_9(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @batch_matmul_10(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_11(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_12(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%a, %x : memref<4x4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_13(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%v, %x : memref<4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_14(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_15(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_16(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%x, %a : memref<4x4x4xf32>, memref<4x4xf32>) outs(%x : memref<4x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_17(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
  return
}

// -----

func.func @batch_matmul_18(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @batch_reduce_matmul_19(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d2, d1)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @batch_reduce_matmul_20(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%v : memref<4xf32>)
  return
}

// -----

func.func @batch_reduce_matmul_21(%x: memref<4x4x4xf32>, %a: memref<4x4xf32>, %v: memref<4xf32>) {
  linalg.batch_reduce_matmul {cast = 3} ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// CHECK: {{.*}}linalg-errors.mlir:4:3: error: custom op 'linalg.elemwise_unary' is unknown
// CHECK-NEXT: linalg.elemwise_unary {fun = #linalg.unary_fn<log>} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:11:3: error: custom op 'linalg.matmul_transpose_a' is unknown
// CHECK-NEXT: linalg.matmul_transpose_a ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:18:3: error: 'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 1
// CHECK-NEXT: linalg.map ins(%a : memref<8xf32>) outs(%b : memref<8xf32>) (%x: f32) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:18:3: note: see current operation:
// CHECK-NEXT: "linalg.map"(%arg0, %arg1) ({
// CHECK-NEXT: ^bb0(%arg2: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:27:40: error: expected attribute value
// CHECK-NEXT: linalg.batch_matmul indexing_maps = [] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:34:37: error: custom op 'linalg.matmul' element of indexing_maps array is not an affine_map
// CHECK-NEXT: linalg.matmul indexing_maps = [3] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:41:3: error: custom op 'linalg.matmul' attribute 'indexing_maps' occurs more than once in the attribute list
// CHECK-NEXT: linalg.matmul {indexing_maps = []} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:48:3: error: 'linalg.matmul' op expected the number of indexing_map (4) to be equal to the number of input/output operands (3)
// CHECK-NEXT: linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:48:3: note: see current operation:
// CHECK-NEXT: "linalg.matmul"(%arg1, %arg1, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:55:3: error: 'linalg.matmul' op expected indexing_map #2 to have 3 dim(s) to match the number of loops
// CHECK-NEXT: linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:55:3: note: see current operation:
// CHECK-NEXT: "linalg.matmul"(%arg1, %arg1, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:62:3: error: 'linalg.matmul' op Unexpected dim expression in map result.
// CHECK-NEXT: linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:62:3: note: see current operation:
// CHECK-NEXT: "linalg.matmul"(%arg1, %arg1, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:69:3: error: 'linalg.matmul' op Unexpected dim expression in map result.
// CHECK-NEXT: linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:69:3: note: see current operation:
// CHECK-NEXT: "linalg.matmul"(%arg1, %arg1, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:76:3: error: 'linalg.matmul' op Invalid broadcast requested, should be (d2).
// CHECK-NEXT: linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%v, %a : memref<4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:76:3: note: see current operation:
// CHECK-NEXT: "linalg.matmul"(%arg2, %arg1, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:83:3: error: 'linalg.matmul' op Invalid broadcast requested, should be (d2).
// CHECK-NEXT: linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %v : memref<4x4xf32>, memref<4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:83:3: note: see current operation:
// CHECK-NEXT: "linalg.matmul"(%arg1, %arg2, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:90:3: error: 'linalg.matmul' op expected operand #0 rank (2) to match the result rank of indexing_map (1)
// CHECK-NEXT: linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:90:3: note: see current operation:
// CHECK-NEXT: "linalg.matmul"(%arg1, %arg1, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:97:3: error: 'linalg.batch_matmul' op Indexing_map attribute must have 3 affine maps.
// CHECK-NEXT: linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:97:3: note: see current operation:
// CHECK-NEXT: "linalg.batch_matmul"(%arg0, %arg0, %arg0) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4x4xf32>, memref<4x4x4xf32>, memref<4x4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:104:3: error: 'linalg.batch_matmul' op Invalid batch dimension expression.
// CHECK-NEXT: linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:104:3: note: see current operation:
// CHECK-NEXT: "linalg.batch_matmul"(%arg0, %arg0, %arg0) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4x4xf32>, memref<4x4x4xf32>, memref<4x4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:111:3: error: 'linalg.batch_matmul' op Invalid broadcast requested.
// CHECK-NEXT: linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%a, %x : memref<4x4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:111:3: note: see current operation:
// CHECK-NEXT: "linalg.batch_matmul"(%arg1, %arg0, %arg0) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<4x4x4xf32>, memref<4x4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:118:3: error: 'linalg.batch_matmul' op Invalid broadcast requested.
// CHECK-NEXT: linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%v, %x : memref<4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:118:3: note: see current operation:
// CHECK-NEXT: "linalg.batch_matmul"(%arg2, %arg0, %arg0) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4x4x4xf32>, memref<4x4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:125:3: error: 'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).
// CHECK-NEXT: linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:125:3: note: see current operation:
// CHECK-NEXT: "linalg.batch_matmul"(%arg0, %arg0, %arg0) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4x4xf32>, memref<4x4x4xf32>, memref<4x4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:132:3: error: 'linalg.batch_matmul' op no. of result dim expressions exceeds 3.
// CHECK-NEXT: linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:132:3: note: see current operation:
// CHECK-NEXT: "linalg.batch_matmul"(%arg0, %arg0, %arg0) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4x4xf32>, memref<4x4x4xf32>, memref<4x4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:139:3: error: 'linalg.batch_matmul' op Invalid broadcast requested.
// CHECK-NEXT: linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%x, %a : memref<4x4x4xf32>, memref<4x4xf32>) outs(%x : memref<4x4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:139:3: note: see current operation:
// CHECK-NEXT: "linalg.batch_matmul"(%arg0, %arg1, %arg0) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4x4xf32>, memref<4x4xf32>, memref<4x4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:146:3: error: 'linalg.batch_matmul' op Invalid output map result dimension.
// CHECK-NEXT: linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%x : memref<4x4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:146:3: note: see current operation:
// CHECK-NEXT: "linalg.batch_matmul"(%arg0, %arg0, %arg0) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4x4xf32>, memref<4x4x4xf32>, memref<4x4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:153:3: error: 'linalg.batch_matmul' op expects 3 dims, but got (2).
// CHECK-NEXT: linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:153:3: note: see current operation:
// CHECK-NEXT: "linalg.batch_matmul"(%arg0, %arg0, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4x4xf32>, memref<4x4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:160:3: error: 'linalg.batch_reduce_matmul' op Invalid output map result dimension.
// CHECK-NEXT: linalg.batch_reduce_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d2, d1)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:160:3: note: see current operation:
// CHECK-NEXT: "linalg.batch_reduce_matmul"(%arg0, %arg0, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d2, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4x4xf32>, memref<4x4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:167:3: error: 'linalg.batch_reduce_matmul' op expects 2 dims, but got (1).
// CHECK-NEXT: linalg.batch_reduce_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1)>] ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%v : memref<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-errors.mlir:167:3: note: see current operation:
// CHECK-NEXT: "linalg.batch_reduce_matmul"(%arg0, %arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4x4xf32>, memref<4x4x4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: {{.*}}linalg-errors.mlir:174:30: error: custom op 'linalg.batch_reduce_matmul' 'linalg.batch_reduce_matmul' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1
// CHECK-NEXT: linalg.batch_reduce_matmul {cast = 3} ins(%x, %x : memref<4x4x4xf32>, memref<4x4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
