// Margins, tensors that a region computes, and tensors behind one another: sizes that are constants or that
// a cast forgot are known, what adds nothing goes, and an element is computed where it is wanted.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @pad0(%arg0: tensor<4x?xf32>, %arg1: f32) -> tensor<4x?xf32> {
// CHECK-NEXT: return %arg0 : tensor<4x?xf32>
// CHECK-NEXT: }
func.func @pad0(%t: tensor<4x?xf32>, %x: f32) -> tensor<4x?xf32> {
  %0 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CHECK-LABEL: func.func @padc(%arg0: tensor<4x?xf32>, %arg1: f32) -> tensor<?x?xf32> {
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1, 0] high[0, 1] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %arg1 : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<5x?xf32>
// CHECK-NEXT: %cast = tensor.cast %padded : tensor<5x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @padc(%t: tensor<4x?xf32>, %x: f32) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[%c1, 0] high[0, %c1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @padcast(%arg0: tensor<4x4xf32>, %arg1: f32) -> tensor<?x?xf32> {
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1, 0] high[0, 1] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %arg1 : f32
// CHECK-NEXT: } : tensor<4x4xf32> to tensor<5x5xf32>
// CHECK-NEXT: %cast = tensor.cast %padded : tensor<5x5xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @padcast(%t: tensor<4x4xf32>, %x: f32) -> tensor<?x?xf32> {
  %c = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %0 = tensor.pad %c low[1, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @padto(%arg0: tensor<4x4xf32>, %arg1: f32) -> tensor<5x5xf32> {
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1, 0] high[0, 1] {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: tensor.yield %arg1 : f32
// CHECK-NEXT: } : tensor<4x4xf32> to tensor<5x5xf32>
// CHECK-NEXT: return %padded : tensor<5x5xf32>
// CHECK-NEXT: }
func.func @padto(%t: tensor<4x4xf32>, %x: f32) -> tensor<5x5xf32> {
  %0 = tensor.pad %t low[1, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<5x5xf32>
  %1 = tensor.cast %0 : tensor<5x5xf32> to tensor<?x5xf32>
  %2 = tensor.cast %1 : tensor<?x5xf32> to tensor<5x5xf32>
  return %2 : tensor<5x5xf32>
}
// CHECK-LABEL: func.func @gen(%arg0: index) -> (tensor<?x?xindex>, index) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %generated = tensor.generate %arg0 {
// CHECK-NEXT: ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT: %1 = arith.addi %arg1, %arg2 : index
// CHECK-NEXT: tensor.yield %1 : index
// CHECK-NEXT: } : tensor<4x?xindex>
// CHECK-NEXT: %cast = tensor.cast %generated : tensor<4x?xindex> to tensor<?x?xindex>
// CHECK-NEXT: %0 = arith.addi %arg0, %c4 : index
// CHECK-NEXT: return %cast, %0 : tensor<?x?xindex>, index
// CHECK-NEXT: }
func.func @gen(%n: index) -> (tensor<?x?xindex>, index) {
  %c4 = arith.constant 4 : index
  %0 = tensor.generate %c4, %n {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    tensor.yield %s : index
  } : tensor<?x?xindex>
  %1 = tensor.extract %0[%n, %c4] : tensor<?x?xindex>
  return %0, %1 : tensor<?x?xindex>, index
}
// CHECK-LABEL: func.func @genext(%arg0: index, %arg1: f32) -> (f32, index) {
// CHECK-NEXT: return %arg1, %arg0 : f32, index
// CHECK-NEXT: }
func.func @genext(%n: index, %x: f32) -> (f32, index) {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  %c0 = arith.constant 0 : index
  %1 = tensor.extract %0[%c0] : tensor<?xf32>
  %2 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1, %2 : f32, index
}
// CHECK-LABEL: func.func @splat(%arg0: f32, %arg1: index) -> (f32, tensor<2xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %splat = tensor.splat %arg0 : tensor<4xf32>
// CHECK-NEXT: %extracted = tensor.extract %splat[%arg1] : tensor<4xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %splat[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
// CHECK-NEXT: %inserted = tensor.insert %arg0 into %splat[%arg1] : tensor<4xf32>
// CHECK-NEXT: return %extracted, %extracted_slice, %cst, %inserted : f32, tensor<2xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @splat(%x: f32, %i: index) -> (f32, tensor<2xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.splat %x : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  %2 = tensor.extract_slice %0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %c = arith.constant 1.0 : f32
  %3 = tensor.splat %c : tensor<4xf32>
  %4 = tensor.insert %x into %0[%i] : tensor<4xf32>
  return %1, %2, %3, %4 : f32, tensor<2xf32>, tensor<4xf32>, tensor<4xf32>
}
// CHECK-LABEL: func.func @from(%arg0: f32, %arg1: f32, %arg2: index) -> (f32, f32, tensor<2xf32>, tensor<f32>, tensor<?xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2xf32>
// CHECK-NEXT: %extracted = tensor.extract %from_elements[%arg2] : tensor<2xf32>
// CHECK-NEXT: %from_elements_0 = tensor.from_elements %arg0 : tensor<f32>
// CHECK-NEXT: %cast = tensor.cast %from_elements : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT: return %arg1, %extracted, %cst, %from_elements_0, %cast : f32, f32, tensor<2xf32>, tensor<f32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @from(%x: f32, %y: f32, %i: index) -> (f32, f32, tensor<2xf32>, tensor<f32>, tensor<?xf32>) {
  %c1 = arith.constant 1 : index
  %0 = tensor.from_elements %x, %y : tensor<2xf32>
  %1 = tensor.extract %0[%c1] : tensor<2xf32>
  %2 = tensor.extract %0[%i] : tensor<2xf32>
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %3 = tensor.from_elements %a, %b : tensor<2xf32>
  %4 = tensor.from_elements %x : tensor<f32>
  %5 = tensor.cast %0 : tensor<2xf32> to tensor<?xf32>
  return %1, %2, %3, %4, %5 : f32, f32, tensor<2xf32>, tensor<f32>, tensor<?xf32>
}
// CHECK-LABEL: func.func @ins(%arg0: tensor<4xi32>) -> (tensor<4xi32>, i32, tensor<3xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %cst_0 = arith.constant dense<7> : tensor<4xi32>
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %inserted = tensor.insert %c7_i32 into %cst[%c1] : tensor<3xi32>
// CHECK-NEXT: return %cst_0, %c2_i32, %inserted : tensor<4xi32>, i32, tensor<3xi32>
// CHECK-NEXT: }
func.func @ins(%t: tensor<4xi32>) -> (tensor<4xi32>, i32, tensor<3xi32>) {
  %c1 = arith.constant 1 : index
  %k = arith.constant 7 : i32
  %d = arith.constant dense<7> : tensor<4xi32>
  %0 = tensor.insert %k into %d[%c1] : tensor<4xi32>
  %e = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1 = tensor.extract %e[%c1] : tensor<3xi32>
  %2 = tensor.insert %k into %e[%c1] : tensor<3xi32>
  return %0, %1, %2 : tensor<4xi32>, i32, tensor<3xi32>
}
// CHECK-LABEL: func.func @one(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @one(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.concat dim(0) %t : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK-LABEL: func.func @two(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<4xf32>, tensor<2xf32>) -> tensor<?xf32>
// CHECK-NEXT: return %concat : tensor<?xf32>
// CHECK-NEXT: }
func.func @two(%t: tensor<4xf32>, %u: tensor<2xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %t, %u : (tensor<4xf32>, tensor<2xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// CHECK-LABEL: func.func @three(%arg0: tensor<?x4xf32>, %arg1: tensor<2x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<?x4xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %concat : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @three(%t: tensor<?x4xf32>, %u: tensor<2x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %t, %u : (tensor<?x4xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @padmore(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: f32) -> (tensor<?x?xf32>, tensor<4x8xf32>, tensor<?x6xf32>, tensor<4xf32>, tensor<4x4xf32>) {
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 2] high[%arg1, 0] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } {a} : tensor<?x4xf32> to tensor<?x6xf32>
// CHECK-NEXT: %cast = tensor.cast %padded : tensor<?x6xf32> to tensor<?x?xf32>
// CHECK-NEXT: %0 = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT: %padded_0 = tensor.pad %0 low[0, 2] high[0, 2] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x4xf32> to tensor<4x8xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %arg0 nofold low[0, 1] high[0, 1] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: %2 = arith.index_cast %arg3 : index to i32
// CHECK-NEXT: %3 = arith.sitofp %2 : i32 to f32
// CHECK-NEXT: tensor.yield %3 : f32
// CHECK-NEXT: } : tensor<?x4xf32> to tensor<?x6xf32>
// CHECK-NEXT: %1 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %padded_2 = tensor.pad %1 nofold low[0] high[0] {
// CHECK-NEXT: ^bb0(%arg3: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4xf32> to tensor<4xf32>
// CHECK-NEXT: return %cast, %padded_0, %padded_1, %padded_2, %0 : tensor<?x?xf32>, tensor<4x8xf32>, tensor<?x6xf32>, tensor<4xf32>, tensor<4x4xf32>
// CHECK-NEXT: }
func.func @padmore(%t: tensor<?x4xf32>, %n: index, %x: f32) -> (tensor<?x?xf32>, tensor<4x8xf32>, tensor<?x6xf32>, tensor<4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %t low[%c0, %c2] high[%n, %c0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } {a} : tensor<?x4xf32> to tensor<?x?xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %1 = tensor.pad %e low[0, 2] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<4x8xf32>
  %2 = tensor.pad %t nofold low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x6xf32>
  %v = tensor.empty() : tensor<4xf32>
  %3 = tensor.pad %v nofold low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<4xf32>
  %4 = tensor.pad %e low[0, %c0] high[%c0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<4x4xf32>
  return %0, %1, %2, %3, %4 : tensor<?x?xf32>, tensor<4x8xf32>, tensor<?x6xf32>, tensor<4xf32>, tensor<4x4xf32>
}
// CHECK-LABEL: func.func @target(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: f32) -> tensor<8x6xf32> {
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, %arg1] high[%arg1, 0] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<?x4xf32> to tensor<8x6xf32>
// CHECK-NEXT: return %padded : tensor<8x6xf32>
// CHECK-NEXT: }
func.func @target(%t: tensor<?x4xf32>, %n: index, %x: f32) -> tensor<8x6xf32> {
  %0 = tensor.pad %t low[0, %n] high[%n, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<8x6xf32>
  return %1 : tensor<8x6xf32>
}
// CHECK-LABEL: func.func @effects(%arg0: index, %arg1: memref<f32>) -> (f32, tensor<?xf32>) {
// CHECK-NEXT: %generated = tensor.generate %arg0 {
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: %0 = memref.load %arg1[] : memref<f32>
// CHECK-NEXT: memref.store %0, %arg1[] : memref<f32>
// CHECK-NEXT: tensor.yield %0 : f32
// CHECK-NEXT: } : tensor<?xf32>
// CHECK-NEXT: %extracted = tensor.extract %generated[%arg0] : tensor<?xf32>
// CHECK-NEXT: return %extracted, %generated : f32, tensor<?xf32>
// CHECK-NEXT: }
func.func @effects(%n: index, %m: memref<f32>) -> (f32, tensor<?xf32>) {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %x = memref.load %m[] : memref<f32>
    memref.store %x, %m[] : memref<f32>
    tensor.yield %x : f32
  } : tensor<?xf32>
  %1 = tensor.extract %0[%n] : tensor<?xf32>
  return %1, %0 : f32, tensor<?xf32>
}
// CHECK-LABEL: func.func @sizes(%arg0: index, %arg1: f32) -> (index, index, index) {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: return %c-1, %c3, %arg0 : index, index, index
// CHECK-NEXT: }
func.func @sizes(%n: index, %x: f32) -> (index, index, index) {
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.generate %c-1, %n {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %x : f32
  } : tensor<?x3x?xf32>
  %a = tensor.dim %0, %c0 : tensor<?x3x?xf32>
  %b = tensor.dim %0, %c1 : tensor<?x3x?xf32>
  %c = tensor.dim %0, %c2 : tensor<?x3x?xf32>
  return %a, %b, %c : index, index, index
}
// CHECK-LABEL: func.func @behind(%arg0: tensor<?x3xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>) {
// CHECK-NEXT: %concat = tensor.concat dim(1) %arg1, %arg2 : (tensor<4x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: %concat_0 = tensor.concat dim(0) %arg2, %arg0, %arg1 {x} : (tensor<?x?xf32>, tensor<?x3xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return %concat, %concat_0, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>
// CHECK-NEXT: }
func.func @behind(%a: tensor<?x3xf32>, %b: tensor<4x?xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>) {
  %0 = tensor.concat dim(1) %b, %c : (tensor<4x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(0) %c, %a, %b {x} : (tensor<?x?xf32>, tensor<?x3xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.concat dim(1) %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>
}
// CHECK-LABEL: func.func @inserted(%arg0: index) -> (tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT: %cst = arith.constant -0.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant dense<0.000000e+00> : tensor<3xf32>
// CHECK-NEXT: %inserted = tensor.insert %cst into %cst_0[%arg0] : tensor<3xf32>
// CHECK-NEXT: return %cst_0, %inserted : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT: }
func.func @inserted(%i: index) -> (tensor<3xf32>, tensor<3xf32>) {
  %z = arith.constant 0.0 : f32
  %n = arith.constant -0.0 : f32
  %d = arith.constant dense<0.0> : tensor<3xf32>
  %0 = tensor.insert %z into %d[%i] : tensor<3xf32>
  %1 = tensor.insert %n into %d[%i] : tensor<3xf32>
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}
