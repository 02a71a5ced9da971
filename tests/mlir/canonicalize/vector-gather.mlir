// Elements that are read from and written to all over the memory, or packed, under masks that let all,
// nothing or something through; vector.step is a constant.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @g(%arg0: memref<16xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi32>, %arg4: vector<4xi1>, %arg5: tensor<16xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT: %cst_0 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %0 = vector.constant_mask [4] : vector<4xi1>
// CHECK-NEXT: %1 = vector.gather %arg0[%arg1] [%arg3], %0, %arg2 : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %2 = vector.gather %arg0[%arg1] [%cst], %arg4, %arg2 : memref<16xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %3 = vector.gather %arg0[%arg1] [%cst_0], %arg4, %arg2 : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %4 = vector.gather %arg5[%arg1] [%cst_0], %arg4, %arg2 : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<16xf32> to memref<?xf32>
// CHECK-NEXT: %5 = vector.gather %cast[%arg1] [%arg3], %arg4, %arg2 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.scatter %cast[%arg1] [%arg3], %arg4, %arg2 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.scatter %cast[%arg1] [%arg3], %0, %arg2 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.scatter %arg0[%arg1] [%cst_0], %arg4, %arg2 : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.scatter %arg0[%arg1] [%cst], %arg4, %arg2 : memref<16xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %6 = vector.expandload %cast[%arg1], %arg4, %arg2 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %7 = vector.load %arg0[%arg1] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT: vector.compressstore %cast[%arg1], %arg4, %arg2 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.store %arg2, %arg0[%arg1] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT: "test.keep"(%arg2, %1, %2, %3, %5, %6, %7, %arg2, %4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @g(%m: memref<16xf32>, %i: index, %p: vector<4xf32>, %iv: vector<4xi32>, %k: vector<4xi1>, %t: tensor<16xf32>) {
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
