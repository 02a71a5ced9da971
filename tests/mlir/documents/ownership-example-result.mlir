// The text that the document prints for its example after the ownership pass (with three buffers on
// the list, where the pass today has two), taken through the stages that follow.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --canonicalize | FileCheck %s --check-prefix=CANONICAL
// RUN: %bufscope-opt %s --canonicalize --buffer-deallocation-simplification | FileCheck %s --check-prefix=SIMPLE
// RUN: %bufscope-opt %s --canonicalize --buffer-deallocation-simplification --bufferization-lower-deallocations --cse --canonicalize | FileCheck %s --check-prefix=LOWERED

// CHECK-LABEL: func.func @example(%arg0: memref<?xi8>, %arg1: i1, %arg2: i1, %arg3: index) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc(%arg3) : memref<?xi8>
// CHECK-NEXT: %alloca = memref.alloca(%arg3) : memref<?xi8>
// CHECK-NEXT: %0 = arith.select %arg1, %alloc, %alloca : memref<?xi8>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloca : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %1 = arith.xori %true, %arg2 : i1
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_0, %base_buffer_4 : memref<i8>, memref<i8>, memref<i8>) if (%false, %arg2, %false) retain (%alloc, %0 : memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_0, %base_buffer_4 : memref<i8>, memref<i8>, memref<i8>) if (%false, %1, %false) retain (%arg0, %0 : memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %4 = arith.select %arg2, %2#1, %3#1 : i1
// CHECK-NEXT: cf.cond_br %arg2, ^bb1(%alloc, %2#0 : memref<?xi8>, i1), ^bb1(%arg0, %3#0 : memref<?xi8>, i1)
// CHECK-NEXT: ^bb1(%5: memref<?xi8>, %6: i1):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: test.copy(%5, %0) : (memref<?xi8>, memref<?xi8>)
// CHECK-NEXT: %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %5 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %0 : memref<?xi8> -> memref<i8>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_8, %base_buffer_12 : memref<i8>, memref<i8>) if (%6, %4)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CANONICAL-LABEL: func.func @example(%arg0: memref<?xi8>, %arg1: i1, %arg2: i1, %arg3: index) {
// CANONICAL-NEXT: %true = arith.constant true
// CANONICAL-NEXT: %alloc = memref.alloc(%arg3) : memref<?xi8>
// CANONICAL-NEXT: %alloca = memref.alloca(%arg3) : memref<?xi8>
// CANONICAL-NEXT: %0 = arith.select %arg1, %alloc, %alloca : memref<?xi8>
// CANONICAL-NEXT: %1 = arith.xori %arg2, %true : i1
// CANONICAL-NEXT: %2:2 = bufferization.dealloc (%alloc : memref<?xi8>) if (%arg2) retain (%alloc, %0 : memref<?xi8>, memref<?xi8>)
// CANONICAL-NEXT: %3:2 = bufferization.dealloc (%alloc : memref<?xi8>) if (%1) retain (%arg0, %0 : memref<?xi8>, memref<?xi8>)
// CANONICAL-NEXT: %4 = arith.select %arg2, %2#1, %3#1 : i1
// CANONICAL-NEXT: %5 = arith.select %arg2, %alloc, %arg0 : memref<?xi8>
// CANONICAL-NEXT: %6 = arith.select %arg2, %2#0, %3#0 : i1
// CANONICAL-NEXT: test.copy(%5, %0) : (memref<?xi8>, memref<?xi8>)
// CANONICAL-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %5 : memref<?xi8> -> memref<i8>, index, index, index
// CANONICAL-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<?xi8> -> memref<i8>, index, index, index
// CANONICAL-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i8>, memref<i8>) if (%6, %4)
// CANONICAL-NEXT: return
// CANONICAL-NEXT: }
// SIMPLE-LABEL: func.func @example(%arg0: memref<?xi8>, %arg1: i1, %arg2: i1, %arg3: index) {
// SIMPLE-NEXT: %false = arith.constant false
// SIMPLE-NEXT: %true = arith.constant true
// SIMPLE-NEXT: %alloc = memref.alloc(%arg3) : memref<?xi8>
// SIMPLE-NEXT: %alloca = memref.alloca(%arg3) : memref<?xi8>
// SIMPLE-NEXT: %0 = arith.select %arg1, %alloc, %alloca : memref<?xi8>
// SIMPLE-NEXT: %1 = arith.xori %arg2, %true : i1
// SIMPLE-NEXT: %2:2 = bufferization.dealloc (%alloc : memref<?xi8>) if (%arg2) retain (%alloc, %0 : memref<?xi8>, memref<?xi8>)
// SIMPLE-NEXT: %3 = bufferization.dealloc (%alloc : memref<?xi8>) if (%1) retain (%0 : memref<?xi8>)
// SIMPLE-NEXT: %4 = arith.select %arg2, %2#1, %3 : i1
// SIMPLE-NEXT: %5 = arith.select %arg2, %alloc, %arg0 : memref<?xi8>
// SIMPLE-NEXT: %6 = arith.select %arg2, %2#0, %false : i1
// SIMPLE-NEXT: test.copy(%5, %0) : (memref<?xi8>, memref<?xi8>)
// SIMPLE-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %5 : memref<?xi8> -> memref<i8>, index, index, index
// SIMPLE-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<?xi8> -> memref<i8>, index, index, index
// SIMPLE-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i8>, memref<i8>) if (%6, %4)
// SIMPLE-NEXT: return
// SIMPLE-NEXT: }
// LOWERED-LABEL: func.func @example(%arg0: memref<?xi8>, %arg1: i1, %arg2: i1, %arg3: index) {
// LOWERED-NEXT: %c1 = arith.constant 1 : index
// LOWERED-NEXT: %c0 = arith.constant 0 : index
// LOWERED-NEXT: %false = arith.constant false
// LOWERED-NEXT: %true = arith.constant true
// LOWERED-NEXT: %alloc = memref.alloc(%arg3) : memref<?xi8>
// LOWERED-NEXT: %alloca = memref.alloca(%arg3) : memref<?xi8>
// LOWERED-NEXT: %0 = arith.select %arg1, %alloc, %alloca : memref<?xi8>
// LOWERED-NEXT: %1 = arith.xori %arg2, %true : i1
// LOWERED-NEXT: %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xi8> -> index
// LOWERED-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %0 : memref<?xi8> -> index
// LOWERED-NEXT: %2 = arith.cmpi ne, %intptr, %intptr_0 : index
// LOWERED-NEXT: %3 = arith.cmpi eq, %intptr, %intptr_0 : index
// LOWERED-NEXT: %4 = arith.andi %3, %arg2 : i1
// LOWERED-NEXT: %5 = arith.andi %2, %1 : i1
// LOWERED-NEXT: scf.if %5 {
// LOWERED-NEXT: memref.dealloc %alloc : memref<?xi8>
// LOWERED-NEXT: }
// LOWERED-NEXT: %6 = arith.andi %3, %1 : i1
// LOWERED-NEXT: %7 = arith.select %arg2, %4, %6 : i1
// LOWERED-NEXT: %8 = arith.select %arg2, %alloc, %arg0 : memref<?xi8>
// LOWERED-NEXT: %9 = arith.select %arg2, %arg2, %false : i1
// LOWERED-NEXT: test.copy(%8, %0) : (memref<?xi8>, memref<?xi8>)
// LOWERED-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %8 : memref<?xi8> -> memref<i8>, index, index, index
// LOWERED-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0 : memref<?xi8> -> memref<i8>, index, index, index
// LOWERED-NEXT: %alloc_5 = memref.alloc() : memref<2xindex>
// LOWERED-NEXT: %alloc_6 = memref.alloc() : memref<2xi1>
// LOWERED-NEXT: %alloc_7 = memref.alloc() : memref<0xindex>
// LOWERED-NEXT: %intptr_8 = memref.extract_aligned_pointer_as_index %base_buffer : memref<i8> -> index
// LOWERED-NEXT: memref.store %intptr_8, %alloc_5[%c0] : memref<2xindex>
// LOWERED-NEXT: %intptr_9 = memref.extract_aligned_pointer_as_index %base_buffer_1 : memref<i8> -> index
// LOWERED-NEXT: memref.store %intptr_9, %alloc_5[%c1] : memref<2xindex>
// LOWERED-NEXT: memref.store %9, %alloc_6[%c0] : memref<2xi1>
// LOWERED-NEXT: memref.store %7, %alloc_6[%c1] : memref<2xi1>
// LOWERED-NEXT: %cast = memref.cast %alloc_5 : memref<2xindex> to memref<?xindex>
// LOWERED-NEXT: %cast_10 = memref.cast %alloc_6 : memref<2xi1> to memref<?xi1>
// LOWERED-NEXT: %cast_11 = memref.cast %alloc_7 : memref<0xindex> to memref<?xindex>
// LOWERED-NEXT: %alloc_12 = memref.alloc() : memref<2xi1>
// LOWERED-NEXT: %alloc_13 = memref.alloc() : memref<0xi1>
// LOWERED-NEXT: %cast_14 = memref.cast %alloc_12 : memref<2xi1> to memref<?xi1>
// LOWERED-NEXT: %cast_15 = memref.cast %alloc_13 : memref<0xi1> to memref<?xi1>
// LOWERED-NEXT: call @dealloc_helper(%cast, %cast_11, %cast_10, %cast_14, %cast_15) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// LOWERED-NEXT: %10 = memref.load %alloc_12[%c0] : memref<2xi1>
// LOWERED-NEXT: scf.if %10 {
// LOWERED-NEXT: memref.dealloc %base_buffer : memref<i8>
// LOWERED-NEXT: }
// LOWERED-NEXT: %11 = memref.load %alloc_12[%c1] : memref<2xi1>
// LOWERED-NEXT: scf.if %11 {
// LOWERED-NEXT: memref.dealloc %base_buffer_1 : memref<i8>
// LOWERED-NEXT: }
// LOWERED-NEXT: memref.dealloc %alloc_5 : memref<2xindex>
// LOWERED-NEXT: memref.dealloc %alloc_7 : memref<0xindex>
// LOWERED-NEXT: memref.dealloc %alloc_6 : memref<2xi1>
// LOWERED-NEXT: memref.dealloc %alloc_12 : memref<2xi1>
// LOWERED-NEXT: memref.dealloc %alloc_13 : memref<0xi1>
// LOWERED-NEXT: return
// LOWERED-NEXT: }
func.func @example(%memref: memref<?xi8>, %select_cond: i1, %br_cond: i1, %size: index) {
  %false = arith.constant false
  %true = arith.constant true
  %alloc = memref.alloc(%size) : memref<?xi8>
  %alloca = memref.alloca(%size) : memref<?xi8>
  %select = arith.select %select_cond, %alloc, %alloca : memref<?xi8>
  %base_buffer_memref, %o0, %s0, %t0 = memref.extract_strided_metadata %memref
    : memref<?xi8> -> memref<i8>, index, index, index
  %base_buffer_alloc, %o1, %s1, %t1 = memref.extract_strided_metadata %alloc
    : memref<?xi8> -> memref<i8>, index, index, index
  %base_buffer_alloca, %o2, %s2, %t2 = memref.extract_strided_metadata %alloca
    : memref<?xi8> -> memref<i8>, index, index, index
  %not_br_cond = arith.xori %true, %br_cond : i1
  %10:2 = bufferization.dealloc
           (%base_buffer_memref, %base_buffer_alloc, %base_buffer_alloca
             : memref<i8>, memref<i8>, memref<i8>)
        if (%false, %br_cond, %false)
    retain (%alloc, %select : memref<?xi8>, memref<?xi8>)
  %11:2 = bufferization.dealloc
           (%base_buffer_memref, %base_buffer_alloc, %base_buffer_alloca
             : memref<i8>, memref<i8>, memref<i8>)
        if (%false, %not_br_cond, %false)
    retain (%memref, %select : memref<?xi8>, memref<?xi8>)
  %new_ownership = arith.select %br_cond, %10#1, %11#1 : i1
  cf.cond_br %br_cond, ^bb1(%alloc, %10#0 : memref<?xi8>, i1),
                       ^bb1(%memref, %11#0 : memref<?xi8>, i1)
^bb1(%13: memref<?xi8>, %14: i1):
  test.copy(%13, %select) : (memref<?xi8>, memref<?xi8>)
  %base_buffer_13, %o3, %s3, %t3 = memref.extract_strided_metadata %13
    : memref<?xi8> -> memref<i8>, index, index, index
  %base_buffer_select, %o4, %s4, %t4 = memref.extract_strided_metadata %select
    : memref<?xi8> -> memref<i8>, index, index, index
  bufferization.dealloc (%base_buffer_13, %base_buffer_select
                          : memref<i8>, memref<i8>)
                     if (%14, %new_ownership)
  return
}

// LOWERED-LABEL: func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
// LOWERED-NEXT: %c0 = arith.constant 0 : index
// LOWERED-NEXT: %c1 = arith.constant 1 : index
// LOWERED-NEXT: %true = arith.constant true
// LOWERED-NEXT: %false = arith.constant false
// LOWERED-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xindex>
// LOWERED-NEXT: %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// LOWERED-NEXT: scf.for %arg5 = %c0 to %dim_0 step %c1 {
// LOWERED-NEXT: memref.store %false, %arg4[%arg5] : memref<?xi1>
// LOWERED-NEXT: }
// LOWERED-NEXT: scf.for %arg5 = %c0 to %dim step %c1 {
// LOWERED-NEXT: %0 = memref.load %arg0[%arg5] : memref<?xindex>
// LOWERED-NEXT: %1 = memref.load %arg2[%arg5] : memref<?xi1>
// LOWERED-NEXT: %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
// LOWERED-NEXT: %5 = memref.load %arg1[%arg6] : memref<?xindex>
// LOWERED-NEXT: %6 = arith.cmpi eq, %5, %0 : index
// LOWERED-NEXT: scf.if %6 {
// LOWERED-NEXT: %9 = memref.load %arg4[%arg6] : memref<?xi1>
// LOWERED-NEXT: %10 = arith.ori %9, %1 : i1
// LOWERED-NEXT: memref.store %10, %arg4[%arg6] : memref<?xi1>
// LOWERED-NEXT: }
// LOWERED-NEXT: %7 = arith.cmpi ne, %5, %0 : index
// LOWERED-NEXT: %8 = arith.andi %arg7, %7 : i1
// LOWERED-NEXT: scf.yield %8 : i1
// LOWERED-NEXT: }
// LOWERED-NEXT: %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
// LOWERED-NEXT: %5 = memref.load %arg0[%arg6] : memref<?xindex>
// LOWERED-NEXT: %6 = arith.cmpi ne, %5, %0 : index
// LOWERED-NEXT: %7 = arith.andi %arg7, %6 : i1
// LOWERED-NEXT: scf.yield %7 : i1
// LOWERED-NEXT: }
// LOWERED-NEXT: %4 = arith.andi %3, %1 : i1
// LOWERED-NEXT: memref.store %4, %arg3[%arg5] : memref<?xi1>
// LOWERED-NEXT: }
// LOWERED-NEXT: return
// LOWERED-NEXT: }
