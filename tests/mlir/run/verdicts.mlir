// What comes of executing each stage: inputs are found, and given.
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --run --function=leaky | FileCheck %s --check-prefix=LEAKY
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --run --function=splits | FileCheck %s --check-prefix=SPLITS
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --run --function=table | FileCheck %s --check-prefix=TABLE
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --run --function=choose --args='[4, 5, 6], =0, true' | FileCheck %s --check-prefix=GIVEN
// RUN: not %bufscope-opt %s --canonicalize --run --function=choose --args='1, 2' 2>&1 | FileCheck %s --check-prefix=WRONG

// A pass frees what the source does not.
// LEAKY: @leaky
// LEAKY-NEXT:   0-2 input and on: the buffer of 'memref.alloc' at line [[# @LINE + 9]] leaks
// LEAKY-NEXT:     made by 'memref.alloc' at line [[# @LINE + 8]] (step 2), lost behind 'memref.load' at line [[# @LINE + 10]] (step 4)
// LEAKY-NEXT:     {{[0-9]+}} of {{[0-9]+}} inputs, first with --args='0'
// LEAKY-NEXT:     peak of the heap: 16 bytes, all needed; 16 leak later
// LEAKY-NEXT: 3-8 ownership-based-buffer-deallocation and on: right
// LEAKY: the first stage that changes the verdict: 3, ownership-based-buffer-deallocation
// LEAKY: rests on {{[0-9]+}} inputs, 0 of 0 edges
func.func @leaky(%i: index) -> i32 {
  %c = arith.constant 3 : i32
  %a = memref.alloc() : memref<4xi32>
  memref.store %c, %a[%i] : memref<4xi32>
  %v = memref.load %a[%i] : memref<4xi32>
  return %v : i32
}

// The callee's result may be its argument, so that it is cloned: a write goes into the clone.
func.func private @either(%c: i1, %x: memref<2xi64>) -> memref<2xi64> {
  %new = memref.alloc() : memref<2xi64>
  %r = arith.select %c, %x, %new : memref<2xi64>
  return %r : memref<2xi64>
}
// SPLITS: @splits
// SPLITS: 3-5 ownership-based-buffer-deallocation and on: other results than before
// SPLITS-NEXT: {{[0-9]+}} of {{[0-9]+}} inputs, first with --args='{{.*}}'
// SPLITS: the first stage that changes results: 3, ownership-based-buffer-deallocation
func.func @splits(%i: index, %before: i64, %after: i64) -> i64 {
  %true = arith.constant true
  %x = memref.alloc() : memref<2xi64>
  memref.store %before, %x[%i] : memref<2xi64>
  %r = call @either(%true, %x) : (i1, memref<2xi64>) -> memref<2xi64>
  memref.store %after, %r[%i] : memref<2xi64>
  %y = memref.load %x[%i] : memref<2xi64>
  return %y : i64
}

// What is in a memref of memrefs that is returned is the caller's, too.
// TABLE: 0-2 input and on: right
// TABLE: 3-8 ownership-based-buffer-deallocation and on: the buffer of 'memref.alloc' at line [[# @LINE + 4]] is returned when it is free
// TABLE-NEXT: made by 'memref.alloc' at line [[# @LINE + 3]] (step 5), freed by 'bufferization.dealloc' behind line [[# @LINE + 5]] (step {{[0-9]+}}), then 'func.return' at line {{.*}}
func.func @table(%in: memref<3xf64>) -> memref<memref<3xf64>> {
  %slot = memref.alloc() : memref<memref<3xf64>>
  %buf = memref.alloc() : memref<3xf64>
  memref.copy %in, %buf : memref<3xf64> to memref<3xf64>
  memref.store %buf, %slot[] : memref<memref<3xf64>>
  return %slot : memref<memref<3xf64>>
}

// GIVEN: @choose
// GIVEN-NEXT:   0-8 input and on: right
// GIVEN: rests on 1 input, 1 of 2 edges, 1 size (3), with a shared buffer; never taken: from 'cf.cond_br' at line [[# @LINE + 4]] to 'memref.load' at line [[# @LINE + 6]]
// WRONG: bufscope-opt: --args: @choose: the function has 3 arguments, 2 are given
func.func @choose(%a: memref<?xi32>, %b: memref<?xi32>, %c: i1) -> i32 {
  %i = arith.constant 2 : index
  cf.cond_br %c, ^x(%a : memref<?xi32>), ^x(%b : memref<?xi32>)
^x(%m: memref<?xi32>):
  %v = memref.load %m[%i] : memref<?xi32>
  return %v : i32
}
