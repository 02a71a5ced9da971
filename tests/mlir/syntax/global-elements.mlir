// Elements that nothing computes with are elements all the same: they may be a global's initial
// value.
// RUN: %bufscope-opt %s | FileCheck %s

// CHECK: memref.global "private" constant @number : memref<complex<f32>> = dense<(1.000000e+00,2.000000e+00)>
memref.global "private" constant @number : memref<complex<f32>> = dense<(1.0, 2.0)>
// CHECK: memref.global "private" constant @numbers : memref<2xcomplex<f32>> = dense<[(1.000000e+00,2.000000e+00), (2.000000e+00,1.000000e+00)]>
memref.global "private" constant @numbers : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (2.0, 1.0)]>
// CHECK: memref.global "private" constant @elsewhere : memref<2xf32> = dense_resource<blob>
memref.global "private" constant @elsewhere : memref<2xf32> = dense_resource<blob>
// CHECK: memref.global "private" constant @few : memref<2xf32> = sparse<0, 1.000000e+00>
memref.global "private" constant @few : memref<2xf32> = sparse<[[0]], [1.0]>
// CHECK-LABEL: func.func @user() -> memref<2xf32> {
// CHECK-NEXT: %0 = memref.get_global @few : memref<2xf32>
// CHECK-NEXT: return %0 : memref<2xf32>
// CHECK-NEXT: }
func.func @user() -> memref<2xf32> {
  %0 = memref.get_global @few : memref<2xf32>
  return %0 : memref<2xf32>
}
