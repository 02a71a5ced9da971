// private-function-dynamic-ownership: private functions with a body return an indicator beside every
// buffer; all others keep the rules of the boundary.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation=private-function-dynamic-ownership=true | FileCheck %s
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation=private-function-dynamic-ownership=false | FileCheck %s --check-prefix=OFF

// CHECK-LABEL: func.func private @external(memref<6xf32>) -> memref<6xf32>
// OFF-LABEL: func.func private @external(memref<6xf32>) -> memref<6xf32>
func.func private @external(memref<6xf32>) -> memref<6xf32>

// No clone: the argument is returned with false.
// CHECK-LABEL: func.func private @pass_on(%arg0: memref<6xf32>) -> (memref<6xf32>, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%false) retain (%arg0 : memref<6xf32>)
// CHECK-NEXT: return %arg0, %0 : memref<6xf32>, i1
// CHECK-NEXT: }
// OFF-LABEL: func.func private @pass_on(%arg0: memref<6xf32>) -> memref<6xf32> {
// OFF-NEXT: %false = arith.constant false
// OFF-NEXT: %0 = scf.if %false -> (memref<6xf32>) {
// OFF-NEXT: scf.yield %arg0 : memref<6xf32>
// OFF-NEXT: } else {
// OFF-NEXT: %2 = bufferization.clone %arg0 : memref<6xf32> to memref<6xf32>
// OFF-NEXT: scf.yield %2 : memref<6xf32>
// OFF-NEXT: }
// OFF-NEXT: %true = arith.constant true
// OFF-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %1 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%0 : memref<6xf32>)
// OFF-NEXT: return %0 : memref<6xf32>
// OFF-NEXT: }
func.func private @pass_on(%m: memref<6xf32>) -> memref<6xf32> {
  return %m : memref<6xf32>
}

// The indicators are appended behind all results.
// CHECK-LABEL: func.func private @mixed(%arg0: i1, %arg1: memref<6xf32>) -> (memref<6xf32>, i32, memref<6xf32>, i1, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %alloc = memref.alloc() : memref<6xf32>
// CHECK-NEXT: %0 = arith.select %arg0, %alloc, %arg1 : memref<6xf32>
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %1:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%0, %alloc : memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: return %0, %c3_i32, %alloc, %1#0, %1#1 : memref<6xf32>, i32, memref<6xf32>, i1, i1
// CHECK-NEXT: }
// OFF-LABEL: func.func private @mixed(%arg0: i1, %arg1: memref<6xf32>) -> (memref<6xf32>, i32, memref<6xf32>) {
// OFF-NEXT: %true = arith.constant true
// OFF-NEXT: %false = arith.constant false
// OFF-NEXT: %c3_i32 = arith.constant 3 : i32
// OFF-NEXT: %alloc = memref.alloc() : memref<6xf32>
// OFF-NEXT: %0 = arith.select %arg0, %alloc, %arg1 : memref<6xf32>
// OFF-NEXT: %1 = arith.select %arg0, %true, %false : i1
// OFF-NEXT: %2 = scf.if %1 -> (memref<6xf32>) {
// OFF-NEXT: scf.yield %0 : memref<6xf32>
// OFF-NEXT: } else {
// OFF-NEXT: %4 = bufferization.clone %0 : memref<6xf32> to memref<6xf32>
// OFF-NEXT: scf.yield %4 : memref<6xf32>
// OFF-NEXT: }
// OFF-NEXT: %true_0 = arith.constant true
// OFF-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %2 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%2, %alloc : memref<6xf32>, memref<6xf32>)
// OFF-NEXT: return %2, %c3_i32, %alloc : memref<6xf32>, i32, memref<6xf32>
// OFF-NEXT: }
func.func private @mixed(%c: i1, %m: memref<6xf32>) -> (memref<6xf32>, i32, memref<6xf32>) {
  %k = arith.constant 3 : i32
  %a = memref.alloc() : memref<6xf32>
  %s = arith.select %c, %a, %m : memref<6xf32>
  return %s, %k, %a : memref<6xf32>, i32, memref<6xf32>
}

// CHECK-LABEL: func.func private @recursive(%arg0: i1, %arg1: memref<6xf32>) -> (memref<6xf32>, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (memref<6xf32>, i1) {
// CHECK-NEXT: %false_5 = arith.constant false
// CHECK-NEXT: %2:2 = func.call @recursive(%arg0, %arg1) : (i1, memref<6xf32>) -> (memref<6xf32>, i1)
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %2#0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%2#1) retain (%2#0 : memref<6xf32>)
// CHECK-NEXT: scf.yield %2#0, %3 : memref<6xf32>, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %false_5 = arith.constant false
// CHECK-NEXT: %2 = bufferization.dealloc retain (%arg1 : memref<6xf32>)
// CHECK-NEXT: scf.yield %arg1, %2 : memref<6xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %1 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %0#1) retain (%0#0 : memref<6xf32>)
// CHECK-NEXT: return %0#0, %1 : memref<6xf32>, i1
// CHECK-NEXT: }
// OFF-LABEL: func.func private @recursive(%arg0: i1, %arg1: memref<6xf32>) -> memref<6xf32> {
// OFF-NEXT: %false = arith.constant false
// OFF-NEXT: %false_0 = arith.constant false
// OFF-NEXT: %0:2 = scf.if %arg0 -> (memref<6xf32>, i1) {
// OFF-NEXT: %false_9 = arith.constant false
// OFF-NEXT: %true_10 = arith.constant true
// OFF-NEXT: %3 = func.call @recursive(%arg0, %arg1) : (i1, memref<6xf32>) -> memref<6xf32>
// OFF-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %3 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %4 = bufferization.dealloc (%base_buffer_11 : memref<f32>) if (%true_10) retain (%3 : memref<6xf32>)
// OFF-NEXT: scf.yield %3, %4 : memref<6xf32>, i1
// OFF-NEXT: } else {
// OFF-NEXT: %false_9 = arith.constant false
// OFF-NEXT: %3 = bufferization.dealloc retain (%arg1 : memref<6xf32>)
// OFF-NEXT: scf.yield %arg1, %3 : memref<6xf32>, i1
// OFF-NEXT: }
// OFF-NEXT: %1 = scf.if %0#1 -> (memref<6xf32>) {
// OFF-NEXT: scf.yield %0#0 : memref<6xf32>
// OFF-NEXT: } else {
// OFF-NEXT: %3 = bufferization.clone %0#0 : memref<6xf32> to memref<6xf32>
// OFF-NEXT: scf.yield %3 : memref<6xf32>
// OFF-NEXT: }
// OFF-NEXT: %true = arith.constant true
// OFF-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%1 : memref<6xf32>)
// OFF-NEXT: return %1 : memref<6xf32>
// OFF-NEXT: }
func.func private @recursive(%c: i1, %m: memref<6xf32>) -> memref<6xf32> {
  %r = scf.if %c -> (memref<6xf32>) {
    %s = func.call @recursive(%c, %m) : (i1, memref<6xf32>) -> memref<6xf32>
    scf.yield %s : memref<6xf32>
  } else {
    scf.yield %m : memref<6xf32>
  }
  return %r : memref<6xf32>
}

// Public: its own result is cloned as ever; the calls in it are not.
// CHECK-LABEL: func.func @public(%arg0: i1, %arg1: memref<6xf32>) -> memref<6xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0:2 = call @pass_on(%arg1) : (memref<6xf32>) -> (memref<6xf32>, i1)
// CHECK-NEXT: %1:5 = call @mixed(%arg0, %0#0) {tag} : (i1, memref<6xf32>) -> (memref<6xf32>, i32, memref<6xf32>, i1, i1)
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %2 = call @external(%1#0) : (memref<6xf32>) -> memref<6xf32>
// CHECK-NEXT: test.copy(%2, %1#2) : (memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: %3 = scf.if %0#1 -> (memref<6xf32>) {
// CHECK-NEXT: scf.yield %0#0 : memref<6xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %5 = bufferization.clone %0#0 : memref<6xf32> to memref<6xf32>
// CHECK-NEXT: scf.yield %5 : memref<6xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1#0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %1#2 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %2 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_17, %offset_18, %sizes_19, %strides_20 = memref.extract_strided_metadata %3 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5, %base_buffer_9, %base_buffer_13, %base_buffer_17 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %0#1, %1#3, %1#4, %true, %true_0) retain (%3 : memref<6xf32>)
// CHECK-NEXT: return %3 : memref<6xf32>
// CHECK-NEXT: }
// OFF-LABEL: func.func @public(%arg0: i1, %arg1: memref<6xf32>) -> memref<6xf32> {
// OFF-NEXT: %false = arith.constant false
// OFF-NEXT: %true = arith.constant true
// OFF-NEXT: %0 = call @pass_on(%arg1) : (memref<6xf32>) -> memref<6xf32>
// OFF-NEXT: %true_0 = arith.constant true
// OFF-NEXT: %1:3 = call @mixed(%arg0, %0) {tag} : (i1, memref<6xf32>) -> (memref<6xf32>, i32, memref<6xf32>)
// OFF-NEXT: %true_1 = arith.constant true
// OFF-NEXT: %2 = call @external(%1#0) : (memref<6xf32>) -> memref<6xf32>
// OFF-NEXT: test.copy(%2, %1#2) : (memref<6xf32>, memref<6xf32>)
// OFF-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %1#0 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %1#2 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %2 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %3 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6, %base_buffer_10, %base_buffer_14 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0, %true_0, %true_1) retain (%0 : memref<6xf32>)
// OFF-NEXT: return %0 : memref<6xf32>
// OFF-NEXT: }
func.func @public(%c: i1, %m: memref<6xf32>) -> memref<6xf32> {
  %r = call @pass_on(%m) : (memref<6xf32>) -> memref<6xf32>
  %s:3 = call @mixed(%c, %r) {tag} : (i1, memref<6xf32>) -> (memref<6xf32>, i32, memref<6xf32>)
  %t = call @external(%s#0) : (memref<6xf32>) -> memref<6xf32>
  test.copy(%t, %s#2) : (memref<6xf32>, memref<6xf32>)
  return %r : memref<6xf32>
}

// Called through a value: the rules of the boundary.
// CHECK-LABEL: func.func @indirect(%arg0: memref<6xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %f = constant @external : (memref<6xf32>) -> memref<6xf32>
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = call_indirect %f(%arg0) : (memref<6xf32>) -> memref<6xf32>
// CHECK-NEXT: test.copy(%0, %arg0) : (memref<6xf32>, memref<6xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<6xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
// OFF-LABEL: func.func @indirect(%arg0: memref<6xf32>) {
// OFF-NEXT: %false = arith.constant false
// OFF-NEXT: %f = constant @external : (memref<6xf32>) -> memref<6xf32>
// OFF-NEXT: %true = arith.constant true
// OFF-NEXT: %0 = call_indirect %f(%arg0) : (memref<6xf32>) -> memref<6xf32>
// OFF-NEXT: test.copy(%0, %arg0) : (memref<6xf32>, memref<6xf32>)
// OFF-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<6xf32> -> memref<f32>, index, index, index
// OFF-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true)
// OFF-NEXT: return
// OFF-NEXT: }
func.func @indirect(%m: memref<6xf32>) {
  %f = constant @external : (memref<6xf32>) -> memref<6xf32>
  %r = call_indirect %f(%m) : (memref<6xf32>) -> memref<6xf32>
  test.copy(%r, %m) : (memref<6xf32>, memref<6xf32>)
  return
}

// Nothing but scalars, and no results at all.
// CHECK-LABEL: func.func private @scalars(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// OFF-LABEL: func.func private @scalars(%arg0: i32) -> i32 {
// OFF-NEXT: return %arg0 : i32
// OFF-NEXT: }
func.func private @scalars(%x: i32) -> i32 {
  return %x : i32
}
// CHECK-LABEL: func.func @calls_scalars(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = call @scalars(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// OFF-LABEL: func.func @calls_scalars(%arg0: i32) -> i32 {
// OFF-NEXT: %true = arith.constant true
// OFF-NEXT: %0 = call @scalars(%arg0) : (i32) -> i32
// OFF-NEXT: return %0 : i32
// OFF-NEXT: }
func.func @calls_scalars(%x: i32) -> i32 {
  %y = call @scalars(%x) : (i32) -> i32
  return %y : i32
}
