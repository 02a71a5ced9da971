// Layouts that repeat elements, which are strided since 22.
// RUN: not %bufscope-opt %s --upstream=22 --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f(%m: memref<4x4xf32>) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [0, 1] : memref<4x4xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d1)>> return }

// -----

func.func @f(%m: memref<4x4xf32>) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [0, 1] : memref<4x4xf32> to memref<4x4xf32, strided<[0, 1]>> return }

// -----

func.func @f(%m: memref<4x4xf32>) { %0 = memref.cast %m : memref<4x4xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d1)>> return }

// -----

func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (0)>>) { %0 = memref.cast %m : memref<4x4xf32, affine_map<(d0, d1) -> (0)>> to memref<4x4xf32, strided<[?, ?], offset: ?>> return }

// -----

func.func @f(%m: memref<1x4xf32, affine_map<(d0, d1) -> (d1)>>) { %0 = memref.cast %m : memref<1x4xf32, affine_map<(d0, d1) -> (d1)>> to memref<1x4xf32, strided<[?, ?], offset: ?>> return }

// -----

func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d1)>>, %t: memref<4x4xf32>) { memref.copy %m, %t : memref<4x4xf32, affine_map<(d0, d1) -> (d1)>> to memref<4x4xf32> %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32, affine_map<(d0, d1) -> (d1)>> to memref<2x2xf32, strided<[0, 1]>> return }

// -----

func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d1)>>, %t: memref<4x4xf32>) { %b, %o, %s:2, %st:2 = memref.extract_strided_metadata %m : memref<4x4xf32, affine_map<(d0, d1) -> (d1)>> -> memref<f32>, index, index, index, index, index return }

// CHECK: {{.*}}layouts.mlir:12:42: error: 'memref.cast' op operand type 'memref<4x4xf32>' and result type 'memref<4x4xf32, affine_map<(d0, d1) -> (d1)>>' are cast incompatible
// CHECK-NEXT: func.func @f(%m: memref<4x4xf32>) { %0 = memref.cast %m : memref<4x4xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d1)>> return }
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}layouts.mlir:12:42: note: see current operation: %0 = "memref.cast"(%arg0) : (memref<4x4xf32>) -> memref<4x4xf32, affine_map<(d0, d1) -> (d1)>>
