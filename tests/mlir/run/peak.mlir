// What the peak of the heap is made of, stage by stage, and what would do.
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --run --function=late | FileCheck %s --check-prefix=LATE
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --optimize-allocation-liveness --run --function=late | FileCheck %s --check-prefix=EARLY
// RUN: %bufscope-opt %s --buffer-deallocation --convert-bufferization-to-memref --run --function=meet | FileCheck %s --check-prefix=CLONES
// RUN: %bufscope-opt %s --buffer-deallocation-pipeline --run --function=lists | FileCheck %s --check-prefix=LISTS
// RUN: %bufscope-opt %s --cse --run --function=goes_out --args='9, iota' | FileCheck %s --check-prefix=OUT

// LATE: 0-2 input and on: the buffer of 'memref.alloc' at line [[# @LINE + 7]] leaks
// LATE: peak of the heap: 128 bytes, at 'memref.alloc' at line [[# @LINE + 9]]: 64 needed, 64 leaked; 64 leak later; 64 would do with deallocs elsewhere
// LATE: 3-8 ownership-based-buffer-deallocation and on: right
// LATE: peak of the heap: 128 bytes, at 'memref.alloc' at line [[# @LINE + 7]]: 64 needed, 64 freed late; 64 would do with deallocs elsewhere
// EARLY: 9{{.*}}optimize-allocation-liveness{{.*}}: right
// EARLY-NEXT: peak of the heap: 64 bytes, all needed
func.func @late(%in: memref<16xf32>, %out: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  memref.copy %in, %a : memref<16xf32> to memref<16xf32>
  memref.copy %a, %out : memref<16xf32> to memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  memref.copy %in, %b : memref<16xf32> to memref<16xf32>
  memref.copy %b, %out : memref<16xf32> to memref<16xf32>
  return
}

// A clone of what one branch allocates; it is one, too, when it is converted to an allocation and a copy.
// CLONES: 2-{{[0-9]+}} buffer-deallocation and on: right
// CLONES-NEXT: peak of the heap: 8192 bytes, at 'bufferization.clone' at line [[# @LINE + 7]]: 4096 needed, 4096 in clones
// CLONES-NEXT: the first stage that changes the verdict: 2, buffer-deallocation
func.func @meet(%c: i1, %m: memref<1024xf32>, %r: memref<1024xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%m : memref<1024xf32>)
^bb2:
  %a = memref.alloc() : memref<1024xf32>
  memref.copy %m, %a : memref<1024xf32> to memref<1024xf32>
  cf.br ^bb3(%a : memref<1024xf32>)
^bb3(%x: memref<1024xf32>):
  memref.copy %x, %r : memref<1024xf32> to memref<1024xf32>
  return
}

// LISTS: 6-8 bufferization-lower-deallocations and on: right
// LISTS: peak of the heap: {{[0-9]+}} bytes, at 'memref.alloc' behind line {{[0-9]+}}: 64 freed late, {{[0-9]+}} in lists; {{[0-9]+}} would do with deallocs elsewhere
func.func @lists(%n: index, %out: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  memref.copy %out, %a : memref<8xf32> to memref<8xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (memref<8xf32>, memref<8xf32>) {
    memref.copy %x, %y : memref<8xf32> to memref<8xf32>
    scf.yield %y, %x : memref<8xf32>, memref<8xf32>
  }
  memref.copy %r#0, %out : memref<8xf32> to memref<8xf32>
  return
}

// Of a run that ends at a fault nobody knows what it would still have needed.
// OUT: at 'memref.load' at line [[# @LINE + 4]] (step 2)
// OUT: peak of the heap: 16 bytes
func.func @goes_out(%i: index, %m: memref<4xf32>) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  %x = memref.load %m[%i] : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return %x : f32
}
