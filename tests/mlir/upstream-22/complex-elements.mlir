// RUN: not %bufscope-opt %s --upstream=22 --split-input-file 2>&1 | FileCheck %s
// There are two numbers for each complex one; what is wrong with the values of sparse elements is
// said where they begin.

// CHECK: {{.*}}:[[@LINE+1]]:42: error: parsed 1 elements, but type ('complex<i8>') expected 2 elements
func.func private @one() attributes {a = dense<0> : tensor<2xcomplex<i8>>}

// -----

// CHECK: {{.*}}:[[@LINE+1]]:43: error: parsed 3 elements, but type ('tensor<2xcomplex<i8>>') expected 4 elements
func.func private @list() attributes {a = dense<[(1,2),3]> : tensor<2xcomplex<i8>>}

// -----

// CHECK: {{.*}}:[[@LINE+1]]:46: error: parsed 2 elements, but type ('tensor<2x1xcomplex<i8>>') expected 4 elements
func.func private @numbers() attributes {a = dense<[[1],[2]]> : tensor<2x1xcomplex<i8>>}

// -----

// CHECK: {{.*}}:[[@LINE+1]]:63: error: parsed 2 elements, but type ('tensor<2xcomplex<i8>>') expected 4 elements
func.func private @sparse() attributes {a = sparse<[[0],[1]], [1,2]> : tensor<2xcomplex<i8>>}

// -----

// CHECK: {{.*}}:[[@LINE+1]]:54: error: elements hex data size is invalid for provided type: 'tensor<1xi1>'
func.func private @bytes() attributes {a = sparse<1, "0x0102"> : tensor<2xi1>}
