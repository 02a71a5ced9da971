// What goes on beside the code that began it, and who waits for it.
// RUN: %bufscope-opt %s --check --split-input-file --buffer-deallocation 2>&1 | FileCheck %s
// RUN: %bufscope-opt %s --check --split-input-file --promote-buffers-to-stack 2>&1 >/dev/null | FileCheck %s --check-prefix=STACK

// CHECK-NOT: {{.*}}RegionBranchOpInterface{{.*}}
// CHECK: {{.*}} warning: this buffer is freed too early: 'async.await' uses it later
// CHECK-NEXT: %in_a_thread = memref.alloc(){{.*}}
func.func @thread(%m: memref<400xf32>, %o: memref<400xf32>) {
  %in_a_thread = memref.alloc() : memref<400xf32>
  memref.copy %m, %in_a_thread : memref<400xf32> to memref<400xf32>
  %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    memref.copy %in_a_thread, %o : memref<400xf32> to memref<400xf32>
    "async.yield"() : () -> ()
  }) : () -> !async.token
  "async.await"(%t) : (!async.token) -> ()
  return
}

// -----

// Who waits for a group waits for its tokens.
// CHECK: {{.*}} warning: this buffer is freed too early: 'async.await_all' uses it later
// CHECK-NEXT: %in_a_group = memref.alloc(){{.*}}
// STACK-NOT: {{.*}}%in_a_group{{.*}}
func.func @group(%m: memref<4xf32>, %o: memref<4xf32>, %n: index) {
  %in_a_group = memref.alloc() : memref<4xf32>
  memref.copy %m, %in_a_group : memref<4xf32> to memref<4xf32>
  %g = "async.create_group"(%n) : (index) -> !async.group
  %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    memref.copy %in_a_group, %o : memref<4xf32> to memref<4xf32>
    "async.yield"() : () -> ()
  }) : () -> !async.token
  %i = "async.add_to_group"(%t, %g) : (!async.token, !async.group) -> index
  "async.await_all"(%g) : (!async.group) -> ()
  return
}

// -----

// Behind the end of the scope is too late.
// STACK: {{.*}} warning: this buffer is on the stack, and 'async.await_all' uses it when the stack is released
// STACK-NEXT: %in_a_scope = memref.alloc(){{.*}}
func.func @scope(%m: memref<4xf32>, %o: memref<4xf32>, %n: index) {
  %g = "async.create_group"(%n) : (index) -> !async.group
  memref.alloca_scope {
    %in_a_scope = memref.alloc() : memref<4xf32>
    memref.copy %m, %in_a_scope : memref<4xf32> to memref<4xf32>
    %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      memref.copy %in_a_scope, %o : memref<4xf32> to memref<4xf32>
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %i = "async.add_to_group"(%t, %g) : (!async.token, !async.group) -> index
  }
  "async.await_all"(%g) : (!async.group) -> ()
  return
}

// -----

// Nobody knows which tokens are in a group of the caller.
// STACK: {{.*}} warning: this buffer is on the stack, and 'func.return' uses it when the stack is released
// STACK-NEXT: %in_another = memref.alloc(){{.*}}
func.func @another_group(%m: memref<4xf32>, %o: memref<4xf32>, %g: !async.group) {
  %in_another = memref.alloc() : memref<4xf32>
  memref.copy %m, %in_another : memref<4xf32> to memref<4xf32>
  %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    memref.copy %in_another, %o : memref<4xf32> to memref<4xf32>
    "async.yield"() : () -> ()
  }) : () -> !async.token
  %i = "async.add_to_group"(%t, %g) : (!async.token, !async.group) -> index
  return
}
