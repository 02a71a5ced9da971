// scf.while: both regions get the indicators; the condition forwards them to the second one.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func @replace(%arg0: i1, %arg1: memref<2xf64>) -> memref<2xf64> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg1, %arg3 = %false) : (memref<2xf64>, i1) -> (memref<2xf64>, i1) {
// CHECK-NEXT: %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %arg2 : memref<2xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer_9 : memref<f64>) if (%arg3) retain (%arg2 : memref<2xf64>)
// CHECK-NEXT: scf.condition(%arg0) %arg2, %3 : memref<2xf64>, i1
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: memref<2xf64>, %arg3: i1):
// CHECK-NEXT: %true_9 = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf64>
// CHECK-NEXT: test.copy(%arg2, %alloc) : (memref<2xf64>, memref<2xf64>)
// CHECK-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg2 : memref<2xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc : memref<2xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer_10, %base_buffer_14 : memref<f64>, memref<f64>) if (%arg3, %true_9) retain (%alloc : memref<2xf64>)
// CHECK-NEXT: scf.yield %alloc, %3 : memref<2xf64>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.if %0#1 -> (memref<2xf64>) {
// CHECK-NEXT: scf.yield %0#0 : memref<2xf64>
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = bufferization.clone %0#0 : memref<2xf64> to memref<2xf64>
// CHECK-NEXT: scf.yield %3 : memref<2xf64>
// CHECK-NEXT: }
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<2xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<2xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f64>, memref<f64>, memref<f64>) if (%false_0, %0#1, %true) retain (%1 : memref<2xf64>)
// CHECK-NEXT: return %1 : memref<2xf64>
// CHECK-NEXT: }
func.func @replace(%c: i1, %m: memref<2xf64>) -> memref<2xf64> {
  %r = scf.while (%x = %m) : (memref<2xf64>) -> memref<2xf64> {
    scf.condition(%c) %x : memref<2xf64>
  } do {
  ^bb0(%y: memref<2xf64>):
    %a = memref.alloc() : memref<2xf64>
    test.copy(%y, %a) : (memref<2xf64>, memref<2xf64>)
    scf.yield %a : memref<2xf64>
  }
  return %r : memref<2xf64>
}

// The condition forwards something else than the region was given.
// CHECK-LABEL: func.func @other_types(%arg0: i1, %arg1: memref<2xf64>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0:3 = scf.while (%arg2 = %arg1, %arg3 = %c0, %arg4 = %false) : (memref<2xf64>, index, i1) -> (i1, memref<?xf64>, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc(%arg3) : memref<?xf64>
// CHECK-NEXT: test.copy(%arg2, %alloc) : (memref<2xf64>, memref<?xf64>)
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %arg2 : memref<2xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %alloc : memref<?xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer_5, %base_buffer_9 : memref<f64>, memref<f64>) if (%arg4, %true) retain (%alloc : memref<?xf64>)
// CHECK-NEXT: scf.condition(%arg0) %arg0, %alloc, %1 : i1, memref<?xf64>, i1
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i1, %arg3: memref<?xf64>, %arg4: i1):
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf64>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: test.copy(%arg3, %alloc) : (memref<?xf64>, memref<2xf64>)
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %arg3 : memref<?xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %alloc : memref<2xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer_5, %base_buffer_9 : memref<f64>, memref<f64>) if (%arg4, %true) retain (%alloc : memref<2xf64>)
// CHECK-NEXT: scf.yield %alloc, %c1, %1 : memref<2xf64>, index, i1
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0#1, %arg1) : (memref<?xf64>, memref<2xf64>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#1 : memref<?xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f64>, memref<f64>) if (%false_0, %0#2)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @other_types(%c: i1, %m: memref<2xf64>) {
  %zero = arith.constant 0 : index
  %r:2 = scf.while (%x = %m, %k = %zero) : (memref<2xf64>, index) -> (i1, memref<?xf64>) {
    %b = memref.alloc(%k) : memref<?xf64>
    test.copy(%x, %b) : (memref<2xf64>, memref<?xf64>)
    scf.condition(%c) %c, %b : i1, memref<?xf64>
  } do {
  ^bb0(%p: i1, %y: memref<?xf64>):
    %a = memref.alloc() : memref<2xf64>
    %one = arith.constant 1 : index
    test.copy(%y, %a) : (memref<?xf64>, memref<2xf64>)
    scf.yield %a, %one : memref<2xf64>, index
  }
  test.copy(%r#1, %m) : (memref<?xf64>, memref<2xf64>)
  return
}

// CHECK-LABEL: func.func @nothing_carried(%arg0: i1, %arg1: memref<2xf64>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf64>
// CHECK-NEXT: test.copy(%alloc, %arg1) : (memref<2xf64>, memref<2xf64>)
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<2xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer_2 : memref<f64>) if (%true)
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf64> -> memref<f64>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer : memref<f64>) if (%false_0)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nothing_carried(%c: i1, %m: memref<2xf64>) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    %a = memref.alloc() : memref<2xf64>
    test.copy(%a, %m) : (memref<2xf64>, memref<2xf64>)
    scf.yield
  }
  return
}
