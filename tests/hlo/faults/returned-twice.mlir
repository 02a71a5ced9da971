// A memref that is handed on twice: the indicator goes to its first place, and is overwritten there.
// FAULT: leak: everywhere
func.func @f() -> (memref<4xi32>, memref<4xi32>) {
  %a = memref.alloc() : memref<4xi32>
  return %a, %a : memref<4xi32>, memref<4xi32>
}
