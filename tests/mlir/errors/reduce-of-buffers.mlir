// A reduction of buffers: nobody says whose the result is.
// RUN: not %bufscope-opt %s --ownership-based-buffer-deallocation 2>&1 | FileCheck %s

func.func @reduce(%lb: index, %ub: index, %step: index, %init: memref<8xf32>) -> memref<8xf32> {
  %r = scf.parallel (%i) = (%lb) to (%ub) step (%step) init (%init) -> memref<8xf32> {
    %a = memref.alloc() : memref<8xf32>
    scf.reduce(%a : memref<8xf32>) {
    ^bb0(%x: memref<8xf32>, %y: memref<8xf32>):
      scf.reduce.return %x : memref<8xf32>
    }
  }
  return %r : memref<8xf32>
}

// CHECK: {{.*}}reduce-of-buffers.mlir:9:7: error: only supported when operand is not a MemRef
// CHECK-NEXT: scf.reduce.return %x : memref<8xf32>
// CHECK-NEXT: ^
// CHECK-NEXT: {{.*}}reduce-of-buffers.mlir:9:7: note: see current operation: "scf.reduce.return"(%arg5) : (memref<8xf32>) -> ()
