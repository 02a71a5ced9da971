// Types: shapes, layouts, memory spaces, functions, and what is left out of them.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-LABEL: func.func private @ranks(memref<f32>, memref<1xf32>, memref<?x2x?xi1>, memref<*xindex>, memref<0xf32>)
func.func private @ranks(memref<f32>, memref<1xf32>, memref<?x2x?xi1>, memref<*xindex>, memref<0xf32>)
// CHECK-LABEL: func.func private @strided(memref<4xf32, strided<[1]>>, memref<4xf32, strided<[2]>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[4, 1], offset: 12>>)
func.func private @strided(memref<4xf32, strided<[1]>>, memref<4xf32, strided<[2], offset: 0>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[4, 1], offset: 12>>)
// CHECK-LABEL: func.func private @spaces(memref<4xf32, 1>, memref<4xf32>, memref<4xf32, 2 : i32>, memref<4xf32, "near">, memref<4xf32, strided<[2]>, 3>, memref<*xf32, 7>)
func.func private @spaces(memref<4xf32, 1>, memref<4xf32, 0>, memref<4xf32, 2 : i32>, memref<4xf32, "near">, memref<4xf32, strided<[2]>, 3>, memref<*xf32, 7>)
// CHECK-LABEL: func.func private @integer_spaces(memref<4xf32>, memref<*xf32>, memref<4xf32, -1 : i8>, memref<4xf32, 36893488147419103232 : i128>)
func.func private @integer_spaces(memref<4xf32, 0 : i32>, memref<*xf32, false>, memref<4xf32, -1 : i8>, memref<4xf32, 36893488147419103232 : i128>)
// CHECK-LABEL: func.func private @maps(memref<4x5xf32, #map>, memref<4x5xf32>, memref<?xf32, #map1>)
func.func private @maps(memref<4x5xf32, affine_map<(d0, d1) -> (d1, d0)>>, memref<4x5xf32, affine_map<(d0, d1) -> (d0, d1)>>, memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>)
// CHECK-LABEL: func.func private @elements(memref<2xmemref<3xf32>>, memref<2xvector<4xf32>>, memref<2xcomplex<f32>>, memref<2xbf16>, memref<2xsi8>, memref<2xui16>)
func.func private @elements(memref<2xmemref<3xf32>>, memref<2xvector<4xf32>>, memref<2xcomplex<f32>>, memref<2xbf16>, memref<2xsi8>, memref<2xui16>)
// CHECK-LABEL: func.func private @functions((i32) -> f32, () -> (), (i1, i2) -> (i3, memref<2xf32>)) -> ((i32) -> i32)
func.func private @functions((i32) -> f32, () -> (), (i1, i2) -> (i3, memref<2xf32>)) -> ((i32) -> i32)
// CHECK-LABEL: func.func private @several_results() -> (i32, f32)
func.func private @several_results() -> (i32, f32)
// CHECK-LABEL: func.func private @others(tensor<2x?xf32>, tensor<*xf32>, vector<2x4xf32>, tuple<i32, f32>, none)
func.func private @others(tensor<2x?xf32>, tensor<*xf32>, vector<2x4xf32>, tuple<i32, f32>, none)
