// Names of values: hints, numbers, and what happens when a name is taken.
// RUN: %bufscope-opt %s | FileCheck %s
// RUN: %bufscope-opt %s | %bufscope-opt | FileCheck %s
// RUN: %bufscope-opt %s --mlir-print-op-generic | %bufscope-opt | FileCheck %s

// CHECK-LABEL: func.func @hints(%arg0: index, %arg1: memref<4x?xf32>, %arg2: i1) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-5 = arith.constant -5 : index
// CHECK-NEXT: %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT: %c-1_i64 = arith.constant -1 : i64
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant dense<3> : vector<4xi32>
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: %cast = memref.cast %arg1 : memref<4x?xf32> to memref<*xf32>
// CHECK-NEXT: %subview = memref.subview %arg1[0, 0] [2, 2] [1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1]>>
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%arg0], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %dim = memref.dim %arg1, %c0 : memref<4x?xf32>
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg1 : memref<4x?xf32> -> index
// CHECK-NEXT: %0 = memref.realloc %alloc : memref<?xf32> to memref<6xf32>
// CHECK-NEXT: %1 = memref.load %alloca[%c0] : memref<2xf32>
// CHECK-NEXT: %2 = bufferization.clone %alloca : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %3 = arith.select %arg2, %alloca, %2 : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @hints(%n: index, %m: memref<4x?xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %cm5 = arith.constant -5 : index
  %i32 = arith.constant 12 : i32
  %i64 = arith.constant -1 : i64
  %i8 = arith.constant 255 : i8
  %t = arith.constant true
  %f = arith.constant false
  %x = arith.constant 1.0 : f32
  %v = arith.constant dense<3> : vector<4xi32>
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloca() : memref<2xf32>
  %cast = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %sub = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1]>>
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%n], strides: [1] : memref<?xf32> to memref<?xf32>
  %d = memref.dim %m, %c0 : memref<4x?xf32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index
  %re = memref.realloc %a : memref<?xf32> to memref<6xf32>
  %l = memref.load %b[%c0] : memref<2xf32>
  %cl = bufferization.clone %b : memref<2xf32> to memref<2xf32>
  %s = arith.select %c, %b, %cl : memref<2xf32>
  return
}

// Taken names get _N from one counter for all names of the scope.
// CHECK-LABEL: func.func @collisions() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<1xf32>
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<1xf32>
// CHECK-NEXT: %true_1 = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc_2 = memref.alloc() : memref<1xf32>
// CHECK-NEXT: %true_3 = arith.constant true
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @collisions() {
  %0 = memref.alloc() : memref<1xf32>
  %1 = arith.constant true
  %2 = memref.alloc() : memref<1xf32>
  %3 = arith.constant true
  %4 = arith.constant false
  %5 = memref.alloc() : memref<1xf32>
  %6 = arith.constant true
  return
}

// An op with several named groups takes consecutive numbers.
// CHECK-LABEL: func.func @groups(%arg0: memref<2x3xf32>, %arg1: memref<f32>, %arg2: memref<7xf32>) {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1 = memref.extract_strided_metadata %arg1 : memref<f32> -> memref<f32>, index
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %arg2 : memref<7xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT: %0 = arith.addi %sizes#1, %strides#0 : index
// CHECK-NEXT: %1 = arith.addi %0, %sizes_4 : index
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @groups(%m: memref<2x3xf32>, %k: memref<f32>, %l: memref<7xf32>) {
  %a, %b, %c:2, %d:2 = memref.extract_strided_metadata %m : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
  %e, %f = memref.extract_strided_metadata %k : memref<f32> -> memref<f32>, index
  %g, %h, %i, %j = memref.extract_strided_metadata %l : memref<7xf32> -> memref<f32>, index, index, index
  memref.dealloc %a : memref<f32>
  %x = arith.addi %c#1, %d#0 : index
  %y = arith.addi %x, %i : index
  return
}

// One number per op, not per result; nested regions go on counting from the end of the outer one, and
// siblings start from the same number.
// CHECK-LABEL: func.func @nesting(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: %1:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT: %3 = arith.addi %0, %arg1 : i32
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<1xi32>
// CHECK-NEXT: scf.yield %3, %0 : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = arith.subi %0, %arg1 : i32
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<1xi32>
// CHECK-NEXT: scf.yield %3, %arg1 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %alloc = memref.alloc() : memref<1xi32>
// CHECK-NEXT: %2 = arith.muli %1#0, %1#1 : i32
// CHECK-NEXT: return %2 : i32
// CHECK-NEXT: }
func.func @nesting(%c: i1, %x: i32) -> i32 {
  %a = arith.addi %x, %x : i32
  %b:2 = scf.if %c -> (i32, i32) {
    %d = arith.addi %a, %x : i32
    %m = memref.alloc() : memref<1xi32>
    scf.yield %d, %a : i32, i32
  } else {
    %e = arith.subi %a, %x : i32
    %m = memref.alloc() : memref<1xi32>
    scf.yield %e, %x : i32, i32
  }
  %m = memref.alloc() : memref<1xi32>
  %f = arith.muli %b#0, %b#1 : i32
  return %f : i32
}

// Arguments of entry blocks are %argN, those of other blocks are numbered like ops.
// CHECK-LABEL: func.func @blocks(%arg0: i1, %arg1: memref<1xi32>) {
// CHECK-NEXT: %cast = memref.cast %arg1 : memref<1xi32> to memref<?xi32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg1, %arg0 : memref<1xi32>, i1), ^bb2
// CHECK-NEXT: ^bb1(%0: memref<1xi32>, %1: i1):  // pred: ^bb0
// CHECK-NEXT: %2 = arith.select %1, %0, %arg1 : memref<1xi32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @blocks(%c: i1, %m: memref<1xi32>) {
  %0 = memref.cast %m : memref<1xi32> to memref<?xi32>
  cf.cond_br %c, ^a(%m, %c : memref<1xi32>, i1), ^b
^a(%x: memref<1xi32>, %y: i1):
  %s = arith.select %y, %x, %m : memref<1xi32>
  cf.br ^b
^b:
  return
}
