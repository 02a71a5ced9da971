// The pipeline is what its eight stages are, one after the other.
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline > %t.flag
// RUN: %bufscope-opt %s "--pass-pipeline=builtin.module(expand-realloc{emit-deallocs=false},canonicalize,ownership-based-buffer-deallocation,canonicalize,buffer-deallocation-simplification,bufferization-lower-deallocations,cse,canonicalize)" > %t.list
// RUN: %bufscope-opt %s --expand-realloc=emit-deallocs=false --canonicalize --ownership-based-buffer-deallocation --canonicalize --buffer-deallocation-simplification --bufferization-lower-deallocations --cse --canonicalize > %t.flags
// RUN: diff %t.flag %t.list
// RUN: diff %t.flag %t.flags
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline | FileCheck %s

// CHECK-LABEL: func.func @grow_in_a_loop(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = memref.dim %arg1, %c0 : memref<?xf32>
// CHECK-NEXT: %alloc = memref.alloc(%dim) : memref<?xf32>
// CHECK-NEXT: test.copy(%arg1, %alloc) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %alloc, %arg5 = %false) -> (memref<?xf32>, i1) {
// CHECK-NEXT: %3 = arith.addi %dim, %arg3 : index
// CHECK-NEXT: %dim_10 = memref.dim %arg4, %c0 : memref<?xf32>
// CHECK-NEXT: %4 = arith.cmpi ult, %dim_10, %3 : index
// CHECK-NEXT: %5 = scf.if %4 -> (memref<?xf32>) {
// CHECK-NEXT: %alloc_17 = memref.alloc(%3) : memref<?xf32>
// CHECK-NEXT: %subview = memref.subview %alloc_17[0] [%dim_10] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT: memref.copy %arg4, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT: scf.yield %alloc_17 : memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg4 to offset: [0], sizes: [%3], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%arg1, %5) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %arg4 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %intptr_15 = memref.extract_aligned_pointer_as_index %base_buffer_11 : memref<f32> -> index
// CHECK-NEXT: %intptr_16 = memref.extract_aligned_pointer_as_index %5 : memref<?xf32> -> index
// CHECK-NEXT: %6 = arith.cmpi ne, %intptr_15, %intptr_16 : index
// CHECK-NEXT: %7 = arith.andi %6, %arg5 : i1
// CHECK-NEXT: scf.if %7 {
// CHECK-NEXT: memref.dealloc %base_buffer_11 : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: %8 = arith.cmpi eq, %intptr_15, %intptr_16 : index
// CHECK-NEXT: %9 = arith.andi %8, %arg5 : i1
// CHECK-NEXT: %10 = arith.ori %9, %4 : i1
// CHECK-NEXT: scf.yield %5, %10 : memref<?xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0#0, %arg2) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xindex>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<2xi1>
// CHECK-NEXT: %alloc_2 = memref.alloc() : memref<0xindex>
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xf32> -> index
// CHECK-NEXT: memref.store %intptr, %alloc_0[%c0] : memref<2xindex>
// CHECK-NEXT: %intptr_3 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT: memref.store %intptr_3, %alloc_0[%c1] : memref<2xindex>
// CHECK-NEXT: memref.store %true, %alloc_1[%c0] : memref<2xi1>
// CHECK-NEXT: memref.store %0#1, %alloc_1[%c1] : memref<2xi1>
// CHECK-NEXT: %cast = memref.cast %alloc_0 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT: %cast_4 = memref.cast %alloc_1 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT: %cast_5 = memref.cast %alloc_2 : memref<0xindex> to memref<?xindex>
// CHECK-NEXT: %alloc_6 = memref.alloc() : memref<2xi1>
// CHECK-NEXT: %alloc_7 = memref.alloc() : memref<0xi1>
// CHECK-NEXT: %cast_8 = memref.cast %alloc_6 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT: %cast_9 = memref.cast %alloc_7 : memref<0xi1> to memref<?xi1>
// CHECK-NEXT: call @dealloc_helper(%cast, %cast_5, %cast_4, %cast_8, %cast_9) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT: %1 = memref.load %alloc_6[%c0] : memref<2xi1>
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %2 = memref.load %alloc_6[%c1] : memref<2xi1>
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<2xindex>
// CHECK-NEXT: memref.dealloc %alloc_2 : memref<0xindex>
// CHECK-NEXT: memref.dealloc %alloc_1 : memref<2xi1>
// CHECK-NEXT: memref.dealloc %alloc_6 : memref<2xi1>
// CHECK-NEXT: memref.dealloc %alloc_7 : memref<0xi1>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @grow_in_a_loop(%count: index, %start: memref<?xf32>, %out: memref<?xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = memref.dim %start, %zero : memref<?xf32>
  %first = memref.alloc(%size) : memref<?xf32>
  test.copy(%start, %first) : (memref<?xf32>, memref<?xf32>)
  %last = scf.for %i = %zero to %count step %one iter_args(%x = %first) -> (memref<?xf32>) {
    %larger = arith.addi %size, %i : index
    %y = memref.realloc %x(%larger) : memref<?xf32> to memref<?xf32>
    test.copy(%start, %y) : (memref<?xf32>, memref<?xf32>)
    scf.yield %y : memref<?xf32>
  }
  test.copy(%last, %out) : (memref<?xf32>, memref<?xf32>)
  return
}

// CHECK-LABEL: func.func @choose(%arg0: i1, %arg1: i1, %arg2: memref<4x4xf32>) -> memref<4x4xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<4x4xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4x4xf32>
// CHECK-NEXT: test.copy(%arg2, %alloc) : (memref<4x4xf32>, memref<4x4xf32>)
// CHECK-NEXT: %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: memref.dealloc %alloc : memref<4x4xf32>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<4x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2(%arg2, %false : memref<4x4xf32>, i1)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = arith.select %arg1, %alloc, %alloc_0 : memref<4x4xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc_0) : (memref<4x4xf32>, memref<4x4xf32>)
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4x4xf32> -> index
// CHECK-NEXT: %intptr_1 = memref.extract_aligned_pointer_as_index %1 : memref<4x4xf32> -> index
// CHECK-NEXT: %2 = arith.cmpi ne, %intptr, %intptr_1 : index
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT: memref.dealloc %alloc : memref<4x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %3 = arith.cmpi eq, %intptr, %intptr_1 : index
// CHECK-NEXT: %intptr_2 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<4x4xf32> -> index
// CHECK-NEXT: %4 = arith.cmpi ne, %intptr_2, %intptr_1 : index
// CHECK-NEXT: scf.if %4 {
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<4x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %5 = arith.cmpi eq, %intptr_2, %intptr_1 : index
// CHECK-NEXT: %6 = arith.ori %3, %5 : i1
// CHECK-NEXT: cf.br ^bb2(%1, %6 : memref<4x4xf32>, i1)
// CHECK-NEXT: ^bb2(%7: memref<4x4xf32>, %8: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %9 = scf.if %8 -> (memref<4x4xf32>) {
// CHECK-NEXT: scf.yield %7 : memref<4x4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %12 = bufferization.clone %7 : memref<4x4xf32> to memref<4x4xf32>
// CHECK-NEXT: scf.yield %12 : memref<4x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %7 : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %intptr_3 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT: %intptr_4 = memref.extract_aligned_pointer_as_index %9 : memref<4x4xf32> -> index
// CHECK-NEXT: %10 = arith.cmpi ne, %intptr_3, %intptr_4 : index
// CHECK-NEXT: %11 = arith.andi %10, %8 : i1
// CHECK-NEXT: scf.if %11 {
// CHECK-NEXT: memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: return %9 : memref<4x4xf32>
// CHECK-NEXT: }
func.func @choose(%c: i1, %d: i1, %in: memref<4x4xf32>) -> memref<4x4xf32> {
  %a = memref.alloc() : memref<4x4xf32>
  %b = memref.alloc() : memref<4x4xf32>
  test.copy(%in, %a) : (memref<4x4xf32>, memref<4x4xf32>)
  cf.cond_br %c, ^left, ^right(%in : memref<4x4xf32>)
^left:
  %s = arith.select %d, %a, %b : memref<4x4xf32>
  test.copy(%a, %b) : (memref<4x4xf32>, memref<4x4xf32>)
  cf.br ^right(%s : memref<4x4xf32>)
^right(%x: memref<4x4xf32>):
  return %x : memref<4x4xf32>
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
