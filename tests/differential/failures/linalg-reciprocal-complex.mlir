// linalg.reciprocal makes a one of the element's type, and there is none of complex numbers.
// RUN: --canonicalize
// REFERENCE: crash
// OURS: error
// CHECK: error: custom op 'linalg.reciprocal' no reciprocal of 'complex<f32>' is known
func.func @reciprocal(%a: memref<3xcomplex<f32>>) {
  linalg.reciprocal ins(%a : memref<3xcomplex<f32>>) outs(%a : memref<3xcomplex<f32>>)
  return
}
