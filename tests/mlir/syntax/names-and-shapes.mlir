// Names that results get for what they are computed from; ops whose operands have types of their own.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Shapes of all operands and results are compatible, no more.
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<?xi16>, tensor<3xi16>) -> tensor<?xi16>, sym_name = "compatible"}> ({
// GENERIC-NEXT: ^bb0(%arg1: tensor<?xi16>, %arg2: tensor<3xi16>):
// GENERIC-NEXT: %5 = "arith.addi"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi16>, tensor<3xi16>) -> tensor<?xi16>
// GENERIC-NEXT: "func.return"(%5) : (tensor<?xi16>) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (index) -> (index, index, index), sym_name = "multiples"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index):
// GENERIC-NEXT: %0 = "vector.vscale"() : () -> index
// GENERIC-NEXT: %1 = "arith.constant"() <{value = 6 : index}> : () -> index
// GENERIC-NEXT: %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT: %3 = "arith.muli"(%1, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT: %4 = "arith.muli"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT: "func.return"(%2, %3, %4) : (index, index, index) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @compatible(%arg0: tensor<?xi16>, %arg1: tensor<3xi16>) -> tensor<?xi16> {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : tensor<?xi16>
// CHECK-NEXT: return %0 : tensor<?xi16>
// CHECK-NEXT: }
func.func @compatible(%a: tensor<?xi16>, %b: tensor<3xi16>) -> tensor<?xi16> {
  %0 = "arith.addi"(%a, %b) : (tensor<?xi16>, tensor<3xi16>) -> tensor<?xi16>
  return %0 : tensor<?xi16>
}

// A multiple of vscale is named after its factor.
// CHECK-LABEL: func.func @multiples(%arg0: index) -> (index, index, index) {
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: %c6_vscale = arith.muli %vscale, %c6 : index
// CHECK-NEXT: %c6_vscale_0 = arith.muli %c6, %vscale : index
// CHECK-NEXT: %0 = arith.muli %arg0, %vscale : index
// CHECK-NEXT: return %c6_vscale, %c6_vscale_0, %0 : index, index, index
// CHECK-NEXT: }
func.func @multiples(%i: index) -> (index, index, index) {
  %vscale = vector.vscale
  %six = arith.constant 6 : index
  %0 = arith.muli %vscale, %six : index
  %1 = arith.muli %six, %vscale : index
  %2 = arith.muli %i, %vscale : index
  return %0, %1, %2 : index, index, index
}
