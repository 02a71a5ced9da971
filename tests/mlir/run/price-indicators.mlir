// What a deallocation.retain asks: whether an indicator has a buffer, and which of the retained memrefs it is.
// RUN: %bufscope-opt %s --hlo-deallocate --run --function=sometimes | FileCheck %s --check-prefix=BOTH
// RUN: %bufscope-opt %s --hlo-deallocate --run --function=sometimes --args='true, iota' | FileCheck %s --check-prefix=ALWAYS
// RUN: %bufscope-opt %s --hlo-deallocate --run --function=swapped | FileCheck %s --check-prefix=TWO

// BOTH: what deallocs ask at run time, all inputs together, in stage 1, hlo-deallocate:
// BOTH-NEXT: 'deallocation.retain' behind line {{[0-9]+}} ran 4 times
// BOTH-NEXT: 1 condition asked 4 times, true 2 times
// BOTH-NEXT: rests on 4 inputs, 2 of 2 edges
// ALWAYS: 'deallocation.retain' behind line {{[0-9]+}} ran 1 time
// ALWAYS-NEXT: 1 condition asked 1 time, always true: would fold if it were known that the indicator that 'scf.if' at line [[# @LINE + 2]] gives as result 1 has one
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

// TWO: what deallocs ask at run time, all inputs together, in stage 1, hlo-deallocate:
// TWO-NEXT: 'deallocation.retain' behind line {{[0-9]+}} ran {{[0-9]+}} times
// TWO-NEXT: {{.*}} the indicator that 'scf.for' at line [[# @LINE + 10]] gives as result 2 has one
// TWO-NEXT: 'deallocation.retain' behind line {{[0-9]+}}, number 2 there, ran {{[0-9]+}} times
// TWO-NEXT: {{.*}} the indicator that 'scf.for' at line [[# @LINE + 8]] gives as result 3 has one
func.func @swapped(%n: index, %m: memref<4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  memref.copy %m, %b : memref<4xf32> to memref<4xf32>
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (memref<4xf32>, memref<4xf32>) {
    scf.yield %y, %x : memref<4xf32>, memref<4xf32>
  }
  memref.copy %r#0, %m : memref<4xf32> to memref<4xf32>
  return
}
