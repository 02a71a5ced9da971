// One buffer, some retained: pointers are compared one by one.
// RUN: %bufscope-opt %s --bufferization-lower-deallocations | FileCheck %s

// CHECK-LABEL: func.func @one_retained(%arg0: memref<2xf32>, %arg1: memref<?xf32>, %arg2: i1) -> i1 {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %arg1 : memref<?xf32> -> index
// CHECK-NEXT: %0 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT: %1 = arith.andi %0, %arg2 : i1
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %2 = arith.xori %0, %true : i1
// CHECK-NEXT: %3 = arith.andi %2, %arg2 : i1
// CHECK-NEXT: return %3 : i1
// CHECK-NEXT: }
func.func @one_retained(%m: memref<2xf32>, %r: memref<?xf32>, %c: i1) -> i1 {
  %0 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%r : memref<?xf32>)
  return %0 : i1
}

// CHECK-LABEL: func.func @three_retained(%arg0: memref<2xf32>, %arg1: memref<1xf32>, %arg2: memref<*xf32>, %arg3: memref<2xi8, 1>, %arg4: i1) -> (i1, i1, i1) {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %arg1 : memref<1xf32> -> index
// CHECK-NEXT: %0 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT: %intptr_1 = memref.extract_aligned_pointer_as_index %arg2 : memref<*xf32> -> index
// CHECK-NEXT: %1 = arith.cmpi ne, %intptr, %intptr_1 : index
// CHECK-NEXT: %intptr_2 = memref.extract_aligned_pointer_as_index %arg3 : memref<2xi8, 1> -> index
// CHECK-NEXT: %2 = arith.cmpi ne, %intptr, %intptr_2 : index
// CHECK-NEXT: %3 = arith.andi %0, %1 : i1
// CHECK-NEXT: %4 = arith.andi %3, %2 : i1
// CHECK-NEXT: %5 = arith.andi %4, %arg4 : i1
// CHECK-NEXT: scf.if %5 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %6 = arith.xori %0, %true : i1
// CHECK-NEXT: %7 = arith.andi %6, %arg4 : i1
// CHECK-NEXT: %8 = arith.xori %1, %true : i1
// CHECK-NEXT: %9 = arith.andi %8, %arg4 : i1
// CHECK-NEXT: %10 = arith.xori %2, %true : i1
// CHECK-NEXT: %11 = arith.andi %10, %arg4 : i1
// CHECK-NEXT: return %7, %9, %11 : i1, i1, i1
// CHECK-NEXT: }
func.func @three_retained(%m: memref<2xf32>, %r: memref<1xf32>, %s: memref<*xf32>, %t: memref<2xi8, 1>, %c: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%r, %s, %t : memref<1xf32>, memref<*xf32>, memref<2xi8, 1>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// Results that nobody uses are computed all the same.
// CHECK-LABEL: func.func @unused_results(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT: %0 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT: %intptr_1 = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT: %1 = arith.cmpi ne, %intptr, %intptr_1 : index
// CHECK-NEXT: %2 = arith.andi %0, %1 : i1
// CHECK-NEXT: %3 = arith.andi %2, %true : i1
// CHECK-NEXT: scf.if %3 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_2 = arith.constant true
// CHECK-NEXT: %4 = arith.xori %0, %true_2 : i1
// CHECK-NEXT: %5 = arith.andi %4, %true : i1
// CHECK-NEXT: %6 = arith.xori %1, %true_2 : i1
// CHECK-NEXT: %7 = arith.andi %6, %true : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unused_results(%m: memref<2xf32>, %r: memref<2xf32>) {
  %true = arith.constant true
  %0:2 = bufferization.dealloc (%m : memref<2xf32>) if (%true) retain (%r, %m : memref<2xf32>, memref<2xf32>)
  return
}
