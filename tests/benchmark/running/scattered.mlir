// Writes all over a buffer of 32 MB: of what one moment of the record holds the next one shares little.
func.func private @show_index(index)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000 : index
  %size = arith.constant 4194304 : index
  %far = arith.constant 2654435761 : index
  %a = memref.alloc() : memref<4194304xindex>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.muli %i, %far : index
    %at = arith.remui %k, %size : index
    memref.store %i, %a[%at] : memref<4194304xindex>
  }
  %r = memref.load %a[%c0] : memref<4194304xindex>
  memref.dealloc %a : memref<4194304xindex>
  call @show_index(%r) : (index) -> ()
  return
}
