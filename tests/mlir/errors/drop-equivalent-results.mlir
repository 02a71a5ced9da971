// What it leaves behind need not verify.
// RUN: not %bufscope-opt %s --split-input-file --drop-equivalent-buffer-results 2>&1 | FileCheck %s

func.func @wrong(%a: memref<4xf32>) -> memref<5xf32> {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<5xf32>
  return %1 : memref<5xf32>
}
func.func @caller(%a: memref<4xf32>) -> memref<5xf32> {
  %0 = call @wrong(%a) : (memref<4xf32>) -> memref<5xf32>
  return %0 : memref<5xf32>
}

// -----

func.func @f(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
func.func @g(%a: memref<4xf32>) -> memref<4xf32> {
  %f = func.constant @f : (memref<4xf32>) -> memref<4xf32>
  %0 = call_indirect %f(%a) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: within split at {{.*}}drop-equivalent-results.mlir:1 offset :10:8: error: 'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible
// CHECK-NEXT: %0 = call @wrong(%a) : (memref<4xf32>) -> memref<5xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}drop-equivalent-results.mlir:1 offset :10:8: note: see current operation: %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<5xf32>
// CHECK-NEXT: within split at {{.*}}drop-equivalent-results.mlir:14 offset :7:8: error: 'func.constant' op reference to function with mismatched type
// CHECK-NEXT: %f = func.constant @f : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}drop-equivalent-results.mlir:14 offset :7:8: note: see current operation: %0 = "func.constant"() <{value = @f}> : () -> ((memref<4xf32>) -> memref<4xf32>)
