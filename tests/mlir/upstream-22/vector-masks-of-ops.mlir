// Reductions of one element, and ops under masks of all or nothing, since 22.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @mask(%arg0: vector<4xi1>, %arg1: memref<?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: %0 = vector.transfer_read %arg1[%arg2], %arg3 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: %1 = vector.mask %cst { vector.transfer_read %arg1[%arg2], %arg3 : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: %2 = vector.mask %arg0, %arg5 { vector.transfer_read %arg1[%arg2], %arg3 : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: %3 = vector.transfer_read %arg1[%arg2], %arg3 : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: vector.mask %cst { vector.transfer_write %arg4, %arg1[%arg2] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
// CHECK-NEXT: vector.mask %arg0 { vector.transfer_write %arg4, %arg1[%arg2] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
// CHECK-NEXT: %4 = arith.select %arg0, %arg4, %arg5 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: "test.keep"(%0, %1, %2, %3, %arg4, %4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @mask(%k: vector<4xi1>, %m: memref<?xf32>, %i: index, %f: f32, %v: vector<4xf32>, %p: vector<4xf32>) {
  %all = vector.constant_mask [4] : vector<4xi1>
  %none = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.mask %all { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %none { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %2 = vector.mask %k, %p { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %3 = vector.mask %all, %p { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %none { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  vector.mask %k { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %4 = vector.mask %k { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %5 = vector.mask %k, %p { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %unused = vector.mask %k { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  "test.keep"(%0,%1,%2,%3,%4,%5) : (vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>) -> ()
  return
}

// -----
// CHECK-LABEL: func.func @reductions(%arg0: vector<1xi1>, %arg1: vector<4xi1>, %arg2: vector<1xf32>, %arg3: vector<4xf32>, %arg4: f32, %arg5: vector<1x4x1xi1>, %arg6: vector<1x4x1xf32>, %arg7: vector<1x1xi1>, %arg8: vector<1x1xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg2[0] : f32 from vector<1xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[0] : i1 from vector<1xi1>
// CHECK-NEXT: %2 = vector.extract %arg2[0] : f32 from vector<1xf32>
// CHECK-NEXT: %3 = arith.addf %2, %arg4 : f32
// CHECK-NEXT: %4 = arith.select %1, %3, %arg4 : f32
// CHECK-NEXT: %5 = vector.mask %arg1 { vector.reduction <add>, %arg3, %arg4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT: %6 = vector.shape_cast %arg5 : vector<1x4x1xi1> to vector<4xi1>
// CHECK-NEXT: %7 = vector.shape_cast %arg6 : vector<1x4x1xf32> to vector<4xf32>
// CHECK-NEXT: %8 = arith.addf %arg3, %7 : vector<4xf32>
// CHECK-NEXT: %9 = arith.select %6, %8, %7 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %10 = vector.extract %arg7[0, 0] : i1 from vector<1x1xi1>
// CHECK-NEXT: %11 = vector.extract %arg8[0, 0] : f32 from vector<1x1xf32>
// CHECK-NEXT: %12 = arith.mulf %arg4, %11 : f32
// CHECK-NEXT: %13 = arith.select %10, %12, %11 : f32
// CHECK-NEXT: "test.keep"(%0, %4, %5, %9, %13) : (f32, f32, f32, vector<4xf32>, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reductions(%k1: vector<1xi1>, %k: vector<4xi1>, %v: vector<1xf32>, %w: vector<4xf32>, %f: f32, %k3: vector<1x4x1xi1>, %v3: vector<1x4x1xf32>, %k11: vector<1x1xi1>, %v11: vector<1x1xf32>) {
  %0 = vector.mask %k1 { vector.reduction <add>, %v : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %1 = vector.mask %k1 { vector.reduction <add>, %v, %f : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %2 = vector.mask %k { vector.reduction <add>, %w, %f : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %3 = vector.mask %k3 { vector.multi_reduction <add>, %v3, %w [0, 2] : vector<1x4x1xf32> to vector<4xf32> } : vector<1x4x1xi1> -> vector<4xf32>
  %5 = vector.mask %k11 { vector.multi_reduction <mul>, %v11, %f [0, 1] : vector<1x1xf32> to f32 } : vector<1x1xi1> -> f32
  "test.keep"(%0,%1,%2,%3,%5) : (f32,f32,f32,vector<4xf32>,f32) -> ()
  return
}
