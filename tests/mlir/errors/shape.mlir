// Shapes and sizes of other types, and ones that hold errors made into ones that cannot.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.shape_of %m : memref<4xf32> -> !shape.shape
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.shape_of %m : memref<4xf32> -> tensor<1xindex>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.shape_of %t : tensor<2x2xindex> -> tensor<?xindex>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.shape_of %t : tensor<2x2xindex> -> tensor<?xi32>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.shape_of %n : index -> tensor<?xindex>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.shape_of %t : tensor<2x2xindex> -> tensor<*xindex>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.num_elements %t : tensor<2x2xindex> -> index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.num_elements %e : tensor<?xindex> -> i32
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.num_elements %e : tensor<?xindex> -> !shape.size
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.num_elements %s : !shape.shape -> index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.num_elements %s : !shape.shape -> !shape.size
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.get_extent %t, %n : tensor<2x2xindex>, index -> index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.get_extent %e, %i : tensor<?xindex>, i32 -> index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.get_extent %e, %n : tensor<?xindex>, index -> i32
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.get_extent %e, %z : tensor<?xindex>, !shape.size -> index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.get_extent %s, %z : !shape.shape, !shape.size -> !shape.size
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.broadcast %e, %e : tensor<?xindex>, tensor<?xindex> -> index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.broadcast %e, %n : tensor<?xindex>, index -> tensor<?xindex>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.broadcast %e, %s : tensor<?xindex>, !shape.shape -> !shape.shape
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.broadcast %e, %s : tensor<?xindex>, !shape.shape -> tensor<?xindex>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.broadcast %e : tensor<?xindex> -> tensor<?xindex>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.assuming_all %w
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.assuming_all %w, %n
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.const_shape [1,2] : tensor<2xindex>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.const_shape [1,2] : !shape.shape
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.const_shape [1,2] : tensor<3xindex>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.const_shape [1,2] : index
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.const_shape [] : tensor<0xindex>
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.const_witness true
 return
}

// -----

func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
  %0 = shape.const_witness 1
 return
}

// CHECK: within split at {{.*}}shape.mlir:23 offset :4:8: error: 'shape.shape_of' op result #0 must be shape or extent tensor, but got 'tensor<?xi32>'
// CHECK-NEXT: %0 = shape.shape_of %t : tensor<2x2xindex> -> tensor<?xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:23 offset :4:8: note: see current operation: %0 = "shape.shape_of"(%arg6) : (tensor<2x2xindex>) -> tensor<?xi32>
// CHECK-NEXT: within split at {{.*}}shape.mlir:30 offset :4:8: error: 'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'index'
// CHECK-NEXT: %0 = shape.shape_of %n : index -> tensor<?xindex>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:30 offset :4:8: note: see current operation: %0 = "shape.shape_of"(%arg0) : (index) -> tensor<?xindex>
// CHECK-NEXT: within split at {{.*}}shape.mlir:37 offset :4:8: error: 'shape.shape_of' op result #0 must be shape or extent tensor, but got 'tensor<*xindex>'
// CHECK-NEXT: %0 = shape.shape_of %t : tensor<2x2xindex> -> tensor<*xindex>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:37 offset :4:8: note: see current operation: %0 = "shape.shape_of"(%arg6) : (tensor<2x2xindex>) -> tensor<*xindex>
// CHECK-NEXT: within split at {{.*}}shape.mlir:44 offset :4:8: error: 'shape.num_elements' op operand #0 must be shape or extent tensor, but got 'tensor<2x2xindex>'
// CHECK-NEXT: %0 = shape.num_elements %t : tensor<2x2xindex> -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:44 offset :4:8: note: see current operation: %0 = "shape.num_elements"(%arg6) : (tensor<2x2xindex>) -> index
// CHECK-NEXT: within split at {{.*}}shape.mlir:51 offset :4:8: error: 'shape.num_elements' op result #0 must be size or index, but got 'i32'
// CHECK-NEXT: %0 = shape.num_elements %e : tensor<?xindex> -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:51 offset :4:8: note: see current operation: %0 = "shape.num_elements"(%arg4) : (tensor<?xindex>) -> i32
// CHECK-NEXT: within split at {{.*}}shape.mlir:65 offset :4:8: error: 'shape.num_elements' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them
// CHECK-NEXT: %0 = shape.num_elements %s : !shape.shape -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:65 offset :4:8: note: see current operation: %0 = "shape.num_elements"(%arg2) : (!shape.shape) -> index
// CHECK-NEXT: within split at {{.*}}shape.mlir:79 offset :4:8: error: 'shape.get_extent' op operand #0 must be shape or extent tensor, but got 'tensor<2x2xindex>'
// CHECK-NEXT: %0 = shape.get_extent %t, %n : tensor<2x2xindex>, index -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:79 offset :4:8: note: see current operation: %0 = "shape.get_extent"(%arg6, %arg0) : (tensor<2x2xindex>, index) -> index
// CHECK-NEXT: within split at {{.*}}shape.mlir:86 offset :4:8: error: 'shape.get_extent' op operand #1 must be size or index, but got 'i32'
// CHECK-NEXT: %0 = shape.get_extent %e, %i : tensor<?xindex>, i32 -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:86 offset :4:8: note: see current operation: %0 = "shape.get_extent"(%arg4, %arg7) : (tensor<?xindex>, i32) -> index
// CHECK-NEXT: within split at {{.*}}shape.mlir:93 offset :4:8: error: 'shape.get_extent' op result #0 must be size or index, but got 'i32'
// CHECK-NEXT: %0 = shape.get_extent %e, %n : tensor<?xindex>, index -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:93 offset :4:8: note: see current operation: %0 = "shape.get_extent"(%arg4, %arg0) : (tensor<?xindex>, index) -> i32
// CHECK-NEXT: within split at {{.*}}shape.mlir:100 offset :4:8: error: 'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them
// CHECK-NEXT: %0 = shape.get_extent %e, %z : tensor<?xindex>, !shape.size -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:100 offset :4:8: note: see current operation: %0 = "shape.get_extent"(%arg4, %arg3) : (tensor<?xindex>, !shape.size) -> index
// CHECK-NEXT: within split at {{.*}}shape.mlir:114 offset :4:8: error: 'shape.broadcast' op result #0 must be shape or extent tensor, but got 'index'
// CHECK-NEXT: %0 = shape.broadcast %e, %e : tensor<?xindex>, tensor<?xindex> -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:114 offset :4:8: note: see current operation: %0 = "shape.broadcast"(%arg4, %arg4) : (tensor<?xindex>, tensor<?xindex>) -> index
// CHECK-NEXT: within split at {{.*}}shape.mlir:121 offset :4:8: error: 'shape.broadcast' op operand #1 must be variadic of shape or extent tensor, but got 'index'
// CHECK-NEXT: %0 = shape.broadcast %e, %n : tensor<?xindex>, index -> tensor<?xindex>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:121 offset :4:8: note: see current operation: %0 = "shape.broadcast"(%arg4, %arg0) : (tensor<?xindex>, index) -> tensor<?xindex>
// CHECK-NEXT: within split at {{.*}}shape.mlir:135 offset :4:8: error: 'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them
// CHECK-NEXT: %0 = shape.broadcast %e, %s : tensor<?xindex>, !shape.shape -> tensor<?xindex>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:135 offset :4:8: note: see current operation: %0 = "shape.broadcast"(%arg4, %arg2) : (tensor<?xindex>, !shape.shape) -> tensor<?xindex>
// CHECK-NEXT: within split at {{.*}}shape.mlir:156 offset :4:31: error: use of value '%n' expects different type than prior uses: '!shape.witness' vs 'index'
// CHECK-NEXT: %0 = shape.assuming_all %w, %n
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:156 offset :3:14: note: prior use here
// CHECK-NEXT: func.func @a(%n: index, %m: memref<4xf32>, %s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %w: !shape.witness, %t: tensor<2x2xindex>, %i: i32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:177 offset :4:8: error: 'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'
// CHECK-NEXT: %0 = shape.const_shape [1,2] : tensor<3xindex>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:177 offset :4:8: error: 'shape.const_shape' op failed to infer returned types
// CHECK-NEXT: %0 = shape.const_shape [1,2] : tensor<3xindex>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:177 offset :4:8: note: see current operation: %0 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> : () -> tensor<3xindex>
// CHECK-NEXT: within split at {{.*}}shape.mlir:184 offset :4:8: error: 'shape.const_shape' op result #0 must be shape or extent tensor, but got 'index'
// CHECK-NEXT: %0 = shape.const_shape [1,2] : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}shape.mlir:184 offset :4:8: note: see current operation: %0 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> : () -> index
