// Every op of builtin, func, cf and arith, with attributes, custom and generic.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 3 + s0)>
// GENERIC: #map = affine_map<(d0)[s0] -> (d0 * 3 + s0)>
// GENERIC-NEXT: "builtin.module"() <{sym_name = "m"}> ({
// GENERIC-NEXT: "func.func"() <{arg_attrs = [{a.b}, {}], function_type = (memref<2xf32>, i32) -> (i32, (i32) -> i32), res_attrs = [{a.c = 1 : i64}, {}], sym_name = "ext", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> ((i32) -> i32), sym_name = "one", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "quoted name", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) {"a b" = [1 : i32, "x", unit, @a::@b, i32, #map, array<i32: 1, 2>, array<i64>, true, dense<1> : tensor<2xi32>, {q = 1 : i64, r = {}}], x, y = "s"} : () -> ()
// GENERIC-NEXT: "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {a.b = true}, {}], function_type = (i1, index, i32, f32, f64, vector<4xi32>, vector<4xf32>, tensor<?xi32>, i64, (i32) -> i32) -> (f32, i1), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: index, %arg2: i32, %arg3: f32, %arg4: f64, %arg5: vector<4xi32>, %arg6: vector<4xf32>, %arg7: tensor<?xi32>, %arg8: i64, %arg9: (i32) -> i32):
// GENERIC-NEXT: %0 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT: %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
// GENERIC-NEXT: %2 = "arith.constant"() <{value = true}> : () -> i1
// GENERIC-NEXT: %3 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
// GENERIC-NEXT: %4 = "arith.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
// GENERIC-NEXT: %5 = "arith.constant"() <{value = 3 : i8}> {x} : () -> i8
// GENERIC-NEXT: %6 = "arith.addi"(%arg1, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT: %7 = "arith.addi"(%arg2, %1) <{overflowFlags = #arith.overflow<nsw, nuw>}> {x} : (i32, i32) -> i32
// GENERIC-NEXT: %8:2 = "arith.addui_extended"(%arg2, %1) : (i32, i32) -> (i32, i1)
// GENERIC-NEXT: %9 = "arith.subi"(%arg5, %arg5) <{overflowFlags = #arith.overflow<nuw>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT: %10 = "arith.muli"(%arg7, %arg7) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
// GENERIC-NEXT: %11:2 = "arith.mulsi_extended"(%arg2, %arg2) : (i32, i32) -> (i32, i32)
// GENERIC-NEXT: %12:2 = "arith.mului_extended"(%arg2, %arg2) {x} : (i32, i32) -> (i32, i32)
// GENERIC-NEXT: %13 = "arith.divui"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %14 = "arith.divsi"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %15 = "arith.ceildivui"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %16 = "arith.ceildivsi"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %17 = "arith.floordivsi"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %18 = "arith.remui"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %19 = "arith.remsi"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %20 = "arith.andi"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %21 = "arith.ori"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %22 = "arith.xori"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %23 = "arith.shli"(%arg2, %arg2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
// GENERIC-NEXT: %24 = "arith.shrui"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %25 = "arith.shrsi"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %26 = "arith.maxsi"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC-NEXT: %27 = "arith.negf"(%arg3) <{fastmath = #arith.fastmath<fast>}> {x} : (f32) -> f32
// GENERIC-NEXT: %28 = "arith.addf"(%arg3, %arg3) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32, f32) -> f32
// GENERIC-NEXT: %29 = "arith.mulf"(%arg6, %arg6) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT: %30 = "arith.maximumf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %31 = "arith.remf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %32 = "arith.extui"(%arg2) : (i32) -> i64
// GENERIC-NEXT: %33 = "arith.extsi"(%arg5) : (vector<4xi32>) -> vector<4xi64>
// GENERIC-NEXT: %34 = "arith.trunci"(%arg2) {x} : (i32) -> i8
// GENERIC-NEXT: %35 = "arith.extf"(%arg3) : (f32) -> f64
// GENERIC-NEXT: %36 = "arith.extf"(%arg3) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f64
// GENERIC-NEXT: %37 = "arith.truncf"(%arg4) : (f64) -> f32
// GENERIC-NEXT: %38 = "arith.truncf"(%arg4) <{roundingmode = 2 : i32}> : (f64) -> f32
// GENERIC-NEXT: %39 = "arith.truncf"(%arg4) <{fastmath = #arith.fastmath<fast>, roundingmode = 0 : i32}> {x} : (f64) -> f32
// GENERIC-NEXT: %40 = "arith.uitofp"(%arg2) : (i32) -> f32
// GENERIC-NEXT: %41 = "arith.fptosi"(%arg3) : (f32) -> i32
// GENERIC-NEXT: %42 = "arith.index_cast"(%arg1) : (index) -> i32
// GENERIC-NEXT: %43 = "arith.index_castui"(%arg2) : (i32) -> index
// GENERIC-NEXT: %44 = "arith.bitcast"(%arg2) : (i32) -> f32
// GENERIC-NEXT: %45 = "arith.cmpi"(%arg2, %1) <{predicate = 2 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: %46 = "arith.cmpi"(%arg5, %arg5) <{predicate = 9 : i64}> {x} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
// GENERIC-NEXT: %47 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %48 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<nsz>, predicate = 15 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: %49 = "arith.cmpf"(%arg6, %arg6) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
// GENERIC-NEXT: %50 = "arith.select"(%arg0, %arg2, %1) : (i1, i32, i32) -> i32
// GENERIC-NEXT: %51 = "arith.select"(%46, %arg5, %arg5) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT: %52 = "arith.select"(%arg0, %arg5, %arg5) {x} : (i1, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT: %53 = "arith.cmpi"(%arg7, %arg7) <{predicate = 0 : i64}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
// GENERIC-NEXT: %54 = "func.constant"() <{value = @one}> : () -> (() -> ((i32) -> i32))
// GENERIC-NEXT: %55 = "func.call_indirect"(%54) : (() -> ((i32) -> i32)) -> ((i32) -> i32)
// GENERIC-NEXT: %56 = "func.call_indirect"(%55, %arg2) {x} : ((i32) -> i32, i32) -> i32
// GENERIC-NEXT: %57 = "func.call"() <{callee = @one}> : () -> ((i32) -> i32)
// GENERIC-NEXT: %58:2 = "func.call"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) <{callee = @f}> {x} : (i1, index, i32, f32, f64, vector<4xi32>, vector<4xf32>, tensor<?xi32>, i64, (i32) -> i32) -> (f32, i1)
// GENERIC-NEXT: %59 = "builtin.unrealized_conversion_cast"(%arg2) : (i32) -> index
// GENERIC-NEXT: %60:2 = "builtin.unrealized_conversion_cast"(%arg2, %arg0) {x} : (i32, i1) -> (i32, f64)
// GENERIC-NEXT: %61 = "builtin.unrealized_conversion_cast"() : () -> f64
// GENERIC-NEXT: %62 = "builtin.unrealized_conversion_cast"(%arg0) : (i1) -> i64
// GENERIC-NEXT: "cf.assert"(%arg0) <{msg = "te\22xt\\ \0A"}> {x} : (i1) -> ()
// GENERIC-NEXT: "cf.cond_br"(%arg0, %arg3, %arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> {x} : (i1, f32, i1) -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb0
// GENERIC-NEXT: "cf.switch"(%arg2, %arg3, %arg0, %3, %2)[^bb2, ^bb3, ^bb2] <{case_operand_segments = array<i32: 0, 2>, case_values = dense<[-2, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 2, 2>}> {x} : (i32, f32, i1, f32, i1) -> ()
// GENERIC-NEXT: ^bb2(%63: f32, %64: i1):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb5
// GENERIC-NEXT: "func.return"(%63, %64) {x} : (f32, i1) -> ()
// GENERIC-NEXT: ^bb3:  // pred: ^bb1
// GENERIC-NEXT: "cf.switch"(%arg8)[^bb4] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
// GENERIC-NEXT: ^bb4:  // 2 preds: ^bb3, ^bb4
// GENERIC-NEXT: "cf.switch"(%arg8)[^bb4, ^bb5] <{case_operand_segments = array<i32: 0>, case_values = dense<-1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
// GENERIC-NEXT: ^bb5:  // pred: ^bb4
// GENERIC-NEXT: "cf.br"(%arg3, %arg0)[^bb2] {x} : (f32, i1) -> ()
// GENERIC-NEXT: }) {z} : () -> ()
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "builtin.module"() <{sym_name = "inner", sym_visibility = "private"}> ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "k"}> ({
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) {a.b = 3 : i64} : () -> ()
// CHECK: module @m attributes {a.b = 3 : i64} {
module @m attributes {a.b = 3} {
// CHECK-LABEL: func.func private @ext(memref<2xf32> {a.b}, i32) -> (i32 {a.c = 1 : i64}, (i32) -> i32)
func.func private @ext(memref<2xf32> {a.b}, i32) -> (i32 {a.c = 1}, (i32) -> i32)
// CHECK-LABEL: func.func private @one() -> ((i32) -> i32)
func.func private @one() -> ((i32) -> i32)
// CHECK-LABEL: func.func private @"quoted name"() attributes {"a b" = [1 : i32, "x", unit, @a::@b, i32, #map, array<i32: 1, 2>, array<i64>, true, dense<1> : tensor<2xi32>, {q = 1 : i64, r = {}}], x, y = "s"}
func.func private @"quoted name"() attributes {x, y = "s", "a b" = [1 : i32, "x", unit, @a::@b, i32, affine_map<(d0)[s0] -> (d0 * 3 + s0)>, array<i32: 1, 2>, array<i64>, true, dense<1> : tensor<2xi32>, {q = 1, r = {}}]}
// CHECK-LABEL: func.func @f(%arg0: i1, %arg1: index, %arg2: i32, %arg3: f32, %arg4: f64, %arg5: vector<4xi32>, %arg6: vector<4xf32>, %arg7: tensor<?xi32>, %arg8: i64 {a.b = true}, %arg9: (i32) -> i32) -> (f32, i1) attributes {z} {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT: %c3_i8 = arith.constant {x} 3 : i8
// CHECK-NEXT: %0 = arith.addi %arg1, %c0 : index
// CHECK-NEXT: %1 = arith.addi %arg2, %c-1_i32 overflow<nsw, nuw> {x} : i32
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg2, %c-1_i32 : i32, i1
// CHECK-NEXT: %2 = arith.subi %arg5, %arg5 overflow<nuw> : vector<4xi32>
// CHECK-NEXT: %3 = arith.muli %arg7, %arg7 : tensor<?xi32>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg2, %arg2 : i32
// CHECK-NEXT: %low_1, %high_2 = arith.mului_extended %arg2, %arg2 {x} : i32
// CHECK-NEXT: %4 = arith.divui %arg2, %arg2 : i32
// CHECK-NEXT: %5 = arith.divsi %arg2, %arg2 : i32
// CHECK-NEXT: %6 = arith.ceildivui %arg2, %arg2 : i32
// CHECK-NEXT: %7 = arith.ceildivsi %arg2, %arg2 : i32
// CHECK-NEXT: %8 = arith.floordivsi %arg2, %arg2 : i32
// CHECK-NEXT: %9 = arith.remui %arg2, %arg2 : i32
// CHECK-NEXT: %10 = arith.remsi %arg2, %arg2 : i32
// CHECK-NEXT: %11 = arith.andi %arg2, %arg2 : i32
// CHECK-NEXT: %12 = arith.ori %arg2, %arg2 : i32
// CHECK-NEXT: %13 = arith.xori %arg2, %arg2 : i32
// CHECK-NEXT: %14 = arith.shli %arg2, %arg2 overflow<nsw> : i32
// CHECK-NEXT: %15 = arith.shrui %arg2, %arg2 : i32
// CHECK-NEXT: %16 = arith.shrsi %arg2, %arg2 : i32
// CHECK-NEXT: %17 = arith.maxsi %arg2, %arg2 : i32
// CHECK-NEXT: %18 = arith.negf %arg3 fastmath<fast> {x} : f32
// CHECK-NEXT: %19 = arith.addf %arg3, %arg3 fastmath<nnan,ninf> : f32
// CHECK-NEXT: %20 = arith.mulf %arg6, %arg6 : vector<4xf32>
// CHECK-NEXT: %21 = arith.maximumf %arg3, %arg3 : f32
// CHECK-NEXT: %22 = arith.remf %arg3, %arg3 : f32
// CHECK-NEXT: %23 = arith.extui %arg2 : i32 to i64
// CHECK-NEXT: %24 = arith.extsi %arg5 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT: %25 = arith.trunci %arg2 {x} : i32 to i8
// CHECK-NEXT: %26 = arith.extf %arg3 : f32 to f64
// CHECK-NEXT: %27 = arith.extf %arg3 fastmath<contract> : f32 to f64
// CHECK-NEXT: %28 = arith.truncf %arg4 : f64 to f32
// CHECK-NEXT: %29 = arith.truncf %arg4 upward : f64 to f32
// CHECK-NEXT: %30 = arith.truncf %arg4 to_nearest_even fastmath<fast> {x} : f64 to f32
// CHECK-NEXT: %31 = arith.uitofp %arg2 : i32 to f32
// CHECK-NEXT: %32 = arith.fptosi %arg3 : f32 to i32
// CHECK-NEXT: %33 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT: %34 = arith.index_castui %arg2 : i32 to index
// CHECK-NEXT: %35 = arith.bitcast %arg2 : i32 to f32
// CHECK-NEXT: %36 = arith.cmpi slt, %arg2, %c-1_i32 : i32
// CHECK-NEXT: %37 = arith.cmpi uge, %arg5, %arg5 {x} : vector<4xi32>
// CHECK-NEXT: %38 = arith.cmpf ogt, %arg3, %arg3 : f32
// CHECK-NEXT: %39 = arith.cmpf true, %arg3, %arg3 fastmath<nsz> : f32
// CHECK-NEXT: %40 = arith.cmpf uno, %arg6, %arg6 : vector<4xf32>
// CHECK-NEXT: %41 = arith.select %arg0, %arg2, %c-1_i32 : i32
// CHECK-NEXT: %42 = arith.select %37, %arg5, %arg5 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %43 = arith.select %arg0, %arg5, %arg5 {x} : vector<4xi32>
// CHECK-NEXT: %44 = arith.cmpi eq, %arg7, %arg7 : tensor<?xi32>
// CHECK-NEXT: %f = constant @one : () -> ((i32) -> i32)
// CHECK-NEXT: %45 = call_indirect %f() : () -> ((i32) -> i32)
// CHECK-NEXT: %46 = call_indirect %45(%arg2) {x} : (i32) -> i32
// CHECK-NEXT: %47 = call @one() : () -> ((i32) -> i32)
// CHECK-NEXT: %48:2 = call @f(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) {x} : (i1, index, i32, f32, f64, vector<4xi32>, vector<4xf32>, tensor<?xi32>, i64, (i32) -> i32) -> (f32, i1)
// CHECK-NEXT: %49 = builtin.unrealized_conversion_cast %arg2 : i32 to index
// CHECK-NEXT: %50:2 = builtin.unrealized_conversion_cast %arg2, %arg0 : i32, i1 to i32, f64 {x}
// CHECK-NEXT: %51 = builtin.unrealized_conversion_cast to f64
// CHECK-NEXT: %52 = builtin.unrealized_conversion_cast %arg0 : i1 to i64
// CHECK-NEXT: cf.assert %arg0, "te\22xt\\ \0A" {x}
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg3, %arg0 : f32, i1) {x}
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.switch %arg2 : i32, [
// CHECK-NEXT: default: ^bb2(%arg3, %arg0 : f32, i1),
// CHECK-NEXT: 4294967294: ^bb3,
// CHECK-NEXT: 7: ^bb2(%cst, %true : f32, i1)
// CHECK-NEXT: ] {x}
// CHECK-NEXT: ^bb2(%53: f32, %54: i1):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb5
// CHECK-NEXT: return {x} %53, %54 : f32, i1
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: cf.switch %arg8 : i64, [
// CHECK-NEXT: default: ^bb4]
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: cf.switch %arg8 : i64, [
// CHECK-NEXT: default: ^bb4,
// CHECK-NEXT: 18446744073709551615: ^bb5
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: cf.br ^bb2(%arg3, %arg0 : f32, i1) {x}
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT: }
func.func @f(%c: i1, %i: index, %n: i32, %x: f32, %y: f64, %v: vector<4xi32>, %w: vector<4xf32>, %t: tensor<?xi32>, %l: i64 {a.b = true}, %fp: (i32) -> i32) -> (f32, i1) attributes {z} {
  %0 = arith.constant 0 : index
  %1 = arith.constant -1 : i32
  %2 = arith.constant true
  %3 = arith.constant 1.5 : f32
  %4 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %5 = arith.constant {x} 3 : i8
  %6 = arith.addi %i, %0 : index
  %7 = arith.addi %n, %1 overflow<nsw, nuw> {x} : i32
  %8, %9 = arith.addui_extended %n, %1 : i32, i1
  %10 = arith.subi %v, %v overflow<nuw> : vector<4xi32>
  %11 = arith.muli %t, %t : tensor<?xi32>
  %12, %13 = arith.mulsi_extended %n, %n : i32
  %14:2 = arith.mului_extended %n, %n {x} : i32
  %15 = arith.divui %n, %n : i32
  %16 = arith.divsi %n, %n : i32
  %17 = arith.ceildivui %n, %n : i32
  %18 = arith.ceildivsi %n, %n : i32
  %19 = arith.floordivsi %n, %n : i32
  %20 = arith.remui %n, %n : i32
  %21 = arith.remsi %n, %n : i32
  %22 = arith.andi %n, %n : i32
  %23 = arith.ori %n, %n : i32
  %24 = arith.xori %n, %n : i32
  %25 = arith.shli %n, %n overflow<nsw> : i32
  %26 = arith.shrui %n, %n : i32
  %27 = arith.shrsi %n, %n : i32
  %28 = arith.maxsi %n, %n : i32
  %29 = arith.negf %x fastmath<fast> {x} : f32
  %30 = arith.addf %x, %x fastmath<nnan, ninf> : f32
  %31 = arith.mulf %w, %w : vector<4xf32>
  %32 = arith.maximumf %x, %x : f32
  %33 = arith.remf %x, %x : f32
  %34 = arith.extui %n : i32 to i64
  %35 = arith.extsi %v : vector<4xi32> to vector<4xi64>
  %36 = arith.trunci %n {x} : i32 to i8
  %37 = arith.extf %x : f32 to f64
  %38 = arith.extf %x fastmath<contract> : f32 to f64
  %39 = arith.truncf %y : f64 to f32
  %40 = arith.truncf %y upward : f64 to f32
  %41 = arith.truncf %y to_nearest_even fastmath<fast> {x} : f64 to f32
  %42 = arith.uitofp %n : i32 to f32
  %43 = arith.fptosi %x : f32 to i32
  %44 = arith.index_cast %i : index to i32
  %45 = arith.index_castui %n : i32 to index
  %46 = arith.bitcast %n : i32 to f32
  %47 = arith.cmpi slt, %n, %1 : i32
  %48 = arith.cmpi "uge", %v, %v {x} : vector<4xi32>
  %49 = arith.cmpf ogt, %x, %x : f32
  %50 = arith.cmpf true, %x, %x fastmath<nsz> : f32
  %51 = arith.cmpf uno, %w, %w : vector<4xf32>
  %52 = arith.select %c, %n, %1 : i32
  %53 = arith.select %48, %v, %v : vector<4xi1>, vector<4xi32>
  %54 = arith.select %c, %v, %v {x} : vector<4xi32>
  %55 = arith.cmpi eq, %t, %t : tensor<?xi32>
  %56 = func.constant @one : () -> ((i32) -> i32)
  %57 = func.call_indirect %56() : () -> ((i32) -> i32)
  %58 = func.call_indirect %57(%n) {x} : (i32) -> i32
  %59 = call @one() : () -> ((i32) -> i32)
  %60:2 = call @f(%c, %i, %n, %x, %y, %v, %w, %t, %l, %fp) {x} : (i1, index, i32, f32, f64, vector<4xi32>, vector<4xf32>, tensor<?xi32>, i64, (i32) -> i32) -> (f32, i1)
  %61 = builtin.unrealized_conversion_cast %n : i32 to index
  %62:2 = builtin.unrealized_conversion_cast %n, %c : i32, i1 to i32, f64 {x}
  %63 = builtin.unrealized_conversion_cast to f64
  builtin.unrealized_conversion_cast %c : i1 to i64
  cf.assert %c, "te\"xt\\ \n" {x}
  cf.cond_br %c, ^bb1, ^bb2(%x, %c : f32, i1) {x}
^bb1:
  cf.switch %n : i32, [
    default: ^bb2(%x, %c : f32, i1),
    -2: ^bb3,
    7: ^bb2(%3, %2 : f32, i1)
  ] {x}
^bb2(%a: f32, %b: i1):
  return {x} %a, %b : f32, i1
^bb3:
  cf.switch %l : i64, [
    default: ^bb4
  ]
^bb4:
  cf.switch %l : i64, [
    default: ^bb4,
    -1: ^bb5
  ]
^bb5:
  cf.br ^bb2(%x, %c: f32, i1) {x}
}
module { }
// CHECK: module @inner attributes {sym_visibility = "private"} {
module @inner attributes {sym_visibility = "private"} { 
// CHECK-LABEL: func.func @k() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
  func.func @k() { return }
}
}
