// A buffer of the body of a kernel is freed there.
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline | FileCheck %s

// CHECK-LABEL: func.func @launch(%arg0: index, %arg1: f64) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @launch(%n: index, %v: f64) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %buffer = memref.alloc() : memref<3xf64>
    memref.store %v, %buffer[%tx] : memref<3xf64>
    gpu.terminator
  }
  return
}
