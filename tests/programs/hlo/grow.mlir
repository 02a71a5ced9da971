// A list that grows when it is full, in a loop.
// Prints: 16 0 1 4 9 16 25 36 49 64 81

func.func private @show_index(index)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  %start = memref.alloc(%c2) : memref<?xindex>
  %list = scf.for %i = %c0 to %c10 step %c1 iter_args(%l = %start) -> (memref<?xindex>) {
    %size = memref.dim %l, %c0 : memref<?xindex>
    %full = arith.cmpi uge, %i, %size : index
    %room = scf.if %full -> (memref<?xindex>) {
      %twice = arith.muli %size, %c2 : index
      %larger = memref.alloc(%twice) : memref<?xindex>
      scf.for %k = %c0 to %size step %c1 {
        %x = memref.load %l[%k] : memref<?xindex>
        memref.store %x, %larger[%k] : memref<?xindex>
      }
      scf.yield %larger : memref<?xindex>
    } else {
      scf.yield %l : memref<?xindex>
    }
    %square = arith.muli %i, %i : index
    memref.store %square, %room[%i] : memref<?xindex>
    scf.yield %room : memref<?xindex>
  }
  %size = memref.dim %list, %c0 : memref<?xindex>
  call @show_index(%size) : (index) -> ()
  scf.for %i = %c0 to %c10 step %c1 {
    %x = memref.load %list[%i] : memref<?xindex>
    func.call @show_index(%x) : (index) -> ()
  }
  return
}
