// One buffer, returned twice: the indicator goes along with the first place, which hlo-deallocate
// overwrites. So did MLIR-HLO's.
// Prints: 5 5
// Wrong in hlo: the buffer leaks

func.func private @show_index(index)

func.func @pair() -> (memref<1xindex>, memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %a = memref.alloc() : memref<1xindex>
  memref.store %c5, %a[%c0] : memref<1xindex>
  return %a, %a : memref<1xindex>, memref<1xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %r:2 = call @pair() : () -> (memref<1xindex>, memref<1xindex>)
  %x = memref.load %r#0[%c0] : memref<1xindex>
  call @show_index(%x) : (index) -> ()
  %y = memref.load %r#1[%c0] : memref<1xindex>
  call @show_index(%y) : (index) -> ()
  return
}
