// Primes below 2000000: one buffer, read and written.
func.func private @show_index(index)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 2000000 : index
  %root = arith.constant 1415 : index
  %yes = arith.constant 1 : i8
  %no = arith.constant 0 : i8
  %prime = memref.alloc(%n) : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %yes, %prime[%i] : memref<?xi8>
  }
  scf.for %i = %c2 to %root step %c1 {
    %flag = memref.load %prime[%i] : memref<?xi8>
    %is_prime = arith.cmpi eq, %flag, %yes : i8
    scf.if %is_prime {
      %first = arith.muli %i, %i : index
      scf.for %k = %first to %n step %i {
        memref.store %no, %prime[%k] : memref<?xi8>
      }
    }
  }
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%sum = %c0) -> index {
    %flag = memref.load %prime[%i] : memref<?xi8>
    %one = arith.index_castui %flag : i8 to index
    %next = arith.addi %sum, %one : index
    scf.yield %next : index
  }
  memref.dealloc %prime : memref<?xi8>
  call @show_index(%count) : (index) -> ()
  return
}
