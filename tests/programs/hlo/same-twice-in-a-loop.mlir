// Two operands of a loop are one buffer: its indicator goes along with the first, and with the first
// it is freed, while the second is still read. So did MLIR-HLO's.
// Prints: 5
// Wrong in hlo: the buffer is freed in the first round

func.func private @show_index(index)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %a = memref.alloc() : memref<1xindex>
  memref.store %c5, %a[%c0] : memref<1xindex>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %a, %y = %a) -> (memref<1xindex>, memref<1xindex>) {
    %t = memref.alloc() : memref<1xindex>
    memref.store %i, %t[%c0] : memref<1xindex>
    scf.yield %t, %y : memref<1xindex>, memref<1xindex>
  }
  %v = memref.load %r#1[%c0] : memref<1xindex>
  call @show_index(%v) : (index) -> ()
  return
}
