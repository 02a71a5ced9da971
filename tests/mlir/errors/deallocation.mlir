// What the verifier asks of indicators and of retains; the results of a retain are one for each memref.
// REFERENCE: none
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @wrong(%m: memref<4xi8>) {
  "deallocation.retain"(%m) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<4xi8>) -> ()
  return
}

// -----
func.func @wrong(%m: memref<4xi8>) {
  "deallocation.free"(%m) : (memref<4xi8>) -> ()
  return
}

// -----
func.func @wrong(%m: i8) {
  "deallocation.get_buffer"(%m) : (i8) -> index
  return
}

// -----
func.func @wrong(%m: i8) {
  "deallocation.retain"(%m) <{operandSegmentSizes = array<i32: 0, 1>}> : (i8) -> ()
  return
}

// -----
func.func @wrong(%m: memref<4xi8>) {
  "deallocation.retain"(%m) <{operandSegmentSizes = array<i32: 1, 1>}> : (memref<4xi8>) -> (!deallocation.ownership)
  return
}

// -----
func.func @wrong(%m: memref<4xi8>) {
  %0 = deallocation.retain(%m) of() : (memref<4xi8>) -> index
  return
}

// -----
func.func @wrong(%m: memref<4xi8>) {
  %0 = deallocation.retain(%m) of() : (memref<4xi8>, memref<4xi8>) -> !deallocation.ownership
  return
}

// -----
func.func @wrong(%m: memref<4xi8>) {
  %0 = deallocation.own(%m) : memref<4xi8>
  return
}

// -----
func.func @wrong(%m: !deallocation.foo) {
  return
}

// -----
func.func @wrong(%m: memref<4xi8>) {
  %0 = deallocation.sown %m : memref<4xi8>
  return
}

// -----
func.func @wrong(%m: memref<4xi8>) {
  %0 = "deallocation.own"(%m) : (memref<4xi8>) -> memref<4xi8>
  return
}

// CHECK: within split at {{.*}}deallocation.mlir:1 offset :6:3: error: 'deallocation.retain' op expected as many results as retained memrefs, 1, but got 0
// CHECK-NEXT: "deallocation.retain"(%m) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<4xi8>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:1 offset :6:3: note: see current operation: "deallocation.retain"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<4xi8>) -> ()
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:10 offset :3:3: error: 'deallocation.free' op operand #0 must be ownership indicator, but got 'memref<4xi8>'
// CHECK-NEXT: "deallocation.free"(%m) : (memref<4xi8>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:10 offset :3:3: note: see current operation: "deallocation.free"(%arg0) : (memref<4xi8>) -> ()
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:16 offset :3:3: error: 'deallocation.get_buffer' op operand #0 must be ranked or unranked memref of any type values or ownership indicator, but got 'i8'
// CHECK-NEXT: "deallocation.get_buffer"(%m) : (i8) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:16 offset :3:3: note: see current operation: %0 = "deallocation.get_buffer"(%arg0) : (i8) -> index
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:22 offset :3:3: error: 'deallocation.retain' op operand #0 must be variadic of ownership indicator, but got 'i8'
// CHECK-NEXT: "deallocation.retain"(%m) <{operandSegmentSizes = array<i32: 0, 1>}> : (i8) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:22 offset :3:3: note: see current operation: "deallocation.retain"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i8) -> ()
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:28 offset :3:3: error: 'deallocation.retain' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'
// CHECK-NEXT: "deallocation.retain"(%m) <{operandSegmentSizes = array<i32: 1, 1>}> : (memref<4xi8>) -> (!deallocation.ownership)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:28 offset :3:3: note: see current operation: %0 = "deallocation.retain"(%arg0) <{operandSegmentSizes = array<i32: 1, 1>}> : (memref<4xi8>) -> !deallocation.ownership
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:34 offset :3:8: error: 'deallocation.retain' op result #0 must be variadic of ownership indicator, but got 'index'
// CHECK-NEXT: %0 = deallocation.retain(%m) of() : (memref<4xi8>) -> index
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:34 offset :3:8: note: see current operation: %0 = "deallocation.retain"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<4xi8>) -> index
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:40 offset :3:8: error: custom op 'deallocation.retain' 1 operands present, but expected 2
// CHECK-NEXT: %0 = deallocation.retain(%m) of() : (memref<4xi8>, memref<4xi8>) -> !deallocation.ownership
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:46 offset :3:24: error: expected SSA operand
// CHECK-NEXT: %0 = deallocation.own(%m) : memref<4xi8>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:52 offset :2:36: error: unknown  type `foo` in dialect `deallocation`
// CHECK-NEXT: func.func @wrong(%m: !deallocation.foo) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:57 offset :3:8: error: custom op 'deallocation.sown' is unknown
// CHECK-NEXT: %0 = deallocation.sown %m : memref<4xi8>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:63 offset :3:8: error: 'deallocation.own' op result #0 must be ownership indicator, but got 'memref<4xi8>'
// CHECK-NEXT: %0 = "deallocation.own"(%m) : (memref<4xi8>) -> memref<4xi8>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}deallocation.mlir:63 offset :3:8: note: see current operation: %0 = "deallocation.own"(%arg0) : (memref<4xi8>) -> memref<4xi8>
