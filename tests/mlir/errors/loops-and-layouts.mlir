// Texts and places of errors in loops, and in memrefs whose layouts are maps.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @to() {
  affine.for %i = 0 until 8 {
  }
  return
}

// -----

func.func @step(%n: index) {
  affine.for %i = 0 to 8 step %n {
  }
  return
}

// -----

func.func @step() {
  affine.for %i = 0 to 8 step - -2 {
  }
  return
}

// -----

func.func @step() {
  affine.for %i = 0 to 8 step "two" {
  }
  return
}

// -----

func.func @subscripts(%m: memref<8xf32>) {
  %0 = affine.load %m : memref<8xf32>
  return
}

// -----

func.func @reduction() {
  %0 = affine.parallel (%i) = (0) to (8) reduce ("addf") -> (i64) {
    %one = arith.constant 1 : i64
    affine.yield %one : i64
  }
  return
}

// -----

func.func @reduction() {
  %0 = affine.parallel (%i) = (0) to (8) reduce ("maxs") -> (i64) {
    %one = arith.constant 1 : i64
    affine.yield %one : i64
  }
  return
}

// -----

// What a loop inserts into is one of its outputs.
func.func @outputs(%from: tensor<64xf16>, %to: tensor<64xf16>) {
  %0 = scf.forall (%i) in (64) shared_outs(%out = %to) -> (tensor<64xf16>) {
    %1 = tensor.extract_slice %from[%i] [1] [1] : tensor<64xf16> to tensor<1xf16>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %out[%i] [1] [1] : tensor<1xf16> into tensor<64xf16>
      tensor.parallel_insert_slice %1 into %to[%i] [1] [1] : tensor<1xf16> into tensor<64xf16>
    }
  }
  return
}

// -----

// Elements that would be in one place are no strides.
func.func @aliasing(%m: memref<?xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?xf32> to memref<4x4xf32, affine_map<(i, j) -> (j)>>
  return
}

// -----

memref.global @text : memref<3xi8> = "abc"

// -----

// An identity needs no symbols, whatever it declares; another map does.
func.func @symbols(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32, affine_map<(i)[s] -> (i)>>
  %1 = memref.alloc(%n) : memref<?xf32, affine_map<(i)[s] -> (i + 1)>>
  return
}

// CHECK: within split at {{.*}}loops-and-layouts.mlir:1 offset :5:21: error: custom op 'affine.for' expected 'to' between bounds
// CHECK-NEXT: affine.for %i = 0 until 8 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:10 offset :4:30: error: expected attribute value
// CHECK-NEXT: affine.for %i = 0 to 8 step %n {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:18 offset :4:32: error: expected constant integer or floating point value
// CHECK-NEXT: affine.for %i = 0 to 8 step - -2 {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:26 offset :4:31: error: custom op 'affine.for' invalid kind of attribute specified
// CHECK-NEXT: affine.for %i = 0 to 8 step "two" {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:34 offset :4:22: error: expected '[' in affine map
// CHECK-NEXT: %0 = affine.load %m : memref<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:41 offset :4:8: error: 'affine.parallel' op result type cannot match reduction attribute
// CHECK-NEXT: %0 = affine.parallel (%i) = (0) to (8) reduce ("addf") -> (i64) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:41 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({
// CHECK-NEXT: ^bb0(%arg0: index):
// CHECK-NEXT: %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
// CHECK-NEXT: "affine.yield"(%1) : (i64) -> ()
// CHECK-NEXT: }) : () -> i64
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:51 offset :4:8: error: 'affine.parallel' op result type cannot match reduction attribute
// CHECK-NEXT: %0 = affine.parallel (%i) = (0) to (8) reduce ("maxs") -> (i64) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:51 offset :4:8: note: see current operation:
// CHECK-NEXT: %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [4], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8)>}> ({
// CHECK-NEXT: ^bb0(%arg0: index):
// CHECK-NEXT: %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
// CHECK-NEXT: "affine.yield"(%1) : (i64) -> ()
// CHECK-NEXT: }) : () -> i64
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:61 offset :9:7: error: 'tensor.parallel_insert_slice' op may only insert into an output block argument
// CHECK-NEXT: tensor.parallel_insert_slice %1 into %to[%i] [1] [1] : tensor<1xf16> into tensor<64xf16>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:61 offset :9:7: note: see current operation: "tensor.parallel_insert_slice"(%1, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf16>, tensor<64xf16>, index) -> ()
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:75 offset :5:8: error: expected result type to have strided layout but found 'memref<4x4xf32, affine_map<(d0, d1) -> (d1)>>'
// CHECK-NEXT: %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?xf32> to memref<4x4xf32, affine_map<(i, j) -> (j)>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:75 offset :5:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 4, 1>}> : (memref<?xf32>) -> memref<4x4xf32, affine_map<(d0, d1) -> (d1)>>
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:83 offset :3:1: error: custom op 'memref.global' initial value should be a unit or elements attribute
// CHECK-NEXT: memref.global @text : memref<3xi8> = "abc"
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:87 offset :6:8: error: 'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0
// CHECK-NEXT: %1 = memref.alloc(%n) : memref<?xf32, affine_map<(i)[s] -> (i + 1)>>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}loops-and-layouts.mlir:87 offset :6:8: note: see current operation: %1 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + 1)>>
