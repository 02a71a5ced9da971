// In one dimension, the places of a sparse constant are numbers or lists of one number.
//
// RUN: %bufscope-opt %s --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @f() {
// CHECK-NEXT: "test.use"() {bar = sparse<0, -1> : tensor<1xi64>} : () -> ()
// CHECK-NEXT: "test.use"() {bar = sparse<[0, 3], [-1, 2]> : tensor<5xi64>} : () -> ()
// CHECK-NEXT: "test.use"() {bar = sparse<[0, 3], 7> : tensor<5xi64>} : () -> ()
// CHECK-NEXT: "test.use"() {bar = sparse<{{\[\[}}0], [3]], [1.000000e+00, 2.000000e+00]> : tensor<5xf32>} : () -> ()
// CHECK-NEXT: "test.use"() {bar = sparse<2, 1.000000e+00> : vector<5xf32>} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @f() {
  "test.use"() {bar = sparse<[0], [-1]> : tensor<1xi64>} : () -> ()
  "test.use"() {bar = sparse<[0, 3], [-1, 2]> : tensor<5xi64>} : () -> ()
  "test.use"() {bar = sparse<[0, 3], 7> : tensor<5xi64>} : () -> ()
  "test.use"() {bar = sparse<[[0], [3]], [1.0, 2.0]> : tensor<5xf32>} : () -> ()
  "test.use"() {bar = sparse<[2, 2], [1.0, 1.0]> : vector<5xf32>} : () -> ()
  return
}
// CHECK-LABEL: func.func @without_elements() {
// CHECK-NEXT: "test.use"() {bar = sparse<> : tensor<9xi32>} : () -> ()
// CHECK-NEXT: "test.use"() {bar = sparse<> : tensor<i32>} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @without_elements() {
  "test.use"() {bar = sparse<[], 3> : tensor<9xi32>} : () -> ()
  "test.use"() {bar = sparse<0, 3> : tensor<i32>} : () -> ()
  return
}
