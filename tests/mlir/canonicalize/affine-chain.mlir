// RUN: %bufscope-opt %s --canonicalize | FileCheck %s
// A chain becomes one map. On the way its terms are many, and few of them differ.

// CHECK:       #map = affine_map<()[s0] -> (s0 * 786432 - ((s0 * 8 + 8) floordiv 5) * 163840 - {{.*}}
// CHECK:         %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:    return %0 : index
func.func @chain(%n: index) -> index {
  %v0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  %v1 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) floordiv 2 + (d0 + d1 * 5) mod 2)>(%v0, %v0)
  %v2 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) floordiv 2 + (d0 + d1 * 5) mod 3)>(%v1, %v1)
  %v3 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) floordiv 2 + (d0 + d1 * 5) mod 4)>(%v2, %v2)
  %v4 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) floordiv 2 + (d0 + d1 * 5) mod 5)>(%v3, %v3)
  %v5 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) floordiv 2 + (d0 + d1 * 5) mod 6)>(%v4, %v4)
  %v6 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) floordiv 2 + (d0 + d1 * 5) mod 7)>(%v5, %v5)
  %v7 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) floordiv 2 + (d0 + d1 * 5) mod 8)>(%v6, %v6)
  %v8 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) floordiv 2 + (d0 + d1 * 5) mod 9)>(%v7, %v7)
  %v9 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) floordiv 2 + (d0 + d1 * 5) mod 10)>(%v8, %v8)
  %v10 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) floordiv 2 + (d0 + d1 * 5) mod 11)>(%v9, %v9)
  %v11 = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) floordiv 2 + (d0 + d1 * 5) mod 12)>(%v10, %v10)
  return %v11 : index
}
