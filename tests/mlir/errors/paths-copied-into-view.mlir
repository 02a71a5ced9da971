// What lies alone in memory that is copied into a view lies at that place of the view: whoever has
// the memory behind it finds the buffer. Of several nobody knows any more which one is where.
// RUN: not %bufscope-opt %s --check --split-input-file --buffer-deallocation 2>&1 >%t.out | FileCheck %s --check-prefix=FREE
// RUN: not %bufscope-opt %s --check --split-input-file --promote-buffers-to-stack 2>&1 >%t.out | FileCheck %s --check-prefix=STACK

// FREE: {{.*}} error: this buffer is freed while 'memref.copy' has put it into memory, where others may still find it
// FREE-NEXT: %a = memref.alloc(){{.*}}
// STACK: {{.*}} error: this buffer is on the stack, and 'memref.copy' puts it into memory, where others may find it when the stack is released
// STACK-NEXT: %a = memref.alloc(){{.*}}
func.func @copied(%out: memref<4xmemref<2xf32>>, %x: f32) {
  %c0 = arith.constant 0 : index
  %t = memref.alloca() : memref<1xmemref<2xf32>>
  %a = memref.alloc() : memref<2xf32>
  memref.store %x, %a[%c0] : memref<2xf32>
  memref.store %a, %t[%c0] : memref<1xmemref<2xf32>>
  %v = memref.subview %out[2] [1] [1]
      : memref<4xmemref<2xf32>> to memref<1xmemref<2xf32>, strided<[1], offset: 2>>
  memref.copy %t, %v
      : memref<1xmemref<2xf32>> to memref<1xmemref<2xf32>, strided<[1], offset: 2>>
  return
}

// -----

// FREE: {{.*}} error: this buffer is freed while 'memref.copy' has put it into memory, where others may still find it
// STACK: {{.*}} error: this buffer is on the stack, and 'memref.copy' puts it into memory, where others may find it when the stack is released
func.func @two(%out: memref<4xmemref<2xf32>>, %m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloca() : memref<2xmemref<2xf32>>
  %a = memref.alloc() : memref<2xf32>
  memref.store %a, %t[%c0] : memref<2xmemref<2xf32>>
  memref.store %m, %t[%c1] : memref<2xmemref<2xf32>>
  %v = memref.subview %out[2] [2] [1]
      : memref<4xmemref<2xf32>> to memref<2xmemref<2xf32>, strided<[1], offset: 2>>
  memref.copy %t, %v
      : memref<2xmemref<2xf32>> to memref<2xmemref<2xf32>, strided<[1], offset: 2>>
  return
}
