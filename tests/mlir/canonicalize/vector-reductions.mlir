// Reductions of one element, and ops under masks of all or nothing.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @one(%arg0: vector<1xf32>, %arg1: vector<f32>, %arg2: f32, %arg3: vector<1xi32>, %arg4: i32, %arg5: vector<[1]xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT: %2 = arith.mulf %1, %arg2 fastmath<nnan> : f32
// CHECK-NEXT: %3 = vector.extract %arg3[0] : i32 from vector<1xi32>
// CHECK-NEXT: %4 = arith.maxsi %3, %arg4 : i32
// CHECK-NEXT: %5 = vector.extractelement %arg1[] : vector<f32>
// CHECK-NEXT: %6 = arith.addf %5, %arg2 : f32
// CHECK-NEXT: %7 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT: %8 = arith.minimumf %7, %arg2 : f32
// CHECK-NEXT: %9 = vector.extract %arg3[0] : i32 from vector<1xi32>
// CHECK-NEXT: %10 = arith.xori %9, %arg4 : i32
// CHECK-NEXT: %11 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT: %12 = arith.maxnumf %11, %arg2 : f32
// CHECK-NEXT: %13 = vector.extract %arg5[0] : f32 from vector<[1]xf32>
// CHECK-NEXT: %14 = vector.extract %arg3[0] : i32 from vector<1xi32>
// CHECK-NEXT: %15 = arith.addi %14, %arg4 : i32
// CHECK-NEXT: %16 = vector.extract %arg3[0] : i32 from vector<1xi32>
// CHECK-NEXT: %17 = arith.minui %16, %arg4 : i32
// CHECK-NEXT: "test.keep"(%0, %2, %4, %6, %8, %10, %12, %13, %15, %17) : (f32, f32, i32, f32, f32, i32, f32, f32, i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @one(%v: vector<1xf32>, %z: vector<f32>, %f: f32, %i: vector<1xi32>, %n: i32, %s: vector<[1]xf32>) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %v, %f fastmath<nnan> : vector<1xf32> into f32
  %2 = vector.reduction <maxsi>, %i, %n : vector<1xi32> into i32
  %3 = vector.reduction <add>, %z, %f : vector<f32> into f32
  %4 = vector.reduction <minimumf>, %v, %f : vector<1xf32> into f32
  %5 = vector.reduction <xor>, %i, %n : vector<1xi32> into i32
  %6 = vector.reduction <maxnumf>, %v, %f : vector<1xf32> into f32
  %7 = vector.reduction <add>, %s : vector<[1]xf32> into f32
  %8 = vector.reduction <add>, %i, %n : vector<1xi32> into i32
  %9 = vector.reduction <minui>, %i, %n : vector<1xi32> into i32
  "test.keep"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9) : (f32,f32,i32,f32,f32,i32,f32,f32,i32,i32) -> ()
  return
}

// -----
// CHECK-LABEL: func.func @multi(%arg0: vector<1x4x1xf32>, %arg1: vector<4xf32>, %arg2: vector<1x1xf32>, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<2x4xf32>, %arg6: vector<1x2xi32>, %arg7: vector<2xi32>, %arg8: vector<1x[4]xf32>, %arg9: vector<[4]xf32>, %arg10: vector<4x1xf32>) {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<1x4x1xf32> to vector<4xf32>
// CHECK-NEXT: %1 = arith.addf %arg1, %0 : vector<4xf32>
// CHECK-NEXT: %2 = vector.extract %arg2[0, 0] : f32 from vector<1x1xf32>
// CHECK-NEXT: %3 = arith.mulf %arg3, %2 : f32
// CHECK-NEXT: %4 = arith.addf %arg5, %arg5 : vector<2x4xf32>
// CHECK-NEXT: %5 = vector.shape_cast %arg6 : vector<1x2xi32> to vector<2xi32>
// CHECK-NEXT: %6 = arith.maxui %arg7, %5 : vector<2xi32>
// CHECK-NEXT: %7 = vector.shape_cast %arg8 : vector<1x[4]xf32> to vector<[4]xf32>
// CHECK-NEXT: %8 = arith.minnumf %arg9, %7 : vector<[4]xf32>
// CHECK-NEXT: %9 = vector.multi_reduction <add>, %arg5, %arg1 [0] : vector<2x4xf32> to vector<4xf32>
// CHECK-NEXT: %10 = vector.multi_reduction <add>, %arg4, %arg3 [0] : vector<4xf32> to f32
// CHECK-NEXT: %11 = vector.shape_cast %arg0 : vector<1x4x1xf32> to vector<4x1xf32>
// CHECK-NEXT: %12 = arith.addf %arg10, %11 : vector<4x1xf32>
// CHECK-NEXT: "test.keep"(%1, %3, %arg4, %4, %6, %8, %9, %10, %12) : (vector<4xf32>, f32, vector<4xf32>, vector<2x4xf32>, vector<2xi32>, vector<[4]xf32>, vector<4xf32>, f32, vector<4x1xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @multi(%v: vector<1x4x1xf32>, %a: vector<4xf32>, %w: vector<1x1xf32>, %f: f32, %x: vector<4xf32>, %y: vector<2x4xf32>, %i: vector<1x2xi32>, %ia: vector<2xi32>, %s: vector<1x[4]xf32>, %sa: vector<[4]xf32>, %a2: vector<4x1xf32>) {
  %0 = vector.multi_reduction <add>, %v, %a [0, 2] : vector<1x4x1xf32> to vector<4xf32>
  %1 = vector.multi_reduction <mul>, %w, %f [0, 1] : vector<1x1xf32> to f32
  %2 = vector.multi_reduction <add>, %x, %a [] : vector<4xf32> to vector<4xf32>
  %3 = vector.multi_reduction <add>, %y, %y [] : vector<2x4xf32> to vector<2x4xf32>
  %4 = vector.multi_reduction <maxui>, %i, %ia [0] : vector<1x2xi32> to vector<2xi32>
  %5 = vector.multi_reduction <minnumf>, %s, %sa [0] : vector<1x[4]xf32> to vector<[4]xf32>
  %6 = vector.multi_reduction <add>, %y, %a [0] : vector<2x4xf32> to vector<4xf32>
  %7 = vector.multi_reduction <add>, %x, %f [0] : vector<4xf32> to f32
  %8 = vector.multi_reduction <add>, %v, %a2 [0] : vector<1x4x1xf32> to vector<4x1xf32>
  "test.keep"(%0,%1,%2,%3,%4,%5,%6,%7,%8) : (vector<4xf32>,f32,vector<4xf32>,vector<2x4xf32>,vector<2xi32>,vector<[4]xf32>,vector<4xf32>,f32,vector<4x1xf32>) -> ()
  return
}
