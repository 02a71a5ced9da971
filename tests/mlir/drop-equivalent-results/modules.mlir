// Only functions at the top of the module.
// RUN: %bufscope-opt %s --drop-equivalent-buffer-results | FileCheck %s

// CHECK-LABEL: func.func @outer(%arg0: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @outer(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}

// CHECK: module @m {
module @m {
// CHECK-LABEL: func.func @inner(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: return %arg0 : memref<4xf32>
// CHECK-NEXT: }
  func.func @inner(%a: memref<4xf32>) -> memref<4xf32> {
    return %a : memref<4xf32>
  }

// CHECK-LABEL: func.func @g(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: %0 = call @inner(%arg0) {test.x} : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: return %0 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
  func.func @g(%a: memref<4xf32>) -> memref<4xf32> {
    %0 = call @inner(%a) {test.x} : (memref<4xf32>) -> memref<4xf32>
    return %0 : memref<4xf32>
  }
}
