// The dealloc that stands right behind its allocation, before the last use, goes behind that; the
// walk goes with it, and what is between is not looked at: the second allocation's dealloc stays.
// RUN: %bufscope-opt %s --upstream=22 --optimize-allocation-liveness --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @freed_before_use(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: memref.copy %alloc, %arg1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT: memref.copy %alloc_0, %arg1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: "test.between"() : () -> ()
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @freed_before_use(%n: index, %m: memref<?xf32>) {
  %first = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %first : memref<?xf32>
  %second = memref.alloc(%n) : memref<?xf32>
  memref.copy %first, %m : memref<?xf32> to memref<?xf32>
  memref.copy %second, %m : memref<?xf32> to memref<?xf32>
  "test.between"() : () -> ()
  memref.dealloc %second : memref<?xf32>
  return
}
