// Structured control flow inside structured control flow: inner blocks are finished first.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func @for_if(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<11xf32>) -> memref<11xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3, %arg6 = %false) -> (memref<11xf32>, i1) {
// CHECK-NEXT: %false_9 = arith.constant false
// CHECK-NEXT: %3 = arith.cmpi eq, %arg4, %arg1 : index
// CHECK-NEXT: %4:2 = scf.if %3 -> (memref<11xf32>, i1) {
// CHECK-NEXT: %true_18 = arith.constant true
// CHECK-NEXT: %false_19 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<11xf32>
// CHECK-NEXT: test.copy(%arg5, %alloc) : (memref<11xf32>, memref<11xf32>)
// CHECK-NEXT: %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %alloc : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %6 = bufferization.dealloc (%base_buffer_20 : memref<f32>) if (%true_18) retain (%alloc : memref<11xf32>)
// CHECK-NEXT: scf.yield %alloc, %6 : memref<11xf32>, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %false_18 = arith.constant false
// CHECK-NEXT: %6 = bufferization.dealloc retain (%arg5 : memref<11xf32>)
// CHECK-NEXT: scf.yield %arg5, %6 : memref<11xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg5 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %4#0 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %5 = bufferization.dealloc (%base_buffer_10, %base_buffer_14 : memref<f32>, memref<f32>) if (%arg6, %4#1) retain (%4#0 : memref<11xf32>)
// CHECK-NEXT: scf.yield %4#0, %5 : memref<11xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.if %0#1 -> (memref<11xf32>) {
// CHECK-NEXT: scf.yield %0#0 : memref<11xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %0#0 : memref<11xf32> to memref<11xf32>
// CHECK-NEXT: scf.yield %3 : memref<11xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%1 : memref<11xf32>)
// CHECK-NEXT: return %1 : memref<11xf32>
// CHECK-NEXT: }
func.func @for_if(%lb: index, %ub: index, %st: index, %m: memref<11xf32>) -> memref<11xf32> {
  %r = scf.for %i = %lb to %ub step %st iter_args(%x = %m) -> (memref<11xf32>) {
    %c = arith.cmpi eq, %i, %ub : index
    %s = scf.if %c -> (memref<11xf32>) {
      %a = memref.alloc() : memref<11xf32>
      test.copy(%x, %a) : (memref<11xf32>, memref<11xf32>)
      scf.yield %a : memref<11xf32>
    } else {
      scf.yield %x : memref<11xf32>
    }
    scf.yield %s : memref<11xf32>
  }
  return %r : memref<11xf32>
}

// CHECK-LABEL: func.func @for_for(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<11xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3, %arg6 = %false) -> (memref<11xf32>, i1) {
// CHECK-NEXT: %false_5 = arith.constant false
// CHECK-NEXT: %false_6 = arith.constant false
// CHECK-NEXT: %1:2 = scf.for %arg7 = %arg0 to %arg4 step %arg2 iter_args(%arg8 = %arg5, %arg9 = %false_5) -> (memref<11xf32>, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<11xf32>
// CHECK-NEXT: test.copy(%arg8, %alloc) : (memref<11xf32>, memref<11xf32>)
// CHECK-NEXT: %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %arg8 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer_15, %base_buffer_19 : memref<f32>, memref<f32>) if (%arg9, %true) retain (%alloc : memref<11xf32>)
// CHECK-NEXT: scf.yield %alloc, %3 : memref<11xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%1#0, %arg3) : (memref<11xf32>, memref<11xf32>)
// CHECK-NEXT: %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %arg5 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %1#0 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>) if (%arg6, %1#1) retain (%1#0 : memref<11xf32>)
// CHECK-NEXT: scf.yield %1#0, %2 : memref<11xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0#0, %arg3) : (memref<11xf32>, memref<11xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %0#1)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @for_for(%lb: index, %ub: index, %st: index, %m: memref<11xf32>) {
  %r = scf.for %i = %lb to %ub step %st iter_args(%x = %m) -> (memref<11xf32>) {
    %t = scf.for %j = %lb to %i step %st iter_args(%y = %x) -> (memref<11xf32>) {
      %a = memref.alloc() : memref<11xf32>
      test.copy(%y, %a) : (memref<11xf32>, memref<11xf32>)
      scf.yield %a : memref<11xf32>
    }
    test.copy(%t, %m) : (memref<11xf32>, memref<11xf32>)
    scf.yield %t : memref<11xf32>
  }
  test.copy(%r, %m) : (memref<11xf32>, memref<11xf32>)
  return
}

// CHECK-LABEL: func.func @while_for_if(%arg0: i1, %arg1: index, %arg2: memref<11xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0:2 = scf.while (%arg3 = %arg2, %arg4 = %false) : (memref<11xf32>, i1) -> (memref<11xf32>, i1) {
// CHECK-NEXT: %false_5 = arith.constant false
// CHECK-NEXT: %1:2 = scf.for %arg5 = %arg1 to %arg1 step %arg1 iter_args(%arg6 = %arg3, %arg7 = %false_5) -> (memref<11xf32>, i1) {
// CHECK-NEXT: %false_14 = arith.constant false
// CHECK-NEXT: %false_15 = arith.constant false
// CHECK-NEXT: %3:2 = scf.if %arg0 -> (memref<11xf32>, i1) {
// CHECK-NEXT: %false_24 = arith.constant false
// CHECK-NEXT: %5 = bufferization.dealloc retain (%arg6 : memref<11xf32>)
// CHECK-NEXT: scf.yield %arg6, %5 : memref<11xf32>, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %false_24 = arith.constant false
// CHECK-NEXT: %5 = bufferization.dealloc retain (%arg3 : memref<11xf32>)
// CHECK-NEXT: scf.yield %arg3, %5 : memref<11xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %arg6 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %3#0 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer_16, %base_buffer_20 : memref<f32>, memref<f32>) if (%arg7, %3#1) retain (%3#0 : memref<11xf32>)
// CHECK-NEXT: scf.yield %3#0, %4 : memref<11xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg3 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %1#0 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%arg4, %1#1) retain (%1#0 : memref<11xf32>)
// CHECK-NEXT: scf.condition(%arg0) %1#0, %2 : memref<11xf32>, i1
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: memref<11xf32>, %arg4: i1):
// CHECK-NEXT: %false_5 = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<11xf32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %false_14 = arith.constant false
// CHECK-NEXT: %false_15 = arith.constant false
// CHECK-NEXT: test.copy(%arg3, %alloc) : (memref<11xf32>, memref<11xf32>)
// CHECK-NEXT: } else {
// CHECK-NEXT: %false_14 = arith.constant false
// CHECK-NEXT: %false_15 = arith.constant false
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %true_16 = arith.constant true
// CHECK-NEXT: %false_17 = arith.constant false
// CHECK-NEXT: %alloc_18 = memref.alloc() : memref<11xf32>
// CHECK-NEXT: test.copy(%alloc_18, %alloc) : (memref<11xf32>, memref<11xf32>)
// CHECK-NEXT: %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc_18 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_19 : memref<f32>) if (%true_16)
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg3 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%arg4, %true) retain (%alloc : memref<11xf32>)
// CHECK-NEXT: scf.yield %alloc, %1 : memref<11xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0#0, %arg2) : (memref<11xf32>, memref<11xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %0#1)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @while_for_if(%c: i1, %n: index, %m: memref<11xf32>) {
  %r = scf.while (%x = %m) : (memref<11xf32>) -> memref<11xf32> {
    %f = scf.for %i = %n to %n step %n iter_args(%y = %x) -> (memref<11xf32>) {
      %s = scf.if %c -> (memref<11xf32>) {
        scf.yield %y : memref<11xf32>
      } else {
        scf.yield %x : memref<11xf32>
      }
      scf.yield %s : memref<11xf32>
    }
    scf.condition(%c) %f : memref<11xf32>
  } do {
  ^bb0(%z: memref<11xf32>):
    %a = memref.alloc() : memref<11xf32>
    scf.if %c {
      test.copy(%z, %a) : (memref<11xf32>, memref<11xf32>)
    } else {
      scf.if %c {
        %b = memref.alloc() : memref<11xf32>
        test.copy(%b, %a) : (memref<11xf32>, memref<11xf32>)
      }
    }
    scf.yield %a : memref<11xf32>
  }
  test.copy(%r, %m) : (memref<11xf32>, memref<11xf32>)
  return
}

// An scf.if in a block that is not the first.
// CHECK-LABEL: func.func @in_later_block(%arg0: i1, %arg1: memref<11xf32>) -> memref<11xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<11xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT: %1 = arith.andi %true, %arg0 : i1
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%0, %1) retain (%alloc : memref<11xf32>)
// CHECK-NEXT: %true_4 = arith.constant true
// CHECK-NEXT: %3 = arith.xori %true_4, %arg0 : i1
// CHECK-NEXT: %4 = arith.andi %false, %3 : i1
// CHECK-NEXT: %true_5 = arith.constant true
// CHECK-NEXT: %5 = arith.xori %true_5, %arg0 : i1
// CHECK-NEXT: %6 = arith.andi %true, %5 : i1
// CHECK-NEXT: %7 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%4, %6) retain (%arg1 : memref<11xf32>)
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %false_6 = arith.constant false
// CHECK-NEXT: %8:2 = scf.if %arg0 -> (memref<11xf32>, i1) {
// CHECK-NEXT: %false_28 = arith.constant false
// CHECK-NEXT: %15 = bufferization.dealloc retain (%alloc : memref<11xf32>)
// CHECK-NEXT: scf.yield %alloc, %15 : memref<11xf32>, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %true_28 = arith.constant true
// CHECK-NEXT: %alloc_29 = memref.alloc() : memref<11xf32>
// CHECK-NEXT: %base_buffer_30, %offset_31, %sizes_32, %strides_33 = memref.extract_strided_metadata %alloc_29 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %15 = bufferization.dealloc (%base_buffer_30 : memref<f32>) if (%true_28) retain (%alloc_29 : memref<11xf32>)
// CHECK-NEXT: scf.yield %alloc_29, %15 : memref<11xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %8#0 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %9 = bufferization.dealloc (%base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>) if (%2, %8#1) retain (%8#0 : memref<11xf32>)
// CHECK-NEXT: cf.br ^bb3(%8#0, %9 : memref<11xf32>, i1)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %arg1 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %10 = bufferization.dealloc (%base_buffer_15 : memref<f32>) if (%7) retain (%arg1 : memref<11xf32>)
// CHECK-NEXT: cf.br ^bb3(%arg1, %10 : memref<11xf32>, i1)
// CHECK-NEXT: ^bb3(%11: memref<11xf32>, %12: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %13 = scf.if %12 -> (memref<11xf32>) {
// CHECK-NEXT: scf.yield %11 : memref<11xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %15 = bufferization.clone %11 : memref<11xf32> to memref<11xf32>
// CHECK-NEXT: scf.yield %15 : memref<11xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_19 = arith.constant true
// CHECK-NEXT: %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %11 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %13 : memref<11xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %14 = bufferization.dealloc (%base_buffer_20, %base_buffer_24 : memref<f32>, memref<f32>) if (%12, %true_19) retain (%13 : memref<11xf32>)
// CHECK-NEXT: return %13 : memref<11xf32>
// CHECK-NEXT: }
func.func @in_later_block(%c: i1, %m: memref<11xf32>) -> memref<11xf32> {
  %a = memref.alloc() : memref<11xf32>
  cf.cond_br %c, ^one, ^two
^one:
  %r = scf.if %c -> (memref<11xf32>) {
    scf.yield %a : memref<11xf32>
  } else {
    %b = memref.alloc() : memref<11xf32>
    scf.yield %b : memref<11xf32>
  }
  cf.br ^three(%r : memref<11xf32>)
^two:
  cf.br ^three(%m : memref<11xf32>)
^three(%x: memref<11xf32>):
  return %x : memref<11xf32>
}
