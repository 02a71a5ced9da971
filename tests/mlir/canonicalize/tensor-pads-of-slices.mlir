// Slices of what was padded in some dimensions, padded in others: one slice and one margin. Not where steps are
// not 1, where something is before the slice, where other values or ones that are not constants are filled in,
// where a dimension is padded twice, or where the second slice leaves out something of the first margin.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @both(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x4xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, %arg2] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice nofold low[0, 0] high[%arg3, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %padded : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @both(%a: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%s0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %p1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// CHECK-LABEL: func.func @steps(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x4xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 32] [1, 2] : tensor<64x64xf32> to tensor<?x32xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x32xf32> to tensor<8x32xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<8x32xf32> to tensor<8x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %padded_1 : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @steps(%a: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%s0, 32] [1, 2] : tensor<64x64xf32> to tensor<?x32xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x32xf32> to tensor<8x32xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s1] [1, 1] : tensor<8x32xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// CHECK-LABEL: func.func @low_side(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x5xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %extracted_slice_0 low[0, 1] high[0, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<8x?xf32> to tensor<8x5xf32>
// CHECK-NEXT: return %padded_1 : tensor<8x5xf32>
// CHECK-NEXT: }
func.func @low_side(%a: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<8x5xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%s0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 1] high[0, %p1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<8x?xf32> to tensor<8x5xf32>
  return %3 : tensor<8x5xf32>
}
// CHECK-LABEL: func.func @values(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x4xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT: %extracted_slice_1 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
// CHECK-NEXT: %padded_2 = tensor.pad %extracted_slice_1 low[0, 0] high[0, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst_0 : f32
// CHECK-NEXT: } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %padded_2 : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @values(%a: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%s0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %one : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// CHECK-LABEL: func.func @no_constant(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> tensor<8x4xf32> {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
// CHECK-NEXT: ^bb0(%arg6: index, %arg7: index):
// CHECK-NEXT: tensor.yield %arg5 : f32
// CHECK-NEXT: } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg4] {
// CHECK-NEXT: ^bb0(%arg6: index, %arg7: index):
// CHECK-NEXT: tensor.yield %arg5 : f32
// CHECK-NEXT: } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %padded_1 : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @no_constant(%a: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index, %f: f32) -> tensor<8x4xf32> {
  %0 = tensor.extract_slice %a[16, 0] [%s0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// CHECK-LABEL: func.func @twice(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x4xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, %arg2] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<8x64xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %padded_1 : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @twice(%a: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%s0, %s1] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, %p1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x?xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// CHECK-LABEL: func.func @offsets(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x4xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, 60] [1, 1] : tensor<64x64xf32> to tensor<?x60xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x60xf32> to tensor<8x60xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<8x60xf32> to tensor<8x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %padded_1 : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @offsets(%a: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 4] [%s0, 60] [1, 1] : tensor<64x64xf32> to tensor<?x60xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x60xf32> to tensor<8x60xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s1] [1, 1] : tensor<8x60xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// CHECK-LABEL: func.func @sizes(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<7x4xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %padded[0, 4] [7, %arg2] [1, 1] : tensor<8x64xf32> to tensor<7x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<7x?xf32> to tensor<7x4xf32>
// CHECK-NEXT: return %padded_1 : tensor<7x4xf32>
// CHECK-NEXT: }
func.func @sizes(%a: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<7x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%s0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [7, %s1] [1, 1] : tensor<8x64xf32> to tensor<7x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<7x?xf32> to tensor<7x4xf32>
  return %3 : tensor<7x4xf32>
}
// CHECK-LABEL: func.func @a_third_dimension(%arg0: tensor<64x64x8xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> tensor<8x4x?xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, %arg2, 2] [%arg1, %arg2, %arg3] [1, 1, 1] : tensor<64x64x8xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0, 0] high[%arg4, %arg5, 0] {
// CHECK-NEXT: ^bb0(%arg6: index, %arg7: index, %arg8: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } {foo = 3 : i64} : tensor<?x?x?xf32> to tensor<8x4x?xf32>
// CHECK-NEXT: return %padded : tensor<8x4x?xf32>
// CHECK-NEXT: }
func.func @a_third_dimension(%a: tensor<64x64x8xf32>, %s0: index, %s1: index, %s2: index, %p0: index, %p1: index) -> tensor<8x4x?xf32> {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0, 2] [%s0, 64, 6] [1, 1, 1] : tensor<64x64x8xf32> to tensor<?x64x6xf32>
  %1 = tensor.pad %0 low[0, 0, 0] high[%p0, 0, 0] {
  ^bb0(%x: index, %y: index, %z: index):
    tensor.yield %cst : f32
  } : tensor<?x64x6xf32> to tensor<8x64x6xf32>
  %2 = tensor.extract_slice %1[%c0, %s1, 0] [8, %s1, %s2] [1, 1, 1] : tensor<8x64x6xf32> to tensor<8x?x?xf32>
  %3 = tensor.pad %2 low[0, %c0, 0] high[%c0, %p1, 0] {
  ^bb0(%x: index, %y: index, %z: index):
    tensor.yield %cst : f32
  } {foo = 3} : tensor<8x?x?xf32> to tensor<8x4x?xf32>
  return %3 : tensor<8x4x?xf32>
}
// CHECK-LABEL: func.func @fewer_dimensions(%arg0: tensor<64x64x8xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x4xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 0, 0] [%arg1, 64, 1] [1, 1, 1] : tensor<64x64x8xf32> to tensor<?x64xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %padded_1 : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @fewer_dimensions(%a: tensor<64x64x8xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0, 0] [%s0, 64, 1] [1, 1, 1] : tensor<64x64x8xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// CHECK-LABEL: func.func @unknown_size(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?x4xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x64xf32> to tensor<?x64xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<?x64xf32> to tensor<8x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[%arg4, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<8x?xf32> to tensor<?x4xf32>
// CHECK-NEXT: return %padded_1 : tensor<?x4xf32>
// CHECK-NEXT: }
func.func @unknown_size(%a: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<?x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%s0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x64xf32> to tensor<?x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s1] [1, 1] : tensor<?x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[%p1, %p1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<8x?xf32> to tensor<?x4xf32>
  return %3 : tensor<?x4xf32>
}
// CHECK-LABEL: func.func @the_other_way(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x4xf32> {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg3, %arg1] [%arg1, %arg2] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0, 0] high[%arg4, %arg3] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %padded : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @the_other_way(%a: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[0, %s0] [8, %s1] [1, 1] : tensor<64x64xf32> to tensor<8x?xf32>
  %1 = tensor.pad %0 low[0, 0] high[0, %p0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  %2 = tensor.extract_slice %1[%p0, 0] [%s0, 4] [1, 1] : tensor<8x4xf32> to tensor<?x4xf32>
  %3 = tensor.pad %2 low[0, 0] high[%p1, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %cst : f32
  } : tensor<?x4xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// CHECK-LABEL: func.func @kept(%arg0: tensor<64x64x8xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> tensor<8x4x?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 0, 2] [%arg1, 64, 6] [1, 1, 1] : tensor<64x64x8xf32> to tensor<?x64x6xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice nofold low[0, 0, 0] high[%arg4, 0, 0] {
// CHECK-NEXT: ^bb0(%arg6: index, %arg7: index, %arg8: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x64x6xf32> to tensor<8x64x6xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %padded[0, %arg2, 0] [8, %arg2, %arg3] [1, 1, 1] : tensor<8x64x6xf32> to tensor<8x?x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %extracted_slice_0 nofold low[0, %c0, 0] high[0, %arg5, 0] {
// CHECK-NEXT: ^bb0(%arg6: index, %arg7: index, %arg8: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<8x?x?xf32> to tensor<8x4x?xf32>
// CHECK-NEXT: return %padded_1 : tensor<8x4x?xf32>
// CHECK-NEXT: }
func.func @kept(%a: tensor<64x64x8xf32>, %s0: index, %s1: index, %s2: index, %p0: index, %p1: index) -> tensor<8x4x?xf32> {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0, 2] [%s0, 64, 6] [1, 1, 1] : tensor<64x64x8xf32> to tensor<?x64x6xf32>
  %1 = tensor.pad %0 nofold low[0, 0, 0] high[%p0, 0, 0] {
  ^bb0(%x: index, %y: index, %z: index):
    tensor.yield %cst : f32
  } : tensor<?x64x6xf32> to tensor<8x64x6xf32>
  %2 = tensor.extract_slice %1[0, %s1, 0] [8, %s1, %s2] [1, 1, 1] : tensor<8x64x6xf32> to tensor<8x?x?xf32>
  %3 = tensor.pad %2 nofold low[0, %c0, 0] high[0, %p1, 0] {
  ^bb0(%x: index, %y: index, %z: index):
    tensor.yield %cst : f32
  }  : tensor<8x?x?xf32> to tensor<8x4x?xf32>
  return %3 : tensor<8x4x?xf32>
}
