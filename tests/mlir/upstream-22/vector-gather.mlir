// Places that follow one another need no gather and no scatter; a scatter into a tensor.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @memory(%arg0: memref<16xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi32>, %arg4: vector<4xi1>, %arg5: tensor<16xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %0 = vector.gather %arg0[%arg1] [%arg3], %cst_0, %arg2 : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %1 = vector.maskedload %arg0[%arg1], %arg4, %arg2 : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %2 = vector.maskedload %arg0[%arg1], %arg4, %arg2 : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %3 = vector.gather %arg5[%arg1] [%cst], %arg4, %arg2 : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<16xf32> to memref<?xf32>
// CHECK-NEXT: %4 = vector.gather %cast[%arg1] [%arg3], %arg4, %arg2 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.scatter %cast[%arg1] [%arg3], %arg4, %arg2 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.scatter %cast[%arg1] [%arg3], %cst_0, %arg2 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.maskedstore %arg0[%arg1], %arg4, %arg2 : memref<16xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.maskedstore %arg0[%arg1], %arg4, %arg2 : memref<16xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %5 = vector.expandload %cast[%arg1], %arg4, %arg2 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %6 = vector.load %arg0[%arg1] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT: vector.compressstore %cast[%arg1], %arg4, %arg2 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.store %arg2, %arg0[%arg1] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT: "test.keep"(%arg2, %0, %1, %2, %4, %5, %6, %arg2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @memory(%m: memref<16xf32>, %i: index, %p: vector<4xf32>, %iv: vector<4xi32>, %k: vector<4xi1>, %t: tensor<16xf32>) {
  %all = vector.constant_mask [4] : vector<4xi1>
  %none = vector.constant_mask [0] : vector<4xi1>
  %step = vector.step : vector<4xindex>
  %cst = arith.constant dense<[0,1,2,3]> : vector<4xi32>
  %0 = vector.gather %m[%i] [%iv], %none, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %m[%i] [%iv], %all, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %m[%i] [%step], %k, %p : memref<16xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.gather %m[%i] [%cst], %k, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %t3 = vector.gather %t[%i] [%cst], %k, %p : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %mc = memref.cast %m : memref<16xf32> to memref<?xf32>
  %4 = vector.gather %mc[%i] [%iv], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %mc[%i] [%iv], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %mc[%i] [%iv], %none, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %mc[%i] [%iv], %all, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i] [%cst], %k, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i] [%step], %k, %p : memref<16xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  %5 = vector.expandload %mc[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %6 = vector.expandload %mc[%i], %all, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %7 = vector.expandload %mc[%i], %none, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %mc[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %mc[%i], %all, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %mc[%i], %none, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %unused = vector.gather %m[%i] [%iv], %k, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  "test.keep"(%0,%1,%2,%3,%4,%5,%6,%7,%t3) : (vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>) -> ()
  return
}
// CHECK-LABEL: func.func @tensor(%arg0: memref<16xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi32>, %arg4: vector<4xi1>, %arg5: tensor<16xf32>) -> tensor<16xf32> {
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %0 = vector.scatter %arg5[%arg1] [%arg3], %cst, %arg2 {alignment = 8 : i64} : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
// CHECK-NEXT: %1 = vector.load %arg0[%arg1] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT: %2 = vector.load %arg0[%arg1] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT: vector.store %arg2, %arg0[%arg1] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT: vector.store %arg2, %arg0[%arg1] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT: "test.keep"(%1, %2) : (vector<4xf32>, vector<4xf32>) -> ()
// CHECK-NEXT: return %0 : tensor<16xf32>
// CHECK-NEXT: }
func.func @tensor(%m: memref<16xf32>, %i: index, %p: vector<4xf32>, %iv: vector<4xi32>, %k: vector<4xi1>, %t: tensor<16xf32>) -> tensor<16xf32> {
  %all = vector.constant_mask [4] : vector<4xi1>
  %none = vector.constant_mask [0] : vector<4xi1>
  %s = vector.scatter %t[%i] [%iv], %none, %p : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
  %s1 = vector.scatter %s[%i] [%iv], %all, %p {alignment = 8} : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
  %6 = vector.expandload %m[%i], %all, %p {alignment = 8} : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %8 = vector.maskedload %m[%i], %all, %p {alignment = 8} : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %all, %p {alignment = 8} : memref<16xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%i], %all, %p {alignment = 8} : memref<16xf32>, vector<4xi1>, vector<4xf32>
  "test.keep"(%6, %8) : (vector<4xf32>,vector<4xf32>) -> ()
  return %s1 : tensor<16xf32>
}
