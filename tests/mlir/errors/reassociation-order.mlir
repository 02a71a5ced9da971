// Groups of dimensions that do not name them one after the other.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%t: tensor<4x4xf32>) { %0 = tensor.collapse_shape %t [[0, 2]] : tensor<4x4xf32> into tensor<16xf32> return }

// -----

func.func @b(%t: tensor<4x4xf32>) { %0 = tensor.collapse_shape %t [[1, 0]] : tensor<4x4xf32> into tensor<16xf32> return }

// -----

func.func @c(%t: tensor<4x4x4xf32>) { %0 = tensor.collapse_shape %t [[0], [2]] : tensor<4x4x4xf32> into tensor<16x4xf32> return }

// -----

func.func @d(%t: tensor<16xf32>) { %0 = tensor.expand_shape %t [[0]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32> return }

// -----

func.func @e(%t: tensor<16xf32>) { %0 = tensor.expand_shape %t [[0, 1, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32> return }

// CHECK: within split at {{.*}}reassociation-order.mlir:1 offset :4:42: error: 'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.
// CHECK-NEXT: func.func @a(%t: tensor<4x4xf32>) { %0 = tensor.collapse_shape %t {{\[\[}}0, 2]] : tensor<4x4xf32> into tensor<16xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}reassociation-order.mlir:1 offset :4:42: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = {{\[\[}}0, 2]]}> : (tensor<4x4xf32>) -> tensor<16xf32>
// CHECK-NEXT: within split at {{.*}}reassociation-order.mlir:6 offset :3:42: error: 'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.
// CHECK-NEXT: func.func @b(%t: tensor<4x4xf32>) { %0 = tensor.collapse_shape %t {{\[\[}}1, 0]] : tensor<4x4xf32> into tensor<16xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}reassociation-order.mlir:6 offset :3:42: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = {{\[\[}}1, 0]]}> : (tensor<4x4xf32>) -> tensor<16xf32>
// CHECK-NEXT: within split at {{.*}}reassociation-order.mlir:10 offset :3:44: error: 'tensor.collapse_shape' op expected reassociation map #1 to be valid and contiguous.
// CHECK-NEXT: func.func @c(%t: tensor<4x4x4xf32>) { %0 = tensor.collapse_shape %t {{\[\[}}0], [2]] : tensor<4x4x4xf32> into tensor<16x4xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}reassociation-order.mlir:10 offset :3:44: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = {{\[\[}}0], [2]]}> : (tensor<4x4x4xf32>) -> tensor<16x4xf32>
// CHECK-NEXT: within split at {{.*}}reassociation-order.mlir:14 offset :3:41: error: 'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.
// CHECK-NEXT: func.func @d(%t: tensor<16xf32>) { %0 = tensor.expand_shape %t {{\[\[}}0]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}reassociation-order.mlir:14 offset :3:41: note: see current operation: %0 = "tensor.expand_shape"(%arg0) <{reassociation = {{\[\[}}0]], static_output_shape = array<i64: 4, 4>}> : (tensor<16xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: within split at {{.*}}reassociation-order.mlir:18 offset :3:41: error: 'tensor.expand_shape' op expected reassociation map #0 to be valid and contiguous.
// CHECK-NEXT: func.func @e(%t: tensor<16xf32>) { %0 = tensor.expand_shape %t {{\[\[}}0, 1, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32> return }
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}reassociation-order.mlir:18 offset :3:41: note: see current operation: %0 = "tensor.expand_shape"(%arg0) <{reassociation = {{\[\[}}0, 1, 1]], static_output_shape = array<i64: 4, 4>}> : (tensor<16xf32>) -> tensor<4x4xf32>
