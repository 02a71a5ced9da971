// Deallocations, clones and conversions that are not valid.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  bufferization.dealloc (%m : memref<2xf32>) if (%c, %c)
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<2xf32>, i1, memref<2xf32>) -> ()
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %1 = bufferization.clone %m : memref<2xf32> to memref<3xi32>
  %2 = "bufferization.to_tensor"(%m) : (memref<2xf32>) -> tensor<3xf32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %2 = "bufferization.to_tensor"(%m) : (memref<2xf32>) -> tensor<2xi32>
  return
}

// -----
func.func @f(%c: i1, %m: memref<2xf32>, %s: memref<4x8xf32>, %n: index) {
  %2 = "bufferization.to_tensor"(%m) : (memref<2xf32>) -> tensor<?xf32>
  return
}

// -----
func.func @f(%m: memref<2x2xf32>, %i: index) {
  %1 = bufferization.to_memref %i : memref<2xf32>
  return
}

// -----
func.func @f(%m: memref<2x2xf32>, %i: index) {
  %1 = bufferization.to_tensor %m : tensor<2xf32>
  return
}

// -----
func.func @f(%m: memref<2x2xf32>, %i: index) {
  %1 = bufferization.alloc_tensor() : tensor<?xf32>
  return
}

// -----
func.func @f(%m: memref<2x2xf32>, %i: index, %c: i1) {
  bufferization.dealloc (%i : index) if (%c)
  return
}

// -----
func.func @f(%m: memref<2x2xf32>, %i: index, %c: i1) {
  bufferization.dealloc (%m : memref<2x2xf32>) if (%i)
  return
}

// -----
func.func @f(%m: memref<2x2xf32>, %i: index, %c: i1) {
  bufferization.dealloc (%m, %m : memref<2x2xf32>) if (%c)
  return
}

// -----
func.func @f(%m: memref<2x2xf32>, %i: index, %c: i1) {
  %0 = bufferization.dealloc (%m : memref<2x2xf32>) if (%c)
  return
}

// -----
func.func @f(%m: memref<2x2xf32>, %i: index, %c: i1) {
  %0 = bufferization.clone %i : index to memref<2xf32>
  return
}

// -----
func.func @f(%i: index) {
 %1 = bufferization.to_memref %i : tensor<2xf32>
 return
}

// -----
func.func @f(%m: memref<2xf32>, %t: tensor<2xf32>, %u: tensor<3xf32>) {
 bufferization.materialize_in_destination %t in %m : (tensor<2xf32>, memref<2xf32>) -> ()
 return
}

// -----
func.func @f(%m: memref<2xf32>, %t: tensor<2xf32>, %u: tensor<3xf32>) {
 %x = bufferization.materialize_in_destination %t in %u : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
 return
}

// -----
func.func @f(%m: memref<2xf32>, %t: tensor<2xf32>, %u: tensor<3xf32>) {
 %x = bufferization.alloc_tensor() copy(%t) : tensor<3xf32>
 return
}

// CHECK: within split at {{.*}}verifier-bufferization.mlir:1 offset :5:3: error: 'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate
// CHECK-NEXT: bufferization.dealloc (%m : memref<2xf32>) if (%c, %c)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:1 offset :5:3: note: see current operation: "bufferization.dealloc"(%arg1, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<2xf32>, i1, i1) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:9 offset :3:3: error: 'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands
// CHECK-NEXT: "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<2xf32>, i1, memref<2xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:9 offset :3:3: note: see current operation: "bufferization.dealloc"(%arg1, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<2xf32>, i1, memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:15 offset :4:8: error: 'bufferization.to_tensor' op failed to verify that result type matches tensor equivalent of 'memref'
// CHECK-NEXT: %2 = "bufferization.to_tensor"(%m) : (memref<2xf32>) -> tensor<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:15 offset :4:8: note: see current operation: %1 = "bufferization.to_tensor"(%arg1) : (memref<2xf32>) -> tensor<3xf32>
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:22 offset :3:8: error: 'bufferization.to_tensor' op failed to verify that result type matches tensor equivalent of 'memref'
// CHECK-NEXT: %2 = "bufferization.to_tensor"(%m) : (memref<2xf32>) -> tensor<2xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:22 offset :3:8: note: see current operation: %0 = "bufferization.to_tensor"(%arg1) : (memref<2xf32>) -> tensor<2xi32>
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:28 offset :3:8: error: 'bufferization.to_tensor' op failed to verify that result type matches tensor equivalent of 'memref'
// CHECK-NEXT: %2 = "bufferization.to_tensor"(%m) : (memref<2xf32>) -> tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:28 offset :3:8: note: see current operation: %0 = "bufferization.to_tensor"(%arg1) : (memref<2xf32>) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:34 offset :3:32: error: use of value '%i' expects different type than prior uses: 'tensor<2xf32>' vs 'index'
// CHECK-NEXT: %1 = bufferization.to_memref %i : memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:34 offset :2:35: note: prior use here
// CHECK-NEXT: func.func @f(%m: memref<2x2xf32>, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:40 offset :3:37: error: custom op 'bufferization.to_tensor' invalid kind of type specified
// CHECK-NEXT: %1 = bufferization.to_tensor %m : tensor<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:46 offset :3:8: error: expected 1 dynamic sizes
// CHECK-NEXT: %1 = bufferization.alloc_tensor() : tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:46 offset :3:8: note: see current operation: %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:52 offset :3:3: error: 'bufferization.dealloc' op operand #0 must be variadic of ranked or unranked memref of any type values, but got 'index'
// CHECK-NEXT: bufferization.dealloc (%i : index) if (%c)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:52 offset :3:3: note: see current operation: "bufferization.dealloc"(%arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (index, i1) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:58 offset :3:52: error: use of value '%i' expects different type than prior uses: 'i1' vs 'index'
// CHECK-NEXT: bufferization.dealloc (%m : memref<2x2xf32>) if (%i)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:58 offset :2:35: note: prior use here
// CHECK-NEXT: func.func @f(%m: memref<2x2xf32>, %i: index, %c: i1) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:64 offset :3:26: error: custom op 'bufferization.dealloc' 2 operands present, but expected 1
// CHECK-NEXT: bufferization.dealloc (%m, %m : memref<2x2xf32>) if (%c)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:70 offset :3:3: error: cannot name an operation with no results
// CHECK-NEXT: %0 = bufferization.dealloc (%m : memref<2x2xf32>) if (%c)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:76 offset :3:33: error: custom op 'bufferization.clone' invalid kind of type specified
// CHECK-NEXT: %0 = bufferization.clone %i : index to memref<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:82 offset :3:36: error: custom op 'bufferization.to_memref' invalid kind of type specified
// CHECK-NEXT: %1 = bufferization.to_memref %i : tensor<2xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:88 offset :3:2: error: 'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type
// CHECK-NEXT: bufferization.materialize_in_destination %t in %m : (tensor<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:88 offset :3:2: note: see current operation: "bufferization.materialize_in_destination"(%arg1, %arg0) : (tensor<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:94 offset :3:7: error: 'bufferization.materialize_in_destination' op source/destination shapes are incompatible
// CHECK-NEXT: %x = bufferization.materialize_in_destination %t in %u : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:94 offset :3:7: note: see current operation: %0 = "bufferization.materialize_in_destination"(%arg1, %arg2) : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:100 offset :3:41: error: use of value '%t' expects different type than prior uses: 'tensor<3xf32>' vs 'tensor<2xf32>'
// CHECK-NEXT: %x = bufferization.alloc_tensor() copy(%t) : tensor<3xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}verifier-bufferization.mlir:100 offset :2:33: note: prior use here
// CHECK-NEXT: func.func @f(%m: memref<2xf32>, %t: tensor<2xf32>, %u: tensor<3xf32>) {
// CHECK-NEXT: ^
