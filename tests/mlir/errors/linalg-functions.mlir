// Functions of linalg's named ops on elements that they are not made for.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s --check-prefix=NEW

func.func @exp(%a: memref<3xi32>) {
  linalg.exp ins(%a : memref<3xi32>) outs(%a : memref<3xi32>)
  return
}

// -----
func.func @square(%a: memref<3xcomplex<f32>>) {
  linalg.square ins(%a : memref<3xcomplex<f32>>) outs(%a : memref<3xcomplex<f32>>)
  return
}

// -----
func.func @reciprocal(%a: memref<3xi32>) {
  linalg.reciprocal ins(%a : memref<3xi32>) outs(%a : memref<3xi32>)
  return
}

// -----
func.func @reciprocal(%a: memref<3xvector<2xf32>>) {
  linalg.reciprocal ins(%a : memref<3xvector<2xf32>>) outs(%a : memref<3xvector<2xf32>>)
  return
}

// -----
func.func @sub(%a: memref<3xi1>) {
  linalg.sub ins(%a, %a : memref<3xi1>, memref<3xi1>) outs(%a : memref<3xi1>)
  return
}

// -----
func.func @div(%a: memref<3xi1>) {
  linalg.div ins(%a, %a : memref<3xi1>, memref<3xi1>) outs(%a : memref<3xi1>)
  return
}

// -----
func.func @div_unsigned(%a: memref<3xf32>) {
  linalg.div_unsigned ins(%a, %a : memref<3xf32>, memref<3xf32>) outs(%a : memref<3xf32>)
  return
}

// -----
func.func @div_unsigned(%a: memref<3xi1>) {
  linalg.div_unsigned ins(%a, %a : memref<3xi1>, memref<3xi1>) outs(%a : memref<3xi1>)
  return
}

// -----
func.func @max(%a: memref<3xcomplex<f32>>) {
  linalg.max ins(%a, %a : memref<3xcomplex<f32>>, memref<3xcomplex<f32>>) outs(%a : memref<3xcomplex<f32>>)
  return
}

// -----
func.func @powf(%a: memref<3xi32>) {
  linalg.powf ins(%a, %a : memref<3xi32>, memref<3xi32>) outs(%a : memref<3xi32>)
  return
}

// -----
func.func @add(%a: memref<3xindex>) {
  linalg.add ins(%a, %a : memref<3xindex>, memref<3xindex>) outs(%a : memref<3xindex>)
  return
}

// -----
func.func @mul(%a: memref<3xi1>) {
  linalg.mul ins(%a, %a : memref<3xi1>, memref<3xi1>) outs(%a : memref<3xi1>)
  return
}

// -----
func.func @unsigned_maxima(%a: memref<1x4x4x1xf32>, %window: memref<2x2xf32>, %out: memref<1x3x3x1xf32>) {
  linalg.pooling_nhwc_max_unsigned ins(%a, %window : memref<1x4x4x1xf32>, memref<2x2xf32>) outs(%out : memref<1x3x3x1xf32>)
  return
}

// -----
func.func @unsigned_maxima(%a: memref<1x4x4x1xi1>, %window: memref<2x2xi1>, %out: memref<1x3x3x1xi1>) {
  linalg.pooling_nhwc_max_unsigned ins(%a, %window : memref<1x4x4x1xi1>, memref<2x2xi1>) outs(%out : memref<1x3x3x1xi1>)
  return
}

// -----
func.func @unsigned_maxima(%a: memref<1x4x4x1xi8>, %window: memref<2x2xi8>, %out: memref<1x3x3x1xi8>) {
  linalg.pooling_nhwc_max_unsigned ins(%a, %window : memref<1x4x4x1xi8>, memref<2x2xi8>) outs(%out : memref<1x3x3x1xi8>)
  return
}

// CHECK: <unknown>:0: error: 'math.exp' op operand #0 must be floating-point-like, but got 'i32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "math.exp"(%arg1) <{fastmath = #arith.fastmath<none>}> : (i32) -> i32
// CHECK-NEXT: <unknown>:0: error: 'arith.mulf' op operand #0 must be floating-point-like, but got 'complex<f32>'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.mulf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT: <unknown>:0: error: 'arith.divf' op operand #0 must be floating-point-like, but got 'i32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %1 = "arith.divf"(%0, %arg1) <{fastmath = #arith.fastmath<none>}> : (i32, i32) -> i32
// CHECK-NEXT: <unknown>:0: error: 'arith.divui' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.divui"(%arg1, %arg2) : (f32, f32) -> f32
// CHECK-NEXT: <unknown>:0: error: 'arith.maxsi' op operand #0 must be signless-integer-like, but got 'complex<f32>'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.maxsi"(%arg1, %arg2) : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT: <unknown>:0: error: 'math.powf' op operand #0 must be floating-point-like, but got 'i32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "math.powf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (i32, i32) -> i32

// NEW: {{.*}}linalg-functions.mlir:6:14: error: custom op 'linalg.exp' unsupported non numeric type
// NEW-NEXT: linalg.exp ins(%a : memref<3xi32>) outs(%a : memref<3xi32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-functions.mlir:12:17: error: custom op 'linalg.square' unsupported non numeric type
// NEW-NEXT: linalg.square ins(%a : memref<3xcomplex<f32>>) outs(%a : memref<3xcomplex<f32>>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-functions.mlir:18:21: error: custom op 'linalg.reciprocal' unsupported non numeric type
// NEW-NEXT: linalg.reciprocal ins(%a : memref<3xi32>) outs(%a : memref<3xi32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-functions.mlir:24:21: error: custom op 'linalg.reciprocal' unsupported non numeric type
// NEW-NEXT: linalg.reciprocal ins(%a : memref<3xvector<2xf32>>) outs(%a : memref<3xvector<2xf32>>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-functions.mlir:30:14: error: custom op 'linalg.sub' unsupported operation: sub with bools
// NEW-NEXT: linalg.sub ins(%a, %a : memref<3xi1>, memref<3xi1>) outs(%a : memref<3xi1>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-functions.mlir:36:14: error: custom op 'linalg.div' unsupported operation: div with bools
// NEW-NEXT: linalg.div ins(%a, %a : memref<3xi1>, memref<3xi1>) outs(%a : memref<3xi1>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-functions.mlir:42:23: error: custom op 'linalg.div_unsigned' unsupported operation: unsigned div not on uint
// NEW-NEXT: linalg.div_unsigned ins(%a, %a : memref<3xf32>, memref<3xf32>) outs(%a : memref<3xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-functions.mlir:48:23: error: custom op 'linalg.div_unsigned' unsupported operation: unsigned div not on uint
// NEW-NEXT: linalg.div_unsigned ins(%a, %a : memref<3xi1>, memref<3xi1>) outs(%a : memref<3xi1>)
// NEW-NEXT: ^
// NEW-NEXT: <unknown>:0: error: 'arith.maxsi' op operand #0 must be signless-integer-like, but got 'complex<f32>'
// NEW-NEXT: <unknown>:0: note: see current operation: %0 = "arith.maxsi"(%arg1, %arg2) : (complex<f32>, complex<f32>) -> complex<f32>
// NEW-NEXT: <unknown>:0: error: 'math.powf' op operand #0 must be floating-point-like, but got 'i32'
// NEW-NEXT: <unknown>:0: note: see current operation: %0 = "math.powf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (i32, i32) -> i32
// NEW-NEXT: {{.*}}linalg-functions.mlir:66:14: error: custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'
// NEW-NEXT: linalg.add ins(%a, %a : memref<3xindex>, memref<3xindex>) outs(%a : memref<3xindex>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-functions.mlir:78:36: error: custom op 'linalg.pooling_nhwc_max_unsigned' unsupported operation: unsigned max not on uint
// NEW-NEXT: linalg.pooling_nhwc_max_unsigned ins(%a, %window : memref<1x4x4x1xf32>, memref<2x2xf32>) outs(%out : memref<1x3x3x1xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-functions.mlir:84:36: error: custom op 'linalg.pooling_nhwc_max_unsigned' unsupported operation: unsigned max not on uint
// NEW-NEXT: linalg.pooling_nhwc_max_unsigned ins(%a, %window : memref<1x4x4x1xi1>, memref<2x2xi1>) outs(%out : memref<1x3x3x1xi1>)
// NEW-NEXT: ^
