// Sizes and offsets of what is filled and padded are sums of numbers and of what affine.apply computes, which are
// composed to one map; what is no symbol in an affine.for is a dimension in 22.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s --check-prefix=LATER

// CHECK: #map = affine_map<()[s0] -> (s0 * 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 6)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 * 2 + s1 * 3)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0 * 3 + 4)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0 * 6 + 4)>
// CHECK-NEXT: #map6 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map7 = affine_map<(d0)[s0, s1] -> (d0 + s0 + s1)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1)[s0, s1] -> (d0 - d1 + s0 + s1 * 8 + 2)>
// CHECK-NEXT: #map9 = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
// CHECK-NEXT: #map10 = affine_map<()[s0] -> (s0 * 2 + 4)>
// CHECK-NEXT: #map11 = affine_map<(d0)[s0, s1] -> (d0 + s0 + s1 * 3)>
// LATER: #map = affine_map<()[s0] -> (s0 * 3)>
// LATER-NEXT: #map1 = affine_map<()[s0] -> (s0 * 6)>
// LATER-NEXT: #map2 = affine_map<()[s0] -> (s0 * 4)>
// LATER-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 * 3 + s1 * 2)>
// LATER-NEXT: #map4 = affine_map<()[s0] -> (s0 * 3 + 4)>
// LATER-NEXT: #map5 = affine_map<()[s0] -> (s0 * 6 + 4)>
// LATER-NEXT: #map6 = affine_map<(d0)[s0] -> (d0 + s0)>
// LATER-NEXT: #map7 = affine_map<()[s0, s1] -> (s0 + s1)>
// LATER-NEXT: #map8 = affine_map<(d0, d1)[s0] -> (d0 + d1 + s0)>
// LATER-NEXT: #map9 = affine_map<(d0)[s0] -> (d0 + s0 * 8 + 2)>
// LATER-NEXT: #map10 = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
// LATER-NEXT: #map11 = affine_map<()[s0] -> (s0 * 2 + 4)>
// LATER-NEXT: #map12 = affine_map<(d0)[s0] -> (d0 * 2 + s0 * 3)>
// CHECK-LABEL: func.func @inserted(%arg0: f32, %arg1: tensor<4x?xf32>, %arg2: index, %arg3: index) -> tensor<18x18xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = tensor.empty() : tensor<18x18xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<18x18xf32>) -> tensor<18x18xf32>
// CHECK-NEXT: %2 = affine.apply #map()[%arg2]
// CHECK-NEXT: %3 = affine.apply #map1()[%arg2]
// CHECK-NEXT: %dim = tensor.dim %arg1, %c1 : tensor<4x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %1[%2, %3] [4, %dim] [1, 1] : tensor<4x?xf32> into tensor<18x18xf32>
// CHECK-NEXT: return %inserted_slice : tensor<18x18xf32>
// CHECK-NEXT: }
// LATER-LABEL: func.func @inserted(%arg0: f32, %arg1: tensor<4x?xf32>, %arg2: index, %arg3: index) -> tensor<18x18xf32> {
// LATER-NEXT: %c1 = arith.constant 1 : index
// LATER-NEXT: %0 = tensor.empty() : tensor<18x18xf32>
// LATER-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<18x18xf32>) -> tensor<18x18xf32>
// LATER-NEXT: %2 = affine.apply #map()[%arg2]
// LATER-NEXT: %3 = affine.apply #map1()[%arg2]
// LATER-NEXT: %dim = tensor.dim %arg1, %c1 : tensor<4x?xf32>
// LATER-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %1[%2, %3] [4, %dim] [1, 1] : tensor<4x?xf32> into tensor<18x18xf32>
// LATER-NEXT: return %inserted_slice : tensor<18x18xf32>
// LATER-NEXT: }
func.func @inserted(%f: f32, %s: tensor<4x?xf32>, %a: index, %b: index) -> tensor<18x18xf32> {
  %o = affine.apply affine_map<()[s0] -> (s0 * 3)>()[%a]
  %e = tensor.empty() : tensor<18x18xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<18x18xf32>) -> tensor<18x18xf32>
  %p = tensor.pad %s low[0, %o] high[2, %b] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<6x?xf32>
  %r = tensor.insert_slice %p into %x[%o, %o] [6, %a] [1, 1] : tensor<6x?xf32> into tensor<18x18xf32>
  return %r : tensor<18x18xf32>
}
// CHECK-LABEL: func.func @inserted_at_0(%arg0: f32, %arg1: tensor<4x?xf32>, %arg2: index, %arg3: index) -> (tensor<18x18xf32>, index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = affine.apply #map()[%arg2]
// CHECK-NEXT: %1 = tensor.empty() : tensor<18x18xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%arg0 : f32) outs(%1 : tensor<18x18xf32>) -> tensor<18x18xf32>
// CHECK-NEXT: %3 = affine.apply #map()[%arg2]
// CHECK-NEXT: %4 = affine.apply #map()[%arg2]
// CHECK-NEXT: %dim = tensor.dim %arg1, %c1 : tensor<4x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %2[%3, %4] [4, %dim] [1, 1] : tensor<4x?xf32> into tensor<18x18xf32>
// CHECK-NEXT: return %inserted_slice, %0 : tensor<18x18xf32>, index
// CHECK-NEXT: }
// LATER-LABEL: func.func @inserted_at_0(%arg0: f32, %arg1: tensor<4x?xf32>, %arg2: index, %arg3: index) -> (tensor<18x18xf32>, index) {
// LATER-NEXT: %c1 = arith.constant 1 : index
// LATER-NEXT: %0 = affine.apply #map()[%arg2]
// LATER-NEXT: %1 = tensor.empty() : tensor<18x18xf32>
// LATER-NEXT: %2 = linalg.fill ins(%arg0 : f32) outs(%1 : tensor<18x18xf32>) -> tensor<18x18xf32>
// LATER-NEXT: %3 = affine.apply #map()[%arg2]
// LATER-NEXT: %4 = affine.apply #map()[%arg2]
// LATER-NEXT: %dim = tensor.dim %arg1, %c1 : tensor<4x?xf32>
// LATER-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %2[%3, %4] [4, %dim] [1, 1] : tensor<4x?xf32> into tensor<18x18xf32>
// LATER-NEXT: return %inserted_slice, %0 : tensor<18x18xf32>, index
// LATER-NEXT: }
func.func @inserted_at_0(%f: f32, %s: tensor<4x?xf32>, %a: index, %b: index) -> (tensor<18x18xf32>, index) {
  %o = affine.apply affine_map<()[s0] -> (s0 * 3)>()[%a]
  %e = tensor.empty() : tensor<18x18xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<18x18xf32>) -> tensor<18x18xf32>
  %p = tensor.pad %s low[0, %o] high[2, %b] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<6x?xf32>
  %r = tensor.insert_slice %p into %x[%o, 0] [6, %a] [1, 1] : tensor<6x?xf32> into tensor<18x18xf32>
  return %r, %o : tensor<18x18xf32>, index
}
// CHECK-LABEL: func.func @padded(%arg0: f32, %arg1: index, %arg2: index) -> (tensor<?x?xf32>, index) {
// CHECK-NEXT: %0 = affine.apply #map()[%arg1]
// CHECK-NEXT: %1 = affine.apply #map2()[%arg1]
// CHECK-NEXT: %2 = affine.apply #map3()[%arg2, %arg1]
// CHECK-NEXT: %3 = tensor.empty(%1, %2) : tensor<?x?xf32>
// CHECK-NEXT: %4 = linalg.fill ins(%arg0 : f32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %4, %0 : tensor<?x?xf32>, index
// CHECK-NEXT: }
// LATER-LABEL: func.func @padded(%arg0: f32, %arg1: index, %arg2: index) -> (tensor<?x?xf32>, index) {
// LATER-NEXT: %0 = affine.apply #map()[%arg1]
// LATER-NEXT: %1 = affine.apply #map2()[%arg1]
// LATER-NEXT: %2 = affine.apply #map3()[%arg1, %arg2]
// LATER-NEXT: %3 = tensor.empty(%1, %2) : tensor<?x?xf32>
// LATER-NEXT: %4 = linalg.fill ins(%arg0 : f32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
// LATER-NEXT: return %4, %0 : tensor<?x?xf32>, index
// LATER-NEXT: }
func.func @padded(%f: f32, %a: index, %b: index) -> (tensor<?x?xf32>, index) {
  %o = affine.apply affine_map<()[s0] -> (s0 * 3)>()[%a]
  %e = tensor.empty(%a, %b) : tensor<?x?xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = tensor.pad %x low[0, %o] high[%o, %b] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %p, %o : tensor<?x?xf32>, index
}
// CHECK-LABEL: func.func @padded_2(%arg0: f32, %arg1: index, %arg2: index) -> (tensor<?x?xf32>, index) {
// CHECK-NEXT: %0 = affine.apply #map()[%arg1]
// CHECK-NEXT: %1 = affine.apply #map4()[%arg1]
// CHECK-NEXT: %2 = affine.apply #map2()[%arg1]
// CHECK-NEXT: %3 = tensor.empty(%1, %2) : tensor<?x?xf32>
// CHECK-NEXT: %4 = linalg.fill ins(%arg0 : f32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %4, %0 : tensor<?x?xf32>, index
// CHECK-NEXT: }
// LATER-LABEL: func.func @padded_2(%arg0: f32, %arg1: index, %arg2: index) -> (tensor<?x?xf32>, index) {
// LATER-NEXT: %0 = affine.apply #map()[%arg1]
// LATER-NEXT: %1 = affine.apply #map4()[%arg1]
// LATER-NEXT: %2 = affine.apply #map2()[%arg1]
// LATER-NEXT: %3 = tensor.empty(%1, %2) : tensor<?x?xf32>
// LATER-NEXT: %4 = linalg.fill ins(%arg0 : f32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
// LATER-NEXT: return %4, %0 : tensor<?x?xf32>, index
// LATER-NEXT: }
func.func @padded_2(%f: f32, %a: index, %b: index) -> (tensor<?x?xf32>, index) {
  %o = affine.apply affine_map<()[s0] -> (s0 * 3)>()[%a]
  %e = tensor.empty(%a) : tensor<4x?xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %p = tensor.pad %x low[%o, 0] high[0, %o] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %p, %o : tensor<?x?xf32>, index
}
// CHECK-LABEL: func.func @padded_twice(%arg0: f32, %arg1: index, %arg2: index) -> (tensor<?x?xf32>, index) {
// CHECK-NEXT: %0 = affine.apply #map()[%arg1]
// CHECK-NEXT: %1 = affine.apply #map5()[%arg1]
// CHECK-NEXT: %2 = tensor.empty(%1, %0) : tensor<?x?xf32>
// CHECK-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %3, %0 : tensor<?x?xf32>, index
// CHECK-NEXT: }
// LATER-LABEL: func.func @padded_twice(%arg0: f32, %arg1: index, %arg2: index) -> (tensor<?x?xf32>, index) {
// LATER-NEXT: %0 = affine.apply #map()[%arg1]
// LATER-NEXT: %1 = affine.apply #map5()[%arg1]
// LATER-NEXT: %2 = tensor.empty(%1, %0) : tensor<?x?xf32>
// LATER-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// LATER-NEXT: return %3, %0 : tensor<?x?xf32>, index
// LATER-NEXT: }
func.func @padded_twice(%f: f32, %a: index, %b: index) -> (tensor<?x?xf32>, index) {
  %o = affine.apply affine_map<()[s0] -> (s0 * 3)>()[%a]
  %m = affine.apply affine_map<()[s0] -> (-s0)>()[%a]
  %e = tensor.empty(%o) : tensor<4x?xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %p = tensor.pad %x low[%o, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %q = tensor.pad %p low[%o, %a] high[0, %m] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %q, %o : tensor<?x?xf32>, index
}
// CHECK-LABEL: func.func @margins_that_add_up_to_nothing(%arg0: f32, %arg1: index, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg2, %c0 : tensor<?xf32>
// CHECK-NEXT: %0 = tensor.empty(%dim) : tensor<?xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: return %1 : tensor<?xf32>
// CHECK-NEXT: }
// LATER-LABEL: func.func @margins_that_add_up_to_nothing(%arg0: f32, %arg1: index, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// LATER-NEXT: %c0 = arith.constant 0 : index
// LATER-NEXT: %dim = tensor.dim %arg2, %c0 : tensor<?xf32>
// LATER-NEXT: %0 = tensor.empty(%dim) : tensor<?xf32>
// LATER-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
// LATER-NEXT: return %1 : tensor<?xf32>
// LATER-NEXT: }
func.func @margins_that_add_up_to_nothing(%f: f32, %a: index, %b: tensor<?xf32>) -> (tensor<?xf32>) {
  %m = affine.apply affine_map<()[s0] -> (-s0)>()[%a]
  %x = linalg.fill ins(%f : f32) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  %p = tensor.pad %x low[%a] high[%m] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}
// CHECK-LABEL: func.func @known_after_all(%arg0: f32, %arg1: index, %arg2: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %cast = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
// LATER-LABEL: func.func @known_after_all(%arg0: f32, %arg1: index, %arg2: tensor<4xf32>) -> tensor<?xf32> {
// LATER-NEXT: %0 = tensor.empty() : tensor<4xf32>
// LATER-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// LATER-NEXT: %cast = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// LATER-NEXT: return %cast : tensor<?xf32>
// LATER-NEXT: }
func.func @known_after_all(%f: f32, %a: index, %b: tensor<4xf32>) -> (tensor<?xf32>) {
  %m = affine.apply affine_map<()[s0] -> (-s0)>()[%a]
  %x = linalg.fill ins(%f : f32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %p = tensor.pad %x low[%a] high[%m] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}
// CHECK-LABEL: func.func @in_affine_for(%arg0: f32, %arg1: index, %arg2: tensor<4xf32>, %arg3: tensor<30xf32>) -> tensor<30xf32> {
// CHECK-NEXT: %0 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg3) -> (tensor<30xf32>) {
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%arg5 : tensor<30xf32>) -> tensor<30xf32>
// CHECK-NEXT: %2 = affine.apply #map6()[%arg4, %arg1]
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg2 into %1[%2] [4] [1] : tensor<4xf32> into tensor<30xf32>
// CHECK-NEXT: affine.yield %inserted_slice : tensor<30xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<30xf32>
// CHECK-NEXT: }
// LATER-LABEL: func.func @in_affine_for(%arg0: f32, %arg1: index, %arg2: tensor<4xf32>, %arg3: tensor<30xf32>) -> tensor<30xf32> {
// LATER-NEXT: %0 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg3) -> (tensor<30xf32>) {
// LATER-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%arg5 : tensor<30xf32>) -> tensor<30xf32>
// LATER-NEXT: %2 = affine.apply #map6(%arg4)[%arg1]
// LATER-NEXT: %inserted_slice = tensor.insert_slice %arg2 into %1[%2] [4] [1] : tensor<4xf32> into tensor<30xf32>
// LATER-NEXT: affine.yield %inserted_slice : tensor<30xf32>
// LATER-NEXT: }
// LATER-NEXT: return %0 : tensor<30xf32>
// LATER-NEXT: }
func.func @in_affine_for(%f: f32, %n: index, %b: tensor<4xf32>, %t: tensor<30xf32>) -> tensor<30xf32> {
  %r = affine.for %i = 0 to 4 iter_args(%u = %t) -> tensor<30xf32> {
    %x = linalg.fill ins(%f : f32) outs(%u : tensor<30xf32>) -> tensor<30xf32>
    %p = tensor.pad %b low[%i] high[1] {
    ^bb0(%k: index):
      tensor.yield %f : f32
    } : tensor<4xf32> to tensor<?xf32>
    %s = tensor.insert_slice %p into %x[%n] [%n] [1] : tensor<?xf32> into tensor<30xf32>
    affine.yield %s : tensor<30xf32>
  }
  return %r : tensor<30xf32>
}
// CHECK-LABEL: func.func @in_scf_for(%arg0: f32, %arg1: index, %arg2: tensor<4xf32>, %arg3: tensor<30xf32>) -> tensor<30xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg3) -> (tensor<30xf32>) {
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%arg5 : tensor<30xf32>) -> tensor<30xf32>
// CHECK-NEXT: %2 = arith.addi %arg4, %arg4 : index
// CHECK-NEXT: %3 = affine.apply #map6()[%arg4, %2]
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg2 into %1[%3] [4] [1] : tensor<4xf32> into tensor<30xf32>
// CHECK-NEXT: scf.yield %inserted_slice : tensor<30xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<30xf32>
// CHECK-NEXT: }
// LATER-LABEL: func.func @in_scf_for(%arg0: f32, %arg1: index, %arg2: tensor<4xf32>, %arg3: tensor<30xf32>) -> tensor<30xf32> {
// LATER-NEXT: %c0 = arith.constant 0 : index
// LATER-NEXT: %c1 = arith.constant 1 : index
// LATER-NEXT: %0 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg3) -> (tensor<30xf32>) {
// LATER-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%arg5 : tensor<30xf32>) -> tensor<30xf32>
// LATER-NEXT: %2 = arith.addi %arg4, %arg4 : index
// LATER-NEXT: %3 = affine.apply #map7()[%arg4, %2]
// LATER-NEXT: %inserted_slice = tensor.insert_slice %arg2 into %1[%3] [4] [1] : tensor<4xf32> into tensor<30xf32>
// LATER-NEXT: scf.yield %inserted_slice : tensor<30xf32>
// LATER-NEXT: }
// LATER-NEXT: return %0 : tensor<30xf32>
// LATER-NEXT: }
func.func @in_scf_for(%f: f32, %n: index, %b: tensor<4xf32>, %t: tensor<30xf32>) -> tensor<30xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> tensor<30xf32> {
    %x = linalg.fill ins(%f : f32) outs(%u : tensor<30xf32>) -> tensor<30xf32>
    %p = tensor.pad %b low[%i] high[1] {
    ^bb0(%k: index):
      tensor.yield %f : f32
    } : tensor<4xf32> to tensor<?xf32>
    %q = arith.addi %i, %i : index
    %s = tensor.insert_slice %p into %x[%q] [%n] [1] : tensor<?xf32> into tensor<30xf32>
    scf.yield %s : tensor<30xf32>
  }
  return %r : tensor<30xf32>
}
// CHECK-LABEL: func.func @filled_in_affine_for(%arg0: f32, %arg1: index, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %arg2) -> (tensor<?xf32>) {
// CHECK-NEXT: %dim = tensor.dim %arg4, %c0 : tensor<?xf32>
// CHECK-NEXT: %1 = affine.apply #map7(%dim)[%arg3, %arg1]
// CHECK-NEXT: %2 = tensor.empty(%1) : tensor<?xf32>
// CHECK-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: affine.yield %3 : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<?xf32>
// CHECK-NEXT: }
// LATER-LABEL: func.func @filled_in_affine_for(%arg0: f32, %arg1: index, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// LATER-NEXT: %c0 = arith.constant 0 : index
// LATER-NEXT: %0 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %arg2) -> (tensor<?xf32>) {
// LATER-NEXT: %dim = tensor.dim %arg4, %c0 : tensor<?xf32>
// LATER-NEXT: %1 = affine.apply #map8(%dim, %arg3)[%arg1]
// LATER-NEXT: %2 = tensor.empty(%1) : tensor<?xf32>
// LATER-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
// LATER-NEXT: affine.yield %3 : tensor<?xf32>
// LATER-NEXT: }
// LATER-NEXT: return %0 : tensor<?xf32>
// LATER-NEXT: }
func.func @filled_in_affine_for(%f: f32, %n: index, %t: tensor<?xf32>) -> tensor<?xf32> {
  %r = affine.for %i = 0 to 4 iter_args(%u = %t) -> tensor<?xf32> {
    %x = linalg.fill ins(%f : f32) outs(%u : tensor<?xf32>) -> tensor<?xf32>
    %p = tensor.pad %x low[%i] high[%n] {
    ^bb0(%k: index):
      tensor.yield %f : f32
    } : tensor<?xf32> to tensor<?xf32>
    affine.yield %p : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// CHECK-LABEL: func.func @composed_in_affine_for(%arg0: f32, %arg1: index, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %arg2) -> (tensor<?xf32>) {
// CHECK-NEXT: %dim = tensor.dim %arg4, %c0 : tensor<?xf32>
// CHECK-NEXT: %1 = affine.apply #map8(%dim, %arg3)[%arg3, %arg1]
// CHECK-NEXT: %2 = tensor.empty(%1) : tensor<?xf32>
// CHECK-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: affine.yield %3 : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<?xf32>
// CHECK-NEXT: }
// LATER-LABEL: func.func @composed_in_affine_for(%arg0: f32, %arg1: index, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// LATER-NEXT: %c0 = arith.constant 0 : index
// LATER-NEXT: %0 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %arg2) -> (tensor<?xf32>) {
// LATER-NEXT: %dim = tensor.dim %arg4, %c0 : tensor<?xf32>
// LATER-NEXT: %1 = affine.apply #map9(%dim)[%arg1]
// LATER-NEXT: %2 = tensor.empty(%1) : tensor<?xf32>
// LATER-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
// LATER-NEXT: affine.yield %3 : tensor<?xf32>
// LATER-NEXT: }
// LATER-NEXT: return %0 : tensor<?xf32>
// LATER-NEXT: }
func.func @composed_in_affine_for(%f: f32, %n: index, %t: tensor<?xf32>) -> tensor<?xf32> {
  %r = affine.for %i = 0 to 4 iter_args(%u = %t) -> tensor<?xf32> {
    %a = affine.apply affine_map<(d0)[s0] -> (s0 * 3 + d0)>(%i)[%n]
    %b = affine.apply affine_map<(d0)[s0] -> (s0 * 5 - d0 * 2)>(%i)[%n]
    %x = linalg.fill ins(%f : f32) outs(%u : tensor<?xf32>) -> tensor<?xf32>
    %p = tensor.pad %x low[%a] high[%b] {
    ^bb0(%k: index):
      tensor.yield %f : f32
    } : tensor<?xf32> to tensor<?xf32>
    %q = tensor.pad %p low[%i] high[2] {
    ^bb0(%k: index):
      tensor.yield %f : f32
    } : tensor<?xf32> to tensor<?xf32>
    affine.yield %q : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// CHECK-LABEL: func.func @filled_in_scf_for(%arg0: f32, %arg1: index, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg2) -> (tensor<?xf32>) {
// CHECK-NEXT: %dim = tensor.dim %arg4, %c0 : tensor<?xf32>
// CHECK-NEXT: %1 = affine.apply #map7(%dim)[%arg3, %arg1]
// CHECK-NEXT: %2 = tensor.empty(%1) : tensor<?xf32>
// CHECK-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: scf.yield %3 : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<?xf32>
// CHECK-NEXT: }
// LATER-LABEL: func.func @filled_in_scf_for(%arg0: f32, %arg1: index, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// LATER-NEXT: %c0 = arith.constant 0 : index
// LATER-NEXT: %c1 = arith.constant 1 : index
// LATER-NEXT: %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg2) -> (tensor<?xf32>) {
// LATER-NEXT: %dim = tensor.dim %arg4, %c0 : tensor<?xf32>
// LATER-NEXT: %1 = affine.apply #map8(%dim, %arg3)[%arg1]
// LATER-NEXT: %2 = tensor.empty(%1) : tensor<?xf32>
// LATER-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
// LATER-NEXT: scf.yield %3 : tensor<?xf32>
// LATER-NEXT: }
// LATER-NEXT: return %0 : tensor<?xf32>
// LATER-NEXT: }
func.func @filled_in_scf_for(%f: f32, %n: index, %t: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> tensor<?xf32> {
    %x = linalg.fill ins(%f : f32) outs(%u : tensor<?xf32>) -> tensor<?xf32>
    %p = tensor.pad %x low[%i] high[%n] {
    ^bb0(%k: index):
      tensor.yield %f : f32
    } : tensor<?xf32> to tensor<?xf32>
    scf.yield %p : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// CHECK-LABEL: func.func @known_plus_unknown(%arg0: f32, %arg1: index, %arg2: tensor<?x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg2, %c0 : tensor<?x4xf32>
// CHECK-NEXT: %0 = affine.apply #map9()[%arg1, %dim]
// CHECK-NEXT: %1 = affine.apply #map10()[%arg1]
// CHECK-NEXT: %2 = tensor.empty(%0, %1) : tensor<?x?xf32>
// CHECK-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %3 : tensor<?x?xf32>
// CHECK-NEXT: }
// LATER-LABEL: func.func @known_plus_unknown(%arg0: f32, %arg1: index, %arg2: tensor<?x4xf32>) -> tensor<?x?xf32> {
// LATER-NEXT: %c0 = arith.constant 0 : index
// LATER-NEXT: %dim = tensor.dim %arg2, %c0 : tensor<?x4xf32>
// LATER-NEXT: %0 = affine.apply #map10()[%dim, %arg1]
// LATER-NEXT: %1 = affine.apply #map11()[%arg1]
// LATER-NEXT: %2 = tensor.empty(%0, %1) : tensor<?x?xf32>
// LATER-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// LATER-NEXT: return %3 : tensor<?x?xf32>
// LATER-NEXT: }
func.func @known_plus_unknown(%f: f32, %n: index, %t: tensor<?x4xf32>) -> tensor<?x?xf32> {
    %x = linalg.fill ins(%f : f32) outs(%t : tensor<?x4xf32>) -> tensor<?x4xf32>
    %p = tensor.pad %x low[%n, %n] high[3, %n] {
    ^bb0(%k: index, %l: index):
      tensor.yield %f : f32
    } : tensor<?x4xf32> to tensor<?x?xf32>
    return %p : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @inserted_in_affine_for(%arg0: f32, %arg1: index, %arg2: tensor<?x4xf32>, %arg3: tensor<40x40xf32>, %arg4: tensor<?x?xf32>) -> tensor<40x40xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = affine.for %arg5 = 0 to 4 iter_args(%arg6 = %arg3) -> (tensor<40x40xf32>) {
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%arg3 : tensor<40x40xf32>) -> tensor<40x40xf32>
// CHECK-NEXT: %2 = affine.apply #map11(%arg5)[%arg5, %arg1]
// CHECK-NEXT: %3 = affine.apply #map11(%arg5)[%arg5, %arg1]
// CHECK-NEXT: %dim = tensor.dim %arg4, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg4, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg4 into %1[%2, %3] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> into tensor<40x40xf32>
// CHECK-NEXT: affine.yield %inserted_slice : tensor<40x40xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<40x40xf32>
// CHECK-NEXT: }
// LATER-LABEL: func.func @inserted_in_affine_for(%arg0: f32, %arg1: index, %arg2: tensor<?x4xf32>, %arg3: tensor<40x40xf32>, %arg4: tensor<?x?xf32>) -> tensor<40x40xf32> {
// LATER-NEXT: %c1 = arith.constant 1 : index
// LATER-NEXT: %c0 = arith.constant 0 : index
// LATER-NEXT: %0 = affine.for %arg5 = 0 to 4 iter_args(%arg6 = %arg3) -> (tensor<40x40xf32>) {
// LATER-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%arg3 : tensor<40x40xf32>) -> tensor<40x40xf32>
// LATER-NEXT: %2 = affine.apply #map12(%arg5)[%arg1]
// LATER-NEXT: %3 = affine.apply #map12(%arg5)[%arg1]
// LATER-NEXT: %dim = tensor.dim %arg4, %c0 : tensor<?x?xf32>
// LATER-NEXT: %dim_0 = tensor.dim %arg4, %c1 : tensor<?x?xf32>
// LATER-NEXT: %inserted_slice = tensor.insert_slice %arg4 into %1[%2, %3] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> into tensor<40x40xf32>
// LATER-NEXT: affine.yield %inserted_slice : tensor<40x40xf32>
// LATER-NEXT: }
// LATER-NEXT: return %0 : tensor<40x40xf32>
// LATER-NEXT: }
func.func @inserted_in_affine_for(%f: f32, %n: index, %t: tensor<?x4xf32>, %s: tensor<40x40xf32>, %w: tensor<?x?xf32>) -> tensor<40x40xf32> {
  %r = affine.for %i = 0 to 4 iter_args(%u = %s) -> tensor<40x40xf32> {
    %a = affine.apply affine_map<(d0)[s0] -> (s0 * 3 + d0)>(%i)[%n]
    %x = linalg.fill ins(%f : f32) outs(%s : tensor<40x40xf32>) -> tensor<40x40xf32>
    %p = tensor.pad %w low[%i, %a] high[3, %n] {
    ^bb0(%k: index, %l: index):
      tensor.yield %f : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %q = tensor.insert_slice %p into %x[%a, %i] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<40x40xf32>
    affine.yield %q : tensor<40x40xf32>
  }
  return %r : tensor<40x40xf32>
}
