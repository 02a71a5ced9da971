// What the pipelines write that goes wrong when it runs is found, with the stage since which it does.
// RUN: not %bufscope-opt %s --buffer-deallocation-pipeline --check 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out
// RUN: not %bufscope-opt %s --buffer-deallocation-pipeline --check --function=put 2>&1 >/dev/null | FileCheck %s --check-prefix=ONE
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline | FileCheck %s --check-prefix=OUT

// OUT: func.func @by_hand{{.*}}
// OUT: func.func @put{{.*}}
// OUT: func.func @hand_out{{.*}}

// A buffer that the program frees under one of two names is told of as the program's.
// CHECK: {{.*}}:[[@LINE+5]]:8: error: this buffer is freed too early: 'memref.load' uses it later
// CHECK: {{.*}}:[[@LINE+4]]:8: note: so before the first pass
// CHECK: {{.*}}:[[@LINE+6]]:3: note: freed here, by 'memref.dealloc'
// CHECK: {{.*}}:[[@LINE+6]]:8: note: used here
func.func @by_hand(%v: f32, %i: index) -> f32 {
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<8xf32>
  %b = memref.cast %a : memref<8xf32> to memref<?xf32>
  memref.store %v, %b[%i] : memref<?xf32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<8xf32>
  %x = memref.load %b[%i] : memref<?xf32>
  return %x : f32
}

// The table of buffers that is returned has one that is freed.
// CHECK: {{.*}}:[[@LINE+6]]:10: error: this buffer is freed while 'memref.store' has put it into memory, where others may still find it
// CHECK: {{.*}} note: so since stage 3, ownership-based-buffer-deallocation
// ONE: {{.*}}:[[@LINE+4]]:10: error: this buffer is freed while {{.*}}
// ONE-NOT: {{.*}} error: {{.*}}
func.func @put(%in: memref<32xf64>) -> memref<memref<32xf64>> {
  %table = memref.alloc() : memref<memref<32xf64>>
  %buf = memref.alloc() : memref<32xf64>
  memref.copy %in, %buf : memref<32xf64> to memref<32xf64>
  memref.store %buf, %table[] : memref<memref<32xf64>>
  return %table : memref<memref<32xf64>>
}

// A tensor that is returned reads a buffer that is freed.
// CHECK: {{.*}}:[[@LINE+4]]:10: error: this buffer is freed too early: 'func.return' uses it later
// CHECK: {{.*}}:[[@LINE+5]]:8: note: freed behind this, by 'bufferization.dealloc' of ownership-based-buffer-deallocation
// CHECK-NOT: {{.*(error|warning): .*}}
func.func @hand_out(%x: i32, %i: index) -> tensor<19xi32> {
  %buf = memref.alloc() : memref<19xi32>
  memref.store %x, %buf[%i] : memref<19xi32>
  %t = bufferization.to_tensor %buf : memref<19xi32>
  return %t : tensor<19xi32>
}
