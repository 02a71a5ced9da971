// Elements and parts of vectors are taken from where they come from; what is put in a constant gives a
// constant, and all that a vector has is no insertion.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @chain(%arg0: vector<4x8x16xf32>, %arg1: index) -> (f32, f32, f32) {
// CHECK-NEXT: %0 = vector.extract %arg0[1, 2] : vector<16xf32> from vector<4x8x16xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1, 2, 3] : f32 from vector<4x8x16xf32>
// CHECK-NEXT: %2 = vector.extract %0[%arg1] : f32 from vector<16xf32>
// CHECK-NEXT: %3 = vector.extract %arg0[%arg1] : vector<8x16xf32> from vector<4x8x16xf32>
// CHECK-NEXT: %4 = vector.extract %3[1, 2] : f32 from vector<8x16xf32>
// CHECK-NEXT: return %1, %2, %4 : f32, f32, f32
// CHECK-NEXT: }
func.func @chain(%v: vector<4x8x16xf32>, %i: index) -> (f32, f32, f32) {
  %a = vector.extract %v[1] : vector<8x16xf32> from vector<4x8x16xf32>
  %b = vector.extract %a[2] : vector<16xf32> from vector<8x16xf32>
  %c = vector.extract %b[3] : f32 from vector<16xf32>
  %d = vector.extract %b[%i] : f32 from vector<16xf32>
  %e = vector.extract %v[%i] : vector<8x16xf32> from vector<4x8x16xf32>
  %f = vector.extract %e[1, 2] : f32 from vector<8x16xf32>
  return %c, %d, %f : f32, f32, f32
}
// CHECK-LABEL: func.func @broadcast(%arg0: f32, %arg1: vector<8xf32>, %arg2: vector<1x8xf32>, %arg3: index) -> (f32, vector<8xf32>, f32, vector<8xf32>, f32, vector<4x8xf32>, f32, vector<8xf32>) {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<4x8xf32>
// CHECK-NEXT: %1 = vector.broadcast %arg0 : f32 to vector<8xf32>
// CHECK-NEXT: %2 = vector.extract %arg1[2] : f32 from vector<8xf32>
// CHECK-NEXT: %3 = vector.extract %arg2[0, 5] : f32 from vector<1x8xf32>
// CHECK-NEXT: %4 = vector.broadcast %arg1 : vector<8xf32> to vector<4x8xf32>
// CHECK-NEXT: %5 = vector.extract %0[%arg3, 2] : f32 from vector<4x8xf32>
// CHECK-NEXT: %6 = vector.extract %arg2[0] : vector<8xf32> from vector<1x8xf32>
// CHECK-NEXT: return %arg0, %1, %2, %arg1, %3, %4, %5, %6 : f32, vector<8xf32>, f32, vector<8xf32>, f32, vector<4x8xf32>, f32, vector<8xf32>
// CHECK-NEXT: }
func.func @broadcast(%x: f32, %r: vector<8xf32>, %u: vector<1x8xf32>, %i: index) -> (f32, vector<8xf32>, f32, vector<8xf32>, f32, vector<4x8xf32>, f32, vector<8xf32>) {
  %0 = vector.broadcast %x : f32 to vector<4x8xf32>
  %a = vector.extract %0[1, 2] : f32 from vector<4x8xf32>
  %b = vector.extract %0[1] : vector<8xf32> from vector<4x8xf32>
  %1 = vector.broadcast %r : vector<8xf32> to vector<2x4x8xf32>
  %c = vector.extract %1[0, 1, 2] : f32 from vector<2x4x8xf32>
  %d = vector.extract %1[0, 1] : vector<8xf32> from vector<2x4x8xf32>
  %2 = vector.broadcast %u : vector<1x8xf32> to vector<4x8xf32>
  %e = vector.extract %2[3, 5] : f32 from vector<4x8xf32>
  %f = vector.extract %1[1] : vector<4x8xf32> from vector<2x4x8xf32>
  %g = vector.extract %0[%i, 2] : f32 from vector<4x8xf32>
  %h = vector.extract %2[2] : vector<8xf32> from vector<4x8xf32>
  return %a, %b, %c, %d, %e, %f, %g, %h : f32, vector<8xf32>, f32, vector<8xf32>, f32, vector<4x8xf32>, f32, vector<8xf32>
}
// CHECK-LABEL: func.func @shape_cast(%arg0: vector<4x2xf32>, %arg1: vector<8xf32>, %arg2: vector<2x3x4xf32>) -> (f32, f32, vector<4xf32>, f32, vector<3x4xf32>, vector<2xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg0[2, 1] : f32 from vector<4x2xf32>
// CHECK-NEXT: %1 = vector.shape_cast %arg1 : vector<8xf32> to vector<4x2xf32>
// CHECK-NEXT: %2 = vector.extract %arg1[5] : f32 from vector<8xf32>
// CHECK-NEXT: %3 = vector.extract %arg2[1, 1] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT: %4 = vector.extract %arg2[1, 1, 1] : f32 from vector<2x3x4xf32>
// CHECK-NEXT: %5 = vector.extract %arg2[1] : vector<3x4xf32> from vector<2x3x4xf32>
// CHECK-NEXT: %6 = vector.extract %1[1] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT: return %0, %2, %3, %4, %5, %6 : f32, f32, vector<4xf32>, f32, vector<3x4xf32>, vector<2xf32>
// CHECK-NEXT: }
func.func @shape_cast(%v: vector<4x2xf32>, %w: vector<8xf32>, %t: vector<2x3x4xf32>) -> (f32, f32, vector<4xf32>, f32, vector<3x4xf32>, vector<2xf32>) {
  %0 = vector.shape_cast %v : vector<4x2xf32> to vector<8xf32>
  %a = vector.extract %0[5] : f32 from vector<8xf32>
  %1 = vector.shape_cast %w : vector<8xf32> to vector<4x2xf32>
  %b = vector.extract %1[2, 1] : f32 from vector<4x2xf32>
  %2 = vector.shape_cast %t : vector<2x3x4xf32> to vector<6x4xf32>
  %c = vector.extract %2[4] : vector<4xf32> from vector<6x4xf32>
  %d = vector.extract %2[4, 1] : f32 from vector<6x4xf32>
  %3 = vector.shape_cast %2 : vector<6x4xf32> to vector<2x3x4xf32>
  %e = vector.extract %3[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %f = vector.extract %1[1] : vector<2xf32> from vector<4x2xf32>
  return %a, %b, %c, %d, %e, %f : f32, f32, vector<4xf32>, f32, vector<3x4xf32>, vector<2xf32>
}
// CHECK-LABEL: func.func @inserted(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>, %arg2: f32, %arg3: index) -> (vector<8xf32>, f32, vector<8xf32>, f32, vector<8xf32>, f32, f32) {
// CHECK-NEXT: %0 = vector.insert %arg1, %arg0 [1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT: %1 = vector.extract %arg1[3] : f32 from vector<8xf32>
// CHECK-NEXT: %2 = vector.extract %arg0[2] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: %3 = vector.insert %arg2, %0 [2, 3] : f32 into vector<4x8xf32>
// CHECK-NEXT: %4 = vector.extract %3[2] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: %5 = vector.insert %arg2, %3 [%arg3, 3] : f32 into vector<4x8xf32>
// CHECK-NEXT: %6 = vector.extract %5[2, 3] : f32 from vector<4x8xf32>
// CHECK-NEXT: %7 = vector.extract %arg1[3] : f32 from vector<8xf32>
// CHECK-NEXT: return %arg1, %1, %2, %arg2, %4, %6, %7 : vector<8xf32>, f32, vector<8xf32>, f32, vector<8xf32>, f32, f32
// CHECK-NEXT: }
func.func @inserted(%v: vector<4x8xf32>, %r: vector<8xf32>, %x: f32, %i: index) -> (vector<8xf32>, f32, vector<8xf32>, f32, vector<8xf32>, f32, f32) {
  %0 = vector.insert %r, %v [1] : vector<8xf32> into vector<4x8xf32>
  %a = vector.extract %0[1] : vector<8xf32> from vector<4x8xf32>
  %b = vector.extract %0[1, 3] : f32 from vector<4x8xf32>
  %c = vector.extract %0[2] : vector<8xf32> from vector<4x8xf32>
  %1 = vector.insert %x, %0 [2, 3] : f32 into vector<4x8xf32>
  %d = vector.extract %1[2, 3] : f32 from vector<4x8xf32>
  %e = vector.extract %1[2] : vector<8xf32> from vector<4x8xf32>
  %2 = vector.insert %x, %1 [%i, 3] : f32 into vector<4x8xf32>
  %f = vector.extract %2[2, 3] : f32 from vector<4x8xf32>
  %t = vector.transpose %1, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %g = vector.extract %t[3, 1] : f32 from vector<8x4xf32>
  return %a, %b, %c, %d, %e, %f, %g : vector<8xf32>, f32, vector<8xf32>, f32, vector<8xf32>, f32, f32
}
// CHECK-LABEL: func.func @transposed(%arg0: vector<4x8xf32>, %arg1: f32, %arg2: vector<8xf32>) -> (f32, f32, vector<4xf32>, f32, f32, vector<4xf32>) {
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1, 3] : f32 from vector<4x8xf32>
// CHECK-NEXT: %2 = vector.extract %0[3] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT: %3 = vector.insert %arg2, %arg0 [1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT: %4 = vector.transpose %3, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
// CHECK-NEXT: %5 = vector.extract %arg2[5] : f32 from vector<8xf32>
// CHECK-NEXT: %6 = vector.extract %arg0[2, 5] : f32 from vector<4x8xf32>
// CHECK-NEXT: %7 = vector.extract %4[5] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT: return %1, %arg1, %2, %5, %6, %7 : f32, f32, vector<4xf32>, f32, f32, vector<4xf32>
// CHECK-NEXT: }
func.func @transposed(%v: vector<4x8xf32>, %x: f32, %r: vector<8xf32>) -> (f32, f32, vector<4xf32>, f32, f32, vector<4xf32>) {
  %t = vector.transpose %v, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %a = vector.extract %t[3, 1] : f32 from vector<8x4xf32>
  %1 = vector.insert %x, %t [2, 3] : f32 into vector<8x4xf32>
  %b = vector.extract %1[2, 3] : f32 from vector<8x4xf32>
  %c = vector.extract %t[3] : vector<4xf32> from vector<8x4xf32>
  %2 = vector.insert %r, %v [1] : vector<8xf32> into vector<4x8xf32>
  %t2 = vector.transpose %2, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %d = vector.extract %t2[5, 1] : f32 from vector<8x4xf32>
  %e = vector.extract %t2[5, 2] : f32 from vector<8x4xf32>
  %f = vector.extract %t2[5] : vector<4xf32> from vector<8x4xf32>
  return %a, %b, %c, %d, %e, %f : f32, f32, vector<4xf32>, f32, f32, vector<4xf32>
}
// CHECK-LABEL: func.func @constant(%arg0: index) -> (i32, vector<2xi32>, f32, vector<3xf32>, i32, i32, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %cst_0 = arith.constant dense<[3, 4]> : vector<2xi32>
// CHECK-NEXT: %cst_1 = arith.constant 2.500000e+00 : f32
// CHECK-NEXT: %cst_2 = arith.constant dense<2.500000e+00> : vector<3xf32>
// CHECK-NEXT: %0 = vector.extract %cst[%arg0, 1] : i32 from vector<2x2xi32>
// CHECK-NEXT: %1 = vector.extract %cst[%c1, 1] : i32 from vector<2x2xi32>
// CHECK-NEXT: return %c3_i32, %cst_0, %cst_1, %cst_2, %0, %1, %true : i32, vector<2xi32>, f32, vector<3xf32>, i32, i32, i1
// CHECK-NEXT: }
func.func @constant(%i: index) -> (i32, vector<2xi32>, f32, vector<3xf32>, i32, i32, i1) {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %a = vector.extract %0[1, 0] : i32 from vector<2x2xi32>
  %b = vector.extract %0[1] : vector<2xi32> from vector<2x2xi32>
  %1 = arith.constant dense<2.5> : vector<2x3xf32>
  %c = vector.extract %1[1, 0] : f32 from vector<2x3xf32>
  %d = vector.extract %1[1] : vector<3xf32> from vector<2x3xf32>
  %e = vector.extract %0[%i, 1] : i32 from vector<2x2xi32>
  %c1 = arith.constant 1 : index
  %f = vector.extract %0[%c1, 1] : i32 from vector<2x2xi32>
  %2 = arith.constant dense<[true, false]> : vector<2xi1>
  %g = vector.extract %2[0] : i1 from vector<2xi1>
  return %a, %b, %c, %d, %e, %f, %g : i32, vector<2xi32>, f32, vector<3xf32>, i32, i32, i1
}
// CHECK-LABEL: func.func @mask(%arg0: index, %arg1: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1, vector<4xi1>) {
// CHECK-NEXT: %cst = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = vector.create_mask %c2, %arg0 : vector<3x4xi1>
// CHECK-NEXT: %1 = vector.create_mask %arg0 : vector<4xi1>
// CHECK-NEXT: %2 = vector.extract %0[%arg1] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT: %3 = vector.create_mask %c3, %arg0 : vector<3x4xi1>
// CHECK-NEXT: %4 = vector.create_mask %arg0 : vector<4xi1>
// CHECK-NEXT: %5 = vector.extract %3[0, 1] : i1 from vector<3x4xi1>
// CHECK-NEXT: %6 = vector.create_mask %arg0, %arg0 : vector<3x4xi1>
// CHECK-NEXT: %7 = vector.extract %6[1] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT: return %1, %cst, %2, %4, %5, %7 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1, vector<4xi1>
// CHECK-NEXT: }
func.func @mask(%n: index, %i: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1, vector<4xi1>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = vector.create_mask %c2, %n : vector<3x4xi1>
  %a = vector.extract %0[1] : vector<4xi1> from vector<3x4xi1>
  %b = vector.extract %0[2] : vector<4xi1> from vector<3x4xi1>
  %c = vector.extract %0[%i] : vector<4xi1> from vector<3x4xi1>
  %1 = vector.create_mask %c3, %n : vector<3x4xi1>
  %d = vector.extract %1[%i] : vector<4xi1> from vector<3x4xi1>
  %e = vector.extract %1[0, 1] : i1 from vector<3x4xi1>
  %2 = vector.create_mask %n, %n : vector<3x4xi1>
  %f = vector.extract %2[1] : vector<4xi1> from vector<3x4xi1>
  return %a, %b, %c, %d, %e, %f : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1, vector<4xi1>
}
// CHECK-LABEL: func.func @zero(%arg0: vector<f32>, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT: %0 = vector.extract %arg0[] : f32 from vector<f32>
// CHECK-NEXT: return %0, %arg1 : f32, f32
// CHECK-NEXT: }
func.func @zero(%z: vector<f32>, %x: f32) -> (f32, f32) {
  %a = vector.extract %z[] : f32 from vector<f32>
  %0 = vector.broadcast %x : f32 to vector<f32>
  %b = vector.extract %0[] : f32 from vector<f32>
  return %a, %b : f32, f32
}
// CHECK-LABEL: func.func @insert(%arg0: vector<4x8xf32>, %arg1: vector<8xf32>, %arg2: f32, %arg3: vector<1x8xf32>, %arg4: vector<1xf32>, %arg5: index) -> (vector<4x8xf32>, vector<1x8xf32>, vector<1xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<4xi32>, vector<2x2xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}7, 7], [8, 9]]> : vector<2x2xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1, 2, 9, 4]> : vector<4xi32>
// CHECK-NEXT: %0 = vector.broadcast %arg1 : vector<8xf32> to vector<1x8xf32>
// CHECK-NEXT: %1 = vector.insert %arg2, %arg4 [0] : f32 into vector<1xf32>
// CHECK-NEXT: %2 = vector.insert %arg1, %arg0 [1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT: %3 = vector.insert %arg2, %2 [1, 2] : f32 into vector<4x8xf32>
// CHECK-NEXT: %4 = vector.insert %arg2, %arg0 [1, 2] : f32 into vector<4x8xf32>
// CHECK-NEXT: %5 = vector.insert %arg1, %4 [1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT: return %arg0, %0, %1, %3, %5, %cst_0, %cst : vector<4x8xf32>, vector<1x8xf32>, vector<1xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<4xi32>, vector<2x2xi32>
// CHECK-NEXT: }
func.func @insert(%v: vector<4x8xf32>, %r: vector<8xf32>, %x: f32, %o: vector<1x8xf32>, %p: vector<1xf32>, %i: index) -> (vector<4x8xf32>, vector<1x8xf32>, vector<1xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<4xi32>, vector<2x2xi32>) {
  %a = vector.insert %v, %v [] : vector<4x8xf32> into vector<4x8xf32>
  %b = vector.insert %r, %o [0] : vector<8xf32> into vector<1x8xf32>
  %c = vector.insert %x, %p [0] : f32 into vector<1xf32>
  %d0 = vector.insert %r, %v [1] : vector<8xf32> into vector<4x8xf32>
  %d = vector.insert %x, %d0 [1, 2] : f32 into vector<4x8xf32>
  %e0 = vector.insert %x, %v [1, 2] : f32 into vector<4x8xf32>
  %e = vector.insert %r, %e0 [1] : vector<8xf32> into vector<4x8xf32>
  %k = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %s = arith.constant 9 : i32
  %f = vector.insert %s, %k [2] : i32 into vector<4xi32>
  %k2 = arith.constant dense<7> : vector<2x2xi32>
  %s2 = arith.constant dense<[8, 9]> : vector<2xi32>
  %g = vector.insert %s2, %k2 [1] : vector<2xi32> into vector<2x2xi32>
  return %a, %b, %c, %d, %e, %f, %g : vector<4x8xf32>, vector<1x8xf32>, vector<1xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<4xi32>, vector<2x2xi32>
}
// CHECK-LABEL: func.func @insert_splat(%arg0: f32, %arg1: index) -> (vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<4x8xf32>
// CHECK-NEXT: %1 = vector.broadcast %arg0 : f32 to vector<8xf32>
// CHECK-NEXT: %2 = vector.insert %1, %0 [1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT: %3 = vector.insert %arg0, %0 [1, 2] : f32 into vector<4x8xf32>
// CHECK-NEXT: %4 = vector.insert %arg0, %0 [%c1, 2] : f32 into vector<4x8xf32>
// CHECK-NEXT: return %2, %3, %4 : vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>
// CHECK-NEXT: }
func.func @insert_splat(%x: f32, %i: index) -> (vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>) {
  %0 = vector.broadcast %x : f32 to vector<4x8xf32>
  %1 = vector.broadcast %x : f32 to vector<8xf32>
  %a = vector.insert %1, %0 [1] : vector<8xf32> into vector<4x8xf32>
  %b = vector.insert %x, %0 [1, 2] : f32 into vector<4x8xf32>
  %c1 = arith.constant 1 : index
  %c = vector.insert %x, %0 [%c1, 2] : f32 into vector<4x8xf32>
  return %a, %b, %c : vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>
}
// CHECK-LABEL: func.func @b(%arg0: vector<1x8xf32>, %arg1: f32, %arg2: index, %arg3: vector<2x1x8xf32>, %arg4: vector<8xf32>) -> (vector<4x8xf32>, f32, vector<8xf32>, vector<1x8xf32>, f32, vector<8xf32>, vector<8xf32>) {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1x8xf32> to vector<2x4x8xf32>
// CHECK-NEXT: %1 = vector.broadcast %arg0 : vector<1x8xf32> to vector<4x8xf32>
// CHECK-NEXT: %2 = vector.extract %0[1, %arg2, %arg2] : f32 from vector<2x4x8xf32>
// CHECK-NEXT: %3 = vector.extract %0[%arg2, 2] : vector<8xf32> from vector<2x4x8xf32>
// CHECK-NEXT: %4 = vector.broadcast %arg3 : vector<2x1x8xf32> to vector<3x2x1x8xf32>
// CHECK-NEXT: %5 = vector.extract %4[%arg2, 1] : vector<1x8xf32> from vector<3x2x1x8xf32>
// CHECK-NEXT: %6 = vector.extract %4[2, %arg2, 0, %arg2] : f32 from vector<3x2x1x8xf32>
// CHECK-NEXT: %7 = vector.extract %arg3[1, 0] : vector<8xf32> from vector<2x1x8xf32>
// CHECK-NEXT: %8 = vector.broadcast %arg4 : vector<8xf32> to vector<2x4x8xf32>
// CHECK-NEXT: %9 = vector.extract %8[%arg2, %arg2] : vector<8xf32> from vector<2x4x8xf32>
// CHECK-NEXT: return %1, %2, %3, %5, %6, %7, %9 : vector<4x8xf32>, f32, vector<8xf32>, vector<1x8xf32>, f32, vector<8xf32>, vector<8xf32>
// CHECK-NEXT: }
func.func @b(%u: vector<1x8xf32>, %x: f32, %i: index, %w: vector<2x1x8xf32>, %r: vector<8xf32>) -> (vector<4x8xf32>, f32, vector<8xf32>, vector<1x8xf32>, f32, vector<8xf32>, vector<8xf32>) {
  %0 = vector.broadcast %u : vector<1x8xf32> to vector<2x4x8xf32>
  %a = vector.extract %0[1] : vector<4x8xf32> from vector<2x4x8xf32>
  %b = vector.extract %0[1, %i, %i] : f32 from vector<2x4x8xf32>
  %c = vector.extract %0[%i, 2] : vector<8xf32> from vector<2x4x8xf32>
  %1 = vector.broadcast %w : vector<2x1x8xf32> to vector<3x2x1x8xf32>
  %d = vector.extract %1[%i, 1] : vector<1x8xf32> from vector<3x2x1x8xf32>
  %e = vector.extract %1[2, %i, 0, %i] : f32 from vector<3x2x1x8xf32>
  %2 = vector.broadcast %w : vector<2x1x8xf32> to vector<2x4x8xf32>
  %f = vector.extract %2[1, 2] : vector<8xf32> from vector<2x4x8xf32>
  %3 = vector.broadcast %r : vector<8xf32> to vector<2x4x8xf32>
  %g = vector.extract %3[%i, %i] : vector<8xf32> from vector<2x4x8xf32>
  return %a, %b, %c, %d, %e, %f, %g: vector<4x8xf32>, f32, vector<8xf32>, vector<1x8xf32>, f32, vector<8xf32>, vector<8xf32>
}
// CHECK-LABEL: func.func @one(%arg0: vector<2x1xf32>, %arg1: vector<8xf32>, %arg2: vector<4x1x2xf32>) -> (f32, vector<1xf32>, vector<2xf32>, vector<2x4xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg0[1] : f32 from vector<2x1xf32>
// CHECK-NEXT: %1 = vector.extract %arg1[1] : vector<1xf32> from vector<8xf32>
// CHECK-NEXT: %2 = vector.extract %arg2[1, 0] : vector<2xf32> from vector<4x1x2xf32>
// CHECK-NEXT: %3 = vector.shape_cast %arg2 : vector<4x1x2xf32> to vector<8xf32>
// CHECK-NEXT: %4 = vector.shape_cast %3 : vector<8xf32> to vector<2x4xf32>
// CHECK-NEXT: return %0, %1, %2, %4 : f32, vector<1xf32>, vector<2xf32>, vector<2x4xf32>
// CHECK-NEXT: }
func.func @one(%u: vector<2x1xf32>, %v: vector<8xf32>, %s: vector<4x1x2xf32>) -> (f32, vector<1xf32>, vector<2xf32>, vector<2x4xf32>) {
  %0 = vector.extract %u[1] : f32 from vector<2x1xf32>
  %1 = vector.extract %v[1] : vector<1xf32> from vector<8xf32>
  %2 = vector.extract %s[1, 0] : vector<2xf32> from vector<4x1x2xf32>
  %3 = vector.shape_cast %s : vector<4x1x2xf32> to vector<8xf32>
  %q = vector.shape_cast %3 : vector<8xf32> to vector<1x2x4xf32>
  %4 = vector.extract %q[0] : vector<2x4xf32> from vector<1x2x4xf32>
  return %0, %1, %2, %4 : f32, vector<1xf32>, vector<2xf32>, vector<2x4xf32>
}
// CHECK-LABEL: func.func @inserts(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>, %arg3: index, %arg4: vector<2x4xf32>) -> (vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, f32, vector<2x4xf32>, vector<2x4xf32>) {
// CHECK-NEXT: %0 = vector.insert %arg0, %arg2 [1] : f32 into vector<4xf32>
// CHECK-NEXT: %1 = vector.insert %arg1, %0 [1] : f32 into vector<4xf32>
// CHECK-NEXT: %2 = vector.insert %arg0, %arg2 [%arg3] : f32 into vector<4xf32>
// CHECK-NEXT: %3 = vector.insert %arg1, %2 [%arg3] : f32 into vector<4xf32>
// CHECK-NEXT: %4 = vector.extract %3[%arg3] : f32 from vector<4xf32>
// CHECK-NEXT: %5 = vector.insert %arg2, %arg4 [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: %6 = vector.extract %arg2[1] : f32 from vector<4xf32>
// CHECK-NEXT: %7 = vector.insert %arg2, %5 [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: %8 = vector.insert %arg0, %7 [1, 1] : f32 into vector<2x4xf32>
// CHECK-NEXT: %9 = vector.insert %arg2, %8 [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: return %1, %3, %4, %arg2, %6, %7, %9 : vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, f32, vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT: }
func.func @inserts(%x: f32, %y: f32, %v: vector<4xf32>, %i: index, %m: vector<2x4xf32>) -> (vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, f32, vector<2x4xf32>, vector<2x4xf32>) {
  %0 = vector.insert %x, %v [1] : f32 into vector<4xf32>
  %1 = vector.insert %y, %0 [1] : f32 into vector<4xf32>
  %2 = vector.insert %x, %v [%i] : f32 into vector<4xf32>
  %3 = vector.insert %y, %2 [%i] : f32 into vector<4xf32>
  %4 = vector.extract %3[%i] : f32 from vector<4xf32>
  %5 = vector.insert %v, %m [0] : vector<4xf32> into vector<2x4xf32>
  %6 = vector.extract %5[0] : vector<4xf32> from vector<2x4xf32>
  %7 = vector.extract %5[0, 1] : f32 from vector<2x4xf32>
  %8 = vector.insert %v, %5 [1] : vector<4xf32> into vector<2x4xf32>
  %9 = vector.insert %x, %8 [1, 1] : f32 into vector<2x4xf32>
  %10 = vector.insert %v, %9 [1] : vector<4xf32> into vector<2x4xf32>
  return %1, %3, %4, %6, %7, %8, %10 : vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, f32, vector<2x4xf32>, vector<2x4xf32>
}
// CHECK-LABEL: func.func @constants() -> (bf16, vector<4xi1>, vector<2xi8>, vector<2xi8>, vector<4xindex>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT: %cst_0 = arith.constant dense<[false, true, true, true]> : vector<4xi1>
// CHECK-NEXT: %cst_1 = arith.constant dense<[-3, -1]> : vector<2xi8>
// CHECK-NEXT: %cst_2 = arith.constant dense<[7, -1]> : vector<2xi8>
// CHECK-NEXT: %cst_3 = arith.constant dense<[1, 2, 3, 9]> : vector<4xindex>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3 : bf16, vector<4xi1>, vector<2xi8>, vector<2xi8>, vector<4xindex>
// CHECK-NEXT: }
func.func @constants() -> (bf16, vector<4xi1>, vector<2xi8>, vector<2xi8>, vector<4xindex>) {
  %2 = arith.constant dense<[2.5, 1.0]> : vector<2xbf16>
  %c = vector.extract %2[1] : bf16 from vector<2xbf16>
  %3 = arith.constant dense<[[1,0,1,0],[0,1,1,1]]> : vector<2x4xi1>
  %d = vector.extract %3[1] : vector<4xi1> from vector<2x4xi1>
  %4 = arith.constant dense<[1,-1]> : vector<2xi8>
  %k1 = arith.constant -3 : i8
  %f = vector.insert %k1, %4[0] : i8 into vector<2xi8>
  %k3 = arith.constant dense<7> : vector<i8>
  %k4 = vector.extract %k3[] : i8 from vector<i8>
  %h = vector.insert %k4, %4[0] : i8 into vector<2xi8>
  %5 = arith.constant dense<[1,2,3,4]> : vector<4xindex>
  %k5 = arith.constant 9 : index
  %l = vector.insert %k5, %5[3] : index into vector<4xindex>
  return %c, %d, %f, %h, %l : bf16, vector<4xi1>, vector<2xi8>, vector<2xi8>, vector<4xindex>
}
// CHECK-LABEL: func.func @large(%arg0: f32) -> (vector<257xf32>, vector<257xf32>) {
// CHECK-NEXT: %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant dense<"0x0000803F0000803F0000803F000000400000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : vector<257xf32>
// CHECK-NEXT: %0 = vector.insert %cst, %cst_0 [4] : f32 into vector<257xf32>
// CHECK-NEXT: return %cst_0, %0 : vector<257xf32>, vector<257xf32>
// CHECK-NEXT: }
func.func @large(%x: f32) -> (vector<257xf32>, vector<257xf32>) {
  %0 = arith.constant dense<1.0> : vector<257xf32>
  %k = arith.constant 2.0 : f32
  %a = vector.insert %k, %0[3] : f32 into vector<257xf32>
  %b = vector.insert %k, %a[4] : f32 into vector<257xf32>
  return %a, %b: vector<257xf32>, vector<257xf32>
}
