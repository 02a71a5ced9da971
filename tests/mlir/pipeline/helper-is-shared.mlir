// All functions share one helper, which does not go through the passes before.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation --buffer-deallocation-simplification --bufferization-lower-deallocations --cse | FileCheck %s

// CHECK-LABEL: func.func @one({{.*}}
// CHECK: call @dealloc_helper({{.*}}
// CHECK-LABEL: func.func @other({{.*}}
// CHECK: call @dealloc_helper({{.*}}
// CHECK-LABEL: func.func private @dealloc_helper({{.*}}
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NOT: func.func private @dealloc_helper{{.*}}
func.func @one(%c: i1, %n: index) -> (memref<?xf32>, memref<?xf32>) {
  %x = memref.alloc(%n) : memref<?xf32>
  %y = memref.alloc(%n) : memref<?xf32>
  %z = arith.select %c, %x, %y : memref<?xf32>
  cf.br ^bb1(%x, %z : memref<?xf32>, memref<?xf32>)
^bb1(%u: memref<?xf32>, %v: memref<?xf32>):
  return %u, %v : memref<?xf32>, memref<?xf32>
}
func.func @other(%c: i1, %n: index) -> (memref<?xf32>, memref<?xf32>) {
  %x = memref.alloc(%n) : memref<?xf32>
  %y = memref.alloc(%n) : memref<?xf32>
  %z = arith.select %c, %x, %y : memref<?xf32>
  cf.br ^bb1(%x, %z : memref<?xf32>, memref<?xf32>)
^bb1(%u: memref<?xf32>, %v: memref<?xf32>):
  return %u, %v : memref<?xf32>, memref<?xf32>
}
