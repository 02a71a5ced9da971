// Inputs of two kinds, results that are not what is written to, and kinds of loops that are none.
// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s --check-prefix=NEW

func.func @mixed(%f: memref<3xf32>, %i: memref<3xi32>, %o: memref<3xf32>) {
  linalg.add ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
  return
}

// -----
func.func @mixed(%f: memref<3xf32>, %i: memref<3xi32>, %o: memref<3xf32>) {
  linalg.add ins(%i, %f : memref<3xi32>, memref<3xf32>) outs(%o : memref<3xf32>)
  return
}

// -----
func.func @mixed(%f: memref<3xf32>, %i: memref<3xi32>, %o: memref<3xf32>) {
  linalg.sub ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
  return
}

// -----
func.func @mixed(%f: memref<3xf32>, %i: memref<3xi32>, %o: memref<3xf32>) {
  linalg.mul ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
  return
}

// -----
func.func @mixed(%f: memref<3xf32>, %i: memref<3xi32>, %o: memref<3xf32>) {
  linalg.div ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
  return
}

// -----
func.func @mixed(%f: memref<3xf32>, %i: memref<3xi32>, %o: memref<3xf32>) {
  linalg.div_unsigned ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
  return
}

// -----
func.func @mixed(%f: memref<3xf32>, %i: memref<3xi32>, %o: memref<3xf32>) {
  linalg.max ins(%i, %f : memref<3xi32>, memref<3xf32>) outs(%o : memref<3xf32>)
  return
}

// -----
func.func @mixed(%f: memref<3xf32>, %i: memref<3xi32>, %o: memref<3xf32>) {
  linalg.min ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
  return
}

// -----
func.func @mixed(%f: memref<3xf32>, %i: memref<3xi32>, %o: memref<3xf32>) {
  linalg.powf ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
  return
}

// -----
func.func @mixed(%f: memref<3xcomplex<f32>>, %i: memref<3xi32>, %o: memref<3xf32>) {
  linalg.add ins(%f, %i : memref<3xcomplex<f32>>, memref<3xi32>) outs(%o : memref<3xf32>)
  return
}

// -----
func.func @mixed(%f: memref<3xcomplex<f32>>, %i: memref<3xf32>, %o: memref<3xf32>) {
  linalg.add ins(%f, %i : memref<3xcomplex<f32>>, memref<3xf32>) outs(%o : memref<3xf32>)
  return
}

// -----
func.func @results(%m: memref<?x?xf32>, %t: tensor<?x?xf32>) {
  %0 = linalg.matmul ins(%m, %m : memref<?x?xf32>, memref<?x?xf32>) outs(%t : tensor<?x?xf32>) -> tensor<?xf32>
  return
}

// -----
func.func @tensors_and_memrefs(%m: memref<?x?xf32>, %t: tensor<?x?xf32>) {
  linalg.matmul ins(%t, %t : tensor<?x?xf32>, tensor<?x?xf32>) outs(%m : memref<?x?xf32>)
  return
}

// -----
func.func @windows(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["window"]}
      ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: <unknown>:0: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (f32, i32) -> f32
// CHECK-NEXT: <unknown>:0: error: 'arith.addi' op operand #1 must be signless-integer-like, but got 'f32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, f32) -> i32
// CHECK-NEXT: <unknown>:0: error: 'arith.subi' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.subi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (f32, i32) -> f32
// CHECK-NEXT: <unknown>:0: error: 'arith.muli' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.muli"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (f32, i32) -> f32
// CHECK-NEXT: <unknown>:0: error: 'arith.divsi' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.divsi"(%arg3, %arg4) : (f32, i32) -> f32
// CHECK-NEXT: <unknown>:0: error: 'arith.divui' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.divui"(%arg3, %arg4) : (f32, i32) -> f32
// CHECK-NEXT: <unknown>:0: error: 'arith.maxsi' op operand #1 must be signless-integer-like, but got 'f32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.maxsi"(%arg3, %arg4) : (i32, f32) -> i32
// CHECK-NEXT: <unknown>:0: error: 'arith.minsi' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.minsi"(%arg3, %arg4) : (f32, i32) -> f32
// CHECK-NEXT: <unknown>:0: error: 'math.powf' op operand #1 must be floating-point-like, but got 'i32'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "math.powf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
// CHECK-NEXT: <unknown>:0: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'complex<f32>'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (complex<f32>, i32) -> complex<f32>
// CHECK-NEXT: <unknown>:0: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'complex<f32>'
// CHECK-NEXT: <unknown>:0: note: see current operation: %0 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (complex<f32>, f32) -> complex<f32>
// CHECK-NEXT: within split at {{.*}}linalg-mixtures.mlir:70 offset :3:8: error: 'linalg.matmul' op expected type of operand #2 ('tensor<?x?xf32>') to match type of corresponding result ('tensor<?xf32>')
// CHECK-NEXT: %0 = linalg.matmul ins(%m, %m : memref<?x?xf32>, memref<?x?xf32>) outs(%t : tensor<?x?xf32>) -> tensor<?xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-mixtures.mlir:70 offset :3:8: note: see current operation:
// CHECK-NEXT: %0 = "linalg.matmul"(%arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
// CHECK-NEXT: %1 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %2 = "arith.addf"(%arg4, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%2) : (f32) -> ()
// CHECK-NEXT: }) : (memref<?x?xf32>, memref<?x?xf32>, tensor<?x?xf32>) -> tensor<?xf32>
// CHECK-NEXT: within split at {{.*}}linalg-mixtures.mlir:76 offset :3:3: error: 'linalg.matmul' op expected to have pure tensor or buffer semantics
// CHECK-NEXT: linalg.matmul ins(%t, %t : tensor<?x?xf32>, tensor<?x?xf32>) outs(%m : memref<?x?xf32>)
// CHECK-NEXT: ^
// CHECK-NEXT: within split at {{.*}}linalg-mixtures.mlir:76 offset :3:3: note: see current operation:
// CHECK-NEXT: "linalg.matmul"(%arg1, %arg1, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
// CHECK-NEXT: %0 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: %1 = "arith.addf"(%arg4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (tensor<?x?xf32>, tensor<?x?xf32>, memref<?x?xf32>) -> ()
// CHECK-NEXT: within split at {{.*}}linalg-mixtures.mlir:82 offset :4:7: error: custom op 'linalg.generic' unexpected iterator_type (window)
// CHECK-NEXT: ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
// CHECK-NEXT: ^

// NEW: {{.*}}linalg-mixtures.mlir:6:14: error: custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'
// NEW-NEXT: linalg.add ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:12:14: error: custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'i32' and 'f32'
// NEW-NEXT: linalg.add ins(%i, %f : memref<3xi32>, memref<3xf32>) outs(%o : memref<3xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:18:14: error: custom op 'linalg.sub' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'
// NEW-NEXT: linalg.sub ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:24:14: error: custom op 'linalg.mul' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'
// NEW-NEXT: linalg.mul ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:30:14: error: custom op 'linalg.div' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'
// NEW-NEXT: linalg.div ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:36:23: error: custom op 'linalg.div_unsigned' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'
// NEW-NEXT: linalg.div_unsigned ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:42:14: error: custom op 'linalg.max' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'i32' and 'f32'
// NEW-NEXT: linalg.max ins(%i, %f : memref<3xi32>, memref<3xf32>) outs(%o : memref<3xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:48:14: error: custom op 'linalg.min' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'
// NEW-NEXT: linalg.min ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:54:15: error: custom op 'linalg.powf' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'
// NEW-NEXT: linalg.powf ins(%f, %i : memref<3xf32>, memref<3xi32>) outs(%o : memref<3xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:60:14: error: custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'complex<f32>' and 'i32'
// NEW-NEXT: linalg.add ins(%f, %i : memref<3xcomplex<f32>>, memref<3xi32>) outs(%o : memref<3xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:66:14: error: custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'complex<f32>' and 'f32'
// NEW-NEXT: linalg.add ins(%f, %i : memref<3xcomplex<f32>>, memref<3xf32>) outs(%o : memref<3xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:72:8: error: 'linalg.matmul' op expected type of operand #2 ('tensor<?x?xf32>') to match type of corresponding result ('tensor<?xf32>')
// NEW-NEXT: %0 = linalg.matmul ins(%m, %m : memref<?x?xf32>, memref<?x?xf32>) outs(%t : tensor<?x?xf32>) -> tensor<?xf32>
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:72:8: note: see current operation:
// NEW-NEXT: %0 = "linalg.matmul"(%arg0, %arg0, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// NEW-NEXT: ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
// NEW-NEXT: %1 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// NEW-NEXT: %2 = "arith.addf"(%arg4, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// NEW-NEXT: "linalg.yield"(%2) : (f32) -> ()
// NEW-NEXT: }) : (memref<?x?xf32>, memref<?x?xf32>, tensor<?x?xf32>) -> tensor<?xf32>
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:78:3: error: 'linalg.matmul' op expected to have pure tensor or buffer semantics
// NEW-NEXT: linalg.matmul ins(%t, %t : tensor<?x?xf32>, tensor<?x?xf32>) outs(%m : memref<?x?xf32>)
// NEW-NEXT: ^
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:78:3: note: see current operation:
// NEW-NEXT: "linalg.matmul"(%arg1, %arg1, %arg0) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// NEW-NEXT: ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
// NEW-NEXT: %0 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// NEW-NEXT: %1 = "arith.addf"(%arg4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// NEW-NEXT: "linalg.yield"(%1) : (f32) -> ()
// NEW-NEXT: }) : (tensor<?x?xf32>, tensor<?x?xf32>, memref<?x?xf32>) -> ()
// NEW-NEXT: {{.*}}linalg-mixtures.mlir:85:7: error: custom op 'linalg.generic' unexpected iterator_type (window)
// NEW-NEXT: ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
// NEW-NEXT: ^
