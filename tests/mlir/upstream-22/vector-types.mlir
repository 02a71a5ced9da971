// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s
// What is wrong with a vector is said of the whole, of its elements first.

// CHECK: {{.*}}:[[@LINE+1]]:25: error: vector types must have positive constant sizes but got 0, 2
func.func private @zero(vector<0x2xi1>)

// -----

// CHECK: {{.*}}:[[@LINE+1]]:32: error: vector types must have positive constant sizes but got 2, 0
func.func private @none(tensor<vector<2x[0]xf32>>)

// -----

// CHECK: {{.*}}:[[@LINE+1]]:28: error: failed to verify 'elementType': VectorElementTypeInterface instance
func.func private @element(vector<0xnone>)
