// What upstream's parsers look at when they have read all of the op.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @a(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], reed, locality<2>, data : memref<4xf32
  return
}

// -----

func.func @b(%m: memref<4xf32>, %i: index) {
  affine.prefetch %m[%i], reed, locality<2>, data : memref<4xi32>
  return
}

// -----

func.func @c(%a: vector<4xf32>, %f: f32) {
  %0 = vector.contract {indexing_maps = [], iterator_types = ["paralel"]} %a, %a, : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @d(%a: vector<4xf32>, %f: f32) {
  %0 = vector.contract {indexing_maps = [], iterator_types = ["parallel"]} %a, %a, %f, %a : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @e(%v: !async.value<f32>) {
  %0 = async.runtime.load %v : value<f32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.map { math.absf } ins(%a : memref<4xf32>) os(%a : memref<4xf32>)
  return
}

// -----

func.func @g(%a: memref<4xf32>) {
  linalg.map ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) [%x: f32) { linalg.yield %x : f32 }
  return
}

// CHECK: within split at {{.*}}words-at-the-end.mlir:1 offset :5:65: error: expected ',' or '>' in memref type
// CHECK-NEXT: memref.prefetch %m[%i], reed, locality<2>, data : memref<4xf32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}words-at-the-end.mlir:9 offset :4:19: error: use of value '%m' expects different type than prior uses: 'memref<4xi32>' vs 'memref<4xf32>'
// CHECK-NEXT: affine.prefetch %m[%i], reed, locality<2>, data : memref<4xi32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}words-at-the-end.mlir:9 offset :3:14: note: prior use here
// CHECK-NEXT: func.func @b(%m: memref<4xf32>, %i: index) {
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}words-at-the-end.mlir:16 offset :4:82: error: expected SSA operand
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [], iterator_types = ["paralel"]} %a, %a, : vector<4xf32>, vector<4xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}words-at-the-end.mlir:23 offset :4:8: error: custom op 'vector.contract' expected zero or exactly 2 vector mask operands
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [], iterator_types = ["parallel"]} %a, %a, %f, %a : vector<4xf32>, vector<4xf32> into f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}words-at-the-end.mlir:30 offset :4:31: error: expected '<'
// CHECK-NEXT: %0 = async.runtime.load %v : value<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}words-at-the-end.mlir:30 offset :4:8: error: custom op 'async.runtime.load' failed to parse async value type
// CHECK-NEXT: %0 = async.runtime.load %v : value<f32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}words-at-the-end.mlir:37 offset :4:52: error: custom op 'os' is unknown (tried 'func.os' as well)
// CHECK-NEXT: linalg.map { math.absf } ins(%a : memref<4xf32>) os(%a : memref<4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}words-at-the-end.mlir:44 offset :4:62: error: expected '(' in argument list
// CHECK-NEXT: linalg.map ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) [%x: f32) { linalg.yield %x : f32 }
// CHECK-NEXT: ^
