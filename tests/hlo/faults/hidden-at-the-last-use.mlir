// The same where buffers are freed at their last use: that of the other element type is none.
// FAULT: used when free: at the last use
func.func private @print_i32(i32)
func.func @f() {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<5000xi8>
  %w = memref.view %a[%c0][] : memref<5000xi8> to memref<4xi32>
  %v = memref.load %w[%c0] : memref<4xi32>
  call @print_i32(%v) : (i32) -> ()
  return
}
