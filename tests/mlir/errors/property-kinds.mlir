// What does not fit into a property, and sizes of segments that are missing or of another kind.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.alloc"(%a) <{alignment = "a", operandSegmentSizes = 1}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.alloc"(%a) <{alignment = "a"}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.alloc"(%a) <{}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.alloc"(%a) <{operandSegmentSizes = array<i32: 1>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.alloc"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.alloc"(%a) <{operandSegmentSizes = array<i64: 1, 0>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.alloc"(%a) <{operand_segment_sizes = array<i64: 1, 0>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.alloc"(%a) {operandSegmentSizes = array<i64: 1, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.alloc"(%a) {operandSegmentSizes = array<i32: 1, 0, 3>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.alloc"(%a) {operandSegmentSizes = array<i32: 1, 0>, alignment="a"} : (index) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.alloc"(%a) <{operand_segment_sizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.subview"(%m) <{static_strides = 1, static_offsets=2, operandSegmentSizes = array<i32: 1, 0>}> : (memref<?xf32>) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>}> : (memref<?xf32>) -> memref<?xf32>
  return
}

// -----

func.func @a(%a: index, %m: memref<?xf32>) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0>, static_offsets = array<i64: 0>}> : (memref<?xf32>) -> memref<?xf32>
  return
}

// CHECK: within split at {{.*}}property-kinds.mlir:1 offset :5:8: error: invalid properties {alignment = "a", operandSegmentSizes = 1 : i64} for op memref.alloc: Invalid attribute `alignment` in property conversion: "a"
// CHECK-NEXT: %0 = "memref.alloc"(%a) <{alignment = "a", operandSegmentSizes = 1}> : (index) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:9 offset :4:8: error: invalid properties {alignment = "a"} for op memref.alloc: Invalid attribute `alignment` in property conversion: "a"
// CHECK-NEXT: %0 = "memref.alloc"(%a) <{alignment = "a"}> : (index) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:16 offset :4:8: error: 'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
// CHECK-NEXT: %0 = "memref.alloc"(%a) <{}> : (index) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:16 offset :4:8: note: see current operation: %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:23 offset :4:8: error: invalid properties {operandSegmentSizes = array<i32: 1>} for op memref.alloc: size mismatch in attribute conversion: 1 vs 2
// CHECK-NEXT: %0 = "memref.alloc"(%a) <{operandSegmentSizes = array<i32: 1>}> : (index) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:30 offset :4:8: error: invalid properties {operandSegmentSizes = array<i32: 1, 0, 0>} for op memref.alloc: size mismatch in attribute conversion: 3 vs 2
// CHECK-NEXT: %0 = "memref.alloc"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:37 offset :4:8: error: invalid properties {operandSegmentSizes = array<i64: 1, 0>} for op memref.alloc: expected DenseI32ArrayAttr for key `value`
// CHECK-NEXT: %0 = "memref.alloc"(%a) <{operandSegmentSizes = array<i64: 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:44 offset :4:8: error: invalid properties {operand_segment_sizes = array<i64: 1, 0>} for op memref.alloc: expected DenseI32ArrayAttr for key `value`
// CHECK-NEXT: %0 = "memref.alloc"(%a) <{operand_segment_sizes = array<i64: 1, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:51 offset :4:8: error: 'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
// CHECK-NEXT: %0 = "memref.alloc"(%a) {operandSegmentSizes = array<i64: 1, 0>} : (index) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:51 offset :4:8: note: see current operation: %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:58 offset :4:8: error: 'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
// CHECK-NEXT: %0 = "memref.alloc"(%a) {operandSegmentSizes = array<i32: 1, 0, 3>} : (index) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:58 offset :4:8: note: see current operation: %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 0>}> : (index) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:65 offset :4:8: error: 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0
// CHECK-NEXT: %0 = "memref.alloc"(%a) {operandSegmentSizes = array<i32: 1, 0>, alignment="a"} : (index) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:79 offset :4:8: error: invalid properties {operandSegmentSizes = array<i32: 1, 0>, static_offsets = 2 : i64, static_strides = 1 : i64} for op memref.subview: Invalid attribute `static_offsets` in property conversion: 2 : i64
// CHECK-NEXT: %0 = "memref.subview"(%m) <{static_strides = 1, static_offsets=2, operandSegmentSizes = array<i32: 1, 0>}> : (memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:86 offset :4:8: error: 'memref.subview' op requires attribute 'static_sizes'
// CHECK-NEXT: %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>}> : (memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:86 offset :4:8: note: see current operation: %0 = "memref.subview"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>}> : (memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}property-kinds.mlir:93 offset :4:8: error: invalid properties {operandSegmentSizes = array<i32: 1, 0>, static_offsets = array<i64: 0>} for op memref.subview: size mismatch in attribute conversion: 2 vs 4
// CHECK-NEXT: %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0>, static_offsets = array<i64: 0>}> : (memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT: ^
