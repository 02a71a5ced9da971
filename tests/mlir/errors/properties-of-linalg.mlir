// Properties that are no dictionary are looked at when the rest of the op is read.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @rest_is_wrong() {
  %0 = linalg.map <1> : i32
  return
}

// -----

func.func @broadcast(%a: memref<4x4xf32>) {
  linalg.broadcast <1> ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) dimensions = []
  return
}

// -----

func.func @reduce(%a: memref<4x4xf32>) {
  linalg.reduce <@a> ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) dimensions = []
    (%c: f32, %d: f32) { linalg.yield %c : f32 }
  return
}


// -----

func.func @location(%a: memref<4x4xf32>) {
  linalg.broadcast <1> ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) dimensions = [] loc("x":1:2)
  return
}

// -----

func.func @no_location(%a: memref<4x4xf32>) {
  linalg.broadcast <1> ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) dimensions = [] loc
  return
}

// CHECK: within split at {{.*}}properties-of-linalg.mlir:1 offset :5:22: error: expected '(' in argument list
// CHECK-NEXT: %0 = linalg.map <1> : i32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}properties-of-linalg.mlir:9 offset :4:3: error: invalid properties 1 : i64 for op linalg.broadcast: expected DictionaryAttr to set properties
// CHECK-NEXT: linalg.broadcast <1> ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) dimensions = []
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}properties-of-linalg.mlir:16 offset :4:3: error: invalid properties @a for op linalg.reduce: expected DictionaryAttr to set properties
// CHECK-NEXT: linalg.reduce <@a> ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) dimensions = []
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}properties-of-linalg.mlir:25 offset :4:3: error: invalid properties 1 : i64 for op linalg.broadcast: expected DictionaryAttr to set properties
// CHECK-NEXT: linalg.broadcast <1> ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) dimensions = [] loc("x":1:2)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}properties-of-linalg.mlir:32 offset :4:96: error: expected '(' in location
// CHECK-NEXT: linalg.broadcast <1> ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) dimensions = [] loc
// CHECK-NEXT: ^
