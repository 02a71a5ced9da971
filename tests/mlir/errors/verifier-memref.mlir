// Allocations, accesses, globals and shapes that are not valid.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%m: memref<2xf32>) {
  "memref.assume_alignment"(%m) <{alignment = 0 : i32}> : (memref<2xf32>) -> ()
  return
}

// -----
func.func @f(%m: memref<2xf32>) {
  "memref.assume_alignment"(%m) : (memref<2xf32>) -> ()
  return
}

// -----
func.func @f(%m: memref<2xf32>) {
  memref.assume_alignment %m, 0 : memref<2xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>) {
  memref.assume_alignment %m, 3 : memref<2xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>) {
  %0 = memref.alloc() : memref<?xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index) {
  %0 = memref.alloc(%i) : memref<2xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index) {
  %0 = memref.alloc()[%i] : memref<2xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index) {
  %0 = memref.alloc() : memref<2xf32, strided<[?], offset: ?>>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index) {
  %0 = memref.alloc() : i32
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index) {
  %0 = memref.load %m[] : memref<2xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index) {
  memref.store %i, %m[%i] : memref<2xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index, %f: f32) {
  memref.store %f, %m[%i, %i] : memref<2xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index, %f: memref<3xf32>, %z: memref<2xi32>) {
  memref.copy %m, %f : memref<2xf32> to memref<3xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index, %f: memref<3xf32>, %z: memref<2xi32>) {
  memref.copy %m, %z : memref<2xf32> to memref<2xi32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index, %f: memref<3xf32>, %z: memref<2x2xi32>) {
  %0 = memref.realloc %z : memref<2x2xi32> to memref<?x?xi32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index, %f: memref<3xf32>, %z: memref<2x2xi32>) {
  %0 = memref.realloc %m : memref<2xf32> to memref<?xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index, %f: memref<3xf32>, %z: memref<2x2xi32>) {
  %0 = memref.realloc %m(%i) : memref<2xf32> to memref<4xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index, %f: memref<3xf32>, %z: memref<2x2xi32>) {
  %0 = memref.realloc %m : memref<2xf32> to memref<4xf32, 1>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index, %f: memref<3xf32>, %z: memref<2x2xi32>) {
  %0 = memref.realloc %m : memref<2xf32> to memref<4xi32>
  return
}

// -----
func.func @f(%m: memref<f32>, %i: index) {
  %0 = memref.dim %m, %i : memref<f32>
  return
}

// -----
memref.global @g : memref<2xf32> = dense<1.0> : tensor<3xf32>

// -----
memref.global @g : memref<2xf32> = 1 : i32

// -----
"memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()

// -----
"memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = 3} : () -> ()

// -----
memref.global @g : memref<2xf32> {alignment = 63}

// -----
memref.global @g : memref<2xf32>
func.func @f() {
  %0 = memref.get_global @g : memref<3xf32>
  return
}

// -----
func.func @f() {
  %0 = memref.get_global @g : memref<3xf32>
  return
}

// -----
func.func @f(%m: memref<2xi8>, %i: index) {
  %0 = memref.view %m[%i][%i] : memref<2xi8> to memref<3xf32>
  return
}

// -----
func.func @f(%m: memref<2xi8>, %i: index) {
  %0 = memref.view %m[%i][] : memref<2xi8> to memref<3xf32, 1>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %s: memref<?xindex>) {
  %0 = memref.reshape %m(%s) : (memref<2xf32>, memref<?xindex>) -> memref<?xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %s: memref<3xindex>) {
  %0 = memref.reshape %m(%s) : (memref<2xf32>, memref<3xindex>) -> memref<?xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %s: memref<3xindex>) {
  %0 = memref.reshape %m(%s) : (memref<2xf32>, memref<3xindex>) -> memref<*xi32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %s: i32, %i: index) {
  %0 = memref.atomic_rmw addf %s, %m[%i] : (i32, memref<2xf32>) -> i32
  return
}

// -----
func.func @f(%m: memref<2xi32>, %s: i32, %i: index) {
  %0 = memref.atomic_rmw addf %s, %m[%i] : (i32, memref<2xi32>) -> i32
  return
}

// -----
func.func @f(%m: memref<2xi32>, %s: i32, %i: index) {
  %0 = memref.atomic_rmw foo %s, %m[%i] : (i32, memref<2xi32>) -> i32
  return
}

// -----
func.func @f(%m: memref<2xi32>, %s: i32, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<2xi32> {
  ^bb0(%e: f32):
    memref.atomic_yield %e : f32
  } {x}
  return
}

// -----
func.func @f(%m: memref<2xi32>, %s: i32, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<2xi32> {
  ^bb0(%e: i32):
    %q = memref.alloc() : memref<2xf32>
    memref.atomic_yield %e : i32
  } {x}
  return
}

// -----
func.func @f(%m: memref<2xi32>, %s: i32, %i: index) {
  %0 = memref.alloca_scope -> i32 {
    memref.alloca_scope.return %i : index
  }
  return
}

// -----
func.func @f(%m: memref<2xi32>, %s: i32, %i: index) {
  %0 = memref.alloca_scope -> i32 {
  }
  return
}

// -----
module {
  %0 = memref.alloca() : memref<2xf32>
}

// -----
func.func @f(%m: memref<2x3x4xf32, strided<[100, 4, 1]>>) {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<2x3x4xf32, strided<[100, 4, 1]>> into memref<2x12xf32, strided<[100, 1]>>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [2, 3, 4] : memref<2x12xf32, strided<[100, 1]>> into memref<2x3x4xf32, strided<[100, 4, 1]>>
  %2 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32, strided<[100, 4, 1]>> into memref<6x4xf32, strided<[4, 1]>>
  return
}

// -----
func.func @f(%m: memref<2x3x4xf32, strided<[100, 4, 1]>>) {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<2x3x4xf32, strided<[100, 4, 1]>> into memref<2x12xf32, strided<[101, 1]>>
  return
}

// -----
func.func @f(%m: memref<2x12xf32, strided<[100, 1]>>) {
  %1 = memref.expand_shape %m [[0], [1, 2]] output_shape [2, 3, 4] : memref<2x12xf32, strided<[100, 1]>> into memref<2x3x4xf32, strided<[100, 5, 1]>>
  return
}

// -----
func.func @f(%m: memref<2x?xf32>, %i: index) {
  %1 = memref.expand_shape %m [[0], [1, 2]] output_shape [2, %i, 4] : memref<2x?xf32> into memref<2x?x4xf32>
  %2 = memref.expand_shape %m [[0], [1, 2]] output_shape [2, 3, 4] : memref<2x?xf32> into memref<2x?x4xf32>
  %3 = memref.expand_shape %m [[0], [1, 2]] output_shape [2, 3, %i] : memref<2x?xf32> into memref<2x3x4xf32>
  return
}

// -----
func.func @f(%m: memref<2x2xf32>, %i: index) {
  %1 = memref.transpose %m (i, j) -> (j, j) : memref<2x2xf32> to memref<2x2xf32>
  return
}

// -----
func.func @f(%m: memref<2x2xf32>, %i: index) {
  %1 = memref.transpose %m (i) -> (i) : memref<2x2xf32> to memref<2x2xf32>
  return
}

// -----
func.func @f(%m: memref<2x?xf32, strided<[?, ?], offset: ?>>, %i: index) {
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<2x?xf32, strided<[?, ?], offset: ?>> to memref<2x2xf32>
  return
}

// -----
func.func @f(%m: memref<2x2xf32>, %i: index) {
  %1 = memref.memory_space_cast %m : memref<2x2xf32> to memref<2x3xf32, 1>
  return
}

// -----
func.func @f(%m: memref<*xf32>, %i: index) {
  %1 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}

// -----
func.func @f(%i: index, %c: i1) {
  %0 = memref.prefetch %i : index
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index, %c: i1) {
  memref.prefetch %m[], read, locality<3>, data : memref<2xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index, %c: i1) {
  memref.prefetch %m[%i], foo, locality<3>, data : memref<2xf32>
  return
}

// -----
func.func @f(%m: memref<2xf32>, %i: index, %c: i1) {
  memref.prefetch %m[%i], read, locality<4>, data : memref<2xf32>
  return
}

// CHECK: within split at {{.*}}verifier-memref.mlir:1 offset :5:3: error: 'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
// CHECK-NEXT: "memref.assume_alignment"(%m) <{alignment = 0 : i32}> : (memref<2xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:1 offset :5:3: note: see current operation: "memref.assume_alignment"(%arg0) <{alignment = 0 : i32}> : (memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:9 offset :3:3: error: 'memref.assume_alignment' op requires attribute 'alignment'
// CHECK-NEXT: "memref.assume_alignment"(%m) : (memref<2xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:9 offset :3:3: note: see current operation: "memref.assume_alignment"(%arg0) : (memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:15 offset :3:3: error: 'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
// CHECK-NEXT: memref.assume_alignment %m, 0 : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:15 offset :3:3: note: see current operation: "memref.assume_alignment"(%arg0) <{alignment = 0 : i32}> : (memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:21 offset :3:3: error: 'memref.assume_alignment' op alignment must be power of 2
// CHECK-NEXT: memref.assume_alignment %m, 3 : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:21 offset :3:3: note: see current operation: "memref.assume_alignment"(%arg0) <{alignment = 3 : i32}> : (memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:27 offset :3:8: error: 'memref.alloc' op dimension operand count does not equal memref dynamic dimension count
// CHECK-NEXT: %0 = memref.alloc() : memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:27 offset :3:8: note: see current operation: %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:33 offset :3:8: error: 'memref.alloc' op dimension operand count does not equal memref dynamic dimension count
// CHECK-NEXT: %0 = memref.alloc(%i) : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:33 offset :3:8: note: see current operation: %0 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:39 offset :3:8: error: 'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1
// CHECK-NEXT: %0 = memref.alloc()[%i] : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:39 offset :3:8: note: see current operation: %0 = "memref.alloc"(%arg1) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:45 offset :3:8: error: 'memref.alloc' op symbol operand count does not equal memref symbol count: expected 2, got 0
// CHECK-NEXT: %0 = memref.alloc() : memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:45 offset :3:8: note: see current operation: %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:51 offset :3:25: error: custom op 'memref.alloc' invalid kind of type specified
// CHECK-NEXT: %0 = memref.alloc() : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:57 offset :3:8: error: 'memref.load' op incorrect number of indices for load, expected 1 but got 0
// CHECK-NEXT: %0 = memref.load %m[] : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:57 offset :3:8: note: see current operation: %0 = "memref.load"(%arg0) : (memref<2xf32>) -> f32
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:63 offset :3:16: error: use of value '%i' expects different type than prior uses: 'f32' vs 'index'
// CHECK-NEXT: memref.store %i, %m[%i] : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:63 offset :2:33: note: prior use here
// CHECK-NEXT: func.func @f(%m: memref<2xf32>, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:69 offset :3:3: error: 'memref.store' op store index operand count not equal to memref rank
// CHECK-NEXT: memref.store %f, %m[%i, %i] : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:69 offset :3:3: note: see current operation: "memref.store"(%arg2, %arg0, %arg1, %arg1) : (f32, memref<2xf32>, index, index) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:75 offset :3:3: error: 'memref.copy' op requires the same shape for all operands
// CHECK-NEXT: memref.copy %m, %f : memref<2xf32> to memref<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:75 offset :3:3: note: see current operation: "memref.copy"(%arg0, %arg2) : (memref<2xf32>, memref<3xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:81 offset :3:3: error: 'memref.copy' op requires the same element type for all operands
// CHECK-NEXT: memref.copy %m, %z : memref<2xf32> to memref<2xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:81 offset :3:3: note: see current operation: "memref.copy"(%arg0, %arg3) : (memref<2xf32>, memref<2xi32>) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:87 offset :3:8: error: 'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<2x2xi32>'
// CHECK-NEXT: %0 = memref.realloc %z : memref<2x2xi32> to memref<?x?xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:87 offset :3:8: note: see current operation: %0 = "memref.realloc"(%arg3) : (memref<2x2xi32>) -> memref<?x?xi32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:93 offset :3:8: error: missing dimension operand for result type 'memref<?xf32>'
// CHECK-NEXT: %0 = memref.realloc %m : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:93 offset :3:8: note: see current operation: %0 = "memref.realloc"(%arg0) : (memref<2xf32>) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:99 offset :3:8: error: unnecessary dimension operand for result type 'memref<4xf32>'
// CHECK-NEXT: %0 = memref.realloc %m(%i) : memref<2xf32> to memref<4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:99 offset :3:8: note: see current operation: %0 = "memref.realloc"(%arg0, %arg1) : (memref<2xf32>, index) -> memref<4xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:105 offset :3:8: error: different memory spaces specified for source memref type 'memref<2xf32>' and result memref type 'memref<4xf32, 1>'
// CHECK-NEXT: %0 = memref.realloc %m : memref<2xf32> to memref<4xf32, 1>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:105 offset :3:8: note: see current operation: %0 = "memref.realloc"(%arg0) : (memref<2xf32>) -> memref<4xf32, 1>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:111 offset :3:8: error: different element types specified for source memref type 'memref<2xf32>' and result memref type 'memref<4xi32>'
// CHECK-NEXT: %0 = memref.realloc %m : memref<2xf32> to memref<4xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:111 offset :3:8: note: see current operation: %0 = "memref.realloc"(%arg0) : (memref<2xf32>) -> memref<4xi32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:117 offset :3:8: error: 'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'
// CHECK-NEXT: %0 = memref.dim %m, %i : memref<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:117 offset :3:8: note: see current operation: %0 = "memref.dim"(%arg0, %arg1) : (memref<f32>, index) -> index
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:123 offset :2:46: error: expected operation name in quotes
// CHECK-NEXT: memref.global @g : memref<2xf32> = dense<1.0> : tensor<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:126 offset :2:36: error: integer literal not valid for specified type
// CHECK-NEXT: memref.global @g : memref<2xf32> = 1 : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:129 offset :2:1: error: 'memref.global' op initial value expected to be of type 'tensor<2xf32>', but was of type 'tensor<3xf32>'
// CHECK-NEXT: "memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:129 offset :2:1: note: see current operation: "memref.global"() <{initial_value = dense<1.000000e+00> : tensor<3xf32>, sym_name = "g", type = memref<2xf32>}> : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:132 offset :2:1: error: 'memref.global' op initial value should be a unit or elements attribute, but got 3 : i64
// CHECK-NEXT: "memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = 3} : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:132 offset :2:1: note: see current operation: "memref.global"() <{initial_value = 3 : i64, sym_name = "g", type = memref<2xf32>}> : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:135 offset :2:1: error: alignment attribute value 63 is not a power of 2
// CHECK-NEXT: memref.global @g : memref<2xf32> {alignment = 63}
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:135 offset :2:1: note: see current operation: "memref.global"() <{alignment = 63 : i64, sym_name = "g", type = memref<2xf32>}> : () -> ()
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:138 offset :4:8: error: 'memref.get_global' op result type 'memref<3xf32>' does not match type 'memref<2xf32>' of the global memref @g
// CHECK-NEXT: %0 = memref.get_global @g : memref<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:138 offset :4:8: note: see current operation: %0 = "memref.get_global"() <{name = @g}> : () -> memref<3xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:145 offset :3:8: error: 'memref.get_global' op 'g' does not reference a valid global memref
// CHECK-NEXT: %0 = memref.get_global @g : memref<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:145 offset :3:8: note: see current operation: %0 = "memref.get_global"() <{name = @g}> : () -> memref<3xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:151 offset :3:8: error: incorrect number of size operands for type 'memref<3xf32>'
// CHECK-NEXT: %0 = memref.view %m[%i][%i] : memref<2xi8> to memref<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:151 offset :3:8: note: see current operation: %0 = "memref.view"(%arg0, %arg1, %arg1) : (memref<2xi8>, index, index) -> memref<3xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:157 offset :3:8: error: different memory spaces specified for base memref type 'memref<2xi8>' and view memref type 'memref<3xf32, 1>'
// CHECK-NEXT: %0 = memref.view %m[%i][] : memref<2xi8> to memref<3xf32, 1>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:157 offset :3:8: note: see current operation: %0 = "memref.view"(%arg0, %arg1) : (memref<2xi8>, index) -> memref<3xf32, 1>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:163 offset :3:8: error: 'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type
// CHECK-NEXT: %0 = memref.reshape %m(%s) : (memref<2xf32>, memref<?xindex>) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:163 offset :3:8: note: see current operation: %0 = "memref.reshape"(%arg0, %arg1) : (memref<2xf32>, memref<?xindex>) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:169 offset :3:8: error: 'memref.reshape' op length of shape operand differs from the result's memref rank
// CHECK-NEXT: %0 = memref.reshape %m(%s) : (memref<2xf32>, memref<3xindex>) -> memref<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:169 offset :3:8: note: see current operation: %0 = "memref.reshape"(%arg0, %arg1) : (memref<2xf32>, memref<3xindex>) -> memref<?xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:175 offset :3:8: error: 'memref.reshape' op element types of source and destination memref types should be the same
// CHECK-NEXT: %0 = memref.reshape %m(%s) : (memref<2xf32>, memref<3xindex>) -> memref<*xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:175 offset :3:8: note: see current operation: %0 = "memref.reshape"(%arg0, %arg1) : (memref<2xf32>, memref<3xindex>) -> memref<*xi32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:181 offset :3:8: error: 'memref.atomic_rmw' op failed to verify that value type matches element type of memref
// CHECK-NEXT: %0 = memref.atomic_rmw addf %s, %m[%i] : (i32, memref<2xf32>) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:181 offset :3:8: note: see current operation: %0 = "memref.atomic_rmw"(%arg1, %arg0, %arg2) <{kind = 0 : i64}> : (i32, memref<2xf32>, index) -> i32
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:187 offset :3:8: error: 'memref.atomic_rmw' op with kind 'addf' expects a floating-point type
// CHECK-NEXT: %0 = memref.atomic_rmw addf %s, %m[%i] : (i32, memref<2xi32>) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:187 offset :3:8: note: see current operation: %0 = "memref.atomic_rmw"(%arg1, %arg0, %arg2) <{kind = 0 : i64}> : (i32, memref<2xi32>, index) -> i32
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:193 offset :3:26: error: custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, assign, maximumf, maxs, maxu, minimumf, mins, minu, mulf, muli, ori, andi, maxnumf, minnumf]
// CHECK-NEXT: %0 = memref.atomic_rmw foo %s, %m[%i] : (i32, memref<2xi32>) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:199 offset :3:8: error: 'memref.generic_atomic_rmw' op expected block argument of the same type result type
// CHECK-NEXT: %0 = memref.generic_atomic_rmw %m[%i] : memref<2xi32> {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:199 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "memref.generic_atomic_rmw"(%arg0, %arg2) ({
// CHECK-NEXT: ^bb0(%arg3: f32):
// CHECK-NEXT: "memref.atomic_yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) {x} : (memref<2xi32>, index) -> i32
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:208 offset :5:10: error: body of 'memref.generic_atomic_rmw' should contain only operations with no side effects
// CHECK-NEXT: %q = memref.alloc() : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:208 offset :5:10: note: see current operation: %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:218 offset :3:8: error: 'memref.alloca_scope' op  along control flow edge from Region #0 to parent results: source type #0 'index' should match input type #0 'i32'
// CHECK-NEXT: %0 = memref.alloca_scope -> i32 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:218 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "memref.alloca_scope"() ({
// CHECK-NEXT: "memref.alloca_scope.return"(%arg2) : (index) -> ()
// CHECK-NEXT: }) : () -> i32
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:226 offset :3:8: error: 'memref.alloca_scope' op  region control flow edge from Region #0 to parent results: source has 0 operands, but target successor needs 1
// CHECK-NEXT: %0 = memref.alloca_scope -> i32 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:226 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "memref.alloca_scope"() ({
// CHECK-NEXT: "memref.alloca_scope.return"() : () -> ()
// CHECK-NEXT: }) : () -> i32
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:233 offset :3:8: error: 'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait
// CHECK-NEXT: %0 = memref.alloca() : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:233 offset :3:8: note: see current operation: %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:238 offset :5:8: error: 'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims
// CHECK-NEXT: %2 = memref.collapse_shape %m {{\[\[}}0, 1], [2]] : memref<2x3x4xf32, strided<[100, 4, 1]>> into memref<6x4xf32, strided<[4, 1]>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:238 offset :5:8: note: see current operation: %2 = "memref.collapse_shape"(%arg0) <{reassociation = {{\[\[}}0, 1], [2]]}> : (memref<2x3x4xf32, strided<[100, 4, 1]>>) -> memref<6x4xf32, strided<[4, 1]>>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:246 offset :3:8: error: 'memref.collapse_shape' op expected collapsed type to be 'memref<2x12xf32, strided<[100, 1]>>' but found 'memref<2x12xf32, strided<[101, 1]>>'
// CHECK-NEXT: %0 = memref.collapse_shape %m {{\[\[}}0], [1, 2]] : memref<2x3x4xf32, strided<[100, 4, 1]>> into memref<2x12xf32, strided<[101, 1]>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:246 offset :3:8: note: see current operation: %0 = "memref.collapse_shape"(%arg0) <{reassociation = {{\[\[}}0], [1, 2]]}> : (memref<2x3x4xf32, strided<[100, 4, 1]>>) -> memref<2x12xf32, strided<[101, 1]>>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:252 offset :3:8: error: 'memref.expand_shape' op expected expanded type to be 'memref<2x3x4xf32, strided<[100, 4, 1]>>' but found 'memref<2x3x4xf32, strided<[100, 5, 1]>>'
// CHECK-NEXT: %1 = memref.expand_shape %m {{\[\[}}0], [1, 2]] output_shape [2, 3, 4] : memref<2x12xf32, strided<[100, 1]>> into memref<2x3x4xf32, strided<[100, 5, 1]>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:252 offset :3:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = {{\[\[}}0], [1, 2]], static_output_shape = array<i64: 2, 3, 4>}> : (memref<2x12xf32, strided<[100, 1]>>) -> memref<2x3x4xf32, strided<[100, 5, 1]>>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:258 offset :5:8: error: 'memref.expand_shape' op collapsed dim (1) must be dynamic if and only if reassociation group is dynamic
// CHECK-NEXT: %3 = memref.expand_shape %m {{\[\[}}0], [1, 2]] output_shape [2, 3, %i] : memref<2x?xf32> into memref<2x3x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:258 offset :5:8: note: see current operation: %2 = "memref.expand_shape"(%arg0, %arg1) <{reassociation = {{\[\[}}0], [1, 2]], static_output_shape = array<i64: 2, 3, -9223372036854775808>}> : (memref<2x?xf32>, index) -> memref<2x3x4xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:266 offset :3:8: error: 'memref.transpose' op expected a permutation map
// CHECK-NEXT: %1 = memref.transpose %m (i, j) -> (j, j) : memref<2x2xf32> to memref<2x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:266 offset :3:8: note: see current operation: %0 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0, d1) -> (d1, d1)>}> : (memref<2x2xf32>) -> memref<2x2xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:272 offset :3:8: error: 'memref.transpose' op expected a permutation map of same rank as the input
// CHECK-NEXT: %1 = memref.transpose %m (i) -> (i) : memref<2x2xf32> to memref<2x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:272 offset :3:8: note: see current operation: %0 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0) -> (d0)>}> : (memref<2x2xf32>) -> memref<2x2xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:278 offset :3:8: error: 'memref.transpose' op result type 'memref<2x2xf32>' is not equivalent to the canonical transposed input type 'memref<?x2xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>'
// CHECK-NEXT: %1 = memref.transpose %m (i, j) -> (j, i) : memref<2x?xf32, strided<[?, ?], offset: ?>> to memref<2x2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:278 offset :3:8: note: see current operation: %0 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<2x?xf32, strided<[?, ?], offset: ?>>) -> memref<2x2xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:284 offset :3:8: error: 'memref.memory_space_cast' op operand type 'memref<2x2xf32>' and result type 'memref<2x3xf32, 1>' are cast incompatible
// CHECK-NEXT: %1 = memref.memory_space_cast %m : memref<2x2xf32> to memref<2x3xf32, 1>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:284 offset :3:8: note: see current operation: %0 = "memref.memory_space_cast"(%arg0) : (memref<2x2xf32>) -> memref<2x3xf32, 1>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:290 offset :3:8: error: 'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible
// CHECK-NEXT: %1 = memref.cast %m : memref<*xf32> to memref<*xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:290 offset :3:8: note: see current operation: %0 = "memref.cast"(%arg0) : (memref<*xf32>) -> memref<*xf32>
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:296 offset :3:26: error: expected '[' in operand list
// CHECK-NEXT: %0 = memref.prefetch %i : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:302 offset :3:3: error: 'memref.prefetch' op too few indices
// CHECK-NEXT: memref.prefetch %m[], read, locality<3>, data : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:302 offset :3:3: note: see current operation: "memref.prefetch"(%arg0) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:308 offset :3:3: error: custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'
// CHECK-NEXT: memref.prefetch %m[%i], foo, locality<3>, data : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:314 offset :3:3: error: 'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
// CHECK-NEXT: memref.prefetch %m[%i], read, locality<4>, data : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-memref.mlir:314 offset :3:3: note: see current operation: "memref.prefetch"(%arg0, %arg1) <{isDataCache = true, isWrite = false, localityHint = 4 : i32}> : (memref<2xf32>, index) -> ()
