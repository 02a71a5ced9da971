// The option of the pipeline is handed to the ownership pass.
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline | FileCheck %s
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline=private-function-dynamic-ownership=true | FileCheck %s --check-prefix=DYNAMIC
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline="private-function-dynamic-ownership=false" | FileCheck %s

// DYNAMIC-LABEL: func.func private @maybe_new(%arg0: i1, %arg1: memref<3xf32>) -> (memref<3xf32>, i1) {
// DYNAMIC-NEXT: %0 = scf.if %arg0 -> (memref<3xf32>) {
// DYNAMIC-NEXT: %alloc = memref.alloc() : memref<3xf32>
// DYNAMIC-NEXT: test.copy(%arg1, %alloc) : (memref<3xf32>, memref<3xf32>)
// DYNAMIC-NEXT: scf.yield %alloc : memref<3xf32>
// DYNAMIC-NEXT: } else {
// DYNAMIC-NEXT: scf.yield %arg1 : memref<3xf32>
// DYNAMIC-NEXT: }
// DYNAMIC-NEXT: return %0, %arg0 : memref<3xf32>, i1
// DYNAMIC-NEXT: }
// CHECK-LABEL: func.func private @maybe_new(%arg0: i1, %arg1: memref<3xf32>) -> memref<3xf32> {
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<3xf32>, memref<3xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<3xf32>
// CHECK-NEXT: test.copy(%arg1, %alloc) : (memref<3xf32>, memref<3xf32>)
// CHECK-NEXT: scf.yield %alloc, %alloc : memref<3xf32>, memref<3xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %arg1 : memref<3xf32> to memref<3xf32>
// CHECK-NEXT: scf.yield %arg1, %3 : memref<3xf32>, memref<3xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %0#1 : memref<3xf32> -> index
// CHECK-NEXT: %1 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT: %2 = arith.andi %1, %arg0 : i1
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0#1 : memref<3xf32>
// CHECK-NEXT: }
func.func private @maybe_new(%c: i1, %m: memref<3xf32>) -> memref<3xf32> {
  %r = scf.if %c -> (memref<3xf32>) {
    %a = memref.alloc() : memref<3xf32>
    test.copy(%m, %a) : (memref<3xf32>, memref<3xf32>)
    scf.yield %a : memref<3xf32>
  } else {
    scf.yield %m : memref<3xf32>
  }
  return %r : memref<3xf32>
}

// DYNAMIC-LABEL: func.func @caller(%arg0: i1, %arg1: memref<3xf32>) -> memref<3xf32> {
// DYNAMIC-NEXT: %c1 = arith.constant 1 : index
// DYNAMIC-NEXT: %c0 = arith.constant 0 : index
// DYNAMIC-NEXT: %0:2 = call @maybe_new(%arg0, %arg1) : (i1, memref<3xf32>) -> (memref<3xf32>, i1)
// DYNAMIC-NEXT: %1:2 = call @maybe_new(%arg0, %0#0) : (i1, memref<3xf32>) -> (memref<3xf32>, i1)
// DYNAMIC-NEXT: test.copy(%0#0, %arg1) : (memref<3xf32>, memref<3xf32>)
// DYNAMIC-NEXT: %2 = scf.if %1#1 -> (memref<3xf32>) {
// DYNAMIC-NEXT: scf.yield %1#0 : memref<3xf32>
// DYNAMIC-NEXT: } else {
// DYNAMIC-NEXT: %5 = bufferization.clone %1#0 : memref<3xf32> to memref<3xf32>
// DYNAMIC-NEXT: scf.yield %5 : memref<3xf32>
// DYNAMIC-NEXT: }
// DYNAMIC-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<3xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %1#0 : memref<3xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT: %alloc = memref.alloc() : memref<2xindex>
// DYNAMIC-NEXT: %alloc_4 = memref.alloc() : memref<2xi1>
// DYNAMIC-NEXT: %alloc_5 = memref.alloc() : memref<1xindex>
// DYNAMIC-NEXT: %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// DYNAMIC-NEXT: memref.store %intptr, %alloc[%c0] : memref<2xindex>
// DYNAMIC-NEXT: %intptr_6 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<f32> -> index
// DYNAMIC-NEXT: memref.store %intptr_6, %alloc[%c1] : memref<2xindex>
// DYNAMIC-NEXT: memref.store %0#1, %alloc_4[%c0] : memref<2xi1>
// DYNAMIC-NEXT: memref.store %1#1, %alloc_4[%c1] : memref<2xi1>
// DYNAMIC-NEXT: %intptr_7 = memref.extract_aligned_pointer_as_index %2 : memref<3xf32> -> index
// DYNAMIC-NEXT: memref.store %intptr_7, %alloc_5[%c0] : memref<1xindex>
// DYNAMIC-NEXT: %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// DYNAMIC-NEXT: %cast_8 = memref.cast %alloc_4 : memref<2xi1> to memref<?xi1>
// DYNAMIC-NEXT: %cast_9 = memref.cast %alloc_5 : memref<1xindex> to memref<?xindex>
// DYNAMIC-NEXT: %alloc_10 = memref.alloc() : memref<2xi1>
// DYNAMIC-NEXT: %alloc_11 = memref.alloc() : memref<1xi1>
// DYNAMIC-NEXT: %cast_12 = memref.cast %alloc_10 : memref<2xi1> to memref<?xi1>
// DYNAMIC-NEXT: %cast_13 = memref.cast %alloc_11 : memref<1xi1> to memref<?xi1>
// DYNAMIC-NEXT: call @dealloc_helper(%cast, %cast_9, %cast_8, %cast_12, %cast_13) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// DYNAMIC-NEXT: %3 = memref.load %alloc_10[%c0] : memref<2xi1>
// DYNAMIC-NEXT: scf.if %3 {
// DYNAMIC-NEXT: memref.dealloc %base_buffer : memref<f32>
// DYNAMIC-NEXT: }
// DYNAMIC-NEXT: %4 = memref.load %alloc_10[%c1] : memref<2xi1>
// DYNAMIC-NEXT: scf.if %4 {
// DYNAMIC-NEXT: memref.dealloc %base_buffer_0 : memref<f32>
// DYNAMIC-NEXT: }
// DYNAMIC-NEXT: memref.dealloc %alloc : memref<2xindex>
// DYNAMIC-NEXT: memref.dealloc %alloc_5 : memref<1xindex>
// DYNAMIC-NEXT: memref.dealloc %alloc_4 : memref<2xi1>
// DYNAMIC-NEXT: memref.dealloc %alloc_10 : memref<2xi1>
// DYNAMIC-NEXT: memref.dealloc %alloc_11 : memref<1xi1>
// DYNAMIC-NEXT: return %2 : memref<3xf32>
// DYNAMIC-NEXT: }
// CHECK-LABEL: func.func @caller(%arg0: i1, %arg1: memref<3xf32>) -> memref<3xf32> {
// CHECK-NEXT: %0 = call @maybe_new(%arg0, %arg1) : (i1, memref<3xf32>) -> memref<3xf32>
// CHECK-NEXT: %1 = call @maybe_new(%arg0, %0) : (i1, memref<3xf32>) -> memref<3xf32>
// CHECK-NEXT: test.copy(%0, %arg1) : (memref<3xf32>, memref<3xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<3xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %1 : memref<3xf32> -> index
// CHECK-NEXT: %2 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : memref<3xf32>
// CHECK-NEXT: }
func.func @caller(%c: i1, %m: memref<3xf32>) -> memref<3xf32> {
  %r = call @maybe_new(%c, %m) : (i1, memref<3xf32>) -> memref<3xf32>
  %s = call @maybe_new(%c, %r) : (i1, memref<3xf32>) -> memref<3xf32>
  test.copy(%r, %m) : (memref<3xf32>, memref<3xf32>)
  return %s : memref<3xf32>
}

// DYNAMIC-LABEL: func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
// DYNAMIC-NEXT: %c0 = arith.constant 0 : index
// DYNAMIC-NEXT: %c1 = arith.constant 1 : index
// DYNAMIC-NEXT: %true = arith.constant true
// DYNAMIC-NEXT: %false = arith.constant false
// DYNAMIC-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xindex>
// DYNAMIC-NEXT: %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// DYNAMIC-NEXT: scf.for %arg5 = %c0 to %dim_0 step %c1 {
// DYNAMIC-NEXT: memref.store %false, %arg4[%arg5] : memref<?xi1>
// DYNAMIC-NEXT: }
// DYNAMIC-NEXT: scf.for %arg5 = %c0 to %dim step %c1 {
// DYNAMIC-NEXT: %0 = memref.load %arg0[%arg5] : memref<?xindex>
// DYNAMIC-NEXT: %1 = memref.load %arg2[%arg5] : memref<?xi1>
// DYNAMIC-NEXT: %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
// DYNAMIC-NEXT: %5 = memref.load %arg1[%arg6] : memref<?xindex>
// DYNAMIC-NEXT: %6 = arith.cmpi eq, %5, %0 : index
// DYNAMIC-NEXT: scf.if %6 {
// DYNAMIC-NEXT: %9 = memref.load %arg4[%arg6] : memref<?xi1>
// DYNAMIC-NEXT: %10 = arith.ori %9, %1 : i1
// DYNAMIC-NEXT: memref.store %10, %arg4[%arg6] : memref<?xi1>
// DYNAMIC-NEXT: }
// DYNAMIC-NEXT: %7 = arith.cmpi ne, %5, %0 : index
// DYNAMIC-NEXT: %8 = arith.andi %arg7, %7 : i1
// DYNAMIC-NEXT: scf.yield %8 : i1
// DYNAMIC-NEXT: }
// DYNAMIC-NEXT: %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
// DYNAMIC-NEXT: %5 = memref.load %arg0[%arg6] : memref<?xindex>
// DYNAMIC-NEXT: %6 = arith.cmpi ne, %5, %0 : index
// DYNAMIC-NEXT: %7 = arith.andi %arg7, %6 : i1
// DYNAMIC-NEXT: scf.yield %7 : i1
// DYNAMIC-NEXT: }
// DYNAMIC-NEXT: %4 = arith.andi %3, %1 : i1
// DYNAMIC-NEXT: memref.store %4, %arg3[%arg5] : memref<?xi1>
// DYNAMIC-NEXT: }
// DYNAMIC-NEXT: return
// DYNAMIC-NEXT: }
