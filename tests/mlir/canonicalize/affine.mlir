// Affine maps are put into one another and simplified; loops and conditions on numbers go.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> ((s1 * 2) mod 3 + (s0 * 3 + s1 * 2) floordiv 4 + 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s1 * 2) mod 3 + (s0 * 3 + s1 * 2) floordiv 4 + 5, s0, 7)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (3, 4, s1 + 1, s0)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 * 3 + s1 * 2, s0, s0 * 3 + s1 * 2)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0, s1] -> (d0 + d0 * s0 + d0 * s1 + s0 + s0 * s1 + s0 * s0 + s1 + s1 * s1 + s1 * s0)>
// CHECK-NEXT: #map5 = affine_map<(d0)[s0] -> (d0 + d0 floordiv 3 + d0 floordiv s0 + s0 + 3)>
// CHECK-NEXT: #map6 = affine_map<() -> (7 mod 0, 4)>
// CHECK-NEXT: #map7 = affine_map<()[s0] -> (-s0 - 2)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 - 10 >= 0)>
#map = affine_map<(d0) -> (d0 + 1)>
#set = affine_set<(d0) : (d0 - 10 >= 0)>
// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)
// CHECK-LABEL: func.func @apply(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<10xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: call @use(%c5) : (index) -> ()
// CHECK-NEXT: %0 = affine.apply #map()[%arg1, %arg0]
// CHECK-NEXT: call @use(%0) : (index) -> ()
// CHECK-NEXT: %1 = affine.min #map1()[%arg1, %arg0]
// CHECK-NEXT: call @use(%1) : (index) -> ()
// CHECK-NEXT: %2 = affine.max #map2()[%arg1, %1]
// CHECK-NEXT: call @use(%2) : (index) -> ()
// CHECK-NEXT: call @use(%arg0) : (index) -> ()
// CHECK-NEXT: affine.for %arg4 = 0 to 10 {
// CHECK-NEXT: %3 = affine.load %arg2[%arg4 * 2 + 1] : memref<?xf32>
// CHECK-NEXT: affine.store %3, %arg2[%arg4 * 2 + symbol(%arg1)] : memref<?xf32>
// CHECK-NEXT: func.call @use(%c0) : (index) -> ()
// CHECK-NEXT: func.call @use(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %arg4 = 4 to min #map3()[%arg1, %arg0] {
// CHECK-NEXT: affine.if #set(%arg4) {
// CHECK-NEXT: %3 = affine.load %arg3[%arg4] : memref<10xf32>
// CHECK-NEXT: affine.store %3, %arg3[0] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: call @use(%arg0) : (index) -> ()
// CHECK-NEXT: call @use(%arg0) : (index) -> ()
// CHECK-NEXT: call @use(%arg0) : (index) -> ()
// CHECK-NEXT: call @use(%arg0) : (index) -> ()
// CHECK-NEXT: affine.parallel (%arg4, %arg5) = (0, symbol(%arg1) * 3 + symbol(%arg0) * 2) to ((symbol(%arg0) * 2) mod 3 + (symbol(%arg1) * 3 + symbol(%arg0) * 2) floordiv 4 + 4, min(symbol(%arg1) * 3 + symbol(%arg0) * 2, 10)) {
// CHECK-NEXT: func.call @use(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @apply(%a: index, %b: index, %m: memref<?xf32>, %n: memref<10xf32>) {
  %c4 = arith.constant 4 : index
  %0 = affine.apply #map(%c4)
  func.call @use(%0) : (index) -> ()
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 3 + d0)>(%a)[%b]
  %2 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 4 + d1 mod 3 + 4)>(%1, %1)
  func.call @use(%2) : (index) -> ()
  %3 = affine.min affine_map<(d0)[s0] -> (d0 + 1, s0, 7, d0 + 1)>(%2)[%b]
  func.call @use(%3) : (index) -> ()
  %4 = affine.max affine_map<(d0)[s0] -> (s0, d0 + 1, 3)>(%3)[%b]
  %5 = affine.max affine_map<(d0)[s0] -> (s0, d0, 3)>(%4)[%c4]
  func.call @use(%5) : (index) -> ()
  %7 = affine.apply affine_map<(d0) -> (d0)>(%a)
  func.call @use(%7) : (index) -> ()
  affine.for %i = 0 to 10 {
    %8 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %9 = affine.load %m[%8 + 1] : memref<?xf32>
    affine.store %9, %m[%8 + symbol(%b)] : memref<?xf32>
    %10 = affine.apply affine_map<(d0) -> (d0 floordiv 16)>(%i)
    func.call @use(%10) : (index) -> ()
    %11 = affine.apply affine_map<(d0) -> (d0 mod 16)>(%i)
    func.call @use(%11) : (index) -> ()
  }
  affine.for %i = %c4 to min affine_map<(d0)[s0] -> (d0, s0, d0)>(%1)[%b] {
    %k = memref.cast %n : memref<10xf32> to memref<?xf32>
    affine.if #set(%i) {
      %9 = affine.load %k[%i] : memref<?xf32>
      affine.store %9, %k[0] : memref<?xf32>
    } else {
    }
  }
  %x:2 = affine.for %i = 0 to 10 iter_args(%p = %a, %q = %b) -> (index, index) {
    affine.yield %p, %a : index, index
  }
  func.call @use(%x#1) : (index) -> ()
  %y = affine.for %i = 10 to 10 iter_args(%p = %a) -> (index) {
    func.call @use(%i) : (index) -> ()
    affine.yield %i : index
  }
  func.call @use(%y) : (index) -> ()
  affine.if affine_set<() : (1 == 0)>() {
    func.call @use(%y) : (index) -> ()
  }
  %z = affine.if affine_set<() : (0 == 0)>() -> index {
    func.call @use(%a) : (index) -> ()
    affine.yield %a : index
  } else {
    affine.yield %b : index
  }
  func.call @use(%z) : (index) -> ()
  affine.parallel (%i, %j) = (0, %1) to (%2, min(%1, 10)) {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// Products and quotients by symbols: terms of one input stay together, its own first.
// CHECK-LABEL: func.func @semi_affine(%arg0: index, %arg1: index) {
// CHECK-NEXT: affine.for %arg2 = 0 to %arg0 {
// CHECK-NEXT: %0 = affine.apply #map4(%arg2)[%arg0, %arg1]
// CHECK-NEXT: func.call @use(%0) : (index) -> ()
// CHECK-NEXT: %1 = affine.apply #map5(%arg2)[%arg0]
// CHECK-NEXT: func.call @use(%1) : (index) -> ()
// CHECK-NEXT: func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @semi_affine(%n: index, %k: index) {
  affine.for %i = 0 to %n {
    %0 = affine.apply affine_map<(d0)[s0, s1] -> (s1*s1 + s1*s0 + s1 + s0*s1 + s0 + d0*s1 + d0*s0 + d0 + s0*s0)>(%i)[%n, %k]
    func.call @use(%0) : (index) -> ()
    %1 = affine.apply affine_map<(d0)[s0, s1] -> (d0 floordiv s0 + d0 floordiv 3 + d0 + s0 + 3)>(%i)[%n, %k]
    func.call @use(%1) : (index) -> ()
    %2 = affine.apply affine_map<(d0)[s0, s1] -> ((s0 * s1) floordiv s0 + (d0 - d0 mod s1) mod s1)>(%i)[%n, %k]
    func.call @use(%2) : (index) -> ()
  }
  return
}

// Numbers fold by negative ones too; what divides by zero is left among several results.
// CHECK-LABEL: func.func @divisions(%arg0: index) {
// CHECK-NEXT: %c-18 = arith.constant -18 : index
// CHECK-NEXT: call @use(%c-18) : (index) -> ()
// CHECK-NEXT: %0 = affine.min #map6()
// CHECK-NEXT: call @use(%0) : (index) -> ()
// CHECK-NEXT: %1 = affine.apply #map7()[%arg0]
// CHECK-NEXT: call @use(%1) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @divisions(%n: index) {
  %c7 = arith.constant 7 : index
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv -2 + (d0 * 4) ceildiv -2)>(%c7)
  call @use(%0) : (index) -> ()
  %1 = affine.min affine_map<(d0) -> (d0 mod 0, 4)>(%c7)
  call @use(%1) : (index) -> ()
  %2 = affine.apply affine_map<()[s0] -> ((s0 * 4 + 8) floordiv -4)>()[%n]
  call @use(%2) : (index) -> ()
  return
}

// An element of a constant.
// CHECK: memref.global "private" constant @c : memref<2x2xf32> = dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]>
memref.global "private" constant @c : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
// CHECK-LABEL: func.func @constant_element(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT: %cst = arith.constant 3.000000e+00 : f32
// CHECK-NEXT: %0 = memref.get_global @c : memref<2x2xf32>
// CHECK-NEXT: affine.store %cst, %arg0[0] : memref<?xf32>
// CHECK-NEXT: %1 = affine.load %0[symbol(%arg1), 0] : memref<2x2xf32>
// CHECK-NEXT: affine.store %1, %arg0[0] : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @constant_element(%m: memref<?xf32>, %i: index) {
  %c = memref.get_global @c : memref<2x2xf32>
  %0 = affine.load %c[1, 0] : memref<2x2xf32>
  affine.store %0, %m[0] : memref<?xf32>
  %1 = affine.load %c[symbol(%i), 0] : memref<2x2xf32>
  affine.store %1, %m[0] : memref<?xf32>
  return
}

// The smallest of one symbol is that symbol, whatever dimensions the map has besides.
// CHECK-LABEL: func.func @one_symbol(%arg0: index, %arg1: index) {
// CHECK-NEXT: affine.for %arg2 = 0 to %arg0 {
// CHECK-NEXT: func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT: func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT: func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT: func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT: func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @one_symbol(%a: index, %b: index) {
  affine.for %i = 0 to %a {
  %0 = affine.min affine_map<(d0)[s0] -> (s0)>(%i)[%b]
  func.call @use(%0) : (index) -> ()
  %1 = affine.min affine_map<(d0)[s0] -> (s0)>(%a)[%b]
  func.call @use(%1) : (index) -> ()
  %2 = affine.max affine_map<(d0)[s0, s1] -> (s0)>(%a)[%b, %a]
  func.call @use(%2) : (index) -> ()
  %3 = affine.max affine_map<(d0)[s0] -> (s0 + d0 - d0)>(%a)[%b]
  func.call @use(%3) : (index) -> ()
  %4 = affine.max affine_map<(d0, d1)[s0] -> (s0, s0)>(%a, %a)[%b]
  func.call @use(%4) : (index) -> ()
  }
  return
}
