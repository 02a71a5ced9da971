// What deallocs ask at run time, with which answers, and which fact would let a check fold.
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --run --function=net | FileCheck %s --check-prefix=NET
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --run --function=swapped --args='3, iota' | FileCheck %s --check-prefix=SWAPPED
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --run --function=sometimes | FileCheck %s --check-prefix=SOMETIMES
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --run --function=plain | FileCheck %s --check-prefix=PLAIN

// One call, and every buffer may be what it returns.
// NET: what deallocs ask at run time, all inputs together, in stage 5, buffer-deallocation-simplification:
// NET-NEXT: 'bufferization.dealloc' behind line {{[0-9]+}} ran [[# N:]] times
// NET-NEXT: 1 comparison asked [[# N]] times, never true: that is known, but all are compared with all
// NET-NEXT: 2 comparisons asked [[# N + N]] times, never true: would fold if it were known that what 'func.call' at line [[# @LINE + 8]] returns is new
// NET-NEXT: lowered, with --args='{{.*}}': 8 allocations, 5 of them for lists; 6 checks, 1 library call
func.func private @act(%x: memref<4xf32>) -> memref<4xf32>
func.func @net(%in: memref<4xf32>, %out: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %in, %a : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  %c = call @act(%b) : (memref<4xf32>) -> memref<4xf32>
  memref.copy %c, %out : memref<4xf32> to memref<4xf32>
  return
}

// Two buffers that change places.
// SWAPPED: 'bufferization.dealloc' behind line {{[0-9]+}} ran 3 times
// SWAPPED-NEXT: 3 comparisons asked 9 times, never true: would fold if it were known that two memrefs that may each be 'memref.alloc' at line [[# @LINE + 8]] or 'memref.alloc' at line [[# @LINE + 9]] are two buffers
// SWAPPED-NEXT: 2 comparisons asked 6 times, always true: that is known, but all are compared with all
// SWAPPED-NEXT: 2 conditions asked 6 times, never true: would fold if it were known that the condition that 'scf.for' at line [[# @LINE + 9]] carries is false
// SWAPPED-NEXT: 'bufferization.dealloc' behind line {{[0-9]+}} ran 1 time
// SWAPPED: lowered, with --args='3, iota': 22 allocations, 20 of them for lists; 43 checks, 4 library calls
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

// What is asked, and has to be.
// SOMETIMES: 'bufferization.dealloc' behind line {{[0-9]+}} ran {{[0-9]+}} times
// SOMETIMES-NEXT: 1 condition asked {{[0-9]+}} times, true {{[0-9]+}} times
// SOMETIMES-NEXT: lowered, with --args='{{.*}}': 1 allocation; 1 check, 0 library calls
func.func @sometimes(%c: i1, %m: memref<4xf32>) {
  %x = scf.if %c -> (memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    scf.yield %a : memref<4xf32>
  } else {
    scf.yield %m : memref<4xf32>
  }
  memref.copy %x, %m : memref<4xf32> to memref<4xf32>
  return
}

// Nothing is asked of what is freed anyway.
// PLAIN-NOT: {{.*}}ask at run time{{.*}}
// PLAIN: rests on {{.*}}
func.func @plain(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  return
}
