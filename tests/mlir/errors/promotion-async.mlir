// A buffer on the stack is gone when its function returns: who waits for a task, or for its value, may put
// what it reads there. `other` stands for `async` here, which mlir-opt prints in another form.
// RUN: sed 's/other[.]/async./g' %s | not %bufscope-opt - --split-input-file --promote-buffers-to-stack 2>/dev/null | FileCheck %s
// RUN: sed 's/other[.]/async./g' %s | not %bufscope-opt - --split-input-file --promote-buffers-to-stack 2>&1 >/dev/null | FileCheck %s --check-prefix=ERROR

// CHECK: func.func @value(%arg0: memref<f32>) -> f32 {
// CHECK-NEXT: %alloca = memref.alloca() : memref<f32>
// CHECK: return %1 : f32
// CHECK-NOT: func.func @goes_on{{.*}}

// ERROR: {{.*}} error: this buffer moves to the stack, but 'func.return' uses it when the stack is released
// ERROR-NEXT: %still_read = memref.alloc() : memref<f32>
// ERROR-NOT: {{.*}}error:{{.*}}

func.func @value(%in: memref<f32>) -> f32 {
  %for_a_value = memref.alloc() : memref<f32>
  memref.copy %in, %for_a_value : memref<f32> to memref<f32>
  %t, %v = "other.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    %y = memref.load %for_a_value[] : memref<f32>
    "other.yield"(%y) : (f32) -> ()
  }) : () -> (!other.token, !other.value<f32>)
  %r = "other.await"(%v) : (!other.value<f32>) -> f32
  return %r : f32
}

// -----

func.func @goes_on(%in: memref<f32>, %out: memref<f32>) {
  %still_read = memref.alloc() : memref<f32>
  memref.copy %in, %still_read : memref<f32> to memref<f32>
  %t = "other.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    %y = memref.load %still_read[] : memref<f32>
    memref.store %y, %out[] : memref<f32>
    "other.yield"() : () -> ()
  }) : () -> !other.token
  return
}
