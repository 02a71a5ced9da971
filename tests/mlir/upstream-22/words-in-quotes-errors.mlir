// Since 22, what is wrong with words in quotes.
// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s

func.func @flags(%f: f32) {
  %0 = arith.addf %f, %f fastmath<"nnan", "x"> : f32
  return
}

// -----

func.func @dimension() {
  %0 = gpu.thread_id "q"
  return
}

// -----

module attributes {x.x = #vector.kind<"">} {}

// CHECK: {{.*}}words-in-quotes-errors.mlir:5:35: error: custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
// CHECK-NEXT: %0 = arith.addf %f, %f fastmath<"nnan", "x"> : f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}words-in-quotes-errors.mlir:5:46: error: custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
// CHECK-NEXT: %0 = arith.addf %f, %f fastmath<"nnan", "x"> : f32
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}words-in-quotes-errors.mlir:12:22: error: custom op 'gpu.thread_id' expected ::mlir::gpu::Dimension to be one of: x, y, z
// CHECK-NEXT: %0 = gpu.thread_id "q"
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}words-in-quotes-errors.mlir:13:3: error: custom op 'gpu.thread_id' failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`
// CHECK-NEXT: return
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}words-in-quotes-errors.mlir:18:39: error: expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf
// CHECK-NEXT: module attributes {x.x = #vector.kind<"">} {}
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}words-in-quotes-errors.mlir:18:41: error: failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`
// CHECK-NEXT: module attributes {x.x = #vector.kind<"">} {}
// CHECK-NEXT: ^
