// Counts of random numbers; a second pass counts in finer bins when one bin has too many.
// Prints: 6 5 5 8 4 4 8 5 5 8 8 8 0 5 5 0 8 8 0 11 11 0 5 5 0 5 5 0 5 5 0 6 6 0 4 4 0 11 11 0 6
//   6 0 4 4 0 8 8

func.func private @show_index(index)

func.func private @count(%n: index, %bins: memref<16xindex>, %width: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %factor = arith.constant 1103515245 : index
  %plus = arith.constant 12345 : index
  %modulus = arith.constant 2147483648 : index
  %shift = arith.constant 65536 : index
  scf.for %i = %c0 to %c16 step %c1 {
    memref.store %c0, %bins[%i] : memref<16xindex>
  }
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%seed = %c1, %most = %c0) -> (index, index) {
    %a = arith.muli %seed, %factor : index
    %b = arith.addi %a, %plus : index
    %next = arith.remui %b, %modulus : index
    %high = arith.divui %next, %shift : index
    %x = arith.divui %high, %width : index
    %bin = arith.remui %x, %c16 : index
    %old = memref.load %bins[%bin] : memref<16xindex>
    %new = arith.addi %old, %c1 : index
    memref.store %new, %bins[%bin] : memref<16xindex>
    %larger = arith.maxui %new, %most : index
    scf.yield %next, %larger : index, index
  }
  return %r#1 : index
}

func.func @histogram(%n: index) -> (memref<16xindex>, i1) {
  %coarse_width = arith.constant 8192 : index
  %fine_width = arith.constant 2048 : index
  %limit = arith.constant 20 : index
  %coarse = memref.alloc() : memref<16xindex>
  %most = call @count(%n, %coarse, %coarse_width) : (index, memref<16xindex>, index) -> index
  %too_many = arith.cmpi ugt, %most, %limit : index
  %bins = scf.if %too_many -> memref<16xindex> {
    %fine = memref.alloc() : memref<16xindex>
    %unused = func.call @count(%n, %fine, %fine_width) : (index, memref<16xindex>, index) -> index
    scf.yield %fine : memref<16xindex>
  } else {
    scf.yield %coarse : memref<16xindex>
  }
  return %bins, %too_many : memref<16xindex>, i1
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %few = arith.constant 30 : index
  %many = arith.constant 100 : index
  %a, %a_fine = call @histogram(%few) : (index) -> (memref<16xindex>, i1)
  %b, %b_fine = call @histogram(%many) : (index) -> (memref<16xindex>, i1)
  %either = arith.select %a_fine, %a, %b : memref<16xindex>
  scf.for %i = %c0 to %c16 step %c1 {
    %x = memref.load %a[%i] : memref<16xindex>
    %y = memref.load %b[%i] : memref<16xindex>
    %z = memref.load %either[%i] : memref<16xindex>
    func.call @show_index(%x) : (index) -> ()
    func.call @show_index(%y) : (index) -> ()
    func.call @show_index(%z) : (index) -> ()
  }
  return
}
