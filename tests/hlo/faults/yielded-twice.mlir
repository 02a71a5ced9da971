// The same by a loop, of what comes in: each trip hands on one buffer twice and drops another one.
// FAULT: leak: everywhere
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<5000xi32>
  %b = memref.alloc() : memref<5000xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %a, %y = %b) -> (memref<5000xi32>, memref<5000xi32>) {
    scf.yield %x, %x : memref<5000xi32>, memref<5000xi32>
  }
  return
}
