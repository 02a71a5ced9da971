// What two pipelines cost on the same inputs: buffers that are freed late, and how often a dealloc asks.
// RUN: %bufscope-opt %s --compare=ownership,ownership+liveness --function=late | FileCheck %s --check-prefix=LATE
// RUN: %bufscope-opt %s --compare=ownership,legacy --function=swapped --args='3, iota' | FileCheck %s --check-prefix=SWAPPED

// LATE: when executed             right with {{[0-9]+}} inputs   right with {{[0-9]+}} inputs
// LATE-NEXT: allocations executed 2                           2
// LATE-NEXT: deallocs executed    2                           2
// LATE-NEXT: most buffers at once 2                           1
// LATE-NEXT: peak of the heap, bytes 128                      64
// LATE-NEXT: least it could be, bytes 64                      64
func.func @late(%in: memref<16xf32>, %out: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  memref.copy %in, %a : memref<16xf32> to memref<16xf32>
  memref.copy %a, %out : memref<16xf32> to memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  memref.copy %in, %b : memref<16xf32> to memref<16xf32>
  memref.copy %b, %out : memref<16xf32> to memref<16xf32>
  return
}

// In a round two memrefs are compared with two retained ones, twice each, and with one another, and two conditions
// are asked; behind the loop there are four memrefs. Five lists for each of four calls of the library, one in each round and one behind the loop.
// SWAPPED: when executed             right with 1 input right with 1 input
// SWAPPED-NEXT: allocations executed 22                 0
// SWAPPED-NEXT: deallocs executed    22                 0
// SWAPPED: run-time checks executed  43                 0
// SWAPPED-NEXT: library calls executed 4                0
func.func @swapped(%n: index, %out: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  memref.copy %out, %a : memref<16xf32> to memref<16xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (memref<16xf32>, memref<16xf32>) {
    memref.copy %x, %y : memref<16xf32> to memref<16xf32>
    scf.yield %y, %x : memref<16xf32>, memref<16xf32>
  }
  memref.copy %r#0, %out : memref<16xf32> to memref<16xf32>
  return
}
