// An op of a dialect that is read in generic form only: `other` stands for `omp` here, whose op mlir-opt
// knows better.
// RUN: sed 's/other[.]/omp./g' %s | %bufscope-opt - --buffer-deallocation 2>&1 | FileCheck %s

// CHECK: {{.*}} error: All operations with attached regions need to implement the RegionBranchOpInterface.
// CHECK: {{.*}} note: nothing is known here of 'omp.parallel', of which mlir-opt 19 may know more: this limit is Bufscope's, not upstream's; --import=generic {{.*}}
func.func @thread(%m: memref<400xf32>, %o: memref<400xf32>) {
  %in_a_thread = memref.alloc() : memref<400xf32>
  memref.copy %m, %in_a_thread : memref<400xf32> to memref<400xf32>
  %t = "other.parallel"() ({
    memref.copy %in_a_thread, %o : memref<400xf32> to memref<400xf32>
    "other.terminator"() : () -> ()
  }) : () -> i32
  return
}
