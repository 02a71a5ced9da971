// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(hlo-deallocation-pipeline{placement=last-use})' --names=source --why-not=%%scratch >%t
// RUN: FileCheck %s --check-prefix=SCRATCH <%t
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(hlo-deallocation-pipeline{placement=last-use})' --names=source --why-not=reused:@copies:5 >%t
// RUN: FileCheck %s --check-prefix=COPY <%t
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(hlo-deallocation-pipeline{placement=last-use})' --names=source --why-not=%%sized >%t
// RUN: FileCheck %s --check-prefix=SIZED <%t
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(hlo-deallocation-pipeline{placement=last-use})' --names=source --why-not=%%made >%t
// RUN: FileCheck %s --check-prefix=MADE <%t
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(hlo-deallocation-pipeline{placement=last-use})' --names=source --why-not=reused:%%first >%t
// RUN: FileCheck %s --check-prefix=FIRST <%t
// RUN: %bufscope-opt %s --pass-pipeline='builtin.module(hlo-deallocation-pipeline{placement=last-use})' --stage=10 --why-not=simplified:@handed:15 >%t
// RUN: FileCheck %s --check-prefix=RETAIN <%t
//
// Why not, in MLIR-HLO's system: not freed, not hoisted, not promoted, not reused, not simplified.

// SCRATCH: freed: %scratch is freed in ^bb0{{.*}}
// SCRATCH: not hoisted: hlo-buffer-reuse says nothing of it; it looks at what is allocated in a region of {{.*}}
// SCRATCH: not promoted: more elements than the 4096 that are left for the stack (line [[@LINE+4]]){{.*}}
// SCRATCH: not reused: memref.dealloc of %scratch stays: nothing is allocated behind it{{.*}}
// COPY: not reused: the copy stays: its target is an argument that others may see: it is not restrict {{.*}}
func.func @copies(%in: memref<9000xf32>, %out: memref<9000xf32>) {
  %scratch = memref.alloc() : memref<9000xf32>
  test.copy(%in, %scratch) : (memref<9000xf32>, memref<9000xf32>)
  test.copy(%in, %out) : (memref<9000xf32>, memref<9000xf32>)
  memref.copy %scratch, %out : memref<9000xf32> to memref<9000xf32>
  return
}

// SIZED: not hoisted: its size is no constant, and may be computed in scf.for at line [[@LINE+3]] {{.*}}
// SIZED: not promoted: hlo-buffer-reuse says nothing of it; it looks at {{.*}} in no region
func.func @sized(%in: memref<?xf32>, %step: index, %to: index) {
  scf.for %i = %step to %to step %step {
    %n = arith.addi %i, %step : index
    %sized = memref.alloc(%n) : memref<?xf32>
    test.copy(%in, %sized) : (memref<?xf32>, memref<?xf32>)
  }
  return
}

// MADE: not freed: scf.yield in the then branch of the if at line [[@LINE+4]] hands %made on{{.*}}
// MADE: not hoisted: %own = scf.if does not free it in the region that allocates it {{.*}}
// RETAIN: not simplified: a memref may take the indicator: %{{.*}}
func.func @handed(%c: i1, %in: memref<8xf32>) -> memref<8xf32> {
  %own = scf.if %c -> (memref<8xf32>) {
    %made = memref.alloc() : memref<8xf32>
    test.copy(%in, %made) : (memref<8xf32>, memref<8xf32>)
    scf.yield %made : memref<8xf32>
  } else {
    scf.yield %in : memref<8xf32>
  }
  %other = memref.alloc() : memref<8xf32>
  test.copy(%own, %other) : (memref<8xf32>, memref<8xf32>)
  %pick = arith.select %c, %own, %other : memref<8xf32>
  return %pick : memref<8xf32>
}

// FIRST: not reused: memref.dealloc of %first stays: %wide = memref.alloc is what is allocated next, and of another type{{.*}}
func.func @rows(%in: memref<9000xf32>, %out: memref<9000xf32>) {
  %first = memref.alloc() : memref<9000xf32>
  test.copy(%in, %first) : (memref<9000xf32>, memref<9000xf32>)
  %wide = memref.alloc() : memref<9001xf32>
  test.copy(%out, %wide) : (memref<9000xf32>, memref<9001xf32>)
  return
}
