// Attributes: order, quoting, numbers, strings; where each op prints its dictionary.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-LABEL: func.func private @dictionary() attributes {_e, a = 1 : i64, b = 2 : i32, "needs quotes" = true, nested = {x = [], y}, z}
func.func private @dictionary() attributes {z, a = 1, b = 2 : i32, "needs quotes" = true, nested = {y, x = []}, _e = unit}
// CHECK-LABEL: func.func private @numbers() attributes {f = 1.000000e+00 : f32, g = 1.000000e-01 : f64, h = -0.000000e+00 : f32, i = 5 : index, j = 0x7FC00000 : f32, k = 3.14159265358979 : f64, l = 1.000000e+30 : f32, m = true, n = -7 : i16, o = 0x4CEB79A3 : f32}
func.func private @numbers() attributes {f = 1.0 : f32, g = 0.1 : f64, h = -0.0 : f32, i = 5 : index, j = 0x7FC00000 : f32, k = 3.14159265358979 : f64, l = 1.0e+30 : f32, m = true, n = -7 : i16, o = 123456789.0 : f32}
// CHECK-LABEL: func.func private @strings() attributes {s = "a \22quoted\22 \\ word\0A", t = "", u = "tab\09 end"}
func.func private @strings() attributes {s = "a \"quoted\" \\ word\n", t = "", u = "tab\t end"}
// CHECK-LABEL: func.func private @arrays() attributes {a = [1, 2 : i8, "x", unit, @sym, @outer::@inner, f32], b = array<i32: 1, -2>, c = array<i64>, d = dense<[1, 2, 3]> : tensor<3xi32>, e = dense<5.000000e-01> : tensor<2x2xf32>, f = dense<{{\[\[}}true, false]]> : tensor<1x2xi1>, g = #map}
func.func private @arrays() attributes {a = [1, 2 : i8, "x", unit, @sym, @outer::@inner, f32], b = array<i32: 1, -2>, c = array<i64>, d = dense<[1, 2, 3]> : tensor<3xi32>, e = dense<0.5> : tensor<2x2xf32>, f = dense<[[true, false]]> : tensor<1x2xi1>, g = affine_map<(d0) -> (d0 * 2)>}

// CHECK-LABEL: func.func @arguments(%arg0: memref<2xf32> {x.flag, x.kind = "in"}, %arg1: i32) -> (memref<2xf32> {x.out}, i32) {
// CHECK-NEXT: return {why = "because"} %arg0, %arg1 : memref<2xf32>, i32
// CHECK-NEXT: }
func.func @arguments(%a: memref<2xf32> {x.kind = "in", x.flag}, %b: i32) -> (memref<2xf32> {x.out}, i32) {
  return {why = "because"} %a, %b : memref<2xf32>, i32
}

// CHECK-LABEL: func.func @positions(%arg0: i1, %arg1: index, %arg2: memref<2xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) {alignment = 64 : i64, tag} : memref<?xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %arg2, %arg2 {tag} : memref<2xf32>
// CHECK-NEXT: memref.copy %arg2, %arg2 {tag} : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %1 = memref.load %arg2[%arg1] {nontemporal = true} : memref<2xf32>
// CHECK-NEXT: memref.store %1, %arg2[%arg1] {nontemporal = true} : memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc {tag} : memref<?xf32>
// CHECK-NEXT: call @callee(%arg0) {tag} : (i1) -> ()
// CHECK-NEXT: %2 = arith.addi %arg1, %arg1 overflow<nsw, nuw> {tag} : index
// CHECK-NEXT: %3 = arith.addf %1, %1 fastmath<fast> : f32
// CHECK-NEXT: cf.assert %arg0, "say \22why\22" {tag}
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2 {tag}
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2 {tag}
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @positions(%c: i1, %n: index, %m: memref<2xf32>) {
  %a = memref.alloc(%n) {alignment = 64 : i64, tag} : memref<?xf32>
  %s = arith.select %c, %m, %m {tag} : memref<2xf32>
  memref.copy %m, %m {tag} : memref<2xf32> to memref<2xf32>
  %l = memref.load %m[%n] {nontemporal = true} : memref<2xf32>
  memref.store %l, %m[%n] {nontemporal = true} : memref<2xf32>
  memref.dealloc %a {tag} : memref<?xf32>
  call @callee(%c) {tag} : (i1) -> ()
  %x = arith.addi %n, %n overflow<nsw, nuw> {tag} : index
  %y = arith.addf %l, %l fastmath<fast> : f32
  cf.assert %c, "say \"why\"" {tag}
  cf.cond_br %c, ^a, ^b {tag}
^a:
  cf.br ^b {tag}
^b:
  return
}
// CHECK-LABEL: func.func private @callee(i1)
func.func private @callee(i1)

// Up to 100 elements are listed, more are printed as the bytes they are; equal ones stay one.
// CHECK-LABEL: func.func private @many() attributes {a = dense<"0x0001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102030405060001020304050600010203040506000102"> : tensor<101xi8>, b = dense<4> : tensor<500xi16>, c = dense<[0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1]> : tensor<100xi8>}
func.func private @many() attributes {a = dense<[0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2]> : tensor<101xi8>, b = dense<4> : tensor<500xi16>, c = dense<[0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1]> : tensor<100xi8>}
