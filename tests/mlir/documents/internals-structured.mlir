// Programs of the document on the older pass: structured control flow.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation | FileCheck %s
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline | FileCheck %s --check-prefix=PIPELINE
// RUN: %bufscope-opt %s --buffer-deallocation | FileCheck %s --check-prefix=OLDER
// RUN: %bufscope-opt %s --buffer-hoisting | FileCheck %s --check-prefix=HOISTED
// RUN: %bufscope-opt %s --promote-buffers-to-stack | FileCheck %s --check-prefix=STACK

// CHECK-LABEL: func.func @nested_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg1 : index
// CHECK-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CHECK-NEXT: %1:2 = scf.if %0 -> (memref<?x?xf32>, i1) {
// CHECK-NEXT: %false_9 = arith.constant false
// CHECK-NEXT: %4 = bufferization.dealloc retain (%alloc : memref<?x?xf32>)
// CHECK-NEXT: scf.yield %alloc, %4 : memref<?x?xf32>, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %true_9 = arith.constant true
// CHECK-NEXT: %false_10 = arith.constant false
// CHECK-NEXT: %alloc_11 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// CHECK-NEXT: test.copy(%alloc_11, %alloc_11) : (memref<?x?xf32>, memref<?x?xf32>)
// CHECK-NEXT: %base_buffer_12, %offset_13, %sizes_14:2, %strides_15:2 = memref.extract_strided_metadata %alloc_11 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer_12 : memref<f32>) if (%true_9) retain (%alloc : memref<?x?xf32>)
// CHECK-NEXT: scf.yield %alloc, %4 : memref<?x?xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %2 = scf.if %1#1 -> (memref<?x?xf32>) {
// CHECK-NEXT: scf.yield %1#0 : memref<?x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4 = bufferization.clone %1#0 : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT: scf.yield %4 : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %1#0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %2 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%true, %1#1, %true_0) retain (%2 : memref<?x?xf32>)
// CHECK-NEXT: return %2 : memref<?x?xf32>
// CHECK-NEXT: }
// PIPELINE-LABEL: func.func @nested_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// PIPELINE-NEXT: %0 = arith.cmpi eq, %arg0, %arg1 : index
// PIPELINE-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// PIPELINE-NEXT: scf.if %0 {
// PIPELINE-NEXT: } else {
// PIPELINE-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// PIPELINE-NEXT: test.copy(%alloc_0, %alloc_0) : (memref<?x?xf32>, memref<?x?xf32>)
// PIPELINE-NEXT: memref.dealloc %alloc_0 : memref<?x?xf32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: return %alloc : memref<?x?xf32>
// PIPELINE-NEXT: }
// OLDER-LABEL: func.func @nested_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// OLDER-NEXT: %0 = arith.cmpi eq, %arg0, %arg1 : index
// OLDER-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// OLDER-NEXT: %1 = scf.if %0 -> (memref<?x?xf32>) {
// OLDER-NEXT: scf.yield %alloc : memref<?x?xf32>
// OLDER-NEXT: } else {
// OLDER-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// OLDER-NEXT: test.copy(%alloc_0, %alloc_0) : (memref<?x?xf32>, memref<?x?xf32>)
// OLDER-NEXT: memref.dealloc %alloc_0 : memref<?x?xf32>
// OLDER-NEXT: scf.yield %alloc : memref<?x?xf32>
// OLDER-NEXT: }
// OLDER-NEXT: return %1 : memref<?x?xf32>
// OLDER-NEXT: }
// HOISTED-LABEL: func.func @nested_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// HOISTED-NEXT: %0 = arith.cmpi eq, %arg0, %arg1 : index
// HOISTED-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// HOISTED-NEXT: %1 = scf.if %0 -> (memref<?x?xf32>) {
// HOISTED-NEXT: scf.yield %alloc : memref<?x?xf32>
// HOISTED-NEXT: } else {
// HOISTED-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// HOISTED-NEXT: test.copy(%alloc_0, %alloc_0) : (memref<?x?xf32>, memref<?x?xf32>)
// HOISTED-NEXT: scf.yield %alloc : memref<?x?xf32>
// HOISTED-NEXT: }
// HOISTED-NEXT: return %1 : memref<?x?xf32>
// HOISTED-NEXT: }
// STACK-LABEL: func.func @nested_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
// STACK-NEXT: %0 = arith.cmpi eq, %arg0, %arg1 : index
// STACK-NEXT: %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// STACK-NEXT: %1 = scf.if %0 -> (memref<?x?xf32>) {
// STACK-NEXT: scf.yield %alloc : memref<?x?xf32>
// STACK-NEXT: } else {
// STACK-NEXT: %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
// STACK-NEXT: test.copy(%alloc_0, %alloc_0) : (memref<?x?xf32>, memref<?x?xf32>)
// STACK-NEXT: scf.yield %alloc : memref<?x?xf32>
// STACK-NEXT: }
// STACK-NEXT: return %1 : memref<?x?xf32>
// STACK-NEXT: }
func.func @nested_region_control_flow(%arg0 : index, %arg1 : index) -> memref<?x?xf32> {
  %0 = arith.cmpi eq, %arg0, %arg1 : index
  %1 = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
  %2 = scf.if %0 -> (memref<?x?xf32>) {
    scf.yield %1 : memref<?x?xf32>
  } else {
    %3 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    test.copy(%3, %3) : (memref<?x?xf32>, memref<?x?xf32>)
    scf.yield %1 : memref<?x?xf32>
  }
  return %2 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @loop_nested_if(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %false_0 = arith.constant false
// CHECK-NEXT: %false_1 = arith.constant false
// CHECK-NEXT: %0:2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %false) -> (memref<2xf32>, i1) {
// CHECK-NEXT: %false_10 = arith.constant false
// CHECK-NEXT: %1 = arith.cmpi eq, %arg5, %arg1 : index
// CHECK-NEXT: %2:2 = scf.if %1 -> (memref<2xf32>, i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %4 = bufferization.dealloc (%base_buffer_19 : memref<f32>) if (%true) retain (%alloc : memref<2xf32>)
// CHECK-NEXT: scf.yield %alloc, %4 : memref<2xf32>, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %false_19 = arith.constant false
// CHECK-NEXT: %4 = bufferization.dealloc retain (%arg6 : memref<2xf32>)
// CHECK-NEXT: scf.yield %arg6, %4 : memref<2xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %arg6 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %2#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %3 = bufferization.dealloc (%base_buffer_11, %base_buffer_15 : memref<f32>, memref<f32>) if (%arg7, %2#1) retain (%2#0 : memref<2xf32>)
// CHECK-NEXT: scf.yield %2#0, %3 : memref<2xf32>, i1
// CHECK-NEXT: }
// CHECK-NEXT: test.copy(%0#0, %arg4) : (memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %arg4 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %false_1, %0#1)
// CHECK-NEXT: return
// CHECK-NEXT: }
// PIPELINE-LABEL: func.func @loop_nested_if(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
// PIPELINE-NEXT: %false = arith.constant false
// PIPELINE-NEXT: %0:2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %false) -> (memref<2xf32>, i1) {
// PIPELINE-NEXT: %1 = arith.cmpi eq, %arg5, %arg1 : index
// PIPELINE-NEXT: %2 = scf.if %1 -> (memref<2xf32>) {
// PIPELINE-NEXT: %alloc = memref.alloc() : memref<2xf32>
// PIPELINE-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// PIPELINE-NEXT: scf.yield %alloc : memref<2xf32>
// PIPELINE-NEXT: } else {
// PIPELINE-NEXT: scf.yield %arg6 : memref<2xf32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg6 : memref<2xf32> -> memref<f32>, index, index, index
// PIPELINE-NEXT: %intptr = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<f32> -> index
// PIPELINE-NEXT: %intptr_4 = memref.extract_aligned_pointer_as_index %2 : memref<2xf32> -> index
// PIPELINE-NEXT: %3 = arith.cmpi ne, %intptr, %intptr_4 : index
// PIPELINE-NEXT: %4 = arith.andi %3, %arg7 : i1
// PIPELINE-NEXT: scf.if %4 {
// PIPELINE-NEXT: memref.dealloc %base_buffer_0 : memref<f32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: %5 = arith.cmpi eq, %intptr, %intptr_4 : index
// PIPELINE-NEXT: %6 = arith.andi %5, %arg7 : i1
// PIPELINE-NEXT: %7 = arith.ori %6, %1 : i1
// PIPELINE-NEXT: scf.yield %2, %7 : memref<2xf32>, i1
// PIPELINE-NEXT: }
// PIPELINE-NEXT: test.copy(%0#0, %arg4) : (memref<2xf32>, memref<2xf32>)
// PIPELINE-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// PIPELINE-NEXT: scf.if %0#1 {
// PIPELINE-NEXT: memref.dealloc %base_buffer : memref<f32>
// PIPELINE-NEXT: }
// PIPELINE-NEXT: return
// PIPELINE-NEXT: }
// OLDER-LABEL: func.func @loop_nested_if(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
// OLDER-NEXT: %0 = bufferization.clone %arg3 : memref<2xf32> to memref<2xf32>
// OLDER-NEXT: %1 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %0) -> (memref<2xf32>) {
// OLDER-NEXT: %2 = arith.cmpi eq, %arg5, %arg1 : index
// OLDER-NEXT: %3 = scf.if %2 -> (memref<2xf32>) {
// OLDER-NEXT: %alloc = memref.alloc() : memref<2xf32>
// OLDER-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// OLDER-NEXT: %5 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// OLDER-NEXT: memref.dealloc %alloc : memref<2xf32>
// OLDER-NEXT: scf.yield %5 : memref<2xf32>
// OLDER-NEXT: } else {
// OLDER-NEXT: %5 = bufferization.clone %arg6 : memref<2xf32> to memref<2xf32>
// OLDER-NEXT: scf.yield %5 : memref<2xf32>
// OLDER-NEXT: }
// OLDER-NEXT: memref.dealloc %arg6 : memref<2xf32>
// OLDER-NEXT: %4 = bufferization.clone %3 : memref<2xf32> to memref<2xf32>
// OLDER-NEXT: memref.dealloc %3 : memref<2xf32>
// OLDER-NEXT: scf.yield %4 : memref<2xf32>
// OLDER-NEXT: }
// OLDER-NEXT: test.copy(%1, %arg4) : (memref<2xf32>, memref<2xf32>)
// OLDER-NEXT: memref.dealloc %1 : memref<2xf32>
// OLDER-NEXT: return
// OLDER-NEXT: }
// HOISTED-LABEL: func.func @loop_nested_if(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
// HOISTED-NEXT: %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (memref<2xf32>) {
// HOISTED-NEXT: %1 = arith.cmpi eq, %arg5, %arg1 : index
// HOISTED-NEXT: %alloc = memref.alloc() : memref<2xf32>
// HOISTED-NEXT: %2 = scf.if %1 -> (memref<2xf32>) {
// HOISTED-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// HOISTED-NEXT: scf.yield %alloc : memref<2xf32>
// HOISTED-NEXT: } else {
// HOISTED-NEXT: scf.yield %arg6 : memref<2xf32>
// HOISTED-NEXT: }
// HOISTED-NEXT: scf.yield %2 : memref<2xf32>
// HOISTED-NEXT: }
// HOISTED-NEXT: test.copy(%0, %arg4) : (memref<2xf32>, memref<2xf32>)
// HOISTED-NEXT: return
// HOISTED-NEXT: }
// STACK-LABEL: func.func @loop_nested_if(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
// STACK-NEXT: %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (memref<2xf32>) {
// STACK-NEXT: %1 = arith.cmpi eq, %arg5, %arg1 : index
// STACK-NEXT: %2 = scf.if %1 -> (memref<2xf32>) {
// STACK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// STACK-NEXT: test.copy(%alloc, %alloc) : (memref<2xf32>, memref<2xf32>)
// STACK-NEXT: scf.yield %alloc : memref<2xf32>
// STACK-NEXT: } else {
// STACK-NEXT: scf.yield %arg6 : memref<2xf32>
// STACK-NEXT: }
// STACK-NEXT: scf.yield %2 : memref<2xf32>
// STACK-NEXT: }
// STACK-NEXT: test.copy(%0, %arg4) : (memref<2xf32>, memref<2xf32>)
// STACK-NEXT: return
// STACK-NEXT: }
func.func @loop_nested_if(
  %lb: index,
  %ub: index,
  %step: index,
  %buf: memref<2xf32>,
  %res: memref<2xf32>) {
  %0 = scf.for %i = %lb to %ub step %step
    iter_args(%iterBuf = %buf) -> memref<2xf32> {
    %1 = arith.cmpi eq, %i, %ub : index
    %2 = scf.if %1 -> (memref<2xf32>) {
      %3 = memref.alloc() : memref<2xf32>
      test.copy(%3, %3) : (memref<2xf32>, memref<2xf32>)
      scf.yield %3 : memref<2xf32>
    } else {
      scf.yield %iterBuf : memref<2xf32>
    }
    scf.yield %2 : memref<2xf32>
  }
  test.copy(%0, %res) : (memref<2xf32>, memref<2xf32>)
  return
}
