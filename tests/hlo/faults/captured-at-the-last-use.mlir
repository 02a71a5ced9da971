// At the last use again, where a branch hands on a buffer that the other one frees: the one indicator of its class,
// of what comes out of the loop, is put beside it without a retain, and then its own in its place.
// FAULT: leak: at the last use
func.func @f(%c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc() : memref<5000xi32>
  %r = scf.if %c -> (memref<5000xi32>) {
    %l = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %a) -> (memref<5000xi32>) {
      %t = memref.alloc() : memref<5000xi32>
      scf.yield %t : memref<5000xi32>
    }
    scf.yield %a : memref<5000xi32>
  } else {
    memref.dealloc %a : memref<5000xi32>
    %b = memref.alloc() : memref<5000xi32>
    scf.yield %b : memref<5000xi32>
  }
  return
}
