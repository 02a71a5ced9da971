// Distinct attributes, and aliases in the attributes of arguments.
// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: #distinct1 = distinct[1]<array<i1: true>>
// CHECK-NEXT: #distinct2 = distinct[2]<array<i1: true>>
// CHECK-NEXT: #loc = loc("a":1:1)
// CHECK-NEXT: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0, d0)>
// GENERIC: #distinct = distinct[0]<array<i1: true>>
// GENERIC-NEXT: #distinct1 = distinct[1]<i32>
// GENERIC-NEXT: #distinct2 = distinct[2]<array<i1: true>>
// GENERIC-NEXT: #loc = loc("a":1:1)
// GENERIC-NEXT: #loc1 = loc("b":1:1)
// GENERIC-NEXT: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0, d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> (d0, d0, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{arg_attrs = [{x.y = #map, x.z = #distinct1}], function_type = (i32) -> f32, res_attrs = [{x.y = #map}], sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) {a = #distinct, b = #distinct2, c = distinct[3]<>, d = distinct[4]<>, e = distinct[3]<>} : () -> ()
// GENERIC-NEXT: "func.func"() <{arg_attrs = [{x.y = #map1}, {x.x = #loc}], function_type = (i32, i32) -> (), sym_name = "g", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{arg_attrs = [{x.y = #map2}, {x.x = #loc1}], function_type = (i32, i32) -> (), sym_name = "h"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32, %arg1: i32):
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func private @f(i32 {x.y = #map, x.z = #distinct}) -> (f32 {x.y = #map}) attributes {a = #distinct1, b = #distinct2, c = distinct[3]<>, d = distinct[4]<>, e = distinct[3]<>}
// LOCAL-LABEL: func.func private @f(i32 {x.y = affine_map<(d0) -> (d0)>, x.z = distinct[0]<i32>}) -> (f32 {x.y = affine_map<(d0) -> (d0)>}) attributes {a = distinct[1]<array<i1: true>>, b = distinct[2]<array<i1: true>>, c = distinct[3]<>, d = distinct[4]<>, e = distinct[3]<>}
func.func private @f(i32 {x.y = affine_map<(d0)->(d0)>, x.z = distinct[3]<i32>}) -> (f32 {x.y = affine_map<(d0)->(d0)>}) attributes {a = distinct[0]<array<i1: true>>, b = distinct[1]<array<i1: true>>, c = distinct[7]<unit>, d = distinct[9]<>, e = distinct[7]<unit>} 
// CHECK-LABEL: func.func private @g(i32 {x.y = #map1}, i32 {x.x = #loc})
// LOCAL-LABEL: func.func private @g(i32 {x.y = affine_map<(d0) -> (d0, d0)>}, i32 {x.x = loc("a":1:1)})
func.func private @g(i32 {x.y = affine_map<(d0)->(d0, d0)>}, i32 {x.x = loc("a":1:1)})
// CHECK-LABEL: func.func @h(%arg0: i32 {x.y = affine_map<(d0) -> (d0, d0, d0)>}, %arg1: i32 {x.x = loc("b":1:1)}) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// LOCAL-LABEL: func.func @h(%arg0: i32 {x.y = affine_map<(d0) -> (d0, d0, d0)>}, %arg1: i32 {x.x = loc("b":1:1)}) {
// LOCAL-NEXT: return
// LOCAL-NEXT: }
func.func  @h(%a: i32 {x.y = affine_map<(d0)->(d0, d0, d0)>}, %b: i32 {x.x = loc("b":1:1)}) { return}
