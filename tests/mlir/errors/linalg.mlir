// Structured ops that are not valid.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: memref<4x8xf32>, %t: tensor<4x8xf32>) {
  linalg.matmul ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  return
}

// -----
func.func @f(%a: memref<4x8xf32>, %t: tensor<4x8xf32>) {
  linalg.matmul ins(%a : memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.matmul ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel", "parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0)[s0] -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0, d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["foo"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: i32):
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x, %x : f32, f32
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %0 = linalg.index 1 : index
    linalg.yield %0 : index
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %0 = linalg.index 0 : index
    linalg.yield %0 : index
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    "a.b"() : () -> ()
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.yield %a : memref<4xf32>
}

// -----
func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  %0 = linalg.index 0 : index
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<?x2xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%b: memref<4x4xf32>) outs(%c : memref<?x2xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----
func.func @f(%a: memref<6xf32>, %b: memref<3xf32>, %c: memref<5xf32>) {
  linalg.conv_1d ins(%a, %b : memref<6xf32>, memref<3xf32>) outs(%c : memref<5xf32>)
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<?x2xf32>) {
  linalg.transpose ins(%b : memref<4x4xf32>) outs(%b : memref<4x4xf32>) permutation = [1, 1]
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<?x2xf32>) {
  linalg.transpose ins(%b : memref<4x4xf32>) outs(%c : memref<?x2xf32>) permutation = [1, 0]
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<?x2xf32>) {
  linalg.transpose ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) permutation = [0]
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<?x2xf32>) {
  linalg.transpose ins(%b : memref<4x4xf32>) outs(%b : memref<4x4xf32>) permutation = [0]
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<?x2xf32>) {
  linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) dimensions = [2]
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<?x2xf32>) {
  linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) dimensions = []
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<2x2xf32>) {
  linalg.broadcast ins(%a : memref<4xf32>) outs(%c : memref<2x2xf32>) dimensions = [0]
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<2x2xf32>) {
  linalg.reduce { arith.addf } ins(%b : memref<4x4xf32>) outs(%c : memref<2x2xf32>) dimensions = [0]
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<2xf32>) {
  linalg.reduce { arith.addf } ins(%b : memref<4x4xf32>) outs(%c : memref<2xf32>) dimensions = [0]
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<2xf32>) {
  linalg.reduce { arith.addf } ins(%b : memref<4x4xf32>) outs(%c : memref<2xf32>) dimensions = [3]
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<2xf32>) {
  linalg.map { arith.addf } ins(%a, %c : memref<4xf32>, memref<2xf32>) outs(%a : memref<4xf32>)
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<2xf32>) {
  linalg.map ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
   (%x: f32) { linalg.yield %x : f32 }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<2xf32>) {
  linalg.map ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
   (%x: i32) { %0 = arith.constant 1.0 : f32
    linalg.yield %0 : f32 }
  return
}

// -----
func.func @f(%a: memref<4xf32>, %b: memref<4x4xf32>, %c: memref<2xf32>) {
  linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.fill ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----
func.func @f(%a: memref<4xi32>) {
  linalg.map { arith.addi } ins(%a, %a : memref<4xi32>, memref<4xi32>) outs(%a : memref<4xi32>)
  return
}

// CHECK: within split at {{.*}}linalg.mlir:1 offset :5:3: error: 'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 8, but found 4
// CHECK-NEXT: linalg.matmul ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%a : memref<4x8xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:1 offset :5:3: note: see current operation:
// CHECK-NEXT: "linalg.matmul"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:9 offset :4:3: error: custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:15 offset :3:3: error: 'linalg.matmul' op expected operand rank (1) to match the result rank of indexing_map #0 (2)
// CHECK-NEXT: linalg.matmul ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:15 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.matmul"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:21 offset :3:3: error: 'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:21 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:30 offset :3:3: error: 'linalg.generic' op expected indexing_map #0 to have 2 dim(s) to match the number of loops
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel", "parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:30 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:39 offset :3:3: error: 'linalg.generic' op unexpected symbols in indexing_map #1
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0)[s0] -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:39 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0)[s0] -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:48 offset :3:3: error: 'linalg.generic' op expected operand rank (1) to match the result rank of indexing_map #1 (2)
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0, d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:48 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0, d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:57 offset :3:115: error: custom op 'linalg.generic' unexpected iterator_type (foo)
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["foo"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:66 offset :3:18: error: custom op 'linalg.generic' expected "iterator_types" array attribute
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:75 offset :3:3: error: 'linalg.generic' op requires attribute 'indexing_maps'
// CHECK-NEXT: linalg.generic {iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:75 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg0) <{iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:84 offset :3:3: error: 'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:84 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:93 offset :3:3: error: 'linalg.generic' op expected type of bb argument #1 ('i32') to match element or self type of the corresponding operand ('f32')
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:93 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: i32):
// CHECK-NEXT: "linalg.yield"(%arg2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:102 offset :5:5: error: 'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)
// CHECK-NEXT: linalg.yield %x, %x : f32, f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:102 offset :5:5: note: see current operation: "linalg.yield"(%arg2, %arg2) : (f32, f32) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:111 offset :5:10: error: 'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp
// CHECK-NEXT: %0 = linalg.index 1 : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:111 offset :5:10: note: see current operation: %0 = "linalg.index"() <{dim = 1 : i64}> : () -> index
// CHECK-NEXT: within split at {{.*}}linalg.mlir:121 offset :6:5: error: 'linalg.yield' op type of yield operand 1 ('index') doesn't match the element type of the enclosing linalg.generic op ('f32')
// CHECK-NEXT: linalg.yield %0 : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:121 offset :6:5: note: see current operation: "linalg.yield"(%0) : (index) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:131 offset :3:3: error: 'linalg.generic' op expects a non-empty block
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:131 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:139 offset :5:10: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// CHECK-NEXT: "a.b"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:148 offset :3:3: error: 'linalg.yield' op expected parent op with LinalgOp interface
// CHECK-NEXT: linalg.yield %a : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:148 offset :3:3: note: see current operation: "linalg.yield"(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:153 offset :3:8: error: 'linalg.index' op expected parent op with LinalgOp interface
// CHECK-NEXT: %0 = linalg.index 0 : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:153 offset :3:8: note: see current operation: %0 = "linalg.index"() <{dim = 0 : i64}> : () -> index
// CHECK-NEXT: within split at {{.*}}linalg.mlir:159 offset :3:3: error: 'linalg.generic' op expected the shape-to-loops map to be non-null
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "parallel"]} ins(%a: memref<4xf32>) outs(%a : memref<4xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:159 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg0, %arg0) <{indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:168 offset :3:3: error: 'linalg.generic' op inferred input/output operand #1 has shape's dimension #1 to be 4, but found 2
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%b: memref<4x4xf32>) outs(%c : memref<?x2xf32>) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:168 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.generic"(%arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<?x2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:177 offset :3:3: error: 'linalg.conv_1d' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 7, but found 6
// CHECK-NEXT: linalg.conv_1d ins(%a, %b : memref<6xf32>, memref<3xf32>) outs(%c : memref<5xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:177 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.conv_1d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (memref<6xf32>, memref<3xf32>, memref<5xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:183 offset :3:3: error: 'linalg.transpose' op permutation is not valid
// CHECK-NEXT: linalg.transpose ins(%b : memref<4x4xf32>) outs(%b : memref<4x4xf32>) permutation = [1, 1]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:183 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.transpose"(%arg1, %arg1) <{permutation = array<i64: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:189 offset :3:3: error: 'linalg.transpose' op dim(result, 0) = -9223372036854775808 doesn't match dim(input, permutation[0]) = 4
// CHECK-NEXT: linalg.transpose ins(%b : memref<4x4xf32>) outs(%c : memref<?x2xf32>) permutation = [1, 0]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:189 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.transpose"(%arg1, %arg2) <{permutation = array<i64: 1, 0>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<?x2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:195 offset :3:3: error: 'linalg.transpose' op input rank 1 does not match init rank 2
// CHECK-NEXT: linalg.transpose ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) permutation = [0]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:195 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 0>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:201 offset :3:3: error: 'linalg.transpose' op size of permutation 1 does not match the argument rank 2
// CHECK-NEXT: linalg.transpose ins(%b : memref<4x4xf32>) outs(%b : memref<4x4xf32>) permutation = [0]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:201 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.transpose"(%arg1, %arg1) <{permutation = array<i64: 0>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:207 offset :3:3: error: 'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2
// CHECK-NEXT: linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) dimensions = [2]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:207 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64: 2>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:213 offset :3:3: error: 'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 0, init rank: 2
// CHECK-NEXT: linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x4xf32>) dimensions = []
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:213 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.broadcast"(%arg0, %arg1) <{dimensions = array<i64>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:219 offset :3:3: error: 'linalg.broadcast' op input dim 0 should match init dim 1. input: 4, init: 2
// CHECK-NEXT: linalg.broadcast ins(%a : memref<4xf32>) outs(%c : memref<2x2xf32>) dimensions = [0]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:219 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.broadcast"(%arg0, %arg2) <{dimensions = array<i64: 0>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<2x2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:225 offset :3:3: error: 'linalg.reduce' op number of dimensions after reduction 1 doesn't match the init rank 2
// CHECK-NEXT: linalg.reduce { arith.addf } ins(%b : memref<4x4xf32>) outs(%c : memref<2x2xf32>) dimensions = [0]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:225 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.reduce"(%arg1, %arg2) <{dimensions = array<i64: 0>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: %0 = "arith.addf"(%arg4, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%0) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<2x2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:231 offset :3:3: error: 'linalg.reduce' op init dimensions [2] doesn't match input dimensions after reduction [4]
// CHECK-NEXT: linalg.reduce { arith.addf } ins(%b : memref<4x4xf32>) outs(%c : memref<2xf32>) dimensions = [0]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:231 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.reduce"(%arg1, %arg2) <{dimensions = array<i64: 0>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: %0 = "arith.addf"(%arg4, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%0) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:237 offset :3:3: error: 'linalg.reduce' op dimensions for reduction should be in the range [0, 1].
// CHECK-NEXT: linalg.reduce { arith.addf } ins(%b : memref<4x4xf32>) outs(%c : memref<2xf32>) dimensions = [3]
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:237 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.reduce"(%arg1, %arg2) <{dimensions = array<i64: 3>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: %0 = "arith.addf"(%arg4, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%0) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4x4xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:243 offset :3:3: error: 'linalg.map' op expected shape of input (2) to match shape of output (4)
// CHECK-NEXT: linalg.map { arith.addf } ins(%a, %c : memref<4xf32>, memref<2xf32>) outs(%a : memref<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:243 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.map"(%arg0, %arg2, %arg0) ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: %0 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%0) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<2xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:249 offset :3:3: error: 'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 1
// CHECK-NEXT: linalg.map ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:249 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.map"(%arg0, %arg0, %arg0) ({
// CHECK-NEXT: ^bb0(%arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:256 offset :3:3: error: 'linalg.map' op expected element type of input 'f32' to match bbArg type 'i32'
// CHECK-NEXT: linalg.map ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:256 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.map"(%arg0, %arg0) ({
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// CHECK-NEXT: "linalg.yield"(%0) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg.mlir:264 offset :4:3: error: expected op with scalar input
// CHECK-NEXT: linalg.fill ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg.mlir:264 offset :4:3: note: see current operation:
// CHECK-NEXT: "linalg.fill"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (memref<4xf32>, memref<4xf32>) -> ()
