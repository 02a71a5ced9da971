// Functions by name: names that are none, and maps and operands that do not go with them.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise  ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind= ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=3 ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<foo> ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.type_fn<cast_signed> ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind="add" ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%A : tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = 3 ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [1] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d0 + d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%s, %s : f32, f32) outs(%s : f32)
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%s, %A : f32, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%m, %m : memref<4x8xf32>, memref<4x8xf32>) outs(%m, %m : memref<4x8xf32>, memref<4x8xf32>)
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise {a} kind=#linalg.elementwise_kind<add> ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> {kind = #linalg.elementwise_kind<mul>} ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = "linalg.elementwise"(%A, %C) <{kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: f32, %c: f32):
    linalg.yield %c : f32
  }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<8x4xf32>, %s: f32, %i: tensor<4x8xi32>, %p: tensor<4x8xi1>, %d: memref<f32>, %z: vector<4xf32>) {
  %0 = "linalg.elementwise"(%A, %C) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: f32, %c: f32):
    linalg.yield %c : f32
  }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %C: tensor<4x8xf32>) {
  %0 = "linalg.elementwise"(%A, %C) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], kind = 3 : i32, operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: f32, %c: f32):
    linalg.yield %c : f32
  }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%A: tensor<4x8xf32>, %C: tensor<4x8xf32>) {
  %0 = "linalg.elementwise"(%A, %C) <{kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: f32, %c: f32):
    linalg.yield %c : f32
  }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK: {{.*}}linalg-elementwise-errors.mlir:5:28: error: custom op 'linalg.elementwise' expected 'kind'
// CHECK-NEXT: %0 = linalg.elementwise  ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:12:31: error: expected '='
// CHECK-NEXT: %0 = linalg.elementwise kind ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:19:32: error: expected attribute value
// CHECK-NEXT: %0 = linalg.elementwise kind= ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:19:33: error: custom op 'linalg.elementwise' expected operation 'kind' attribute
// CHECK-NEXT: %0 = linalg.elementwise kind= ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:26:34: error: custom op 'linalg.elementwise' expected ElementwiseKind attribute
// CHECK-NEXT: %0 = linalg.elementwise kind=3 ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:33:57: error: expected ::mlir::linalg::ElementwiseKind to be one of: exp, log, abs, ceil, floor, negf, reciprocal, round, sqrt, rsqrt, square, tanh, erf, add, sub, mul, div, div_unsigned, max_signed, min_signed, max_unsigned, min_unsigned, powf, select
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<foo> ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:33:60: error: failed to parse ElementwiseKindAttr parameter 'value' which is to be a `::mlir::linalg::ElementwiseKind`
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<foo> ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:33:62: error: custom op 'linalg.elementwise' expected operation 'kind' attribute
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<foo> ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:40:61: error: custom op 'linalg.elementwise' expected ElementwiseKind attribute
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.type_fn<cast_signed> ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:47:38: error: custom op 'linalg.elementwise' expected ElementwiseKind attribute
// CHECK-NEXT: %0 = linalg.elementwise kind="add" ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:55:3: error: custom op 'linalg.elementwise' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:55:3: error: custom op 'linalg.elementwise' unable to parse elemwise op
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:62:3: error: custom op 'linalg.elementwise' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 3
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:62:3: error: custom op 'linalg.elementwise' unable to parse elemwise op
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:68:8: error: 'linalg.elementwise' op expected the number of indexing_map (1) to be equal to the number of input/output operands (3)
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:68:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.elementwise"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
// CHECK-NEXT: %1 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:75:79: error: expected attribute value
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:82:77: error: expected '['
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = 3 ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:89:80: error: custom op 'linalg.elementwise' expected affine map attribute
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [1] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:96:75: error: expected '='
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:103:8: error: 'linalg.elementwise' op expected operand #1 rank (2) to match the result rank of indexing_map (1)
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:103:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.elementwise"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
// CHECK-NEXT: %1 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:110:8: error: 'linalg.elementwise' op invalid indexing maps are non-invertible: ((d0, d1, d2) -> (d0, d1, d0, d1, d0, d1))
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:110:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.elementwise"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
// CHECK-NEXT: %1 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:117:8: error: 'linalg.elementwise' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 11, but found 8
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d0 + d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:117:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.elementwise"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d0 + d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
// CHECK-NEXT: %1 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:124:8: error: 'linalg.elementwise' op inferred input/output operand #1 has shape's dimension #0 to be 8, but found 4
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:124:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.elementwise"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
// CHECK-NEXT: %1 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:131:8: error: 'linalg.elementwise' op inferred input/output operand #2 has shape's dimension #0 to be 8, but found 4
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>] ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:131:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.elementwise"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
// CHECK-NEXT: %1 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:139:3: error: custom op 'linalg.elementwise' return type needs to be shaped type
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:145:8: error: 'linalg.elementwise' op expected operand #0 rank (0) to match the result rank of indexing_map (2)
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%s, %A : f32, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:145:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.elementwise"(%arg5, %arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
// CHECK-NEXT: %1 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (f32, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:153:3: error: custom op 'linalg.elementwise' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 4
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:153:3: error: custom op 'linalg.elementwise' unable to parse elemwise op
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:159:27: error: custom op 'linalg.elementwise' expected 'kind'
// CHECK-NEXT: %0 = linalg.elementwise {a} kind=#linalg.elementwise_kind<add> ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:166:8: error: custom op 'linalg.elementwise' attribute 'kind' occurs more than once in the attribute list
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> {kind = #linalg.elementwise_kind<mul>} ins(%A, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:173:8: error: 'linalg.elementwise' op expected the number of indexing_map (0) to be equal to the number of input/output operands (2)
// CHECK-NEXT: %0 = "linalg.elementwise"(%A, %C) <{kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:173:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.elementwise"(%arg0, %arg2) <{kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg10: f32, %arg11: f32):
// CHECK-NEXT: "linalg.yield"(%arg11) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:183:8: error: 'linalg.elementwise' op requires attribute 'kind'
// CHECK-NEXT: %0 = "linalg.elementwise"(%A, %C) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:183:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.elementwise"(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg10: f32, %arg11: f32):
// CHECK-NEXT: "linalg.yield"(%arg11) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:193:8: error: invalid properties {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], kind = 3 : i32, operandSegmentSizes = array<i32: 1, 1>} for op linalg.elementwise: Invalid attribute `kind` in property conversion: 3 : i32
// CHECK-NEXT: %0 = "linalg.elementwise"(%A, %C) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], kind = 3 : i32, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:203:8: error: 'linalg.elementwise' op expected the number of indexing_map (0) to be equal to the number of input/output operands (2)
// CHECK-NEXT: %0 = "linalg.elementwise"(%A, %C) <{kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}linalg-elementwise-errors.mlir:203:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.elementwise"(%arg0, %arg1) <{kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT: "linalg.yield"(%arg3) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
