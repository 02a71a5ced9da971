// What the ops that gather, scatter and fill demand of types and dimensions.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%t: f32) {
  %v7 = "tensor.from_elements"(%t) : (f32) -> tensor<?xf32>
  return
}

// -----

func.func @f(%t: f32) {
  %v7 = "tensor.from_elements"(%t, %t) : (f32, f32) -> tensor<3xf32>
  return
}

// -----

func.func @f(%t: f32, %i: i32) {
  %v7 = "tensor.from_elements"(%t, %i) : (f32, i32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%s: f32) {
  %0 = "tensor.splat"(%s) : (f32) -> tensor<?xf64>
  return
}

// -----

func.func @f(%s: f32) {
  %0 = "tensor.splat"(%s) : (f32) -> tensor<?xf32>
  return
}

// -----

func.func @g(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>) {
  %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @g(%s: tensor<4x5x6xf32>, %x: tensor<1x4xindex>) {
  %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 0,1,2,3>}> : (tensor<4x5x6xf32>, tensor<1x4xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x4xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1,2,3>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x4xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x4xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1,2,3>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x4xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @g(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>) {
  %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 0>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @g(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>) {
  %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 0,-1>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,-1>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,-1>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @g(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>) {
  %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 0,3>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,3>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,3>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @g(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>) {
  %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 1,0>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 1,0>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 1,0>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x1x1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1>}> : (tensor<1x1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x1x1x6xf32>
  return
}

// -----

func.func @g(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>) {
  %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 0,1>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x1x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1>, unique}> : (tensor<1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xindex>, %r: tensor<1x1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1>}> : (tensor<1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x1x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<?x7x1xi32>, %r: tensor<?x7x4x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 1>}> : (tensor<?x7x4x6xf32>, tensor<4x5x6xf32>, tensor<?x7x1xi32>) -> tensor<?x7x4x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<?xindex>, %r: tensor<4x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 1>}> : (tensor<4x6xf32>, tensor<4x5x6xf32>, tensor<?xindex>) -> tensor<4x6xf32>
  return
}

// -----

func.func @g(%s: tensor<4x5x6xf32>, %x: tensor<1xindex>) {
  %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 1>}> : (tensor<4x5x6xf32>, tensor<1xindex>) -> tensor<4x6xf64>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1xindex>, %r: tensor<4x6xf64>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 1>, unique}> : (tensor<4x6xf64>, tensor<4x5x6xf32>, tensor<1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1xindex>, %r: tensor<4x6xf64>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 1>}> : (tensor<4x6xf64>, tensor<4x5x6xf32>, tensor<1xindex>) -> tensor<4x6xf64>
  return
}

// -----

func.func @g(%s: tensor<4x5x6xf32>, %x: tensor<1x2xf32>) {
  %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 0,1>}> : (tensor<4x5x6xf32>, tensor<1x2xf32>) -> tensor<1x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xf32>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xf32>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @h(%s: tensor<4x5x6xf32>, %x: tensor<1x2xf32>, %r: tensor<1x6xf32>) {
  %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xf32>) -> tensor<1x6xf32>
  return
}

// -----

func.func @f(%s: tensor<1x1xf32>, %t: tensor<4x4xf32>, %i: index) {
  %v7 = "tensor.insert_slice"(%s, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1,1>, static_strides = array<i64: 1,1>}> : (tensor<1x1xf32>, tensor<4x4xf32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%s: tensor<1x1xf32>, %t: tensor<4x4xf32>, %i: tensor<1x2xindex>) {
  %v7 = "tensor.scatter"(%s, %t, %i) <{scatter_dims = array<i64: 0, 1>, unique}> : (tensor<1x1xf32>, tensor<4x4xf32>, tensor<1x2xindex>) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%s: f32, %t: tensor<4x4xf64>, %i: index) {
  %v7 = "tensor.insert"(%s, %t, %i, %i) : (f32, tensor<4x4xf64>, index, index) -> tensor<4x4xf64>
  return
}

// -----

func.func @f(%t: tensor<4x4xf64>, %i: index) {
  %v7 = "tensor.extract"(%t, %i, %i) : (tensor<4x4xf64>, index, index) -> f32
  return
}

// -----

func.func @f(%t: f32, %i: index) {
  %v7 = "tensor.splat"(%t) : (f32) -> tensor<4x4xf64>
  return
}

// -----

func.func @f(%t: f32, %i: index) {
  %v7 = "tensor.from_elements"(%t) : (f32) -> tensor<1xf64>
  return
}

// CHECK: within split at {{.*}}tensor-elements.mlir:1 offset :5:9: error: 'tensor.from_elements' op result #0 must be statically shaped tensor of any type values, but got 'tensor<?xf32>'
// CHECK-NEXT: %v7 = "tensor.from_elements"(%t) : (f32) -> tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:1 offset :5:9: note: see current operation: %0 = "tensor.from_elements"(%arg0) : (f32) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:9 offset :4:9: error: 'tensor.from_elements' op failed to verify that operand types match result element type
// CHECK-NEXT: %v7 = "tensor.from_elements"(%t, %t) : (f32, f32) -> tensor<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:9 offset :4:9: note: see current operation: %0 = "tensor.from_elements"(%arg0, %arg0) : (f32, f32) -> tensor<3xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:16 offset :4:9: error: 'tensor.from_elements' op failed to verify that operand types match result element type
// CHECK-NEXT: %v7 = "tensor.from_elements"(%t, %i) : (f32, i32) -> tensor<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:16 offset :4:9: note: see current operation: %0 = "tensor.from_elements"(%arg0, %arg1) : (f32, i32) -> tensor<2xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:23 offset :4:8: error: 'tensor.splat' op failed to verify that operand type matches element type of result
// CHECK-NEXT: %0 = "tensor.splat"(%s) : (f32) -> tensor<?xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:23 offset :4:8: note: see current operation: %0 = "tensor.splat"(%arg0) : (f32) -> tensor<?xf64>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:30 offset :4:8: error: 'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1
// CHECK-NEXT: %0 = "tensor.splat"(%s) : (f32) -> tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:30 offset :4:8: note: see current operation: %0 = "tensor.splat"(%arg0) : (f32) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:37 offset :4:8: error: 'tensor.gather' op gather_dims must be non-empty
// CHECK-NEXT: %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:37 offset :4:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:44 offset :4:8: error: 'tensor.scatter' op scatter_dims must be non-empty
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:44 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:51 offset :4:8: error: 'tensor.scatter' op scatter_dims must be non-empty
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:51 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:58 offset :4:8: error: 'tensor.gather' op gather_dims overflow source rank
// CHECK-NEXT: %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 0,1,2,3>}> : (tensor<4x5x6xf32>, tensor<1x4xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:58 offset :4:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 1, 2, 3>}> : (tensor<4x5x6xf32>, tensor<1x4xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:65 offset :4:8: error: 'tensor.scatter' op scatter_dims overflow dest rank
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1,2,3>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x4xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:65 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0, 1, 2, 3>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x4xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:72 offset :4:8: error: 'tensor.scatter' op scatter_dims overflow dest rank
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1,2,3>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x4xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:72 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0, 1, 2, 3>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x4xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:79 offset :4:8: error: 'tensor.gather' op result type mismatch: expected 'tensor<1x1x5x6xf32>' or its rank-reduced variant 'tensor<1x5x6xf32>' (got: 'tensor<1x6xf32>')
// CHECK-NEXT: %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 0>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:79 offset :4:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:86 offset :4:8: error: 'tensor.scatter' op source type mismatch: expected 'tensor<1x1x5x6xf32>' or its rank-reduced variant 'tensor<1x5x6xf32>' (got: 'tensor<1x6xf32>')
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:86 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:93 offset :4:8: error: 'tensor.scatter' op requires 'unique' attribute to be set
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:93 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:100 offset :4:8: error: 'tensor.gather' op gather_dims value must be non-negative
// CHECK-NEXT: %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 0,-1>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:100 offset :4:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, -1>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:107 offset :4:8: error: 'tensor.scatter' op scatter_dims value must be non-negative
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,-1>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:107 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0, -1>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:114 offset :4:8: error: 'tensor.scatter' op scatter_dims value must be non-negative
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,-1>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:114 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0, -1>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:121 offset :4:8: error: 'tensor.gather' op gather_dims value must be smaller than source rank
// CHECK-NEXT: %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 0,3>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:121 offset :4:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 3>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:128 offset :4:8: error: 'tensor.scatter' op scatter_dims value must be smaller than dest rank
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,3>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:128 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0, 3>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:135 offset :4:8: error: 'tensor.scatter' op scatter_dims value must be smaller than dest rank
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,3>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:135 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0, 3>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:142 offset :4:8: error: 'tensor.gather' op gather_dims values must be strictly increasing
// CHECK-NEXT: %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 1,0>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:142 offset :4:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 1, 0>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:149 offset :4:8: error: 'tensor.scatter' op scatter_dims values must be strictly increasing
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 1,0>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:149 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 1, 0>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:156 offset :4:8: error: 'tensor.scatter' op scatter_dims values must be strictly increasing
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 1,0>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:156 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 1, 0>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:163 offset :4:8: error: 'tensor.scatter' op requires 'unique' attribute to be set
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:163 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0, 1>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:170 offset :4:8: error: 'tensor.scatter' op requires 'unique' attribute to be set
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1>}> : (tensor<1x1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x1x1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:170 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0, 1>}> : (tensor<1x1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x1x1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:177 offset :4:8: error: 'tensor.gather' op result type mismatch: expected 'tensor<1x1x1x6xf32>' or its rank-reduced variant 'tensor<1x6xf32>' (got: 'tensor<1x1x6xf32>')
// CHECK-NEXT: %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 0,1>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:177 offset :4:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 1>}> : (tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:184 offset :4:8: error: 'tensor.scatter' op source type mismatch: expected 'tensor<1x1x1x6xf32>' or its rank-reduced variant 'tensor<1x6xf32>' (got: 'tensor<1x1x6xf32>')
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1>, unique}> : (tensor<1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:184 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0, 1>, unique}> : (tensor<1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:191 offset :4:8: error: 'tensor.scatter' op requires 'unique' attribute to be set
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1>}> : (tensor<1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:191 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0, 1>}> : (tensor<1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xindex>) -> tensor<1x1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:198 offset :4:8: error: 'tensor.scatter' op requires 'unique' attribute to be set
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 1>}> : (tensor<?x7x4x6xf32>, tensor<4x5x6xf32>, tensor<?x7x1xi32>) -> tensor<?x7x4x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:198 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 1>}> : (tensor<?x7x4x6xf32>, tensor<4x5x6xf32>, tensor<?x7x1xi32>) -> tensor<?x7x4x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:205 offset :4:8: error: 'tensor.scatter' op requires 'unique' attribute to be set
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 1>}> : (tensor<4x6xf32>, tensor<4x5x6xf32>, tensor<?xindex>) -> tensor<4x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:205 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 1>}> : (tensor<4x6xf32>, tensor<4x5x6xf32>, tensor<?xindex>) -> tensor<4x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:212 offset :4:8: error: 'tensor.gather' op result type mismatch: expected 'tensor<4x1x6xf32>' or its rank-reduced variant 'tensor<4x6xf32>' (got: 'tensor<4x6xf64>')
// CHECK-NEXT: %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 1>}> : (tensor<4x5x6xf32>, tensor<1xindex>) -> tensor<4x6xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:212 offset :4:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 1>}> : (tensor<4x5x6xf32>, tensor<1xindex>) -> tensor<4x6xf64>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:219 offset :4:8: error: 'tensor.scatter' op source type mismatch: expected 'tensor<4x1x6xf32>' or its rank-reduced variant 'tensor<4x6xf32>' (got: 'tensor<4x6xf64>')
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 1>, unique}> : (tensor<4x6xf64>, tensor<4x5x6xf32>, tensor<1xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:219 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 1>, unique}> : (tensor<4x6xf64>, tensor<4x5x6xf32>, tensor<1xindex>) -> tensor<4x5x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:226 offset :4:8: error: 'tensor.scatter' op requires 'unique' attribute to be set
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 1>}> : (tensor<4x6xf64>, tensor<4x5x6xf32>, tensor<1xindex>) -> tensor<4x6xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:226 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 1>}> : (tensor<4x6xf64>, tensor<4x5x6xf32>, tensor<1xindex>) -> tensor<4x6xf64>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:233 offset :4:8: error: 'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<1x2xf32>'
// CHECK-NEXT: %0 = "tensor.gather"(%s, %x) <{gather_dims = array<i64: 0,1>}> : (tensor<4x5x6xf32>, tensor<1x2xf32>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:233 offset :4:8: note: see current operation: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 1>}> : (tensor<4x5x6xf32>, tensor<1x2xf32>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:240 offset :4:8: error: 'tensor.scatter' op operand #2 must be ranked tensor of signless integer or index values, but got 'tensor<1x2xf32>'
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xf32>) -> tensor<4x5x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:240 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0, 1>, unique}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xf32>) -> tensor<4x5x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:247 offset :4:8: error: 'tensor.scatter' op operand #2 must be ranked tensor of signless integer or index values, but got 'tensor<1x2xf32>'
// CHECK-NEXT: %0 = "tensor.scatter"(%r, %s, %x) <{scatter_dims = array<i64: 0,1>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xf32>) -> tensor<1x6xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:247 offset :4:8: note: see current operation: %0 = "tensor.scatter"(%arg2, %arg0, %arg1) <{scatter_dims = array<i64: 0, 1>}> : (tensor<1x6xf32>, tensor<4x5x6xf32>, tensor<1x2xf32>) -> tensor<1x6xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:254 offset :4:9: error: 'tensor.insert_slice' op failed to verify that expected result type to match dest type
// CHECK-NEXT: %v7 = "tensor.insert_slice"(%s, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1,1>, static_strides = array<i64: 1,1>}> : (tensor<1x1xf32>, tensor<4x4xf32>) -> tensor<4x?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:254 offset :4:9: note: see current operation: %0 = "tensor.insert_slice"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<4x4xf32>) -> tensor<4x?xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:261 offset :4:9: error: 'tensor.scatter' op source type mismatch: expected 'tensor<1x1x1xf32>' or its rank-reduced variant 'tensor<1xf32>' (got: 'tensor<1x1xf32>')
// CHECK-NEXT: %v7 = "tensor.scatter"(%s, %t, %i) <{scatter_dims = array<i64: 0, 1>, unique}> : (tensor<1x1xf32>, tensor<4x4xf32>, tensor<1x2xindex>) -> tensor<4x?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:261 offset :4:9: note: see current operation: %0 = "tensor.scatter"(%arg0, %arg1, %arg2) <{scatter_dims = array<i64: 0, 1>, unique}> : (tensor<1x1xf32>, tensor<4x4xf32>, tensor<1x2xindex>) -> tensor<4x?xf32>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:268 offset :4:9: error: 'tensor.insert' op failed to verify that scalar type matches element type of dest
// CHECK-NEXT: %v7 = "tensor.insert"(%s, %t, %i, %i) : (f32, tensor<4x4xf64>, index, index) -> tensor<4x4xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:268 offset :4:9: note: see current operation: %0 = "tensor.insert"(%arg0, %arg1, %arg2, %arg2) : (f32, tensor<4x4xf64>, index, index) -> tensor<4x4xf64>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:275 offset :4:9: error: 'tensor.extract' op failed to verify that result type matches element type of tensor
// CHECK-NEXT: %v7 = "tensor.extract"(%t, %i, %i) : (tensor<4x4xf64>, index, index) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:275 offset :4:9: note: see current operation: %0 = "tensor.extract"(%arg0, %arg1, %arg1) : (tensor<4x4xf64>, index, index) -> f32
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:282 offset :4:9: error: 'tensor.splat' op failed to verify that operand type matches element type of result
// CHECK-NEXT: %v7 = "tensor.splat"(%t) : (f32) -> tensor<4x4xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:282 offset :4:9: note: see current operation: %0 = "tensor.splat"(%arg0) : (f32) -> tensor<4x4xf64>
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:289 offset :4:9: error: 'tensor.from_elements' op failed to verify that operand types match result element type
// CHECK-NEXT: %v7 = "tensor.from_elements"(%t) : (f32) -> tensor<1xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}tensor-elements.mlir:289 offset :4:9: note: see current operation: %0 = "tensor.from_elements"(%arg0) : (f32) -> tensor<1xf64>
