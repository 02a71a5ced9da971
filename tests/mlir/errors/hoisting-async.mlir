// What a task of one round still reads is not to be written by the next round.
// RUN: %bufscope-opt %s --check --split-input-file --buffer-loop-hoisting 2>&1 >/dev/null | FileCheck %s

// CHECK: {{.*}} warning: 'memref.store' writes this buffer while work that began before may still read it
// CHECK-NEXT: %in_a_group = memref.alloc(){{.*}}
func.func @group(%n: index, %in: memref<?xf32>, %out: memref<?xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %g = "async.create_group"(%n) : (index) -> !async.group
  scf.for %i = %zero to %n step %one {
    %in_a_group = memref.alloc() : memref<f32>
    %x = memref.load %in[%i] : memref<?xf32>
    memref.store %x, %in_a_group[] : memref<f32>
    %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %y = memref.load %in_a_group[] : memref<f32>
      memref.store %y, %out[%i] : memref<?xf32>
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %k = "async.add_to_group"(%t, %g) : (!async.token, !async.group) -> index
  }
  "async.await_all"(%g) : (!async.group) -> ()
  return
}

// -----

// What the task makes of the buffer, it may read.
// CHECK: {{.*}} warning: 'memref.store' writes this buffer while work that began before may still read it
// CHECK-NEXT: %through_a_view = memref.alloc(){{.*}}
func.func @view(%n: index, %in: memref<?xf32>, %out: memref<?xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %through_a_view = memref.alloc() : memref<1xf32>
    %x = memref.load %in[%i] : memref<?xf32>
    memref.store %x, %through_a_view[%zero] : memref<1xf32>
    %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %v = memref.cast %through_a_view : memref<1xf32> to memref<?xf32>
      %y = memref.load %v[%zero] : memref<?xf32>
      memref.store %y, %out[%i] : memref<?xf32>
      "async.yield"() : () -> ()
    }) : () -> !async.token
  }
  return
}

// -----

// Tasks may run one after the async.
// CHECK: {{.*}} warning: 'memref.store' writes this buffer while work that began before may still read it
// CHECK-NEXT: %of_the_task = memref.alloc(){{.*}}
func.func @scratch(%n: index, %in: memref<?xf32>, %out: memref<?xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %of_the_task = memref.alloc() : memref<f32>
    %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %x = memref.load %in[%i] : memref<?xf32>
      memref.store %x, %of_the_task[] : memref<f32>
      %y = memref.load %of_the_task[] : memref<f32>
      memref.store %y, %out[%i] : memref<?xf32>
      "async.yield"() : () -> ()
    }) : () -> !async.token
  }
  return
}

// -----

// Each round waits for its task, and what is only written or measured there is nobody's loss.
// CHECK-NOT: {{.*}}%waited = {{.*}}
// CHECK-NOT: {{.*}}%measured = {{.*}}
func.func @waits(%n: index, %in: memref<?xf32>, %out: memref<?xf32>, %sizes: memref<?xindex>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %waited = memref.alloc() : memref<f32>
    %measured = memref.alloc() : memref<8xf32>
    %x = memref.load %in[%i] : memref<?xf32>
    memref.store %x, %waited[] : memref<f32>
    memref.store %x, %measured[%zero] : memref<8xf32>
    %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %y = memref.load %waited[] : memref<f32>
      memref.store %y, %out[%i] : memref<?xf32>
      "async.yield"() : () -> ()
    }) : () -> !async.token
    "async.await"(%t) : (!async.token) -> ()
    %u = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %d = memref.dim %measured, %zero : memref<8xf32>
      memref.store %d, %sizes[%i] : memref<?xindex>
      "async.yield"() : () -> ()
    }) : () -> !async.token
  }
  return
}

// -----

// Who waits for the value of a task waits for the task.
// CHECK-NOT: {{.*}}%for_a_value = {{.*}}
func.func @value(%n: index, %in: memref<?xf32>, %out: memref<?xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %for_a_value = memref.alloc() : memref<f32>
    %x = memref.load %in[%i] : memref<?xf32>
    memref.store %x, %for_a_value[] : memref<f32>
    %t, %v = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %y = memref.load %for_a_value[] : memref<f32>
      "async.yield"(%y) : (f32) -> ()
    }) : () -> (!async.token, !async.value<f32>)
    %r = "async.await"(%v) : (!async.value<f32>) -> f32
    memref.store %r, %out[%i] : memref<?xf32>
  }
  return
}
