// What is wrong with an attribute in full where a custom form has a way of its own to write it.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @unknown_word(%v: vector<4xf32>) {
  %0 = vector.reduction #vector.kind<foo>, %v : vector<4xf32> into f32
  return
}

// -----

#fast = #arith.fastmath<fast>
func.func @another_class(%v: vector<4xf32>) {
  %0 = vector.reduction #fast, %v : vector<4xf32> into f32
  return
}

// -----

func.func @unknown_alias(%v: vector<4xf32>) {
  %0 = vector.reduction #fast, %v : vector<4xf32> into f32
  return
}

// -----

// The type is taken for that of the attribute.
func.func @type_behind(%f: f32) {
  %0 = arith.addf %f, %f fastmath #arith.fastmath<fast> : f32
  return
}

// -----

#narrow = array<i32: 1, 0>
func.func @other_numbers(%v: vector<4x4xf32>) {
  %0 = vector.transpose %v, #narrow : vector<4x4xf32> to vector<4x4xf32>
  return
}

// -----

func.func @no_sigil(%v: vector<4x4xf32>) {
  %0 = vector.transpose %v, array<i64: 1, 0> : vector<4x4xf32> to vector<4x4xf32>
  return
}

// -----

#x = #gpu<dim x>
func.func @alias_inside() {
  %0 = gpu.thread_id #gpu<dim #x>
  return
}

// -----

func.func @unknown_word_in_quotes(%f: f32) {
  %0 = arith.truncf %f "a" : f32 to f16
  return
}

// -----

func.func @no_word(%i: i32) {
  %0 = arith.cmpi "", %i, %i : i32
  return
}

// -----

#up = "upward"
func.func @word_by_alias(%f: f32) {
  %0 = arith.truncf %f #up : f32 to f16
  return
}

// CHECK: within split at {{.*}}attributes-in-full.mlir:1 offset :5:38: error: expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf
// CHECK-NEXT: %0 = vector.reduction #vector.kind<foo>, %v : vector<4xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-in-full.mlir:1 offset :5:41: error: failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`
// CHECK-NEXT: %0 = vector.reduction #vector.kind<foo>, %v : vector<4xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-in-full.mlir:9 offset :5:25: error: custom op 'vector.reduction' invalid kind of attribute specified
// CHECK-NEXT: %0 = vector.reduction #fast, %v : vector<4xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-in-full.mlir:17 offset :4:30: error: undefined symbol alias id 'fast'
// CHECK-NEXT: %0 = vector.reduction #fast, %v : vector<4xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-in-full.mlir:24 offset :5:62: error: expected ':'
// CHECK-NEXT: %0 = arith.addf %f, %f fastmath #arith.fastmath<fast> : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-in-full.mlir:32 offset :5:29: error: custom op 'vector.transpose' invalid kind of attribute specified
// CHECK-NEXT: %0 = vector.transpose %v, #narrow : vector<4x4xf32> to vector<4x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-in-full.mlir:40 offset :4:28: error: expected '['
// CHECK-NEXT: %0 = vector.transpose %v, array<i64: 1, 0> : vector<4x4xf32> to vector<4x4xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-in-full.mlir:47 offset :5:31: error: expected valid keyword
// CHECK-NEXT: %0 = gpu.thread_id #gpu<dim #x>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-in-full.mlir:47 offset :5:31: error: failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`
// CHECK-NEXT: %0 = gpu.thread_id #gpu<dim #x>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-in-full.mlir:55 offset :4:24: error: custom op 'arith.truncf' invalid roundingmode attribute specification: "a"
// CHECK-NEXT: %0 = arith.truncf %f "a" : f32 to f16
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-in-full.mlir:62 offset :4:8: error: 'arith.cmpi' op requires attribute 'predicate'
// CHECK-NEXT: %0 = arith.cmpi "", %i, %i : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}attributes-in-full.mlir:62 offset :4:8: note: see current operation: %0 = "arith.cmpi"(%arg0, %arg0) : (i32, i32) -> i1
// CHECK-NEXT: within split at {{.*}}attributes-in-full.mlir:69 offset :5:24: error: invalid SSA value result number
// CHECK-NEXT: %0 = arith.truncf %f #up : f32 to f16
// CHECK-NEXT: ^
