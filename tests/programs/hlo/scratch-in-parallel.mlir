// Rounds that may run at the same time, each with a scratch buffer: run one after the other, they
// may share one.
// Prints: 0 2 8 18

func.func private @show_index(index)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %out = memref.alloc() : memref<4xindex>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %scratch = memref.alloc() : memref<2xindex>
    memref.store %i, %scratch[%c0] : memref<2xindex>
    %square = arith.muli %i, %i : index
    memref.store %square, %scratch[%c1] : memref<2xindex>
    %x = memref.load %scratch[%c1] : memref<2xindex>
    %y = arith.muli %x, %c2 : index
    memref.store %y, %out[%i] : memref<4xindex>
    scf.reduce
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %out[%i] : memref<4xindex>
    func.call @show_index(%x) : (index) -> ()
  }
  return
}
