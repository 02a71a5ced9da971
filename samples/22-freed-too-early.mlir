// Wrong, though every pass does what its rules say.
//
// Half of this program works on buffers, and half still on tensors: the tensor that is returned reads
// the buffer. The ownership pass does not follow buffers into tensors, so that the dealloc it inserts
// comes before the caller reads what it got.
//
// Watch for: --check, which says since which stage it is so, where the buffer is freed, and who uses it
// then. The program itself comes out as mlir-opt writes it.
func.func @hand_out(%value: i32, %index: index) -> tensor<8xi32> {
  %buffer = memref.alloc() : memref<8xi32>
  memref.store %value, %buffer[%index] : memref<8xi32>
  %tensor = bufferization.to_tensor %buffer : memref<8xi32>
  return %tensor : tensor<8xi32>
}
