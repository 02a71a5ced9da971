// Ops of a dialect that is read in generic form only: `other` stands for `async` here, which mlir-opt
// prints in another form.
// RUN: sed 's/other[.]/async./g' %s | not %bufscope-opt - --split-input-file --buffer-deallocation 2>&1 | FileCheck %s
// RUN: sed 's/other[.]/async./g' %s | not %bufscope-opt - --split-input-file --promote-buffers-to-stack 2>&1 >/dev/null | FileCheck %s --check-prefix=STACK

// CHECK: {{.*}} error: All operations with attached regions need to implement the RegionBranchOpInterface.
// CHECK: {{.*}} note: 'async.execute' is read in generic form only, and nothing is known of it: the op of mlir-opt may implement the interface
// CHECK: {{.*}} error: this buffer is freed too early: 'async.await' uses it later
// CHECK-NEXT: %in_a_thread = memref.alloc(){{.*}}
func.func @thread(%m: memref<400xf32>, %o: memref<400xf32>) {
  %in_a_thread = memref.alloc() : memref<400xf32>
  memref.copy %m, %in_a_thread : memref<400xf32> to memref<400xf32>
  %t = "other.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    memref.copy %in_a_thread, %o : memref<400xf32> to memref<400xf32>
    "other.yield"() : () -> ()
  }) : () -> !other.token
  "other.await"(%t) : (!other.token) -> ()
  return
}

// -----

// Who waits for a group waits for its tokens.
// CHECK: {{.*}} error: this buffer is freed too early: 'async.await_all' uses it later
// CHECK-NEXT: %in_a_group = memref.alloc(){{.*}}
// STACK-NOT: {{.*}}%in_a_group{{.*}}
func.func @group(%m: memref<4xf32>, %o: memref<4xf32>, %n: index) {
  %in_a_group = memref.alloc() : memref<4xf32>
  memref.copy %m, %in_a_group : memref<4xf32> to memref<4xf32>
  %g = "other.create_group"(%n) : (index) -> !other.group
  %t = "other.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    memref.copy %in_a_group, %o : memref<4xf32> to memref<4xf32>
    "other.yield"() : () -> ()
  }) : () -> !other.token
  %i = "other.add_to_group"(%t, %g) : (!other.token, !other.group) -> index
  "other.await_all"(%g) : (!other.group) -> ()
  return
}

// -----

// Behind the end of the scope is too late.
// STACK: {{.*}} error: this buffer moves to the stack, but 'async.await_all' uses it when the stack is released
// STACK-NEXT: %in_a_scope = memref.alloc(){{.*}}
func.func @scope(%m: memref<4xf32>, %o: memref<4xf32>, %n: index) {
  %g = "other.create_group"(%n) : (index) -> !other.group
  memref.alloca_scope {
    %in_a_scope = memref.alloc() : memref<4xf32>
    memref.copy %m, %in_a_scope : memref<4xf32> to memref<4xf32>
    %t = "other.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      memref.copy %in_a_scope, %o : memref<4xf32> to memref<4xf32>
      "other.yield"() : () -> ()
    }) : () -> !other.token
    %i = "other.add_to_group"(%t, %g) : (!other.token, !other.group) -> index
  }
  "other.await_all"(%g) : (!other.group) -> ()
  return
}

// -----

// Nobody knows which tokens are in a group of the caller.
// STACK: {{.*}} warning: this buffer moves to the stack, but 'func.return' uses it when the stack is released
// STACK-NEXT: %in_another = memref.alloc(){{.*}}
func.func @another_group(%m: memref<4xf32>, %o: memref<4xf32>, %g: !other.group) {
  %in_another = memref.alloc() : memref<4xf32>
  memref.copy %m, %in_another : memref<4xf32> to memref<4xf32>
  %t = "other.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    memref.copy %in_another, %o : memref<4xf32> to memref<4xf32>
    "other.yield"() : () -> ()
  }) : () -> !other.token
  %i = "other.add_to_group"(%t, %g) : (!other.token, !other.group) -> index
  return
}
