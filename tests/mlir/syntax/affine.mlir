// Affine loops and accesses, in the form that canonicalization leaves alone.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (4, s0, d0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (4, d0)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0, 4)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map6 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, -d0 + 4 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0) : (d0 - 1 == 0)>
// GENERIC: #map = affine_map<(d0) -> (d0, d0 + 1)>
// GENERIC-NEXT: #map1 = affine_map<(d0)[s0] -> (s0, d0 * 2 + s0)>
// GENERIC-NEXT: #map2 = affine_map<() -> (0)>
// GENERIC-NEXT: #map3 = affine_map<() -> (4)>
// GENERIC-NEXT: #map4 = affine_map<()[s0] -> (s0, -s0 + 3)>
// GENERIC-NEXT: #map5 = affine_map<()[s0] -> (s0 mod 4, -s0)>
// GENERIC-NEXT: #map6 = affine_map<()[s0] -> (s0, s0 + 1)>
// GENERIC-NEXT: #map7 = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: #map8 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// GENERIC-NEXT: #map9 = affine_map<(d0)[s0] -> (4, s0, d0)>
// GENERIC-NEXT: #map10 = affine_map<(d0) -> (4, d0)>
// GENERIC-NEXT: #map11 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map12 = affine_map<()[s0] -> (s0, 4)>
// GENERIC-NEXT: #map13 = affine_map<()[s0] -> (s0 + 1)>
// GENERIC-NEXT: #map14 = affine_map<()[s0] -> (s0 * 2)>
// GENERIC-NEXT: #map15 = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #map16 = affine_map<() -> (0, 0)>
// GENERIC-NEXT: #map17 = affine_map<()[s0] -> (10, s0)>
// GENERIC-NEXT: #map18 = affine_map<(d0)[s0] -> (d0, s0)>
// GENERIC-NEXT: #map19 = affine_map<(d0, d1) -> (d0, d1 * 2)>
// GENERIC-NEXT: #map20 = affine_map<() -> ()>
// GENERIC-NEXT: #map21 = affine_map<(d0) -> (d0, 4)>
// GENERIC-NEXT: #map22 = affine_map<() -> (0, 0, 0)>
// GENERIC-NEXT: #map23 = affine_map<() -> (10, 20, 30)>
// GENERIC-NEXT: #map24 = affine_map<(d0) -> (d0, d0)>
// GENERIC-NEXT: #map25 = affine_map<()[s0] -> (s0, 5)>
// GENERIC-NEXT: #map26 = affine_map<()[s0] -> (10, s0 + 3)>
// GENERIC-NEXT: #map27 = affine_map<(d0) -> (d0, 0)>
// GENERIC-NEXT: #map28 = affine_map<() -> (10)>
// GENERIC-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, -d0 + 4 >= 0)>
// GENERIC-NEXT: #set1 = affine_set<(d0) : (d0 - 1 == 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x4xf32>, index) -> (), sym_name = "accesses"}> ({
// GENERIC-NEXT: ^bb0(%arg26: memref<4x4xf32>, %arg27: index):
// GENERIC-NEXT: "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
// GENERIC-NEXT: ^bb0(%arg28: index):
// GENERIC-NEXT: %13 = "affine.load"(%arg26, %arg28) <{map = #map}> : (memref<4x4xf32>, index) -> f32
// GENERIC-NEXT: "affine.store"(%13, %arg26, %arg28, %arg27) <{map = #map1}> {tag} : (f32, memref<4x4xf32>, index, index) -> ()
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: %12 = "affine.vector_load"(%arg26, %arg27) <{map = #map4}> : (memref<4x4xf32>, index) -> vector<4xf32>
// GENERIC-NEXT: "affine.vector_store"(%12, %arg26, %arg27) <{map = #map5}> : (vector<4xf32>, memref<4x4xf32>, index) -> ()
// GENERIC-NEXT: "affine.prefetch"(%arg26, %arg27) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map6}> : (memref<4x4xf32>, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (index, f32) -> (), sym_name = "maps"}> ({
// GENERIC-NEXT: ^bb0(%arg23: index, %arg24: f32):
// GENERIC-NEXT: "affine.for"(%arg23) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 1, 0>, step = 2 : index, upperBoundMap = #map11}> ({
// GENERIC-NEXT: ^bb0(%arg25: index):
// GENERIC-NEXT: %6 = "affine.apply"(%arg25, %arg23) <{map = #map7}> : (index, index) -> index
// GENERIC-NEXT: %7 = "affine.apply"(%arg25, %arg23) <{map = #map8}> {tag} : (index, index) -> index
// GENERIC-NEXT: %8 = "affine.min"(%arg25, %arg23) <{map = #map9}> : (index, index) -> index
// GENERIC-NEXT: %9 = "affine.max"(%arg25) <{map = #map10}> : (index) -> index
// GENERIC-NEXT: "test.use"(%6, %7, %8, %9) : (index, index, index, index) -> ()
// GENERIC-NEXT: "affine.if"(%arg25, %arg23) ({
// GENERIC-NEXT: "test.use"(%6) : (index) -> ()
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: }) {condition = #set} : (index, index) -> ()
// GENERIC-NEXT: "affine.if"(%arg25, %arg23) ({
// GENERIC-NEXT: "test.use"(%6) : (index) -> ()
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: "test.other"() : () -> ()
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) {condition = #set, tag} : (index, index) -> ()
// GENERIC-NEXT: %10 = "affine.if"(%arg25) ({
// GENERIC-NEXT: "affine.yield"(%arg24) : (f32) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: %11 = "arith.addf"(%arg24, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "affine.yield"(%11) : (f32) -> ()
// GENERIC-NEXT: }) {condition = #set1} : (index) -> f32
// GENERIC-NEXT: "test.use"(%10) : (f32) -> ()
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (index, f32) -> (f32, index), sym_name = "bounds"}> ({
// GENERIC-NEXT: ^bb0(%arg16: index, %arg17: f32):
// GENERIC-NEXT: "affine.for"(%arg16, %arg16) <{lowerBoundMap = #map12, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map12}> ({
// GENERIC-NEXT: ^bb0(%arg22: index):
// GENERIC-NEXT: "test.use"(%arg22) : (index) -> ()
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index) -> ()
// GENERIC-NEXT: "affine.for"(%arg16, %arg16) <{lowerBoundMap = #map13, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map14}> ({
// GENERIC-NEXT: ^bb0(%arg21: index):
// GENERIC-NEXT: "test.use"(%arg21) : (index) -> ()
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) {tag} : (index, index) -> ()
// GENERIC-NEXT: %4:2 = "affine.for"(%arg16, %arg17, %arg16) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 1, 2>, step = 1 : index, upperBoundMap = #map11}> ({
// GENERIC-NEXT: ^bb0(%arg18: index, %arg19: f32, %arg20: index):
// GENERIC-NEXT: %5 = "arith.addf"(%arg19, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "affine.yield"(%5, %arg18) : (f32, index) -> ()
// GENERIC-NEXT: }) : (index, f32, index) -> (f32, index)
// GENERIC-NEXT: "func.return"(%4#0, %4#1) : (f32, index) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (index, memref<10x10xf32>, f32) -> f32, sym_name = "parallel"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: memref<10x10xf32>, %arg2: f32):
// GENERIC-NEXT: "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map16, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map17}> ({
// GENERIC-NEXT: ^bb0(%arg14: index, %arg15: index):
// GENERIC-NEXT: "affine.store"(%arg2, %arg1, %arg14, %arg15) <{map = #map15}> : (f32, memref<10x10xf32>, index, index) -> ()
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
// GENERIC-NEXT: "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map16, reductions = [], steps = [2, 3], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map17}> ({
// GENERIC-NEXT: ^bb0(%arg12: index, %arg13: index):
// GENERIC-NEXT: "affine.store"(%arg2, %arg1, %arg13, %arg12) <{map = #map15}> : (f32, memref<10x10xf32>, index, index) -> ()
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) {tag} : (index) -> ()
// GENERIC-NEXT: %0:2 = "affine.delinearize_index"(%arg0, %arg0, %arg0) : (index, index, index) -> (index, index)
// GENERIC-NEXT: "affine.parallel"(%0#0, %arg0, %0#1, %arg0) <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = #map15, reductions = [], steps = [1], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = #map18}> ({
// GENERIC-NEXT: ^bb0(%arg11: index):
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index, index) -> ()
// GENERIC-NEXT: "affine.parallel"(%0#0, %arg0, %0#1, %arg0) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map19, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map15}> ({
// GENERIC-NEXT: ^bb0(%arg9: index, %arg10: index):
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index, index) -> ()
// GENERIC-NEXT: "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<0> : tensor<1xi32>, lowerBoundsMap = #map20, reductions = [], steps = [1], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = #map21}> ({
// GENERIC-NEXT: ^bb0(%arg8: index):
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
// GENERIC-NEXT: "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<3xi32>, lowerBoundsMap = #map22, reductions = [], steps = [7, 2, 4], upperBoundsGroups = dense<1> : tensor<3xi32>, upperBoundsMap = #map23}> ({
// GENERIC-NEXT: ^bb0(%arg5: index, %arg6: index, %arg7: index):
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "affine.parallel"(%arg0, %arg0) <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = #map25, reductions = [], steps = [1], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = #map26}> ({
// GENERIC-NEXT: ^bb0(%arg4: index):
// GENERIC-NEXT: "affine.store"(%arg2, %arg1, %arg4) <{map = #map24}> : (f32, memref<10x10xf32>, index) -> ()
// GENERIC-NEXT: "affine.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index) -> ()
// GENERIC-NEXT: %1:2 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map2, reductions = [0, 3], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map28}> ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: %3 = "affine.load"(%arg1, %arg3) <{map = #map27}> : (memref<10x10xf32>, index) -> f32
// GENERIC-NEXT: "affine.yield"(%3, %3) : (f32, f32) -> ()
// GENERIC-NEXT: }) : () -> (f32, f32)
// GENERIC-NEXT: %2:2 = "affine.delinearize_index"(%arg0, %arg0, %arg0) : (index, index, index) -> (index, index)
// GENERIC-NEXT: "test.use"(%2#0, %2#1, %1#1) : (index, index, f32) -> ()
// GENERIC-NEXT: "func.return"(%1#0) : (f32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, -d0 + 4 >= 0)>
// CHECK-LABEL: func.func @accesses(%arg0: memref<4x4xf32>, %arg1: index) {
// CHECK-NEXT: affine.for %arg2 = 0 to 4 {
// CHECK-NEXT: %1 = affine.load %arg0[%arg2, %arg2 + 1] : memref<4x4xf32>
// CHECK-NEXT: affine.store %1, %arg0[symbol(%arg1), %arg2 * 2 + symbol(%arg1)] {tag} : memref<4x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %0 = affine.vector_load %arg0[symbol(%arg1), -symbol(%arg1) + 3] : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: affine.vector_store %0, %arg0[symbol(%arg1) mod 4, -symbol(%arg1)] : memref<4x4xf32>, vector<4xf32>
// CHECK-NEXT: affine.prefetch %arg0[symbol(%arg1), symbol(%arg1) + 1], read, locality<3>, data : memref<4x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @accesses(%m: memref<4x4xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i, %i + 1] : memref<4x4xf32>
    affine.store %0, %m[symbol(%n), %i * 2 + symbol(%n)] {tag} : memref<4x4xf32>
  }
  %v = affine.vector_load %m[symbol(%n), 3 - symbol(%n)] : memref<4x4xf32>, vector<4xf32>
  affine.vector_store %v, %m[symbol(%n) mod 4, -symbol(%n)] : memref<4x4xf32>, vector<4xf32>
  affine.prefetch %m[symbol(%n), symbol(%n) + 1], read, locality<3>, data : memref<4x4xf32>
  return
}
// CHECK-LABEL: func.func @maps(%arg0: index, %arg1: f32) {
// CHECK-NEXT: affine.for %arg2 = 0 to %arg0 step 2 {
// CHECK-NEXT: %0 = affine.apply #map(%arg2)[%arg0]
// CHECK-NEXT: %1 = affine.apply #map1(%arg2)[%arg0] {tag}
// CHECK-NEXT: %2 = affine.min #map2(%arg2)[%arg0]
// CHECK-NEXT: %3 = affine.max #map3(%arg2)
// CHECK-NEXT: "test.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
// CHECK-NEXT: affine.if #set(%arg2)[%arg0] {
// CHECK-NEXT: "test.use"(%0) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.if #set(%arg2)[%arg0] {
// CHECK-NEXT: "test.use"(%0) : (index) -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: } {tag}
// CHECK-NEXT: %4 = affine.if #set1(%arg2) -> f32 {
// CHECK-NEXT: affine.yield %arg1 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: %5 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT: affine.yield %5 : f32
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%4) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @maps(%n: index, %c: f32) {
  affine.for %i = 0 to %n step 2 {
    %a = affine.apply #map(%i)[%n]
    %b = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%n] {tag}
    %mi = affine.min affine_map<(d0)[s0] -> (4, s0, d0)>(%i)[%n]
    %ma = affine.max affine_map<(d0) -> (4, d0)>(%i)
    "test.use"(%a, %b, %mi, %ma) : (index, index, index, index) -> ()
    affine.if #set(%i)[%n] {
      "test.use"(%a) : (index) -> ()
    }
    affine.if #set(%i)[%n] {
      "test.use"(%a) : (index) -> ()
    } else {
      "test.other"() : () -> ()
    } {tag}
    %r = affine.if affine_set<(d0) : (d0 - 1 == 0)>(%i) -> f32 {
      affine.yield %c : f32
    } else {
      %s = arith.addf %c, %c : f32
      affine.yield %s : f32
    }
    "test.use"(%r) : (f32) -> ()
  }
  return
}
// CHECK-LABEL: func.func @bounds(%arg0: index, %arg1: f32) -> (f32, index) {
// CHECK-NEXT: affine.for %arg2 = max #map4()[%arg0] to min #map4()[%arg0] {
// CHECK-NEXT: "test.use"(%arg2) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %arg2 = #map5()[%arg0] to #map6()[%arg0] {
// CHECK-NEXT: "test.use"(%arg2) : (index) -> ()
// CHECK-NEXT: } {tag}
// CHECK-NEXT: %0:2 = affine.for %arg2 = 0 to %arg0 iter_args(%arg3 = %arg1, %arg4 = %arg0) -> (f32, index) {
// CHECK-NEXT: %1 = arith.addf %arg3, %arg3 : f32
// CHECK-NEXT: affine.yield %1, %arg2 : f32, index
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : f32, index
// CHECK-NEXT: }
func.func @bounds(%n: index, %c: f32) -> (f32, index) {
  affine.for %i = max affine_map<()[s0] -> (s0, 4)>()[%n] to min affine_map<()[s0] -> (s0, 4)>()[%n] {
    "test.use"(%i) : (index) -> ()
  }
  affine.for %i = affine_map<()[s0] -> (s0 + 1)>()[%n] to affine_map<()[s0] -> (s0 * 2)>()[%n] {
    "test.use"(%i) : (index) -> ()
  } {tag}
  %s:2 = affine.for %i = 0 to %n iter_args(%x = %c, %y = %n) -> (f32, index) {
    %p = arith.addf %x, %x : f32
    affine.yield %p, %i : f32, index
  }
  return %s#0, %s#1 : f32, index
}
// CHECK-LABEL: func.func @parallel(%arg0: index, %arg1: memref<10x10xf32>, %arg2: f32) -> f32 {
// CHECK-NEXT: affine.parallel (%arg3, %arg4) = (0, 0) to (10, symbol(%arg0)) {
// CHECK-NEXT: affine.store %arg2, %arg1[%arg3, %arg4] : memref<10x10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.parallel (%arg3, %arg4) = (0, 0) to (10, symbol(%arg0)) step (2, 3) {
// CHECK-NEXT: affine.store %arg2, %arg1[%arg4, %arg3] : memref<10x10xf32>
// CHECK-NEXT: } {tag}
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (%arg0, %arg0) : index, index
// CHECK-NEXT: affine.parallel (%arg3) = (max(%0#0, %arg0)) to (min(%0#1, symbol(%arg0))) {
// CHECK-NEXT: }
// CHECK-NEXT: affine.parallel (%arg3, %arg4) = (%0#0, %arg0 * 2) to (%0#1, %arg0) {
// CHECK-NEXT: }
// CHECK-NEXT: affine.parallel (%arg3) = (max()) to (min(%arg0, 4)) {
// CHECK-NEXT: }
// CHECK-NEXT: affine.parallel (%arg3, %arg4, %arg5) = (0, 0, 0) to (10, 20, 30) step (7, 2, 4) {
// CHECK-NEXT: }
// CHECK-NEXT: affine.parallel (%arg3) = (max(symbol(%arg0), 5)) to (min(10, symbol(%arg0) + 3)) {
// CHECK-NEXT: affine.store %arg2, %arg1[%arg3, %arg3] : memref<10x10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %1:2 = affine.parallel (%arg3) = (0) to (10) reduce ("addf", "maximumf") -> (f32, f32) {
// CHECK-NEXT: %3 = affine.load %arg1[%arg3, 0] : memref<10x10xf32>
// CHECK-NEXT: affine.yield %3, %3 : f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: %2:2 = affine.delinearize_index %arg0 into (%arg0, %arg0) : index, index
// CHECK-NEXT: "test.use"(%2#0, %2#1, %1#1) : (index, index, f32) -> ()
// CHECK-NEXT: return %1#0 : f32
// CHECK-NEXT: }
func.func @parallel(%n: index, %m: memref<10x10xf32>, %c: f32) -> f32 {
  affine.parallel (%i, %j) = (0, 0) to (10, symbol(%n)) {
    affine.store %c, %m[%i, %j] : memref<10x10xf32>
  }
  affine.parallel (%i, %j) = (0, 0) to (10, symbol(%n)) step (2, 3) {
    affine.store %c, %m[%j, %i] : memref<10x10xf32>
  } {tag}
  // Each bound is a map of its own, in which a value is known by its name.
  %two:2 = affine.delinearize_index %n into (%n, %n) : index, index
  affine.parallel (%i) = (max(%two#0, %n)) to (min(%two#1, symbol(%n))) {
  }
  affine.parallel (%i, %j) = (%two#0, %n + %n) to (%two#1, %n) {
  }
  affine.parallel (%i) = (max()) to (min(%n, 4)) {
  }
  // Steps are read as a map whose results must be numbers.
  affine.parallel (%i, %j, %k) = (0, 0, 0) to (10, 20, 30) step (2 * 3 + 1, %m - %m + 2, 9 mod 5) {
  }
  affine.parallel (%i) = (max(symbol(%n), 5)) to (min(10, symbol(%n) + 3)) {
    affine.store %c, %m[%i, %i] : memref<10x10xf32>
  }
  %p:2 = affine.parallel (%i) = (0) to (10) reduce ("addf", "maximumf") -> (f32, f32) {
    %0 = affine.load %m[%i, 0] : memref<10x10xf32>
    affine.yield %0, %0 : f32, f32
  }
  %d:2 = affine.delinearize_index %n into (%n, %n) : index, index
  "test.use"(%d#0, %d#1, %p#1) : (index, index, f32) -> ()
  return %p#0 : f32
}
