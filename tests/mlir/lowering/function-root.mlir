// The pass on a function instead of a module: fine as long as no library function is needed.
// RUN: %bufscope-opt %s "--pass-pipeline=builtin.module(func.func(bufferization-lower-deallocations))" | FileCheck %s

// CHECK-LABEL: func.func @f(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) -> i1 {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT: %0 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT: %1 = arith.andi %0, %arg2 : i1
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %2 = arith.xori %0, %true : i1
// CHECK-NEXT: %3 = arith.andi %2, %arg2 : i1
// CHECK-NEXT: scf.if %3 {
// CHECK-NEXT: memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %3 : i1
// CHECK-NEXT: }
func.func @f(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> i1 {
  %0 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%n : memref<2xf32>)
  bufferization.dealloc (%n : memref<2xf32>) if (%0)
  return %0 : i1
}
