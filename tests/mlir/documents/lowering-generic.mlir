// The document's generic lowering: the op, and the code and the library function that it shows for it.
// RUN: %bufscope-opt %s --bufferization-lower-deallocations | FileCheck %s
// RUN: %bufscope-opt %s --cse --canonicalize | FileCheck %s --check-prefix=TIDY

// CHECK-LABEL: func.func @before(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: i1, %arg3: i1, %arg4: memref<1xf32>, %arg5: memref<2xf32>) -> (i1, i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xi1>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<2xindex>
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT: %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT: %c0_3 = arith.constant 0 : index
// CHECK-NEXT: memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
// CHECK-NEXT: %c1_4 = arith.constant 1 : index
// CHECK-NEXT: memref.store %arg3, %alloc_0[%c1_4] : memref<2xi1>
// CHECK-NEXT: %intptr_5 = memref.extract_aligned_pointer_as_index %arg4 : memref<1xf32> -> index
// CHECK-NEXT: %c0_6 = arith.constant 0 : index
// CHECK-NEXT: memref.store %intptr_5, %alloc_1[%c0_6] : memref<2xindex>
// CHECK-NEXT: %intptr_7 = memref.extract_aligned_pointer_as_index %arg5 : memref<2xf32> -> index
// CHECK-NEXT: %c1_8 = arith.constant 1 : index
// CHECK-NEXT: memref.store %intptr_7, %alloc_1[%c1_8] : memref<2xindex>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT: %cast_9 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT: %cast_10 = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT: %alloc_11 = memref.alloc() : memref<2xi1>
// CHECK-NEXT: %alloc_12 = memref.alloc() : memref<2xi1>
// CHECK-NEXT: %cast_13 = memref.cast %alloc_11 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT: %cast_14 = memref.cast %alloc_12 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT: call @dealloc_helper_0(%cast, %cast_10, %cast_9, %cast_13, %cast_14) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT: %c0_15 = arith.constant 0 : index
// CHECK-NEXT: %0 = memref.load %alloc_11[%c0_15] : memref<2xi1>
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %c1_16 = arith.constant 1 : index
// CHECK-NEXT: %1 = memref.load %alloc_11[%c1_16] : memref<2xi1>
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: memref.dealloc %arg1 : memref<5xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %c0_17 = arith.constant 0 : index
// CHECK-NEXT: %2 = memref.load %alloc_12[%c0_17] : memref<2xi1>
// CHECK-NEXT: %c1_18 = arith.constant 1 : index
// CHECK-NEXT: %3 = memref.load %alloc_12[%c1_18] : memref<2xi1>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT: memref.dealloc %alloc_1 : memref<2xindex>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xi1>
// CHECK-NEXT: memref.dealloc %alloc_11 : memref<2xi1>
// CHECK-NEXT: memref.dealloc %alloc_12 : memref<2xi1>
// CHECK-NEXT: return %2, %3 : i1, i1
// CHECK-NEXT: }
// TIDY-LABEL: func.func @before(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: i1, %arg3: i1, %arg4: memref<1xf32>, %arg5: memref<2xf32>) -> (i1, i1) {
// TIDY-NEXT: %0:2 = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<5xf32>) if (%arg2, %arg3) retain (%arg4, %arg5 : memref<1xf32>, memref<2xf32>)
// TIDY-NEXT: return %0#0, %0#1 : i1, i1
// TIDY-NEXT: }
func.func @before(%m0: memref<2xf32>, %m1: memref<5xf32>, %cond0: i1, %cond1: i1,
                  %r0: memref<1xf32>, %r1: memref<2xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m0, %m1 : memref<2xf32>, memref<5xf32>)
                            if (%cond0, %cond1)
                        retain (%r0, %r1 : memref<1xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK-LABEL: func.func @after(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: i1, %arg3: i1, %arg4: memref<1xf32>, %arg5: memref<2xf32>) -> (i1, i1) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xi1>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<2xindex>
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT: memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT: %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
// CHECK-NEXT: memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT: memref.store %arg2, %alloc_0[%c0] : memref<2xi1>
// CHECK-NEXT: memref.store %arg3, %alloc_0[%c1] : memref<2xi1>
// CHECK-NEXT: %intptr_3 = memref.extract_aligned_pointer_as_index %arg4 : memref<1xf32> -> index
// CHECK-NEXT: memref.store %intptr_3, %alloc_1[%c0] : memref<2xindex>
// CHECK-NEXT: %intptr_4 = memref.extract_aligned_pointer_as_index %arg5 : memref<2xf32> -> index
// CHECK-NEXT: memref.store %intptr_4, %alloc_1[%c1] : memref<2xindex>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT: %cast_5 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT: %cast_6 = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT: %alloc_7 = memref.alloc() : memref<2xi1>
// CHECK-NEXT: %alloc_8 = memref.alloc() : memref<2xi1>
// CHECK-NEXT: %cast_9 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT: %cast_10 = memref.cast %alloc_8 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT: call @dealloc_helper(%cast, %cast_6, %cast_5, %cast_9, %cast_10) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT: %0 = memref.load %cast_9[%c0] : memref<?xi1>
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.load %cast_9[%c1] : memref<?xi1>
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: memref.dealloc %arg1 : memref<5xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %2 = memref.load %cast_10[%c0] : memref<?xi1>
// CHECK-NEXT: %3 = memref.load %cast_10[%c1] : memref<?xi1>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT: memref.dealloc %alloc_1 : memref<2xindex>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xi1>
// CHECK-NEXT: memref.dealloc %alloc_7 : memref<2xi1>
// CHECK-NEXT: memref.dealloc %alloc_8 : memref<2xi1>
// CHECK-NEXT: return %2, %3 : i1, i1
// CHECK-NEXT: }
// TIDY-LABEL: func.func @after(%arg0: memref<2xf32>, %arg1: memref<5xf32>, %arg2: i1, %arg3: i1, %arg4: memref<1xf32>, %arg5: memref<2xf32>) -> (i1, i1) {
// TIDY-NEXT: %c0 = arith.constant 0 : index
// TIDY-NEXT: %c1 = arith.constant 1 : index
// TIDY-NEXT: %alloc = memref.alloc() : memref<2xindex>
// TIDY-NEXT: %alloc_0 = memref.alloc() : memref<2xi1>
// TIDY-NEXT: %alloc_1 = memref.alloc() : memref<2xindex>
// TIDY-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// TIDY-NEXT: memref.store %intptr, %alloc[%c0] : memref<2xindex>
// TIDY-NEXT: %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<5xf32> -> index
// TIDY-NEXT: memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// TIDY-NEXT: memref.store %arg2, %alloc_0[%c0] : memref<2xi1>
// TIDY-NEXT: memref.store %arg3, %alloc_0[%c1] : memref<2xi1>
// TIDY-NEXT: %intptr_3 = memref.extract_aligned_pointer_as_index %arg4 : memref<1xf32> -> index
// TIDY-NEXT: memref.store %intptr_3, %alloc_1[%c0] : memref<2xindex>
// TIDY-NEXT: %intptr_4 = memref.extract_aligned_pointer_as_index %arg5 : memref<2xf32> -> index
// TIDY-NEXT: memref.store %intptr_4, %alloc_1[%c1] : memref<2xindex>
// TIDY-NEXT: %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// TIDY-NEXT: %cast_5 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// TIDY-NEXT: %cast_6 = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
// TIDY-NEXT: %alloc_7 = memref.alloc() : memref<2xi1>
// TIDY-NEXT: %alloc_8 = memref.alloc() : memref<2xi1>
// TIDY-NEXT: %cast_9 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
// TIDY-NEXT: %cast_10 = memref.cast %alloc_8 : memref<2xi1> to memref<?xi1>
// TIDY-NEXT: call @dealloc_helper(%cast, %cast_6, %cast_5, %cast_9, %cast_10) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// TIDY-NEXT: %0 = memref.load %alloc_7[%c0] : memref<2xi1>
// TIDY-NEXT: scf.if %0 {
// TIDY-NEXT: memref.dealloc %arg0 : memref<2xf32>
// TIDY-NEXT: }
// TIDY-NEXT: %1 = memref.load %alloc_7[%c1] : memref<2xi1>
// TIDY-NEXT: scf.if %1 {
// TIDY-NEXT: memref.dealloc %arg1 : memref<5xf32>
// TIDY-NEXT: }
// TIDY-NEXT: %2 = memref.load %alloc_8[%c0] : memref<2xi1>
// TIDY-NEXT: %3 = memref.load %alloc_8[%c1] : memref<2xi1>
// TIDY-NEXT: memref.dealloc %alloc : memref<2xindex>
// TIDY-NEXT: memref.dealloc %alloc_1 : memref<2xindex>
// TIDY-NEXT: memref.dealloc %alloc_0 : memref<2xi1>
// TIDY-NEXT: memref.dealloc %alloc_7 : memref<2xi1>
// TIDY-NEXT: memref.dealloc %alloc_8 : memref<2xi1>
// TIDY-NEXT: return %2, %3 : i1, i1
// TIDY-NEXT: }
func.func @after(%m0: memref<2xf32>, %m1: memref<5xf32>, %cond0: i1, %cond1: i1,
                 %r0: memref<1xf32>, %r1: memref<2xf32>) -> (i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dealloc_base_pointer_list = memref.alloc() : memref<2xindex>
  %cond_list = memref.alloc() : memref<2xi1>
  %retain_base_pointer_list = memref.alloc() : memref<2xindex>
  %m0_base_pointer = memref.extract_aligned_pointer_as_index %m0 : memref<2xf32> -> index
  memref.store %m0_base_pointer, %dealloc_base_pointer_list[%c0] : memref<2xindex>
  %m1_base_pointer = memref.extract_aligned_pointer_as_index %m1 : memref<5xf32> -> index
  memref.store %m1_base_pointer, %dealloc_base_pointer_list[%c1] : memref<2xindex>
  memref.store %cond0, %cond_list[%c0] : memref<2xi1>
  memref.store %cond1, %cond_list[%c1] : memref<2xi1>
  %r0_base_pointer = memref.extract_aligned_pointer_as_index %r0 : memref<1xf32> -> index
  memref.store %r0_base_pointer, %retain_base_pointer_list[%c0] : memref<2xindex>
  %r1_base_pointer = memref.extract_aligned_pointer_as_index %r1 : memref<2xf32> -> index
  memref.store %r1_base_pointer, %retain_base_pointer_list[%c1] : memref<2xindex>
  %dyn_dealloc_base_pointer_list = memref.cast %dealloc_base_pointer_list :
     memref<2xindex> to memref<?xindex>
  %dyn_cond_list = memref.cast %cond_list : memref<2xi1> to memref<?xi1>
  %dyn_retain_base_pointer_list = memref.cast %retain_base_pointer_list :
     memref<2xindex> to memref<?xindex>
  %dealloc_cond_out = memref.alloc() : memref<2xi1>
  %ownership_out = memref.alloc() : memref<2xi1>
  %dyn_dealloc_cond_out = memref.cast %dealloc_cond_out :
     memref<2xi1> to memref<?xi1>
  %dyn_ownership_out = memref.cast %ownership_out :
     memref<2xi1> to memref<?xi1>
  call @dealloc_helper(%dyn_dealloc_base_pointer_list,
                       %dyn_retain_base_pointer_list,
                       %dyn_cond_list,
                       %dyn_dealloc_cond_out,
                       %dyn_ownership_out)
     : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
  %m0_dealloc_cond = memref.load %dyn_dealloc_cond_out[%c0] : memref<?xi1>
  scf.if %m0_dealloc_cond {
    memref.dealloc %m0 : memref<2xf32>
  }
  %m1_dealloc_cond = memref.load %dyn_dealloc_cond_out[%c1] : memref<?xi1>
  scf.if %m1_dealloc_cond {
    memref.dealloc %m1 : memref<5xf32>
  }
  %r0_ownership = memref.load %dyn_ownership_out[%c0] : memref<?xi1>
  %r1_ownership = memref.load %dyn_ownership_out[%c1] : memref<?xi1>
  memref.dealloc %dealloc_base_pointer_list : memref<2xindex>
  memref.dealloc %retain_base_pointer_list : memref<2xindex>
  memref.dealloc %cond_list : memref<2xi1>
  memref.dealloc %dealloc_cond_out : memref<2xi1>
  memref.dealloc %ownership_out : memref<2xi1>
  return %r0_ownership, %r1_ownership : i1, i1
}

// CHECK-LABEL: func.func @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT: %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT: scf.for %arg5 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT: memref.store %false, %arg4[%arg5] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg5 = %c0 to %dim step %c1 {
// CHECK-NEXT: %0 = memref.load %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT: %1 = memref.load %arg2[%arg5] : memref<?xi1>
// CHECK-NEXT: %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
// CHECK-NEXT: %5 = memref.load %arg1[%arg6] : memref<?xindex>
// CHECK-NEXT: %6 = arith.cmpi eq, %5, %0 : index
// CHECK-NEXT: scf.if %6 {
// CHECK-NEXT: %9 = memref.load %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT: %10 = arith.ori %9, %1 : i1
// CHECK-NEXT: memref.store %10, %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: %7 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT: %8 = arith.andi %arg7, %7 : i1
// CHECK-NEXT: scf.yield %8 : i1
// CHECK-NEXT: }
// CHECK-NEXT: %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
// CHECK-NEXT: %5 = memref.load %arg0[%arg6] : memref<?xindex>
// CHECK-NEXT: %6 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT: %7 = arith.andi %arg7, %6 : i1
// CHECK-NEXT: scf.yield %7 : i1
// CHECK-NEXT: }
// CHECK-NEXT: %4 = arith.andi %3, %1 : i1
// CHECK-NEXT: memref.store %4, %arg3[%arg5] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// TIDY-LABEL: func.func @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
// TIDY-NEXT: %c0 = arith.constant 0 : index
// TIDY-NEXT: %c1 = arith.constant 1 : index
// TIDY-NEXT: %true = arith.constant true
// TIDY-NEXT: %false = arith.constant false
// TIDY-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xindex>
// TIDY-NEXT: %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// TIDY-NEXT: scf.for %arg5 = %c0 to %dim_0 step %c1 {
// TIDY-NEXT: memref.store %false, %arg4[%arg5] : memref<?xi1>
// TIDY-NEXT: }
// TIDY-NEXT: scf.for %arg5 = %c0 to %dim step %c1 {
// TIDY-NEXT: %0 = memref.load %arg0[%arg5] : memref<?xindex>
// TIDY-NEXT: %1 = memref.load %arg2[%arg5] : memref<?xi1>
// TIDY-NEXT: %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
// TIDY-NEXT: %5 = memref.load %arg1[%arg6] : memref<?xindex>
// TIDY-NEXT: %6 = arith.cmpi eq, %5, %0 : index
// TIDY-NEXT: scf.if %6 {
// TIDY-NEXT: %9 = memref.load %arg4[%arg6] : memref<?xi1>
// TIDY-NEXT: %10 = arith.ori %9, %1 : i1
// TIDY-NEXT: memref.store %10, %arg4[%arg6] : memref<?xi1>
// TIDY-NEXT: }
// TIDY-NEXT: %7 = arith.cmpi ne, %5, %0 : index
// TIDY-NEXT: %8 = arith.andi %arg7, %7 : i1
// TIDY-NEXT: scf.yield %8 : i1
// TIDY-NEXT: }
// TIDY-NEXT: %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
// TIDY-NEXT: %5 = memref.load %arg0[%arg6] : memref<?xindex>
// TIDY-NEXT: %6 = arith.cmpi ne, %5, %0 : index
// TIDY-NEXT: %7 = arith.andi %arg7, %6 : i1
// TIDY-NEXT: scf.yield %7 : i1
// TIDY-NEXT: }
// TIDY-NEXT: %4 = arith.andi %3, %1 : i1
// TIDY-NEXT: memref.store %4, %arg3[%arg5] : memref<?xi1>
// TIDY-NEXT: }
// TIDY-NEXT: return
// TIDY-NEXT: }
func.func @dealloc_helper(
    %dyn_dealloc_base_pointer_list: memref<?xindex>,
    %dyn_retain_base_pointer_list: memref<?xindex>,
    %dyn_cond_list: memref<?xi1>,
    %dyn_dealloc_cond_out: memref<?xi1>,
    %dyn_ownership_out: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %num_dealloc_memrefs = memref.dim %dyn_dealloc_base_pointer_list, %c0 : memref<?xindex>
  %num_retain_memrefs = memref.dim %dyn_retain_base_pointer_list, %c0 : memref<?xindex>
  // Zero initialize result buffer.
  scf.for %i = %c0 to %num_retain_memrefs step %c1 {
    memref.store %false, %dyn_ownership_out[%i] : memref<?xi1>
  }
  scf.for %i = %c0 to %num_dealloc_memrefs step %c1 {
    %dealloc_bp = memref.load %dyn_dealloc_base_pointer_list[%i] : memref<?xindex>
    %cond = memref.load %dyn_cond_list[%i] : memref<?xi1>
    // Check for aliasing with retained memrefs.
    %does_not_alias_retained = scf.for %j = %c0 to %num_retain_memrefs
        step %c1 iter_args(%does_not_alias_aggregated = %true) -> (i1) {
      %retain_bp = memref.load %dyn_retain_base_pointer_list[%j] : memref<?xindex>
      %does_alias = arith.cmpi eq, %retain_bp, %dealloc_bp : index
      scf.if %does_alias {
        %curr_ownership = memref.load %dyn_ownership_out[%j] : memref<?xi1>
        %updated_ownership = arith.ori %curr_ownership, %cond : i1
        memref.store %updated_ownership, %dyn_ownership_out[%j] : memref<?xi1>
      }
      %does_not_alias = arith.cmpi ne, %retain_bp, %dealloc_bp : index
      %updated_aggregate = arith.andi %does_not_alias_aggregated,
                                      %does_not_alias : i1
      scf.yield %updated_aggregate : i1
    }
    // Check for aliasing with dealloc memrefs in the list before the current one.
    %does_not_alias_any = scf.for %j = %c0 to %i step %c1
       iter_args(%does_not_alias_agg = %does_not_alias_retained) -> (i1) {
      %prev_dealloc_bp = memref.load %dyn_dealloc_base_pointer_list[%j] : memref<?xindex>
      %does_not_alias = arith.cmpi ne, %prev_dealloc_bp, %dealloc_bp : index
      %updated_alias_agg = arith.andi %does_not_alias_agg, %does_not_alias : i1
      scf.yield %updated_alias_agg : i1
    }
    %dealloc_cond = arith.andi %does_not_alias_any, %cond : i1
    memref.store %dealloc_cond, %dyn_dealloc_cond_out[%i] : memref<?xi1>
  }
  return
}

// CHECK-LABEL: func.func private @dealloc_helper_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT: %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT: scf.for %arg5 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT: memref.store %false, %arg4[%arg5] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg5 = %c0 to %dim step %c1 {
// CHECK-NEXT: %0 = memref.load %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT: %1 = memref.load %arg2[%arg5] : memref<?xi1>
// CHECK-NEXT: %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
// CHECK-NEXT: %5 = memref.load %arg1[%arg6] : memref<?xindex>
// CHECK-NEXT: %6 = arith.cmpi eq, %5, %0 : index
// CHECK-NEXT: scf.if %6 {
// CHECK-NEXT: %9 = memref.load %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT: %10 = arith.ori %9, %1 : i1
// CHECK-NEXT: memref.store %10, %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: %7 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT: %8 = arith.andi %arg7, %7 : i1
// CHECK-NEXT: scf.yield %8 : i1
// CHECK-NEXT: }
// CHECK-NEXT: %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
// CHECK-NEXT: %5 = memref.load %arg0[%arg6] : memref<?xindex>
// CHECK-NEXT: %6 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT: %7 = arith.andi %arg7, %6 : i1
// CHECK-NEXT: scf.yield %7 : i1
// CHECK-NEXT: }
// CHECK-NEXT: %4 = arith.andi %3, %1 : i1
// CHECK-NEXT: memref.store %4, %arg3[%arg5] : memref<?xi1>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
