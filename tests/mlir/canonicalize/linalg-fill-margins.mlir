// What is padded with the value that it is filled with, and what is padded and goes into such a tensor, needs no margin.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 * 2 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 1)>

// CHECK-LABEL: func.func @pad_fill(%arg0: f32, %arg1: index) -> tensor<?x12xf32> {
// CHECK-NEXT: %0 = affine.apply #map()[%arg1]
// CHECK-NEXT: %1 = tensor.empty(%0) : tensor<?x12xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%arg0 : f32) outs(%1 : tensor<?x12xf32>) -> tensor<?x12xf32>
// CHECK-NEXT: return %2 : tensor<?x12xf32>
// CHECK-NEXT: }
func.func @pad_fill(%f: f32, %n: index) -> tensor<?x12xf32> {
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %1 = tensor.pad %0 low[1, 2] high[%n, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x8xf32> to tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}

// CHECK-LABEL: func.func @pad_fill_static(%arg0: f32) -> tensor<6x12xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<6x12xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<6x12xf32>) -> tensor<6x12xf32>
// CHECK-NEXT: return %1 : tensor<6x12xf32>
// CHECK-NEXT: }
func.func @pad_fill_static(%f: f32) -> tensor<6x12xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = tensor.pad %0 low[1, 2] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x8xf32> to tensor<6x12xf32>
  return %1 : tensor<6x12xf32>
}

// CHECK-LABEL: func.func @pad_fill_const(%arg0: index) -> tensor<?x12xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = affine.apply #map1()[%arg0]
// CHECK-NEXT: %1 = tensor.empty(%0) : tensor<?x12xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x12xf32>) -> tensor<?x12xf32>
// CHECK-NEXT: return %2 : tensor<?x12xf32>
// CHECK-NEXT: }
func.func @pad_fill_const(%n: index) -> tensor<?x12xf32> {
  %f = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %1 = tensor.pad %0 low[1, 2] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x8xf32> to tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}

// CHECK-LABEL: func.func @pad_fill_const_inside(%arg0: index) -> tensor<?x12xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = affine.apply #map1()[%arg0]
// CHECK-NEXT: %1 = tensor.empty(%0) : tensor<?x12xf32>
// CHECK-NEXT: %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x12xf32>) -> tensor<?x12xf32>
// CHECK-NEXT: return %2 : tensor<?x12xf32>
// CHECK-NEXT: }
func.func @pad_fill_const_inside(%n: index) -> tensor<?x12xf32> {
  %f = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %1 = tensor.pad %0 low[1, 2] high[0, 2] {
  ^bb0(%i: index, %j: index):
    %g = arith.constant 0.0 : f32
    tensor.yield %g : f32
  } : tensor<?x8xf32> to tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}

// CHECK-LABEL: func.func @insert_pad(%arg0: f32, %arg1: tensor<7x123x124xf32>) -> tensor<8x128x128xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<8x128x128xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %1[1, 2, 2] [7, 123, 124] [1, 1, 1] : tensor<7x123x124xf32> into tensor<8x128x128xf32>
// CHECK-NEXT: return %inserted_slice : tensor<8x128x128xf32>
// CHECK-NEXT: }
func.func @insert_pad(%f: f32, %a: tensor<7x123x124xf32>) -> tensor<8x128x128xf32> {
  %pad = tensor.pad %a low[0, 1, 2] high[0, 3, 1] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<7x123x124xf32> to tensor<7x127x127xf32>
  %e = tensor.empty() : tensor<8x128x128xf32>
  %fill = linalg.fill ins(%f : f32) outs(%e : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %0 = tensor.insert_slice %pad into %fill[1, 1, 0] [7, 127, 127] [1, 1, 1] : tensor<7x127x127xf32> into tensor<8x128x128xf32>
  return %0 : tensor<8x128x128xf32>
}

// CHECK-LABEL: func.func @insert_pad_dyn(%arg0: f32, %arg1: tensor<?x?x?xf32>, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x384x384xf32> {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = tensor.empty() : tensor<8x384x384xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<8x384x384xf32>) -> tensor<8x384x384xf32>
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?x?x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT: %dim_1 = tensor.dim %arg1, %c2 : tensor<?x?x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %1[0, 2, 4] [%dim, %dim_0, %dim_1] [1, 1, 1] : tensor<?x?x?xf32> into tensor<8x384x384xf32>
// CHECK-NEXT: return %inserted_slice : tensor<8x384x384xf32>
// CHECK-NEXT: }
func.func @insert_pad_dyn(%f: f32, %a: tensor<?x?x?xf32>, %l: index, %h: index, %n: index) -> tensor<8x384x384xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %pad = tensor.pad %a low[0, 1, 2] high[2, 2, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<?x?x?xf32> to tensor<?x?x?xf32>
  %d0 = tensor.dim %pad, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %pad, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %pad, %c2 : tensor<?x?x?xf32>
  %e = tensor.empty() : tensor<8x384x384xf32>
  %fill = linalg.fill ins(%f : f32) outs(%e : tensor<8x384x384xf32>) -> tensor<8x384x384xf32>
  %0 = tensor.insert_slice %pad into %fill[0, 1, 2] [%d0, %d1, %d2] [1, 1, 1] : tensor<?x?x?xf32> into tensor<8x384x384xf32>
  return %0 : tensor<8x384x384xf32>
}

// CHECK-LABEL: func.func @insert_pad_chain(%arg0: f32, %arg1: tensor<7x123x124xf32>, %arg2: tensor<1x4x4xf32>, %arg3: index) -> tensor<8x128x128xf32> {
// CHECK-NEXT: %0 = tensor.empty() : tensor<8x128x128xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg2 into %1[0, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<1x4x4xf32> into tensor<8x128x128xf32>
// CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[1, 2, 2] [7, 123, 124] [1, 1, 1] : tensor<7x123x124xf32> into tensor<8x128x128xf32>
// CHECK-NEXT: return %inserted_slice_0 : tensor<8x128x128xf32>
// CHECK-NEXT: }
func.func @insert_pad_chain(%f: f32, %a: tensor<7x123x124xf32>, %b: tensor<1x4x4xf32>, %l: index) -> tensor<8x128x128xf32> {
  %pad = tensor.pad %a low[0, 1, 2] high[0, 3, 1] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<7x123x124xf32> to tensor<7x127x127xf32>
  %e = tensor.empty() : tensor<8x128x128xf32>
  %fill = linalg.fill ins(%f : f32) outs(%e : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %x = tensor.insert_slice %b into %fill[0, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<1x4x4xf32> into tensor<8x128x128xf32>
  %0 = tensor.insert_slice %pad into %x[1, 1, 0] [7, 127, 127] [1, 1, 1] : tensor<7x127x127xf32> into tensor<8x128x128xf32>
  return %0 : tensor<8x128x128xf32>
}

// CHECK-LABEL: func.func @insert_pad_overlap(%arg0: f32, %arg1: tensor<7x123x124xf32>, %arg2: tensor<4x4x4xf32>, %arg3: index) -> tensor<8x128x128xf32> {
// CHECK-NEXT: %padded = tensor.pad %arg1 low[0, 1, 2] high[0, 3, 1] {
// CHECK-NEXT: ^bb0(%arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %arg0 : f32
// CHECK-NEXT: } : tensor<7x123x124xf32> to tensor<7x127x127xf32>
// CHECK-NEXT: %0 = tensor.empty() : tensor<8x128x128xf32>
// CHECK-NEXT: %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg2 into %1[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x128x128xf32>
// CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %padded into %inserted_slice[1, 1, 0] [7, 127, 127] [1, 1, 1] : tensor<7x127x127xf32> into tensor<8x128x128xf32>
// CHECK-NEXT: return %inserted_slice_0 : tensor<8x128x128xf32>
// CHECK-NEXT: }
func.func @insert_pad_overlap(%f: f32, %a: tensor<7x123x124xf32>, %b: tensor<4x4x4xf32>, %l: index) -> tensor<8x128x128xf32> {
  %pad = tensor.pad %a low[0, 1, 2] high[0, 3, 1] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<7x123x124xf32> to tensor<7x127x127xf32>
  %e = tensor.empty() : tensor<8x128x128xf32>
  %fill = linalg.fill ins(%f : f32) outs(%e : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %x = tensor.insert_slice %b into %fill[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x128x128xf32>
  %0 = tensor.insert_slice %pad into %x[1, 1, 0] [7, 127, 127] [1, 1, 1] : tensor<7x127x127xf32> into tensor<8x128x128xf32>
  return %0 : tensor<8x128x128xf32>
}
