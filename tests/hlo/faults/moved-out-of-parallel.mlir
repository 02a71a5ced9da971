// A scratch buffer of each round moves out of scf.parallel, whose rounds may run at the same time.
// FAULT: other output: with reuse
func.func private @print_i32(i32)
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    %n = arith.index_cast %i : index to i32
    %scratch = memref.alloc() : memref<4xi32>
    memref.store %n, %scratch[%c0] : memref<4xi32>
    %v = memref.load %scratch[%c0] : memref<4xi32>
    func.call @print_i32(%v) : (i32) -> ()
    scf.reduce
  }
  return
}
