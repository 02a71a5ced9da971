// Arithmetic that is not valid.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%c: i1, %i: index, %v: vector<2xi1>, %w : vector<3xi32>) {
  %0 = "arith.select"(%v, %w, %w) : (vector<2xi1>, vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: vector<2xi1>, %w : vector<3xi32>) {
  %0 = arith.extui %c : i1 to vector<2xi32>
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: vector<2xi1>, %w : vector<3xi32>) {
  %0 = arith.extui %v : vector<2xi1> to vector<3xi32>
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: vector<2xi1>, %w : vector<3xi32>) {
  %0 = arith.extui %c : i1 to i1
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: vector<2xi1>, %w : vector<3xi32>) {
  %0 = arith.trunci %c : i1 to i8
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: vector<2xi1>, %w : vector<3xi32>) {
  %0 = arith.index_cast %i : index to index
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: vector<2xi1>, %w : vector<3xi32>) {
  %0 = arith.bitcast %c : i1 to f32
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: vector<2xi1>, %w : vector<3xi32>, %q: f32) {
  %0 = arith.extf %q : f32 to f16
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: tensor<2xi1>, %w : vector<3xi32>) {
  %0 = arith.extui %v : tensor<2xi1> to tensor<3xi32>
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: tensor<2xi1>, %w : vector<3xi32>) {
  %0 = "arith.cmpi"(%i, %c) {predicate = 0} : (index, i1) -> i1
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: tensor<2xi1>, %w : vector<3xi32>) {
  %0 = "arith.cmpi"(%i, %i) {predicate = 20} : (index, index) -> i1
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: tensor<2xi1>, %w : vector<3xi32>) {
  %0 = "arith.cmpi"(%i, %i) {predicate = 2} : (index, index) -> i8
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: tensor<2xi1>, %w : vector<3xi32>) {
  %0 = "arith.constant"() {value = 2 : i32} : () -> i8
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: tensor<2xi1>, %w : vector<3xi32>) {
  %0 = arith.constant 2 : ui8
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: tensor<2xi1>, %w : vector<3xi32>) {
  %0 = "arith.addi"(%i, %c) : (index, i1) -> index
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: tensor<2xi1>, %w : vector<3xi32>) {
  %0 = "arith.addi"(%i, %i) {overflowFlags = 1} : (index, index) -> index
  return
}

// -----
func.func @f(%c: i1, %i: index, %v: tensor<2xi1>, %w : vector<3xi32>) {
  %0 = "arith.addi"(%i, %i) : (index, index) -> f32
  return
}

// CHECK: within split at {{.*}}verifier-arith.mlir:1 offset :5:8: error: 'arith.select' op failed to verify that condition is signless i1 or has matching shape
// CHECK-NEXT: %0 = "arith.select"(%v, %w, %w) : (vector<2xi1>, vector<3xi32>, vector<3xi32>) -> vector<3xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:1 offset :5:8: note: see current operation: %0 = "arith.select"(%arg2, %arg3, %arg3) : (vector<2xi1>, vector<3xi32>, vector<3xi32>) -> vector<3xi32>
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:9 offset :3:8: error: 'arith.extui' op requires the same shape for all operands and results
// CHECK-NEXT: %0 = arith.extui %c : i1 to vector<2xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:9 offset :3:8: note: see current operation: %0 = "arith.extui"(%arg0) : (i1) -> vector<2xi32>
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:15 offset :3:8: error: 'arith.extui' op requires the same shape for all operands and results
// CHECK-NEXT: %0 = arith.extui %v : vector<2xi1> to vector<3xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:15 offset :3:8: note: see current operation: %0 = "arith.extui"(%arg2) : (vector<2xi1>) -> vector<3xi32>
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:21 offset :3:8: error: 'arith.extui' op operand type 'i1' and result type 'i1' are cast incompatible
// CHECK-NEXT: %0 = arith.extui %c : i1 to i1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:21 offset :3:8: note: see current operation: %0 = "arith.extui"(%arg0) : (i1) -> i1
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:27 offset :3:8: error: 'arith.trunci' op operand type 'i1' and result type 'i8' are cast incompatible
// CHECK-NEXT: %0 = arith.trunci %c : i1 to i8
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:27 offset :3:8: note: see current operation: %0 = "arith.trunci"(%arg0) : (i1) -> i8
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:33 offset :3:8: error: 'arith.index_cast' op operand type 'index' and result type 'index' are cast incompatible
// CHECK-NEXT: %0 = arith.index_cast %i : index to index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:33 offset :3:8: note: see current operation: %0 = "arith.index_cast"(%arg1) : (index) -> index
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:39 offset :3:8: error: 'arith.bitcast' op operand type 'i1' and result type 'f32' are cast incompatible
// CHECK-NEXT: %0 = arith.bitcast %c : i1 to f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:39 offset :3:8: note: see current operation: %0 = "arith.bitcast"(%arg0) : (i1) -> f32
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:45 offset :3:8: error: 'arith.extf' op operand type 'f32' and result type 'f16' are cast incompatible
// CHECK-NEXT: %0 = arith.extf %q : f32 to f16
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:45 offset :3:8: note: see current operation: %0 = "arith.extf"(%arg4) : (f32) -> f16
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:51 offset :3:8: error: 'arith.extui' op failed to verify that input and output have the same tensor dimensions
// CHECK-NEXT: %0 = arith.extui %v : tensor<2xi1> to tensor<3xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:51 offset :3:8: note: see current operation: %0 = "arith.extui"(%arg2) : (tensor<2xi1>) -> tensor<3xi32>
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:57 offset :3:8: error: 'arith.cmpi' op requires all operands to have the same type
// CHECK-NEXT: %0 = "arith.cmpi"(%i, %c) {predicate = 0} : (index, i1) -> i1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:57 offset :3:8: note: see current operation: %0 = "arith.cmpi"(%arg1, %arg0) <{predicate = 0 : i64}> : (index, i1) -> i1
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:63 offset :3:8: error: 'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
// CHECK-NEXT: %0 = "arith.cmpi"(%i, %i) {predicate = 20} : (index, index) -> i1
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:69 offset :3:8: error: 'arith.cmpi' op result #0 must be bool-like, but got 'i8'
// CHECK-NEXT: %0 = "arith.cmpi"(%i, %i) {predicate = 2} : (index, index) -> i8
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:69 offset :3:8: note: see current operation: %0 = "arith.cmpi"(%arg1, %arg1) <{predicate = 2 : i64}> : (index, index) -> i8
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:75 offset :3:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK-NEXT: %0 = "arith.constant"() {value = 2 : i32} : () -> i8
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:75 offset :3:8: note: see current operation: %0 = "arith.constant"() <{value = 2 : i32}> : () -> i8
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:81 offset :3:8: error: 'arith.constant' op integer return type must be signless
// CHECK-NEXT: %0 = arith.constant 2 : ui8
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:81 offset :3:8: note: see current operation: %0 = "arith.constant"() <{value = 2 : ui8}> : () -> ui8
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:87 offset :3:8: error: 'arith.addi' op requires the same type for all operands and results
// CHECK-NEXT: %0 = "arith.addi"(%i, %c) : (index, i1) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:87 offset :3:8: note: see current operation: %0 = "arith.addi"(%arg1, %arg0) <{overflowFlags = #arith.overflow<none>}> : (index, i1) -> index
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:93 offset :3:8: error: 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags
// CHECK-NEXT: %0 = "arith.addi"(%i, %i) {overflowFlags = 1} : (index, index) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:99 offset :3:8: error: 'arith.addi' op result #0 must be signless-integer-like, but got 'f32'
// CHECK-NEXT: %0 = "arith.addi"(%i, %i) : (index, index) -> f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-arith.mlir:99 offset :3:8: note: see current operation: %0 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> f32
