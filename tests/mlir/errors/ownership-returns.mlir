// With the option, an unreachable return keeps its operands and no longer agrees with the others.
// RUN: not %bufscope-opt %s --ownership-based-buffer-deallocation=private-function-dynamic-ownership=true 2>&1 | FileCheck %s

func.func private @disagree(%m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  return %a : memref<2xf32>
^dead:
  return %m : memref<2xf32>
}

// CHECK: {{.*}}ownership-returns.mlir:4:1: error: there are multiple return operations with different operand types
// CHECK-NEXT: func.func private @disagree(%m: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}ownership-returns.mlir:4:1: note: see current operation:
// CHECK-NEXT: "func.func"() <{function_type = (memref<2xf32>) -> memref<2xf32>, sym_name = "disagree", sym_visibility = "private"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<2xf32>):
// CHECK-NEXT: %0 = "arith.constant"() <{value = true}> : () -> i1
// CHECK-NEXT: %1 = "arith.constant"() <{value = false}> : () -> i1
// CHECK-NEXT: %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
// CHECK-NEXT: %3:4 = "memref.extract_strided_metadata"(%arg0) : (memref<2xf32>) -> (memref<f32>, index, index, index)
// CHECK-NEXT: %4:4 = "memref.extract_strided_metadata"(%2) : (memref<2xf32>) -> (memref<f32>, index, index, index)
// CHECK-NEXT: %5:2 = "bufferization.dealloc"(%3#0, %4#0, %1, %0, %2, %arg0) <{operandSegmentSizes = array<i32: 2, 2, 2>}> : (memref<f32>, memref<f32>, i1, i1, memref<2xf32>, memref<2xf32>) -> (i1, i1)
// CHECK-NEXT: "func.return"(%2, %5#0) : (memref<2xf32>, i1) -> ()
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: "func.return"(%arg0) : (memref<2xf32>) -> ()
// CHECK-NEXT: }) : () -> ()
