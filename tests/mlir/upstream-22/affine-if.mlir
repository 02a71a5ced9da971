// The set of an affine.if is read as a property.
// RUN: %bufscope-opt %s --upstream=22 --mlir-print-op-generic | FileCheck %s

// CHECK: #set = affine_set<(d0) : (d0 - 1 == 0)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (index) -> (), sym_name = "property"}> ({
// CHECK-NEXT: ^bb0(%arg0: index):
// CHECK-NEXT: "affine.if"(%arg0) <{condition = #set}> ({
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
#set = affine_set<(d0) : (d0 - 1 == 0)>
func.func @property(%i: index) {
  "affine.if"(%i) <{condition = #set}> ({
    affine.yield
  }, {
  }) : (index) -> ()
  return
}
