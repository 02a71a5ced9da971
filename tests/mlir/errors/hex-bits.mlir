// RUN: not %bufscope-opt %s --split-input-file 2>&1 | FileCheck %s

// CHECK: {{.*}}:{{[0-9]+}}:56: error: elements hex data size is invalid for provided type: 'tensor<10xi1>'
func.func private @few() attributes {a = dense<"0x01"> : tensor<10xi1>}

// -----

// CHECK: {{.*}}:{{[0-9]+}}:57: error: elements hex data size is invalid for provided type: 'tensor<0xi1>'
func.func private @none() attributes {a = dense<"0x01"> : tensor<0xi1>}

// -----

// CHECK: {{.*}}:{{[0-9]+}}:58: error: expected i1 type for 'true' or 'false' values
func.func private @wide() attributes {a = array<i128: 1, true>}
