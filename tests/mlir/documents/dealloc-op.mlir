// The example in the reference of bufferization.dealloc: buffers and retained values of any types.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s --buffer-deallocation-simplification --bufferization-lower-deallocations | FileCheck %s --check-prefix=LOWERED

// CHECK-LABEL: func.func @example(%arg0: memref<2xf32>, %arg1: memref<4xi32>, %arg2: i1, %arg3: i1, %arg4: memref<?xf32>, %arg5: memref<f64>, %arg6: memref<2xi32>) -> (i1, i1, i1) {
// CHECK-NEXT: %0:3 = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<4xi32>) if (%arg2, %arg3) retain (%arg4, %arg5, %arg6 : memref<?xf32>, memref<f64>, memref<2xi32>)
// CHECK-NEXT: return %0#0, %0#1, %0#2 : i1, i1, i1
// CHECK-NEXT: }
// LOWERED-LABEL: func.func @example(%arg0: memref<2xf32>, %arg1: memref<4xi32>, %arg2: i1, %arg3: i1, %arg4: memref<?xf32>, %arg5: memref<f64>, %arg6: memref<2xi32>) -> (i1, i1, i1) {
// LOWERED-NEXT: %alloc = memref.alloc() : memref<2xindex>
// LOWERED-NEXT: %alloc_0 = memref.alloc() : memref<2xi1>
// LOWERED-NEXT: %alloc_1 = memref.alloc() : memref<3xindex>
// LOWERED-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// LOWERED-NEXT: %c0 = arith.constant 0 : index
// LOWERED-NEXT: memref.store %intptr, %alloc[%c0] : memref<2xindex>
// LOWERED-NEXT: %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<4xi32> -> index
// LOWERED-NEXT: %c1 = arith.constant 1 : index
// LOWERED-NEXT: memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// LOWERED-NEXT: %c0_3 = arith.constant 0 : index
// LOWERED-NEXT: memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
// LOWERED-NEXT: %c1_4 = arith.constant 1 : index
// LOWERED-NEXT: memref.store %arg3, %alloc_0[%c1_4] : memref<2xi1>
// LOWERED-NEXT: %intptr_5 = memref.extract_aligned_pointer_as_index %arg4 : memref<?xf32> -> index
// LOWERED-NEXT: %c0_6 = arith.constant 0 : index
// LOWERED-NEXT: memref.store %intptr_5, %alloc_1[%c0_6] : memref<3xindex>
// LOWERED-NEXT: %intptr_7 = memref.extract_aligned_pointer_as_index %arg5 : memref<f64> -> index
// LOWERED-NEXT: %c1_8 = arith.constant 1 : index
// LOWERED-NEXT: memref.store %intptr_7, %alloc_1[%c1_8] : memref<3xindex>
// LOWERED-NEXT: %intptr_9 = memref.extract_aligned_pointer_as_index %arg6 : memref<2xi32> -> index
// LOWERED-NEXT: %c2 = arith.constant 2 : index
// LOWERED-NEXT: memref.store %intptr_9, %alloc_1[%c2] : memref<3xindex>
// LOWERED-NEXT: %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// LOWERED-NEXT: %cast_10 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// LOWERED-NEXT: %cast_11 = memref.cast %alloc_1 : memref<3xindex> to memref<?xindex>
// LOWERED-NEXT: %alloc_12 = memref.alloc() : memref<2xi1>
// LOWERED-NEXT: %alloc_13 = memref.alloc() : memref<3xi1>
// LOWERED-NEXT: %cast_14 = memref.cast %alloc_12 : memref<2xi1> to memref<?xi1>
// LOWERED-NEXT: %cast_15 = memref.cast %alloc_13 : memref<3xi1> to memref<?xi1>
// LOWERED-NEXT: call @dealloc_helper(%cast, %cast_11, %cast_10, %cast_14, %cast_15) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// LOWERED-NEXT: %c0_16 = arith.constant 0 : index
// LOWERED-NEXT: %0 = memref.load %alloc_12[%c0_16] : memref<2xi1>
// LOWERED-NEXT: scf.if %0 {
// LOWERED-NEXT: memref.dealloc %arg0 : memref<2xf32>
// LOWERED-NEXT: }
// LOWERED-NEXT: %c1_17 = arith.constant 1 : index
// LOWERED-NEXT: %1 = memref.load %alloc_12[%c1_17] : memref<2xi1>
// LOWERED-NEXT: scf.if %1 {
// LOWERED-NEXT: memref.dealloc %arg1 : memref<4xi32>
// LOWERED-NEXT: }
// LOWERED-NEXT: %c0_18 = arith.constant 0 : index
// LOWERED-NEXT: %2 = memref.load %alloc_13[%c0_18] : memref<3xi1>
// LOWERED-NEXT: %c1_19 = arith.constant 1 : index
// LOWERED-NEXT: %3 = memref.load %alloc_13[%c1_19] : memref<3xi1>
// LOWERED-NEXT: %c2_20 = arith.constant 2 : index
// LOWERED-NEXT: %4 = memref.load %alloc_13[%c2_20] : memref<3xi1>
// LOWERED-NEXT: memref.dealloc %alloc : memref<2xindex>
// LOWERED-NEXT: memref.dealloc %alloc_1 : memref<3xindex>
// LOWERED-NEXT: memref.dealloc %alloc_0 : memref<2xi1>
// LOWERED-NEXT: memref.dealloc %alloc_12 : memref<2xi1>
// LOWERED-NEXT: memref.dealloc %alloc_13 : memref<3xi1>
// LOWERED-NEXT: return %2, %3, %4 : i1, i1, i1
// LOWERED-NEXT: }
func.func @example(%a0: memref<2xf32>, %a1: memref<4xi32>, %cond0: i1, %cond1: i1,
                   %r0: memref<?xf32>, %r1: memref<f64>, %r2: memref<2xi32>) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%a0, %a1 : memref<2xf32>, memref<4xi32>)
    if (%cond0, %cond1) retain (%r0, %r1, %r2 : memref<?xf32>, memref<f64>,
    memref<2xi32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
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
