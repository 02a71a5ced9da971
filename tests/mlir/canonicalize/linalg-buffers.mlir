// Of linalg on buffers: copies of a buffer to itself, and loops over nothing, go; casts that operands
// come from are looked through.
//
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s --check-prefix=SINCE

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// SINCE: #map = affine_map<(d0) -> (d0)>
// SINCE-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @self(%arg0: memref<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: return %arg1 : tensor<4xf32>
// CHECK-NEXT: }
// SINCE-LABEL: func.func @self(%arg0: memref<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// SINCE-NEXT: return %arg1 : tensor<4xf32>
// SINCE-NEXT: }
func.func @self(%m: memref<4xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  linalg.copy ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  %0 = linalg.copy ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @other(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// SINCE-LABEL: func.func @other(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// SINCE-NEXT: linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// SINCE-NEXT: return
// SINCE-NEXT: }
func.func @other(%m: memref<4xf32>, %t: memref<4xf32>) {
  linalg.copy ins(%m : memref<4xf32>) outs(%t : memref<4xf32>)
  return
}

// CHECK-LABEL: func.func @zero(%arg0: memref<0xf32>, %arg1: f32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// SINCE-LABEL: func.func @zero(%arg0: memref<0xf32>, %arg1: f32) {
// SINCE-NEXT: return
// SINCE-NEXT: }
func.func @zero(%m: memref<0xf32>, %v: f32) {
  linalg.fill ins(%v : f32) outs(%m : memref<0xf32>)
  return
}

// CHECK-LABEL: func.func @zero2(%arg0: memref<4x0xf32>, %arg1: memref<0x5xf32>, %arg2: memref<4x5xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// SINCE-LABEL: func.func @zero2(%arg0: memref<4x0xf32>, %arg1: memref<0x5xf32>, %arg2: memref<4x5xf32>) {
// SINCE-NEXT: return
// SINCE-NEXT: }
func.func @zero2(%a: memref<4x0xf32>, %b: memref<0x5xf32>, %c: memref<4x5xf32>) {
  linalg.matmul ins(%a, %b : memref<4x0xf32>, memref<0x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// CHECK-LABEL: func.func @gen(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: linalg.yield %in : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// SINCE-LABEL: func.func @gen(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// SINCE-NEXT: linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>) {
// SINCE-NEXT: ^bb0(%in: f32, %out: f32):
// SINCE-NEXT: linalg.yield %in : f32
// SINCE-NEXT: }
// SINCE-NEXT: return
// SINCE-NEXT: }
func.func @gen(%m: memref<4xf32>, %n: memref<4xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%n : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  return
}

// CHECK-LABEL: func.func @cast(%arg0: memref<4x5xf32>, %arg1: f32) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x5xf32> to memref<?x?xf32>
// CHECK-NEXT: linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<4x5xf32>)
// CHECK-NEXT: linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x5xf32>) outs(%arg0 : memref<4x5xf32>) {
// CHECK-NEXT: ^bb0(%in: f32, %out: f32):
// CHECK-NEXT: %0 = arith.addf %in, %out : f32
// CHECK-NEXT: linalg.yield %0 : f32
// CHECK-NEXT: }
// CHECK-NEXT: linalg.map { math.exp } ins(%cast : memref<?x?xf32>) outs(%cast : memref<?x?xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// SINCE-LABEL: func.func @cast(%arg0: memref<4x5xf32>, %arg1: f32) {
// SINCE-NEXT: %cast = memref.cast %arg0 : memref<4x5xf32> to memref<?x?xf32>
// SINCE-NEXT: linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<4x5xf32>)
// SINCE-NEXT: linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x5xf32>) outs(%arg0 : memref<4x5xf32>) {
// SINCE-NEXT: ^bb0(%in: f32, %out: f32):
// SINCE-NEXT: %0 = arith.addf %in, %out : f32
// SINCE-NEXT: linalg.yield %0 : f32
// SINCE-NEXT: }
// SINCE-NEXT: linalg.map { math.exp } ins(%cast : memref<?x?xf32>) outs(%cast : memref<?x?xf32>)
// SINCE-NEXT: return
// SINCE-NEXT: }
func.func @cast(%m: memref<4x5xf32>, %v: f32) {
  %d = memref.cast %m : memref<4x5xf32> to memref<?x?xf32>
  linalg.fill ins(%v : f32) outs(%d : memref<?x?xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel","parallel"]} ins(%d : memref<?x?xf32>) outs(%d : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  }
  %u = memref.cast %m : memref<4x5xf32> to memref<*xf32>
  linalg.map { math.exp } ins(%d : memref<?x?xf32>) outs(%d : memref<?x?xf32>)
  return
}

// CHECK-LABEL: func.func @tr(%arg0: memref<4x4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// SINCE-LABEL: func.func @tr(%arg0: memref<4x4xf32>, %arg1: memref<4xf32>) {
// SINCE-NEXT: linalg.transpose ins(%arg0 : memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>) permutation = [0, 1]
// SINCE-NEXT: return
// SINCE-NEXT: }
func.func @tr(%m: memref<4x4xf32>, %n: memref<4xf32>) {
  linalg.transpose ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) permutation = [0, 1]
  linalg.broadcast ins(%n : memref<4xf32>) outs(%n : memref<4xf32>) dimensions = []
  return
}

// CHECK-LABEL: func.func @red(%arg0: memref<4x0xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// SINCE-LABEL: func.func @red(%arg0: memref<4x0xf32>, %arg1: memref<4xf32>) {
// SINCE-NEXT: return
// SINCE-NEXT: }
func.func @red(%m: memref<4x0xf32>, %n: memref<4xf32>) {
  linalg.reduce { arith.addf } ins(%m : memref<4x0xf32>) outs(%n : memref<4xf32>) dimensions = [1]
  return
}

// CHECK-LABEL: func.func @dead(%arg0: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// SINCE-LABEL: func.func @dead(%arg0: memref<4xf32>) {
// SINCE-NEXT: return
// SINCE-NEXT: }
func.func @dead(%m: memref<4xf32>) {
  %t = tensor.empty() : tensor<4xf32>
  %z = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%z : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}
// A tensor is a copy of another one where each element is.

// CHECK-LABEL: func.func @ident(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
// SINCE-LABEL: func.func @ident(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// SINCE-NEXT: %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// SINCE-NEXT: return %cast : tensor<?xf32>
// SINCE-NEXT: }
func.func @ident(%m: tensor<4xf32>, %n: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%m : tensor<4xf32>) outs(%n : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
