// What a dialect's parser says of a word that it does not know is not said of the op; which words
// an attribute of linalg may be.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @flag(%f: f32) {
  %0 = arith.addf %f, %f {fastmath = #arith.fastmath<foo>} : f32
  return
}

// -----

func.func @bare_flag(%f: f32) {
  %0 = arith.addf %f, %f fastmath<foo> : f32
  return
}

// -----

func.func @cast_word(%a: memref<4x4xf32>) {
  linalg.matmul {cast = #linalg.type_fn<exp>} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @cast_number(%a: memref<4x4xf32>) {
  linalg.matmul {cast = 3} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @cast_of_another_kind(%a: memref<4x4xf32>) {
  linalg.matmul {cast = #linalg.unary_fn<exp>} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @unary(%a: memref<4x4xf32>) {
  linalg.elemwise_unary {fun = 3} ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @binary(%a: memref<4x4xf32>) {
  linalg.elemwise_binary {fun = #linalg.unary_fn<exp>} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// CHECK: within split at {{.*}}dialect-words.mlir:1 offset :6:54: error: expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
// CHECK-NEXT: %0 = arith.addf %f, %f {fastmath = #arith.fastmath<foo>} : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-words.mlir:1 offset :6:57: error: failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
// CHECK-NEXT: %0 = arith.addf %f, %f {fastmath = #arith.fastmath<foo>} : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-words.mlir:10 offset :4:35: error: custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
// CHECK-NEXT: %0 = arith.addf %f, %f fastmath<foo> : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-words.mlir:10 offset :4:38: error: custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
// CHECK-NEXT: %0 = arith.addf %f, %f fastmath<foo> : f32
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-words.mlir:17 offset :4:41: error: expected ::mlir::linalg::TypeFn to be one of: cast_signed, cast_unsigned
// CHECK-NEXT: linalg.matmul {cast = #linalg.type_fn<exp>} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-words.mlir:17 offset :4:44: error: failed to parse TypeFnAttr parameter 'value' which is to be a `::mlir::linalg::TypeFn`
// CHECK-NEXT: linalg.matmul {cast = #linalg.type_fn<exp>} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-words.mlir:24 offset :4:17: error: custom op 'linalg.matmul' 'linalg.matmul' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1
// CHECK-NEXT: linalg.matmul {cast = 3} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-words.mlir:31 offset :4:17: error: custom op 'linalg.matmul' 'linalg.matmul' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1
// CHECK-NEXT: linalg.matmul {cast = #linalg.unary_fn<exp>} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-words.mlir:38 offset :4:25: error: custom op 'linalg.elemwise_unary' 'linalg.elemwise_unary' op attribute 'fun' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
// CHECK-NEXT: linalg.elemwise_unary {fun = 3} ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}dialect-words.mlir:45 offset :4:26: error: custom op 'linalg.elemwise_binary' 'linalg.elemwise_binary' op attribute 'fun' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
// CHECK-NEXT: linalg.elemwise_binary {fun = #linalg.unary_fn<exp>} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
// CHECK-NEXT: ^
