// What the program does wrong with a buffer is not promotion's fault: a run on which it frees the
// buffer goes wrong before and behind the pass, and those that are right do not come there.
// RUN: %bufscope-opt %s --promote-buffers-to-stack 2>%t.err | FileCheck %s --check-prefix=OUT
// RUN: FileCheck %s <%t.err

// OUT: %alloca = memref.alloca() : memref<4xi32>

// CHECK: {{.*}}:[[@LINE+3]]:12: warning: this buffer moves to the stack, but the program frees an alias of it
// CHECK-NOT: error:
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
