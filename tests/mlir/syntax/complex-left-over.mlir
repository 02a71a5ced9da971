// Three numbers where complex ones belong are one of these, for all elements; an error since 22.
// RUN: %bufscope-opt %s | FileCheck %s

func.func private @a() attributes {
  x.pair_and_number = dense<[(1, 2), 3]> : tensor<2xcomplex<i8>>,
  x.number_and_pair = dense<[3, (1, 2)]> : tensor<2xcomplex<i8>>,
  x.nested = dense<[[(1, 2)], [3]]> : tensor<2x1xcomplex<i8>>,
  x.floats = dense<[1.0, 2.0, 1.0]> : tensor<3xcomplex<f64>>,
  x.bits = dense<[(true, false), true]> : tensor<2xcomplex<i1>>,
  x.wide = dense<[(1, 2), 3]> : tensor<2xcomplex<i128>>
}

// CHECK: module {
// CHECK-NEXT: func.func private @a() attributes {x.bits = dense<(true,false)> : tensor<2xcomplex<i1>>, x.floats = dense<(1.000000e+00,2.000000e+00)> : tensor<3xcomplex<f64>>, x.nested = dense<(1,2)> : tensor<2x1xcomplex<i8>>, x.number_and_pair = dense<(3,1)> : tensor<2xcomplex<i8>>, x.pair_and_number = dense<(1,2)> : tensor<2xcomplex<i8>>, x.wide = dense<(1,2)> : tensor<2xcomplex<i128>>}
// CHECK-NEXT: }
