// What is wrong with a line is said also when one like it was read before.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @type(%a: index, %b: i32) {
  %0 = arith.addi %a, %a : index
  %1 = arith.addi %0, %a : index
  %2 = arith.addi %0, %b : index
  return
}

// -----

func.func @undefined(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  %1 = arith.addi %0, %nowhere : index
  return
}

// -----

func.func @redefined(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  %1 = arith.addi %0, %b : index
  %1 = arith.addi %b, %0 : index
  return
}

// -----

func.func @no_result(%a: index, %m: memref<?xindex>) {
  memref.store %a, %m[%a] : memref<?xindex>
  %i = memref.load %m[%a] : memref<?xindex>
  memref.store %i, %m[%a] : memref<?xindex>
  %1 = memref.store %a, %m[%i] : memref<?xindex>
  return
}

// -----

func.func @goes_on(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  %1 = arith.addi %0, %b : index
  %2 = arith.addi %b, %0 : index
    {
  return
}

// -----

func.func @later(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  %1 = arith.addi %later, %b : index
  %2 = arith.addi %1, %b : index
  %later = arith.addi %2, %b : index
  return
}

// -----

func.func @number(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  %1 = arith.addi %0#1, %b : index
  return
}

// CHECK: within split at {{.*}}repeated-lines.mlir:1 offset :7:23: error: use of value '%b' expects different type than prior uses: 'index' vs 'i32'
// CHECK-NEXT: %2 = arith.addi %0, %b : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}repeated-lines.mlir:1 offset :4:28: note: prior use here
// CHECK-NEXT: func.func @type(%a: index, %b: i32) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}repeated-lines.mlir:11 offset :5:23: error: use of undeclared SSA value name
// CHECK-NEXT: %1 = arith.addi %0, %nowhere : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}repeated-lines.mlir:19 offset :6:3: error: redefinition of SSA value '%1'
// CHECK-NEXT: %1 = arith.addi %b, %0 : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}repeated-lines.mlir:19 offset :5:3: note: previously defined here
// CHECK-NEXT: %1 = arith.addi %0, %b : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}repeated-lines.mlir:28 offset :7:3: error: cannot name an operation with no results
// CHECK-NEXT: %1 = memref.store %a, %m[%i] : memref<?xindex>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}repeated-lines.mlir:38 offset :6:33: error: expected operation name in quotes
// CHECK-NEXT: %2 = arith.addi %b, %0 : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}repeated-lines.mlir:48 offset :5:8: error: operand #0 does not dominate this use
// CHECK-NEXT: %1 = arith.addi %later, %b : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}repeated-lines.mlir:48 offset :5:8: note: see current operation: %1 = "arith.addi"(%3, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// CHECK-NEXT: within split at {{.*}}repeated-lines.mlir:48 offset :7:12: note: operand defined here (op in the same block)
// CHECK-NEXT: %later = arith.addi %2, %b : index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}repeated-lines.mlir:58 offset :5:19: error: reference to invalid result number
// CHECK-NEXT: %1 = arith.addi %0#1, %b : index
// CHECK-NEXT: ^
