// What was written to a tensor and is read again is the vector; what was read and is written back changes nothing; what is overwritten need not be written.
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @raw(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>) -> vector<1x4xf32> {
// CHECK-NEXT: return %arg1 : vector<1x4xf32>
// CHECK-NEXT: }
func.func @raw(%t: tensor<4x4xf32>, %v: vector<1x4xf32>) -> vector<1x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %r = vector.transfer_read %w[%c1, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  return %r : vector<1x4xf32>
}

// CHECK-LABEL: func.func @raw2(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1x4xf32>) -> vector<1x4xf32> {
// CHECK-NEXT: return %arg1 : vector<1x4xf32>
// CHECK-NEXT: }
func.func @raw2(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %u: vector<1x4xf32>) -> vector<1x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %w2 = vector.transfer_write %u, %w[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %r = vector.transfer_read %w2[%c1, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  return %r : vector<1x4xf32>
}

// CHECK-LABEL: func.func @raw_oob(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>) -> vector<1x4xf32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%c1, %c1] {in_bounds = [true, false]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: %1 = vector.transfer_read %0[%c1, %c1], %cst {in_bounds = [true, false]} : tensor<4x4xf32>, vector<1x4xf32>
// CHECK-NEXT: return %1 : vector<1x4xf32>
// CHECK-NEXT: }
func.func @raw_oob(%t: tensor<4x4xf32>, %v: vector<1x4xf32>) -> vector<1x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c1, %c1] : vector<1x4xf32>, tensor<4x4xf32>
  %r = vector.transfer_read %w[%c1, %c1], %f : tensor<4x4xf32>, vector<1x4xf32>
  return %r : vector<1x4xf32>
}

// CHECK-LABEL: func.func @raw_perm(%arg0: tensor<4x4xf32>, %arg1: vector<4xf32>) -> vector<4x4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg1 : vector<4xf32> to vector<4x4xf32>
// CHECK-NEXT: return %0 : vector<4x4xf32>
// CHECK-NEXT: }
func.func @raw_perm(%t: tensor<4x4xf32>, %v: vector<4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  %r = vector.transfer_read %w[%c0, %c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<4x4xf32>, vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK-LABEL: func.func @war(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: return %arg0 : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @war(%t: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %r = vector.transfer_read %t[%c0, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
  %w = vector.transfer_write %r, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  return %w : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @war_init(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: return %arg0 : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @war_init(%t: tensor<4x4xf32>, %d: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %r = vector.transfer_read %t[%c0, %c0], %f : tensor<4x4xf32>, vector<4x4xf32>
  %w = vector.transfer_write %r, %d[%c0, %c0] : vector<4x4xf32>, tensor<4x4xf32>
  return %w : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @war_dyn(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>, %arg2: index) -> tensor<?x4xf32> {
// CHECK-NEXT: return %arg0 : tensor<?x4xf32>
// CHECK-NEXT: }
func.func @war_dyn(%t: tensor<?x4xf32>, %d: tensor<?x4xf32>, %i: index) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %r = vector.transfer_read %t[%i, %c0], %f {in_bounds = [true, true]} : tensor<?x4xf32>, vector<4x4xf32>
  %w = vector.transfer_write %r, %t[%i, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<?x4xf32>
  return %w : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @waw(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg2, %arg0[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: return %0 : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @waw(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %u: vector<1x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %w2 = vector.transfer_write %u, %w[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %w2 : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @waw3(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg2, %arg0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: %1 = vector.transfer_write %arg2, %0[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: return %1 : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @waw3(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %u: vector<1x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %w = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %x = vector.transfer_write %u, %w[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %w2 = vector.transfer_write %u, %x[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %w2 : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @masked(%arg0: tensor<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>) -> (vector<4xf32>, tensor<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%c0], %cst {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
// CHECK-NEXT: return %arg1, %arg0, %0 : vector<4xf32>, tensor<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @masked(%t: tensor<4xf32>, %v: vector<4xf32>, %m: vector<4xi1>) -> (vector<4xf32>, tensor<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %r = vector.transfer_read %w[%c0], %f, %m {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %r2 = vector.transfer_read %t[%c0], %f, %m {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %w2 = vector.transfer_write %r2, %t[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %all = vector.constant_mask [4] : vector<4xi1>
  %r3 = vector.transfer_read %t[%c0], %f, %all {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  return %r, %w2, %r3 : vector<4xf32>, tensor<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @perm(%arg0: tensor<4x4x4xf32>, %arg1: vector<4x1xf32>) -> vector<1x100x4x5xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg1 : vector<4x1xf32> to vector<100x5x4x1xf32>
// CHECK-NEXT: %1 = vector.transpose %0, [3, 0, 2, 1] : vector<100x5x4x1xf32> to vector<1x100x4x5xf32>
// CHECK-NEXT: return %1 : vector<1x100x4x5xf32>
// CHECK-NEXT: }
func.func @perm(%t: tensor<4x4x4xf32>, %v: vector<4x1xf32>) -> vector<1x100x4x5xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<4x1xf32>, tensor<4x4x4xf32>
  %r = vector.transfer_read %w[%c0, %c0, %c0], %f {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2, 0)>} : tensor<4x4x4xf32>, vector<1x100x4x5xf32>
  return %r : vector<1x100x4x5xf32>
}

// CHECK-LABEL: func.func @perm2(%arg0: tensor<4x4x4xf32>, %arg1: vector<4x2x3xf32>) -> vector<3x4x2xf32> {
// CHECK-NEXT: %0 = vector.transpose %arg1, [2, 0, 1] : vector<4x2x3xf32> to vector<3x4x2xf32>
// CHECK-NEXT: return %0 : vector<3x4x2xf32>
// CHECK-NEXT: }
func.func @perm2(%t: tensor<4x4x4xf32>, %v: vector<4x2x3xf32>) -> vector<3x4x2xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0, %c0] {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>} : vector<4x2x3xf32>, tensor<4x4x4xf32>
  %r = vector.transfer_read %w[%c0, %c0, %c0], %f {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>} : tensor<4x4x4xf32>, vector<3x4x2xf32>
  return %r : vector<3x4x2xf32>
}

// CHECK-LABEL: func.func @rank(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: %1 = vector.transfer_read %0[%c0, %c0], %cst {in_bounds = [true]} : tensor<4x4xf32>, vector<4xf32>
// CHECK-NEXT: return %1 : vector<4xf32>
// CHECK-NEXT: }
func.func @rank(%t: tensor<4x4xf32>, %v: vector<1x4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %r = vector.transfer_read %w[%c0, %c0], %f {in_bounds = [true]} : tensor<4x4xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @oob(%arg0: tensor<?xf32>, %arg1: vector<4xf32>, %arg2: index) -> (vector<4xf32>, tensor<?xf32>) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%arg2] : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT: %1 = vector.transfer_read %0[%arg2], %cst : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT: return %1, %0 : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @oob(%t: tensor<?xf32>, %v: vector<4xf32>, %i: index) -> (vector<4xf32>, tensor<?xf32>) {
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  %r = vector.transfer_read %w[%i], %f : tensor<?xf32>, vector<4xf32>
  %w2 = vector.transfer_write %r, %w[%i] : vector<4xf32>, tensor<?xf32>
  return %r, %w2 : vector<4xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @waw_used(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: %1 = vector.transfer_write %arg2, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: %2 = vector.transfer_write %arg2, %1[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: return %2, %1 : tensor<4x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: }
func.func @waw_used(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %u: vector<1x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %w = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %x = vector.transfer_write %u, %w[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %w2 = vector.transfer_write %u, %x[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %w2, %x : tensor<4x4xf32>, tensor<4x4xf32>
}

// CHECK-LABEL: func.func @zero(%arg0: tensor<f32>, %arg1: vector<f32>) -> (vector<f32>, tensor<f32>) {
// CHECK-NEXT: return %arg1, %arg0 : vector<f32>, tensor<f32>
// CHECK-NEXT: }
func.func @zero(%t: tensor<f32>, %v: vector<f32>) -> (vector<f32>, tensor<f32>) {
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[] : vector<f32>, tensor<f32>
  %r = vector.transfer_read %w[], %f : tensor<f32>, vector<f32>
  %r2 = vector.transfer_read %t[], %f : tensor<f32>, vector<f32>
  %w2 = vector.transfer_write %r2, %t[] : vector<f32>, tensor<f32>
  return %r, %w2 : vector<f32>, tensor<f32>
}

// CHECK-LABEL: func.func @a(%arg0: tensor<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT: %1 = vector.transfer_read %0[%c0], %cst, %arg2 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
// CHECK-NEXT: return %1 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @b(%arg0: tensor<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%c0], %arg2 {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT: %1 = vector.transfer_read %0[%c0], %cst {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
// CHECK-NEXT: return %1 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @c(%arg0: tensor<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = vector.transfer_write %arg1, %arg0[%c0], %arg2 {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT: %1 = vector.transfer_read %0[%c0], %cst, %arg3 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
// CHECK-NEXT: return %1 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @d(%arg0: tensor<4xf32>, %arg1: vector<4xi1>, %arg2: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT: return %cst, %cst : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @a(%t: tensor<4xf32>, %v: vector<4xf32>, %m: vector<4xi1>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %r = vector.transfer_read %w[%c0], %f, %m {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @b(%t: tensor<4xf32>, %v: vector<4xf32>, %m: vector<4xi1>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %r = vector.transfer_read %w[%c0], %f {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @c(%t: tensor<4xf32>, %v: vector<4xf32>, %m: vector<4xi1>, %n: vector<4xi1>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %r = vector.transfer_read %w[%c0], %f, %n {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @d(%t: tensor<4xf32>, %m: vector<4xi1>, %n: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %v = arith.constant dense<0.0> : vector<4xf32>
  %w = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %r = vector.transfer_read %w[%c0], %f, %n {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %w2 = vector.transfer_write %v, %t[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %r2 = vector.transfer_read %w2[%c0], %f, %m {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  return %r, %r2 : vector<4xf32>, vector<4xf32>
}
