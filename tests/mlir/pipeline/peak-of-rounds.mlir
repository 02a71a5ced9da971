// Rounds of a loop that leave buffers behind: two of them are followed, and there may be more.
// RUN: %bufscope-opt %s --buffer-hoisting --lifetimes 2>/dev/null | FileCheck %s
// RUN: %bufscope-opt %s --compare=buffer-hoisting,buffer-loop-hoisting 2>/dev/null | FileCheck %s --check-prefix=BOTH

// CHECK: @left_behind: at least 2 on the heap at once, more with each round of a loop (line {{.*}}
// BOTH: most buffers at once {{ *}}2 or more {{ *}}2 or more
func.func @left_behind(%m: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc(%i) : memref<?xf32>
    "memref.copy"(%a, %a) : (memref<?xf32>, memref<?xf32>) -> ()
  }
  return
}

// The last round frees what the one before has made.
// CHECK: @handed_on: at most 2 on the heap at once (line {{.*}}
func.func @handed_on(%m: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.alloc() : memref<8xf32>
  memref.copy %m, %first : memref<8xf32> to memref<8xf32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> memref<8xf32> {
    %next = memref.alloc(%i) : memref<?xf32>
    %cast = memref.cast %next : memref<?xf32> to memref<8xf32>
    memref.copy %x, %cast : memref<8xf32> to memref<8xf32>
    memref.dealloc %x : memref<8xf32>
    scf.yield %cast : memref<8xf32>
  }
  memref.dealloc %last : memref<8xf32>
  return
}
