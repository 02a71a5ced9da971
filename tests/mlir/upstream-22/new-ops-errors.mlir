// What the verifier and the parser say of ops that 22 has and 19 has not.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @a(%x: index, %y: index, %n: index) {
  %0 = affine.linearize_index [%x, %y] by (2, 3, 4) : index
  return
}

// -----
func.func @a(%x: index, %y: index, %n: i32) {
  %0 = affine.linearize_index [%x, %n] by (2, 3) : index
  return
}

// -----
func.func @a(%x: index, %y: index, %n: i32) {
  %0 = affine.linearize_index [%x, %y] by (2, 3) : i32
  return
}

// -----
func.func @a(%x: index, %y: index, %n: i32) {
  %0 = affine.linearize_index [%x, %y, %y] by (2) : index
  return
}

// -----
func.func @a(%x: index, %y: index, %n: i32) {
  %0 = "affine.linearize_index"(%x, %y, %y) {static_basis = array<i64: 2, 3>, operandSegmentSizes = array<i32: 2, 1>} : (index, index, index) -> index
  return
}

// -----
func.func @a(%x: memref<?xf32>, %y: memref<4xi32, 1>, %z: memref<*xf32>) {
  %0, %1 = memref.distinct_objects %x, %z : memref<?xf32>, memref<*xf32>
  return
}

// -----
func.func @a(%x: memref<?xf32>) {
  "memref.distinct_objects"(%x) : (memref<?xf32>) -> ()
  return
}

// -----
func.func @a(%x: memref<?xf32>) {
  "memref.distinct_objects"() : () -> ()
  return
}

// -----
func.func @a(%x: memref<?xf32>) {
  %0 = "memref.distinct_objects"(%x) : (memref<?xf32>) -> memref<?xf64>
  return
}

// -----
func.func @a(%x: memref<?xf32>, %i: i32) {
  %0 = "memref.distinct_objects"(%i) : (i32) -> i32
  return
}

// -----
func.func @a(%x: memref<?xf32>, %i: i32) {
  memref.distinct_objects : 
  return
}

// -----
func.func @a(%x: memref<?xf32>, %i: i32) {
  %0 = math.isnan %i : i32
  return
}

// -----
func.func @a(%x: memref<?xf32>, %i: i32) {
  %0:2 = math.sincos %i : i32
  return
}

// -----
func.func @a(%x: f32, %i: i32) {
  %0 = "math.isnan"(%x) : (f32) -> (i32)
  return
}

// -----
func.func @a(%x: f32, %i: f64) {
  %0:2 = "math.sincos"(%x) : (f32) -> (f32, f64)
  return
}

// CHECK: {{.*}}new-ops-errors.mlir:5:8: error: 'affine.linearize_index' op should be passed a basis element for each index except possibly the first
// CHECK-NEXT: %0 = affine.linearize_index [%x, %y] by (2, 3, 4) : index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:5:8: note: see current operation: %0 = "affine.linearize_index"(%arg0, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 3, 4>}> : (index, index) -> index
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:11:36: error: use of value '%n' expects different type than prior uses: 'index' vs 'i32'
// CHECK-NEXT: %0 = affine.linearize_index [%x, %n] by (2, 3) : index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:10:36: note: prior use here
// CHECK-NEXT: func.func @a(%x: index, %y: index, %n: i32) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:17:52: error: custom op 'affine.linearize_index' invalid kind of type specified: expected builtin.index, but found 'i32'
// CHECK-NEXT: %0 = affine.linearize_index [%x, %y] by (2, 3) : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:23:8: error: 'affine.linearize_index' op should be passed a basis element for each index except possibly the first
// CHECK-NEXT: %0 = affine.linearize_index [%x, %y, %y] by (2) : index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:23:8: note: see current operation: %0 = "affine.linearize_index"(%arg0, %arg1, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2>}> : (index, index, index) -> index
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:29:8: error: 'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite
// CHECK-NEXT: %0 = "affine.linearize_index"(%x, %y, %y) {static_basis = array<i64: 2, 3>, operandSegmentSizes = array<i32: 2, 1>} : (index, index, index) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:29:8: note: see current operation: %0 = "affine.linearize_index"(%arg0, %arg1, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: 2, 3>}> : (index, index, index) -> index
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:35:12: error: 'memref.distinct_objects' op operand #1 must be variadic of memref of any type values, but got 'memref<*xf32>'
// CHECK-NEXT: %0, %1 = memref.distinct_objects %x, %z : memref<?xf32>, memref<*xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:35:12: note: see current operation: %0:2 = "memref.distinct_objects"(%arg0, %arg2) : (memref<?xf32>, memref<*xf32>) -> (memref<?xf32>, memref<*xf32>)
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:41:3: error: 'memref.distinct_objects' op operand types and result types must match
// CHECK-NEXT: "memref.distinct_objects"(%x) : (memref<?xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:41:3: note: see current operation: "memref.distinct_objects"(%arg0) : (memref<?xf32>) -> ()
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:47:3: error: 'memref.distinct_objects' op expected at least one operand
// CHECK-NEXT: "memref.distinct_objects"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:47:3: note: see current operation: "memref.distinct_objects"() : () -> ()
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:53:8: error: 'memref.distinct_objects' op operand types and result types must match
// CHECK-NEXT: %0 = "memref.distinct_objects"(%x) : (memref<?xf32>) -> memref<?xf64>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:53:8: note: see current operation: %0 = "memref.distinct_objects"(%arg0) : (memref<?xf32>) -> memref<?xf64>
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:59:8: error: 'memref.distinct_objects' op operand #0 must be variadic of memref of any type values, but got 'i32'
// CHECK-NEXT: %0 = "memref.distinct_objects"(%i) : (i32) -> i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:59:8: note: see current operation: %0 = "memref.distinct_objects"(%arg1) : (i32) -> i32
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:65:28: error: expected non-function type
// CHECK-NEXT: memref.distinct_objects :
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:71:8: error: custom op 'math.isnan' 'operand' must be floating-point-like, but got 'i32'
// CHECK-NEXT: %0 = math.isnan %i : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:77:10: error: 'math.sincos' op operand #0 must be floating-point-like, but got 'i32'
// CHECK-NEXT: %0:2 = math.sincos %i : i32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:77:10: note: see current operation: %0:2 = "math.sincos"(%arg1) <{fastmath = #arith.fastmath<none>}> : (i32) -> (i32, i32)
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:83:8: error: 'math.isnan' op result #0 must be bool-like, but got 'i32'
// CHECK-NEXT: %0 = "math.isnan"(%x) : (f32) -> (i32)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:83:8: note: see current operation: %0 = "math.isnan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i32
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:89:10: error: 'math.sincos' op failed to verify that all of {operand, sin, cos} have same type
// CHECK-NEXT: %0:2 = "math.sincos"(%x) : (f32) -> (f32, f64)
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}new-ops-errors.mlir:89:10: note: see current operation: %0:2 = "math.sincos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f64)
