// Programs that are right because of an assertion on several arguments: none is more than warned of.
// RUN: %bufscope-opt %s --check --split-input-file --buffer-deallocation 2>%t.err >%t.out
// RUN: FileCheck %s <%t.err
// RUN: FileCheck %s --check-prefix=OUT <%t.out
// CHECK-NOT: {{.*}}: error: {{.*}}

// CHECK: {{.*}} warning: this buffer is freed twice: 'memref.dealloc' frees it again
// OUT: func.func @one_of_two{{.*}}
func.func @one_of_two(%m: memref<8xf32>, %x: i1, %y: i1) {
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  %b = memref.cast %a : memref<8xf32> to memref<?xf32>
  %q = arith.xori %x, %y : i1
  cf.assert %q, "only one"
  %k1 = arith.andi %x, %x : i1
  %k2 = arith.andi %y, %y : i1
  %k3 = arith.constant true
  scf.if %k1 {
    scf.if %k2 {
      scf.if %k3 {
        memref.dealloc %b : memref<?xf32>
      }
    }
  }
  return
}

// -----

// CHECK-NOT: {{.*(error|warning): .*}}
// OUT: func.func @less{{.*}}
func.func @less(%m: memref<8xf32>, %x: i32, %y: i32) {
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  %b = memref.cast %a : memref<8xf32> to memref<?xf32>
  %c5 = arith.constant 5 : i32
  %c3 = arith.constant 3 : i32
  %l = arith.cmpi slt, %x, %y : i32
  cf.assert %l, "less"
  %k1 = arith.cmpi eq, %x, %c5 : i32
  %k2 = arith.cmpi eq, %y, %c3 : i32
  scf.if %k1 {
    scf.if %k2 {
      memref.dealloc %b : memref<?xf32>
    }
  }
  return
}

// -----

// CHECK: {{.*}} warning: this buffer is freed twice: 'memref.dealloc' frees it again
// OUT: func.func @checked_by_a_callee{{.*}}
func.func private @check(%k1: i1, %k2: i1) {
  %q = arith.andi %k1, %k2 : i1
  %t = arith.constant true
  %nq = arith.xori %q, %t : i1
  cf.assert %nq, "not both"
  return
}
func.func @checked_by_a_callee(%m: memref<8xf32>, %k1: i1, %k2: i1) {
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  %b = memref.cast %a : memref<8xf32> to memref<?xf32>
  call @check(%k1, %k2) : (i1, i1) -> ()
  scf.if %k1 {
    scf.if %k2 {
      memref.dealloc %b : memref<?xf32>
    }
  }
  return
}
