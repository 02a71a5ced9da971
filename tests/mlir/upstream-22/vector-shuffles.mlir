// Shuffles with places of nothing, vectors from numbers and numbers from vectors since 22.
// RUN: %bufscope-opt %s --upstream=22 --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @shuffles(%arg0: vector<2xf32>, %arg1: vector<4xf32>, %arg2: vector<f32>, %arg3: vector<f32>, %arg4: f32) -> (vector<2xf32>, vector<4xf32>, vector<3xi32>, vector<2xf32>, vector<1xf32>, vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<2xf32>, vector<2x2xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1, 7, 2]> : vector<3xi32>
// CHECK-NEXT: %0 = vector.interleave %arg2, %arg3 : vector<f32> -> vector<2xf32>
// CHECK-NEXT: %1 = vector.broadcast %arg2 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %2 = vector.broadcast %arg4 : f32 to vector<4xf32>
// CHECK-NEXT: %3 = vector.interleave %arg0, %arg0 : vector<2xf32> -> vector<4xf32>
// CHECK-NEXT: %4 = vector.shuffle %cst, %cst [0, 2] : vector<2x2xf32>, vector<2x2xf32>
// CHECK-NEXT: %5 = vector.shuffle %arg0, %arg1 [0, 0] : vector<2xf32>, vector<4xf32>
// CHECK-NEXT: %6 = vector.shuffle %cst, %cst [1, 2] : vector<2x2xf32>, vector<2x2xf32>
// CHECK-NEXT: return %arg0, %arg1, %cst_0, %0, %1, %2, %3, %4, %5, %6 : vector<2xf32>, vector<4xf32>, vector<3xi32>, vector<2xf32>, vector<1xf32>, vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<2xf32>, vector<2x2xf32>
// CHECK-NEXT: }
func.func @shuffles(%a: vector<2xf32>, %b: vector<4xf32>, %z: vector<f32>, %y: vector<f32>, %f: f32) -> (vector<2xf32>, vector<4xf32>, vector<3xi32>, vector<2xf32>, vector<1xf32>, vector<4xf32>, vector<4xf32>,vector<2x2xf32>,vector<2xf32>,vector<2x2xf32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<4xf32>
  %1 = vector.shuffle %a, %b [2, 3, 4, 5] : vector<2xf32>, vector<4xf32>
  %c = arith.constant dense<[1, 2]> : vector<2xi32>
  %d = arith.constant dense<7> : vector<2xi32>
  %2 = vector.shuffle %c, %d [0, 3, 1] : vector<2xi32>, vector<2xi32>
  %3 = vector.shuffle %z, %y [0, 1] : vector<f32>, vector<f32>
  %4 = vector.shuffle %z, %y [0] : vector<f32>, vector<f32>
  %b1 = vector.broadcast %f : f32 to vector<2xf32>
  %5 = vector.shuffle %b1, %b1 [0, 3, 1, 2] : vector<2xf32>, vector<2xf32>
  %6 = vector.shuffle %a, %a [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %cc = arith.constant dense<[[1.0, 2.0],[3.0,4.0]]> : vector<2x2xf32>
  %7 = vector.shuffle %cc, %cc [0, 2] : vector<2x2xf32>, vector<2x2xf32>
  %8 = vector.shuffle %a, %b [0, 0] : vector<2xf32>, vector<4xf32>
  %9 = vector.shuffle %cc, %cc [1, 2] : vector<2x2xf32>, vector<2x2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : vector<2xf32>, vector<4xf32>, vector<3xi32>, vector<2xf32>, vector<1xf32>, vector<4xf32>, vector<4xf32>,vector<2x2xf32>,vector<2xf32>,vector<2x2xf32>
}

// -----
// CHECK-LABEL: func.func @elements(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>, %arg3: vector<2x4xf32>) -> (vector<2x2xf32>, vector<1xf32>, vector<f32>, vector<2xf32>, vector<2xi32>, vector<4xf32>, f32, f32, f32, vector<4xf32>, vector<2xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<2x2xf32>
// CHECK-NEXT: %1 = vector.broadcast %arg0 : f32 to vector<1xf32>
// CHECK-NEXT: %2 = vector.broadcast %arg0 : f32 to vector<f32>
// CHECK-NEXT: %3 = vector.from_elements %arg0, %arg1 : vector<2xf32>
// CHECK-NEXT: %4 = vector.extract %arg2[0] : f32 from vector<4xf32>
// CHECK-NEXT: %5 = vector.extract %arg2[1] : f32 from vector<4xf32>
// CHECK-NEXT: %6 = vector.extract %arg2[2] : f32 from vector<4xf32>
// CHECK-NEXT: %7 = vector.extract %arg2[3] : f32 from vector<4xf32>
// CHECK-NEXT: %8 = vector.from_elements %7, %5, %6, %4 : vector<4xf32>
// CHECK-NEXT: %9 = vector.from_elements %5, %6 : vector<2xf32>
// CHECK-NEXT: return %0, %1, %2, %3, %cst, %arg2, %arg1, %arg1, %arg0, %8, %9 : vector<2x2xf32>, vector<1xf32>, vector<f32>, vector<2xf32>, vector<2xi32>, vector<4xf32>, f32, f32, f32, vector<4xf32>, vector<2xf32>
// CHECK-NEXT: }
func.func @elements(%f: f32, %g: f32, %v: vector<4xf32>, %w: vector<2x4xf32>) -> (vector<2x2xf32>, vector<1xf32>, vector<f32>, vector<2xf32>, vector<2xi32>, vector<4xf32>, f32, f32, f32, vector<4xf32>, vector<2xf32>) {
  %0 = vector.from_elements %f, %f, %f, %f : vector<2x2xf32>
  %1 = vector.from_elements %f : vector<1xf32>
  %2 = vector.from_elements %f : vector<f32>
  %3 = vector.from_elements %f, %g : vector<2xf32>
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %4 = vector.from_elements %c1, %c2 : vector<2xi32>
  %e0 = vector.extract %v[0] : f32 from vector<4xf32>
  %e1 = vector.extract %v[1] : f32 from vector<4xf32>
  %e2 = vector.extract %v[2] : f32 from vector<4xf32>
  %e3 = vector.extract %v[3] : f32 from vector<4xf32>
  %5 = vector.from_elements %e0, %e1, %e2, %e3 : vector<4xf32>
  %6 = vector.extract %3[1] : f32 from vector<2xf32>
  %q = vector.from_elements %f, %g, %g, %f : vector<2x2xf32>
  %7 = vector.extract %q[1, 0] : f32 from vector<2x2xf32>
  %8 = vector.extract %2[] : f32 from vector<f32>
  %9 = vector.from_elements %e3, %e1, %e2, %e0 : vector<4xf32>
  %10 = vector.from_elements %e1, %e2 : vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : vector<2x2xf32>, vector<1xf32>, vector<f32>, vector<2xf32>, vector<2xi32>, vector<4xf32>, f32, f32, f32, vector<4xf32>, vector<2xf32>
}

// -----
// CHECK-LABEL: func.func @woven(%arg0: vector<4xf32>, %arg1: f32) -> (vector<8xf32>, vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>, vector<8xf32>) {
// CHECK-NEXT: %0 = vector.interleave %arg0, %arg0 : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT: %res1, %res2 = vector.deinterleave %arg0 : vector<4xf32> -> vector<2xf32>
// CHECK-NEXT: %res1_0, %res2_1 = vector.deinterleave %0 : vector<8xf32> -> vector<4xf32>
// CHECK-NEXT: %1 = vector.broadcast %arg1 : f32 to vector<4xf32>
// CHECK-NEXT: %2 = vector.interleave %1, %1 : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT: return %0, %res1, %res2, %res1_0, %res2_1, %2 : vector<8xf32>, vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>, vector<8xf32>
// CHECK-NEXT: }
func.func @woven(%a: vector<4xf32>, %f: f32) -> (vector<8xf32>, vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>,vector<8xf32>) {
  %0 = vector.interleave %a, %a : vector<4xf32> -> vector<8xf32>
  %1, %2 = vector.deinterleave %a : vector<4xf32> -> vector<2xf32>
  %3, %4 = vector.deinterleave %0 : vector<8xf32> -> vector<4xf32>
  %s = vector.broadcast %f : f32 to vector<4xf32>
  %5 = vector.interleave %s, %s : vector<4xf32> -> vector<8xf32>
  return %0, %1, %2, %3, %4, %5 : vector<8xf32>, vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>,vector<8xf32>
}

// -----
// CHECK-LABEL: func.func @scalable(%arg0: vector<4xf32>, %arg1: vector<[4]xf32>) -> (vector<4xf32>, vector<[4]xf32>, vector<4xf32>) {
// CHECK-NEXT: %0 = vector.scalable.insert %arg0, %arg1[0] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT: %1 = vector.scalable.extract %0[0] : vector<4xf32> from vector<[4]xf32>
// CHECK-NEXT: %2 = vector.scalable.extract %arg1[0] : vector<4xf32> from vector<[4]xf32>
// CHECK-NEXT: %3 = vector.scalable.insert %2, %arg1[0] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT: return %1, %3, %2 : vector<4xf32>, vector<[4]xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @scalable(%a: vector<4xf32>, %v: vector<[4]xf32>) -> (vector<4xf32>, vector<[4]xf32>, vector<4xf32>) {
  %0 = vector.scalable.insert %a, %v[0] : vector<4xf32> into vector<[4]xf32>
  %1 = vector.scalable.extract %0[0] : vector<4xf32> from vector<[4]xf32>
  %2 = vector.scalable.extract %v[0] : vector<4xf32> from vector<[4]xf32>
  %3 = vector.scalable.insert %2, %v[0] : vector<4xf32> into vector<[4]xf32>
  return %1, %3, %2 : vector<4xf32>, vector<[4]xf32>, vector<4xf32>
}

// -----
// CHECK-LABEL: func.func @to(%arg0: vector<2x2xf32>, %arg1: f32, %arg2: f32, %arg3: vector<2xf32>) -> (f32, f32, f32, f32, f32, f32, vector<2x2xf32>, f32, f32, vector<2xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT: %0:4 = vector.to_elements %arg0 : vector<2x2xf32>
// CHECK-NEXT: %1:2 = vector.to_elements %cst : vector<2xf32>
// CHECK-NEXT: %2:2 = vector.to_elements %arg3 : vector<2xf32>
// CHECK-NEXT: %3 = vector.from_elements %2#1, %2#0 : vector<2xf32>
// CHECK-NEXT: %4 = vector.shuffle %arg3, %arg3 [0, -1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: "test.keep"(%1#0, %1#1, %4) : (f32, f32, vector<2xf32>) -> ()
// CHECK-NEXT: return %0#0, %0#1, %0#2, %0#3, %arg1, %arg2, %arg0, %arg1, %arg1, %3 : f32, f32, f32, f32, f32, f32, vector<2x2xf32>, f32, f32, vector<2xf32>
// CHECK-NEXT: }
func.func @to(%v: vector<2x2xf32>, %f: f32, %g: f32, %a: vector<2xf32>) -> (f32, f32, f32, f32, f32, f32, vector<2x2xf32>, f32,f32, vector<2xf32>) {
  %0:4 = vector.to_elements %v : vector<2x2xf32>
  %x = vector.from_elements %f, %g : vector<2xf32>
  %1:2 = vector.to_elements %x : vector<2xf32>
  %2 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<2x2xf32>
  %b = vector.broadcast %f : f32 to vector<2xf32>
  %3:2 = vector.to_elements %b : vector<2xf32>
  %c = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %4:2 = vector.to_elements %c : vector<2xf32>
  %5:2 = vector.to_elements %a : vector<2xf32>
  %6 = vector.from_elements %5#1, %5#0 : vector<2xf32>
  %7 = vector.shuffle %a, %a [0, -1] : vector<2xf32>, vector<2xf32>
  "test.keep"(%4#0, %4#1, %7) : (f32, f32, vector<2xf32>) -> ()
  return %0#0, %0#1, %0#2, %0#3, %1#0, %1#1, %2, %3#0, %3#1, %6 : f32, f32, f32, f32, f32, f32, vector<2x2xf32>, f32,f32, vector<2xf32>
}

// -----
// CHECK-LABEL: func.func @shuffles(%arg0: vector<2xf32>, %arg1: vector<4xf32>, %arg2: vector<f32>, %arg3: vector<f32>, %arg4: f32, %arg5: f32, %arg6: vector<2x2xf32>) {
// CHECK-NEXT: %0 = ub.poison : vector<2xf32>
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT: %1 = ub.poison : f32
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_1 = arith.constant dense<1.000000e+00> : vector<f32>
// CHECK-NEXT: %cst_2 = arith.constant dense<1.000000e+00> : vector<2x2xf32>
// CHECK-NEXT: %cst_3 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT: %2 = vector.shuffle %arg0, %arg1 [0, 2, 1, 3] : vector<2xf32>, vector<4xf32>
// CHECK-NEXT: %3 = vector.shuffle %arg1, %arg1 [0, 1] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: %4 = vector.shuffle %arg1, %arg1 [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: %5 = vector.interleave %arg1, %arg1 : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT: %6 = vector.shuffle %arg0, %arg0 [0, 2, 1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: %7 = vector.shuffle %arg6, %arg6 [0, 2, 1, 3] : vector<2x2xf32>, vector<2x2xf32>
// CHECK-NEXT: %8 = vector.broadcast %arg3 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %9 = vector.shuffle %arg2, %arg3 [1, 0, 0] : vector<f32>, vector<f32>
// CHECK-NEXT: %10 = vector.from_elements %arg4, %arg5 : vector<2xf32>
// CHECK-NEXT: %11 = vector.from_elements %arg5, %arg4 : vector<2xf32>
// CHECK-NEXT: %12 = vector.shuffle %10, %11 [0, 3, 1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: %13 = vector.from_elements %arg4, %arg5, %arg4, %arg4 : vector<2x2xf32>
// CHECK-NEXT: %14 = vector.broadcast %arg4 : f32 to vector<2xf32>
// CHECK-NEXT: %15 = vector.from_elements %arg4, %arg5 : vector<2xf32>
// CHECK-NEXT: %16 = vector.broadcast %arg4 : f32 to vector<2xf32>
// CHECK-NEXT: %17 = vector.broadcast %arg5 : f32 to vector<2xf32>
// CHECK-NEXT: %18 = vector.broadcast %arg4 : f32 to vector<3xf32>
// CHECK-NEXT: %19 = vector.shuffle %16, %17 [0, 3, 1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: %20 = vector.shuffle %cst_3, %17 [0, 1, 0] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: %21 = vector.interleave %arg2, %arg3 : vector<f32> -> vector<2xf32>
// CHECK-NEXT: %22 = vector.shuffle %cst_2, %cst_2 [0, 1, 0] : vector<2x2xf32>, vector<2x2xf32>
// CHECK-NEXT: %23 = vector.shuffle %cst_1, %cst_1 [0, 1, 0] : vector<f32>, vector<f32>
// CHECK-NEXT: %24 = vector.shape_cast %arg6 : vector<2x2xf32> to vector<4xf32>
// CHECK-NEXT: %25 = vector.extract %arg6[1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT: %26 = vector.extract %arg6[1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT: %27 = vector.extract %arg2[] : f32 from vector<f32>
// CHECK-NEXT: %28 = vector.broadcast %27 : f32 to vector<1xf32>
// CHECK-NEXT: %29 = vector.broadcast %27 : f32 to vector<f32>
// CHECK-NEXT: %30 = vector.from_elements %cst_0, %arg4 : vector<2xf32>
// CHECK-NEXT: %31 = vector.from_elements %cst_0, %1 : vector<2xf32>
// CHECK-NEXT: "test.keep"(%2, %3, %4, %5, %6, %7, %8, %9, %arg6, %arg6, %12, %14, %15, %13, %18, %19, %20, %21, %22, %23, %24, %25, %26, %28, %29, %cst, %30, %31, %0) : (vector<4xf32>, vector<2xf32>, vector<4xf32>, vector<8xf32>, vector<3xf32>, vector<4x2xf32>, vector<1xf32>, vector<3xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<3xf32>, vector<2xf32>, vector<2xf32>, vector<2x2xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<2xf32>, vector<3x2xf32>, vector<3xf32>, vector<4xf32>, vector<2xf32>, vector<2xf32>, vector<1xf32>, vector<f32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shuffles(%a: vector<2xf32>, %b: vector<4xf32>, %z: vector<f32>, %y: vector<f32>, %f: f32, %g: f32, %m: vector<2x2xf32>) {
  %0 = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2xf32>, vector<4xf32>
  %1 = vector.shuffle %b, %b [0, 1] : vector<4xf32>, vector<4xf32>
  %2 = vector.shuffle %b, %b [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
  %3 = vector.shuffle %b, %b [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>, vector<4xf32>
  %4 = vector.shuffle %a, %a [0, 2, 1] : vector<2xf32>, vector<2xf32>
  %5 = vector.shuffle %m, %m [0, 2, 1, 3] : vector<2x2xf32>, vector<2x2xf32>
  %6 = vector.shuffle %z, %y [1] : vector<f32>, vector<f32>
  %7 = vector.shuffle %z, %y [1, 0, 0] : vector<f32>, vector<f32>
  %8 = vector.shuffle %m, %m [0, 1] : vector<2x2xf32>, vector<2x2xf32>
  %9 = vector.shuffle %m, %m [2, 3] : vector<2x2xf32>, vector<2x2xf32>
  %e1 = vector.from_elements %f, %g : vector<2xf32>
  %e2 = vector.from_elements %g, %f : vector<2xf32>
  %10 = vector.shuffle %e1, %e2 [0, 3, 1] : vector<2xf32>, vector<2xf32>
  %e3 = vector.from_elements %f, %g, %f, %f : vector<2x2xf32>
  %11 = vector.extract %e3[1] : vector<2xf32> from vector<2x2xf32>
  %12 = vector.extract %e3[0] : vector<2xf32> from vector<2x2xf32>
  %13 = vector.extract %e3[] : vector<2x2xf32> from vector<2x2xf32>
  %b0 = vector.broadcast %f : f32 to vector<2xf32>
  %b1 = vector.broadcast %f : f32 to vector<2xf32>
  %b2 = vector.broadcast %g : f32 to vector<2xf32>
  %14 = vector.shuffle %b0, %b1 [0, 3, 1] : vector<2xf32>, vector<2xf32>
  %15 = vector.shuffle %b0, %b2 [0, 3, 1] : vector<2xf32>, vector<2xf32>
  %cst = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %16 = vector.shuffle %cst, %b2 [0, 1, 0] : vector<2xf32>, vector<2xf32>
  %17 = vector.shuffle %z, %y [0, 1] : vector<f32>, vector<f32>
  %cst2 = arith.constant dense<1.0> : vector<2x2xf32>
  %18 = vector.shuffle %cst2, %cst2 [0, 1, 0] : vector<2x2xf32>, vector<2x2xf32>
  %zc = arith.constant dense<1.0> : vector<f32>
  %19 = vector.shuffle %zc, %zc [0, 1, 0] : vector<f32>, vector<f32>
  %e4 = vector.extract %m[1] : vector<2xf32> from vector<2x2xf32>
  %x0 = vector.extract %m[0, 0] : f32 from vector<2x2xf32>
  %x1 = vector.extract %m[0, 1] : f32 from vector<2x2xf32>
  %x2 = vector.extract %m[1, 0] : f32 from vector<2x2xf32>
  %x3 = vector.extract %m[1, 1] : f32 from vector<2x2xf32>
  %20 = vector.from_elements %x0, %x1, %x2, %x3 : vector<4xf32>
  %21 = vector.from_elements %x2, %x3 : vector<2xf32>
  %y1 = vector.extract %e4[0] : f32 from vector<2xf32>
  %y2 = vector.extract %e4[1] : f32 from vector<2xf32>
  %22 = vector.from_elements %y1, %y2 : vector<2xf32>
  %o = vector.extract %z[] : f32 from vector<f32>
  %23 = vector.from_elements %o : vector<1xf32>
  %24 = vector.from_elements %o : vector<f32>
  %c1 = arith.constant 1.0 : f32
  %25 = vector.from_elements %c1, %c1 : vector<2xf32>
  %26 = vector.from_elements %c1, %f : vector<2xf32>
  %p = ub.poison : f32
  %27 = vector.from_elements %c1, %p : vector<2xf32>
  %28 = vector.from_elements %p, %p : vector<2xf32>
  "test.keep"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,%27,%28) : (vector<4xf32>,vector<2xf32>,vector<4xf32>,vector<8xf32>,vector<3xf32>,vector<4x2xf32>,vector<1xf32>,vector<3xf32>,vector<2x2xf32>,vector<2x2xf32>,vector<3xf32>,vector<2xf32>,vector<2xf32>,vector<2x2xf32>,vector<3xf32>,vector<3xf32>,vector<3xf32>,vector<2xf32>,vector<3x2xf32>,vector<3xf32>,vector<4xf32>,vector<2xf32>,vector<2xf32>,vector<1xf32>,vector<f32>,vector<2xf32>,vector<2xf32>,vector<2xf32>,vector<2xf32>) -> ()
  return
}

// -----
// CHECK-LABEL: func.func @shuffles(%arg0: vector<2xf32>, %arg1: vector<2xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 1.000000e+00]> : vector<3xf32>
// CHECK-NEXT: %0 = ub.poison : vector<1xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00, 2.000000e+00]> : vector<3xf32>
// CHECK-NEXT: %cst_1 = arith.constant dense<[1.000000e+00, 1.000000e+00, 2.000000e+00]> : vector<3xf32>
// CHECK-NEXT: %1 = ub.poison : vector<4xf32>
// CHECK-NEXT: %2 = ub.poison : vector<2xf32>
// CHECK-NEXT: %3 = vector.shuffle %arg0, %arg1 [-1, -1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: %4 = vector.interleave %arg0, %2 : vector<2xf32> -> vector<4xf32>
// CHECK-NEXT: %5 = vector.interleave %2, %arg1 : vector<2xf32> -> vector<4xf32>
// CHECK-NEXT: %6 = vector.shuffle %arg0, %arg1 [0, 2, -1, 3] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: %7 = vector.shuffle %arg0, %arg1 [0, -1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: %8 = vector.shuffle %arg1, %2 [1, 0, 2] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: "test.keep"(%3, %4, %5, %1, %arg0, %cst_1, %cst_0, %cst_1, %6, %7, %0, %0, %cst, %8, %0) : (vector<2xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<4xf32>, vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<3xf32>, vector<3xf32>, vector<1xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @shuffles(%a: vector<2xf32>, %b: vector<2xf32>) {
  %p = ub.poison : vector<2xf32>
  %0 = vector.shuffle %a, %b [-1, -1] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %p [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %2 = vector.shuffle %p, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %3 = vector.shuffle %p, %p [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %4 = vector.shuffle %a, %p [0, 1] : vector<2xf32>, vector<2xf32>
  %cst = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %5 = vector.shuffle %cst, %p [0, 2, 1] : vector<2xf32>, vector<2xf32>
  %6 = vector.shuffle %cst, %p [0, 1, 1] : vector<2xf32>, vector<2xf32>
  %7 = vector.shuffle %cst, %cst [0, -1, 1] : vector<2xf32>, vector<2xf32>
  %8 = vector.shuffle %a, %b [0, 2, -1, 3] : vector<2xf32>, vector<2xf32>
  %9 = vector.shuffle %a, %b [0, -1] : vector<2xf32>, vector<2xf32>
  %10 = vector.shuffle %p, %p [0] : vector<2xf32>, vector<2xf32>
  %z = ub.poison : vector<f32>
  %11 = vector.shuffle %z, %z [0] : vector<f32>, vector<f32>
  %bb = vector.shuffle %z, %z [-1] : vector<f32>, vector<f32>
  %12 = vector.shuffle %p, %cst [0, 3, 2] : vector<2xf32>, vector<2xf32>
  %13 = vector.shuffle %b, %p [1, 0, 2] : vector<2xf32>, vector<2xf32>
  "test.keep"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%bb) : (vector<2xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<2xf32>,vector<3xf32>,vector<3xf32>,vector<3xf32>,vector<4xf32>,vector<2xf32>,vector<1xf32>,vector<1xf32>,vector<3xf32>,vector<3xf32>,vector<1xf32>) -> ()
  return
}
