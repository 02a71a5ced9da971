// Sums and products of two symbols or two dimensions have the first one first since 22.
// RUN: %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

// CHECK-LABEL: func.func @f() {
// CHECK-NEXT: "t.t"() {a0 = affine_map<(d0, d1)[s0, s1] -> (s0 * s1)>, a1 = affine_map<(d0, d1)[s0, s1] -> (s0 + s1)>, a2 = affine_map<(d0, d1)[s0, s1] -> (d0 + d1)>, a3 = affine_map<(d0, d1)[s0, s1] -> (d0 + s0)>, a4 = affine_map<(d0, d1)[s0, s1] -> ((s1 * s1) * s0)>, a5 = affine_map<(d0, d1)[s0, s1] -> (s1 * (s0 * s1))>, a6 = affine_map<(d0, d1)[s0, s1] -> ((s0 + s1) * s0)>, a7 = affine_map<(d0, d1)[s0, s1] -> ((s0 + s1) * (s0 + s1))>, a8 = affine_map<(d0, d1)[s0, s1] -> ((s1 floordiv s0) * s0)>, a9 = affine_map<(d0, d1)[s0, s1, s2] -> ((s1 * s2) * s0)>, b1 = affine_map<(d0, d1)[s0, s1, s2] -> ((s0 * s2) * 2)>, b2 = affine_map<(d0, d1)[s0, s1, s2] -> ((s2 * (s0 * 3)) * 2)>, b3 = affine_map<(d0, d1)[s0, s1, s2] -> (s2 * (s0 * s1))>, b4 = affine_map<(d0, d1)[s0, s1, s2] -> ((s0 * s2) * (s0 * s1))>, b5 = affine_map<(d0, d1)[s0, s1, s2] -> ((s0 * s1) * 2)>, b6 = affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + d0 * s0 + d0 * s0)>, b7 = affine_map<(d0, d1)[s0, s1, s2] -> ((d0 + d1) * s0 + d0 * s1)>} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f() {
  "t.t"() {
   a0 = affine_map<(d0, d1)[s0, s1] -> (s1 * s0)>,
   a1 = affine_map<(d0, d1)[s0, s1] -> (s1 + s0)>,
   a2 = affine_map<(d0, d1)[s0, s1] -> (d1 + d0)>,
   a3 = affine_map<(d0, d1)[s0, s1] -> (s0 + d0)>,
   a4 = affine_map<(d0, d1)[s0, s1] -> (s1 * s1 * s0)>,
   a5 = affine_map<(d0, d1)[s0, s1] -> (s1 * (s0 * s1))>,
   a6 = affine_map<(d0, d1)[s0, s1] -> ((s0 + s1) * s0)>,
   a7 = affine_map<(d0, d1)[s0, s1] -> ((s1 + s0) * (s0 + s1))>,
   a8 = affine_map<(d0, d1)[s0, s1] -> ((s1 floordiv s0) * s0)>,
   a9 = affine_map<(d0, d1)[s0, s1, s2] -> (s2 * s1 * s0)>,
   b1 = affine_map<(d0, d1)[s0, s1, s2] -> ((s2 * 2) * s0)>,
   b2 = affine_map<(d0, d1)[s0, s1, s2] -> ((s2 * 2) * (s0 * 3))>,
   b3 = affine_map<(d0, d1)[s0, s1, s2] -> (s2 * (s1 * s0))>,
   b4 = affine_map<(d0, d1)[s0, s1, s2] -> ((s2 * s0) * (s1 * s0))>,
   b5 = affine_map<(d0, d1)[s0, s1, s2] -> (s0 * s1 + s1 * s0)>,
   b6 = affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + d0 * s0 + s0 * d0)>,
   b7 = affine_map<(d0, d1)[s0, s1, s2] -> ((d1 + d0) * s0 + d0 * s1)>
  } : () -> ()
  return
}
