// scf.for: an i1 beside every carried memref, in the inits, the region arguments, the yield and the results.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func @replace(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<32xi32>) -> memref<32xi32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3, %arg6 = %false) -> (memref<32xi32>, i1) {
// CHECK-NEXT: %true_9 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<32xi32>
// CHECK-NEXT: test.copy(%arg5, %alloc) : (memref<32xi32>, memref<32xi32>)
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg5 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer_10, %base_buffer_14 : memref<i32>, memref<i32>) if (%arg6, %true_9) retain (%alloc : memref<32xi32>)
// CHECK-NEXT: scf.yield %alloc, %3 : memref<32xi32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.if %0#1 -> (memref<32xi32>) {
// CHECK-NEXT: scf.yield %0#0 : memref<32xi32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %0#0 : memref<32xi32> to memref<32xi32>
// CHECK-NEXT: scf.yield %3 : memref<32xi32>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<i32>, memref<i32>, memref<i32>) if (%false_0, %0#1, %true) retain (%1 : memref<32xi32>)
// CHECK-NEXT: return %1 : memref<32xi32>
// CHECK-NEXT: }
func.func @replace(%lb: index, %ub: index, %st: index, %m: memref<32xi32>) -> memref<32xi32> {
  %r = scf.for %i = %lb to %ub step %st iter_args(%x = %m) -> (memref<32xi32>) {
    %a = memref.alloc() : memref<32xi32>
    test.copy(%x, %a) : (memref<32xi32>, memref<32xi32>)
    scf.yield %a : memref<32xi32>
  }
  return %r : memref<32xi32>
}

// CHECK-LABEL: func.func @swap(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<32xi32>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<32xi32>
// CHECK-NEXT: %0:4 = scf.for %arg3 = %arg0 to %arg1 step %arg2 iter_args(%arg4 = %alloc, %arg5 = %alloc_1, %arg6 = %false, %arg7 = %false) -> (memref<32xi32>, memref<32xi32>, i1, i1) {
// CHECK-NEXT: test.copy(%arg4, %arg5) : (memref<32xi32>, memref<32xi32>)
// CHECK-NEXT: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %arg4 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %arg5 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %1:2 = bufferization.dealloc (%base_buffer_14, %base_buffer_18 : memref<i32>, memref<i32>) if (%arg6, %arg7) retain (%arg5, %arg4 : memref<32xi32>, memref<32xi32>)
// CHECK-NEXT: scf.yield %arg5, %arg4, %1#0, %1#1 : memref<32xi32>, memref<32xi32>, i1, i1
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0#0, %0#1) : (memref<32xi32>, memref<32xi32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc_1 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0#0 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %0#1 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10 : memref<i32>, memref<i32>, memref<i32>, memref<i32>) if (%true_0, %true, %0#2, %0#3)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @swap(%lb: index, %ub: index, %st: index) {
  %a = memref.alloc() : memref<32xi32>
  %b = memref.alloc() : memref<32xi32>
  %r:2 = scf.for %i = %lb to %ub step %st iter_args(%x = %a, %y = %b) -> (memref<32xi32>, memref<32xi32>) {
    test.copy(%x, %y) : (memref<32xi32>, memref<32xi32>)
    scf.yield %y, %x : memref<32xi32>, memref<32xi32>
  }
  test.copy(%r#0, %r#1) : (memref<32xi32>, memref<32xi32>)
  return
}

// CHECK-LABEL: func.func @with_scalars(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<32xi32>) -> i32 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0:4 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %c0_i32, %arg6 = %arg3, %arg7 = %c0_i32, %arg8 = %false) -> (i32, memref<32xi32>, i32, i1) {
// CHECK-NEXT: %1 = memref.load %arg6[%arg4] : memref<32xi32>
// CHECK-NEXT: %2 = arith.addi %arg5, %1 : i32
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %arg6 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer_5 : memref<i32>) if (%arg8) retain (%arg6 : memref<32xi32>)
// CHECK-NEXT: scf.yield %2, %arg6, %1, %3 : i32, memref<32xi32>, i32, i1
// CHECK-NEXT: } {kind = "sum"}
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#1 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<i32>, memref<i32>) if (%false_0, %0#3)
// CHECK-NEXT: return %0#0 : i32
// CHECK-NEXT: }
func.func @with_scalars(%lb: index, %ub: index, %st: index, %m: memref<32xi32>) -> i32 {
  %zero = arith.constant 0 : i32
  %r:3 = scf.for %i = %lb to %ub step %st iter_args(%s = %zero, %x = %m, %t = %zero) -> (i32, memref<32xi32>, i32) {
    %e = memref.load %x[%i] : memref<32xi32>
    %n = arith.addi %s, %e : i32
    scf.yield %n, %x, %e : i32, memref<32xi32>, i32
  } {kind = "sum"}
  return %r#0 : i32
}

// CHECK-LABEL: func.func @no_carried(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<32xi32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<32xi32>
// CHECK-NEXT: test.copy(%alloc, %arg3) : (memref<32xi32>, memref<32xi32>)
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_2 : memref<i32>) if (%true)
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<i32>) if (%false_0)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @no_carried(%lb: index, %ub: index, %st: index, %m: memref<32xi32>) {
  scf.for %i = %lb to %ub step %st {
    %a = memref.alloc() : memref<32xi32>
    test.copy(%a, %m) : (memref<32xi32>, memref<32xi32>)
  }
  return
}

// One constant per captured buffer and level, also where only an inner level uses it.
// CHECK-LABEL: func.func @two_levels(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<32xi32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<32xi32>
// CHECK-NEXT: scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: %false_5 = arith.constant false
// CHECK-NEXT: %false_6 = arith.constant false
// CHECK-NEXT: %false_7 = arith.constant false
// CHECK-NEXT: scf.for %arg5 = %arg4 to %arg1 step %arg2 {
// CHECK-NEXT: %false_8 = arith.constant false
// CHECK-NEXT: %false_9 = arith.constant false
// CHECK-NEXT: test.copy(%alloc, %arg3) : (memref<32xi32>, memref<32xi32>)
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<32xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<i32>, memref<i32>) if (%false_0, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @two_levels(%lb: index, %ub: index, %st: index, %m: memref<32xi32>) {
  %a = memref.alloc() : memref<32xi32>
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %i to %ub step %st {
      test.copy(%a, %m) : (memref<32xi32>, memref<32xi32>)
    }
  }
  return
}
