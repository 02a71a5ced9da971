// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(legacy)' --names=source --why-not=%%made >%t
// RUN: FileCheck %s --check-prefix=MADE <%t
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(legacy)' --names=source --why-not=%%sized >%t
// RUN: FileCheck %s --check-prefix=SIZED <%t
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(func.func(buffer-deallocation))' --names=source --why-not=freed:%%made >%t
// RUN: FileCheck %s --check-prefix=PASSED <%t
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(func.func(buffer-loop-hoisting))' --names=source --why-not=hoisted:%%kept >%t
// RUN: FileCheck %s --check-prefix=KEPT <%t
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(func.func(promote-buffers-to-stack))' --names=source --why-not=promoted:%%moved >%t
// RUN: FileCheck %s --check-prefix=MOVED <%t
//
// Why not, in the older system: not freed, not hoisted, not promoted.

// PASSED: not freed: func.return passes %made on (line [[@LINE+7]]){{.*}}
// MADE: not freed: func.return passes %made on (line [[@LINE+6]]){{.*}}
// MADE: not hoisted: no loop is around it (line [[@LINE+3]]){{.*}}
// MADE: not promoted: no op around it releases the stack before the buffer leaves: func.return (line [[@LINE+4]]){{.*}}
func.func @leaves(%in: memref<8xf32>) -> memref<8xf32> {
  %made = memref.alloc() : memref<8xf32>
  test.copy(%in, %made) : (memref<8xf32>, memref<8xf32>)
  return %made : memref<8xf32>
}

// SIZED: not hoisted: its operands are computed there: %n (line [[@LINE+4]]){{.*}}
// SIZED: not promoted: its size is known at run time only, and is not the rank of a memref: %n = arith.addi (line [[@LINE+3]]){{.*}}
func.func @sized(%in: memref<?xf32>, %step: index, %to: index) {
  scf.for %i = %step to %to step %step {
    %n = arith.addi %i, %step : index
    %sized = memref.alloc(%n) : memref<?xf32>
    test.copy(%in, %sized) : (memref<?xf32>, memref<?xf32>)
  }
  return
}

// KEPT: not hoisted: the buffer lives longer than a round of the loop around it: %last = scf.for (line [[@LINE+2]]){{.*}}
func.func @rounds(%in: memref<8xf32>, %step: index, %to: index) {
  %last = scf.for %i = %step to %to step %step iter_args(%now = %in) -> (memref<8xf32>) {
    %kept = memref.alloc() : memref<8xf32>
    test.copy(%now, %kept) : (memref<8xf32>, memref<8xf32>)
    scf.yield %kept : memref<8xf32>
  }
  test.copy(%last, %last) : (memref<8xf32>, memref<8xf32>)
  return
}

// MOVED: promoted: {{.*}} moves to the stack{{.*}}
func.func @small(%in: memref<8xf32>) {
  %moved = memref.alloc() : memref<8xf32>
  test.copy(%in, %moved) : (memref<8xf32>, memref<8xf32>)
  return
}
