// Passes of our own run on the program after a stage of a dump: the last one, or that of --from.
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation --canonicalize --mlir-print-ir-after-all -o /dev/null 2>%t.log
// RUN: %bufscope-opt --dump=%t.log --from=1 --canonicalize --bufferization-lower-deallocations --cse --canonicalize -o %t.here
// RUN: %bufscope-opt %s --ownership-based-buffer-deallocation --canonicalize --bufferization-lower-deallocations --cse --canonicalize -o %t.there
// RUN: diff %t.here %t.there
// RUN: %bufscope-opt --dump=%t.log --bufferization-lower-deallocations --counts 2>&1 | FileCheck %s
// RUN: not %bufscope-opt --dump=%t.log --from=3 --cse 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not %bufscope-opt %s --from=3 --cse 2>&1 | FileCheck %s --check-prefix=ALONE

// CHECK: bufscope-opt: passes run on stage 2 of the dump, canonicalize, whose lines count
// CHECK: 0: input
// CHECK-NEXT: 1: bufferization-lower-deallocations
// NONE: bufscope-opt: the dump has no stage 3 that can be read
// ALONE: bufscope-opt: --from does nothing without --dump and passes that run on that stage

func.func @f(%c: i1, %m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %r = arith.select %c, %a, %m : memref<4xf32>
  memref.copy %m, %r : memref<4xf32> to memref<4xf32>
  return
}
