// Two buffers change places until the first holds a large number; the function returns one of them.
// Prints: 13 8 21 13

func.func private @show_index(index)

func.func @until(%limit: index) -> memref<1xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<1xindex>
  %b = memref.alloc() : memref<1xindex>
  memref.store %c1, %a[%c0] : memref<1xindex>
  memref.store %c1, %b[%c0] : memref<1xindex>
  %r:2 = scf.while (%x = %a, %y = %b) : (memref<1xindex>, memref<1xindex>) -> (memref<1xindex>, memref<1xindex>) {
    %value = memref.load %x[%c0] : memref<1xindex>
    %more = arith.cmpi ult, %value, %limit : index
    scf.condition(%more) %y, %x : memref<1xindex>, memref<1xindex>
  } do {
  ^bb0(%small: memref<1xindex>, %large: memref<1xindex>):
    %s = memref.load %small[%c0] : memref<1xindex>
    %l = memref.load %large[%c0] : memref<1xindex>
    %sum = arith.addi %s, %l : index
    memref.store %sum, %small[%c0] : memref<1xindex>
    scf.yield %small, %large : memref<1xindex>, memref<1xindex>
  }
  %value = memref.load %r#1[%c0] : memref<1xindex>
  func.call @show_index(%value) : (index) -> ()
  return %r#0 : memref<1xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c20 = arith.constant 20 : index
  %a = call @until(%c10) : (index) -> memref<1xindex>
  %x = memref.load %a[%c0] : memref<1xindex>
  call @show_index(%x) : (index) -> ()
  %b = call @until(%c20) : (index) -> memref<1xindex>
  %y = memref.load %b[%c0] : memref<1xindex>
  call @show_index(%y) : (index) -> ()
  return
}
