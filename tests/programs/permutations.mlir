// All orders of four numbers by recursion: each call works on a copy of its own.
// Prints: 1234 1243 1324 1342 1432 1423 2134 2143 2314 2341 2431 2413 3214 3241 3124 3142 3412
//   3421 4231 4213 4321 4312 4132 4123

func.func private @show_index(index)

func.func @swapped(%a: memref<4xindex>, %i: index, %k: index) -> memref<4xindex> {
  %b = memref.alloc() : memref<4xindex>
  memref.copy %a, %b : memref<4xindex> to memref<4xindex>
  %x = memref.load %a[%i] : memref<4xindex>
  %y = memref.load %a[%k] : memref<4xindex>
  memref.store %y, %b[%i] : memref<4xindex>
  memref.store %x, %b[%k] : memref<4xindex>
  return %b : memref<4xindex>
}

func.func @show(%a: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %number = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %c0) -> index {
    %x = memref.load %a[%i] : memref<4xindex>
    %shifted = arith.muli %sum, %c10 : index
    %next = arith.addi %shifted, %x : index
    scf.yield %next : index
  }
  call @show_index(%number) : (index) -> ()
  return
}

func.func @permute(%a: memref<4xindex>, %from: index) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %done = arith.cmpi eq, %from, %c4 : index
  scf.if %done {
    func.call @show(%a) : (memref<4xindex>) -> ()
  } else {
    %next = arith.addi %from, %c1 : index
    scf.for %i = %from to %c4 step %c1 {
      %b = func.call @swapped(%a, %from, %i) : (memref<4xindex>, index, index) -> memref<4xindex>
      func.call @permute(%b, %next) : (memref<4xindex>, index) -> ()
    }
  }
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<4xindex>
  scf.for %i = %c0 to %c4 step %c1 {
    %x = arith.addi %i, %c1 : index
    memref.store %x, %a[%i] : memref<4xindex>
  }
  call @permute(%a, %c0) : (memref<4xindex>, index) -> ()
  return
}
