// Sparse elements are left out when their places or their values are too many; a layout that says nothing goes, whatever symbols it declares.
// RUN: %bufscope-opt %s --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=3 | FileCheck %s
// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s --check-prefix=WHOLE

// CHECK-LABEL: func.func @sparse(%arg0: memref<3x?xf32, 2>) {
// CHECK-NEXT: "some.op"() {few = sparse<{{\[\[}}1], [2]], [3.000000e+00, 4.000000e+00]> : tensor<9xf32>} : () -> ()
// CHECK-NEXT: "some.op"() {places = dense_resource<__elided__> : tensor<9x9xi8>} : () -> ()
// CHECK-NEXT: "some.op"() {values = dense_resource<__elided__> : tensor<9xcomplex<i8>>} : () -> ()
// CHECK-NEXT: "some.op"() {splat = sparse<{{\[\[}}1], [2], [3]], 4> : tensor<9xi8>} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// WHOLE-LABEL: func.func @sparse(%arg0: memref<3x?xf32, 2>) {
// WHOLE-NEXT: "some.op"() {few = sparse<{{\[\[}}1], [2]], [3.000000e+00, 4.000000e+00]> : tensor<9xf32>} : () -> ()
// WHOLE-NEXT: "some.op"() {places = sparse<{{\[\[}}1, 1], [2, 3]], [3, 4]> : tensor<9x9xi8>} : () -> ()
// WHOLE-NEXT: "some.op"() {values = sparse<{{\[\[}}0], [1], [2], [3]], [(1,2), (3,4), (5,6), (7,8)]> : tensor<9xcomplex<i8>>} : () -> ()
// WHOLE-NEXT: "some.op"() {splat = sparse<{{\[\[}}1], [2], [3]], 4> : tensor<9xi8>} : () -> ()
// WHOLE-NEXT: return
// WHOLE-NEXT: }
func.func @sparse(%m: memref<3x?xf32, affine_map<(i, j)[s] -> (i, j)>, 2>) {
  "some.op"() {few = sparse<[[1], [2]], [3.0, 4.0]> : tensor<9xf32>} : () -> ()
  "some.op"() {places = sparse<[[1, 1], [2, 3]], [3, 4]> : tensor<9x9xi8>} : () -> ()
  "some.op"() {values = sparse<[[0], [1], [2], [3]], [(1, 2), (3, 4), (5, 6), (7, 8)]> : tensor<9xcomplex<i8>>} : () -> ()
  "some.op"() {splat = sparse<[[1], [2], [3]], 4> : tensor<9xi8>} : () -> ()
  return
}
