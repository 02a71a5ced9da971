// Scratch buffers of one size in several scopes, one behind the other and one in the other.
// Prints: 5 0 11 2 22 4 7

func.func private @show_index(index)

func.func @show(%a: memref<6000xindex>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<6000xindex>
  call @show_index(%x) : (index) -> ()
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c11 = arith.constant 11 : index
  %a = memref.alloc() : memref<6000xindex>
  memref.store %c5, %a[%c0] : memref<6000xindex>
  call @show(%a) : (memref<6000xindex>) -> ()
  scf.for %i = %c0 to %c3 step %c1 {
    %odd = arith.cmpi ne, %i, %c0 : index
    scf.if %odd {
      %b = memref.alloc() : memref<6000xindex>
      %x = arith.muli %i, %c11 : index
      memref.store %x, %b[%c0] : memref<6000xindex>
      func.call @show(%b) : (memref<6000xindex>) -> ()
    }
    %c = memref.alloc() : memref<6000xindex>
    %y = arith.muli %i, %c2 : index
    memref.store %y, %c[%c0] : memref<6000xindex>
    func.call @show(%c) : (memref<6000xindex>) -> ()
  }
  %d = memref.alloc() : memref<6000xindex>
  memref.store %c7, %d[%c0] : memref<6000xindex>
  call @show(%d) : (memref<6000xindex>) -> ()
  return
}
