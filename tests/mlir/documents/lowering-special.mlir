// The document's two special lowerings: each op, and the code it shows for it.
// RUN: %bufscope-opt %s --bufferization-lower-deallocations | FileCheck %s
// RUN: %bufscope-opt %s --bufferization-lower-deallocations --canonicalize | FileCheck %s --check-prefix=TIDY

// CHECK-LABEL: func.func @nothing_retained(%arg0: memref<2xf32>, %arg1: i1) {
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// TIDY-LABEL: func.func @nothing_retained(%arg0: memref<2xf32>, %arg1: i1) {
// TIDY-NEXT: scf.if %arg1 {
// TIDY-NEXT: memref.dealloc %arg0 : memref<2xf32>
// TIDY-NEXT: }
// TIDY-NEXT: return
// TIDY-NEXT: }
func.func @nothing_retained(%arg0: memref<2xf32>, %arg1: i1) {
  bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg1)
  return
}

// CHECK-LABEL: func.func @nothing_retained_lowered(%arg0: memref<2xf32>, %arg1: i1) {
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// TIDY-LABEL: func.func @nothing_retained_lowered(%arg0: memref<2xf32>, %arg1: i1) {
// TIDY-NEXT: scf.if %arg1 {
// TIDY-NEXT: memref.dealloc %arg0 : memref<2xf32>
// TIDY-NEXT: }
// TIDY-NEXT: return
// TIDY-NEXT: }
func.func @nothing_retained_lowered(%arg0: memref<2xf32>, %arg1: i1) {
  scf.if %arg1 {
    memref.dealloc %arg0 : memref<2xf32>
  }
  return
}

// CHECK-LABEL: func.func @many_retained(%arg0: memref<2xf32>, %arg1: i1, %arg2: memref<1xf32>, %arg3: memref<2xf32>) -> (i1, i1) {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %arg2 : memref<1xf32> -> index
// CHECK-NEXT: %0 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT: %intptr_1 = memref.extract_aligned_pointer_as_index %arg3 : memref<2xf32> -> index
// CHECK-NEXT: %1 = arith.cmpi ne, %intptr, %intptr_1 : index
// CHECK-NEXT: %2 = arith.andi %0, %1 : i1
// CHECK-NEXT: %3 = arith.andi %2, %arg1 : i1
// CHECK-NEXT: scf.if %3 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %4 = arith.xori %0, %true : i1
// CHECK-NEXT: %5 = arith.andi %4, %arg1 : i1
// CHECK-NEXT: %6 = arith.xori %1, %true : i1
// CHECK-NEXT: %7 = arith.andi %6, %arg1 : i1
// CHECK-NEXT: return %5, %7 : i1, i1
// CHECK-NEXT: }
// TIDY-LABEL: func.func @many_retained(%arg0: memref<2xf32>, %arg1: i1, %arg2: memref<1xf32>, %arg3: memref<2xf32>) -> (i1, i1) {
// TIDY-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// TIDY-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %arg2 : memref<1xf32> -> index
// TIDY-NEXT: %0 = arith.cmpi ne, %intptr, %intptr_0 : index
// TIDY-NEXT: %intptr_1 = memref.extract_aligned_pointer_as_index %arg3 : memref<2xf32> -> index
// TIDY-NEXT: %1 = arith.cmpi ne, %intptr, %intptr_1 : index
// TIDY-NEXT: %2 = arith.andi %0, %1 : i1
// TIDY-NEXT: %3 = arith.andi %2, %arg1 : i1
// TIDY-NEXT: scf.if %3 {
// TIDY-NEXT: memref.dealloc %arg0 : memref<2xf32>
// TIDY-NEXT: }
// TIDY-NEXT: %4 = arith.cmpi eq, %intptr, %intptr_0 : index
// TIDY-NEXT: %5 = arith.andi %4, %arg1 : i1
// TIDY-NEXT: %6 = arith.cmpi eq, %intptr, %intptr_1 : index
// TIDY-NEXT: %7 = arith.andi %6, %arg1 : i1
// TIDY-NEXT: return %5, %7 : i1, i1
// TIDY-NEXT: }
func.func @many_retained(%m: memref<2xf32>, %cond: i1, %r0: memref<1xf32>, %r1: memref<2xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m : memref<2xf32>) if (%cond)
                        retain (%r0, %r1 : memref<1xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK-LABEL: func.func @many_retained_lowered(%arg0: memref<2xf32>, %arg1: i1, %arg2: memref<1xf32>, %arg3: memref<2xf32>) -> (i1, i1) {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %arg2 : memref<1xf32> -> index
// CHECK-NEXT: %0 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT: %intptr_1 = memref.extract_aligned_pointer_as_index %arg3 : memref<2xf32> -> index
// CHECK-NEXT: %1 = arith.cmpi ne, %intptr, %intptr_1 : index
// CHECK-NEXT: %2 = arith.andi %0, %1 : i1
// CHECK-NEXT: %3 = arith.andi %2, %arg1 : i1
// CHECK-NEXT: scf.if %3 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %4 = arith.xori %0, %true : i1
// CHECK-NEXT: %5 = arith.andi %4, %arg1 : i1
// CHECK-NEXT: %6 = arith.xori %1, %true : i1
// CHECK-NEXT: %7 = arith.andi %6, %arg1 : i1
// CHECK-NEXT: return %5, %7 : i1, i1
// CHECK-NEXT: }
// TIDY-LABEL: func.func @many_retained_lowered(%arg0: memref<2xf32>, %arg1: i1, %arg2: memref<1xf32>, %arg3: memref<2xf32>) -> (i1, i1) {
// TIDY-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// TIDY-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %arg2 : memref<1xf32> -> index
// TIDY-NEXT: %0 = arith.cmpi ne, %intptr, %intptr_0 : index
// TIDY-NEXT: %intptr_1 = memref.extract_aligned_pointer_as_index %arg3 : memref<2xf32> -> index
// TIDY-NEXT: %1 = arith.cmpi ne, %intptr, %intptr_1 : index
// TIDY-NEXT: %2 = arith.andi %0, %1 : i1
// TIDY-NEXT: %3 = arith.andi %2, %arg1 : i1
// TIDY-NEXT: scf.if %3 {
// TIDY-NEXT: memref.dealloc %arg0 : memref<2xf32>
// TIDY-NEXT: }
// TIDY-NEXT: %4 = arith.cmpi eq, %intptr, %intptr_0 : index
// TIDY-NEXT: %5 = arith.andi %4, %arg1 : i1
// TIDY-NEXT: %6 = arith.cmpi eq, %intptr, %intptr_1 : index
// TIDY-NEXT: %7 = arith.andi %6, %arg1 : i1
// TIDY-NEXT: return %5, %7 : i1, i1
// TIDY-NEXT: }
func.func @many_retained_lowered(%m: memref<2xf32>, %cond: i1, %r0: memref<1xf32>, %r1: memref<2xf32>) -> (i1, i1) {
  %m_base_pointer = memref.extract_aligned_pointer_as_index %m : memref<2xf32> -> index
  %r0_base_pointer = memref.extract_aligned_pointer_as_index %r0 : memref<1xf32> -> index
  %r0_does_not_alias = arith.cmpi ne, %m_base_pointer, %r0_base_pointer : index
  %r1_base_pointer = memref.extract_aligned_pointer_as_index %r1 : memref<2xf32> -> index
  %r1_does_not_alias = arith.cmpi ne, %m_base_pointer, %r1_base_pointer : index
  %not_retained = arith.andi %r0_does_not_alias, %r1_does_not_alias : i1
  %should_dealloc = arith.andi %not_retained, %cond : i1
  scf.if %should_dealloc {
    memref.dealloc %m : memref<2xf32>
  }
  %true = arith.constant true
  %r0_does_alias = arith.xori %r0_does_not_alias, %true : i1
  %r0_ownership = arith.andi %r0_does_alias, %cond : i1
  %r1_does_alias = arith.xori %r1_does_not_alias, %true : i1
  %r1_ownership = arith.andi %r1_does_alias, %cond : i1
  return %r0_ownership, %r1_ownership : i1, i1
}
