// Buffers that the device, a transfer or another thread still uses behind the op that began it.
// RUN: %bufscope-opt %s --check --split-input-file --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=FREE <%t.err
// RUN: %bufscope-opt %s --check --split-input-file --promote-buffers-to-stack 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=STACK <%t.err
// RUN: %bufscope-opt %s --check --split-input-file --buffer-hoisting --buffer-loop-hoisting 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=HOIST <%t.err

// FREE-NOT: {{.*}} error: {{.*}}
// STACK-NOT: {{.*}} error: {{.*}}
// HOIST-NOT: {{.*}} error: {{.*}}

// FREE: {{.*}} warning: this buffer is freed too early: 'gpu.wait' uses it later
// FREE-NEXT: %copied = memref.alloc(){{.*}}
func.func @copied(%m: memref<400xf32>, %o: memref<400xf32>) {
  %copied = memref.alloc() : memref<400xf32>
  memref.copy %m, %copied : memref<400xf32> to memref<400xf32>
  %t0 = gpu.wait async
  %t1 = gpu.memcpy async [%t0] %o, %copied : memref<400xf32>, memref<400xf32>
  %t2 = gpu.wait async [%t1]
  gpu.wait [%t2]
  return
}

// -----

// Who waits for something else does not wait for this.
// FREE: {{.*}} warning: this buffer is freed too early: 'gpu.wait' uses it later
// FREE-NEXT: %set = memref.alloc(){{.*}}
func.func @set(%m: memref<400xf32>, %o: memref<400xf32>, %v: f32) {
  %set = memref.alloc() : memref<400xf32>
  %t0 = gpu.wait async
  %t1 = gpu.memset async [%t0] %set, %v : memref<400xf32>, f32
  %t2 = gpu.memcpy async [%t0] %o, %m : memref<400xf32>, memref<400xf32>
  gpu.wait [%t2]
  memref.copy %set, %o : memref<400xf32> to memref<400xf32>
  gpu.wait [%t1]
  return
}

// -----

// Nothing is wrong: it is used behind the wait, or the device frees it when it is done.
func.func @waited_for(%m: memref<400xf32>, %o: memref<400xf32>) {
  %a = memref.alloc() : memref<400xf32>
  %t0 = gpu.wait async
  %t1 = gpu.memcpy async [%t0] %a, %m : memref<400xf32>, memref<400xf32>
  gpu.wait [%t1]
  memref.copy %a, %o : memref<400xf32> to memref<400xf32>
  %b, %t2 = gpu.alloc async [%t0] () : memref<400xf32, 1>
  %t3 = gpu.memcpy async [%t2] %b, %m : memref<400xf32, 1>, memref<400xf32>
  %t4 = gpu.dealloc async [%t3] %b : memref<400xf32, 1>
  gpu.wait [%t4]
  return
}

// -----

// The caller waits.
// FREE: {{.*}} warning: this buffer is freed too early: 'func.return' uses it later
// FREE-NEXT: %returned = memref.alloc(){{.*}}
// STACK: {{.*}} warning: this buffer is on the stack, and 'func.return' uses it when the stack is released
// STACK-NEXT: %returned = memref.alloc(){{.*}}
func.func @returned(%m: memref<4xf32>, %o: memref<4xf32>) -> !gpu.async.token {
  %returned = memref.alloc() : memref<4xf32>
  memref.copy %m, %returned : memref<4xf32> to memref<4xf32>
  %t0 = gpu.wait async
  %t1 = gpu.memcpy async [%t0] %o, %returned : memref<4xf32>, memref<4xf32>
  return %t1 : !gpu.async.token
}

// -----

// The next round writes while the copy of this one goes on.
// HOIST: {{.*}} warning: 'memref.copy' writes this buffer while work that began before may still read it
// HOIST-NEXT: %of_each_round = memref.alloc(){{.*}}
// FREE: {{.*}} warning: this buffer is freed too early: 'gpu.wait' uses it later
// FREE-NEXT: %of_each_round = memref.alloc(){{.*}}
func.func @rounds(%m: memref<4x400xf32>, %o: memref<4x400xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %t0 = gpu.wait async
  %t = scf.for %i = %c0 to %c4 step %c1 iter_args(%t1 = %t0) -> !gpu.async.token {
    %of_each_round = memref.alloc() : memref<400xf32>
    %from = memref.subview %m[%i, 0][1, 400][1, 1] : memref<4x400xf32> to memref<400xf32, strided<[1], offset: ?>>
    %to = memref.subview %o[%i, 0][1, 400][1, 1] : memref<4x400xf32> to memref<400xf32, strided<[1], offset: ?>>
    memref.copy %from, %of_each_round : memref<400xf32, strided<[1], offset: ?>> to memref<400xf32>
    %t2 = gpu.memcpy async [%t1] %to, %of_each_round : memref<400xf32, strided<[1], offset: ?>>, memref<400xf32>
    scf.yield %t2 : !gpu.async.token
  }
  gpu.wait [%t]
  return
}

// FREE-NOT: {{.*}} error: {{.*}}
// STACK-NOT: {{.*}} error: {{.*}}
// HOIST-NOT: {{.*}} error: {{.*}}
