// The syntax of the index dialect.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %bufscope-opt %s --upstream=22 | FileCheck %s --check-prefix=CHECK22

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, i32) -> (index, i1, i1, index, i64), sym_name = "all"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: i32):
// GENERIC-NEXT: %0 = "index.constant"() <{value = 42 : index}> : () -> index
// GENERIC-NEXT: %1 = "index.constant"() <{value = -3 : index}> {negative} : () -> index
// GENERIC-NEXT: %2 = "index.bool.constant"() <{value = true}> : () -> i1
// GENERIC-NEXT: %3 = "index.bool.constant"() <{value = false}> : () -> i1
// GENERIC-NEXT: %4 = "index.add"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %5 = "index.sub"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %6 = "index.mul"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %7 = "index.divs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %8 = "index.divu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %9 = "index.ceildivs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %10 = "index.ceildivu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %11 = "index.floordivs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %12 = "index.rems"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %13 = "index.remu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %14 = "index.maxs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %15 = "index.maxu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %16 = "index.mins"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %17 = "index.minu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %18 = "index.shl"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %19 = "index.shrs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %20 = "index.shru"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %21 = "index.and"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %22 = "index.or"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT: %23 = "index.xor"(%arg0, %arg1) {attribute = #index<cmp_predicate slt>} : (index, index) -> index
// GENERIC-NEXT: %24 = "index.casts"(%arg2) : (i32) -> index
// GENERIC-NEXT: %25 = "index.castu"(%arg0) : (index) -> i64
// GENERIC-NEXT: %26 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate uge>}> {flag} : (index, index) -> i1
// GENERIC-NEXT: %27 = "index.sizeof"() : () -> index
// GENERIC-NEXT: %28 = "arith.constant"() <{value = 42 : index}> : () -> index
// GENERIC-NEXT: "func.return"(%28, %2, %26, %27, %25) : (index, i1, i1, index, i64) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// CHECK-LABEL: func.func @all(%arg0: index, %arg1: index, %arg2: i32) -> (index, i1, i1, index, i64) {
// CHECK-NEXT: %idx42 = index.constant 42
// CHECK-NEXT: %idx-3 = index.constant {negative} -3
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: %false = index.bool.constant false
// CHECK-NEXT: %0 = index.add %arg0, %arg1
// CHECK-NEXT: %1 = index.sub %arg0, %arg1
// CHECK-NEXT: %2 = index.mul %arg0, %arg1
// CHECK-NEXT: %3 = index.divs %arg0, %arg1
// CHECK-NEXT: %4 = index.divu %arg0, %arg1
// CHECK-NEXT: %5 = index.ceildivs %arg0, %arg1
// CHECK-NEXT: %6 = index.ceildivu %arg0, %arg1
// CHECK-NEXT: %7 = index.floordivs %arg0, %arg1
// CHECK-NEXT: %8 = index.rems %arg0, %arg1
// CHECK-NEXT: %9 = index.remu %arg0, %arg1
// CHECK-NEXT: %10 = index.maxs %arg0, %arg1
// CHECK-NEXT: %11 = index.maxu %arg0, %arg1
// CHECK-NEXT: %12 = index.mins %arg0, %arg1
// CHECK-NEXT: %13 = index.minu %arg0, %arg1
// CHECK-NEXT: %14 = index.shl %arg0, %arg1
// CHECK-NEXT: %15 = index.shrs %arg0, %arg1
// CHECK-NEXT: %16 = index.shru %arg0, %arg1
// CHECK-NEXT: %17 = index.and %arg0, %arg1
// CHECK-NEXT: %18 = index.or %arg0, %arg1
// CHECK-NEXT: %19 = index.xor %arg0, %arg1 {attribute = #index<cmp_predicate slt>}
// CHECK-NEXT: %20 = index.casts %arg2 : i32 to index
// CHECK-NEXT: %21 = index.castu %arg0 : index to i64
// CHECK-NEXT: %22 = index.cmp uge(%arg0, %arg1) {flag}
// CHECK-NEXT: %23 = index.sizeof
// CHECK-NEXT: %c42 = arith.constant 42 : index
// CHECK-NEXT: return %c42, %true, %22, %23, %21 : index, i1, i1, index, i64
// CHECK-NEXT: }
// CHECK22-LABEL: func.func @all(%arg0: index, %arg1: index, %arg2: i32) -> (index, i1, i1, index, i64) {
// CHECK22-NEXT: %idx42 = index.constant 42
// CHECK22-NEXT: %idx-3 = index.constant {negative} -3
// CHECK22-NEXT: %true = index.bool.constant true
// CHECK22-NEXT: %false = index.bool.constant false
// CHECK22-NEXT: %0 = index.add %arg0, %arg1
// CHECK22-NEXT: %1 = index.sub %arg0, %arg1
// CHECK22-NEXT: %2 = index.mul %arg0, %arg1
// CHECK22-NEXT: %3 = index.divs %arg0, %arg1
// CHECK22-NEXT: %4 = index.divu %arg0, %arg1
// CHECK22-NEXT: %5 = index.ceildivs %arg0, %arg1
// CHECK22-NEXT: %6 = index.ceildivu %arg0, %arg1
// CHECK22-NEXT: %7 = index.floordivs %arg0, %arg1
// CHECK22-NEXT: %8 = index.rems %arg0, %arg1
// CHECK22-NEXT: %9 = index.remu %arg0, %arg1
// CHECK22-NEXT: %10 = index.maxs %arg0, %arg1
// CHECK22-NEXT: %11 = index.maxu %arg0, %arg1
// CHECK22-NEXT: %12 = index.mins %arg0, %arg1
// CHECK22-NEXT: %13 = index.minu %arg0, %arg1
// CHECK22-NEXT: %14 = index.shl %arg0, %arg1
// CHECK22-NEXT: %15 = index.shrs %arg0, %arg1
// CHECK22-NEXT: %16 = index.shru %arg0, %arg1
// CHECK22-NEXT: %17 = index.and %arg0, %arg1
// CHECK22-NEXT: %18 = index.or %arg0, %arg1
// CHECK22-NEXT: %19 = index.xor %arg0, %arg1 {attribute = #index<cmp_predicate slt>}
// CHECK22-NEXT: %20 = index.casts %arg2 : i32 to index
// CHECK22-NEXT: %21 = index.castu %arg0 : index to i64
// CHECK22-NEXT: %22 = index.cmp uge(%arg0, %arg1) {flag}
// CHECK22-NEXT: %23 = index.sizeof
// CHECK22-NEXT: %c42 = arith.constant 42 : index
// CHECK22-NEXT: return %c42, %true, %22, %23, %21 : index, i1, i1, index, i64
// CHECK22-NEXT: }
func.func @all(%a: index, %b: index, %i: i32) -> (index, i1, i1, index, i64) {
  %0 = index.constant 42
  %1 = index.constant {negative} -3
  %2 = index.bool.constant true
  %3 = index.bool.constant false
  %4 = index.add %a, %b
  %5 = index.sub %a, %b
  %6 = index.mul %a, %b
  %7 = index.divs %a, %b
  %8 = index.divu %a, %b
  %9 = index.ceildivs %a, %b
  %10 = index.ceildivu %a, %b
  %11 = index.floordivs %a, %b
  %12 = index.rems %a, %b
  %13 = index.remu %a, %b
  %14 = index.maxs %a, %b
  %15 = index.maxu %a, %b
  %16 = index.mins %a, %b
  %17 = index.minu %a, %b
  %18 = index.shl %a, %b
  %19 = index.shrs %a, %b
  %20 = index.shru %a, %b
  %21 = index.and %a, %b
  %22 = index.or %a, %b
  %23 = index.xor %a, %b {attribute = #index<cmp_predicate slt>}
  %24 = index.casts %i : i32 to index
  %25 = index.castu %a : index to i64
  %26 = index.cmp uge(%a, %b) {flag}
  %27 = index.sizeof
  // A constant of another dialect with the same value has its own name.
  %28 = arith.constant 42 : index
  return %28, %2, %26, %27, %25 : index, i1, i1, index, i64
}
