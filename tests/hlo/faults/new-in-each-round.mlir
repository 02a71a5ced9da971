// The same without a choice: what comes out of the loop is always new, and of the class of the argument that went in.
// Its indicator, which is never null, goes along with the argument.
// FAULT: the caller's buffer freed: at the last use, simplified
func.func @f(%c: i1, %d: i1, %n: index, %k: index, %m: memref<5000xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.if %c -> (memref<5000xi32>) {
    %a = memref.alloc() : memref<5000xi32>
    scf.yield %a : memref<5000xi32>
  } else {
    %l:2 = scf.while (%i = %c0, %x = %m) : (index, memref<5000xi32>) -> (index, memref<5000xi32>) {
      %more = arith.cmpi slt, %i, %n : index
      %t = memref.alloc() : memref<5000xi32>
      scf.condition(%more) %i, %t : index, memref<5000xi32>
    } do {
    ^bb0(%i: index, %x: memref<5000xi32>):
      %next = arith.addi %i, %c1 : index
      scf.yield %next, %x : index, memref<5000xi32>
    }
    scf.yield %m : memref<5000xi32>
  }
  return
}
