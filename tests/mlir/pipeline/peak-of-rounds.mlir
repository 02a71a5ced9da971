// Rounds of a loop that leave buffers behind: as many as there are rounds with inputs that are found, or given.
// RUN: %bufscope-opt %s --names=printed --buffer-hoisting --lifetimes 2>/dev/null | FileCheck %s
// RUN: %bufscope-opt %s --names=printed --compare=buffer-hoisting,buffer-loop-hoisting --function=left_behind --args='iota, 9' 2>/dev/null | FileCheck %s --check-prefix=BOTH

// CHECK: @left_behind: at most 3 on the heap at once, with {{[0-9]+}} inputs (line {{.*}}
// BOTH: most buffers at once {{ *}}9 {{ *}}9
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
// CHECK: @handed_on: at most 2 on the heap at once, with {{[0-9]+}} inputs (line {{.*}}
func.func @handed_on(%m: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %eight = arith.constant 8 : index
  %first = memref.alloc() : memref<8xf32>
  memref.copy %m, %first : memref<8xf32> to memref<8xf32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> memref<8xf32> {
    %next = memref.alloc(%eight) : memref<?xf32>
    %cast = memref.cast %next : memref<?xf32> to memref<8xf32>
    memref.copy %x, %cast : memref<8xf32> to memref<8xf32>
    memref.dealloc %x : memref<8xf32>
    scf.yield %cast : memref<8xf32>
  }
  memref.dealloc %last : memref<8xf32>
  return
}

// What is never over is not judged, and where its buffers live the text says.
// CHECK: @endless: not judged: limit of 20000 steps
// CHECK-NEXT: %alloc {{.*}} line {{.*}}
func.func @endless() {
  %m = memref.alloc() : memref<8xf32>
  cf.br ^a
^a:
  memref.copy %m, %m : memref<8xf32> to memref<8xf32>
  cf.br ^a
}
