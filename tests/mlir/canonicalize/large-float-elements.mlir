// Elements that are floats of more than 64 bits are computed with like smaller ones.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @f80() -> (tensor<2xf80>, tensor<2xf80>, tensor<2xf80>, tensor<2xf128>, tensor<2xf64>, tensor<2xi32>, tensor<2xf80>) {
// CHECK-NEXT: %cst = arith.constant dense<[2.000000e+00, 6.000000e+00]> : tensor<2xf80>
// CHECK-NEXT: %cst_0 = arith.constant dense<[0.142857142857142857141, 0.428571428571428571436]> : tensor<2xf80>
// CHECK-NEXT: %cst_1 = arith.constant dense<-7.000000e+00> : tensor<2xf80>
// CHECK-NEXT: %cst_2 = arith.constant dense<[1.000000e+00, 3.000000e+00]> : tensor<2xf128>
// CHECK-NEXT: %cst_3 = arith.constant dense<[1.000000e+00, 3.000000e+00]> : tensor<2xf64>
// CHECK-NEXT: %cst_4 = arith.constant dense<[1, 3]> : tensor<2xi32>
// CHECK-NEXT: %cst_5 = arith.constant dense<[1.000000e+00, 3.000000e+00]> : tensor<2xf80>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5 : tensor<2xf80>, tensor<2xf80>, tensor<2xf80>, tensor<2xf128>, tensor<2xf64>, tensor<2xi32>, tensor<2xf80>
// CHECK-NEXT: }
func.func @f80() -> (tensor<2xf80>, tensor<2xf80>, tensor<2xf80>, tensor<2xf128>, tensor<2xf64>, tensor<2xi32>, tensor<2xf80>) {
  %a = arith.constant dense<[1.0, 3.0]> : tensor<2xf80>
  %b = arith.constant dense<7.0> : tensor<2xf80>
  %i = arith.constant dense<[1, 3]> : tensor<2xi32>
  %0 = arith.addf %a, %a : tensor<2xf80>
  %1 = arith.divf %a, %b : tensor<2xf80>
  %2 = arith.negf %b : tensor<2xf80>
  %3 = arith.extf %a : tensor<2xf80> to tensor<2xf128>
  %4 = arith.truncf %a : tensor<2xf80> to tensor<2xf64>
  %5 = arith.fptosi %a : tensor<2xf80> to tensor<2xi32>
  %6 = arith.sitofp %i : tensor<2xi32> to tensor<2xf80>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<2xf80>, tensor<2xf80>, tensor<2xf80>, tensor<2xf128>, tensor<2xf64>, tensor<2xi32>, tensor<2xf80>
}

// CHECK-LABEL: func.func @f128() -> (vector<2xf128>, vector<2xf128>, vector<2xf128>, vector<2xf128>, vector<2xf80>, vector<2xi32>, vector<2xf128>) {
// CHECK-NEXT: %cst = arith.constant dense<[-6.000000e+00, -4.000000e+00]> : vector<2xf128>
// CHECK-NEXT: %cst_0 = arith.constant dense<[0.14285714285714285714285714285714285, 0.428571428571428571428571428571428551]> : vector<2xf128>
// CHECK-NEXT: %cst_1 = arith.constant dense<7.000000e+00> : vector<2xf128>
// CHECK-NEXT: %cst_2 = arith.constant dense<[1.000000e+00, 3.000000e+00]> : vector<2xf128>
// CHECK-NEXT: %cst_3 = arith.constant dense<[1.000000e+00, 3.000000e+00]> : vector<2xf80>
// CHECK-NEXT: %cst_4 = arith.constant dense<[1, 3]> : vector<2xi32>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_2 : vector<2xf128>, vector<2xf128>, vector<2xf128>, vector<2xf128>, vector<2xf80>, vector<2xi32>, vector<2xf128>
// CHECK-NEXT: }
func.func @f128() -> (vector<2xf128>, vector<2xf128>, vector<2xf128>, vector<2xf128>, vector<2xf80>, vector<2xi32>, vector<2xf128>) {
  %a = arith.constant dense<[1.0, 3.0]> : vector<2xf128>
  %b = arith.constant dense<7.0> : vector<2xf128>
  %i = arith.constant dense<[1, 3]> : vector<2xi32>
  %0 = arith.subf %a, %b : vector<2xf128>
  %1 = arith.divf %a, %b : vector<2xf128>
  %2 = arith.maximumf %b, %a : vector<2xf128>
  %3 = arith.remf %a, %b : vector<2xf128>
  %4 = arith.truncf %a : vector<2xf128> to vector<2xf80>
  %5 = arith.fptoui %a : vector<2xf128> to vector<2xi32>
  %6 = arith.uitofp %i : vector<2xi32> to vector<2xf128>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2xf128>, vector<2xf128>, vector<2xf128>, vector<2xf128>, vector<2xf80>, vector<2xi32>, vector<2xf128>
}

// CHECK-LABEL: func.func @nan() -> (tensor<2xf80>, tensor<2xf128>, tensor<2xf80>, tensor<2xi80>) {
// CHECK-NEXT: %cst = arith.constant dense<[0x7FFFC000000000000000, 6.000000e+00]> : tensor<2xf80>
// CHECK-NEXT: %cst_0 = arith.constant dense<[0x7FFF0000000000000000000000000000, -0.000000e+00]> : tensor<2xf128>
// CHECK-NEXT: %cst_1 = arith.constant dense<[0x7FFF8000000000000000, -0.000000e+00]> : tensor<2xf80>
// CHECK-NEXT: %cst_2 = arith.constant dense<[604453686435277732577280, -604462909807314587353088]> : tensor<2xi80>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2 : tensor<2xf80>, tensor<2xf128>, tensor<2xf80>, tensor<2xi80>
// CHECK-NEXT: }
func.func @nan() -> (tensor<2xf80>, tensor<2xf128>, tensor<2xf80>, tensor<2xi80>) {
  %a = arith.constant dense<[0x7FFFC000000000000000, 3.0]> : tensor<2xf80>
  %b = arith.constant dense<[0x7FFF8000000000000000, -0.0]> : tensor<2xf80>
  %0 = arith.addf %a, %a : tensor<2xf80>
  %1 = arith.extf %b : tensor<2xf80> to tensor<2xf128>
  %2 = arith.minnumf %a, %b : tensor<2xf80>
  %3 = arith.bitcast %b : tensor<2xf80> to tensor<2xi80>
  return %0, %1, %2, %3 : tensor<2xf80>, tensor<2xf128>, tensor<2xf80>, tensor<2xi80>
}

// CHECK-LABEL: func.func @ids(%arg0: vector<2xf80>, %arg1: tensor<2xf128>) -> (vector<2xf80>, vector<2xf80>, vector<2xf80>, tensor<2xf128>, vector<2xf80>, vector<2xf80>, vector<2xf80>) {
// CHECK-NEXT: %cst = arith.constant dense<-1.000000e+00> : vector<2xf80>
// CHECK-NEXT: %0 = arith.mulf %arg0, %cst : vector<2xf80>
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg1, %0, %arg0, %arg0 : vector<2xf80>, vector<2xf80>, vector<2xf80>, tensor<2xf128>, vector<2xf80>, vector<2xf80>, vector<2xf80>
// CHECK-NEXT: }
func.func @ids(%x: vector<2xf80>, %y : tensor<2xf128>) -> (vector<2xf80>, vector<2xf80>, vector<2xf80>, tensor<2xf128>, vector<2xf80>, vector<2xf80>, vector<2xf80>) {
  %z = arith.constant dense<0.0> : vector<2xf80>
  %nz = arith.constant dense<-0.0> : vector<2xf80>
  %one = arith.constant dense<1.0> : vector<2xf80>
  %o = arith.constant dense<1.0> : tensor<2xf128>
  %m = arith.constant dense<-1.0> : vector<2xf80>
  %inf = arith.constant dense<0x7FFF8000000000000000> : vector<2xf80>
  %0 = arith.addf %x, %nz : vector<2xf80>
  %1 = arith.subf %x, %z : vector<2xf80>
  %2 = arith.mulf %x, %one : vector<2xf80>
  %3 = arith.divf %y, %o : tensor<2xf128>
  %4 = arith.mulf %x, %m : vector<2xf80>
  %5 = arith.minimumf %x, %inf : vector<2xf80>
  %6 = arith.minnumf %x, %inf : vector<2xf80>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2xf80>, vector<2xf80>, vector<2xf80>, tensor<2xf128>, vector<2xf80>, vector<2xf80>, vector<2xf80>
}

// CHECK-LABEL: func.func @math() -> (tensor<2xf80>, tensor<2xf80>, tensor<2xf80>, tensor<2xf80>, tensor<2xf128>) {
// CHECK-NEXT: %cst = arith.constant dense<[4.000000e+00, -4.000000e+00]> : tensor<2xf128>
// CHECK-NEXT: %cst_0 = arith.constant dense<[4.000000e+00, -3.500000e+00]> : tensor<2xf80>
// CHECK-NEXT: %cst_1 = arith.constant dense<[4.000000e+00, 3.500000e+00]> : tensor<2xf80>
// CHECK-NEXT: %cst_2 = arith.constant dense<[4.000000e+00, -3.000000e+00]> : tensor<2xf80>
// CHECK-NEXT: %0 = math.sqrt %cst_0 : tensor<2xf80>
// CHECK-NEXT: return %cst_1, %cst_2, %cst_0, %0, %cst : tensor<2xf80>, tensor<2xf80>, tensor<2xf80>, tensor<2xf80>, tensor<2xf128>
// CHECK-NEXT: }
func.func @math() -> (tensor<2xf80>, tensor<2xf80>, tensor<2xf80>, tensor<2xf80>, tensor<2xf128>) {
  %a = arith.constant dense<[4.0, -3.5]> : tensor<2xf80>
  %b = arith.constant dense<[4.0, -3.5]> : tensor<2xf128>
  %0 = math.absf %a : tensor<2xf80>
  %1 = math.ceil %a : tensor<2xf80>
  %2 = math.copysign %a, %a : tensor<2xf80>
  %3 = math.sqrt %a : tensor<2xf80>
  %4 = math.floor %b : tensor<2xf128>
  return %0, %1, %2, %3, %4 : tensor<2xf80>, tensor<2xf80>, tensor<2xf80>, tensor<2xf80>, tensor<2xf128>
}

// CHECK-LABEL: func.func @ins() -> (tensor<2xf80>, tensor<2xf80>, tensor<2xi128>) {
// CHECK-NEXT: %cst = arith.constant dense<2.000000e+00> : tensor<2xf80>
// CHECK-NEXT: %cst_0 = arith.constant dense<7> : tensor<2xi128>
// CHECK-NEXT: return %cst, %cst, %cst_0 : tensor<2xf80>, tensor<2xf80>, tensor<2xi128>
// CHECK-NEXT: }
func.func @ins() -> (tensor<2xf80>, tensor<2xf80>, tensor<2xi128>) {
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<2.0> : tensor<2xf80>
  %s = arith.constant 2.0 : f80
  %i = arith.constant dense<7> : tensor<2xi128>
  %si = arith.constant 7 : i128
  %0 = tensor.insert %s into %v[%c1] : tensor<2xf80>
  %1 = tensor.insert %si into %i[%c1] : tensor<2xi128>
  return %v, %0, %1 : tensor<2xf80>, tensor<2xf80>, tensor<2xi128>
}
