// The ops of the dialect bufferization and the rest of memref.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK: memref.global "private" constant @table : memref<2x2xf32> = dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]>
memref.global "private" constant @table : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
// CHECK: memref.global @declared : memref<3xi32>
memref.global @declared : memref<3xi32>
// CHECK: memref.global "private" @zeroed : memref<3xi32> = uninitialized
memref.global "private" @zeroed : memref<3xi32> = uninitialized
// CHECK: memref.global "private" @aligned : memref<3xi32> = dense<7> {alignment = 64 : i64}
memref.global "private" @aligned : memref<3xi32> = dense<7> {alignment = 64 : i64}

// CHECK-LABEL: func.func @dealloc(%arg0: memref<2xf32>, %arg1: memref<*xi8>, %arg2: i1, %arg3: i1) -> (i1, i1, i1) {
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg2)
// CHECK-NEXT: %0 = bufferization.dealloc retain (%arg0 : memref<2xf32>)
// CHECK-NEXT: %1:2 = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<*xi8>) if (%arg2, %arg3) retain (%arg1, %arg0 : memref<*xi8>, memref<2xf32>) {tag}
// CHECK-NEXT: return %0, %1#0, %1#1 : i1, i1, i1
// CHECK-NEXT: }
func.func @dealloc(%a: memref<2xf32>, %b: memref<*xi8>, %c: i1, %d: i1) -> (i1, i1, i1) {
  bufferization.dealloc
  bufferization.dealloc (%a : memref<2xf32>) if (%c)
  %0 = bufferization.dealloc retain (%a : memref<2xf32>)
  %1:2 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<*xi8>) if (%c, %d) retain (%b, %a : memref<*xi8>, memref<2xf32>) {tag}
  return %0, %1#0, %1#1 : i1, i1, i1
}

// CHECK-LABEL: func.func @clone(%arg0: memref<2xf32>) -> memref<?xf32> {
// CHECK-NEXT: %0 = bufferization.clone %arg0 {tag} : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: return %0 : memref<?xf32>
// CHECK-NEXT: }
func.func @clone(%a: memref<2xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %a {tag} : memref<2xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @memref_ops(%arg0: memref<8x?xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT: %0 = memref.get_global @table : memref<2x2xf32>
// CHECK-NEXT: %alloc = memref.alloc(%arg1)[%arg2] : memref<?xf32, #map>
// CHECK-NEXT: %alloca = memref.alloca() {alignment = 16 : i64} : memref<f32>
// CHECK-NEXT: %subview = memref.subview %arg0[%arg1, 1] [2, %arg1] [1, %arg2] : memref<8x?xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %subview_0 = memref.subview %arg0[0, 0] [1, 4] [1, 1] : memref<8x?xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: %subview_1 = memref.subview %arg0[%arg1, 1] [2, %arg1] [1, %arg2] : memref<8x?xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [2, %arg1], strides: [%arg2, 1] : memref<8x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %1 = memref.load %alloca[] : memref<f32>
// CHECK-NEXT: memref.store %1, %arg0[%arg1, %arg1] : memref<8x?xf32>
// CHECK-NEXT: %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %2 = memref.realloc %alloc_2(%arg1) {alignment = 8 : i64} : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @memref_ops(%m: memref<8x?xf32>, %n: index, %s: index) {
  %g = memref.get_global @table : memref<2x2xf32>
  %a = memref.alloc(%n)[%s] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %z = memref.alloca() {alignment = 16 : i64} : memref<f32>
  %v = memref.subview %m[%n, 1] [2, %n] [1, %s] : memref<8x?xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
  %w = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<8x?xf32> to memref<4xf32, strided<[1]>>
  // Marks of scalable vectors are read and forgotten.
  %y = memref.subview %m[%n [], [1]] [2, %n []] [1, %s [] ] : memref<8x?xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
  %r = memref.reinterpret_cast %m to offset: [%n], sizes: [2, %n], strides: [%s, 1] : memref<8x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %x = memref.load %z[] : memref<f32>
  memref.store %x, %m[%n, %n] : memref<8x?xf32>
  %w4 = memref.alloc() : memref<4xf32>
  %e = memref.realloc %w4(%n) {alignment = 8} : memref<4xf32> to memref<?xf32>
  return
}

// CHECK-LABEL: func.func @test_ops(%arg0: memref<2xf32>, %arg1: memref<?xf32>) {
// CHECK-NEXT: test.copy(%arg0, %arg1) : (memref<2xf32>, memref<?xf32>)
// CHECK-NEXT: test.buffer_based in(%arg0 : memref<2xf32>) out(%arg0 : memref<2xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @test_ops(%m: memref<2xf32>, %t: memref<?xf32>) {
  test.copy(%m, %t) : (memref<2xf32>, memref<?xf32>)
  test.buffer_based in(%m: memref<2xf32>) out(%m: memref<2xf32>)
  return
}
