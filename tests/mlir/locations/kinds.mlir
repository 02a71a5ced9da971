// Every kind of location, on ops, arguments and as attributes; aliases before and behind the program.
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-debuginfo 2>&1 | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-op-generic 2>&1 | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope 2>&1 | FileCheck %s --check-prefix=LOCAL
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo 2>&1 | FileCheck %s --check-prefix=PRETTY
// RUN: %bufscope-opt %s --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=PLAIN

#map = affine_map<(d0) -> (d0 + 1)>
#l = loc("x.cc":1:2)
#l2 = loc(fused<"meta">[#l, "name"(#l), callsite("f" at #l)])
module {
  func.func @f(%a: memref<?xf32, #map> loc("arg"), %b: index loc(#l2)) -> index attributes {q = loc("a":1:1), r = loc(unknown)} {
    %0 = arith.constant 1 : index loc(unknown)
    %1 = arith.addi %0, %b : index loc(#l2)
    %2 = arith.addi %0, %b : index loc(fused[#l])
    %5 = arith.addi %0, %b : index loc(fused["x":1:2, "x":1:2, unknown])
    %6 = arith.addi %0, %b : index loc(fused[])
    %7 = arith.addi %0, %b : index loc(fused<#map>["x":1:2])
    %8 = arith.addi %0, %b : index loc("n"(unknown))
    "test.op"() {a = #l2} : () -> () loc(#lx)
    cf.br ^bb1(%1 : index) loc("br")
  ^bb1(%x: index loc(callsite("a" at "b"))):
    scf.for %i = %0 to %x step %0 {
       "test.op"() ({^bb0(%y: i32 loc("z"), %z: i32): "test.t"() : () -> ()}) : () -> ()
    } loc("for")
    return %1 : index
  }
}
#lx = loc("later":3:4)

// CHECK: #loc2 = loc("arg")
// CHECK-NEXT: #loc3 = loc("x.cc":1:2)
// CHECK-NEXT: #loc4 = loc("f")
// CHECK-NEXT: #loc5 = loc("a":1:1)
// CHECK-NEXT: #loc6 = loc(unknown)
// CHECK-NEXT: #loc11 = loc("a")
// CHECK-NEXT: #loc12 = loc("b")
// CHECK-NEXT: #loc15 = loc("z")
// CHECK-NEXT: #loc16 = loc("{{.*}}kinds.mlir":24:45)
// CHECK-NEXT: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #loc19 = loc("name"(#loc3))
// CHECK-NEXT: #loc20 = loc(callsite(#loc4 at #loc3))
// CHECK-NEXT: #loc22 = loc(callsite(#loc11 at #loc12))
// CHECK-NEXT: #loc23 = loc(fused<"meta">[#loc3, #loc19, #loc20])
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32, #map> loc("arg"), %arg1: index loc(fused<"meta">[#loc3, #loc19, #loc20])) -> index attributes {q = #loc5, r = #loc6} {
// CHECK-NEXT: %c1 = arith.constant 1 : index loc(#loc6)
// CHECK-NEXT: %0 = arith.addi %c1, %arg1 : index loc(#loc23)
// CHECK-NEXT: %1 = arith.addi %c1, %arg1 : index loc(#loc3)
// CHECK-NEXT: %2 = arith.addi %c1, %arg1 : index loc(#loc7)
// CHECK-NEXT: %3 = arith.addi %c1, %arg1 : index loc(#loc6)
// CHECK-NEXT: %4 = arith.addi %c1, %arg1 : index loc(#loc21)
// CHECK-NEXT: %5 = arith.addi %c1, %arg1 : index loc(#loc8)
// CHECK-NEXT: "test.op"() {a = #loc23} : () -> () loc(#loc9)
// CHECK-NEXT: cf.br ^bb1(%0 : index) loc(#loc10)
// CHECK-NEXT: ^bb1(%6: index loc(callsite(#loc11 at #loc12))):  // pred: ^bb0
// CHECK-NEXT: scf.for %arg2 = %c1 to %6 step %c1 {
// CHECK-NEXT: "test.op"() ({
// CHECK-NEXT: ^bb0(%arg3: i32 loc("z"), %arg4: i32 loc("{{.*}}kinds.mlir":24:45)):
// CHECK-NEXT: "test.t"() : () -> () loc(#loc17)
// CHECK-NEXT: }) : () -> () loc(#loc14)
// CHECK-NEXT: } loc(#loc13)
// CHECK-NEXT: return %0 : index loc(#loc18)
// CHECK-NEXT: } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("{{.*}}kinds.mlir":11:1)
// CHECK-NEXT: #loc1 = loc("{{.*}}kinds.mlir":12:3)
// CHECK-NEXT: #loc7 = loc("x":1:2)
// CHECK-NEXT: #loc8 = loc("n")
// CHECK-NEXT: #loc9 = loc("later":3:4)
// CHECK-NEXT: #loc10 = loc("br")
// CHECK-NEXT: #loc13 = loc("for")
// CHECK-NEXT: #loc14 = loc("{{.*}}kinds.mlir":24:8)
// CHECK-NEXT: #loc17 = loc("{{.*}}kinds.mlir":24:55)
// CHECK-NEXT: #loc18 = loc("{{.*}}kinds.mlir":26:5)
// CHECK-NEXT: #loc21 = loc(fused<#map>[#loc7])

// GENERIC: #loc2 = loc("arg")
// GENERIC-NEXT: #loc3 = loc("x.cc":1:2)
// GENERIC-NEXT: #loc4 = loc("f")
// GENERIC-NEXT: #loc5 = loc(unknown)
// GENERIC-NEXT: #loc10 = loc("a")
// GENERIC-NEXT: #loc11 = loc("b")
// GENERIC-NEXT: #loc13 = loc("{{.*}}kinds.mlir":23:13)
// GENERIC-NEXT: #loc15 = loc("z")
// GENERIC-NEXT: #loc16 = loc("{{.*}}kinds.mlir":24:45)
// GENERIC-NEXT: #loc20 = loc("a":1:1)
// GENERIC-NEXT: #map = affine_map<(d0) -> (d0 + 1)>
// GENERIC-NEXT: #loc21 = loc("name"(#loc3))
// GENERIC-NEXT: #loc22 = loc(callsite(#loc4 at #loc3))
// GENERIC-NEXT: #loc24 = loc(callsite(#loc10 at #loc11))
// GENERIC-NEXT: #loc25 = loc(fused<"meta">[#loc3, #loc21, #loc22])
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<?xf32, #map>, index) -> index, sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<?xf32, #map> loc("arg"), %arg1: index loc(fused<"meta">[#loc3, #loc21, #loc22])):
// GENERIC-NEXT: %0 = "arith.constant"() <{value = 1 : index}> : () -> index loc(#loc5)
// GENERIC-NEXT: %1 = "arith.addi"(%0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc(#loc25)
// GENERIC-NEXT: %2 = "arith.addi"(%0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc(#loc3)
// GENERIC-NEXT: %3 = "arith.addi"(%0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc(#loc6)
// GENERIC-NEXT: %4 = "arith.addi"(%0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc(#loc5)
// GENERIC-NEXT: %5 = "arith.addi"(%0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc(#loc23)
// GENERIC-NEXT: %6 = "arith.addi"(%0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc(#loc7)
// GENERIC-NEXT: "test.op"() {a = #loc25} : () -> () loc(#loc8)
// GENERIC-NEXT: "cf.br"(%1)[^bb1] : (index) -> () loc(#loc9)
// GENERIC-NEXT: ^bb1(%7: index loc(callsite(#loc10 at #loc11))):  // pred: ^bb0
// GENERIC-NEXT: "scf.for"(%0, %7, %0) ({
// GENERIC-NEXT: ^bb0(%arg2: index loc("{{.*}}kinds.mlir":23:13)):
// GENERIC-NEXT: "test.op"() ({
// GENERIC-NEXT: ^bb0(%arg3: i32 loc("z"), %arg4: i32 loc("{{.*}}kinds.mlir":24:45)):
// GENERIC-NEXT: "test.t"() : () -> () loc(#loc17)
// GENERIC-NEXT: }) : () -> () loc(#loc14)
// GENERIC-NEXT: "scf.yield"() : () -> () loc(#loc18)
// GENERIC-NEXT: }) : (index, index, index) -> () loc(#loc12)
// GENERIC-NEXT: "func.return"(%1) : (index) -> () loc(#loc19)
// GENERIC-NEXT: }) {q = #loc20, r = #loc5} : () -> () loc(#loc1)
// GENERIC-NEXT: }) : () -> () loc(#loc)
// GENERIC-NEXT: #loc = loc("{{.*}}kinds.mlir":11:1)
// GENERIC-NEXT: #loc1 = loc("{{.*}}kinds.mlir":12:3)
// GENERIC-NEXT: #loc6 = loc("x":1:2)
// GENERIC-NEXT: #loc7 = loc("n")
// GENERIC-NEXT: #loc8 = loc("later":3:4)
// GENERIC-NEXT: #loc9 = loc("br")
// GENERIC-NEXT: #loc12 = loc("for")
// GENERIC-NEXT: #loc14 = loc("{{.*}}kinds.mlir":24:8)
// GENERIC-NEXT: #loc17 = loc("{{.*}}kinds.mlir":24:55)
// GENERIC-NEXT: #loc18 = loc("{{.*}}kinds.mlir":23:5)
// GENERIC-NEXT: #loc19 = loc("{{.*}}kinds.mlir":26:5)
// GENERIC-NEXT: #loc23 = loc(fused<#map>[#loc6])

// LOCAL: module {
// LOCAL-NEXT: func.func @f(%arg0: memref<?xf32, affine_map<(d0) -> (d0 + 1)>> loc("arg"), %arg1: index loc(fused<"meta">["x.cc":1:2, "name"("x.cc":1:2), callsite("f" at "x.cc":1:2)])) -> index attributes {q = loc("a":1:1), r = loc(unknown)} {
// LOCAL-NEXT: %c1 = arith.constant 1 : index loc(unknown)
// LOCAL-NEXT: %0 = arith.addi %c1, %arg1 : index loc(fused<"meta">["x.cc":1:2, "name"("x.cc":1:2), callsite("f" at "x.cc":1:2)])
// LOCAL-NEXT: %1 = arith.addi %c1, %arg1 : index loc("x.cc":1:2)
// LOCAL-NEXT: %2 = arith.addi %c1, %arg1 : index loc("x":1:2)
// LOCAL-NEXT: %3 = arith.addi %c1, %arg1 : index loc(unknown)
// LOCAL-NEXT: %4 = arith.addi %c1, %arg1 : index loc(fused<affine_map<(d0) -> (d0 + 1)>>["x":1:2])
// LOCAL-NEXT: %5 = arith.addi %c1, %arg1 : index loc("n")
// LOCAL-NEXT: "test.op"() {a = loc(fused<"meta">["x.cc":1:2, "name"("x.cc":1:2), callsite("f" at "x.cc":1:2)])} : () -> () loc("later":3:4)
// LOCAL-NEXT: cf.br ^bb1(%0 : index) loc("br")
// LOCAL-NEXT: ^bb1(%6: index loc(callsite("a" at "b"))):  // pred: ^bb0
// LOCAL-NEXT: scf.for %arg2 = %c1 to %6 step %c1 {
// LOCAL-NEXT: "test.op"() ({
// LOCAL-NEXT: ^bb0(%arg3: i32 loc("z"), %arg4: i32 loc("{{.*}}kinds.mlir":24:45)):
// LOCAL-NEXT: "test.t"() : () -> () loc("{{.*}}kinds.mlir":24:55)
// LOCAL-NEXT: }) : () -> () loc("{{.*}}kinds.mlir":24:8)
// LOCAL-NEXT: } loc("for")
// LOCAL-NEXT: return %0 : index loc("{{.*}}kinds.mlir":26:5)
// LOCAL-NEXT: } loc("{{.*}}kinds.mlir":12:3)
// LOCAL-NEXT: } loc("{{.*}}kinds.mlir":11:1)

// PRETTY: #loc2 = "arg"
// PRETTY-NEXT: #loc3 = x.cc:1:2
// PRETTY-NEXT: #loc4 = "f"
// PRETTY-NEXT: #loc5 = a:1:1
// PRETTY-NEXT: #loc6 = [unknown]
// PRETTY-NEXT: #loc11 = "a"
// PRETTY-NEXT: #loc12 = "b"
// PRETTY-NEXT: #loc15 = "z"
// PRETTY-NEXT: #loc16 = {{.*}}kinds.mlir:24:45
// PRETTY-NEXT: #map = affine_map<(d0) -> (d0 + 1)>
// PRETTY-NEXT: #loc19 = "name"(#loc3)
// PRETTY-NEXT: #loc20 = #loc4 at #loc3
// PRETTY-NEXT: #loc22 = #loc11
// PRETTY-NEXT: at #loc12
// PRETTY-NEXT: #loc23 = <"meta">[#loc3, #loc19, #loc20]
// PRETTY-NEXT: module {
// PRETTY-NEXT: func.func @f(%arg0: memref<?xf32, #map> "arg", %arg1: index <"meta">[#loc3, #loc19, #loc20]) -> index attributes {q = #loc5, r = #loc6} {
// PRETTY-NEXT: %c1 = arith.constant 1 : index [unknown]
// PRETTY-NEXT: %0 = arith.addi %c1, %arg1 : index <"meta">[#loc3, #loc19, #loc20]
// PRETTY-NEXT: %1 = arith.addi %c1, %arg1 : index x.cc:1:2
// PRETTY-NEXT: %2 = arith.addi %c1, %arg1 : index x:1:2
// PRETTY-NEXT: %3 = arith.addi %c1, %arg1 : index [unknown]
// PRETTY-NEXT: %4 = arith.addi %c1, %arg1 : index <#map>[#loc7]
// PRETTY-NEXT: %5 = arith.addi %c1, %arg1 : index "n"
// PRETTY-NEXT: "test.op"() {a = #loc23} : () -> () later:3:4
// PRETTY-NEXT: cf.br ^bb1(%0 : index) "br"
// PRETTY-NEXT: ^bb1(%6: index #loc11
// PRETTY-NEXT: at #loc12):  // pred: ^bb0
// PRETTY-NEXT: scf.for %arg2 = %c1 to %6 step %c1 {
// PRETTY-NEXT: "test.op"() ({
// PRETTY-NEXT: ^bb0(%arg3: i32 "z", %arg4: i32 {{.*}}kinds.mlir:24:45):
// PRETTY-NEXT: "test.t"() : () -> () {{.*}}kinds.mlir:24:55
// PRETTY-NEXT: }) : () -> () {{.*}}kinds.mlir:24:8
// PRETTY-NEXT: } "for"
// PRETTY-NEXT: return %0 : index {{.*}}kinds.mlir:26:5
// PRETTY-NEXT: } {{.*}}kinds.mlir:12:3
// PRETTY-NEXT: } {{.*}}kinds.mlir:11:1
// PRETTY-NEXT: #loc = {{.*}}kinds.mlir:11:1
// PRETTY-NEXT: #loc1 = {{.*}}kinds.mlir:12:3
// PRETTY-NEXT: #loc7 = x:1:2
// PRETTY-NEXT: #loc8 = "n"
// PRETTY-NEXT: #loc9 = later:3:4
// PRETTY-NEXT: #loc10 = "br"
// PRETTY-NEXT: #loc13 = "for"
// PRETTY-NEXT: #loc14 = {{.*}}kinds.mlir:24:8
// PRETTY-NEXT: #loc17 = {{.*}}kinds.mlir:24:55
// PRETTY-NEXT: #loc18 = {{.*}}kinds.mlir:26:5
// PRETTY-NEXT: #loc21 = <#map>[#loc7]

// PLAIN: #loc = loc("a":1:1)
// PLAIN-NEXT: #loc1 = loc(unknown)
// PLAIN-NEXT: #loc2 = loc("x.cc":1:2)
// PLAIN-NEXT: #loc3 = loc("f")
// PLAIN-NEXT: #map = affine_map<(d0) -> (d0 + 1)>
// PLAIN-NEXT: #loc4 = loc("name"(#loc2))
// PLAIN-NEXT: #loc5 = loc(callsite(#loc3 at #loc2))
// PLAIN-NEXT: #loc6 = loc(fused<"meta">[#loc2, #loc4, #loc5])
// PLAIN-NEXT: module {
// PLAIN-NEXT: func.func @f(%arg0: memref<?xf32, #map>, %arg1: index) -> index attributes {q = #loc, r = #loc1} {
// PLAIN-NEXT: %c1 = arith.constant 1 : index
// PLAIN-NEXT: %0 = arith.addi %c1, %arg1 : index
// PLAIN-NEXT: %1 = arith.addi %c1, %arg1 : index
// PLAIN-NEXT: %2 = arith.addi %c1, %arg1 : index
// PLAIN-NEXT: %3 = arith.addi %c1, %arg1 : index
// PLAIN-NEXT: %4 = arith.addi %c1, %arg1 : index
// PLAIN-NEXT: %5 = arith.addi %c1, %arg1 : index
// PLAIN-NEXT: "test.op"() {a = #loc6} : () -> ()
// PLAIN-NEXT: cf.br ^bb1(%0 : index)
// PLAIN-NEXT: ^bb1(%6: index):  // pred: ^bb0
// PLAIN-NEXT: scf.for %arg2 = %c1 to %6 step %c1 {
// PLAIN-NEXT: "test.op"() ({
// PLAIN-NEXT: ^bb0(%arg3: i32, %arg4: i32):
// PLAIN-NEXT: "test.t"() : () -> ()
// PLAIN-NEXT: }) : () -> ()
// PLAIN-NEXT: }
// PLAIN-NEXT: return %0 : index
// PLAIN-NEXT: }
// PLAIN-NEXT: }
