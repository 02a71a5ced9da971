// Ops of a dialect that is read in generic form only: `other` stands for `async` here, which mlir-opt
// prints in another form.
// RUN: sed 's/other[.]/async./g' %s | not %bufscope-opt - --buffer-deallocation 2>&1 | FileCheck %s

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
