// RUN: %bufscope-opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s
// Loops from the smallest numbers to the largest: how often they run has no place in 64 bits.

// CHECK-LABEL:   func.func @half({{.*}}) -> f32 {
// CHECK-NEXT:      %0 = affine.for %arg1 = -9223372036854775807 to 1 iter_args(%arg2 = %arg0) -> (f32) {
// CHECK-NEXT:        "t.x"() : () -> ()
func.func @half(%z: f32) -> f32 {
  %r = affine.for %i = -9223372036854775807 to 1 iter_args(%x = %z) -> f32 {
    "t.x"() : () -> ()
    affine.yield %x : f32
  }
  return %r : f32
}

// CHECK-LABEL:   func.func @swaps({{.*}}) -> (f32, f32) {
// CHECK-NEXT:      %0:2 = affine.for {{.*}}
func.func @swaps(%z: f32, %w: f32) -> (f32, f32) {
  %r:2 = affine.for %i = -9223372036854775807 to 9 step 3 iter_args(%x = %z, %y = %w) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// Taken for a loop that does not run, as upstream counts.
// CHECK-LABEL:   func.func @whole({{.*}}) -> f32 {
// CHECK-NEXT:      return %arg0 : f32
func.func @whole(%z: f32, %w: f32) -> f32 {
  %r = affine.for %i = -9223372036854775807 to 9223372036854775807 step 3 iter_args(%x = %z) -> (f32) {
    affine.yield %w : f32
  }
  return %r : f32
}

// CHECK-LABEL:   func.func @never({{.*}}) -> f32 {
// CHECK-NEXT:      return %arg0 : f32
func.func @never(%z: f32, %w: f32) -> f32 {
  %r = affine.for %i = 9223372036854775807 to -9223372036854775807 iter_args(%x = %z) -> (f32) {
    affine.yield %w : f32
  }
  return %r : f32
}
