// A buffer on the stack is gone when its function returns: who waits for a task, or for its value, may put
// what it reads there.
// RUN: %bufscope-opt %s --check --split-input-file --promote-buffers-to-stack 2>/dev/null | FileCheck %s
// RUN: %bufscope-opt %s --check --split-input-file --promote-buffers-to-stack 2>&1 >/dev/null | FileCheck %s --check-prefix=ERROR

// CHECK: func.func @value(%arg0: memref<f32>) -> f32 {
// CHECK-NEXT: %alloca = memref.alloca() : memref<f32>
// CHECK: return %0 : f32
// CHECK: func.func @goes_on{{.*}}
// CHECK-NEXT: %alloca = memref.alloca() : memref<f32>

// ERROR: {{.*}} warning: this buffer is on the stack, and 'func.return' uses it when the stack is released
// ERROR-NEXT: %still_read = memref.alloc() : memref<f32>
// ERROR-NOT: {{.*}}error:{{.*}}

func.func @value(%in: memref<f32>) -> f32 {
  %for_a_value = memref.alloc() : memref<f32>
  memref.copy %in, %for_a_value : memref<f32> to memref<f32>
  %t, %v = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    %y = memref.load %for_a_value[] : memref<f32>
    "async.yield"(%y) : (f32) -> ()
  }) : () -> (!async.token, !async.value<f32>)
  %r = "async.await"(%v) : (!async.value<f32>) -> f32
  return %r : f32
}

// -----

func.func @goes_on(%in: memref<f32>, %out: memref<f32>) {
  %still_read = memref.alloc() : memref<f32>
  memref.copy %in, %still_read : memref<f32> to memref<f32>
  %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    %y = memref.load %still_read[] : memref<f32>
    memref.store %y, %out[] : memref<f32>
    "async.yield"() : () -> ()
  }) : () -> !async.token
  return
}
