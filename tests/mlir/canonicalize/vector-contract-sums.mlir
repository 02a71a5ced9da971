// What is added to a product of vectors that begins with zero is what it begins with.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>

// CHECK-LABEL: func.func @add(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
// CHECK-NEXT: return %0 : vector<2x4xf32>
// CHECK-NEXT: }
#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
#t = {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @add(%x: vector<2x3xf32>, %y: vector<3x4xf32>, %z: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = arith.constant dense<0.0> : vector<2x4xf32>
  %1 = vector.contract #t %x, %y, %0 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %2 = arith.addf %1, %z : vector<2x4xf32>
  return %2 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @add2(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
// CHECK-NEXT: return %0 : vector<2x4xf32>
// CHECK-NEXT: }
func.func @add2(%x: vector<2x3xf32>, %y: vector<3x4xf32>, %z: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = arith.constant dense<0.0> : vector<2x4xf32>
  %1 = vector.contract #t %x, %y, %0 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %2 = arith.addf %z, %1 : vector<2x4xf32>
  return %2 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @addi(%arg0: vector<2x3xi32>, %arg1: vector<3x4xi32>, %arg2: vector<2x4xi32>) -> vector<2x4xi32> {
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
// CHECK-NEXT: return %0 : vector<2x4xi32>
// CHECK-NEXT: }
func.func @addi(%x: vector<2x3xi32>, %y: vector<3x4xi32>, %z: vector<2x4xi32>) -> vector<2x4xi32> {
  %0 = arith.constant dense<0> : vector<2x4xi32>
  %1 = vector.contract #t %x, %y, %0 : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %2 = arith.addi %z, %1 : vector<2x4xi32>
  return %2 : vector<2x4xi32>
}

// CHECK-LABEL: func.func @addneg(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<-0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
// CHECK-NEXT: %1 = arith.addf %0, %arg2 : vector<2x4xf32>
// CHECK-NEXT: return %1 : vector<2x4xf32>
// CHECK-NEXT: }
func.func @addneg(%x: vector<2x3xf32>, %y: vector<3x4xf32>, %z: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = arith.constant dense<-0.0> : vector<2x4xf32>
  %1 = vector.contract #t %x, %y, %0 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %2 = arith.addf %1, %z : vector<2x4xf32>
  return %2 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @mul(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
// CHECK-NEXT: return %0 : vector<2x4xf32>
// CHECK-NEXT: }
func.func @mul(%x: vector<2x3xf32>, %y: vector<3x4xf32>, %z: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = arith.constant dense<0.0> : vector<2x4xf32>
  %1 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %x, %y, %0 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %2 = arith.addf %1, %z : vector<2x4xf32>
  return %2 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @masked(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x4x3xi1>) -> vector<2x4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT: %0 = vector.mask %arg3 { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
// CHECK-NEXT: %1 = arith.addf %0, %arg2 : vector<2x4xf32>
// CHECK-NEXT: return %1 : vector<2x4xf32>
// CHECK-NEXT: }
func.func @masked(%x: vector<2x3xf32>, %y: vector<3x4xf32>, %z: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
  %0 = arith.constant dense<0.0> : vector<2x4xf32>
  %1 = vector.mask %m { vector.contract #t %x, %y, %0 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
  %2 = arith.addf %1, %z : vector<2x4xf32>
  return %2 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @used(%arg0: vector<2x3xi32>, %arg1: vector<3x4xi32>, %arg2: vector<2x4xi32>) -> (vector<2x4xi32>, vector<2x4xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<0> : vector<2x4xi32>
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
// CHECK-NEXT: %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %0 : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
// CHECK-NEXT: return %1, %0 : vector<2x4xi32>, vector<2x4xi32>
// CHECK-NEXT: }
func.func @used(%x: vector<2x3xi32>, %y: vector<3x4xi32>, %z: vector<2x4xi32>) -> (vector<2x4xi32>, vector<2x4xi32>) {
  %0 = arith.constant dense<0> : vector<2x4xi32>
  %1 = vector.contract #t %x, %y, %0 : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %2 = arith.addi %1, %1 : vector<2x4xi32>
  return %2, %1 : vector<2x4xi32>, vector<2x4xi32>
}
