// Each operand that is an empty tensor gets one of its own: both of one op, those of terminators and
// of ops in regions, with sizes and copies; what has no use left goes.
// REFERENCE: none
// RUN: %bufscope-opt %s --hlo-split-alloc-tensors | FileCheck %s

// CHECK-LABEL: func.func @split(%arg0: i1, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%arg1) : tensor<?xf32>
// CHECK-NEXT: %1 = bufferization.alloc_tensor(%arg1) : tensor<?xf32>
// CHECK-NEXT: "test.two"(%0, %1) : (tensor<?xf32>, tensor<?xf32>) -> ()
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %3 = bufferization.alloc_tensor(%arg1) : tensor<?xf32>
// CHECK-NEXT: "test.one"(%3) : (tensor<?xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %2 = bufferization.alloc_tensor(%arg1) : tensor<?xf32>
// CHECK-NEXT: return %2 : tensor<?xf32>
// CHECK-NEXT: }
func.func @split(%c: i1, %n: index) -> tensor<?xf32> {
  %t = bufferization.alloc_tensor(%n) : tensor<?xf32>
  "test.two"(%t, %t) : (tensor<?xf32>, tensor<?xf32>) -> ()
  scf.if %c {
    "test.one"(%t) : (tensor<?xf32>) -> ()
    %u = bufferization.alloc_tensor(%n) : tensor<?xf32>
  }
  return %t : tensor<?xf32>
}
// CHECK-LABEL: func.func @copies(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %0 = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT: %1 = bufferization.alloc_tensor() copy(%0) {memory_space = 1 : i64} : tensor<4xf32>
// CHECK-NEXT: %2 = "test.one"(%1) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %2 : tensor<4xf32>
// CHECK-NEXT: }
func.func @copies(%a: tensor<4xf32>) -> tensor<4xf32> {
  %t = bufferization.alloc_tensor() : tensor<4xf32>
  %u = bufferization.alloc_tensor() copy(%t) {memory_space = 1 : i64} : tensor<4xf32>
  %v = "test.one"(%u) : (tensor<4xf32>) -> tensor<4xf32>
  return %v : tensor<4xf32>
}
// CHECK-LABEL: func.func @one_use() -> tensor<4xf32> {
// CHECK-NEXT: %0 = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @one_use() -> tensor<4xf32> {
  %t = bufferization.alloc_tensor() : tensor<4xf32>
  return %t : tensor<4xf32>
}
// CHECK-LABEL: func.func private @declared() -> tensor<4xf32>
func.func private @declared() -> tensor<4xf32>
