// Ways that no run takes are no fault, and nothing is said of them.
// RUN: %bufscope-opt %s --check --split-input-file --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=SAID --allow-empty <%t.err
// RUN: %bufscope-opt %s --check --split-input-file --promote-buffers-to-stack 2>%t.err >%t.out
// RUN: FileCheck %s --check-prefix=SAID --allow-empty <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out

// SAID-NOT: {{.*(error|warning): .*}}

// OUT: {{.*}}@asserted{{.*}}
func.func @asserted(%m: memref<4xf32>, %k: i1) {
  cf.assert %k, "must hold"
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  scf.if %k {
    memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  } else {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

// -----

// OUT: {{.*}}func.func @constant_flag{{.*}}
memref.global "private" constant @flag : memref<i1> = dense<true>
func.func @constant_flag(%m: memref<4xf32>) {
  %g = memref.get_global @flag : memref<i1>
  %k = memref.load %g[] : memref<i1>
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  scf.if %k {
    memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  } else {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

// -----

// OUT: {{.*}}@local_flag{{.*}}
func.func @local_flag(%m: memref<4xf32>) {
  %true = arith.constant true
  %g = memref.alloca() : memref<i1>
  linalg.fill ins(%true : i1) outs(%g : memref<i1>)
  %k = memref.load %g[] : memref<i1>
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  scf.if %k {
    memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  } else {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

// -----

// No number of eight bits is more than 127.
// OUT: {{.*}}@narrow{{.*}}
func.func @narrow(%m: memref<4xf32>, %x: i8) {
  %most = arith.constant 127 : i8
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  %more = arith.cmpi sgt, %x, %most : i8
  scf.if %more {
    memref.dealloc %b : memref<?xf32>
  }
  return
}

// -----

// Nor is a bit with a sign more than 0.
// OUT: {{.*}}@bit{{.*}}
func.func @bit(%m: memref<4xf32>, %x: i1) {
  %zero = arith.constant 0 : i1
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  %more = arith.cmpi sgt, %x, %zero : i1
  scf.if %more {
    memref.dealloc %b : memref<?xf32>
  }
  return
}
