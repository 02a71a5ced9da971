// Tensor and buffer must match; the old spelling is unknown.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32>
  return
}

// -----
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<5xf32>
  return
}

// -----
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<5xf32>
  return
}

// -----
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) {
  %0 = bufferization.to_memref %t : memref<4xf32>
  return
}

// -----
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) {
  %0 = "bufferization.to_buffer"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) {
  %0 = "bufferization.to_tensor"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) {
  %0 = "bufferization.to_tensor"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) {
  %0 = bufferization.to_tensor %m writable restrict : memref<4xf32> to tensor<4xf32>
  return
}

// -----
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf64>
  return
}

// -----
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<*xf32>
  return
}

// -----
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<?xf32>
  return
}

// CHECK: {{.*}}to-buffer-errors.mlir:6:3: error: custom op 'bufferization.to_tensor' expected 'to'
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:11:8: error: shapes do not match
// CHECK-NEXT: %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:11:8: note: see current operation: %0 = "bufferization.to_tensor"(%arg0) : (memref<4xf32>) -> tensor<5xf32>
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:11:8: error: 'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match
// CHECK-NEXT: %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:11:8: note: see current operation: %0 = "bufferization.to_tensor"(%arg0) : (memref<4xf32>) -> tensor<5xf32>
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:17:8: error: shapes do not match
// CHECK-NEXT: %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:17:8: note: see current operation: %0 = "bufferization.to_buffer"(%arg1) : (tensor<4xf32>) -> memref<5xf32>
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:17:8: error: 'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match
// CHECK-NEXT: %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:17:8: note: see current operation: %0 = "bufferization.to_buffer"(%arg1) : (tensor<4xf32>) -> memref<5xf32>
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:23:8: error: custom op 'bufferization.to_memref' is unknown
// CHECK-NEXT: %0 = bufferization.to_memref %t : memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:29:8: error: 'bufferization.to_buffer' op operand #0 must be TensorLikeType instance, but got 'memref<4xf32>'
// CHECK-NEXT: %0 = "bufferization.to_buffer"(%m) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:29:8: note: see current operation: %0 = "bufferization.to_buffer"(%arg0) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:35:8: error: 'bufferization.to_tensor' op operand #0 must be BufferLikeType instance, but got 'tensor<4xf32>'
// CHECK-NEXT: %0 = "bufferization.to_tensor"(%t) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:35:8: note: see current operation: %0 = "bufferization.to_tensor"(%arg1) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:41:8: error: 'bufferization.to_tensor' op result #0 must be TensorLikeType instance, but got 'memref<4xf32>'
// CHECK-NEXT: %0 = "bufferization.to_tensor"(%m) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:41:8: note: see current operation: %0 = "bufferization.to_tensor"(%arg0) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:47:43: error: expected ':'
// CHECK-NEXT: %0 = bufferization.to_tensor %m writable restrict : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:53:8: error: element types do not match
// CHECK-NEXT: %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:53:8: note: see current operation: %0 = "bufferization.to_tensor"(%arg0) : (memref<4xf32>) -> tensor<4xf64>
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:53:8: error: 'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match
// CHECK-NEXT: %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:53:8: note: see current operation: %0 = "bufferization.to_tensor"(%arg0) : (memref<4xf32>) -> tensor<4xf64>
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:59:8: error: shapes do not match
// CHECK-NEXT: %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<*xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:59:8: note: see current operation: %0 = "bufferization.to_tensor"(%arg0) : (memref<4xf32>) -> tensor<*xf32>
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:59:8: error: 'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match
// CHECK-NEXT: %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<*xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:59:8: note: see current operation: %0 = "bufferization.to_tensor"(%arg0) : (memref<4xf32>) -> tensor<*xf32>
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:65:8: error: shapes do not match
// CHECK-NEXT: %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:65:8: note: see current operation: %0 = "bufferization.to_buffer"(%arg1) : (tensor<4xf32>) -> memref<?xf32>
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:65:8: error: 'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match
// CHECK-NEXT: %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}to-buffer-errors.mlir:65:8: note: see current operation: %0 = "bufferization.to_buffer"(%arg1) : (tensor<4xf32>) -> memref<?xf32>
