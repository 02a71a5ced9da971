// Which two of three buffers are returned is known when it runs: the third is freed.
// Prints: 20 10 30 20 10 30

func.func private @show_index(index)

func.func @choose(%n: index) -> (memref<1xindex>, memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c20 = arith.constant 20 : index
  %c30 = arith.constant 30 : index
  %a = memref.alloc() : memref<1xindex>
  %b = memref.alloc() : memref<1xindex>
  %c = memref.alloc() : memref<1xindex>
  memref.store %c10, %a[%c0] : memref<1xindex>
  memref.store %c20, %b[%c0] : memref<1xindex>
  memref.store %c30, %c[%c0] : memref<1xindex>
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b, %z = %c) -> (memref<1xindex>, memref<1xindex>, memref<1xindex>) {
    scf.yield %y, %z, %x : memref<1xindex>, memref<1xindex>, memref<1xindex>
  }
  return %r#1, %r#0 : memref<1xindex>, memref<1xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %n = %c0 to %c3 step %c1 {
    %r:2 = func.call @choose(%n) : (index) -> (memref<1xindex>, memref<1xindex>)
    %x = memref.load %r#0[%c0] : memref<1xindex>
    func.call @show_index(%x) : (index) -> ()
    %y = memref.load %r#1[%c0] : memref<1xindex>
    func.call @show_index(%y) : (index) -> ()
  }
  return
}
