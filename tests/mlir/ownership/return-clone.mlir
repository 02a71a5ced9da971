// What a function returns must be owned: the two ways in which a clone comes about, and the case where
// none is needed.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// Known to be owned: returned as it is.
// CHECK-LABEL: func.func @owned() -> memref<4x4xi8> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<4x4xi8>
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %0 = bufferization.dealloc (%base_buffer : memref<i8>) if (%true) retain (%alloc : memref<4x4xi8>)
// CHECK-NEXT: return %alloc : memref<4x4xi8>
// CHECK-NEXT: }
func.func @owned() -> memref<4x4xi8> {
  %a = memref.alloc() : memref<4x4xi8>
  return %a : memref<4x4xi8>
}

// Unique: an scf.if on the indicator clones where it is false, also for a constant false.
// CHECK-LABEL: func.func @argument(%arg0: memref<4x4xi8>) -> memref<4x4xi8> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = scf.if %false -> (memref<4x4xi8>) {
// CHECK-NEXT: scf.yield %arg0 : memref<4x4xi8>
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = bufferization.clone %arg0 : memref<4x4xi8> to memref<4x4xi8>
// CHECK-NEXT: scf.yield %2 : memref<4x4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %0 : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i8>, memref<i8>) if (%false, %true) retain (%0 : memref<4x4xi8>)
// CHECK-NEXT: return %0 : memref<4x4xi8>
// CHECK-NEXT: }
func.func @argument(%m: memref<4x4xi8>) -> memref<4x4xi8> {
  return %m : memref<4x4xi8>
}

// Unknown: cloned without asking.
// CHECK-LABEL: func.func @unknown(%arg0: i1, %arg1: memref<4x4xi8>) -> memref<4x4xi8> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<4x4xi8>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %arg1 : memref<4x4xi8>
// CHECK-NEXT: %1 = arith.select %arg0, %0, %arg1 : memref<4x4xi8>
// CHECK-NEXT: %2 = bufferization.clone %1 : memref<4x4xi8> to memref<4x4xi8>
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %alloc : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %2 : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<i8>, memref<i8>, memref<i8>) if (%false, %true, %true_0) retain (%2 : memref<4x4xi8>)
// CHECK-NEXT: return %2 : memref<4x4xi8>
// CHECK-NEXT: }
func.func @unknown(%c: i1, %m: memref<4x4xi8>) -> memref<4x4xi8> {
  %a = memref.alloc() : memref<4x4xi8>
  %s = arith.select %c, %a, %m : memref<4x4xi8>
  %t = arith.select %c, %s, %m : memref<4x4xi8>
  return %t : memref<4x4xi8>
}

// A block argument: its indicator decides at run time.
// CHECK-LABEL: func.func @block_argument(%arg0: i1, %arg1: memref<4x4xi8>) -> memref<4x4xi8> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<4x4xi8>
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %alloc : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i8>, memref<i8>) if (%0, %1) retain (%alloc : memref<4x4xi8>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i8>, memref<i8>) if (%4, %6) retain (%arg1 : memref<4x4xi8>)
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%alloc, %2 : memref<4x4xi8>, i1), ^bb1(%arg1, %7 : memref<4x4xi8>, i1)
// CHECK-NEXT: ^bb1(%8: memref<4x4xi8>, %9: i1):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: %10 = scf.if %9 -> (memref<4x4xi8>) {
// CHECK-NEXT: scf.yield %8 : memref<4x4xi8>
// CHECK-NEXT: } else {
// CHECK-NEXT: %12 = bufferization.clone %8 : memref<4x4xi8> to memref<4x4xi8>
// CHECK-NEXT: scf.yield %12 : memref<4x4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: %true_6 = arith.constant true
// CHECK-NEXT: %base_buffer_7, %offset_8, %sizes_9:2, %strides_10:2 = memref.extract_strided_metadata %8 : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13:2, %strides_14:2 = memref.extract_strided_metadata %10 : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %11 = bufferization.dealloc (%base_buffer_7, %base_buffer_11 : memref<i8>, memref<i8>) if (%9, %true_6) retain (%10 : memref<4x4xi8>)
// CHECK-NEXT: return %10 : memref<4x4xi8>
// CHECK-NEXT: }
func.func @block_argument(%c: i1, %m: memref<4x4xi8>) -> memref<4x4xi8> {
  %a = memref.alloc() : memref<4x4xi8>
  cf.cond_br %c, ^join(%a : memref<4x4xi8>), ^join(%m : memref<4x4xi8>)
^join(%x: memref<4x4xi8>):
  return %x : memref<4x4xi8>
}

// The same buffer twice: one scf.if for each operand.
// CHECK-LABEL: func.func @twice(%arg0: memref<4x4xi8>) -> (memref<4x4xi8>, i32, memref<4x4xi8>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %0 = scf.if %false -> (memref<4x4xi8>) {
// CHECK-NEXT: scf.yield %arg0 : memref<4x4xi8>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %arg0 : memref<4x4xi8> to memref<4x4xi8>
// CHECK-NEXT: scf.yield %3 : memref<4x4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %1 = scf.if %false -> (memref<4x4xi8>) {
// CHECK-NEXT: scf.yield %arg0 : memref<4x4xi8>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %arg0 : memref<4x4xi8> to memref<4x4xi8>
// CHECK-NEXT: scf.yield %3 : memref<4x4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %0 : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %1 : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<i8>, memref<i8>, memref<i8>) if (%false, %true, %true_0) retain (%0, %1 : memref<4x4xi8>, memref<4x4xi8>)
// CHECK-NEXT: return %0, %c5_i32, %1 : memref<4x4xi8>, i32, memref<4x4xi8>
// CHECK-NEXT: }
func.func @twice(%m: memref<4x4xi8>) -> (memref<4x4xi8>, i32, memref<4x4xi8>) {
  %k = arith.constant 5 : i32
  return %m, %k, %m : memref<4x4xi8>, i32, memref<4x4xi8>
}

// An owned buffer twice: retained twice.
// CHECK-LABEL: func.func @owned_twice() -> (memref<4x4xi8>, memref<4x4xi8>) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<4x4xi8>
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %0:2 = bufferization.dealloc (%base_buffer : memref<i8>) if (%true) retain (%alloc, %alloc : memref<4x4xi8>, memref<4x4xi8>)
// CHECK-NEXT: return %alloc, %alloc : memref<4x4xi8>, memref<4x4xi8>
// CHECK-NEXT: }
func.func @owned_twice() -> (memref<4x4xi8>, memref<4x4xi8>) {
  %a = memref.alloc() : memref<4x4xi8>
  return %a, %a : memref<4x4xi8>, memref<4x4xi8>
}

// A stack buffer is cloned to the heap.
// CHECK-LABEL: func.func @stack() -> memref<4x4xi8> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloca = memref.alloca() : memref<4x4xi8>
// CHECK-NEXT: %0 = scf.if %false -> (memref<4x4xi8>) {
// CHECK-NEXT: scf.yield %alloca : memref<4x4xi8>
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = bufferization.clone %alloca : memref<4x4xi8> to memref<4x4xi8>
// CHECK-NEXT: scf.yield %2 : memref<4x4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer : memref<i8>) if (%true) retain (%0 : memref<4x4xi8>)
// CHECK-NEXT: return %0 : memref<4x4xi8>
// CHECK-NEXT: }
func.func @stack() -> memref<4x4xi8> {
  %s = memref.alloca() : memref<4x4xi8>
  return %s : memref<4x4xi8>
}

// A view of an owned buffer is owned; the list has the buffer, the retained one is the view.
// CHECK-LABEL: func.func @view() -> memref<?x?xi8> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<4x4xi8>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<4x4xi8> to memref<?x?xi8>
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
// CHECK-NEXT: %0 = bufferization.dealloc (%base_buffer : memref<i8>) if (%true) retain (%cast : memref<?x?xi8>)
// CHECK-NEXT: return %cast : memref<?x?xi8>
// CHECK-NEXT: }
func.func @view() -> memref<?x?xi8> {
  %a = memref.alloc() : memref<4x4xi8>
  %v = memref.cast %a : memref<4x4xi8> to memref<?x?xi8>
  return %v : memref<?x?xi8>
}
