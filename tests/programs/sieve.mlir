// The sieve of Eratosthenes; the primes come back in a buffer that is as long as there are primes.
// Prints: 2 3 5 7 11 13 17 19 23 29 31 37 41 43 47 53 59

func.func private @show_index(index)

func.func @primes(%n: index) -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %yes = arith.constant true
  %no = arith.constant false
  %sieve = memref.alloc(%n) : memref<?xi1>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %yes, %sieve[%i] : memref<?xi1>
  }
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%so_far = %c0) -> index {
    %is_prime = memref.load %sieve[%i] : memref<?xi1>
    %now = scf.if %is_prime -> index {
      %twice = arith.addi %i, %i : index
      scf.for %k = %twice to %n step %i {
        memref.store %no, %sieve[%k] : memref<?xi1>
      }
      %more = arith.addi %so_far, %c1 : index
      scf.yield %more : index
    } else {
      scf.yield %so_far : index
    }
    scf.yield %now : index
  }
  %found = memref.alloc(%count) : memref<?xindex>
  %unused = scf.for %i = %c2 to %n step %c1 iter_args(%at = %c0) -> index {
    %is_prime = memref.load %sieve[%i] : memref<?xi1>
    %next = scf.if %is_prime -> index {
      memref.store %i, %found[%at] : memref<?xindex>
      %more = arith.addi %at, %c1 : index
      scf.yield %more : index
    } else {
      scf.yield %at : index
    }
    scf.yield %next : index
  }
  return %found : memref<?xindex>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 60 : index
  %found = call @primes(%n) : (index) -> memref<?xindex>
  %count = memref.dim %found, %c0 : memref<?xindex>
  scf.for %i = %c0 to %count step %c1 {
    %prime = memref.load %found[%i] : memref<?xindex>
    func.call @show_index(%prime) : (index) -> ()
  }
  return
}
