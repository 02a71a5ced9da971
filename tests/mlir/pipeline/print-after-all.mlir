// --mlir-print-ir-after-all: the module after every stage, on standard error, with the pass's name.
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --mlir-print-ir-after-all 2>&1 | FileCheck %s

func.func @f(%m: memref<2xf32>, %n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  test.copy(%m, %a) : (memref<2xf32>, memref<?xf32>)
  return
}

// CHECK: {{//}} -----// IR Dump After ExpandRealloc (expand-realloc) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2xf32>, %arg1: index) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<2xf32>, memref<?xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-EMPTY:
// CHECK-NEXT: {{//}} -----// IR Dump After Canonicalizer (canonicalize) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2xf32>, %arg1: index) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<2xf32>, memref<?xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-EMPTY:
// CHECK-NEXT: {{//}} -----// IR Dump After OwnershipBasedBufferDeallocation (ownership-based-buffer-deallocation) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2xf32>, %arg1: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<2xf32>, memref<?xf32>)
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-EMPTY:
// CHECK-NEXT: {{//}} -----// IR Dump After Canonicalizer (canonicalize) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2xf32>, %arg1: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<2xf32>, memref<?xf32>)
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<?xf32>) if (%true)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-EMPTY:
// CHECK-NEXT: {{//}} -----// IR Dump After BufferDeallocationSimplification (buffer-deallocation-simplification) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2xf32>, %arg1: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<2xf32>, memref<?xf32>)
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<?xf32>) if (%true)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-EMPTY:
// CHECK-NEXT: {{//}} -----// IR Dump After LowerDeallocations (bufferization-lower-deallocations) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2xf32>, %arg1: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<2xf32>, memref<?xf32>)
// CHECK-NEXT: scf.if %true {
// CHECK-NEXT: memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-EMPTY:
// CHECK-NEXT: {{//}} -----// IR Dump After CSE (cse) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2xf32>, %arg1: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<2xf32>, memref<?xf32>)
// CHECK-NEXT: scf.if %true {
// CHECK-NEXT: memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-EMPTY:
// CHECK-NEXT: {{//}} -----// IR Dump After Canonicalizer (canonicalize) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<2xf32>, %arg1: index) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: test.copy(%arg0, %alloc) : (memref<2xf32>, memref<?xf32>)
// CHECK-NEXT: memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
