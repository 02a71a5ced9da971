// A buffer that is seen as one of another element type is taken for another one: it goes into a loop that frees it.
// FAULT: used when free: everywhere
func.func private @print_i32(i32)
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc() : memref<5000xi8>
  %w = memref.view %a[%c0][] : memref<5000xi8> to memref<4xi32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %a) -> (memref<5000xi8>) {
    %t = memref.alloc() : memref<5000xi8>
    scf.yield %t : memref<5000xi8>
  }
  %v = memref.load %w[%c0] : memref<4xi32>
  call @print_i32(%v) : (i32) -> ()
  return
}
