// Slices of vectors: all, parts of what is known of them, and of what was inserted before.
// RUN: %bufscope-opt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @same(%arg0: vector<4x8xf32>) -> (vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>) {
// CHECK-NEXT: return %arg0, %arg0, %arg0 : vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>
// CHECK-NEXT: }
func.func @same(%v: vector<4x8xf32>) -> (vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [4], strides = [1]} : vector<4x8xf32> to vector<4x8xf32>
  %1 = vector.insert_strided_slice %v, %0 {offsets = [0, 0], strides = [1, 1]} : vector<4x8xf32> into vector<4x8xf32>
  %s = vector.extract_strided_slice %v {offsets = [0, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %2 = vector.insert_strided_slice %s, %v {offsets = [0, 4], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  return %0, %1, %2 : vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>
}

// -----
// CHECK-LABEL: func.func @constants() -> (vector<2x2xi32>, vector<2x3xi32>, vector<1x3xi32>, vector<3x3xi32>, vector<3x3xi32>, vector<20x20xi32>) {
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}4, 5], [7, 8]]> : vector<2x2xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1> : vector<2x3xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<{{\[\[}}3, 4, 5]]> : vector<1x3xi32>
// CHECK-NEXT: %cst_2 = arith.constant dense<{{\[\[}}0, 1, 2], [3, 50, 51], [6, 7, 8]]> : vector<3x3xi32>
// CHECK-NEXT: %cst_3 = arith.constant dense<{{\[\[}}0, 1, 2], [9, 9, 5], [9, 9, 8]]> : vector<3x3xi32>
// CHECK-NEXT: %cst_4 = arith.constant dense<"0x09000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000003200000033000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000090000000900000009000000"> : vector<20x20xi32>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : vector<2x2xi32>, vector<2x3xi32>, vector<1x3xi32>, vector<3x3xi32>, vector<3x3xi32>, vector<20x20xi32>
// CHECK-NEXT: }
func.func @constants() -> (vector<2x2xi32>, vector<2x3xi32>, vector<1x3xi32>, vector<3x3xi32>, vector<3x3xi32>, vector<20x20xi32>) {
  %c = arith.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : vector<3x3xi32>
  %one = arith.constant dense<1> : vector<3x3xi32>
  %row = arith.constant dense<[50, 51]> : vector<2xi32>
  %all = arith.constant dense<9> : vector<2x2xi32>
  %large = arith.constant dense<9> : vector<20x20xi32>
  %0 = vector.extract_strided_slice %c {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x3xi32> to vector<2x2xi32>
  %1 = vector.extract_strided_slice %one {offsets = [1], sizes = [2], strides = [1]} : vector<3x3xi32> to vector<2x3xi32>
  %2 = vector.extract_strided_slice %c {offsets = [1], sizes = [1], strides = [1]} : vector<3x3xi32> to vector<1x3xi32>
  %3 = vector.insert_strided_slice %row, %c {offsets = [1, 1], strides = [1]} : vector<2xi32> into vector<3x3xi32>
  %4 = vector.insert_strided_slice %all, %c {offsets = [1, 0], strides = [1, 1]} : vector<2x2xi32> into vector<3x3xi32>
  %5 = vector.insert_strided_slice %row, %large {offsets = [1, 0], strides = [1]} : vector<2xi32> into vector<20x20xi32>
  return %0, %1, %2, %3, %4, %5 : vector<2x2xi32>, vector<2x3xi32>, vector<1x3xi32>, vector<3x3xi32>, vector<3x3xi32>, vector<20x20xi32>
}

// -----
// CHECK-LABEL: func.func @masks(%arg0: index, %arg1: index) -> (vector<2x4xi1>, vector<2x4xi1>, vector<2x8xi1>, vector<2x4xi1>, vector<2x8xi1>) {
// CHECK-NEXT: %0 = vector.constant_mask [2, 1] : vector<2x4xi1>
// CHECK-NEXT: %1 = vector.constant_mask [2, 4] : vector<2x4xi1>
// CHECK-NEXT: %2 = vector.constant_mask [1, 5] : vector<2x8xi1>
// CHECK-NEXT: %3 = vector.create_mask %arg0, %arg1 : vector<4x8xi1>
// CHECK-NEXT: %4 = vector.extract_strided_slice %3 {offsets = [1, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x8xi1> to vector<2x4xi1>
// CHECK-NEXT: %5 = vector.extract_strided_slice %3 {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xi1> to vector<2x8xi1>
// CHECK-NEXT: return %0, %1, %2, %4, %5 : vector<2x4xi1>, vector<2x4xi1>, vector<2x8xi1>, vector<2x4xi1>, vector<2x8xi1>
// CHECK-NEXT: }
func.func @masks(%n: index, %m: index) -> (vector<2x4xi1>, vector<2x4xi1>, vector<2x8xi1>, vector<2x4xi1>, vector<2x8xi1>) {
  %k = vector.constant_mask [3, 5] : vector<4x8xi1>
  %0 = vector.extract_strided_slice %k {offsets = [1, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xi1> to vector<2x4xi1>
  %1 = vector.extract_strided_slice %k {offsets = [1, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x8xi1> to vector<2x4xi1>
  %2 = vector.extract_strided_slice %k {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xi1> to vector<2x8xi1>
  %c = vector.create_mask %n, %m : vector<4x8xi1>
  %3 = vector.extract_strided_slice %c {offsets = [1, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x8xi1> to vector<2x4xi1>
  %4 = vector.extract_strided_slice %c {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xi1> to vector<2x8xi1>
  return %0, %1, %2, %3, %4 : vector<2x4xi1>, vector<2x4xi1>, vector<2x8xi1>, vector<2x4xi1>, vector<2x8xi1>
}

// -----
// CHECK-LABEL: func.func @broadcasts(%arg0: f32, %arg1: vector<8xf32>, %arg2: vector<1xf32>, %arg3: vector<f32>) -> (vector<2x8xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
// CHECK-NEXT: %0 = vector.broadcast %arg1 : vector<8xf32> to vector<2x8xf32>
// CHECK-NEXT: %1 = vector.extract_strided_slice %arg1 {offsets = [4], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
// CHECK-NEXT: %2 = vector.broadcast %1 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: %3 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
// CHECK-NEXT: %4 = vector.broadcast %arg2 : vector<1xf32> to vector<2x4xf32>
// CHECK-NEXT: %5 = vector.broadcast %arg3 : vector<f32> to vector<2x4xf32>
// CHECK-NEXT: return %0, %2, %3, %4, %5 : vector<2x8xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT: }
func.func @broadcasts(%f: f32, %v: vector<8xf32>, %one: vector<1xf32>, %z: vector<f32>) -> (vector<2x8xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %b = vector.broadcast %v : vector<8xf32> to vector<4x8xf32>
  %0 = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %1 = vector.extract_strided_slice %b {offsets = [1, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %s = vector.broadcast %f : f32 to vector<4x8xf32>
  %2 = vector.extract_strided_slice %s {offsets = [1, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %o = vector.broadcast %one : vector<1xf32> to vector<4x8xf32>
  %3 = vector.extract_strided_slice %o {offsets = [1, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %y = vector.broadcast %z : vector<f32> to vector<4x8xf32>
  %4 = vector.extract_strided_slice %y {offsets = [1, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  return %0, %1, %2, %3, %4 : vector<2x8xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
}

// -----
// CHECK-LABEL: func.func @piece(%arg0: vector<8x1x2x1x8xi8>) -> (vector<1x1x1x1x8xi8>, vector<1x1x2x1x8xi8>, vector<1x1x1x1x4xi8>, vector<2x1x2x1x8xi8>, vector<1x1x1x1x8xi8>) {
// CHECK-NEXT: %0 = vector.extract_strided_slice %arg0 {offsets = [2, 0, 1, 0, 0], sizes = [1, 1, 1, 1, 8], strides = [1, 1, 1, 1, 1]} : vector<8x1x2x1x8xi8> to vector<1x1x1x1x8xi8>
// CHECK-NEXT: %1 = vector.extract_strided_slice %arg0 {offsets = [3], sizes = [1], strides = [1]} : vector<8x1x2x1x8xi8> to vector<1x1x2x1x8xi8>
// CHECK-NEXT: %2 = vector.extract_strided_slice %arg0 {offsets = [2, 0, 1, 0, 0], sizes = [1, 1, 1, 1, 4], strides = [1, 1, 1, 1, 1]} : vector<8x1x2x1x8xi8> to vector<1x1x1x1x4xi8>
// CHECK-NEXT: %3 = vector.extract_strided_slice %arg0 {offsets = [3], sizes = [2], strides = [1]} : vector<8x1x2x1x8xi8> to vector<2x1x2x1x8xi8>
// CHECK-NEXT: %4 = vector.extract_strided_slice %arg0 {offsets = [2, 0, 1], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<8x1x2x1x8xi8> to vector<1x1x1x1x8xi8>
// CHECK-NEXT: return %0, %1, %2, %3, %4 : vector<1x1x1x1x8xi8>, vector<1x1x2x1x8xi8>, vector<1x1x1x1x4xi8>, vector<2x1x2x1x8xi8>, vector<1x1x1x1x8xi8>
// CHECK-NEXT: }
func.func @piece(%v: vector<8x1x2x1x8xi8>) -> (vector<1x1x1x1x8xi8>, vector<1x1x2x1x8xi8>, vector<1x1x1x1x4xi8>, vector<2x1x2x1x8xi8>, vector<1x1x1x1x8xi8>) {
  %0 = vector.extract_strided_slice %v {offsets = [2, 0, 1, 0, 0], sizes = [1, 1, 1, 1, 8], strides = [1, 1, 1, 1, 1]} : vector<8x1x2x1x8xi8> to vector<1x1x1x1x8xi8>
  %1 = vector.extract_strided_slice %v {offsets = [3], sizes = [1], strides = [1]} : vector<8x1x2x1x8xi8> to vector<1x1x2x1x8xi8>
  %2 = vector.extract_strided_slice %v {offsets = [2, 0, 1, 0, 0], sizes = [1, 1, 1, 1, 4], strides = [1, 1, 1, 1, 1]} : vector<8x1x2x1x8xi8> to vector<1x1x1x1x4xi8>
  %3 = vector.extract_strided_slice %v {offsets = [3], sizes = [2], strides = [1]} : vector<8x1x2x1x8xi8> to vector<2x1x2x1x8xi8>
  %4 = vector.extract_strided_slice %v {offsets = [2, 0, 1], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<8x1x2x1x8xi8> to vector<1x1x1x1x8xi8>
  return %0, %1, %2, %3, %4 : vector<1x1x1x1x8xi8>, vector<1x1x2x1x8xi8>, vector<1x1x1x1x4xi8>, vector<2x1x2x1x8xi8>, vector<1x1x1x1x8xi8>
}

// -----
// CHECK-LABEL: func.func @chain(%arg0: vector<4x8xf32>, %arg1: vector<2x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<4xf32>) -> (vector<1x2xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<1x4xf32>) {
// CHECK-NEXT: %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
// CHECK-NEXT: %1 = vector.insert_strided_slice %arg2, %0 {offsets = [2, 4], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
// CHECK-NEXT: %2 = vector.extract_strided_slice %arg1 {offsets = [1, 2], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
// CHECK-NEXT: %3 = vector.extract_strided_slice %1 {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
// CHECK-NEXT: %4 = vector.insert_strided_slice %arg3, %1 {offsets = [3, 4], strides = [1]} : vector<4xf32> into vector<4x8xf32>
// CHECK-NEXT: %5 = vector.extract_strided_slice %4 {offsets = [0, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
// CHECK-NEXT: %6 = vector.extract_strided_slice %1 {offsets = [3, 0], sizes = [1, 4], strides = [1, 1]} : vector<4x8xf32> to vector<1x4xf32>
// CHECK-NEXT: return %2, %arg2, %3, %5, %6 : vector<1x2xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<1x4xf32>
// CHECK-NEXT: }
func.func @chain(%v: vector<4x8xf32>, %a: vector<2x4xf32>, %b: vector<2x4xf32>, %r: vector<4xf32>) -> (vector<1x2xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<1x4xf32>) {
  %i = vector.insert_strided_slice %a, %v {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %j = vector.insert_strided_slice %b, %i {offsets = [2, 4], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %0 = vector.extract_strided_slice %j {offsets = [1, 2], sizes = [1, 2], strides = [1, 1]} : vector<4x8xf32> to vector<1x2xf32>
  %1 = vector.extract_strided_slice %j {offsets = [2, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %2 = vector.extract_strided_slice %j {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %k = vector.insert_strided_slice %r, %j {offsets = [3, 4], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  %3 = vector.extract_strided_slice %k {offsets = [0, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %4 = vector.extract_strided_slice %j {offsets = [3, 0], sizes = [1, 4], strides = [1, 1]} : vector<4x8xf32> to vector<1x4xf32>
  return %0, %1, %2, %3, %4 : vector<1x2xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<1x4xf32>
}

// -----
// CHECK-LABEL: func.func @extracts(%arg0: vector<4x8x4xf32>, %arg1: vector<2x8x4xf32>, %arg2: vector<4xf32>, %arg3: vector<2x4x4xf32>) -> (vector<8x4xf32>, f32, vector<4xf32>, vector<4xf32>, f32, f32, vector<8x4xf32>, vector<4xf32>, vector<4x4xf32>, f32) {
// CHECK-NEXT: %0 = vector.extract %arg0[2] : vector<8x4xf32> from vector<4x8x4xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[2, 2, 3] : f32 from vector<4x8x4xf32>
// CHECK-NEXT: %2 = vector.extract_strided_slice %arg0 {offsets = [1, 0, 2], sizes = [2, 8, 2], strides = [1, 1, 1]} : vector<4x8x4xf32> to vector<2x8x2xf32>
// CHECK-NEXT: %3 = vector.extract %arg0[1, 4] : vector<4xf32> from vector<4x8x4xf32>
// CHECK-NEXT: %4 = vector.extract %2[0, 1] : vector<2xf32> from vector<2x8x2xf32>
// CHECK-NEXT: %5 = vector.extract %arg0[1, 1, 3] : f32 from vector<4x8x4xf32>
// CHECK-NEXT: %6 = vector.extract %arg2[1] : f32 from vector<4xf32>
// CHECK-NEXT: %7 = vector.extract %arg1[1] : vector<8x4xf32> from vector<2x8x4xf32>
// CHECK-NEXT: %8 = vector.extract %arg1[0, 3] : vector<4xf32> from vector<2x8x4xf32>
// CHECK-NEXT: %9 = vector.insert_strided_slice %arg3, %arg0 {offsets = [0, 2, 0], strides = [1, 1, 1]} : vector<2x4x4xf32> into vector<4x8x4xf32>
// CHECK-NEXT: %10 = vector.extract %9[0] : vector<8x4xf32> from vector<4x8x4xf32>
// CHECK-NEXT: %11 = vector.extract_strided_slice %10 {offsets = [2], sizes = [4], strides = [1]} : vector<8x4xf32> to vector<4x4xf32>
// CHECK-NEXT: %12 = vector.extract %9[3, 0, 0] : f32 from vector<4x8x4xf32>
// CHECK-NEXT: "test.keep"(%4) : (vector<2xf32>) -> ()
// CHECK-NEXT: return %0, %1, %3, %arg2, %5, %6, %7, %8, %11, %12 : vector<8x4xf32>, f32, vector<4xf32>, vector<4xf32>, f32, f32, vector<8x4xf32>, vector<4xf32>, vector<4x4xf32>, f32
// CHECK-NEXT: }
func.func @extracts(%v: vector<4x8x4xf32>, %a: vector<2x8x4xf32>, %r: vector<4xf32>, %p: vector<2x4x4xf32>) -> (vector<8x4xf32>, f32, vector<4xf32>, vector<4xf32>, f32, f32, vector<8x4xf32>, vector<4xf32>, vector<4x4xf32>, f32) {
  %s = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x8x4xf32> to vector<2x8x4xf32>
  %0 = vector.extract %s[1] : vector<8x4xf32> from vector<2x8x4xf32>
  %1 = vector.extract %s[1, 2, 3] : f32 from vector<2x8x4xf32>
  %t = vector.extract_strided_slice %v {offsets = [1, 0, 2], sizes = [2, 8, 2], strides = [1, 1, 1]} : vector<4x8x4xf32> to vector<2x8x2xf32>
  %u = vector.extract_strided_slice %v {offsets = [1, 3, 0], sizes = [2, 2, 4], strides = [1, 1, 1]} : vector<4x8x4xf32> to vector<2x2x4xf32>
  %2 = vector.extract %u[0, 1] : vector<4xf32> from vector<2x2x4xf32>
  %x = vector.extract %t[0, 1] : vector<2xf32> from vector<2x8x2xf32>
  %4 = vector.extract %t[0, 1, 1] : f32 from vector<2x8x2xf32>
  %w = vector.insert_strided_slice %a, %v {offsets = [1, 0, 0], strides = [1, 1, 1]} : vector<2x8x4xf32> into vector<4x8x4xf32>
  %y = vector.insert_strided_slice %r, %w {offsets = [2, 3, 0], strides = [1]} : vector<4xf32> into vector<4x8x4xf32>
  %3 = vector.extract %y[2, 3] : vector<4xf32> from vector<4x8x4xf32>
  %5 = vector.extract %y[2, 3, 1] : f32 from vector<4x8x4xf32>
  %6 = vector.extract %w[2] : vector<8x4xf32> from vector<4x8x4xf32>
  %7 = vector.extract %y[1, 3] : vector<4xf32> from vector<4x8x4xf32>
  %z = vector.insert_strided_slice %p, %v {offsets = [0, 2, 0], strides = [1, 1, 1]} : vector<2x4x4xf32> into vector<4x8x4xf32>
  %q = vector.extract %z[0] : vector<8x4xf32> from vector<4x8x4xf32>
  %8 = vector.extract_strided_slice %q {offsets = [2], sizes = [4], strides = [1]} : vector<8x4xf32> to vector<4x4xf32>
  %9 = vector.extract %z[3, 0, 0] : f32 from vector<4x8x4xf32>
  "test.keep"(%x) : (vector<2xf32>) -> ()
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : vector<8x4xf32>, f32, vector<4xf32>, vector<4xf32>, f32, f32, vector<8x4xf32>, vector<4xf32>, vector<4x4xf32>, f32
}

// -----
// CHECK-LABEL: func.func @splats(%arg0: f32) -> (vector<2x4xf32>, vector<4x8xf32>) {
// CHECK-NEXT: %0 = vector.splat %arg0 : vector<4x8xf32>
// CHECK-NEXT: %1 = vector.splat %arg0 : vector<2x4xf32>
// CHECK-NEXT: return %1, %0 : vector<2x4xf32>, vector<4x8xf32>
// CHECK-NEXT: }
func.func @splats(%f: f32) -> (vector<2x4xf32>, vector<4x8xf32>) {
  %s = vector.splat %f : vector<4x8xf32>
  %0 = vector.extract_strided_slice %s {offsets = [1, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %t = vector.splat %f : vector<2x2xf32>
  %1 = vector.insert_strided_slice %t, %s {offsets = [1, 4], strides = [1, 1]} : vector<2x2xf32> into vector<4x8xf32>
  return %0, %1 : vector<2x4xf32>, vector<4x8xf32>
}

// -----
// CHECK-LABEL: func.func @stretched(%arg0: f32, %arg1: vector<1x4xf32>, %arg2: vector<4x1xf32>) -> (vector<2x4xf32>, vector<4x8xf32>) {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<4x8xf32>
// CHECK-NEXT: %1 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
// CHECK-NEXT: %2 = vector.broadcast %arg0 : f32 to vector<2x2xf32>
// CHECK-NEXT: %3 = vector.insert_strided_slice %2, %0 {offsets = [1, 4], strides = [1, 1]} : vector<2x2xf32> into vector<4x8xf32>
// CHECK-NEXT: return %1, %3 : vector<2x4xf32>, vector<4x8xf32>
// CHECK-NEXT: }
func.func @stretched(%f: f32, %b: vector<1x4xf32>, %d: vector<4x1xf32>) -> (vector<2x4xf32>, vector<4x8xf32>) {
  %s = vector.broadcast %f : f32 to vector<4x8xf32>
  %0 = vector.extract_strided_slice %s {offsets = [1, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %t = vector.broadcast %f : f32 to vector<2x2xf32>
  %1 = vector.insert_strided_slice %t, %s {offsets = [1, 4], strides = [1, 1]} : vector<2x2xf32> into vector<4x8xf32>
  return %0, %1 : vector<2x4xf32>, vector<4x8xf32>
}
