// A function that returns one new buffer under two names: its caller takes them for two, and frees the one that it
// drops.
// FAULT: used when free: everywhere
func.func @pair() -> (memref<4xi32>, memref<?xi32>) {
  %a = memref.alloc() : memref<4xi32>
  %w = memref.cast %a : memref<4xi32> to memref<?xi32>
  return %a, %w : memref<4xi32>, memref<?xi32>
}
func.func @f() -> memref<?xi32> {
  %r:2 = call @pair() : () -> (memref<4xi32>, memref<?xi32>)
  return %r#1 : memref<?xi32>
}
