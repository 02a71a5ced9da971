// Two operands of a loop that are one buffer: the first gets the indicator. The body drops that one, and frees
// the buffer that it hands on as the other.
// FAULT: used when free: everywhere
func.func private @print_i32(i32)
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc(%c3) : memref<?xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %a, %y = %a) -> (memref<?xi32>, memref<?xi32>) {
    %t = memref.alloc(%c3) : memref<?xi32>
    scf.yield %t, %y : memref<?xi32>, memref<?xi32>
  }
  %v = memref.load %r#1[%c0] : memref<?xi32>
  call @print_i32(%v) : (i32) -> ()
  return
}
