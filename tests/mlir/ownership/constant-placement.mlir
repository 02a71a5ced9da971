// Where the new constants stand: those of an op go in front of all that is in the block by then, so
// they come out in the reverse order of the ops, followed by those of captured values and arguments.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func @reverse_order(%arg0: memref<4xi32>, %arg1: i1, %arg2: index, %arg3: memref<4xi32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %true_2 = arith.constant true
// CHECK-NEXT: %false_3 = arith.constant false
// CHECK-NEXT: %false_4 = arith.constant false
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xi32>
// CHECK-NEXT: scf.for %arg4 = %arg2 to %arg2 step %arg2 {
// CHECK-NEXT: %false_18 = arith.constant false
// CHECK-NEXT: memref.store %c7_i32, %alloc[%arg4] : memref<4xi32>
// CHECK-NEXT: }
// CHECK-NEXT: %alloc_5 = memref.alloc() : memref<4xi32>
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: %false_18 = arith.constant false
// CHECK-NEXT: %false_19 = arith.constant false
// CHECK-NEXT: test.copy(%alloca, %alloc_5) : (memref<4xi32>, memref<4xi32>)
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%alloc_5, %arg3) : (memref<4xi32>, memref<4xi32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg3 : memref<4xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<4xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc_5 : memref<4xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_6, %base_buffer_10, %base_buffer_14 : memref<i32>, memref<i32>, memref<i32>, memref<i32>) if (%false_3, %false_4, %true_2, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @reverse_order(%in: memref<4xi32>, %c: i1, %n: index, %out: memref<4xi32>) {
  %seven = arith.constant 7 : i32
  %a = memref.alloc() : memref<4xi32>
  %s = memref.alloca() : memref<4xi32>
  scf.for %i = %n to %n step %n {
    memref.store %seven, %a[%i] : memref<4xi32>
  }
  %b = memref.alloc() : memref<4xi32>
  scf.if %c {
    test.copy(%s, %b) : (memref<4xi32>, memref<4xi32>)
  }
  test.copy(%b, %out) : (memref<4xi32>, memref<4xi32>)
  return
}

// The constants of captured values stand in the order of the sorted live-ins: arguments by number,
// then ops by position, whatever the order of use.
// CHECK-LABEL: func.func @captured(%arg0: memref<4xi32>, %arg1: i1, %arg2: memref<4xi32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %false_2 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT: %alloc_3 = memref.alloc() : memref<4xi32>
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: %true_16 = arith.constant true
// CHECK-NEXT: %false_17 = arith.constant false
// CHECK-NEXT: %false_18 = arith.constant false
// CHECK-NEXT: %false_19 = arith.constant false
// CHECK-NEXT: %false_20 = arith.constant false
// CHECK-NEXT: %alloc_21 = memref.alloc() : memref<4xi32>
// CHECK-NEXT: test.copy(%alloc_3, %alloc_21) : (memref<4xi32>, memref<4xi32>)
// CHECK-NEXT: test.copy(%arg2, %alloc) : (memref<4xi32>, memref<4xi32>)
// CHECK-NEXT: test.copy(%arg0, %alloc_3) : (memref<4xi32>, memref<4xi32>)
// CHECK-NEXT: %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %alloc_21 : memref<4xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_22 : memref<i32>) if (%true_16)
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %arg2 : memref<4xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %alloc : memref<4xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %alloc_3 : memref<4xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8, %base_buffer_12 : memref<i32>, memref<i32>, memref<i32>, memref<i32>) if (%false_1, %false_2, %true_0, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @captured(%x: memref<4xi32>, %c: i1, %y: memref<4xi32>) {
  %p = memref.alloc() : memref<4xi32>
  %q = memref.alloc() : memref<4xi32>
  scf.if %c {
    %inner = memref.alloc() : memref<4xi32>
    test.copy(%q, %inner) : (memref<4xi32>, memref<4xi32>)
    test.copy(%y, %p) : (memref<4xi32>, memref<4xi32>)
    test.copy(%x, %q) : (memref<4xi32>, memref<4xi32>)
  }
  return
}

// A call's true stands right before the call; a global's false right before the op.
// CHECK: memref.global "private" @shared : memref<4xi32>
memref.global "private" @shared : memref<4xi32>
// CHECK-LABEL: func.func private @make() -> memref<4xi32>
func.func private @make() -> memref<4xi32>
// CHECK-LABEL: func.func @right_before(%arg0: memref<4xi32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: test.copy(%arg0, %arg0) : (memref<4xi32>, memref<4xi32>)
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0 = memref.get_global @shared : memref<4xi32>
// CHECK-NEXT: test.copy(%0, %arg0) : (memref<4xi32>, memref<4xi32>)
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %1 = call @make() : () -> memref<4xi32>
// CHECK-NEXT: test.copy(%1, %arg0) : (memref<4xi32>, memref<4xi32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %1 : memref<4xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<i32>, memref<i32>) if (%false, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @right_before(%out: memref<4xi32>) {
  test.copy(%out, %out) : (memref<4xi32>, memref<4xi32>)
  %g = memref.get_global @shared : memref<4xi32>
  test.copy(%g, %out) : (memref<4xi32>, memref<4xi32>)
  %m = call @make() : () -> memref<4xi32>
  test.copy(%m, %out) : (memref<4xi32>, memref<4xi32>)
  return
}
