// A buffer in the region of an op that has the effects of its region, and says nothing of how control flows.
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline | FileCheck %s

// CHECK-LABEL: func.func @recursive_effects(%arg0: i1) {
// CHECK-NEXT: %0 = "test.one_region_with_recursive_memory_effects"() ({
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xi8>
// CHECK-NEXT: "test.read_buffer"(%alloc) : (memref<3xi8>) -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<3xi8>
// CHECK-NEXT: "test.return"() : () -> ()
// CHECK-NEXT: }) : () -> i8
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @recursive_effects(%b: i1) {
  %0 = "test.one_region_with_recursive_memory_effects"() ({
    %buffer = memref.alloc() : memref<3xi8>
    "test.read_buffer"(%buffer) : (memref<3xi8>) -> ()
    "test.return"() : () -> ()
  }) : () -> i8
  return
}
