// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @both_index(%a: index) {
  %0 = index.castu %a : index to index
  return
}

// -----

func.func @no_index(%i: i32) {
  %0 = index.casts %i : i32 to i64
  return
}

// -----

func.func @float(%i: i32) {
  %0 = index.casts %i : i32 to f32
  return
}

// -----

func.func @predicate(%a: index) {
  %0 = index.cmp oeq(%a, %a)
  return
}

// -----

func.func @operand(%a: index, %i: i32) {
  %0 = index.add %a, %i
  return
}

// -----

func.func @truth() {
  %0 = index.constant true
  return
}

// -----

func.func @other_number() {
  %0 = "index.constant"() <{value = 3 : i32}> : () -> index
  return
}

// -----

func.func @no_truth() {
  %0 = "index.bool.constant"() <{value = 3 : i32}> : () -> i1
  return
}

// -----

func.func @no_predicate(%a: index) {
  %0 = "index.cmp"(%a, %a) : (index, index) -> i1
  return
}

// -----

func.func @unknown() {
  %0 = "index.none"() : () -> index
  return
}

// CHECK: within split at {{.*}}index.mlir:1 offset :4:8: error: 'index.castu' op operand type 'index' and result type 'index' are cast incompatible
// CHECK-NEXT: %0 = index.castu %a : index to index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}index.mlir:1 offset :4:8: note: see current operation: %0 = "index.castu"(%arg0) : (index) -> index
// CHECK-NEXT: within split at {{.*}}index.mlir:8 offset :4:8: error: 'index.casts' op operand type 'i32' and result type 'i64' are cast incompatible
// CHECK-NEXT: %0 = index.casts %i : i32 to i64
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}index.mlir:8 offset :4:8: note: see current operation: %0 = "index.casts"(%arg0) : (i32) -> i64
// CHECK-NEXT: within split at {{.*}}index.mlir:15 offset :4:8: error: 'index.casts' op result #0 must be integer or index, but got 'f32'
// CHECK-NEXT: %0 = index.casts %i : i32 to f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}index.mlir:15 offset :4:8: note: see current operation: %0 = "index.casts"(%arg0) : (i32) -> f32
// CHECK-NEXT: within split at {{.*}}index.mlir:22 offset :4:18: error: custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge
// CHECK-NEXT: %0 = index.cmp oeq(%a, %a)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}index.mlir:22 offset :4:21: error: custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`
// CHECK-NEXT: %0 = index.cmp oeq(%a, %a)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}index.mlir:29 offset :4:22: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
// CHECK-NEXT: %0 = index.add %a, %i
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}index.mlir:29 offset :3:31: note: prior use here
// CHECK-NEXT: func.func @operand(%a: index, %i: i32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}index.mlir:36 offset :4:8: error: 'index.constant' op attribute 'value' failed to satisfy constraint: index attribute
// CHECK-NEXT: %0 = index.constant true
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}index.mlir:36 offset :4:8: note: see current operation: %0 = "index.constant"() <{value = true}> : () -> index
// CHECK-NEXT: within split at {{.*}}index.mlir:43 offset :4:8: error: 'index.constant' op attribute 'value' failed to satisfy constraint: index attribute
// CHECK-NEXT: %0 = "index.constant"() <{value = 3 : i32}> : () -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}index.mlir:43 offset :4:8: note: see current operation: %0 = "index.constant"() <{value = 3 : i32}> : () -> index
// CHECK-NEXT: within split at {{.*}}index.mlir:50 offset :4:8: error: invalid properties {value = 3 : i32} for op index.bool.constant: Invalid attribute `value` in property conversion: 3 : i32
// CHECK-NEXT: %0 = "index.bool.constant"() <{value = 3 : i32}> : () -> i1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}index.mlir:57 offset :4:8: error: 'index.cmp' op requires attribute 'pred'
// CHECK-NEXT: %0 = "index.cmp"(%a, %a) : (index, index) -> i1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}index.mlir:57 offset :4:8: note: see current operation: %0 = "index.cmp"(%arg0, %arg0) : (index, index) -> i1
// CHECK-NEXT: within split at {{.*}}index.mlir:64 offset :4:8: error: unregistered operation 'index.none' found in dialect ('index') that does not allow unknown operations
// CHECK-NEXT: %0 = "index.none"() : () -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}index.mlir:64 offset :4:8: note: see current operation: %0 = "index.none"() : () -> index
