// Where order means nothing, an op may use what it makes, itself or from within.
// RUN: %bufscope-opt %s --split-input-file | FileCheck %s
// RUN: %bufscope-opt %s --split-input-file --mlir-print-op-generic | %bufscope-opt --split-input-file | FileCheck %s

// CHECK: module {
// CHECK-NEXT: %0 = arith.muli %1, %0 : index
// CHECK-NEXT: %1 = "test.value"() : () -> index
// CHECK-NEXT: }
%0 = arith.muli %1, %0 : index
%1 = "test.value"() : () -> index

// -----
// CHECK: module {
// CHECK-NEXT: %0 = "test.op"(%1) ({
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: }) : (i32) -> i32
// CHECK-NEXT: %1 = "test.op"(%1) : (i32) -> i32
// CHECK-NEXT: }
%0 = "test.op"(%1) ({
  "test.use"(%0) : (i32) -> ()
}) : (i32) -> i32
%1 = "test.op"(%1) : (i32) -> i32

// -----
// CHECK-LABEL: func.func @none() -> tensor<0xindex> {
// CHECK-NEXT: %from_elements = tensor.from_elements  : tensor<0xindex>
// CHECK-NEXT: return %from_elements : tensor<0xindex>
// CHECK-NEXT: }
func.func @none() -> tensor<0xindex> {
  %0 = tensor.from_elements : tensor<0xindex>
  return %0 : tensor<0xindex>
}
