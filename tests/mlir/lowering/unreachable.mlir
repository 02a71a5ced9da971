// Blocks that no path leads to stay as they are, also what is nested in them; the library function is
// made for them all the same.
// RUN: %bufscope-opt %s --bufferization-lower-deallocations | FileCheck %s
// RUN: %bufscope-opt %s --expand-realloc | FileCheck %s --check-prefix=REALLOC

// CHECK-LABEL: func.func @dead_loop(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // pred: ^bb1
// CHECK-NEXT: bufferization.dealloc (%arg1, %arg2 : memref<4xf32>, memref<4xf32>) if (%arg0, %arg0)
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: bufferization.dealloc (%arg1 : memref<4xf32>) if (%arg0)
// CHECK-NEXT: }
// CHECK-NEXT: %0 = memref.realloc %arg1 : memref<4xf32> to memref<8xf32>
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
// REALLOC-LABEL: func.func @dead_loop(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// REALLOC-NEXT: return
// REALLOC-NEXT: ^bb1:  // pred: ^bb1
// REALLOC-NEXT: bufferization.dealloc (%arg1, %arg2 : memref<4xf32>, memref<4xf32>) if (%arg0, %arg0)
// REALLOC-NEXT: scf.if %arg0 {
// REALLOC-NEXT: bufferization.dealloc (%arg1 : memref<4xf32>) if (%arg0)
// REALLOC-NEXT: }
// REALLOC-NEXT: %0 = memref.realloc %arg1 : memref<4xf32> to memref<8xf32>
// REALLOC-NEXT: cf.br ^bb1
// REALLOC-NEXT: }
func.func @dead_loop(%c: i1, %m: memref<4xf32>, %n : memref<4xf32>) {
  return
^dead:
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %c)
  scf.if %c {
    bufferization.dealloc (%m : memref<4xf32>) if (%c)
  }
  %r = memref.realloc %m : memref<4xf32> to memref<8xf32>
  cf.br ^dead
}

// CHECK-LABEL: func.func @dead_way_in(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: bufferization.dealloc (%arg1 : memref<4xf32>) if (%arg0)
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: memref.dealloc %arg1 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// REALLOC-LABEL: func.func @dead_way_in(%arg0: i1, %arg1: memref<4xf32>) {
// REALLOC-NEXT: cf.br ^bb2
// REALLOC-NEXT: ^bb1:  // no predecessors
// REALLOC-NEXT: bufferization.dealloc (%arg1 : memref<4xf32>) if (%arg0)
// REALLOC-NEXT: cf.br ^bb2
// REALLOC-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// REALLOC-NEXT: bufferization.dealloc (%arg1 : memref<4xf32>) if (%arg0)
// REALLOC-NEXT: return
// REALLOC-NEXT: }
func.func @dead_way_in(%c: i1, %m: memref<4xf32>) {
  cf.br ^used
^dead:
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  cf.br ^used
^used:
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  return
}

// CHECK-LABEL: func.func @against_the_text(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg1 : memref<4xf32> -> index
// CHECK-NEXT: %intptr_0 = memref.extract_aligned_pointer_as_index %arg2 : memref<4xf32> -> index
// CHECK-NEXT: %0 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT: %1 = arith.andi %0, %arg0 : i1
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: memref.dealloc %arg1 : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %2 = arith.xori %0, %true : i1
// CHECK-NEXT: %3 = arith.andi %2, %arg0 : i1
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %4 = memref.realloc %arg1 : memref<4xf32> to memref<8xf32>
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
// REALLOC-LABEL: func.func @against_the_text(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// REALLOC-NEXT: cf.br ^bb2
// REALLOC-NEXT: ^bb1:  // pred: ^bb2
// REALLOC-NEXT: %0 = bufferization.dealloc (%arg1 : memref<4xf32>) if (%arg0) retain (%arg2 : memref<4xf32>)
// REALLOC-NEXT: return
// REALLOC-NEXT: ^bb2:  // pred: ^bb0
// REALLOC-NEXT: %c4 = arith.constant 4 : index
// REALLOC-NEXT: %c8 = arith.constant 8 : index
// REALLOC-NEXT: %1 = arith.cmpi ult, %c4, %c8 : index
// REALLOC-NEXT: %2 = scf.if %1 -> (memref<8xf32>) {
// REALLOC-NEXT: %alloc = memref.alloc() : memref<8xf32>
// REALLOC-NEXT: %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// REALLOC-NEXT: memref.copy %arg1, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// REALLOC-NEXT: memref.dealloc %arg1 : memref<4xf32>
// REALLOC-NEXT: scf.yield %alloc : memref<8xf32>
// REALLOC-NEXT: } else {
// REALLOC-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [8], strides: [1] : memref<4xf32> to memref<8xf32>
// REALLOC-NEXT: scf.yield %reinterpret_cast : memref<8xf32>
// REALLOC-NEXT: }
// REALLOC-NEXT: cf.br ^bb1
// REALLOC-NEXT: }
func.func @against_the_text(%c: i1, %m: memref<4xf32>, %n : memref<4xf32>) {
  cf.br ^a
^b:
  bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%n : memref<4xf32>)
  return
^a:
  %r = memref.realloc %m : memref<4xf32> to memref<8xf32>
  cf.br ^b
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
