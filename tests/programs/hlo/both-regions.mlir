// Both regions of a while make a new buffer from the last one.
// Prints: 127 7

func.func private @show_index(index)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c100 = arith.constant 100 : index
  %a = memref.alloc() : memref<2xindex>
  memref.store %c0, %a[%c0] : memref<2xindex>
  memref.store %c0, %a[%c1] : memref<2xindex>
  %r = scf.while (%x = %a) : (memref<2xindex>) -> memref<2xindex> {
    %t = memref.alloc() : memref<2xindex>
    %value = memref.load %x[%c0] : memref<2xindex>
    %count = memref.load %x[%c1] : memref<2xindex>
    %twice = arith.muli %value, %c2 : index
    %odd = arith.addi %twice, %c1 : index
    %next = arith.addi %count, %c1 : index
    memref.store %odd, %t[%c0] : memref<2xindex>
    memref.store %next, %t[%c1] : memref<2xindex>
    %more = arith.cmpi ult, %odd, %c100 : index
    scf.condition(%more) %t : memref<2xindex>
  } do {
  ^bb0(%y: memref<2xindex>):
    %u = memref.alloc() : memref<2xindex>
    memref.copy %y, %u : memref<2xindex> to memref<2xindex>
    scf.yield %u : memref<2xindex>
  }
  %value = memref.load %r[%c0] : memref<2xindex>
  call @show_index(%value) : (index) -> ()
  %count = memref.load %r[%c1] : memref<2xindex>
  call @show_index(%count) : (index) -> ()
  return
}
