// Folds of elements take those of sparse constants, too: what has no place is zero, and of two at one place the first counts.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @addi() -> tensor<4xi32> {
// CHECK-NEXT: %cst = arith.constant dense<[2, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT: return %cst : tensor<4xi32>
// CHECK-NEXT: }
func.func @addi() -> tensor<4xi32> {
  %a = arith.constant sparse<[[0]], [1]> : tensor<4xi32>
  %b = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = arith.addi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @addi2() -> tensor<4xi32> {
// CHECK-NEXT: %cst = arith.constant dense<[2, 0, 0, 0]> : tensor<4xi32>
// CHECK-NEXT: return %cst : tensor<4xi32>
// CHECK-NEXT: }
func.func @addi2() -> tensor<4xi32> {
  %a = arith.constant sparse<[[0]], [1]> : tensor<4xi32>
  %0 = arith.addi %a, %a : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @splatadd() -> tensor<4xi32> {
// CHECK-NEXT: %cst = arith.constant dense<[6, 5, 5, 5]> : tensor<4xi32>
// CHECK-NEXT: return %cst : tensor<4xi32>
// CHECK-NEXT: }
func.func @splatadd() -> tensor<4xi32> {
  %a = arith.constant sparse<[[0]], [1]> : tensor<4xi32>
  %b = arith.constant dense<5> : tensor<4xi32>
  %0 = arith.addi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @zero() -> tensor<4xi32> {
// CHECK-NEXT: %cst = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT: return %cst : tensor<4xi32>
// CHECK-NEXT: }
func.func @zero() -> tensor<4xi32> {
  %a = arith.constant sparse<> : tensor<4xi32>
  %b = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = arith.addi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @zeroval(%arg0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
// CHECK-NEXT: %cst = arith.constant sparse<0, 0> : tensor<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant sparse<> : tensor<4xi32>
// CHECK-NEXT: %0 = arith.addi %arg0, %cst_0 : tensor<4xi32>
// CHECK-NEXT: %1 = arith.addi %arg0, %cst : tensor<4xi32>
// CHECK-NEXT: return %0, %1 : tensor<4xi32>, tensor<4xi32>
// CHECK-NEXT: }
func.func @zeroval(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %a = arith.constant sparse<> : tensor<4xi32>
  %0 = arith.addi %x, %a : tensor<4xi32>
  %b = arith.constant sparse<0, 0> : tensor<4xi32>
  %1 = arith.addi %x, %b : tensor<4xi32>
  return %0, %1 : tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @extract() -> (i32, i32) {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: return %c1_i32, %c0_i32 : i32, i32
// CHECK-NEXT: }
func.func @extract() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant sparse<[[0]], [1]> : tensor<4xi32>
  %0 = tensor.extract %a[%c0] : tensor<4xi32>
  %1 = tensor.extract %a[%c1] : tensor<4xi32>
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @float() -> tensor<4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<[2.500000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: return %cst : tensor<4xf32>
// CHECK-NEXT: }
func.func @float() -> tensor<4xf32> {
  %a = arith.constant sparse<[[0]], [1.5]> : tensor<4xf32>
  %b = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = arith.addf %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @cast() -> (tensor<4xi64>, tensor<4xi16>, tensor<4xindex>, tensor<4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[1, 0, 0, 0]> : tensor<4xi64>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1, 0, 0, 0]> : tensor<4xi16>
// CHECK-NEXT: %cst_1 = arith.constant dense<[1, 0, 0, 0]> : tensor<4xindex>
// CHECK-NEXT: %cst_2 = arith.constant dense<[1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2 : tensor<4xi64>, tensor<4xi16>, tensor<4xindex>, tensor<4xf32>
// CHECK-NEXT: }
func.func @cast() -> (tensor<4xi64>, tensor<4xi16>, tensor<4xindex>, tensor<4xf32>) {
  %a = arith.constant sparse<[[0]], [1]> : tensor<4xi32>
  %0 = arith.extsi %a : tensor<4xi32> to tensor<4xi64>
  %1 = arith.trunci %a : tensor<4xi32> to tensor<4xi16>
  %2 = arith.index_cast %a : tensor<4xi32> to tensor<4xindex>
  %3 = arith.sitofp %a : tensor<4xi32> to tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xi64>, tensor<4xi16>, tensor<4xindex>, tensor<4xf32>
}

// CHECK-LABEL: func.func @bitcast() -> tensor<4xf32> {
// CHECK-NEXT: %cst = arith.constant sparse<0, 1> : tensor<4xi32>
// CHECK-NEXT: %0 = arith.bitcast %cst : tensor<4xi32> to tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @bitcast() -> (tensor<4xf32>) {
  %a = arith.constant sparse<[[0]], [1]> : tensor<4xi32>
  %0 = arith.bitcast %a : tensor<4xi32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @cmpi() -> tensor<4xi1> {
// CHECK-NEXT: %cst = arith.constant dense<[false, true, true, true]> : tensor<4xi1>
// CHECK-NEXT: return %cst : tensor<4xi1>
// CHECK-NEXT: }
func.func @cmpi() -> (tensor<4xi1>) {
  %a = arith.constant sparse<[[0]], [1]> : tensor<4xi32>
  %b = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = arith.cmpi slt, %a, %b : tensor<4xi32>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: func.func @cmpf() -> tensor<4xi1> {
// CHECK-NEXT: %cst = arith.constant sparse<0, 1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %0 = arith.cmpf olt, %cst, %cst_0 : tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xi1>
// CHECK-NEXT: }
func.func @cmpf() -> (tensor<4xi1>) {
  %a = arith.constant sparse<[[0]], [1.0]> : tensor<4xf32>
  %b = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = arith.cmpf olt, %a, %b : tensor<4xf32>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: func.func @select() -> tensor<4xi32> {
// CHECK-NEXT: %cst = arith.constant sparse<0, true> : tensor<4xi1>
// CHECK-NEXT: %cst_0 = arith.constant sparse<0, 1> : tensor<4xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT: %0 = arith.select %cst, %cst_0, %cst_1 : tensor<4xi1>, tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
// CHECK-NEXT: }
func.func @select() -> (tensor<4xi32>) {
  %c = arith.constant sparse<[[0]], [true]> : tensor<4xi1>
  %a = arith.constant sparse<[[0]], [1]> : tensor<4xi32>
  %b = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = arith.select %c, %a, %b : tensor<4xi1>, tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @select2() -> tensor<4xi32> {
// CHECK-NEXT: %cst = arith.constant dense<[true, false, true, false]> : tensor<4xi1>
// CHECK-NEXT: %cst_0 = arith.constant sparse<0, 1> : tensor<4xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT: %0 = arith.select %cst, %cst_0, %cst_1 : tensor<4xi1>, tensor<4xi32>
// CHECK-NEXT: return %0 : tensor<4xi32>
// CHECK-NEXT: }
func.func @select2() -> (tensor<4xi32>) {
  %c = arith.constant dense<[true, false, true, false]> : tensor<4xi1>
  %a = arith.constant sparse<[[0]], [1]> : tensor<4xi32>
  %b = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = arith.select %c, %a, %b : tensor<4xi1>, tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @vec() -> (i32, vector<4xi32>, vector<2xi32>, vector<2x2xi32>, vector<4xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<[2, 2, 3, 4]> : vector<4xi32>
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %cst_0 = arith.constant sparse<0, 1> : vector<4xi32>
// CHECK-NEXT: %0 = vector.extract %cst_0[0] : i32 from vector<4xi32>
// CHECK-NEXT: %1 = vector.extract_strided_slice %cst_0 {offsets = [0], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
// CHECK-NEXT: %2 = vector.shape_cast %cst_0 : vector<4xi32> to vector<2x2xi32>
// CHECK-NEXT: %3 = vector.insert %c7_i32, %cst_0 [2] : i32 into vector<4xi32>
// CHECK-NEXT: return %0, %cst, %1, %2, %3 : i32, vector<4xi32>, vector<2xi32>, vector<2x2xi32>, vector<4xi32>
// CHECK-NEXT: }
func.func @vec() -> (i32, vector<4xi32>, vector<2xi32>, vector<2x2xi32>, vector<4xi32>) {
  %a = arith.constant sparse<[[0]], [1]> : vector<4xi32>
  %0 = vector.extract %a[0] : i32 from vector<4xi32>
  %b = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %1 = arith.addi %a, %b : vector<4xi32>
  %2 = vector.extract_strided_slice %a {offsets=[0],sizes=[2],strides=[1]} : vector<4xi32> to vector<2xi32>
  %3 = vector.shape_cast %a : vector<4xi32> to vector<2x2xi32>
  %c7 = arith.constant 7 : i32
  %4 = vector.insert %c7, %a[2] : i32 into vector<4xi32>
  return %0, %1, %2, %3, %4 : i32, vector<4xi32>, vector<2xi32>, vector<2x2xi32>, vector<4xi32>
}

// CHECK-LABEL: func.func @reshape() -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<?xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<2> : tensor<2xi32>
// CHECK-NEXT: %cst_0 = arith.constant sparse<0, 1> : tensor<4xi32>
// CHECK-NEXT: %expanded = tensor.expand_shape %cst_0 {{\[\[}}0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
// CHECK-NEXT: %reshape = tensor.reshape %cst_0(%cst) : (tensor<4xi32>, tensor<2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT: %cast = tensor.cast %cst_0 : tensor<4xi32> to tensor<?xi32>
// CHECK-NEXT: return %expanded, %reshape, %cast : tensor<2x2xi32>, tensor<2x2xi32>, tensor<?xi32>
// CHECK-NEXT: }
func.func @reshape() -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<?xi32>) {
  %a = arith.constant sparse<[[0]], [1]> : tensor<4xi32>
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  %s = arith.constant dense<2> : tensor<2xi32>
  %1 = tensor.reshape %a(%s) : (tensor<4xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  %2 = tensor.cast %a : tensor<4xi32> to tensor<?xi32>
  return %0, %1, %2 : tensor<2x2xi32>, tensor<2x2xi32>, tensor<?xi32>
}

// CHECK-LABEL: func.func @neg() -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf64>, tensor<4xf16>, tensor<4xi32>, tensor<4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[-1.500000e+00, -0.000000e+00, -0.000000e+00, -0.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1.500000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %cst_1 = arith.constant dense<[1.500000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<4xf64>
// CHECK-NEXT: %cst_2 = arith.constant dense<[1.500000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<4xf16>
// CHECK-NEXT: %cst_3 = arith.constant dense<[1, 0, 0, 0]> : tensor<4xi32>
// CHECK-NEXT: %cst_4 = arith.constant dense<[2.250000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf64>, tensor<4xf16>, tensor<4xi32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @neg() -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf64>, tensor<4xf16>, tensor<4xi32>, tensor<4xf32>) {
  %a = arith.constant sparse<[[0]], [1.5]> : tensor<4xf32>
  %0 = arith.negf %a : tensor<4xf32>
  %1 = math.absf %a : tensor<4xf32>
  %2 = arith.extf %a : tensor<4xf32> to tensor<4xf64>
  %3 = arith.truncf %a : tensor<4xf32> to tensor<4xf16>
  %4 = arith.fptosi %a : tensor<4xf32> to tensor<4xi32>
  %5 = arith.mulf %a, %a : tensor<4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf64>, tensor<4xf16>, tensor<4xi32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @full() -> (tensor<2xi32>, tensor<i32>, tensor<2xi32>) {
// CHECK-NEXT: %cst = arith.constant sparse<> : tensor<i32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<0> : tensor<2xi32>
// CHECK-NEXT: return %cst_0, %cst, %cst_1 : tensor<2xi32>, tensor<i32>, tensor<2xi32>
// CHECK-NEXT: }
func.func @full() -> (tensor<2xi32>, tensor<i32>, tensor<2xi32>) {
  %a = arith.constant sparse<[[0],[1]], [1, 1]> : tensor<2xi32>
  %z = arith.constant sparse<[[0],[1]], [0, 0]> : tensor<2xi32>
  %b = arith.constant dense<[1, 2]> : tensor<2xi32>
  %0 = arith.muli %b, %a : tensor<2xi32>
  %c = arith.constant sparse<> : tensor<i32>
  %2 = arith.muli %b, %z : tensor<2xi32>
  return %0, %c, %2 : tensor<2xi32>, tensor<i32>, tensor<2xi32>
}

// CHECK-LABEL: func.func @dup() -> tensor<2xi32> {
// CHECK-NEXT: %cst = arith.constant dense<2> : tensor<2xi32>
// CHECK-NEXT: return %cst : tensor<2xi32>
// CHECK-NEXT: }
func.func @dup() -> (tensor<2xi32>) {
  %a = arith.constant sparse<[[0],[0]], [1, 2]> : tensor<2xi32>
  %b = arith.constant dense<[1, 2]> : tensor<2xi32>
  %0 = arith.addi %b, %a : tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK-LABEL: func.func @zero_2() -> (tensor<0xi32>, tensor<2x0xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<> : tensor<0xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<> : tensor<2x0xi32>
// CHECK-NEXT: return %cst, %cst_0 : tensor<0xi32>, tensor<2x0xi32>
// CHECK-NEXT: }
func.func @zero_2() -> (tensor<0xi32>, tensor<2x0xi32>) {
  %a = arith.constant sparse<> : tensor<0xi32>
  %0 = arith.addi %a, %a : tensor<0xi32>
  %b = arith.constant sparse<> : tensor<2x0xi32>
  %1 = arith.addi %b, %b : tensor<2x0xi32>
  return %0, %1 : tensor<0xi32>, tensor<2x0xi32>
}

// CHECK-LABEL: func.func @rank0() -> (tensor<i32>, i32) {
// CHECK-NEXT: %cst = arith.constant dense<0> : tensor<i32>
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: return %cst, %c0_i32 : tensor<i32>, i32
// CHECK-NEXT: }
func.func @rank0() -> (tensor<i32>, i32) {
  %a = arith.constant sparse<> : tensor<i32>
  %0 = arith.addi %a, %a : tensor<i32>
  %1 = tensor.extract %a[] : tensor<i32>
  return %0, %1 : tensor<i32>, i32
}

// CHECK-LABEL: func.func @mat() -> (tensor<3x4xi32>, i32, i32) {
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}0, 10, 0, 0], [0, 0, 0, 14], [0, -12, 0, 0]]> : tensor<3x4xi32>
// CHECK-NEXT: %c-6_i32 = arith.constant -6 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: return %cst, %c-6_i32, %c0_i32 : tensor<3x4xi32>, i32, i32
// CHECK-NEXT: }
func.func @mat() -> (tensor<3x4xi32>, i32, i32) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant sparse<[[0,1],[2,1],[1,3]], [5,-6,7]> : tensor<3x4xi32>
  %0 = arith.addi %a, %a : tensor<3x4xi32>
  %1 = tensor.extract %a[%c2, %c1] : tensor<3x4xi32>
  %2 = tensor.extract %a[%c1, %c1] : tensor<3x4xi32>
  return %0, %1, %2 : tensor<3x4xi32>, i32, i32
}

// CHECK-LABEL: func.func @bits() -> (tensor<3xi1>, tensor<3xi1>) {
// CHECK-NEXT: %cst = arith.constant dense<true> : tensor<3xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<false> : tensor<3xi1>
// CHECK-NEXT: return %cst, %cst_0 : tensor<3xi1>, tensor<3xi1>
// CHECK-NEXT: }
func.func @bits() -> (tensor<3xi1>, tensor<3xi1>) {
  %a = arith.constant sparse<[[0]], [true]> : tensor<3xi1>
  %b = arith.constant sparse<[[1],[2]], true> : tensor<3xi1>
  %0 = arith.xori %a, %b : tensor<3xi1>
  %1 = arith.andi %a, %b : tensor<3xi1>
  return %0, %1 : tensor<3xi1>, tensor<3xi1>
}

// CHECK-LABEL: func.func @wide() -> (tensor<3xi128>, tensor<3xi8>, tensor<3xi128>, i128) {
// CHECK-NEXT: %cst = arith.constant dense<[-3, 0, 0]> : tensor<3xi128>
// CHECK-NEXT: %cst_0 = arith.constant dense<[0, 3, 4]> : tensor<3xi8>
// CHECK-NEXT: %cst_1 = arith.constant dense<[0, 6, 8]> : tensor<3xi128>
// CHECK-NEXT: %c4_i128 = arith.constant 4 : i128
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %c4_i128 : tensor<3xi128>, tensor<3xi8>, tensor<3xi128>, i128
// CHECK-NEXT: }
func.func @wide() -> (tensor<3xi128>, tensor<3xi8>, tensor<3xi128>, i128) {
  %c2 = arith.constant 2 : index
  %a = arith.constant sparse<[[0]], [-3]> : tensor<3xi64>
  %0 = arith.extsi %a : tensor<3xi64> to tensor<3xi128>
  %b = arith.constant sparse<[[1],[2]], [3,4]> : tensor<3xi128>
  %1 = arith.trunci %b : tensor<3xi128> to tensor<3xi8>
  %2 = arith.addi %b, %b : tensor<3xi128>
  %3 = tensor.extract %b[%c2] : tensor<3xi128>
  return %0, %1, %2, %3 : tensor<3xi128>, tensor<3xi8>, tensor<3xi128>, i128
}

// CHECK-LABEL: func.func @cplx() -> (complex<f32>, complex<f32>, tensor<3xcomplex<f32>>) {
// CHECK-NEXT: %cst = arith.constant sparse<1, (1.000000e+00,2.000000e+00)> : tensor<3xcomplex<f32>>
// CHECK-NEXT: %cst_0 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: return %cst_0, %cst_0, %cst : complex<f32>, complex<f32>, tensor<3xcomplex<f32>>
// CHECK-NEXT: }
func.func @cplx() -> (complex<f32>, complex<f32>, tensor<3xcomplex<f32>>) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant sparse<[[1]], [(1.0,2.0)]> : tensor<3xcomplex<f32>>
  %3 = tensor.extract %a[%c1] : tensor<3xcomplex<f32>>
  %4 = tensor.extract %a[%c2] : tensor<3xcomplex<f32>>
  %5 = complex.add %3, %4 : complex<f32>
  return %3, %5, %a : complex<f32>, complex<f32>, tensor<3xcomplex<f32>>
}

// CHECK-LABEL: func.func @f80() -> (f80, f80, tensor<3xf80>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f80
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f80
// CHECK-NEXT: %cst_1 = arith.constant dense<[0.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<3xf80>
// CHECK-NEXT: return %cst, %cst_0, %cst_1 : f80, f80, tensor<3xf80>
// CHECK-NEXT: }
func.func @f80() -> (f80, f80, tensor<3xf80>) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant sparse<[[1]], [1.0]> : tensor<3xf80>
  %3 = tensor.extract %a[%c1] : tensor<3xf80>
  %4 = tensor.extract %a[%c2] : tensor<3xf80>
  %5 = arith.addf %a, %a : tensor<3xf80>
  return %3, %4, %5 : f80, f80, tensor<3xf80>
}

// CHECK-LABEL: func.func @fastmath() -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<0> : tensor<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant sparse<0, 1> : tensor<4xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT: %0 = arith.divsi %cst_1, %cst_0 : tensor<4xi32>
// CHECK-NEXT: return %0, %cst_1, %cst : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
// CHECK-NEXT: }
func.func @fastmath() -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %a = arith.constant sparse<[[0]], [1]> : tensor<4xi32>
  %z = arith.constant sparse<[[0]], [0]> : tensor<4xi32>
  %b = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = arith.divsi %b, %a : tensor<4xi32>
  %1 = arith.subi %b, %z : tensor<4xi32>
  %2 = arith.muli %b, %z : tensor<4xi32>
  return %0, %1, %2 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @ext(%arg0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<0> : tensor<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1, 0, 0, 0]> : tensor<4xi32>
// CHECK-NEXT: %cst_1 = arith.constant sparse<0, 1> : tensor<4xi32>
// CHECK-NEXT: %cst_2 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT: %0 = arith.addi %arg0, %cst_1 : tensor<4xi32>
// CHECK-NEXT: %1 = arith.addi %0, %cst_2 : tensor<4xi32>
// CHECK-NEXT: return %1, %cst_0, %cst : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
// CHECK-NEXT: }
func.func @ext(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %a = arith.constant sparse<[[0]], [1]> : tensor<4xi32>
  %b = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = arith.addi %x, %a : tensor<4xi32>
  %1 = arith.addi %0, %b : tensor<4xi32>
  %2, %3 = arith.mulsi_extended %a, %b : tensor<4xi32>
  return %1, %2, %3 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @math() -> (tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[2.560000e+02, 1.000000e+00, 1.000000e+00, 1.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %cst_0 = arith.constant sparse<0, 4.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %cst_1 = arith.constant dense<[2.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %cst_2 = arith.constant dense<[1, 0, 0, 0]> : tensor<4xi32>
// CHECK-NEXT: %0 = math.fma %cst_0, %cst_0, %cst_0 : tensor<4xf32>
// CHECK-NEXT: return %cst_1, %cst_2, %0, %cst, %cst_0 : tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @math() -> (tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a = arith.constant sparse<[[0]], [4.0]> : tensor<4xf32>
  %i = arith.constant sparse<[[0]], [4]> : tensor<4xi32>
  %0 = math.sqrt %a : tensor<4xf32>
  %1 = math.ctpop %i : tensor<4xi32>
  %2 = math.fma %a, %a, %a : tensor<4xf32>
  %3 = math.powf %a, %a : tensor<4xf32>
  %4 = arith.maximumf %a, %a : tensor<4xf32>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @gen() -> (tensor<4xi32>, tensor<2xi32>, tensor<2xi32>, tensor<4xi32>) {
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst = arith.constant sparse<0, 4> : tensor<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant sparse<{{\[\[}}0], [1], [2], [3]], 4> : tensor<4xi32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %cst[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
// CHECK-NEXT: %extracted_slice_1 = tensor.extract_slice %cst_0[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
// CHECK-NEXT: %inserted = tensor.insert %c4_i32 into %cst_0[%c1] : tensor<4xi32>
// CHECK-NEXT: return %cst, %extracted_slice, %extracted_slice_1, %inserted : tensor<4xi32>, tensor<2xi32>, tensor<2xi32>, tensor<4xi32>
// CHECK-NEXT: }
func.func @gen() -> (tensor<4xi32>, tensor<2xi32>, tensor<2xi32>, tensor<4xi32>) {
  %a = arith.constant sparse<[[0]], [4]> : tensor<4xi32>
  %c = arith.constant sparse<[[0],[1],[2],[3]], [4,4,4,4]> : tensor<4xi32>
  %0 = tensor.extract_slice %a[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %1 = tensor.extract_slice %c[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %c1 = arith.constant 1 : index
  %i = arith.constant 4 : i32
  %2 = tensor.insert %i into %c[%c1] : tensor<4xi32>
  return %a, %0, %1, %2 : tensor<4xi32>, tensor<2xi32>, tensor<2xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @unranked() -> (tensor<3x?xi32>, i32) {
// CHECK-NEXT: %cst = arith.constant sparse<{{\[\[}}0, 1], [2, 1], [1, 3]], [5, -6, 7]> : tensor<3x4xi32>
// CHECK-NEXT: %c10 = arith.constant 10 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %cast = tensor.cast %cst : tensor<3x4xi32> to tensor<3x?xi32>
// CHECK-NEXT: %extracted = tensor.extract %cst[%c10, %c2] : tensor<3x4xi32>
// CHECK-NEXT: return %cast, %extracted : tensor<3x?xi32>, i32
// CHECK-NEXT: }
func.func @unranked() -> (tensor<3x?xi32>, i32) {
  %a = arith.constant sparse<[[0,1],[2,1],[1,3]], [5,-6,7]> : tensor<3x4xi32>
  %c1 = arith.constant 10 : index
  %c3 = arith.constant 2 : index
  %0 = tensor.cast %a : tensor<3x4xi32> to tensor<3x?xi32>
  %x = tensor.extract %a[%c1, %c3] : tensor<3x4xi32>
  return %0, %x : tensor<3x?xi32>, i32
}
