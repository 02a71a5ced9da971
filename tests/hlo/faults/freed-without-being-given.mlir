// A loop frees what comes in. That it is a buffer of the loop's own is not so where something that may be the same
// buffer is used later: then null goes in, and both free it.
// FAULT: freed twice: everywhere
func.func private @print_i32(i32)
func.func @f(%c: i1, %m: memref<5000xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc() : memref<5000xi32>
  %s = arith.select %c, %m, %a : memref<5000xi32>
  %v = memref.load %s[%c0] : memref<5000xi32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %a) -> (memref<5000xi32>) {
    %w = memref.load %m[%c0] : memref<5000xi32>
    func.call @print_i32(%w) : (i32) -> ()
    memref.dealloc %x : memref<5000xi32>
    %t = memref.alloc() : memref<5000xi32>
    scf.yield %t : memref<5000xi32>
  }
  return
}
