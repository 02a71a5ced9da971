// Regions that run where a witness holds, and shapes.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (!shape.witness, memref<2xf32>) -> memref<2xf32>, sym_name = "assuming"}> ({
// GENERIC-NEXT: ^bb0(%arg5: !shape.witness, %arg6: memref<2xf32>):
// GENERIC-NEXT: %8 = "shape.assuming"(%arg5) ({
// GENERIC-NEXT: %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf32>
// GENERIC-NEXT: "test.copy"(%arg6, %9) : (memref<2xf32>, memref<2xf32>) -> ()
// GENERIC-NEXT: "shape.assuming_yield"(%9) : (memref<2xf32>) -> ()
// GENERIC-NEXT: }) : (!shape.witness) -> memref<2xf32>
// GENERIC-NEXT: "shape.assuming"(%arg5) ({
// GENERIC-NEXT: "test.use"() : () -> ()
// GENERIC-NEXT: "shape.assuming_yield"() : () -> ()
// GENERIC-NEXT: }) {tag} : (!shape.witness) -> ()
// GENERIC-NEXT: "func.return"(%8) : (memref<2xf32>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<?x4xf32>, tensor<2xindex>, tensor<2xindex>, index, !shape.witness) -> (), sym_name = "shapes"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<?x4xf32>, %arg1: tensor<2xindex>, %arg2: tensor<2xindex>, %arg3: index, %arg4: !shape.witness):
// GENERIC-NEXT: %0 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> : () -> tensor<2xindex>
// GENERIC-NEXT: %1 = "shape.shape_of"(%arg0) : (tensor<?x4xf32>) -> tensor<2xindex>
// GENERIC-NEXT: %2 = "shape.cstr_broadcastable"(%arg1, %arg2) : (tensor<2xindex>, tensor<2xindex>) -> !shape.witness
// GENERIC-NEXT: %3 = "shape.cstr_eq"(%arg1, %arg2) : (tensor<2xindex>, tensor<2xindex>) -> !shape.witness
// GENERIC-NEXT: %4 = "shape.assuming_all"(%2, %3, %arg4) : (!shape.witness, !shape.witness, !shape.witness) -> !shape.witness
// GENERIC-NEXT: %5 = "shape.num_elements"(%arg1) : (tensor<2xindex>) -> index
// GENERIC-NEXT: %6 = "shape.broadcast"(%arg1, %arg2) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
// GENERIC-NEXT: %7 = "shape.get_extent"(%arg1, %arg3) : (tensor<2xindex>, index) -> index
// GENERIC-NEXT: "test.use"(%0, %1, %4, %5, %6, %7) : (tensor<2xindex>, tensor<2xindex>, !shape.witness, index, tensor<2xindex>, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @assuming(%arg0: !shape.witness, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %0 = shape.assuming %arg0 -> (memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%arg1, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: shape.assuming_yield %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: shape.assuming %arg0 {
// CHECK-NEXT: "test.use"() : () -> ()
// CHECK-NEXT: } {tag}
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
func.func @assuming(%w: !shape.witness, %a: memref<2xf32>) -> memref<2xf32> {
  %0 = shape.assuming %w -> memref<2xf32> {
    %1 = memref.alloc() : memref<2xf32>
    test.copy(%a, %1) : (memref<2xf32>, memref<2xf32>)
    shape.assuming_yield %1 : memref<2xf32>
  }
  shape.assuming %w {
    "test.use"() : () -> ()
  } {tag}
  return %0 : memref<2xf32>
}
// CHECK-LABEL: func.func @shapes(%arg0: tensor<?x4xf32>, %arg1: tensor<2xindex>, %arg2: tensor<2xindex>, %arg3: index, %arg4: !shape.witness) {
// CHECK-NEXT: %0 = shape.const_shape [1, 2] : tensor<2xindex>
// CHECK-NEXT: %1 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT: %2 = shape.cstr_broadcastable %arg1, %arg2 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT: %3 = shape.cstr_eq %arg1, %arg2 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT: %4 = shape.assuming_all %2, %3, %arg4
// CHECK-NEXT: %5 = shape.num_elements %arg1 : tensor<2xindex> -> index
// CHECK-NEXT: %6 = shape.broadcast %arg1, %arg2 : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
// CHECK-NEXT: %7 = shape.get_extent %arg1, %arg3 : tensor<2xindex>, index -> index
// CHECK-NEXT: "test.use"(%0, %1, %4, %5, %6, %7) : (tensor<2xindex>, tensor<2xindex>, !shape.witness, index, tensor<2xindex>, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shapes(%t: tensor<?x4xf32>, %s: tensor<2xindex>, %u: tensor<2xindex>, %i: index, %w: !shape.witness) {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>
  %1 = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %2 = shape.cstr_broadcastable %s, %u : tensor<2xindex>, tensor<2xindex>
  %3 = shape.cstr_eq %s, %u : tensor<2xindex>, tensor<2xindex>
  %4 = shape.assuming_all %2, %3, %w
  %5 = shape.num_elements %s : tensor<2xindex> -> index
  %6 = shape.broadcast %s, %u : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %7 = shape.get_extent %s, %i : tensor<2xindex>, index -> index
  "test.use"(%0, %1, %4, %5, %6, %7) : (tensor<2xindex>, tensor<2xindex>, !shape.witness, index, tensor<2xindex>, index) -> ()
  return
}
