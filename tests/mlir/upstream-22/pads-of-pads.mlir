// A margin around a margin of the same value is one margin, in 22: numbers and what computes them are added up.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize | FileCheck %s
// RUN: %bufscope-opt %s --upstream=22 --canonicalize="disable-patterns='(anonymous namespace)::FoldConsecutiveConstantPadding'" | FileCheck %s --check-prefix=WITHOUT

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 6 + 2)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 * 3 - s1)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0 * 3 + 1)>
// CHECK-NEXT: #map5 = affine_map<()[s0, s1] -> (s0 * 7 - s1 + 1)>
// CHECK-NEXT: #map6 = affine_map<()[s0, s1] -> (s0 * 9 - s1 * 3)>
// CHECK-NEXT: #map7 = affine_map<()[s0, s1] -> (s0 * 2 + s1)>
// CHECK-NEXT: #map8 = affine_map<()[s0] -> (s0 * 3)>
// CHECK-NEXT: #map9 = affine_map<(d0)[s0] -> (d0 + s0 * 4)>
// CHECK-NEXT: #map10 = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: #map11 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map12 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map13 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: #map14 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map15 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map16 = affine_map<()[s0] -> (s0 - 1)>
// WITHOUT: #map = affine_map<()[s0] -> (s0 * 3 + 1)>
// WITHOUT-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * 3 - s1)>
// WITHOUT-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 + s0 * 3)>
// WITHOUT-NEXT: #map3 = affine_map<()[s0] -> (-s0)>
// CHECK-LABEL: func.func @other_value(%arg0: tensor<4x?xf32>, %arg1: index) -> (tensor<?x?xf32>, tensor<8x?xf32>) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1, %arg1] high[1, 2] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<6x?xf32>
// CHECK-NEXT: %0 = affine.apply #map()[%arg1]
// CHECK-NEXT: %1 = affine.apply #map1()[%arg1]
// CHECK-NEXT: %padded_1 = tensor.pad %arg0 low[%0, %1] high[2, 5] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded_2 = tensor.pad %padded low[1, %arg1] high[1, 3] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %cst_0 : f32
// CHECK-NEXT: } : tensor<6x?xf32> to tensor<8x?xf32>
// CHECK-NEXT: return %padded_1, %padded_2 : tensor<?x?xf32>, tensor<8x?xf32>
// CHECK-NEXT: }
// WITHOUT-LABEL: func.func @other_value(%arg0: tensor<4x?xf32>, %arg1: index) -> (tensor<?x?xf32>, tensor<8x?xf32>) {
// WITHOUT-NEXT: %cst = arith.constant 0.000000e+00 : f32
// WITHOUT-NEXT: %cst_0 = arith.constant 1.000000e+00 : f32
// WITHOUT-NEXT: %padded = tensor.pad %arg0 low[1, %arg1] high[1, 2] {
// WITHOUT-NEXT: ^bb0(%arg2: index, %arg3: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } : tensor<4x?xf32> to tensor<6x?xf32>
// WITHOUT-NEXT: %padded_1 = tensor.pad %padded low[%arg1, %arg1] high[1, 3] {
// WITHOUT-NEXT: ^bb0(%arg2: index, %arg3: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } : tensor<6x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded_2 = tensor.pad %padded low[1, %arg1] high[1, 3] {
// WITHOUT-NEXT: ^bb0(%arg2: index, %arg3: index):
// WITHOUT-NEXT: tensor.yield %cst_0 : f32
// WITHOUT-NEXT: } : tensor<6x?xf32> to tensor<8x?xf32>
// WITHOUT-NEXT: return %padded_1, %padded_2 : tensor<?x?xf32>, tensor<8x?xf32>
// WITHOUT-NEXT: }
func.func @other_value(%a: tensor<4x?xf32>, %n: index) -> (tensor<?x?xf32>, tensor<8x?xf32>) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.pad %a low[1, %n] high[1, 2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<4x?xf32> to tensor<6x?xf32>
  %1 = tensor.pad %0 low[%n, %n] high[1, 3] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<6x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %0 low[1, %n] high[1, 3] {
  ^bb0(%x: index, %y: index):
    tensor.yield %one : f32
  } : tensor<6x?xf32> to tensor<8x?xf32>
  return %1, %2 : tensor<?x?xf32>, tensor<8x?xf32>
}
// CHECK-LABEL: func.func @no_constant(%arg0: tensor<4x5xf32>, %arg1: index, %arg2: f32) -> (tensor<9x13xf32>, tensor<8x?xf32>) {
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1, 2] high[1, 2] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x5xf32> to tensor<6x9xf32>
// CHECK-NEXT: %padded_0 = tensor.pad %arg0 low[3, 5] high[2, 3] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x5xf32> to tensor<9x13xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %padded nofold low[1, %arg1] high[1, 1] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<6x9xf32> to tensor<8x?xf32>
// CHECK-NEXT: return %padded_0, %padded_1 : tensor<9x13xf32>, tensor<8x?xf32>
// CHECK-NEXT: }
// WITHOUT-LABEL: func.func @no_constant(%arg0: tensor<4x5xf32>, %arg1: index, %arg2: f32) -> (tensor<9x13xf32>, tensor<8x?xf32>) {
// WITHOUT-NEXT: %padded = tensor.pad %arg0 low[1, 2] high[1, 2] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<4x5xf32> to tensor<6x9xf32>
// WITHOUT-NEXT: %padded_0 = tensor.pad %padded low[2, 3] high[1, 1] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<6x9xf32> to tensor<9x13xf32>
// WITHOUT-NEXT: %padded_1 = tensor.pad %padded nofold low[1, %arg1] high[1, 1] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<6x9xf32> to tensor<8x?xf32>
// WITHOUT-NEXT: return %padded_0, %padded_1 : tensor<9x13xf32>, tensor<8x?xf32>
// WITHOUT-NEXT: }
func.func @no_constant(%a: tensor<4x5xf32>, %n: index, %f: f32) -> (tensor<9x13xf32>, tensor<8x?xf32>) {
  %0 = tensor.pad %a low[1, 2] high[1, 2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x5xf32> to tensor<6x9xf32>
  %1 = tensor.pad %0 low[2, 3] high[1, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<6x9xf32> to tensor<9x13xf32>
  %3 = tensor.pad %0 nofold low[1, %n] high[1, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<6x9xf32> to tensor<8x?xf32>
  return %1, %3 : tensor<9x13xf32>, tensor<8x?xf32>
}
// CHECK-LABEL: func.func @known(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<4x4xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, %arg2] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<4x4xf32>
// CHECK-NEXT: return %padded : tensor<4x4xf32>
// CHECK-NEXT: }
// WITHOUT-LABEL: func.func @known(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<4x4xf32> {
// WITHOUT-NEXT: %cst = arith.constant 0.000000e+00 : f32
// WITHOUT-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, %arg2] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
// WITHOUT-NEXT: ^bb0(%arg5: index, %arg6: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<4x?xf32>
// WITHOUT-NEXT: %padded_0 = tensor.pad %padded low[0, 0] high[0, %arg4] {
// WITHOUT-NEXT: ^bb0(%arg5: index, %arg6: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } : tensor<4x?xf32> to tensor<4x4xf32>
// WITHOUT-NEXT: return %padded_0 : tensor<4x4xf32>
// WITHOUT-NEXT: }
func.func @known(%a: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<4x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 4] [%s0, %s1] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x?xf32> to tensor<4x?xf32>
  %3 = tensor.pad %1 low[0, 0] high[0, %p1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<4x?xf32> to tensor<4x4xf32>
  return %3 : tensor<4x4xf32>
}
// CHECK-LABEL: func.func @sums(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = affine.apply #map2()[%arg3]
// CHECK-NEXT: %1 = affine.apply #map3()[%arg3, %arg4]
// CHECK-NEXT: %2 = affine.apply #map1()[%arg4]
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%arg3, %2] high[%0, %1] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %padded : tensor<?x?xf32>
// CHECK-NEXT: }
// WITHOUT-LABEL: func.func @sums(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
// WITHOUT-NEXT: %cst = arith.constant 0.000000e+00 : f32
// WITHOUT-NEXT: %0 = affine.apply #map()[%arg3]
// WITHOUT-NEXT: %1 = affine.apply #map1()[%arg3, %arg4]
// WITHOUT-NEXT: %padded = tensor.pad %arg0 low[0, %arg4] high[%0, 0] {
// WITHOUT-NEXT: ^bb0(%arg5: index, %arg6: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded_0 = tensor.pad %padded low[%arg3, %arg4] high[%0, %1] {
// WITHOUT-NEXT: ^bb0(%arg5: index, %arg6: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: return %padded_0 : tensor<?x?xf32>
// WITHOUT-NEXT: }
func.func @sums(%a: tensor<?x?xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<?x?xf32> {
  %cst = arith.constant 0.0 : f32
  %h0 = affine.apply affine_map<()[s0] -> (s0 * 3 + 1)>()[%p0]
  %h1 = affine.apply affine_map<()[s0, s1] -> (s0 * 3 - s1)>()[%p0, %p1]
  %1 = tensor.pad %a low[0, %p1] high[%h0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.pad %1 low[%p0, %p1] high[%h0, %h1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @sums_of_three(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = affine.apply #map4()[%arg3]
// CHECK-NEXT: %1 = affine.apply #map3()[%arg3, %arg4]
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%arg1, %arg4] high[%0, %1] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %2 = affine.apply #map5()[%arg3, %arg4]
// CHECK-NEXT: %3 = affine.apply #map6()[%arg3, %arg4]
// CHECK-NEXT: %4 = affine.apply #map7()[%arg3, %arg1]
// CHECK-NEXT: %5 = affine.apply #map8()[%arg4]
// CHECK-NEXT: %padded_0 = tensor.pad %arg0 low[%4, %5] high[%2, %3] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %padded_0, %padded : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
// WITHOUT-LABEL: func.func @sums_of_three(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// WITHOUT-NEXT: %cst = arith.constant 0.000000e+00 : f32
// WITHOUT-NEXT: %0 = affine.apply #map()[%arg3]
// WITHOUT-NEXT: %1 = affine.apply #map1()[%arg3, %arg4]
// WITHOUT-NEXT: %padded = tensor.pad %arg0 low[%arg1, %arg4] high[%0, %1] {
// WITHOUT-NEXT: ^bb0(%arg5: index, %arg6: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded_0 = tensor.pad %padded low[%arg3, %arg4] high[%1, %1] {
// WITHOUT-NEXT: ^bb0(%arg5: index, %arg6: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } {foo = 1 : i64} : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded_1 = tensor.pad %padded_0 low[%arg3, %arg4] high[%arg3, %1] {
// WITHOUT-NEXT: ^bb0(%arg5: index, %arg6: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: return %padded_1, %padded : tensor<?x?xf32>, tensor<?x?xf32>
// WITHOUT-NEXT: }
func.func @sums_of_three(%a: tensor<?x?xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %cst = arith.constant 0.0 : f32
  %h0 = affine.apply affine_map<()[s0] -> (s0 * 3 + 1)>()[%p0]
  %h1 = affine.apply affine_map<()[s0, s1] -> (s0 * 3 - s1)>()[%p0, %p1]
  %1 = tensor.pad %a low[%s0, %p1] high[%h0, %h1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.pad %1 low[%p0, %p1] high[%h1, %h1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } {foo = 1} : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = tensor.pad %3 low[%p0, %p1] high[%p0, %h1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %4, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}
// CHECK-LABEL: func.func @loop(%arg0: tensor<?x?xf32>, %arg1: memref<4xindex>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg0) -> (tensor<?x?xf32>) {
// CHECK-NEXT: %1 = memref.load %arg1[%arg4] : memref<4xindex>
// CHECK-NEXT: %2 = affine.apply #map9(%arg4)[%arg2]
// CHECK-NEXT: %3 = affine.apply #map10(%1)
// CHECK-NEXT: %4 = affine.apply #map11(%1, %arg4)
// CHECK-NEXT: %5 = affine.apply #map12(%arg4)[%arg3]
// CHECK-NEXT: %padded = tensor.pad %arg5 low[%4, %5] high[%2, %3] {
// CHECK-NEXT: ^bb0(%arg6: index, %arg7: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: affine.yield %padded : tensor<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<?x?xf32>
// CHECK-NEXT: }
// WITHOUT-LABEL: func.func @loop(%arg0: tensor<?x?xf32>, %arg1: memref<4xindex>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
// WITHOUT-NEXT: %cst = arith.constant 0.000000e+00 : f32
// WITHOUT-NEXT: %0 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg0) -> (tensor<?x?xf32>) {
// WITHOUT-NEXT: %1 = memref.load %arg1[%arg4] : memref<4xindex>
// WITHOUT-NEXT: %2 = affine.apply #map2(%arg4)[%arg2]
// WITHOUT-NEXT: %padded = tensor.pad %arg5 low[%arg4, %arg3] high[%2, %1] {
// WITHOUT-NEXT: ^bb0(%arg6: index, %arg7: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded_0 = tensor.pad %padded low[%1, %arg4] high[%arg2, %1] {
// WITHOUT-NEXT: ^bb0(%arg6: index, %arg7: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: affine.yield %padded_0 : tensor<?x?xf32>
// WITHOUT-NEXT: }
// WITHOUT-NEXT: return %0 : tensor<?x?xf32>
// WITHOUT-NEXT: }
func.func @loop(%a: tensor<?x?xf32>, %m: memref<4xindex>, %p0: index, %p1: index) -> tensor<?x?xf32> {
  %cst = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 4 iter_args(%t = %a) -> tensor<?x?xf32> {
  %l = memref.load %m[%i] : memref<4xindex>
  %h0 = affine.apply affine_map<(d0)[s0] -> (s0 * 3 + d0)>(%i)[%p0]
  %1 = tensor.pad %t low[%i, %p1] high[%h0, %l] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.pad %1 low[%l, %i] high[%p0, %l] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  affine.yield %3 : tensor<?x?xf32> }
  return %r : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @constants(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = affine.apply #map13()[%arg1]
// CHECK-NEXT: %1 = affine.apply #map13()[%arg1]
// CHECK-NEXT: %2 = affine.apply #map()[%arg1]
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%1, %2] high[%0, 3] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %padded : tensor<?x?xf32>
// CHECK-NEXT: }
// WITHOUT-LABEL: func.func @constants(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<?x?xf32> {
// WITHOUT-NEXT: %cst = arith.constant 0.000000e+00 : f32
// WITHOUT-NEXT: %c4 = arith.constant 4 : index
// WITHOUT-NEXT: %padded = tensor.pad %arg0 low[%c4, %arg1] high[%arg1, 3] {
// WITHOUT-NEXT: ^bb0(%arg2: index, %arg3: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded_0 = tensor.pad %padded low[%arg1, 1] high[%c4, 0] {
// WITHOUT-NEXT: ^bb0(%arg2: index, %arg3: index):
// WITHOUT-NEXT: tensor.yield %cst : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: return %padded_0 : tensor<?x?xf32>
// WITHOUT-NEXT: }
func.func @constants(%a: tensor<?x?xf32>, %p0: index) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %1 = tensor.pad %a low[%c4, %p0] high[%p0, 3] { ^bb0(%x: index, %y: index): 
  %cst = arith.constant 0.0 : f32
  tensor.yield %cst : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.pad %1 low[%p0, 1] high[%c4, 0] { ^bb0(%x: index, %y: index): 
  %cst = arith.constant 0.0 : f32
  tensor.yield %cst : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @not_these(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %padded = tensor.pad %arg0 nofold low[1, %arg1] high[%arg1, 3] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded_0 = tensor.pad %padded low[%arg1, 1] high[%arg1, 0] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %arg0 low[%arg1, 1] high[%arg1, 0] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: %0 = arith.index_cast %arg3 : index to i32
// CHECK-NEXT: %1 = arith.sitofp %0 : i32 to f32
// CHECK-NEXT: tensor.yield %1 : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded_2 = tensor.pad %padded_1 low[%arg1, 1] high[%arg1, 0] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: %0 = arith.index_cast %arg3 : index to i32
// CHECK-NEXT: %1 = arith.sitofp %0 : i32 to f32
// CHECK-NEXT: tensor.yield %1 : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded_3 = tensor.pad %padded_2 nofold low[%arg1, 1] high[%arg1, 0] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %padded_0, %padded_2, %padded_3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
// WITHOUT-LABEL: func.func @not_these(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
// WITHOUT-NEXT: %padded = tensor.pad %arg0 nofold low[1, %arg1] high[%arg1, 3] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded_0 = tensor.pad %padded low[%arg1, 1] high[%arg1, 0] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded_1 = tensor.pad %arg0 low[%arg1, 1] high[%arg1, 0] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: %0 = arith.index_cast %arg3 : index to i32
// WITHOUT-NEXT: %1 = arith.sitofp %0 : i32 to f32
// WITHOUT-NEXT: tensor.yield %1 : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded_2 = tensor.pad %padded_1 low[%arg1, 1] high[%arg1, 0] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: %0 = arith.index_cast %arg3 : index to i32
// WITHOUT-NEXT: %1 = arith.sitofp %0 : i32 to f32
// WITHOUT-NEXT: tensor.yield %1 : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded_3 = tensor.pad %padded_2 nofold low[%arg1, 1] high[%arg1, 0] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: return %padded_0, %padded_2, %padded_3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
// WITHOUT-NEXT: }
func.func @not_these(%a: tensor<?x?xf32>, %p0: index, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %1 = tensor.pad %a nofold low[1, %p0] high[%p0, 3] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.pad %1 low[%p0, 1] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = tensor.pad %a low[%p0, 1] high[%p0, 0] { ^bb0(%x: index, %y: index): 
  %k = arith.index_cast %x : index to i32
    %z = arith.sitofp %k : i32 to f32
  tensor.yield %z : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %5 = tensor.pad %4 low[%p0, 1] high[%p0, 0] { ^bb0(%x: index, %y: index): 
  %k = arith.index_cast %x : index to i32
    %z = arith.sitofp %k : i32 to f32
  tensor.yield %z : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %6 = tensor.pad %5 nofold low[%p0, 1] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %3, %5, %6 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
// CHECK-LABEL: func.func @through_a_cast(%arg0: tensor<4x5xf32>, %arg1: index, %arg2: f32) -> tensor<?x?xf32> {
// CHECK-NEXT: %0 = affine.apply #map14()[%arg1]
// CHECK-NEXT: %1 = affine.apply #map()[%arg1]
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%1, 3] high[%0, 4] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x5xf32> to tensor<?x12xf32>
// CHECK-NEXT: %cast = tensor.cast %padded : tensor<?x12xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
// WITHOUT-LABEL: func.func @through_a_cast(%arg0: tensor<4x5xf32>, %arg1: index, %arg2: f32) -> tensor<?x?xf32> {
// WITHOUT-NEXT: %padded = tensor.pad %arg0 low[1, 2] high[3, 4] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<4x5xf32> to tensor<8x11xf32>
// WITHOUT-NEXT: %padded_0 = tensor.pad %padded low[%arg1, 1] high[%arg1, 0] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<8x11xf32> to tensor<?x12xf32>
// WITHOUT-NEXT: %cast = tensor.cast %padded_0 : tensor<?x12xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: return %cast : tensor<?x?xf32>
// WITHOUT-NEXT: }
func.func @through_a_cast(%a: tensor<4x5xf32>, %p0: index, %f: f32) -> (tensor<?x?xf32>) {
  %1 = tensor.pad %a low[1, 2] high[3, 4] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x5xf32> to tensor<8x11xf32>
  %2 = tensor.cast %1 : tensor<8x11xf32> to tensor<?x?xf32>
  %3 = tensor.pad %2 low[%p0, 1] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @two_around_one(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT: %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT: %1 = affine.apply #map15()[%0, %arg1]
// CHECK-NEXT: %2 = affine.apply #map16()[%arg1]
// CHECK-NEXT: %padded = tensor.pad %arg0 low[%0, %2] high[%1, 0] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %3 = affine.apply #map15()[%0, %arg1]
// CHECK-NEXT: %4 = affine.apply #map1()[%0]
// CHECK-NEXT: %5 = affine.apply #map1()[%arg1]
// CHECK-NEXT: %padded_0 = tensor.pad %arg0 low[%4, %5] high[%3, 3] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %padded, %padded_0 : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
// WITHOUT-LABEL: func.func @two_around_one(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// WITHOUT-NEXT: %0 = arith.addi %arg1, %arg1 : index
// WITHOUT-NEXT: %padded = tensor.pad %arg0 low[%0, %arg1] high[%arg1, 3] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded_0 = tensor.pad %padded low[0, -1] high[%0, -3] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: %padded_1 = tensor.pad %padded low[%0, %arg1] high[%0, 0] {
// WITHOUT-NEXT: ^bb0(%arg3: index, %arg4: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// WITHOUT-NEXT: return %padded_0, %padded_1 : tensor<?x?xf32>, tensor<?x?xf32>
// WITHOUT-NEXT: }
func.func @two_around_one(%a: tensor<?x?xf32>, %p0: index, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = arith.addi %p0, %p0 : index
  %1 = tensor.pad %a low[%0, %p0] high[%p0, 3] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %1 low[0, -1] high[%0, -3] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.pad %1 low[%0, %p0] high[%0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %2, %3 : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @gone(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// CHECK-NEXT: return %arg0 : tensor<?xf32>
// CHECK-NEXT: }
// WITHOUT-LABEL: func.func @gone(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// WITHOUT-NEXT: %0 = affine.apply #map3()[%arg1]
// WITHOUT-NEXT: %padded = tensor.pad %arg0 low[%arg1] high[%0] {
// WITHOUT-NEXT: ^bb0(%arg3: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<?xf32> to tensor<?xf32>
// WITHOUT-NEXT: %padded_0 = tensor.pad %padded low[%0] high[%arg1] {
// WITHOUT-NEXT: ^bb0(%arg3: index):
// WITHOUT-NEXT: tensor.yield %arg2 : f32
// WITHOUT-NEXT: } : tensor<?xf32> to tensor<?xf32>
// WITHOUT-NEXT: return %padded_0 : tensor<?xf32>
// WITHOUT-NEXT: }
func.func @gone(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %minus = affine.apply affine_map<()[s0] -> (-s0)>()[%n]
  %0 = tensor.pad %t low[%n] high[%minus] {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.pad %0 low[%minus] high[%n] {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
// CHECK-LABEL: func.func @scalar(%arg0: tensor<f32>, %arg1: f32) -> tensor<f32> {
// CHECK-NEXT: %padded = tensor.pad %arg0 nofold low[] high[] {
// CHECK-NEXT: tensor.yield %arg1 : f32
// CHECK-NEXT: } : tensor<f32> to tensor<f32>
// CHECK-NEXT: return %padded : tensor<f32>
// CHECK-NEXT: }
// WITHOUT-LABEL: func.func @scalar(%arg0: tensor<f32>, %arg1: f32) -> tensor<f32> {
// WITHOUT-NEXT: %padded = tensor.pad %arg0 nofold low[] high[] {
// WITHOUT-NEXT: tensor.yield %arg1 : f32
// WITHOUT-NEXT: } : tensor<f32> to tensor<f32>
// WITHOUT-NEXT: return %padded : tensor<f32>
// WITHOUT-NEXT: }
func.func @scalar(%t: tensor<f32>, %f: f32) -> tensor<f32> {
  %0 = tensor.pad %t nofold low[] high[] { tensor.yield %f : f32 } : tensor<f32> to tensor<f32>
  %1 = tensor.pad %0 low[] high[] { tensor.yield %f : f32 } : tensor<f32> to tensor<f32>
  return %1 : tensor<f32>
}
