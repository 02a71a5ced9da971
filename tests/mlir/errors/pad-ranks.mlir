// Paddings of another rank than the tensor's.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%t: tensor<4xf32>, %f: f32) {
  %0 = tensor.pad %t low[] high[1] { ^bb0(%i: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @b(%t: tensor<4xf32>, %f: f32) {
  %0 = tensor.pad %t low[0] high[1] { ^bb0(%i: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<5x1xf32>
  return
}

// CHECK: within split at {{.*}}pad-ranks.mlir:1 offset :5:8: error: failed to infer expectedType from sourceType 'tensor<4xf32>', specified resultType is 'tensor<5xf32>'
// CHECK-NEXT: %0 = tensor.pad %t low[] high[1] { ^bb0(%i: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}pad-ranks.mlir:1 offset :5:8: note: see current operation:
// CHECK-NEXT: %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1>, static_low = array<i64>}> ({
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: "tensor.yield"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4xf32>) -> tensor<5xf32>
// CHECK-NEXT: within split at {{.*}}pad-ranks.mlir:9 offset :4:8: error: specified type 'tensor<5x1xf32>' does not match the inferred type 'tensor<5xf32>'
// CHECK-NEXT: %0 = tensor.pad %t low[0] high[1] { ^bb0(%i: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<5x1xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}pad-ranks.mlir:9 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1>, static_low = array<i64: 0>}> ({
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: "tensor.yield"(%arg1) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4xf32>) -> tensor<5x1xf32>
