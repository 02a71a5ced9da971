// A tensor is in the buffer that it was made of, and the buffer that it is in is that one, as this release spells it.
// RUN: not %bufscope-opt %s --upstream=22 --legacy --check -o %t.out 2>%t.err
// RUN: FileCheck %s < %t.err

// CHECK: {{.*}}:[[@LINE+4]]:11: error: this buffer is freed too early: 'memref.load' uses it later
// CHECK-NEXT: %made = memref.alloc{{.*}}
// CHECK: {{.*}} note: so since stage 4, buffer-deallocation
func.func @read_through_a_tensor(%from: memref<5000xi64>, %i: index) -> i64 {
  %made = memref.alloc() : memref<5000xi64>
  memref.copy %from, %made : memref<5000xi64> to memref<5000xi64>
  %tensor = bufferization.to_tensor %made restrict : memref<5000xi64> to tensor<5000xi64>
  %any = tensor.cast %tensor : tensor<5000xi64> to tensor<?xi64>
  %buffer = bufferization.to_buffer %any : tensor<?xi64> to memref<?xi64>
  %read = memref.load %buffer[%i] : memref<?xi64>
  return %read : i64
}
