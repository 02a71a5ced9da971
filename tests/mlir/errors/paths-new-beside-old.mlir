// The program uses the buffer when it has freed it; that does not hide where promotion makes it wrong.
// RUN: not %bufscope-opt %s --check --allow-unregistered-dialect --promote-buffers-to-stack 2>&1 >%t.out | FileCheck %s

// CHECK: {{.*}}:[[@LINE+4]]:14: error: this buffer is on the stack, and 'memref.load' uses it when the stack is released
func.func @used_behind_the_scope(%frees: i1, %leaves: i1, %i: index) -> i32 {
  %zero = arith.constant 0 : i32
  %x = memref.alloca_scope -> (memref<4xi32>) {
    %alloc = memref.alloc() : memref<4xi32>
    %cast = memref.cast %alloc : memref<4xi32> to memref<?xi32>
    scf.if %frees {
      memref.dealloc %cast : memref<?xi32>
      %bad = memref.load %alloc[%i] : memref<4xi32>
      "test.use"(%bad) : (i32) -> ()
    }
    memref.alloca_scope.return %alloc : memref<4xi32>
  }
  %r = scf.if %leaves -> i32 {
    %y = memref.load %x[%i] : memref<4xi32>
    scf.yield %y : i32
  } else {
    scf.yield %zero : i32
  }
  return %r : i32
}
