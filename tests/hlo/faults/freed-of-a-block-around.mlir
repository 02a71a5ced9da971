// The same of a buffer that a block further out owns: it is never handed in.
// FAULT: freed twice: everywhere
func.func @f(%c: i1, %d: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc() : memref<5000xi32>
  scf.if %c {
    %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %a) -> (memref<5000xi32>) {
      memref.dealloc %x : memref<5000xi32>
      %t = memref.alloc() : memref<5000xi32>
      scf.yield %t : memref<5000xi32>
    }
  }
  return
}
