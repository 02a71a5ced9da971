// Casts of casts, and elements of tensors that are known.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @chain(%arg0: tensor<3x?xi8>, %arg1: tensor<?x4xi8>, %arg2: tensor<*xi8>) -> (tensor<?x?xi8>, tensor<?x?xi8>, tensor<3x?xi8>) {
// CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?x4xi8> to tensor<5x4xi8>
// CHECK-NEXT: %cast_0 = tensor.cast %cast : tensor<5x4xi8> to tensor<?x?xi8>
// CHECK-NEXT: %cast_1 = tensor.cast %arg2 : tensor<*xi8> to tensor<3x?xi8>
// CHECK-NEXT: %cast_2 = tensor.cast %arg0 : tensor<3x?xi8> to tensor<?x?xi8>
// CHECK-NEXT: return %cast_2, %cast_0, %cast_1 : tensor<?x?xi8>, tensor<?x?xi8>, tensor<3x?xi8>
// CHECK-NEXT: }
func.func @chain(%a: tensor<3x?xi8>, %b: tensor<?x4xi8>, %c: tensor<*xi8>) -> (tensor<?x?xi8>, tensor<?x?xi8>, tensor<3x?xi8>) {
  // Back to the same type ...
  %0 = tensor.cast %a : tensor<3x?xi8> to tensor<?x?xi8>
  %1 = tensor.cast %0 : tensor<?x?xi8> to tensor<3x?xi8>
  // ... over one that checks nothing, and over one that does.
  %2 = tensor.cast %b : tensor<?x4xi8> to tensor<5x4xi8>
  %3 = tensor.cast %2 : tensor<5x4xi8> to tensor<?x?xi8>
  %4 = tensor.cast %c : tensor<*xi8> to tensor<?x?xi8>
  %5 = tensor.cast %4 : tensor<?x?xi8> to tensor<3x?xi8>
  %6 = tensor.cast %1 : tensor<3x?xi8> to tensor<?x?xi8>
  return %6, %3, %5 : tensor<?x?xi8>, tensor<?x?xi8>, tensor<3x?xi8>
}

// CHECK-LABEL: func.func @elements(%arg0: f32, %arg1: f32, %arg2: index) -> (i16, i16, f32, f32) {
// CHECK-NEXT: %c6_i16 = arith.constant 6 : i16
// CHECK-NEXT: %c9_i16 = arith.constant 9 : i16
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2xf32>
// CHECK-NEXT: %extracted = tensor.extract %from_elements[%c9] : tensor<2xf32>
// CHECK-NEXT: return %c9_i16, %c6_i16, %arg1, %extracted : i16, i16, f32, f32
// CHECK-NEXT: }
func.func @elements(%x: f32, %y: f32, %i: index) -> (i16, i16, f32, f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %nine = arith.constant 9 : index
  %numbers = arith.constant dense<[[7, -8], [9, 10]]> : tensor<2x2xi16>
  %same = arith.constant dense<6> : tensor<3xi16>
  %made = tensor.from_elements %x, %y : tensor<2xf32>
  %0 = tensor.extract %numbers[%one, %zero] : tensor<2x2xi16>
  %1 = tensor.extract %same[%i] : tensor<3xi16>
  %2 = tensor.extract %made[%one] : tensor<2xf32>
  %3 = tensor.extract %made[%nine] : tensor<2xf32>
  return %0, %1, %2, %3 : i16, i16, f32, f32
}
