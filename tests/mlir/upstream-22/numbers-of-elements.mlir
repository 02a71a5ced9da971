// How many elements there are, and of what.
// RUN: not %bufscope-opt --upstream=22 --allow-unregistered-dialect %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%v: vector<2x6xf32>) {
  %0 = vector.shape_cast %v : vector<2x6xf32> to vector<3x3x1xf32>
  return
}
// CHECK: {{.*}}numbers-of-elements.mlir:5:8: error: 'vector.shape_cast' op has different number of elements at source (12) and result (9)

// -----

"t.w"() {a = dense<["a", 1.5]> : tensor<2x!foo.s>} : () -> ()
// CHECK: {{.*}}numbers-of-elements.mlir:12:14: error: expected string token, got 1.5
