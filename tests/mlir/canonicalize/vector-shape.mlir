// The same elements in another order, shape or type: what changes nothing goes, two changes are one,
// and splats, broadcasts and masks are made in the shape that they end up in.
//
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @transpose(%arg0: vector<2x3x4xf32>, %arg1: f32, %arg2: index, %arg3: index, %arg4: vector<1x1xf32>, %arg5: vector<4xf32>) -> (vector<2x3x4xf32>, vector<3x4x2xf32>, vector<2x3x4xf32>, vector<3x2xi32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xi1>, vector<3x2xi1>, vector<4x2xf32>, vector<2x2xf32>, vector<f32>) {
// CHECK-NEXT: %cst = arith.constant dense<7> : vector<3x2xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
// CHECK-NEXT: %1 = vector.splat %arg1 : vector<3x2xf32>
// CHECK-NEXT: %2 = vector.broadcast %arg1 : f32 to vector<3x2xf32>
// CHECK-NEXT: %3 = vector.broadcast %arg4 : vector<1x1xf32> to vector<3x2xf32>
// CHECK-NEXT: %4 = vector.create_mask %arg3, %arg2 : vector<3x2xi1>
// CHECK-NEXT: %5 = vector.constant_mask [1, 2] : vector<3x2xi1>
// CHECK-NEXT: %6 = vector.broadcast %arg5 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: %7 = vector.transpose %6, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT: %8 = vector.transpose %cst_0, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
// CHECK-NEXT: %9 = vector.splat %arg1 : vector<f32>
// CHECK-NEXT: return %arg0, %0, %arg0, %cst, %1, %2, %3, %4, %5, %7, %8, %9 : vector<2x3x4xf32>, vector<3x4x2xf32>, vector<2x3x4xf32>, vector<3x2xi32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xi1>, vector<3x2xi1>, vector<4x2xf32>, vector<2x2xf32>, vector<f32>
// CHECK-NEXT: }
func.func @transpose(%a: vector<2x3x4xf32>, %s: f32, %n: index, %m: index, %o: vector<1x1xf32>, %r: vector<4xf32>) -> (vector<2x3x4xf32>, vector<3x4x2xf32>, vector<2x3x4xf32>, vector<3x2xi32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xi1>, vector<3x2xi1>, vector<4x2xf32>, vector<2x2xf32>, vector<f32>) {
  %0 = vector.transpose %a, [0, 1, 2] : vector<2x3x4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %a, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %2 = vector.transpose %1, [2, 0, 1] : vector<4x2x3xf32> to vector<3x4x2xf32>
  %3 = vector.transpose %2, [2, 0, 1] : vector<3x4x2xf32> to vector<2x3x4xf32>
  %c = arith.constant dense<7> : vector<2x3xi32>
  %4 = vector.transpose %c, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %sp = vector.splat %s : vector<2x3xf32>
  %5 = vector.transpose %sp, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %b = vector.broadcast %s : f32 to vector<2x3xf32>
  %6 = vector.transpose %b, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %bo = vector.broadcast %o : vector<1x1xf32> to vector<2x3xf32>
  %7 = vector.transpose %bo, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %k = vector.create_mask %n, %m : vector<2x3xi1>
  %8 = vector.transpose %k, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  %kc = vector.constant_mask [2, 1] : vector<2x3xi1>
  %9 = vector.transpose %kc, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  %br = vector.broadcast %r : vector<4xf32> to vector<2x4xf32>
  %10 = vector.transpose %br, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %nc = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %11 = vector.transpose %nc, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %z = vector.splat %s : vector<f32>
  %12 = vector.transpose %z, [] : vector<f32> to vector<f32>
  return %0, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : vector<2x3x4xf32>, vector<3x4x2xf32>, vector<2x3x4xf32>, vector<3x2xi32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xi1>, vector<3x2xi1>, vector<4x2xf32>, vector<2x2xf32>, vector<f32>
}

// CHECK-LABEL: func.func @shape_cast(%arg0: vector<2x6xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<3x4xf32>) -> (vector<2x6xf32>, vector<2x6xf32>, vector<2x2x3xf32>, vector<3x4xf32>, vector<12xf32>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xf32>, vector<2x4xf32>, vector<8xf32>, vector<8xf32>, vector<6xi32>, vector<4xi32>, vector<4xi1>, vector<1xi1>, vector<1x1x4xf32>, vector<24xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<7> : vector<6xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<{{\[\[}}7, 8], [9, 10]]> : vector<2x2xi32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<2x6xf32> to vector<12xf32>
// CHECK-NEXT: %1 = vector.shape_cast %arg0 : vector<2x6xf32> to vector<2x2x3xf32>
// CHECK-NEXT: %2 = vector.shape_cast %0 : vector<12xf32> to vector<3x4xf32>
// CHECK-NEXT: %3 = vector.shape_cast %arg0 : vector<2x6xf32> to vector<12xf32>
// CHECK-NEXT: %4 = vector.create_mask %arg1 : vector<4xi1>
// CHECK-NEXT: %5 = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT: %6 = vector.create_mask %arg1, %c0 : vector<4x1xi1>
// CHECK-NEXT: %7 = vector.shape_cast %6 : vector<4x1xi1> to vector<4xi1>
// CHECK-NEXT: %8 = vector.broadcast %arg3 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: %9 = vector.broadcast %arg3 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: %10 = vector.shape_cast %9 : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT: %11 = vector.broadcast %arg2 : f32 to vector<8xf32>
// CHECK-NEXT: %12 = vector.shape_cast %cst_0 : vector<2x2xi32> to vector<4xi32>
// CHECK-NEXT: %13 = vector.create_mask %c1, %arg1 : vector<1x4xi1>
// CHECK-NEXT: %14 = vector.shape_cast %13 : vector<1x4xi1> to vector<4xi1>
// CHECK-NEXT: %15 = vector.constant_mask [1] : vector<1xi1>
// CHECK-NEXT: %16 = vector.broadcast %arg3 : vector<4xf32> to vector<1x1x4xf32>
// CHECK-NEXT: %17 = vector.broadcast %arg4 : vector<3x4xf32> to vector<2x3x4xf32>
// CHECK-NEXT: %18 = vector.shape_cast %17 : vector<2x3x4xf32> to vector<24xf32>
// CHECK-NEXT: return %arg0, %arg0, %1, %2, %3, %4, %5, %7, %arg3, %8, %10, %11, %cst, %12, %14, %15, %16, %18 : vector<2x6xf32>, vector<2x6xf32>, vector<2x2x3xf32>, vector<3x4xf32>, vector<12xf32>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xf32>, vector<2x4xf32>, vector<8xf32>, vector<8xf32>, vector<6xi32>, vector<4xi32>, vector<4xi1>, vector<1xi1>, vector<1x1x4xf32>, vector<24xf32>
// CHECK-NEXT: }
func.func @shape_cast(%a: vector<2x6xf32>, %n: index, %s: f32, %r: vector<4xf32>, %t: vector<3x4xf32>) -> (vector<2x6xf32>, vector<2x6xf32>, vector<2x2x3xf32>, vector<3x4xf32>, vector<12xf32>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xf32>, vector<2x4xf32>, vector<8xf32>, vector<8xf32>, vector<6xi32>, vector<4xi32>, vector<4xi1>, vector<1xi1>, vector<1x1x4xf32>, vector<24xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = vector.shape_cast %a : vector<2x6xf32> to vector<2x6xf32>
  %1 = vector.shape_cast %a : vector<2x6xf32> to vector<12xf32>
  %2 = vector.shape_cast %1 : vector<12xf32> to vector<2x6xf32>
  %3 = vector.shape_cast %1 : vector<12xf32> to vector<2x2x3xf32>
  %4 = vector.shape_cast %1 : vector<12xf32> to vector<3x4xf32>
  %5 = vector.shape_cast %3 : vector<2x2x3xf32> to vector<12xf32>
  %k = vector.create_mask %n, %c1 : vector<4x1xi1>
  %6 = vector.shape_cast %k : vector<4x1xi1> to vector<4xi1>
  %kc = vector.constant_mask [3, 1, 1] : vector<4x1x1xi1>
  %7 = vector.shape_cast %kc : vector<4x1x1xi1> to vector<4xi1>
  %k0 = vector.create_mask %n, %c0 : vector<4x1xi1>
  %8 = vector.shape_cast %k0 : vector<4x1xi1> to vector<4xi1>
  %b = vector.broadcast %r : vector<4xf32> to vector<1x4xf32>
  %9 = vector.shape_cast %b : vector<1x4xf32> to vector<4xf32>
  %b2 = vector.broadcast %r : vector<4xf32> to vector<2x1x4xf32>
  %10 = vector.shape_cast %b2 : vector<2x1x4xf32> to vector<2x4xf32>
  %b3 = vector.broadcast %r : vector<4xf32> to vector<2x4xf32>
  %11 = vector.shape_cast %b3 : vector<2x4xf32> to vector<8xf32>
  %b4 = vector.broadcast %s : f32 to vector<2x4xf32>
  %12 = vector.shape_cast %b4 : vector<2x4xf32> to vector<8xf32>
  %c = arith.constant dense<7> : vector<2x3xi32>
  %13 = vector.shape_cast %c : vector<2x3xi32> to vector<6xi32>
  %cc = arith.constant dense<[[7, 8], [9, 10]]> : vector<2x2xi32>
  %14 = vector.shape_cast %cc : vector<2x2xi32> to vector<4xi32>
  %k5 = vector.create_mask %c1, %n : vector<1x4xi1>
  %15 = vector.shape_cast %k5 : vector<1x4xi1> to vector<4xi1>
  %k6 = vector.create_mask %c1, %c1 : vector<1x1xi1>
  %16 = vector.shape_cast %k6 : vector<1x1xi1> to vector<1xi1>
  %17 = vector.shape_cast %b : vector<1x4xf32> to vector<1x1x4xf32>
  %b5 = vector.broadcast %t : vector<3x4xf32> to vector<2x3x4xf32>
  %18 = vector.shape_cast %b5 : vector<2x3x4xf32> to vector<24xf32>
  return %0, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : vector<2x6xf32>, vector<2x6xf32>, vector<2x2x3xf32>, vector<3x4xf32>, vector<12xf32>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xf32>, vector<2x4xf32>, vector<8xf32>, vector<8xf32>, vector<6xi32>, vector<4xi32>, vector<4xi1>, vector<1xi1>, vector<1x1x4xf32>, vector<24xf32>
}

// CHECK-LABEL: func.func @bitcast(%arg0: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>, vector<2xi64>, vector<2xi64>, vector<2xf32>, vector<4xf32>, vector<8xi8>, vector<2xi32>, vector<2xi64>, vector<1xi64>, vector<2xi32>, vector<2xf64>, vector<i32>, vector<4xi32>, vector<2xf32>, vector<1xsi32>) {
// CHECK-NEXT: %cst = arith.constant dense<196611> : vector<1xsi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<-0.125724792> : vector<2xf32>
// CHECK-NEXT: %cst_1 = arith.constant dense<196611> : vector<4xi32>
// CHECK-NEXT: %cst_2 = arith.constant dense<361700864190383365> : vector<2xi64>
// CHECK-NEXT: %cst_3 = arith.constant dense<-1> : vector<2xi32>
// CHECK-NEXT: %cst_4 = arith.constant dense<0.125236511> : vector<2xf32>
// CHECK-NEXT: %cst_5 = arith.constant dense<-4294967298> : vector<2xi64>
// CHECK-NEXT: %cst_6 = arith.constant dense<3> : vector<i32>
// CHECK-NEXT: %cst_7 = arith.constant dense<1.500000e+00> : vector<4xf32>
// CHECK-NEXT: %cst_8 = arith.constant dense<1.500000e+00> : vector<4xbf16>
// CHECK-NEXT: %cst_9 = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT: %cst_10 = arith.constant dense<-2> : vector<2xi32>
// CHECK-NEXT: %cst_11 = arith.constant dense<-2> : vector<4xi32>
// CHECK-NEXT: %0 = vector.bitcast %arg0 : vector<4xi32> to vector<2xi64>
// CHECK-NEXT: %1 = vector.bitcast %cst_11 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT: %2 = vector.bitcast %cst_10 : vector<2xi32> to vector<8xi8>
// CHECK-NEXT: %3 = vector.bitcast %cst_9 : vector<2xi32> to vector<1xi64>
// CHECK-NEXT: %4 = vector.bitcast %cst_8 : vector<4xbf16> to vector<2xi32>
// CHECK-NEXT: %5 = vector.bitcast %cst_7 : vector<4xf32> to vector<2xf64>
// CHECK-NEXT: return %arg0, %arg0, %0, %cst_5, %cst_4, %1, %2, %cst_3, %cst_2, %3, %4, %5, %cst_6, %cst_1, %cst_0, %cst : vector<4xi32>, vector<4xi32>, vector<2xi64>, vector<2xi64>, vector<2xf32>, vector<4xf32>, vector<8xi8>, vector<2xi32>, vector<2xi64>, vector<1xi64>, vector<2xi32>, vector<2xf64>, vector<i32>, vector<4xi32>, vector<2xf32>, vector<1xsi32>
// CHECK-NEXT: }
func.func @bitcast(%a: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>, vector<2xi64>, vector<2xi64>, vector<2xf32>, vector<4xf32>, vector<8xi8>, vector<2xi32>, vector<2xi64>, vector<1xi64>, vector<2xi32>, vector<2xf64>, vector<i32>, vector<4xi32>, vector<2xf32>, vector<1xsi32>) {
  %0 = vector.bitcast %a : vector<4xi32> to vector<4xi32>
  %1 = vector.bitcast %a : vector<4xi32> to vector<4xf32>
  %2 = vector.bitcast %1 : vector<4xf32> to vector<4xi32>
  %3 = vector.bitcast %1 : vector<4xf32> to vector<2xi64>
  %ci = arith.constant dense<-2> : vector<4xi32>
  %4 = vector.bitcast %ci : vector<4xi32> to vector<2xi64>
  %ch = arith.constant dense<1.5> : vector<4xf16>
  %5 = vector.bitcast %ch : vector<4xf16> to vector<2xf32>
  %7 = vector.bitcast %ci : vector<4xi32> to vector<4xf32>
  %c8 = arith.constant dense<-2> : vector<2xi32>
  %8 = vector.bitcast %c8 : vector<2xi32> to vector<8xi8>
  %cb = arith.constant dense<true> : vector<64xi1>
  %9 = vector.bitcast %cb : vector<64xi1> to vector<2xi32>
  %b8 = arith.constant dense<5> : vector<16xi8>
  %10 = vector.bitcast %b8 : vector<16xi8> to vector<2xi64>
  %nn = arith.constant dense<[1, 2]> : vector<2xi32>
  %11 = vector.bitcast %nn : vector<2xi32> to vector<1xi64>
  %bf = arith.constant dense<1.5> : vector<4xbf16>
  %13 = vector.bitcast %bf : vector<4xbf16> to vector<2xi32>
  %f = arith.constant dense<1.5> : vector<4xf32>
  %14 = vector.bitcast %f : vector<4xf32> to vector<2xf64>
  %z = arith.constant dense<3> : vector<i32>
  %16 = vector.bitcast %z : vector<i32> to vector<i32>
  %ii = arith.constant dense<3> : vector<8xi16>
  %17 = vector.bitcast %ii : vector<8xi16> to vector<4xi32>
  %hm = arith.constant dense<-1.5> : vector<4xf16>
  %18 = vector.bitcast %hm : vector<4xf16> to vector<2xf32>
  %si = arith.constant dense<3> : vector<2xi16>
  %20 = vector.bitcast %si : vector<2xi16> to vector<1xsi32>
  return %0, %2, %3, %4, %5, %7, %8, %9, %10, %11, %13, %14, %16, %17, %18, %20 : vector<4xi32>, vector<4xi32>, vector<2xi64>, vector<2xi64>, vector<2xf32>, vector<4xf32>, vector<8xi8>, vector<2xi32>, vector<2xi64>, vector<1xi64>, vector<2xi32>, vector<2xf64>, vector<i32>, vector<4xi32>, vector<2xf32>, vector<1xsi32>
}

// CHECK-LABEL: func.func @scalable(%arg0: index, %arg1: vector<2x[4]xf32>) -> (vector<[4]xi1>, vector<[4]x2xf32>, vector<[8]xf32>, vector<[1]xi1>) {
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<[8]xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.create_mask %arg0 : vector<[4]xi1>
// CHECK-NEXT: %1 = vector.transpose %arg1, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT: %2 = vector.create_mask %c1, %arg0 : vector<1x[1]xi1>
// CHECK-NEXT: %3 = vector.shape_cast %2 : vector<1x[1]xi1> to vector<[1]xi1>
// CHECK-NEXT: return %0, %1, %cst, %3 : vector<[4]xi1>, vector<[4]x2xf32>, vector<[8]xf32>, vector<[1]xi1>
// CHECK-NEXT: }
func.func @scalable(%n: index, %v: vector<2x[4]xf32>) -> (vector<[4]xi1>, vector<[4]x2xf32>, vector<[8]xf32>, vector<[1]xi1>) {
  %c1 = arith.constant 1 : index
  %mask = vector.create_mask %n, %c1 : vector<[4]x1xi1>
  %0 = vector.shape_cast %mask : vector<[4]x1xi1> to vector<[4]xi1>
  %1 = vector.broadcast %n : index to vector<2x[4]xindex>
  %2 = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  %zeros = arith.constant dense<0.0> : vector<2x[4]xf32>
  %3 = vector.shape_cast %zeros : vector<2x[4]xf32> to vector<[8]xf32>
  %ones = vector.create_mask %c1, %n : vector<1x[1]xi1>
  %4 = vector.shape_cast %ones : vector<1x[1]xi1> to vector<[1]xi1>
  return %0, %2, %3, %4 : vector<[4]xi1>, vector<[4]x2xf32>, vector<[8]xf32>, vector<[1]xi1>
}
