// What the program does wrong with a buffer is said of it as it was, and what becomes of that when
// the buffer moves, of the pass.
// RUN: not %bufscope-opt %s --check --promote-buffers-to-stack 2>%t.err | FileCheck %s --check-prefix=OUT
// RUN: FileCheck %s <%t.err

// OUT: %alloca = memref.alloca() : memref<4xi32>

// CHECK: {{.*}}:[[@LINE+5]]:12: error: this buffer is freed too early: 'memref.load' uses it later
// CHECK: {{.*}} note: so before the first pass
// CHECK: {{.*}}:[[@LINE+3]]:12: warning: this buffer is on the stack, and 'memref.dealloc' frees it
// CHECK: {{.*}} note: so since stage 1, promote-buffers-to-stack
func.func @used_when_freed_before(%frees: i1, %i: index) -> i32 {
  %alloc = memref.alloc() : memref<4xi32>
  cf.cond_br %frees, ^free(%alloc : memref<4xi32>), ^use
^free(%alias: memref<4xi32>):
  memref.dealloc %alias : memref<4xi32>
  cf.br ^use
^use:
  %read = memref.load %alloc[%i] : memref<4xi32>
  return %read : i32
}
