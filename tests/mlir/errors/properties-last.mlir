// Properties are looked at when all of the op was read.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%n: index) {
  %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i64: 1, 0>}> : (indexf32>
  return
}

// -----

func.func @b(%n: index) {
  %0 = "memref.alloc"(%m) <{operandSegmentSizes = array<i64: 1, 0>}> : (index) -> memref<?xf32>
  return
}

// CHECK: within split at {{.*}}properties-last.mlir:1 offset :5:73: error: expected non-function type
// CHECK-NEXT: %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i64: 1, 0>}> : (indexf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}properties-last.mlir:9 offset :4:8: error: invalid properties {operandSegmentSizes = array<i64: 1, 0>} for op memref.alloc: expected DenseI32ArrayAttr for key `value`
// CHECK-NEXT: %0 = "memref.alloc"(%m) <{operandSegmentSizes = array<i64: 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT: ^
