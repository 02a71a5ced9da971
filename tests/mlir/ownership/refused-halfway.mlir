// What the pass has written when it refuses: base buffers up to the memref whose ownership is not
// known.
// RUN: not %bufscope-opt %s --ownership-based-buffer-deallocation --mlir-print-ir-after-failure 2>&1 | FileCheck %s

// CHECK: {{.*}}: error: MemRef value does not have valid ownership
// CHECK: // -----// IR Dump After OwnershipBasedBufferDeallocation Failed (ownership-based-buffer-deallocation) //----- //
// CHECK: ^bb1(%9: memref<?xf32>, %10: i1):  // pred: ^bb0
// CHECK-NEXT: test.copy(%arg1, %9) : (memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: cf.br ^bb2
func.func @second_of_three(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: i1, %i: index) {
  %one = arith.constant 1.0 : f32
  cf.cond_br %arg2, ^copy(%arg1 : memref<?xf32>), ^store
^copy(%argument: memref<?xf32>):
  test.copy(%arg1, %argument) : (memref<?xf32>, memref<?xf32>)
  cf.br ^store
^store:
  memref.store %one, %arg0[%i] : memref<?xf32>
  return
}
