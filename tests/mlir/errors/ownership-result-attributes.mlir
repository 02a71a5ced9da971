// With the option, a private function gets results; attributes of its results are not extended, and the
// verifier behind the pass says so.
// RUN: not %bufscope-opt %s --ownership-based-buffer-deallocation=private-function-dynamic-ownership=true 2>&1 | FileCheck %s

func.func private @marked(%m: memref<2xf32>) -> (memref<2xf32> {x.kind = "view"}) {
  return %m : memref<2xf32>
}

// CHECK: {{.*}}ownership-result-attributes.mlir:5:1: error: 'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 2
// CHECK-NEXT: func.func private @marked(%m: memref<2xf32>) -> (memref<2xf32> {x.kind = "view"}) {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}ownership-result-attributes.mlir:5:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (memref<2xf32>) -> (memref<2xf32>, i1), res_attrs = [{x.kind = "view"}], sym_name = "marked", sym_visibility = "private"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<2xf32>):
// CHECK-NEXT: %0 = "arith.constant"() <{value = false}> : () -> i1
// CHECK-NEXT: %1:4 = "memref.extract_strided_metadata"(%arg0) : (memref<2xf32>) -> (memref<f32>, index, index, index)
// CHECK-NEXT: %2 = "bufferization.dealloc"(%1#0, %0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<f32>, i1, memref<2xf32>) -> i1
// CHECK-NEXT: "func.return"(%arg0, %2) : (memref<2xf32>, i1) -> ()
// CHECK-NEXT: }) : () -> ()
