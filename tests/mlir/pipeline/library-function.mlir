// The library function goes through cse and canonicalize unchanged; what calls it is tidied up.
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline | FileCheck %s

// CHECK-LABEL: func.func @rotate(%arg0: index, %arg1: memref<8xf32>) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %0:6 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %alloc, %arg4 = %alloc_0, %arg5 = %alloc_1, %arg6 = %false, %arg7 = %false, %arg8 = %false) -> (memref<8xf32>, memref<8xf32>, memref<8xf32>, i1, i1, i1) {
// CHECK-NEXT: test.copy(%arg3, %arg4) : (memref<8xf32>, memref<8xf32>)
// CHECK-NEXT: %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %arg3 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %arg4 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_32, %offset_33, %sizes_34, %strides_35 = memref.extract_strided_metadata %arg5 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %alloc_36 = memref.alloc() : memref<3xindex>
// CHECK-NEXT: %alloc_37 = memref.alloc() : memref<3xi1>
// CHECK-NEXT: %alloc_38 = memref.alloc() : memref<3xindex>
// CHECK-NEXT: %intptr_39 = memref.extract_aligned_pointer_as_index %base_buffer_24 : memref<f32> -> index
// CHECK-NEXT: memref.store %intptr_39, %alloc_36[%c0] : memref<3xindex>
// CHECK-NEXT: %intptr_40 = memref.extract_aligned_pointer_as_index %base_buffer_28 : memref<f32> -> index
// CHECK-NEXT: memref.store %intptr_40, %alloc_36[%c1] : memref<3xindex>
// CHECK-NEXT: %intptr_41 = memref.extract_aligned_pointer_as_index %base_buffer_32 : memref<f32> -> index
// CHECK-NEXT: memref.store %intptr_41, %alloc_36[%c2] : memref<3xindex>
// CHECK-NEXT: memref.store %arg6, %alloc_37[%c0] : memref<3xi1>
// CHECK-NEXT: memref.store %arg7, %alloc_37[%c1] : memref<3xi1>
// CHECK-NEXT: memref.store %arg8, %alloc_37[%c2] : memref<3xi1>
// CHECK-NEXT: %intptr_42 = memref.extract_aligned_pointer_as_index %arg4 : memref<8xf32> -> index
// CHECK-NEXT: memref.store %intptr_42, %alloc_38[%c0] : memref<3xindex>
// CHECK-NEXT: %intptr_43 = memref.extract_aligned_pointer_as_index %arg5 : memref<8xf32> -> index
// CHECK-NEXT: memref.store %intptr_43, %alloc_38[%c1] : memref<3xindex>
// CHECK-NEXT: %intptr_44 = memref.extract_aligned_pointer_as_index %arg3 : memref<8xf32> -> index
// CHECK-NEXT: memref.store %intptr_44, %alloc_38[%c2] : memref<3xindex>
// CHECK-NEXT: %cast_45 = memref.cast %alloc_36 : memref<3xindex> to memref<?xindex>
// CHECK-NEXT: %cast_46 = memref.cast %alloc_37 : memref<3xi1> to memref<?xi1>
// CHECK-NEXT: %cast_47 = memref.cast %alloc_38 : memref<3xindex> to memref<?xindex>
// CHECK-NEXT: %alloc_48 = memref.alloc() : memref<3xi1>
// CHECK-NEXT: %alloc_49 = memref.alloc() : memref<3xi1>
// CHECK-NEXT: %cast_50 = memref.cast %alloc_48 : memref<3xi1> to memref<?xi1>
// CHECK-NEXT: %cast_51 = memref.cast %alloc_49 : memref<3xi1> to memref<?xi1>
// CHECK-NEXT: func.call @dealloc_helper(%cast_45, %cast_47, %cast_46, %cast_50, %cast_51) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT: %7 = memref.load %alloc_48[%c0] : memref<3xi1>
// CHECK-NEXT: scf.if %7 {
// CHECK-NEXT: memref.dealloc %base_buffer_24 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: %8 = memref.load %alloc_48[%c1] : memref<3xi1>
// CHECK-NEXT: scf.if %8 {
// CHECK-NEXT: memref.dealloc %base_buffer_28 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: %9 = memref.load %alloc_48[%c2] : memref<3xi1>
// CHECK-NEXT: scf.if %9 {
// CHECK-NEXT: memref.dealloc %base_buffer_32 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: %10 = memref.load %alloc_49[%c0] : memref<3xi1>
// CHECK-NEXT: %11 = memref.load %alloc_49[%c1] : memref<3xi1>
// CHECK-NEXT: %12 = memref.load %alloc_49[%c2] : memref<3xi1>
// CHECK-NEXT: memref.dealloc %alloc_36 : memref<3xindex>
// CHECK-NEXT: memref.dealloc %alloc_38 : memref<3xindex>
// CHECK-NEXT: memref.dealloc %alloc_37 : memref<3xi1>
// CHECK-NEXT: memref.dealloc %alloc_48 : memref<3xi1>
// CHECK-NEXT: memref.dealloc %alloc_49 : memref<3xi1>
// CHECK-NEXT: scf.yield %arg4, %arg5, %arg3, %10, %11, %12 : memref<8xf32>, memref<8xf32>, memref<8xf32>, i1, i1, i1
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0#0, %arg1) : (memref<8xf32>, memref<8xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0#1 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0#2 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %alloc_10 = memref.alloc() : memref<6xindex>
// CHECK-NEXT: %alloc_11 = memref.alloc() : memref<6xi1>
// CHECK-NEXT: %alloc_12 = memref.alloc() : memref<0xindex>
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<8xf32> -> index
// CHECK-NEXT: memref.store %intptr, %alloc_10[%c0] : memref<6xindex>
// CHECK-NEXT: %intptr_13 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<8xf32> -> index
// CHECK-NEXT: memref.store %intptr_13, %alloc_10[%c1] : memref<6xindex>
// CHECK-NEXT: %intptr_14 = memref.extract_aligned_pointer_as_index %alloc_1 : memref<8xf32> -> index
// CHECK-NEXT: memref.store %intptr_14, %alloc_10[%c2] : memref<6xindex>
// CHECK-NEXT: %intptr_15 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT: memref.store %intptr_15, %alloc_10[%c3] : memref<6xindex>
// CHECK-NEXT: %intptr_16 = memref.extract_aligned_pointer_as_index %base_buffer_2 : memref<f32> -> index
// CHECK-NEXT: memref.store %intptr_16, %alloc_10[%c4] : memref<6xindex>
// CHECK-NEXT: %intptr_17 = memref.extract_aligned_pointer_as_index %base_buffer_6 : memref<f32> -> index
// CHECK-NEXT: memref.store %intptr_17, %alloc_10[%c5] : memref<6xindex>
// CHECK-NEXT: memref.store %true, %alloc_11[%c0] : memref<6xi1>
// CHECK-NEXT: memref.store %true, %alloc_11[%c1] : memref<6xi1>
// CHECK-NEXT: memref.store %true, %alloc_11[%c2] : memref<6xi1>
// CHECK-NEXT: memref.store %0#3, %alloc_11[%c3] : memref<6xi1>
// CHECK-NEXT: memref.store %0#4, %alloc_11[%c4] : memref<6xi1>
// CHECK-NEXT: memref.store %0#5, %alloc_11[%c5] : memref<6xi1>
// CHECK-NEXT: %cast = memref.cast %alloc_10 : memref<6xindex> to memref<?xindex>
// CHECK-NEXT: %cast_18 = memref.cast %alloc_11 : memref<6xi1> to memref<?xi1>
// CHECK-NEXT: %cast_19 = memref.cast %alloc_12 : memref<0xindex> to memref<?xindex>
// CHECK-NEXT: %alloc_20 = memref.alloc() : memref<6xi1>
// CHECK-NEXT: %alloc_21 = memref.alloc() : memref<0xi1>
// CHECK-NEXT: %cast_22 = memref.cast %alloc_20 : memref<6xi1> to memref<?xi1>
// CHECK-NEXT: %cast_23 = memref.cast %alloc_21 : memref<0xi1> to memref<?xi1>
// CHECK-NEXT: call @dealloc_helper(%cast, %cast_19, %cast_18, %cast_22, %cast_23) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT: %1 = memref.load %alloc_20[%c0] : memref<6xi1>
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: memref.dealloc %alloc : memref<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %2 = memref.load %alloc_20[%c1] : memref<6xi1>
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %3 = memref.load %alloc_20[%c2] : memref<6xi1>
// CHECK-NEXT: scf.if %3 {
// CHECK-NEXT: memref.dealloc %alloc_1 : memref<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %4 = memref.load %alloc_20[%c3] : memref<6xi1>
// CHECK-NEXT: scf.if %4 {
// CHECK-NEXT: memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: %5 = memref.load %alloc_20[%c4] : memref<6xi1>
// CHECK-NEXT: scf.if %5 {
// CHECK-NEXT: memref.dealloc %base_buffer_2 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: %6 = memref.load %alloc_20[%c5] : memref<6xi1>
// CHECK-NEXT: scf.if %6 {
// CHECK-NEXT: memref.dealloc %base_buffer_6 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc_10 : memref<6xindex>
// CHECK-NEXT: memref.dealloc %alloc_12 : memref<0xindex>
// CHECK-NEXT: memref.dealloc %alloc_11 : memref<6xi1>
// CHECK-NEXT: memref.dealloc %alloc_20 : memref<6xi1>
// CHECK-NEXT: memref.dealloc %alloc_21 : memref<0xi1>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @rotate(%n: index, %in: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  %r:3 = scf.for %i = %zero to %n step %one iter_args(%x = %a, %y = %b, %z = %c) -> (memref<8xf32>, memref<8xf32>, memref<8xf32>) {
    test.copy(%x, %y) : (memref<8xf32>, memref<8xf32>)
    scf.yield %y, %z, %x : memref<8xf32>, memref<8xf32>, memref<8xf32>
  }
  test.copy(%r#0, %in) : (memref<8xf32>, memref<8xf32>)
  return
}

// CHECK-LABEL: func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
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
